//! Compiles `windows.air` into `windows.rs` in Cargo's output folder.

pub fn main() -> Result<(), autoir_build::Error> {
    autoir_build::Windows::new("windows.air").cpu("x86-64-v3").compile()?;
    Ok(())
}
