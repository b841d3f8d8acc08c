//! Holds the order of the rooms inside each crate: what lies directly below `src`, a folder or a file, is a room, and
//! no rooms use each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;

use super::{RANKS, folder, rust_sources};

/// What lies in no room.
const ROOT: &str = "the crate's root";

/// A module's path inside its crate.
type Module = Vec<String>;

/// The rooms of a crate, with those that each uses and one example of where.
type Rooms = BTreeMap<String, BTreeMap<String, String>>;

/// The module that a file is.
fn module(src: &Path, file: &Path) -> Module {
    let inside = file.strip_prefix(src).expect("it lies there").with_extension("");
    let mut parts: Module = inside.iter().map(|p| p.to_string_lossy().into_owned()).collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

/// Whether an item is compiled for tests only.
fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|a| a.path().is_ident("cfg") && a.to_token_stream().to_string().contains("test"))
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Mod(i) => &i.attrs,
        syn::Item::Use(i) => &i.attrs,
        syn::Item::Fn(i) => &i.attrs,
        syn::Item::Impl(i) => &i.attrs,
        syn::Item::Struct(i) => &i.attrs,
        _ => &[],
    }
}

/// The paths that start with `crate`, `super` or `self`, each whole.
fn paths(tokens: TokenStream, found: &mut Vec<Vec<String>>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at] {
            TokenTree::Ident(name) if *name == "crate" || *name == "super" || *name == "self" => {
                at = path(&tokens, at, &mut Vec::new(), found);
            }
            // The text of a generated crate, whose modules are its own.
            TokenTree::Ident(name) if *name == "quote" => at += 3,
            TokenTree::Group(group) => {
                paths(group.stream(), found);
                at += 1;
            }
            _ => at += 1,
        }
    }
}

/// Reads a path that begins at `at`, or a tree of them, after `before`; returns where it ends.
fn path(
    tokens: &[TokenTree],
    mut at: usize,
    before: &mut Vec<String>,
    found: &mut Vec<Vec<String>>,
) -> usize {
    let punct = |n: usize, c: char| matches!(tokens.get(n), Some(TokenTree::Punct(p)) if p.as_char() == c);
    let length = before.len();
    loop {
        match tokens.get(at) {
            Some(TokenTree::Ident(name)) => before.push(name.to_string()),
            Some(TokenTree::Group(group)) => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                for part in inner.split(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == ',')) {
                    path(part, 0, before, found);
                }
                before.truncate(length);
                return at + 1;
            }
            _ => break,
        }
        at += 1;
        if !(punct(at, ':') && punct(at + 1, ':')) {
            break;
        }
        at += 2;
    }
    found.push(before.clone());
    before.truncate(length);
    at
}

/// The module below the crate's root that a path of `from` leads into.
fn target(path: &[String], from: &Module, modules: &BTreeSet<Module>) -> Module {
    let mut whole = if path[0] == "crate" { Module::new() } else { from.clone() };
    for part in path {
        match part.as_str() {
            "crate" | "self" => {}
            "super" => drop(whole.pop()),
            name => whole.push(name.to_owned()),
        }
    }
    while !whole.is_empty() && !modules.contains(&whole) {
        whole.pop();
    }
    whole
}

/// The rooms of a crate. What the crate's root uses does not count: it only names what there is.
fn rooms(src: &Path) -> Rooms {
    let files = rust_sources(src);
    let modules: BTreeSet<Module> = files.iter().map(|f| module(src, f)).collect();
    let mut rooms = Rooms::new();
    for file in &files {
        let from = module(src, file);
        let Some(room) = from.first() else { continue };
        if from.last().is_some_and(|last| last == "tests" || last == "testing") {
            continue;
        }
        let text = fs::read_to_string(file).expect("a source file");
        let parsed = syn::parse_file(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let mut used = Vec::new();
        for item in parsed.items.iter().filter(|item| !is_test(attributes(item))) {
            paths(item.to_token_stream(), &mut used);
        }
        // One word alone is a visibility, or a value that calls itself `self`.
        for path in used.into_iter().filter(|path| path.len() > 1) {
            let to = target(&path, &from, &modules);
            let to = to.first().map_or(ROOT, String::as_str);
            if to != room {
                let example = format!("{}: {}", file.display(), path.join("::"));
                rooms.entry(room.clone()).or_default().entry(to.to_owned()).or_insert(example);
            }
        }
    }
    rooms
}

/// A circle of rooms, with the places that close it.
fn circle(rooms: &Rooms) -> Option<Vec<String>> {
    fn visit(
        room: &str,
        rooms: &Rooms,
        trail: &mut Vec<(String, String)>,
        done: &mut BTreeSet<String>,
    ) -> Option<Vec<String>> {
        if let Some(start) = trail.iter().position(|(name, _)| name == room) {
            return Some(trail[start..].iter().map(|(_, example)| example.clone()).collect());
        }
        if done.contains(room) {
            return None;
        }
        for (next, example) in rooms.get(room).into_iter().flatten() {
            trail.push((room.to_owned(), example.clone()));
            let found = visit(next, rooms, trail, done);
            trail.pop();
            if found.is_some() {
                return found;
            }
        }
        done.insert(room.to_owned());
        None
    }
    let mut done = BTreeSet::new();
    rooms.keys().find_map(|room| visit(room, rooms, &mut Vec::new(), &mut done))
}

fn of(crate_name: &str) -> Rooms {
    rooms(&folder(crate_name).join("src"))
}

#[test]
fn no_rooms_use_each_other_in_a_circle() {
    let circles = RANKS.iter().filter_map(|(name, _)| Some((name, circle(&of(name))?)));
    let text: Vec<String> = circles.map(|(name, found)| format!("{name}:\n{}", found.join("\n"))).collect();
    assert!(text.is_empty(), "rooms in a circle: {}", text.join("\n"));
}

/// What decides that a program is right shares nothing with what looks for programs.
#[test]
fn the_verifier_reaches_nothing_of_the_search() {
    let synth = of("autoir-synth");
    let mut reached: BTreeSet<&str> = BTreeSet::from(["verify"]);
    let mut open = vec!["verify"];
    while let Some(room) = open.pop() {
        let used = synth.get(room).into_iter().flat_map(|used| used.keys());
        open.extend(used.map(String::as_str).filter(|next| reached.insert(next)));
    }
    assert_eq!(reached.into_iter().collect::<Vec<_>>(), ["error", "library", "verify", "window"]);
}

/// The root only names what there is; what it names lies in a room.
#[test]
fn nothing_is_used_through_the_crates_root() {
    for (name, _) in RANKS {
        let used: Vec<String> = of(name).into_values().filter_map(|mut used| used.remove(ROOT)).collect();
        assert!(used.is_empty(), "{name}: {}", used.join("\n"));
    }
}

#[test]
fn a_circle_is_found() {
    let room = |to: &str| BTreeMap::from([(to.to_owned(), format!("uses {to}"))]);
    let mut rooms = Rooms::from([("a".into(), room("b")), ("b".into(), room("c"))]);
    assert_eq!(circle(&rooms), None);
    rooms.insert("c".into(), room("b"));
    assert_eq!(circle(&rooms), Some(vec!["uses c".to_owned(), "uses b".to_owned()]));
}

#[test]
fn paths_are_found_in_every_spelling() {
    let text = "use crate::{a::B, c::{self, d}}; fn f() { super::g::h(self::k()); let x = self.y; quote! { crate::z } }";
    let mut found = Vec::new();
    paths(text.parse().expect("tokens"), &mut found);
    let found: Vec<String> = found.iter().map(|p| p.join("::")).collect();
    assert_eq!(found, ["crate::a::B", "crate::c::self", "crate::c::d", "super::g::h", "self::k", "self"]);
}
