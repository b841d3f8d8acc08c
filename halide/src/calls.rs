//! Calls of functions: of the text, of Halide's runtime, and of others that are allowed.

use autoir_synth::window::halide::ast::{Expr, Span, Type};
use inkwell::types::{BasicMetadataTypeEnum, BasicType, BasicTypeEnum};
use inkwell::values::{BasicMetadataValueEnum, BasicValueEnum, FunctionValue, ValueKind};

use crate::fault::{Fault, Lowered};
use crate::kernel::{Heap, Kernel, Value};

/// What the name of a user's context is in a text, where there is one.
pub const USER_CONTEXT: &str = "__user_context";

/// Functions of Halide's runtime that take the user's context first.
fn takes_user_context(name: &str) -> bool {
    name.starts_with("halide_error")
        || matches!(
            name,
            "halide_do_par_for"
                | "halide_do_task"
                | "halide_malloc"
                | "halide_free"
                | "halide_print"
                | "halide_start_clock"
                | "halide_trace_helper"
        )
}

impl<'c> Kernel<'_, 'c> {
    /// Whether `name` is a function that may be called.
    pub fn is_call_of_a_function(&self, name: &str) -> bool {
        takes_user_context(name) || self.externals.contains(name)
    }

    /// The user's context, or null.
    pub fn user_context(&self) -> Value<'c> {
        let known = self.names.get(USER_CONTEXT).and_then(|k| k.last());
        known.map_or_else(|| self.pointer().const_null().into(), |k| k.value)
    }

    /// The call of a function with the text's arguments.
    pub fn call_function(
        &mut self,
        name: &str,
        arguments: &[Expr],
        ty: Type,
        e: &Expr,
    ) -> Lowered<Value<'c>> {
        if ty.lanes != 1 {
            return Err(Fault::unsupported(e.span, format!("`{name}` gives a vector")));
        }
        let mut values = Vec::with_capacity(arguments.len() + 1);
        if takes_user_context(name) {
            values.push(self.user_context());
        }
        for a in arguments {
            let from = self.ty(a)?;
            let value = self.value(a)?;
            values.push(match from.is_integer() && from.bits < 32 {
                true => self.resize(value, from, Type { bits: 32, ..from })?,
                false => value,
            });
        }
        self.external(name, &values, Some(self.llvm(ty)))
    }

    /// A function of the runtime that takes the user's context and gives an error code.
    pub fn runtime(&mut self, name: &str, arguments: &[Value<'c>]) -> Lowered<Value<'c>> {
        let mut all = vec![self.user_context()];
        all.extend_from_slice(arguments);
        self.external(name, &all, Some(self.context.i32_type().into()))
    }

    /// The call of a function that is declared by how it is called.
    pub fn external(
        &self,
        name: &str,
        arguments: &[Value<'c>],
        result: Option<BasicTypeEnum<'c>>,
    ) -> Lowered<Value<'c>> {
        let types: Vec<BasicMetadataTypeEnum<'c>> = arguments.iter().map(|a| a.get_type().into()).collect();
        let function = match self.module.get_function(name) {
            Some(function) => function,
            None => {
                let ty = match result {
                    Some(result) => result.fn_type(&types, false),
                    None => self.context.void_type().fn_type(&types, false),
                };
                self.module.add_function(name, ty, None)
            }
        };
        if function.count_params() as usize != arguments.len() {
            return Err(Fault::Llvm(format!("`{name}` is called with different numbers of arguments")));
        }
        let arguments: Vec<BasicMetadataValueEnum<'c>> = arguments.iter().map(|a| (*a).into()).collect();
        match self.builder.build_call(function, &arguments, "")?.try_as_basic_value() {
            ValueKind::Basic(value) => Ok(value),
            ValueKind::Instruction(_) => Ok(self.context.i32_type().const_zero().into()),
        }
    }

    /// The address of a function of the text.
    pub fn function_named(&self, name: &str, e: &Expr) -> Lowered<Value<'c>> {
        let function: Option<FunctionValue<'c>> = self.module.get_function(name);
        let function =
            function.ok_or_else(|| Fault::unsupported(e.span, "this function is not in the text"))?;
        Ok(function.as_global_value().as_pointer_value().into())
    }

    /// The address of a text, as printed with its quotes.
    pub fn text(&self, printed: &str) -> Lowered<Value<'c>> {
        let inner = printed.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(printed);
        let mut text = String::with_capacity(inner.len());
        let mut characters = inner.chars();
        while let Some(c) = characters.next() {
            text.push(match c {
                '\\' => match characters.next() {
                    Some('n') => '\n',
                    Some('t') => '\t',
                    Some('r') => '\r',
                    Some(other) => other,
                    None => '\\',
                },
                c => c,
            });
        }
        let text = text.replace('\0', "");
        Ok(self.builder.build_global_string_ptr(&text, "text")?.as_pointer_value().into())
    }

    /// Leaves the function with what `message` gives unless `condition` holds, all memory freed.
    pub fn require(
        &mut self,
        condition: Value<'c>,
        at: Span,
        message: impl FnOnce(&mut Self) -> Lowered<Value<'c>>,
    ) -> Lowered<()> {
        let BasicValueEnum::IntValue(condition) = condition else {
            return Err(Fault::unsupported(at, "the condition is a vector"));
        };
        let (failed, good) = (self.block("failed"), self.block("good"));
        let expected = self.expected(condition.into())?;
        let BasicValueEnum::IntValue(expected) = expected else { return Ok(()) };
        self.builder.build_conditional_branch(expected, good, failed)?;
        self.builder.position_at_end(failed);
        let code = message(self)?;
        let heap: Vec<Heap<'c>> = self.heap.clone();
        for one in heap.iter().rev() {
            self.release(one)?;
        }
        self.builder.build_return(Some(&code))?;
        self.builder.position_at_end(good);
        Ok(())
    }

    /// A condition that mostly holds.
    fn expected(&self, condition: Value<'c>) -> Lowered<Value<'c>> {
        let yes = self.context.bool_type().const_all_ones();
        self.intrinsic("llvm.expect", &[condition.get_type()], &[condition, yes.into()])
    }

    /// A statement of the form `assert(condition, message)`.
    pub fn assert(&mut self, condition: &Expr, message: Option<&Expr>, at: Span) -> Lowered<()> {
        let holds = self.value(condition)?;
        self.require(holds, at, |kernel| match message {
            Some(message) => {
                let ty = kernel.ty(message)?;
                let code = kernel.value(message)?;
                if ty == Type::INT32 { Ok(code) } else { Ok(kernel.number(-1, Type::INT32)) }
            }
            None => Ok(kernel.number(-1, Type::INT32)),
        })
    }
}
