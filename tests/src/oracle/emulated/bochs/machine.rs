//! Bochs itself: where it is, and one run of it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use super::disk::Disk;
use crate::oracle::error::OracleError;

/// Where `./dev setup` puts it, below the repository, where the system's own packages have none.
const INSTALLED: &str = ".deps/bochs";

/// A machine that is not switched off by then hangs.
const PATIENCE: Duration = Duration::from_secs(600);

/// The CPU: one that has AVX-512 and tiles, and what others have beside it.
const MODEL: &str = "cpu: model=sapphire_rapids, count=1, ips=1000000, reset_on_triple_fault=0, \
    add_features=\"avx_vnni_int8 avx_vnni_int16 avx_ifma avx_ne_convert sha512 sm3 sm4 amx_fp16 amx_complex \
    avx512vp2intersect\"";

/// How Bochs is started.
#[derive(Clone, Debug)]
pub struct Bochs {
    /// The program with its first arguments: it may need a loader of its own.
    command: Vec<String>,
    /// The folder of its devices, where that is not the one it was built for.
    plugins: Option<PathBuf>,
    /// The folder of its BIOS.
    share: PathBuf,
}

/// Bochs, of the system or below the repository.
pub fn installed() -> Option<&'static Bochs> {
    static FOUND: OnceLock<Option<Bochs>> = OnceLock::new();
    FOUND.get_or_init(|| candidates().into_iter().find(Bochs::works)).as_ref()
}

/// Whether there is one.
pub fn is_installed() -> bool {
    installed().is_some()
}

fn candidates() -> Vec<Bochs> {
    let mut all = Vec::new();
    if let Some(root) = Path::new(env!("CARGO_MANIFEST_DIR")).parent() {
        let own = root.join(INSTALLED);
        let libraries = own.join("usr/lib/x86_64-linux-gnu");
        let text = |path: PathBuf| path.to_string_lossy().into_owned();
        all.push(Bochs {
            command: vec![
                text(libraries.join("ld-linux-x86-64.so.2")),
                "--library-path".to_owned(),
                text(libraries.clone()),
                text(own.join("usr/bin/bochs-bin")),
            ],
            plugins: Some(libraries.join("bochs/plugins")),
            share: own.join("usr/share/bochs"),
        });
    }
    for program in ["bochs-bin", "bochs"] {
        let share = PathBuf::from("/usr/share/bochs");
        all.push(Bochs { command: vec![program.to_owned()], plugins: None, share });
    }
    all
}

impl Bochs {
    /// Whether it starts and has the CPU.
    fn works(&self) -> bool {
        let Some((program, arguments)) = self.command.split_first() else { return false };
        let mut command = Command::new(program);
        command.args(arguments).args(["--help", "cpu"]).stdin(Stdio::null());
        if let Some(plugins) = &self.plugins {
            command.env("LTDL_LIBRARY_PATH", plugins);
        }
        let has = |text: &[u8]| String::from_utf8_lossy(text).lines().any(|l| l.trim() == "sapphire_rapids");
        command.output().is_ok_and(|output| has(&output.stdout) || has(&output.stderr))
    }
}

/// Runs a machine that boots from `disk` until it is switched off. Returns the last that it said.
///
/// # Errors
/// There is no Bochs, or it cannot be started.
pub fn run(disk: &Disk) -> Result<String, OracleError> {
    let failed = |message: String| OracleError::Emulator { program: "Bochs".to_owned(), message };
    let bochs = installed().ok_or_else(|| failed("it is not installed".to_owned()))?;
    let folder = disk.folder();
    let io = |source| OracleError::Io { path: folder.to_owned(), source };
    std::fs::write(folder.join("bochsrc"), configuration(disk)).map_err(io)?;
    // Its simplest display wants a terminal: `script` gives it one that nobody sees.
    let quoted = |word: &String| format!("'{}'", word.replace('\'', r"'\''"));
    let words: Vec<String> = bochs.command.iter().map(quoted).collect();
    let line = format!("exec {} -q -f bochsrc", words.join(" "));
    let mut command = Command::new("script");
    command.args(["-qec", &line, "/dev/null"]).current_dir(folder).env("TERM", "xterm");
    command.env("BXSHARE", &bochs.share);
    if let Some(plugins) = &bochs.plugins {
        command.env("LTDL_LIBRARY_PATH", plugins);
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().map_err(|e| failed(format!("script: {e}")))?;
    let start = Instant::now();
    while child.try_wait().map_err(io)?.is_none() {
        if start.elapsed() > PATIENCE {
            // Both fail only for a process that is gone already; Bochs goes with its terminal.
            let _ = child.kill();
            let _ = child.wait();
            return Ok(format!("it was not switched off within {PATIENCE:?}"));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let log = std::fs::read(folder.join("bochs.log")).unwrap_or_default();
    let log = String::from_utf8_lossy(&log);
    // What the CPU had against an instruction, or what the machine ended with.
    let said = |by: &str| log.lines().rfind(|line| line.contains(by));
    Ok(said("e[CPU").or(said("p[")).unwrap_or("it said nothing").to_owned())
}

/// The machine. Its clock counts instructions, so that nobody waits for the head of a disk.
fn configuration(disk: &Disk) -> String {
    format!(
        "display_library: term\n{MODEL}\nmemory: guest=64, host=64\n\
         romimage: file=$BXSHARE/BIOS-bochs-latest, options=fastboot\n\
         vgaromimage: file=$BXSHARE/VGABIOS-lgpl-latest\n\
         ata0-master: type=disk, path={}, mode=flat, cylinders={}, heads=16, spt=63\n\
         boot: disk\nlog: bochs.log\npanic: action=fatal\nerror: action=report\ninfo: action=ignore\n\
         sound: waveoutdrv=dummy\n",
        Disk::IMAGE,
        disk.cylinders
    )
}
