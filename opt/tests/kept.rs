//! What is decided of a module is kept, and believed of the same user, program and question.

use std::cell::Cell;
use std::path::Path;
use std::time::Duration;

use autoir_opt::{Form, Options, optimize};
use autoir_synth::cache::folder::Folder;
use autoir_synth::cache::seal::Seal;

const ADD: &str = "target triple = \"x86_64-pc-linux-gnu\"

define void @add(ptr %out, ptr %pa, ptr %pb) #0 {
  %a = load <32 x i8>, ptr %pa, align 1
  %b = load <32 x i8>, ptr %pb, align 1
  %x = zext <32 x i8> %a to <32 x i32>
  %y = zext <32 x i8> %b to <32 x i32>
  %s = add nuw nsw <32 x i32> %x, %y
  %m = call <32 x i32> @llvm.umin.v32i32(<32 x i32> %s, <32 x i32> splat (i32 255))
  %r = trunc nuw <32 x i32> %m to <32 x i8>
  store <32 x i8> %r, ptr %out, align 1
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" \"target-features\"=\"+avx,+avx2,+cx8,+mmx\" }
";

/// What comes of `text` with so much work, what was decided being kept in `folder` by `user`; and whether windows were
/// asked for.
fn optimized(text: &str, folder: &Path, user: &str, effort: u64) -> (Vec<u8>, usize, bool) {
    let seal = Seal::at(&folder.join(user)).expect("a key can be made");
    let modules = Folder::open(&folder.join("modules"), 1 << 20, seal).expect("it can be made");
    let asked = Cell::new(false);
    let cache = || {
        asked.set(true);
        None
    };
    let options = Options { modules: Some(&modules), ..Options::new(Duration::from_millis(effort), &cache) };
    let (bytes, plan) = optimize(text.as_bytes(), Form::Text, &options).expect("it is a module");
    (bytes, plan.replacements.len(), asked.get())
}

#[test]
fn a_module_is_decided_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, replaced, asked) = optimized(ADD, folder.path(), "me", 200);
    assert_eq!((replaced, asked), (1, true));
    let (again, replaced, asked) = optimized(ADD, folder.path(), "me", 200);
    assert_eq!((replaced, asked), (1, false));
    assert_eq!(first, again);
    // Another question, another module, and what somebody else has sealed.
    assert!(optimized(ADD, folder.path(), "me", 201).2);
    assert!(optimized(&ADD.replace("i32 255", "i32 254"), folder.path(), "me", 200).2);
    assert!(optimized(ADD, folder.path(), "somebody", 200).2);
}
