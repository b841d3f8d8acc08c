//! Compares what a pass made of a case with what is expected.

use std::fs;

use crate::corpus::Case;

/// What a pass makes of an input: text, or the diagnostics with which it refused it.
pub type Outcome = Result<String, String>;

/// Judges one outcome. With `bless`, writes the expectation instead of comparing it.
///
/// # Errors
/// Why the case fails, in words and as a difference of lines.
pub fn judge(case: &Case, outcome: Outcome, bless: bool) -> Result<(), String> {
    let Some(reason) = &case.skip else { return compare(case, outcome, bless) };
    match compare(case, outcome, false) {
        Ok(()) => Err("the case is in skip.toml but passes: take it out".to_owned()),
        Err(_) => {
            autoir_tests::skip::note(&case.name, reason);
            Ok(())
        }
    }
}

fn compare(case: &Case, outcome: Outcome, bless: bool) -> Result<(), String> {
    let actual = match (outcome, case.expects_error()) {
        (Ok(text), false) | (Err(text), true) => text,
        (Ok(_), true) => return Err("accepted, but the case says `;! error`".to_owned()),
        (Err(text), false) => return Err(format!("refused:\n{text}")),
    };
    if actual.trim().is_empty() {
        return Err("the pass has nothing to say, which no expectation can hold".to_owned());
    }
    let actual = format!("{}\n", actual.trim_end());
    let path = case.expectation();
    let expected = fs::read_to_string(&path).ok();
    if expected.as_ref() == Some(&actual) {
        return Ok(());
    }
    if bless {
        return fs::write(&path, actual).map_err(|e| format!("{}: {e}", path.display()));
    }
    match expected {
        None => Err(format!("no expectation {}; UPDATE_EXPECT=1 writes it:\n{actual}", path.display())),
        Some(expected) => Err(difference(&expected, &actual)),
    }
}

/// The first differing line with a little context, and both texts' lengths.
fn difference(expected: &str, actual: &str) -> String {
    let (a, b): (Vec<_>, Vec<_>) = (expected.lines().collect(), actual.lines().collect());
    let at = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let show = |lines: &[&str], mark: char| {
        lines.iter().skip(at).take(6).map(|l| format!("  {mark} {l}\n")).collect::<String>()
    };
    format!(
        "line {} of the expectation differs ({} lines expected, {} made):\n{}{}UPDATE_EXPECT=1 accepts it",
        at + 1,
        a.len(),
        b.len(),
        show(&a, '-'),
        show(&b, '+')
    )
}
