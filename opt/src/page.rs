//! A page for the browser of what became of each window: source lines, the window, the program, the code before and after.
//!
//! It is one file that needs no other.

use std::collections::BTreeMap;
use std::fmt::Write;

use autoir_synth::window::air::print::print_window;

use crate::plan::{Fate, Plan};
use crate::remarks::program;

/// Lines of the source text shown around those that windows are of.
const AROUND: u32 = 3;

const HEAD: &str = "<!DOCTYPE html>
<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color: #222 }
pre { background: #f6f6f4; padding: .6em .8em; overflow-x: auto; font-size: 13px; line-height: 1.35 }
table { border-collapse: collapse } td, th { padding: .2em .8em; text-align: left; border-bottom: 1px solid #ddd }
td.number { text-align: right } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1em }
.replaced { color: #176e2c } .kept { color: #8a4b08 } mark { background: #ffeeb0 }
@media (prefers-color-scheme: dark) {
  body { background: #1b1b1b; color: #ddd } pre { background: #262626 } td, th { border-color: #444 }
  .replaced { color: #7ccf8b } .kept { color: #e0a15c } mark { background: #57490f; color: inherit } a { color: #8ab4f8 }
}
</style>
";

/// The page of `plan` for the module `name`. `source` is the text of a source file, if there is one.
/// `first` stands before all windows, as HTML.
pub fn page(plan: &Plan, name: &str, first: &str, source: &dyn Fn(&str) -> Option<String>) -> String {
    let replaced = plan.windows.iter().filter(|w| w.kept.is_none()).count();
    let mut out = String::from(HEAD);
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<title>autoir: {0}</title></head><body>\n<h1>{0}</h1>\n<p>{1} functions, {2} windows, {replaced} of them \
         replaced by proven programs; {3} values have no window.</p>\n",
        escaped(name),
        plan.functions,
        plan.windows.len(),
        plan.skipped.len()
    );
    out.push_str(first);
    let mut blocks: BTreeMap<_, Vec<&Fate>> = BTreeMap::new();
    plan.windows.iter().for_each(|fate| blocks.entry(&fate.place).or_default().push(fate));
    out.push_str(
        "<table><tr><th>block</th><th>windows</th><th>replaced</th><th>cycles</th><th>without</th></tr>\n",
    );
    for ((function, block), fates) in &blocks {
        let compiled = fates.iter().find_map(|f| f.blocks.as_ref());
        let cycles = |n: Option<f64>| n.map_or(String::new(), |n| format!("{n:.2}"));
        let _ = writeln!(
            out,
            "<tr><td><a href=\"#{0}-{block}\">{0}, block {block}</a></td><td class=\"number\">{1}</td>\
             <td class=\"number\">{2}</td><td class=\"number\">{3}</td><td class=\"number\">{4}</td></tr>",
            escaped(function),
            fates.len(),
            fates.iter().filter(|f| f.kept.is_none()).count(),
            cycles(compiled.map(|c| c.1.cost.rthroughput)),
            cycles(compiled.map(|c| c.0.cost.rthroughput)),
        );
    }
    out.push_str("</table>\n");
    for ((function, block), fates) in &blocks {
        let _ = writeln!(out, "<h2 id=\"{0}-{block}\">{0}, block {block}</h2>", escaped(function));
        lines(fates, source, &mut out);
        for fate in fates {
            window(fate, &mut out);
        }
        if let Some((before, after)) = fates.iter().find_map(|f| f.blocks.as_ref()) {
            out.push_str("<h3>Code of the block</h3>\n<div class=\"pair\">");
            for (title, compiled) in [("without", before), ("with", after)] {
                let cycles = compiled.cost.rthroughput;
                let code = escaped(&compiled.code);
                let _ = write!(out, "<div>{title}: {cycles:.2} cycles<pre>{code}</pre></div>");
            }
            out.push_str("</div>\n");
        }
    }
    if !plan.skipped.is_empty() {
        out.push_str("<h2>Values without a window</h2>\n<table>\n");
        for (function, skipped) in &plan.skipped {
            let (function, why) = (escaped(function), escaped(&skipped.why));
            let value = escaped(&skipped.value);
            let _ = writeln!(out, "<tr><td>{function}</td><td>{why}</td><td><code>{value}</code></td></tr>");
        }
        out.push_str("</table>\n");
    }
    out.push_str("</body></html>\n");
    out
}

/// The lines of the source text that `fates` are of, and some around them.
fn lines(fates: &[&Fate], source: &dyn Fn(&str) -> Option<String>, out: &mut String) {
    let mut files: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for line in fates.iter().filter_map(|f| f.line.as_ref()) {
        files.entry(&line.file).or_default().push(line.line);
    }
    for (file, numbers) in files {
        let Some(text) = source(file) else { continue };
        let first = numbers.iter().min().map_or(1, |n| n.saturating_sub(AROUND).max(1));
        let last = numbers.iter().max().map_or(1, |n| n.saturating_add(AROUND));
        let _ = write!(out, "<p>{}</p>\n<pre>", escaped(file));
        for (number, line) in (1..).zip(text.lines()).filter(|(n, _)| (first..=last).contains(n)) {
            let line = format!("{number:5}  {}", escaped(line));
            let _ = match numbers.contains(&number) {
                true => writeln!(out, "<mark>{line}</mark>"),
                false => writeln!(out, "{line}"),
            };
        }
        out.push_str("</pre>\n");
    }
}

fn window(fate: &Fate, out: &mut String) {
    let (class, said) = match &fate.kept {
        None => ("replaced", "replaced by a proven program".to_owned()),
        Some(why) => ("kept", format!("stays: {}", escaped(why))),
    };
    let name = escaped(&fate.window.name);
    let asked = escaped(&print_window(&fate.window));
    let _ = write!(out, "<p class=\"{class}\">{name}: {said}</p>\n<div class=\"pair\"><pre>{asked}</pre>");
    if let Some(program) = program(fate) {
        let _ = write!(out, "<pre>{}</pre>", escaped(&program));
    }
    out.push_str("</div>\n");
}

/// `text` in HTML, also within quotation marks.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_a_module_is_text() {
        let plan = Plan::default();
        let page = page(&plan, "<script>\"&", "<p>before all windows</p>", &|_| None);
        assert!(page.contains("<p>before all windows</p>"), "{page}");
        assert!(page.contains("<h1>&lt;script&gt;&quot;&amp;</h1>"), "{page}");
        assert!(page.ends_with("</html>\n"));
    }
}
