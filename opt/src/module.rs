//! Modules read and written, as text or bitcode.

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;

use crate::error::Error;

/// How LLVM's bitcode begins, bare or wrapped.
const MAGIC: [[u8; 4]; 2] = [*b"BC\xC0\xDE", 0x0B17_C0DE_u32.to_le_bytes()];

/// Whether `bytes` are bitcode and not text.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    MAGIC.iter().any(|magic| bytes.starts_with(magic))
}

/// Reads LLVM IR, text or bitcode.
///
/// # Errors
/// It is neither.
pub fn parse<'c>(context: &'c Context, bytes: &[u8]) -> Result<Module<'c>, Error> {
    // For LLVM's reader of text, a zero is the end.
    if !is_bitcode(bytes) && bytes.contains(&0) {
        return Err(Error::Module("this is neither LLVM IR nor bitcode".to_owned()));
    }
    let buffer = MemoryBuffer::create_from_memory_range_copy(bytes, "module");
    context.create_module_from_ir(buffer).map_err(|e| Error::Module(e.to_string()))
}
