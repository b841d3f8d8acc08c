//! A check of remembered answers for fuzzers: whatever an entry holds, what is made of it fits its window.

use std::collections::BTreeSet;

use autoir_semantics::reroll::reroll;

use super::key::Setting;
use super::seal::Seal;
use super::{Entry, Remembered, folder};
use crate::library::target::Target;
use crate::library::{Instruction, Library, UnitCosts};
use crate::pattern::library::PatternLibrary;
use crate::synthesize::{Options, synthesize};
use crate::window::Window;
use crate::window::air;

/// What the entries are about.
struct Scene {
    window: Window,
    patterns: PatternLibrary,
    setting: Setting,
}

fn scene() -> Option<Scene> {
    const LEAST: &str = "window least(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = min(a[i], b[i])\n}\n";
    const THREE: &str =
        "window three(a: u8x16, b: u8x16, c: u8x16) -> u8x16 {\n    out[i] = min(a[i], min(b[i], c[i]))\n}\n";
    let read = |text: &str| air::parse("fuzz.air", text).0.into_iter().next();
    let features = BTreeSet::from(["BASE".to_owned()]);
    let instruction = Instruction {
        id: "pmin".to_owned(),
        mnemonic: "pmin".to_owned(),
        arch: String::new(),
        features: vec!["BASE".to_owned()],
        function: reroll(&read(LEAST)?.function),
        immediates: Vec::new(),
    };
    let target =
        Target { arch: "test".to_owned(), cpu: "test".to_owned(), features, register_bits: (128, 512) };
    let setting = Setting {
        target,
        dictionary: "a dictionary".to_owned(),
        costs: "unit costs".to_owned(),
        incumbents: String::new(),
        options: Options::default(),
    };
    Some(Scene {
        window: read(THREE)?,
        patterns: Library::new(vec![instruction], "a dictionary").into(),
        setting,
    })
}

/// Reads `case` as a file, and as the contents of an undamaged one.
///
/// # Panics
/// A program that does not fit its window is made of it.
pub fn check(case: &[u8]) {
    thread_local! {
        static SCENE: Option<Scene> = scene();
    }
    SCENE.with(|scene| {
        let Some(Scene { window, patterns, setting }) = scene else { return };
        let library: &Library = patterns;
        let _ = folder::contents_in(&setting.key(window), case, &Seal::none());
        let Some(entry) = Entry::read(case) else { return };
        let Some(Remembered { answer: Some(answer), .. }) = entry.answer(setting, window, library) else {
            return;
        };
        assert!(answer.program.validate().is_ok(), "a program that reads what is not there");
        assert_eq!(answer.program.inputs.len(), window.function.operands.len());
        assert_eq!(answer.program.output.bits(), window.function.result.bits());
    });
}

/// Contents of entries to begin with: an answer, and that there is none.
pub fn seeds() -> Vec<Vec<u8>> {
    let Some(Scene { window, patterns, setting }) = scene() else { return Vec::new() };
    let outcome = synthesize(&window, &setting.target, &patterns, &UnitCosts, &setting.options);
    let found = Remembered::of(outcome, setting.options.effort);
    let none = Remembered { answer: None, ..found.clone() };
    [found, none].iter().filter_map(|found| Entry::of(&setting, &window, found).write().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_a_seed_and_its_damage_does_no_harm() {
        let seeds = seeds();
        assert_eq!(seeds.len(), 2);
        let Scene { window, patterns, setting } = scene().expect("the scene is sound");
        let entry = Entry::read(&seeds[0]).expect("it is an entry");
        let found = entry.answer(&setting, &window, &*patterns).expect("it fits");
        assert_eq!(found.answer.expect("there is a program").program.steps.len(), 2);
        for at in 0..seeds[0].len() {
            for byte in [0, 1, 2, 3, 0x7f, 0xfb, 0xff] {
                let mut case = seeds[0].clone();
                case[at] = byte;
                check(&case);
            }
        }
    }
}
