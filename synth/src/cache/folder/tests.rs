use std::process::{Child, Command, Stdio};
use std::time::Instant;

use super::*;

fn key(n: u64) -> Key {
    Key::of(&[&n.to_le_bytes()])
}

/// Contents that tell which key they belong to, of a length that depends on `version`.
fn contents(n: u64, version: u64) -> Vec<u8> {
    let word = [n.to_le_bytes(), (!n).to_le_bytes()].concat();
    word.repeat(200 + 100 * (version % 7) as usize)
}

fn belongs(n: u64, found: &[u8]) -> bool {
    (0..7).any(|version| found == contents(n, version))
}

fn open(root: &Path, limit: u64) -> Folder {
    let seal = Seal::at(&root.join("keys/cache.key")).expect("a key can be made");
    Folder::open(root, limit, seal).expect("a temporary folder can be used")
}

#[test]
fn what_is_written_is_read_and_replaced() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = open(place.path(), DEFAULT_LIMIT);
    assert_eq!(folder.read_own(&key(1)), None);
    folder.write(&key(1), b"one").expect("written");
    assert_eq!(open(place.path(), DEFAULT_LIMIT).read_own(&key(1)).as_deref(), Some(&b"one"[..]));
    folder.write(&key(1), b"").expect("written");
    assert_eq!(folder.read_own(&key(1)).as_deref(), Some(&b""[..]));
    assert_eq!(folder.read_own(&key(2)), None);
    let stat = folder.stat().expect("read");
    assert_eq!((stat.entries, stat.bytes, stat.unfinished), (1, HEADER as u64, 0));
    assert_eq!(folder.clear().expect("cleared"), stat);
    assert_eq!(folder.stat().expect("read"), Stat::default());
}

#[test]
fn every_cut_and_every_flipped_bit_is_found_and_taken_away() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = open(place.path(), DEFAULT_LIMIT);
    let (key, path) = (key(1), folder.path(&key(1)));
    folder.write(&key, b"some contents").expect("written");
    let whole = fs::read(&path).expect("it is there");
    let damaged = |bytes: &[u8], what: &str| {
        fs::write(&path, bytes).expect("written");
        assert_eq!(folder.read_own(&key), None, "{what}");
        assert!(!path.exists(), "{what}: the file is still there");
    };
    let code = HEADER - CODE_BYTES..HEADER;
    for n in 0..whole.len() {
        damaged(&whole[..n], &format!("cut at {n}"));
        for bit in 0..8 {
            let mut bad = whole.clone();
            bad[n] ^= 1 << bit;
            if code.contains(&n) {
                // The contents are whole, and anybody's.
                fs::write(&path, &bad).expect("written");
                let found = folder.read(&key).expect("it is whole");
                assert_eq!(found, (b"some contents".to_vec(), Trust::Stranger));
                continue;
            }
            damaged(&bad, &format!("bit {bit} of byte {n}"));
        }
    }
    damaged(&[&whole[..], b"x"].concat(), "a byte more");
    damaged(&vec![0; HEADER + LARGEST + 2], "far too long");
    folder.write(&key, b"again").expect("written");
    assert_eq!(folder.read_own(&key).as_deref(), Some(&b"again"[..]));
}

#[test]
fn a_file_under_another_name_is_not_believed() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = open(place.path(), DEFAULT_LIMIT);
    folder.write(&key(1), b"one").expect("written");
    let other = folder.path(&key(2));
    fs::create_dir_all(other.parent().expect("it has one")).expect("made");
    fs::copy(folder.path(&key(1)), &other).expect("copied");
    assert_eq!(folder.read_own(&key(2)), None);
    assert_eq!(folder.read_own(&key(1)).as_deref(), Some(&b"one"[..]));
}

#[test]
fn what_was_not_used_for_longest_goes_first() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = open(place.path(), 100 * 1024);
    let long_ago = |n: u64, minutes: u64| {
        let file = File::open(folder.path(&key(n))).expect("it is there");
        let then = SystemTime::now() - Duration::from_secs(60 * minutes);
        file.set_modified(then).expect("the time can be set");
    };
    for n in 0..10 {
        folder.write(&key(n), &vec![n as u8; 9 * 1024]).expect("written");
        long_ago(n, 100 - n);
    }
    // The oldest one is used again: it is the youngest now.
    assert!(folder.read_own(&key(0)).is_some());
    for n in 10..14 {
        folder.write(&key(n), &vec![n as u8; 9 * 1024]).expect("written");
    }
    assert!(folder.stat().expect("read").bytes <= 100 * 1024);
    assert!(folder.read_own(&key(0)).is_some(), "it was used a moment ago");
    assert!(folder.read_own(&key(1)).is_none() && folder.read_own(&key(2)).is_none(), "they were the oldest");
    assert!(folder.read_own(&key(13)).is_some(), "it was written last");
}

#[test]
fn other_peoples_files_are_left_alone() {
    let place = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir_all(place.path().join("ab")).expect("made");
    let strange = place.path().join("ab").join("notes.txt");
    fs::write(&strange, "not ours").expect("written");
    let folder = open(place.path(), 1);
    folder.write(&key(1), b"one").expect("written");
    folder.clear().expect("cleared");
    assert!(strange.exists());
}

/// Writes and reads without end where the environment says so; started as a process by the tests below.
#[test]
fn a_writer() {
    let Some(root) = std::env::var_os("AUTOIR_TEST_FOLDER") else { return };
    let folder = open(Path::new(&root), DEFAULT_LIMIT);
    let seed = u64::from(std::process::id());
    for round in 0.. {
        let n = (round * 31 + seed) % 16;
        let _ = folder.write(&key(n), &contents(n, round + seed));
        if let Some(found) = folder.read_own(&key(n)) {
            assert!(belongs(n, &found), "entry {n} is not what anybody wrote");
        }
    }
}

fn writer(root: &Path) -> Child {
    Command::new(std::env::current_exe().expect("this program has a path"))
        .args(["--exact", "cache::folder::tests::a_writer", "--test-threads", "1"])
        .env("AUTOIR_TEST_FOLDER", root)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program can be started")
}

/// Reads every entry for as long as `time`; returns how many were there.
fn read_for(folder: &Folder, time: Duration) -> usize {
    let (start, mut found) = (Instant::now(), 0);
    while start.elapsed() < time {
        for n in 0..16 {
            if let Some(contents) = folder.read_own(&key(n)) {
                assert!(belongs(n, &contents), "entry {n} is not what anybody wrote");
                found += 1;
            }
        }
    }
    found
}

#[test]
fn eight_writers_at_once_and_killed_at_any_point() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = open(place.path(), DEFAULT_LIMIT);
    let mut writers: Vec<Child> = (0..8).map(|_| writer(place.path())).collect();
    let mut found = read_for(&folder, Duration::from_millis(500));
    for round in 0..24 {
        let n = round % writers.len();
        // A writer that found something false has ended by itself.
        assert!(writers[n].try_wait().expect("it can be asked").is_none(), "a writer gave up");
        writers[n].kill().expect("it can be killed");
        writers[n].wait().expect("it has ended");
        found += read_for(&folder, Duration::from_millis(20 + 3 * round as u64));
        writers[n] = writer(place.path());
    }
    for mut child in writers {
        let _ = child.kill();
        let _ = child.wait();
    }
    assert!(found > 100, "only {found} entries were read");
    assert!(folder.entries().expect("read").iter().all(|(_, contents)| contents.is_some()));
    // What the killed ones left is taken away once it is old enough, and disturbs nobody until then.
    folder.sweep(Duration::ZERO).expect("swept");
    assert_eq!(folder.stat().expect("read").unfinished, 0);
    assert_eq!(read_for(&folder, Duration::ZERO), 0);
    assert!(folder.stat().expect("read").entries > 0);
}
