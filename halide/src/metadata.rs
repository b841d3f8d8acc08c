//! `const halide_filter_metadata_t *name_metadata(void)`: what the pipeline's arguments are, for whoever calls it by name.

use autoir_synth::window::halide::Argument;
use autoir_synth::window::halide::ast::Code;
use inkwell::AddressSpace;
use inkwell::context::Context;
use inkwell::module::{Linkage, Module};
use inkwell::values::{BasicValueEnum, PointerValue};

use crate::fault::Lowered;

/// `halide_filter_metadata_t::VERSION`.
const VERSION: u64 = 1;

/// Halide's numbers of element types (`halide_type_code_t`).
fn code(code: Code) -> u64 {
    match code {
        Code::Int => 0,
        Code::UInt => 1,
        Code::Float => 2,
        Code::Handle => 3,
        Code::BFloat => 4,
    }
}

/// Writes the function for the pipeline `name`, lowered for `target`, into `module`. Defaults and estimates of arguments
/// are not in the text: there are none.
pub fn describe<'c>(
    context: &'c Context,
    module: &Module<'c>,
    name: &str,
    target: &str,
    arguments: &[Argument],
) -> Lowered<()> {
    let (i8_type, i16_type, i32_type) = (context.i8_type(), context.i16_type(), context.i32_type());
    let pointer = context.ptr_type(AddressSpace::default());
    let null: BasicValueEnum<'c> = pointer.const_null().into();
    let constant = |value: BasicValueEnum<'c>, name: &str| -> PointerValue<'c> {
        let global = module.add_global(value.get_type(), None, name);
        global.set_initializer(&value);
        global.set_constant(true);
        global.set_linkage(Linkage::Private);
        global.as_pointer_value()
    };
    let text = |text: &str| constant(context.const_string(text.as_bytes(), true).into(), "text");
    let int = |n: u64| i32_type.const_int(n, false).into();
    let described: Vec<_> = arguments
        .iter()
        .map(|a| {
            let is_buffer = a.is_buffer == Some(true);
            let ty = context.const_struct(
                &[
                    i8_type.const_int(code(a.ty.code), false).into(),
                    i8_type.const_int(u64::from(a.ty.bits), false).into(),
                    i16_type.const_int(1, false).into(),
                ],
                false,
            );
            let kind = u64::from(is_buffer) + u64::from(is_buffer && a.is_output);
            let start: [BasicValueEnum<'c>; 4] =
                [text(&a.name).into(), int(kind), int(u64::from(a.dimensions)), ty.into()];
            context.const_struct(&[&start[..], &[null; 5]].concat(), false)
        })
        .collect();
    let count = described.len() as u64;
    let list = match described.first() {
        Some(first) => constant(first.get_type().const_array(&described).into(), "arguments").into(),
        None => null,
    };
    let members = [int(VERSION), int(count), list, text(target).into(), text(name).into()];
    let metadata = constant(context.const_struct(&members, false).into(), "metadata");
    let function = module.add_function(&format!("{name}_metadata"), pointer.fn_type(&[], false), None);
    let builder = context.create_builder();
    builder.position_at_end(context.append_basic_block(function, "entry"));
    builder.build_return(Some(&metadata))?;
    Ok(())
}
