use std::collections::BTreeSet;

use autoir::program::Arg;
use autoir_semantics::reroll::reroll;

use super::*;
use crate::library::target::Target;
use crate::library::{Instruction, UnitCosts};
use crate::synthesize::{Options, Proof};
use crate::testing::window;

const LEAST: &str = "window least(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = min(a[i], b[i])\n}\n";
const MOST: &str = "window most(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = max(a[i], b[i])\n}\n";

fn instruction(id: &str, meaning: &str) -> Instruction {
    Instruction {
        id: id.to_owned(),
        mnemonic: id.to_owned(),
        arch: String::new(),
        features: vec!["BASE".to_owned()],
        function: reroll(&window(meaning).function),
        immediates: Vec::new(),
    }
}

fn library() -> Library {
    Library::new(vec![instruction("pmin", LEAST), instruction("pmax", MOST)], "a dictionary")
}

fn setting() -> Setting {
    Setting {
        target: Target {
            arch: "test".to_owned(),
            cpu: "test".to_owned(),
            features: BTreeSet::from(["BASE".to_owned()]),
            register_bits: (128, 512),
        },
        dictionary: "a dictionary".to_owned(),
        costs: "unit costs".to_owned(),
        incumbents: String::new(),
        options: Options::default(),
    }
}

struct Place {
    folder: tempfile::TempDir,
    cache: Cache,
}

fn place() -> Place {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cache = cache_of(&folder, "me");
    Place { folder, cache }
}

/// The cache in `folder` as the user called `user` sees it.
fn cache_of(folder: &tempfile::TempDir, user: &str) -> Cache {
    let seal = Seal::at(&folder.path().join("keys").join(user)).expect("a key can be made");
    Cache::open(&folder.path().join("answers"), folder::DEFAULT_LIMIT, seal).expect("it can be used")
}

fn ask(cache: &Cache, setting: &Setting, window: &Window) -> Remembered {
    let fail = |e| panic!("not written: {e}");
    synthesize_with(Some(cache), setting, window, &library().into(), &UnitCosts, &fail)
}

/// What is in the cache about `window`.
fn recalled(cache: &Cache, setting: &Setting, window: &Window) -> Option<Remembered> {
    cache.recall(setting, window, &library())
}

#[test]
fn an_answer_is_found_once() {
    let p = place();
    let first = ask(&p.cache, &setting(), &window(LEAST));
    assert!(first.answer.is_some() && !first.cached);
    let second = ask(&p.cache, &setting(), &window(LEAST));
    assert_eq!(second, Remembered { cached: true, times: None, ..first });
    // Names do not matter, and are those of the one who asks.
    let renamed = window("window w(x: u8x16, y: u8x16) -> u8x16 {\n    out[i] = min(x[i], y[i])\n}\n");
    let third = ask(&p.cache, &setting(), &renamed);
    let program = third.answer.expect("found").program;
    assert!(third.cached);
    assert_eq!((program.name.as_str(), program.inputs[0].name.as_str()), ("w", "x"));
}

#[test]
fn whatever_the_answer_depends_on_is_in_the_key() {
    let p = place();
    ask(&p.cache, &setting(), &window(LEAST));
    let misses = |setting: &Setting, window: &Window| recalled(&p.cache, setting, window).is_none();
    let mut other = setting();
    other.target.features.insert("MORE".to_owned());
    assert!(misses(&other, &window(LEAST)), "features");
    let mut other = setting();
    other.target.cpu.push('x');
    assert!(misses(&other, &window(LEAST)), "CPU");
    let mut other = setting();
    other.dictionary.push('x');
    assert!(misses(&other, &window(LEAST)), "dictionary");
    let mut other = setting();
    other.costs.push('x');
    assert!(misses(&other, &window(LEAST)), "costs");
    let mut other = setting();
    other.incumbents.push('x');
    assert!(misses(&other, &window(LEAST)), "incumbents");
    let mut other = setting();
    other.options.proof_effort += 1;
    assert!(misses(&other, &window(LEAST)), "options");
    let assumed = LEAST.replace("{\n", "{\n    assume a in 0..=7\n");
    assert!(misses(&setting(), &window(&assumed)), "ranges");
    assert!(misses(&setting(), &window(&LEAST.replace("u8x16", "u8x8"))), "lanes");
    assert!(misses(&setting(), &window(&LEAST.replace("min(", "max("))), "computation");
    assert!(!misses(&setting(), &window(LEAST)));
}

/// An answer as a search might have found it.
fn found(cost: Option<Cost>, exhausted: bool, seconds: u64) -> Remembered {
    let p = place();
    let program = ask(&p.cache, &setting(), &window(LEAST)).answer.expect("found").program;
    Remembered {
        answer: cost.map(|cost| Answer { program, cost, is_own: false, proof: Proof::Whole }),
        exhausted,
        cut: false,
        incumbent_refuted: false,
        rejected: Vec::new(),
        limit: Duration::from_secs(seconds),
        cached: false,
        conditions: Vec::new(),
        times: None,
    }
}

fn with_time(seconds: u64) -> Setting {
    let mut setting = setting();
    setting.options.effort = Duration::from_secs(seconds);
    setting
}

#[test]
fn wall_time_limits_the_work_that_an_answer_has_to_stand_for() {
    let p = place();
    let (_, written) =
        p.cache.remember(&with_time(1), &window(LEAST), found(Some(100), false, 1), &library());
    written.expect("written");
    for (timeout, hit) in [(None, false), (Some(3), true), (Some(30), false)] {
        let mut setting = with_time(3);
        setting.options.timeout = timeout.map(Duration::from_secs);
        assert_eq!(recalled(&p.cache, &setting, &window(LEAST)).is_some(), hit, "{timeout:?}");
    }
}

#[test]
fn an_unfinished_search_answers_for_no_more_time_than_it_had() {
    for cost in [Some(100), None] {
        let p = place();
        let (_, written) = p.cache.remember(&with_time(2), &window(LEAST), found(cost, false, 2), &library());
        written.expect("written");
        for (seconds, hit) in [(1, true), (2, true), (3, false)] {
            assert_eq!(recalled(&p.cache, &with_time(seconds), &window(LEAST)).is_some(), hit, "{seconds} s");
        }
    }
    let p = place();
    let (_, written) = p.cache.remember(&with_time(2), &window(LEAST), found(Some(100), true, 2), &library());
    written.expect("written");
    assert!(recalled(&p.cache, &with_time(3000), &window(LEAST)).is_some(), "it was exhausted");
}

#[test]
fn the_better_answer_stays() {
    let p = place();
    let remember = |r| p.cache.remember(&setting(), &window(LEAST), r, &library()).0;
    assert_eq!(remember(found(Some(100), false, 1)).answer.map(|a| a.cost), Some(100));
    // More time, but a worse answer: the old one, now good for more time.
    let best = remember(found(Some(150), true, 5));
    assert_eq!((best.answer.map(|a| a.cost), best.limit.as_secs()), (Some(100), 5));
    assert!(!best.exhausted, "that search was completed below 150 only");
    assert_eq!(remember(found(None, false, 9)).answer.map(|a| a.cost), Some(100));
    assert_eq!(remember(found(Some(50), false, 1)).answer.map(|a| a.cost), Some(50));
    let kept = recalled(&p.cache, &with_time(9), &window(LEAST)).expect("kept");
    assert_eq!((kept.answer.map(|a| a.cost), kept.limit.as_secs()), (Some(50), 9));
}

#[test]
fn what_the_prover_left_open_is_kept_for_the_time_that_it_had() {
    let p = place();
    let open = Remembered { rejected: vec!["not decided".to_owned()], ..found(None, true, 2) };
    p.cache.remember(&setting(), &window(LEAST), open, &library()).1.expect("written");
    for (seconds, hit) in [(1, true), (2, true), (3, false)] {
        let kept = recalled(&p.cache, &with_time(seconds), &window(LEAST));
        assert_eq!(kept.is_some(), hit, "{seconds} s");
        assert!(kept.is_none_or(|kept| kept.answer.is_none() && kept.rejected == ["not decided"]));
    }
    let mut patient = with_time(1);
    patient.options.proof_effort += 1;
    assert_eq!(recalled(&p.cache, &patient, &window(LEAST)), None, "the prover has more time");
    // Who was interrupted had no time at all.
    let p = place();
    let open = Remembered { rejected: vec!["not decided".to_owned()], ..found(None, true, 0) };
    p.cache.remember(&setting(), &window(LEAST), open, &library()).1.expect("written");
    assert_eq!(recalled(&p.cache, &with_time(1), &window(LEAST)), None);
}

#[test]
fn a_program_that_does_not_fit_is_taken_away() {
    let ways: [&dyn Fn(&mut Program); 6] = [
        &|p| p.steps[0].instruction = "pmul".to_owned(),
        &|p| p.steps[0].args.truncate(1),
        &|p| p.steps[0].args[0] = Arg::Zero { bits: 64 },
        &|p| p.steps[0].args[0] = Arg::Imm(3),
        &|p| p.steps[0].args[0] = Arg::Step(0),
        &|p| p.steps[0].result.lanes = 8,
    ];
    for (n, damage) in ways.iter().enumerate() {
        let p = place();
        let mut bad = found(Some(100), true, 1);
        damage(&mut bad.answer.as_mut().expect("found").program);
        let key = setting().key(&window(LEAST));
        let entry = Entry::of(&setting(), &window(LEAST), &bad).write().expect("coded");
        p.cache.folder().write(&key, &entry).expect("written");
        assert_eq!(recalled(&p.cache, &setting(), &window(LEAST)), None, "way {n}");
        assert_eq!(p.cache.folder().stat().expect("read").entries, 0, "way {n}");
        assert!(ask(&p.cache, &setting(), &window(LEAST)).answer.is_some(), "way {n}");
        assert!(recalled(&p.cache, &setting(), &window(LEAST)).is_some(), "way {n}: rebuilt");
    }
    // A CPU that lacks the instruction.
    let p = place();
    let mut bare = setting();
    bare.target.features.clear();
    let entry = Entry::of(&bare, &window(LEAST), &found(Some(100), true, 1)).write().expect("coded");
    p.cache.folder().write(&bare.key(&window(LEAST)), &entry).expect("written");
    assert_eq!(recalled(&p.cache, &bare, &window(LEAST)), None);
}

#[test]
fn contents_that_were_made_to_pass_the_digest_end_nothing() {
    let key = setting().key(&window(LEAST));
    let entry = Entry::of(&setting(), &window(LEAST), &found(Some(100), true, 1)).write().expect("coded");
    let (p, library, least) = (place(), library(), window(LEAST));
    for n in 0..entry.len() {
        for byte in [0x00, 0x01, 0x7f, 0xfb, 0xfc, 0xfd, 0xfe, 0xff] {
            let mut bad = entry.clone();
            bad[n] = byte;
            let read = Entry::read(&bad).and_then(|e| e.answer(&setting(), &least, &library));
            if let Some(answer) = read.and_then(|r| r.answer) {
                assert!(fits(&answer.program, &least, &setting().target, &library));
            }
            if byte == 0xfd {
                check(&key, &bad, &library, 1000);
            }
        }
    }
    // A part within a part within a part: too deep to be built, and no recursion finds that out.
    let mut deep = found(Some(100), true, 1);
    let answer = deep.answer.as_mut().expect("found");
    for _ in 0..100 {
        let inner = std::mem::replace(&mut answer.program.result, Arg::Imm(0));
        answer.program.result = Arg::Concat(vec![inner]);
    }
    let entry = Entry::of(&setting(), &window(LEAST), &deep).write().expect("coded");
    p.cache.folder().write(&key, &entry).expect("written");
    assert_eq!(recalled(&p.cache, &setting(), &window(LEAST)), None);
}

fn checked(cache: &Cache, library: &Library) -> Vec<Check> {
    let mut all = Vec::new();
    cache.check(library, 10_000, &mut |_, check| all.push(check.clone())).expect("read");
    all
}

#[test]
fn entries_are_proven_again() {
    let p = place();
    ask(&p.cache, &setting(), &window(LEAST));
    assert_eq!(checked(&p.cache, &library()), [Check::Proved]);
    let newer = Library::new(Vec::new(), "another dictionary");
    assert_eq!(checked(&p.cache, &newer), [Check::Stale]);
    p.cache.folder().write(&Key::of(&[b"x"]), b"COST and more").expect("written");
    assert!(checked(&p.cache, &library()).contains(&Check::Other));
    p.cache.folder().clear().expect("cleared");
    // A program of another window under this key: it fits, and is wrong.
    let mut wrong = found(Some(100), true, 1);
    wrong.answer.as_mut().expect("found").program.steps[0].instruction = "pmax".to_owned();
    let (_, written) = p.cache.remember(&setting(), &window(LEAST), wrong, &library());
    written.expect("written");
    assert!(matches!(checked(&p.cache, &library())[..], [Check::Refused(_)]));
    assert_eq!(checked(&p.cache, &library()), [], "it was taken away");
    // An answer to another question under this key.
    let entry = Entry::of(&setting(), &window(MOST), &found(None, true, 1)).write().expect("coded");
    p.cache.folder().write(&setting().key(&window(LEAST)), &entry).expect("written");
    assert_eq!(checked(&p.cache, &library()), [Check::Damaged]);
}

/// Writes `found` as the answer to `LEAST`, as a stranger does it.
fn planted(p: &Place, found: &Remembered) {
    let entry = Entry::of(&setting(), &window(LEAST), found).write().expect("coded");
    let theirs = cache_of(&p.folder, "somebody");
    theirs.folder().write(&setting().key(&window(LEAST)), &entry).expect("written");
}

#[test]
fn what_somebody_else_kept_is_proven_before_it_is_an_answer() {
    let p = place();
    let claimed = Remembered {
        conditions: Vec::new(),
        rejected: vec!["a word of theirs".to_owned()],
        ..found(Some(1), true, 3)
    };
    planted(&p, &claimed);
    assert_eq!(recalled(&p.cache, &setting(), &window(LEAST)), None, "it was not proven here");
    let answer = ask(&p.cache, &setting(), &window(LEAST));
    assert!(answer.cached, "it needs no search");
    assert!(!answer.exhausted && answer.rejected.is_empty(), "and is not taken on its word");
    assert_eq!(answer.answer.as_ref().map(|a| a.cost), Some(100), "as it costs here");
    assert_eq!(recalled(&p.cache, &setting(), &window(LEAST)), Some(answer), "from then on it is mine");
}

#[test]
fn what_somebody_else_kept_and_is_wrong_is_no_answer() {
    let mut wrong = found(Some(1), true, 3);
    wrong.answer.as_mut().expect("found").program.steps[0].instruction = "pmax".to_owned();
    for pieces in [false, true] {
        let p = place();
        if pieces {
            wrong.answer.as_mut().expect("found").proof = Proof::Pieces;
        }
        planted(&p, &wrong);
        let answer = ask(&p.cache, &setting(), &window(LEAST));
        assert!(!answer.cached, "it was searched for");
        assert_eq!(answer.answer.expect("found").program.steps[0].instruction, "pmin");
    }
    // That there is nothing is not believed either.
    let p = place();
    planted(&p, &found(None, true, 9));
    assert!(ask(&p.cache, &setting(), &window(LEAST)).answer.is_some());
}

#[test]
fn an_entry_rewritten_with_a_right_digest_is_not_believed() {
    use sha2::{Digest, Sha256};
    let p = place();
    ask(&p.cache, &setting(), &window(LEAST));
    let mut wrong = found(Some(1), true, 3);
    wrong.answer.as_mut().expect("found").program.steps[0].instruction = "pmax".to_owned();
    let contents = Entry::of(&setting(), &window(LEAST), &wrong).write().expect("coded");
    let name = setting().key(&window(LEAST)).to_string();
    let path = p.folder.path().join("answers").join(&name[..2]).join(&name[2..]);
    let before = std::fs::read(&path).expect("it is there");
    // Mark, version and key stay, and so does the code; length, digest and contents are new.
    let forged = [
        &before[..44],
        &(contents.len() as u64).to_le_bytes(),
        &Sha256::digest(&contents),
        &before[84..116],
        &contents,
    ]
    .concat();
    std::fs::write(&path, forged).expect("written");
    assert!(p.cache.folder().read(&setting().key(&window(LEAST))).is_some(), "the file is whole");
    assert_eq!(recalled(&p.cache, &setting(), &window(LEAST)), None);
    let answer = ask(&p.cache, &setting(), &window(LEAST)).answer.expect("found");
    assert_eq!(answer.program.steps[0].instruction, "pmin");
}

#[test]
fn what_is_no_file_is_no_entry() {
    let p = place();
    ask(&p.cache, &setting(), &window(LEAST));
    let name = setting().key(&window(LEAST)).to_string();
    let path = p.folder.path().join("answers").join(&name[..2]).join(&name[2..]);
    std::fs::remove_file(&path).expect("it is there");
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    if !made.is_ok_and(|made| made.success()) {
        eprintln!("skipped: pipes with names cannot be made here");
        return;
    }
    // Reading it would wait for a writer.
    assert_eq!(recalled(&p.cache, &setting(), &window(LEAST)), None);
    assert!(ask(&p.cache, &setting(), &window(LEAST)).answer.is_some());
}

#[test]
fn without_a_key_everything_is_proven_again() {
    let p = place();
    let open = || {
        let folder = p.folder.path().join("answers");
        Cache::open(&folder, folder::DEFAULT_LIMIT, Seal::none()).expect("it can be used")
    };
    assert!(!ask(&open(), &setting(), &window(LEAST)).cached);
    assert_eq!(recalled(&open(), &setting(), &window(LEAST)), None);
    let again = ask(&open(), &setting(), &window(LEAST));
    assert!(again.cached && again.answer.is_some());
}
