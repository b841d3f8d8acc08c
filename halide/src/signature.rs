//! Functions with Halide's C interface.

use std::collections::BTreeMap;

use autoir_synth::window::halide::ast::{ExprKind, Stmt, StmtKind, Type};
use autoir_synth::window::halide::walk;
use autoir_synth::window::halide::{Argument, Program};
use inkwell::context::Context;
use inkwell::module::{Linkage, Module};
use inkwell::types::{BasicMetadataTypeEnum, BasicType};
use inkwell::values::{BasicMetadataValueEnum, BasicValueEnum, FunctionValue};

use crate::calls::USER_CONTEXT;
use crate::fault::{Fault, Lowered};
use crate::kernel::{Kernel, llvm_type};

/// A parameter of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// What the text calls it inside.
    pub name: String,
    /// Its type; a buffer is an address.
    pub ty: Type,
}

/// A function of the text.
#[derive(Clone, PartialEq, Debug)]
pub struct Signature {
    /// Its name.
    pub name: String,
    /// Whether others may call it.
    pub is_external: bool,
    /// Whether its parameters are also to be had as an array.
    pub has_metadata: bool,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
}

/// The signatures of all functions of `program`, with their statements.
pub fn signatures(program: &Program) -> Vec<(Signature, &Stmt, &[Stmt])> {
    let mut found = Vec::new();
    for statement in &program.statements {
        let StmtKind::Function { name, linkage, parameters, body } = &statement.kind else { continue };
        let is_external = linkage != "internal";
        let used = Used::of(body);
        let parameters = parameters.iter().map(|p| {
            let argument = program.arguments.iter().find(|a| is_external && a.name == *p);
            parameter(p, argument, &used)
        });
        let signature = Signature {
            // Names of C++ are not mangled here; Halide separates them with colons.
            name: name.clone(),
            is_external,
            has_metadata: linkage == "external_plus_metadata",
            parameters: parameters.collect(),
        };
        found.push((signature, statement, body.as_slice()));
    }
    found
}

fn parameter(name: &str, argument: Option<&Argument>, used: &Used) -> Parameter {
    let buffer = format!("{name}.buffer");
    let is_buffer =
        argument.and_then(|a| a.is_buffer).unwrap_or_else(|| used.variables.contains_key(&buffer));
    if is_buffer {
        return Parameter { name: buffer, ty: Type::HANDLE };
    }
    let written = used.variables.get(name).copied();
    let ty = match argument {
        Some(argument) => argument.ty,
        None if name == USER_CONTEXT => Type::HANDLE,
        None => written.unwrap_or(Type::INT32),
    };
    Parameter { name: name.to_owned(), ty }
}

/// The variables of a function's text, with the type at one place.
struct Used {
    variables: BTreeMap<String, Type>,
}

impl Used {
    fn of(body: &[Stmt]) -> Used {
        let mut variables = BTreeMap::new();
        walk::expressions(body, &mut |e| {
            if let (ExprKind::Var(name, _), Some(ty)) = (&e.kind, e.ty) {
                variables.entry(name.clone()).or_insert(ty);
            }
        });
        Used { variables }
    }
}

/// Declares a function.
pub fn declare<'c>(context: &'c Context, module: &Module<'c>, signature: &Signature) -> FunctionValue<'c> {
    let types: Vec<BasicMetadataTypeEnum<'c>> =
        signature.parameters.iter().map(|p| llvm_type(context, p.ty).into()).collect();
    let linkage = if signature.is_external { Linkage::External } else { Linkage::Internal };
    module.add_function(&signature.name, context.i32_type().fn_type(&types, false), Some(linkage))
}

impl<'c> Kernel<'_, 'c> {
    /// Gives the parameters their names.
    pub fn parameters(&mut self, signature: &Signature) {
        for (n, parameter) in signature.parameters.iter().enumerate() {
            if let Some(value) = self.function.get_nth_param(n as u32) {
                self.define(&parameter.name, value);
            }
        }
    }

    /// The function `name_argv`, which takes addresses of the arguments, buffers as they are.
    pub fn array_wrapper(&mut self, signature: &Signature, called: FunctionValue<'c>) -> Lowered<()> {
        let Some(BasicValueEnum::PointerValue(array)) = self.function.get_nth_param(0) else {
            return Err(Fault::Llvm("an array is an address".to_owned()));
        };
        let mut arguments: Vec<BasicMetadataValueEnum<'c>> = Vec::new();
        for (n, parameter) in signature.parameters.iter().enumerate() {
            let place = self.element_address(array, n as u64)?;
            let mut value = self.builder.build_load(self.pointer(), place, "")?;
            if parameter.ty != Type::HANDLE || !parameter.name.ends_with(".buffer") {
                let BasicValueEnum::PointerValue(scalar) = value else { continue };
                value = self.builder.build_load(self.llvm(parameter.ty).as_basic_type_enum(), scalar, "")?;
            }
            arguments.push(value.into());
        }
        let call = self.builder.build_call(called, &arguments, "")?;
        if let inkwell::values::ValueKind::Basic(code) = call.try_as_basic_value() {
            self.builder.build_return(Some(&code))?;
        }
        Ok(())
    }

    fn element_address(
        &self,
        array: inkwell::values::PointerValue<'c>,
        n: u64,
    ) -> Lowered<inkwell::values::PointerValue<'c>> {
        let at = self.number(i128::from(n), Type { bits: 64, ..Type::INT32 });
        self.element(array, at, Type::HANDLE)
    }
}
