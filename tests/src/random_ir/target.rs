//! Calls of a target's intrinsics, and what they do: what the CPU executes, each in a function of its own.
//!
//! Which there are is said by the shipped lowerings, from which `opt` has it, too; what they do, by clang and the CPU.

use std::fmt::{self, Write as _};
use std::io;
use std::path::Path;

use autoir_codegen_gen::lowering::called::{Argument, Call, calls};
use autoir_codegen_gen::platform::X86;
use autoir_codegen_gen::publish::shipped;
use libloading::Library;

use super::ir::Type;
use super::native::compiled;

/// Values that are tried for immediates.
const IMMEDIATES: [i128; 6] = [0, 1, 3, 8, 77, 255];

/// `void entry(result, operands)`, which lie side by side, each in [`STEP`] bytes.
type Entry = unsafe extern "C" fn(*mut u8, *const u8);

/// Bytes in which an operand lies.
const STEP: usize = 64;

/// An intrinsic of integers that makes a vector, with its immediates.
pub struct Target {
    /// LLVM's name.
    pub name: String,
    /// The type of its result.
    pub result: Type,
    /// Its arguments: operands by their types, and constants as LLVM writes them, with their types.
    pub arguments: Vec<Result<Type, String>>,
    entry: Entry,
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.name, self.arguments)
    }
}

impl PartialEq for Target {
    fn eq(&self, other: &Target) -> bool {
        (&self.name, &self.arguments) == (&other.name, &other.arguments)
    }
}

impl Target {
    /// The types of the operands.
    pub fn operands(&self) -> impl Iterator<Item = Type> + '_ {
        self.arguments.iter().filter_map(|a| a.as_ref().ok()).copied()
    }

    /// The bytes of the result, of those of each operand.
    pub fn run(&self, operands: &[Vec<u8>]) -> Vec<u8> {
        let mut memory = vec![0; STEP * operands.len().max(1)];
        for (place, operand) in memory.chunks_mut(STEP).zip(operands) {
            place[..operand.len()].copy_from_slice(operand);
        }
        let mut result = vec![0; STEP];
        // SAFETY: the function was made here: it reads each operand where it lies, and writes at most `STEP` bytes. The
        // library is never closed.
        unsafe { (self.entry)(result.as_mut_ptr(), memory.as_ptr()) };
        result.truncate(self.result.bytes() as usize);
        result
    }

    /// The declaration of the intrinsic.
    pub fn declaration(&self) -> String {
        let ty = |argument: &Result<Type, String>| match argument {
            Ok(ty) => ty.to_string(),
            Err(constant) if constant.starts_with('<') => {
                constant.split_inclusive('>').next().unwrap_or("").to_owned()
            }
            Err(constant) => constant.split(' ').next().unwrap_or("").to_owned(),
        };
        let types: Vec<String> = self.arguments.iter().map(ty).collect();
        format!("declare {} @{}({})\n", self.result, self.name, types.join(", "))
    }

    /// A call with operands of the words `words`.
    pub fn call(&self, words: &[String]) -> String {
        let mut words = words.iter();
        let argument = |argument: &Result<Type, String>| match argument {
            Ok(_) => words.next().cloned().unwrap_or_default(),
            Err(constant) => constant.clone(),
        };
        let arguments: Vec<String> = self.arguments.iter().map(argument).collect();
        format!("call {} @{}({})", self.result, self.name, arguments.join(", "))
    }
}

/// The intrinsics that the CPU `cpu` has, of which this one must have the instructions; files are written into `folder`.
///
/// # Errors
/// A file cannot be written.
pub fn targets(cpu: &str, folder: &Path) -> io::Result<Vec<Target>> {
    let data = shipped::x86().map_err(io::Error::other)?;
    let features = data.target(X86, cpu, &[]).map_err(io::Error::other)?.features;
    let own = |call: &Call| data.lowerings[&call.id].runs_on(&features);
    let all = calls(data.lowerings.values());
    let known =
        all.into_iter().flat_map(|(name, calls)| calls.into_iter().map(move |call| (name.clone(), call)));
    let mut found: Vec<Target> = Vec::new();
    for (name, call) in known.filter(|(_, call)| own(call)) {
        let made: Vec<Target> = IMMEDIATES.iter().filter_map(|value| target(&name, &call, *value)).collect();
        for target in made {
            if !found.contains(&target) {
                found.push(target);
            }
        }
    }
    let mut text = String::from("target triple = \"x86_64-pc-linux-gnu\"\n");
    for (n, target) in found.iter().enumerate() {
        let _ = writeln!(text, "define void @t{n}(ptr %out, ptr %in) #0 {{");
        let mut words = Vec::new();
        for (k, ty) in target.operands().enumerate() {
            let _ = writeln!(text, "  %p{k} = getelementptr i8, ptr %in, i64 {}", k * STEP);
            let _ = writeln!(text, "  %a{k} = load {ty}, ptr %p{k}, align 1");
            words.push(format!("{ty} %a{k}"));
        }
        let _ = writeln!(text, "  %r = {}", target.call(&words));
        let _ = writeln!(text, "  store {} %r, ptr %out, align 1\n  ret void\n}}", target.result);
    }
    let mut declarations: Vec<String> = found.iter().map(Target::declaration).collect();
    declarations.sort();
    declarations.dedup();
    text.extend(declarations);
    let _ = writeln!(text, "attributes #0 = {{ nounwind \"target-cpu\"=\"{cpu}\" }}");
    let path = folder.join(format!("intrinsics-{cpu}.ll"));
    std::fs::write(&path, &text)?;
    let library = compiled(&path, "-O1", &path.with_extension("so")).map_err(io::Error::other)?;
    // The functions are called as long as this process lives.
    let library: &'static Library = Box::leak(Box::new(library));
    for (n, target) in found.iter_mut().enumerate() {
        // SAFETY: every function of the module has this type.
        let entry = unsafe { library.get::<Entry>(format!("t{n}\0").as_bytes()) };
        target.entry = *entry.map_err(io::Error::other)?;
    }
    Ok(found)
}

/// `call` of the intrinsic `name` where immediates are `value`, without its code; nothing if it takes or makes something
/// else, or there is no such immediate.
fn target(name: &str, call: &Call, value: i128) -> Option<Target> {
    let number = |n: usize| match call.arguments[n].1 {
        Argument::Immediate { slope, constant, .. } => Some(slope * value + constant),
        _ => None,
    };
    call.immediates(number)?;
    let argument = |(n, (ty, argument)): (usize, &(String, Argument))| match argument {
        Argument::Operand(_) => whole(ty).map(Ok),
        Argument::Immediate { .. } if ty.starts_with('<') => None,
        Argument::Immediate { .. } => Some(Err(format!("{ty} {}", number(n)?))),
        Argument::Constant(Some(0)) if ty.starts_with('<') => Some(Err(format!("{ty} zeroinitializer"))),
        Argument::Constant(Some(number)) if !ty.starts_with('<') => Some(Err(format!("{ty} {number}"))),
        Argument::Constant(_) => None,
    };
    let arguments = call.arguments.iter().enumerate().map(argument).collect::<Option<_>>()?;
    unsafe extern "C" fn none(_: *mut u8, _: *const u8) {}
    let result = whole(&call.result).filter(|ty| ty.count() > 1)?;
    Some(Target { name: name.to_owned(), result, arguments, entry: none })
}

/// An integer of whole bytes, or a vector of such, as LLVM writes it.
fn whole(ty: &str) -> Option<Type> {
    let (count, element) = match ty.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')) {
        Some(vector) => {
            vector.split_once(" x ").and_then(|(n, element)| Some((Some(n.parse().ok()?), element)))?
        }
        None => (None, ty),
    };
    let width: u32 = element.strip_prefix('i')?.parse().ok()?;
    width.is_multiple_of(8).then_some(Type::Integers(width, count))
}
