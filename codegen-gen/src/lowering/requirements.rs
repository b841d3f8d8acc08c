//! The features that an instruction needs: of those that the vendor names, and what LLVM demands, no more than LLVM
//! can do without.
//!
//! A set of features is tried by leaving one out, with all that build on it, and asking whether LLVM still takes
//! the instruction. Who is asked differs: the assembler of most architectures refuses an instruction of a missing
//! feature ([`hold`]); that of x86 takes everything, and clang's header knows instead (`clang::needed_features`).

use std::collections::{BTreeMap, BTreeSet};

use crate::error::Result;
use crate::llvm::features::Implications;
use crate::lowering::Lowering;
use crate::lowering::asm_form::accepted;
use crate::lowering::probe::{self, IMMEDIATE, Surroundings};
use crate::lowering::verify::{is_line_of, missing};
use crate::platform::Platform;

/// A set of features from which one after the other is left out.
#[derive(Clone, Debug)]
pub(crate) struct Reduction {
    /// Every feature of the set is in it with all that it implies.
    set: BTreeSet<String>,
    /// What each feature of the set implies.
    implied: BTreeMap<String, BTreeSet<String>>,
    /// Features that cannot be left out.
    needed: BTreeSet<String>,
    /// The feature that is being left out.
    asked: Option<String>,
}

impl Reduction {
    /// From `features` and what they imply.
    ///
    /// # Errors
    /// LLVM does not say what a feature implies.
    pub fn new(features: &[String], implications: &Implications) -> Result<Reduction> {
        let mut set = BTreeSet::new();
        for feature in features {
            set.extend(implications.of(feature)?);
        }
        let implied = set
            .iter()
            .map(|feature| Ok((feature.clone(), implications.of(feature)?)))
            .collect::<Result<BTreeMap<_, _>>>()?;
        Ok(Reduction { set, implied, needed: BTreeSet::new(), asked: None })
    }

    /// Features without one more, for LLVM to take or to refuse; none if all were tried.
    pub fn next(&mut self) -> Option<Vec<String>> {
        let left_out = self.greatest(&self.set).into_iter().find(|f| !self.needed.contains(f))?;
        let mut rest = self.set.clone();
        rest.remove(&left_out);
        self.asked = Some(left_out);
        Some(self.greatest(&rest))
    }

    /// All features of what [`Reduction::next`] asked.
    fn rest(&self) -> Option<BTreeSet<String>> {
        let left_out = self.asked.as_ref()?;
        Some(self.set.iter().filter(|f| *f != left_out).cloned().collect())
    }

    /// Takes the answer to what [`Reduction::next`] asked.
    pub fn answer(&mut self, taken: bool) {
        let Some(feature) = self.asked.take() else { return };
        match taken {
            true => self.set.remove(&feature),
            false => self.needed.insert(feature),
        };
    }

    /// Those of `given` that are left, or that every CPU has, and then what else is needed.
    pub fn features(&self, given: &[String], implications: &Implications) -> Vec<String> {
        let stays = |f: &&String| self.set.contains(*f) || implications.is_base(f);
        let mut list: Vec<String> = given.iter().filter(stays).cloned().collect();
        let more = self.greatest(&self.set).into_iter().filter(|f| !list.contains(f)).collect::<Vec<_>>();
        list.extend(more);
        list
    }

    /// Those of `set` that no other of it implies.
    fn greatest(&self, set: &BTreeSet<String>) -> Vec<String> {
        let below = |f: &String, g: &String| f != g && self.implied.get(g).is_some_and(|i| i.contains(f));
        set.iter().filter(|f| !set.iter().any(|g| below(f, g))).cloned().collect()
    }
}

/// Adds one of the features in `known` to each of `lowerings` that LLVM refuses without: some vendors name an
/// extension and not its version.
///
/// # Errors
/// There is no back end, or clang cannot be run.
pub(crate) fn complete(
    platform: &Platform,
    lowerings: &mut [Lowering],
    known: &BTreeSet<String>,
) -> Result<()> {
    let refused = |chosen: &[Lowering]| -> Result<Vec<bool>> {
        let chosen: Vec<&Lowering> = chosen.iter().collect();
        let answers = probe::assembly_or_refusal(platform, &chosen, Surroundings::Nothing, IMMEDIATE)?;
        Ok(answers.iter().map(std::result::Result::is_err).collect())
    };
    let answers = refused(lowerings)?;
    let mut open: Vec<usize> = (0..lowerings.len()).filter(|&at| answers[at]).collect();
    if open.is_empty() {
        return Ok(());
    }
    let implications = Implications::of_platform(platform)?;
    for feature in by_size(known, &implications)? {
        let with = |&at: &usize| {
            let mut tried = lowerings[at].clone();
            tried.features.push(feature.clone());
            tried
        };
        let tried: Vec<Lowering> = open.iter().map(with).collect();
        let answers = refused(&tried)?;
        let mut left = Vec::new();
        for ((at, tried), refused) in open.into_iter().zip(tried).zip(answers) {
            if refused { left.push(at) } else { lowerings[at] = tried }
        }
        open = left;
    }
    Ok(())
}

/// Features, those first that imply least.
fn by_size<'a>(known: &'a BTreeSet<String>, implications: &Implications) -> Result<Vec<&'a String>> {
    let mut sized = known.iter().map(|f| Ok((implications.of(f)?.len(), f))).collect::<Result<Vec<_>>>()?;
    sized.sort();
    Ok(sized.into_iter().map(|(_, feature)| feature).collect())
}

/// Gives back to `lowerings` the features without which LLVM has code for an instruction, but of others. `before` is
/// what was there before clang was asked what can be left out, by id, of those that lost something.
///
/// # Errors
/// clang cannot be run, or LLVM rejects a module.
pub(crate) fn give_back(
    platform: &Platform,
    lowerings: &mut [Lowering],
    before: &BTreeMap<String, Vec<String>>,
) -> Result<()> {
    let lost: Vec<usize> =
        (0..lowerings.len()).filter(|&at| before.contains_key(&lowerings[at].id)).collect();
    let unseen = missing(platform, lowerings, &lost, Surroundings::Nothing, IMMEDIATE)?;
    if unseen.is_empty() {
        return Ok(());
    }
    let implications = Implications::of_platform(platform)?;
    let unseen: Vec<usize> = unseen.into_keys().collect();
    let had = |at: usize| before[&lowerings[at].id].as_slice();
    let all = |at: usize| [had(at), &lowerings[at].features].concat();
    let mut sets =
        unseen.iter().map(|&at| Reduction::new(&all(at), &implications)).collect::<Result<Vec<_>>>()?;
    loop {
        let (mut asked, mut trials) = (Vec::new(), Vec::new());
        for (set, &at) in sets.iter_mut().zip(&unseen) {
            // What clang needs stays.
            while let Some(list) = set.next() {
                if set.rest().is_some_and(|rest| implications.cover(&rest, &lowerings[at].features)) {
                    trials.push(Lowering { features: list, ..lowerings[at].clone() });
                    asked.push(at);
                    break;
                }
                set.answer(false);
            }
        }
        if asked.is_empty() {
            break;
        }
        let all: Vec<usize> = (0..trials.len()).collect();
        let other = missing(platform, &trials, &all, Surroundings::Nothing, IMMEDIATE)?;
        for (n, at) in asked.iter().enumerate() {
            if let Ok(place) = unseen.binary_search(at) {
                sets[place].answer(!other.contains_key(&n));
            }
        }
    }
    let features: Vec<Vec<String>> =
        sets.iter().zip(&unseen).map(|(set, &at)| set.features(had(at), &implications)).collect();
    for (at, features) in unseen.into_iter().zip(features) {
        lowerings[at].features = features;
    }
    Ok(())
}

/// Holds the features of `lowerings` against the assembler, where that tells them apart. Where an instruction needs
/// more, one of `known` is added. Returns the ids of those of which it says something.
///
/// # Errors
/// The assembler or clang cannot be run.
pub(crate) fn hold(
    platform: &Platform,
    lowerings: &mut [Lowering],
    known: &BTreeSet<String>,
) -> Result<BTreeSet<String>> {
    let Some(flags) = platform.assembler else { return Ok(BTreeSet::new()) };
    let implications = Implications::of_platform(platform)?;
    let all: Vec<&Lowering> = lowerings.iter().collect();
    let bodies = probe::assembly(platform, &all, Surroundings::Nothing, IMMEDIATE)?;
    let line = |(lowering, body): (&Lowering, Vec<String>)| {
        let found = body.into_iter().find(|line| is_line_of(platform, line, lowering))?;
        Some((platform.instruction)(&found).to_owned())
    };
    let lines: Vec<Option<String>> = lowerings.iter().zip(bodies).map(line).collect();
    let assembler = Assembler { platform, flags, lines: &lines };
    let mut lists: Vec<Vec<String>> = lowerings.iter().map(|l| l.features.clone()).collect();
    let wanted = |lists: &[Vec<String>]| lists.iter().cloned().map(Some).collect::<Vec<_>>();
    let mut taken = assembler.takes(&wanted(&lists))?;
    for feature in by_size(known, &implications)? {
        let with = |(list, taken): (&Vec<String>, &bool)| {
            (!taken).then(|| list.iter().chain([feature]).cloned().collect::<Vec<_>>())
        };
        let tried: Vec<Option<Vec<String>>> = lists.iter().zip(&taken).map(with).collect();
        for (at, now) in assembler.takes(&tried)?.into_iter().enumerate() {
            if let (true, Some(list)) = (now, &tried[at]) {
                lists[at] = list.clone();
                taken[at] = true;
            }
        }
    }
    let mut sets =
        lists.iter().map(|list| Reduction::new(list, &implications)).collect::<Result<Vec<_>>>()?;
    loop {
        let tried: Vec<Option<Vec<String>>> =
            sets.iter_mut().zip(&taken).map(|(set, taken)| if *taken { set.next() } else { None }).collect();
        if tried.iter().all(Option::is_none) {
            break;
        }
        let answers = assembler.takes(&tried)?;
        for ((set, tried), answer) in sets.iter_mut().zip(&tried).zip(answers) {
            if tried.is_some() {
                set.answer(answer);
            }
        }
    }
    let mut held = BTreeSet::new();
    for ((lowering, set), _) in lowerings.iter_mut().zip(sets).zip(taken).filter(|(_, taken)| *taken) {
        lowering.features = set.features(&lowering.features, &implications);
        held.insert(lowering.id.clone());
    }
    Ok(held)
}

/// The assembler with one line for each lowering.
struct Assembler<'a> {
    platform: &'a Platform,
    flags: &'static [&'static str],
    lines: &'a [Option<String>],
}

impl Assembler<'_> {
    /// Which lines it takes, each with the features asked for; of those without any, none.
    fn takes(&self, wanted: &[Option<Vec<String>>]) -> Result<Vec<bool>> {
        let mut groups: BTreeMap<&[String], Vec<usize>> = BTreeMap::new();
        for (at, (features, line)) in wanted.iter().zip(self.lines).enumerate() {
            if let (Some(features), Some(_)) = (features, line) {
                groups.entry(features).or_default().push(at);
            }
        }
        let mut taken = vec![false; wanted.len()];
        for (features, members) in groups {
            let base = self.platform.base_features.iter().map(|name| (*name).to_string());
            let base = base.chain(self.platform.first_levels());
            let all: Vec<String> = base.chain(features.iter().cloned()).collect();
            let mut args = vec![format!("-triple={}", self.platform.triple)];
            args.extend(self.flags.iter().map(|flag| (*flag).to_string()));
            args.push(format!("-mattr={}", crate::llvm::target::feature_string(&all)));
            let lines: Vec<String> = members.iter().filter_map(|&at| self.lines[at].clone()).collect();
            for (at, answer) in members.into_iter().zip(accepted(&args, "", &lines, false)?) {
                taken[at] = answer.is_some();
            }
        }
        Ok(taken)
    }
}
