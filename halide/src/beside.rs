//! Loops beside those of Halide's own code.
//!
//! Halide's assembly names the blocks of loops in comments, after their variables. Innermost loops of one block are measured
//! as they stand there; what this compiler makes of the same loop was measured when its windows were decided.

use std::collections::BTreeMap;
use std::fmt;

use autoir_build::driver::{Choice, Shipped};
use autoir_codegen_gen::cost::mca::mca_costs;
use autoir_opt::{AT_ONCE, Place, Plan, escaped};
use autoir_synth::error::Source;
use autoir_synth::window::halide::Program;
use autoir_synth::window::halide::ast::{Stmt, StmtKind};
use autoir_synth::window::halide::walk;
use serde::Serialize;

use crate::fault::Error;

/// An innermost loop of a pipeline.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct LoopCost {
    /// Its variable.
    pub name: String,
    /// What is stored in it: buffers, with lines of the text.
    pub stores: Vec<(String, usize)>,
    /// Windows in it.
    pub windows: usize,
    /// Those that are replaced by proven programs.
    pub replaced: usize,
    /// What an iteration costs as it is compiled here, where it has windows: cycles, or packets. Of several loops with the
    /// variable, the mean.
    pub cost: Option<f64>,
    /// The same as LLVM alone makes it.
    pub llvm: Option<f64>,
    /// The same in Halide's own code, where it is one block.
    pub halide: Option<f64>,
}

/// The innermost loops of `program` with what they cost in `plan` and in Halide's own `assembly`, on the CPU `choice`.
///
/// # Errors
/// What is shipped cannot be used, or the code cannot be measured.
pub fn loops(
    program: &Program,
    plan: &Plan,
    assembly: &str,
    choice: &Choice,
) -> Result<Vec<LoopCost>, Error> {
    let llvm = |e: &dyn fmt::Display| Error::Llvm(e.to_string());
    let mut found = innermost(&program.statements, &program.source);
    let names: Vec<String> = found.iter().map(|found| found.name.clone()).collect();
    let theirs = blocks(assembly, &names);
    let bodies: Vec<String> = theirs.iter().map(|(_, body)| body.clone()).collect();
    let dictionary = autoir::shipped::dictionary().map_err(|e| llvm(&e))?;
    let shipped = Shipped::new(dictionary, choice.platform.arch).map_err(|e| llvm(&e))?;
    let target = choice.code(&shipped).map_err(|e| llvm(&e))?;
    let costs = mca_costs(&bodies, &target).map_err(|e| llvm(&e))?;
    for one in &mut found {
        let own = theirs.iter().zip(&costs).filter(|((name, _), _)| *name == one.name);
        one.halide = mean(own.filter_map(|(_, cost)| Some(cost.as_ref()?.rthroughput)));
        add(one, plan, &names);
    }
    Ok(found)
}

/// Adds what `plan` says of a loop.
fn add(one: &mut LoopCost, plan: &Plan, names: &[String]) {
    let own: Vec<_> =
        plan.windows.iter().filter(|fate| variable(&fate.block, names) == Some(&one.name)).collect();
    one.windows = own.len();
    one.replaced = own.iter().filter(|fate| fate.kept.is_none()).count();
    // A copy that does several iterations at once is what mostly runs.
    let times = |place: &Place| {
        plan.widened.iter().find(|wide| wide.wide == *place).map(|wide| f64::from(wide.times))
    };
    let mut costs: BTreeMap<_, (f64, f64)> = BTreeMap::new();
    for fate in &own {
        let Some((before, after)) = &fate.blocks else { continue };
        let (before, after) = (before.cost.rthroughput, after.cost.rthroughput);
        let known = costs.entry(fate.place.clone()).or_insert((before, before));
        if fate.kept.is_none() {
            known.0 = after;
        }
    }
    let narrow = plan.widened.iter().map(|wide| (&wide.narrow, &wide.wide));
    let faster: BTreeMap<_, _> = narrow
        .filter_map(|(narrow, wide)| Some((narrow.clone(), costs.get(wide)?.0 / times(wide)?)))
        .collect();
    costs.retain(|place, _| times(place).is_none());
    let cost = |(place, cost): (_, &(f64, f64))| faster.get(place).copied().unwrap_or(cost.0);
    one.cost = mean(costs.iter().map(cost));
    one.llvm = mean(costs.values().map(|cost| cost.1));
}

fn mean(costs: impl Iterator<Item = f64>) -> Option<f64> {
    let costs: Vec<f64> = costs.collect();
    (!costs.is_empty()).then(|| costs.iter().sum::<f64>() / costs.len() as f64)
}

/// The loops of `body` in which there is no other one, each variable once.
fn innermost(body: &[Stmt], source: &Source) -> Vec<LoopCost> {
    let mut found: Vec<LoopCost> = Vec::new();
    walk::statements(body, &mut |statement| {
        let StmtKind::For { name, body, .. } = &statement.kind else { return };
        let (mut is_innermost, mut stores) = (true, Vec::new());
        walk::statements(body, &mut |inner| match &inner.kind {
            StmtKind::For { .. } => is_innermost = false,
            StmtKind::Store { buffer, .. } => {
                stores.push((buffer.clone(), source.position(inner.span.start).0));
            }
            _ => {}
        });
        if is_innermost && !stores.is_empty() {
            match found.iter_mut().find(|known| known.name == *name) {
                Some(known) => known.stores.extend(stores),
                None => found.push(LoopCost { name: name.clone(), stores, ..LoopCost::default() }),
            }
        }
    });
    found
}

/// The loops of one block in `assembly` that are named after one of `names`: that, and their code.
fn blocks(assembly: &str, names: &[String]) -> Vec<(String, String)> {
    let lines: Vec<&str> = assembly.lines().collect();
    let label = |line: &str| {
        let word = line.split_whitespace().next()?;
        let is_label = !line.starts_with(char::is_whitespace);
        word.strip_suffix(':').filter(|_| is_label).map(str::to_owned)
    };
    let mut found = Vec::new();
    for (n, line) in lines.iter().enumerate() {
        let Some(label) = label(line) else { continue };
        // The name stands behind the label, or in a line of its own below.
        let comments = lines[n + 1..].iter().take_while(|line| line.trim().starts_with(['#', '/']));
        let named = std::iter::once(line).chain(comments).find_map(|line| commented(line));
        let Some(name) = named.and_then(|name| variable(name, names)) else { continue };
        let code: Vec<&str> = lines[n + 1..].iter().copied().take_while(is_inside).collect();
        let is_back = |line: &&str| {
            let words = || line.split(|c: char| !(c.is_alphanumeric() || "._$".contains(c)));
            words().any(|word| word == label) || line.contains(":endloop")
        };
        if let Some(end) = code.iter().position(is_back) {
            found.push((name.to_owned(), format!("block:\n{}\n", code[..=end].join("\n"))));
        }
    }
    found
}

/// Whether a line of assembly belongs to the block that began before it.
fn is_inside(line: &&str) -> bool {
    line.is_empty() || line.starts_with(char::is_whitespace) || line.starts_with(['#', '/'])
}

/// The name of a block in the comment behind its label.
fn commented(line: &str) -> Option<&str> {
    let (_, name) = line.split_once('%')?;
    match name.strip_prefix('"') {
        Some(name) => name.split_once('"').map(|(name, _)| name),
        None => name.split_whitespace().next(),
    }
}

/// The loop variable among `names` that a block is named after: by this compiler, or by Halide.
fn variable<'n>(block: &str, names: &'n [String]) -> Option<&'n String> {
    let block = block.strip_suffix(AT_ONCE).unwrap_or(block);
    let name = match block.strip_prefix("for ") {
        Some(name) => name,
        None => block.trim_start_matches(|c: char| c.is_ascii_digit()).strip_prefix("_for_")?,
    };
    // What LLVM adds to names that are there already, or to a copy for one side of a condition.
    let is_added = |rest: &str| {
        let mut rest = rest;
        while let Some(shorter) = [".us", ".split"].iter().find_map(|added| rest.strip_prefix(added)) {
            rest = shorter.trim_start_matches(|c: char| c.is_ascii_digit());
        }
        rest.chars().all(|c| c.is_ascii_digit())
    };
    let fits = |variable: &&String| name.strip_prefix(variable.as_str()).is_some_and(is_added);
    names.iter().filter(fits).max_by_key(|variable| variable.len())
}

impl fmt::Display for LoopCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (own, llvm, halide) = (said(self.cost), said(self.llvm), said(self.halide));
        write!(f, "{}: {own} an iteration, LLVM's {llvm}, Halide's {halide}", self.name)
    }
}

/// A cost in words.
fn said(cost: Option<f64>) -> String {
    cost.map_or_else(|| "-".to_owned(), |cost| format!("{cost:.2}"))
}

/// A table of loops for a page for the browser.
pub fn table(loops: &[LoopCost]) -> String {
    let mut out = String::from(
        "<h2>Loops</h2>\n<table><tr><th>loop</th><th>stores</th><th>windows</th><th>replaced</th><th>an iteration</th>\
         <th>LLVM's</th><th>Halide's</th></tr>\n",
    );
    for one in loops {
        let stores: Vec<String> =
            one.stores.iter().map(|(buffer, line)| format!("{} (line {line})", escaped(buffer))).collect();
        out.push_str(&format!(
            "<tr><td>{}</td><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td>\
             <td class=\"number\">{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td></tr>\n",
            escaped(&one.name),
            stores.join(", "),
            one.windows,
            one.replaced,
            said(one.cost),
            said(one.llvm),
            said(one.halide)
        ));
    }
    out.push_str("</table>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        ["f.s0.x", "f.s0.x.x", "acc.s1.r8$x"].map(str::to_owned).to_vec()
    }

    #[test]
    fn blocks_are_named_after_variables() {
        let names = names();
        let of = |block: &str| variable(block, &names).map(String::as_str);
        for (block, name) in [
            ("for f.s0.x.x", Some("f.s0.x.x")),
            ("for f.s0.x.x.us.us12", Some("f.s0.x.x")),
            ("for f.s0.x7", Some("f.s0.x")),
            ("for acc.s1.r8$x.us, several at once", Some("acc.s1.r8$x")),
            ("12_for_acc.s1.r8$x", Some("acc.s1.r8$x")),
            ("2_end_for_f.s0.x", None),
            ("2_for_f.s0.x.preheader", None),
            ("end f.s0.x", None),
            ("for f.s0.y", None),
        ] {
            assert_eq!(of(block), name, "{block}");
        }
    }

    #[test]
    fn loops_of_one_block_are_found_in_assembly() {
        let x86 = "f:                                      # @f\n# %bb.0:                                # %entry\n\
            .LBB0_2:                                # %\"2_for_f.s0.x.preheader\"\n\tnop\n\
            .LBB0_4:                                # %\"3_for_f.s0.x.x\"\n                                        #   \
            Parent Loop\n\tvmovdqu\t(%rdi), %ymm0\n\tjne\t.LBB0_4\n# %bb.5:                                # %x\n\tretq\n\
            .LBB0_40:                               # %\"4_for_f.s0.x\"\n\tjmp\t.LBB0_4\n";
        let arm = "f:\n.LBB0_4:                                // %\"2_for_acc.s1.r8$x\"\n\tldr\tq0, [x0], #16\n\tb.ne\t.LBB0_4\n";
        let hvx = "f:\n.LBB0_4:                                // Block address taken\n                                        // \
            %\"2_for_f.s0.x\"\n\t{\n\t\tv0 = vmem(r0++#1)\n\t} :endloop0\n";
        let all = |text| blocks(text, &names());
        assert_eq!(all(x86).iter().map(|b| b.0.as_str()).collect::<Vec<_>>(), ["f.s0.x.x"]);
        assert!(
            all(x86)[0].1.contains("vmovdqu") && all(x86)[0].1.ends_with("jne\t.LBB0_4\n"),
            "{:?}",
            all(x86)
        );
        assert_eq!(all(arm)[0].0, "acc.s1.r8$x");
        assert!(all(hvx)[0].1.contains("vmem") && all(hvx)[0].1.contains(":endloop0"));
    }
}
