//! A program under its emulator: started when it is first asked, answers one request after the other.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use crate::oracle::error::OracleError;

/// No request may take longer than this.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program on disk with the process that runs it, if there is one.
#[derive(Debug)]
pub struct Program {
    emulator: &'static [&'static str],
    file: PathBuf,
    process: Mutex<Option<Process>>,
}

impl Program {
    /// The program in `file`, not started yet.
    pub fn new(emulator: &'static [&'static str], file: &Path) -> Program {
        Program { emulator, file: file.to_owned(), process: Mutex::new(None) }
    }

    fn failed(&self, message: String) -> OracleError {
        let program = self.emulator.first().copied().unwrap_or_default().to_owned();
        OracleError::Emulator { program, message }
    }
}

impl super::Program for Program {
    /// Starts the program if need be: the first time, and where it died or did not answer.
    fn request(&self, head: [u32; 3], payload: &[u8], size: usize) -> Result<Vec<u8>, OracleError> {
        // A thread that panicked in here left a process in an unknown state: it is replaced.
        let mut slot = self.process.lock().unwrap_or_else(|poisoned| {
            let mut slot = poisoned.into_inner();
            *slot = None;
            slot
        });
        let mut process = match slot.take() {
            Some(process) => process,
            None => Process::start(self.emulator, &self.file).map_err(|e| self.failed(e.to_string()))?,
        };
        let mut request: Vec<u8> = head.iter().flat_map(|word| word.to_le_bytes()).collect();
        request.extend_from_slice(payload);
        match process.exchange(&request, size) {
            Ok(answer) => {
                *slot = Some(process);
                Ok(answer)
            }
            Err(reason) => Err(self.failed(format!("{reason}{}", process.last_words()))),
        }
    }
}

/// A running program. A thread reads what it answers, so that waiting can end.
#[derive(Debug)]
struct Process {
    child: Child,
    input: ChildStdin,
    wanted: Sender<usize>,
    answers: Receiver<io::Result<Vec<u8>>>,
}

impl Process {
    fn start(emulator: &[&str], file: &Path) -> io::Result<Process> {
        let Some((program, arguments)) = emulator.split_first() else {
            return Err(io::Error::other("no emulator is named"));
        };
        let mut child = Command::new(program)
            .args(arguments)
            .arg(file)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(input), Some(mut output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("its streams are not piped"));
        };
        let (wanted, sizes) = mpsc::channel::<usize>();
        let (answer, answers) = mpsc::channel();
        std::thread::spawn(move || {
            for size in sizes {
                let mut bytes = vec![0; size];
                let outcome = output.read_exact(&mut bytes).map(|()| bytes);
                if answer.send(outcome).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, input, wanted, answers })
    }

    fn exchange(&mut self, request: &[u8], size: usize) -> Result<Vec<u8>, String> {
        self.wanted.send(size).map_err(|_| "its answers are no longer read".to_owned())?;
        self.input.write_all(request).and_then(|()| self.input.flush()).map_err(|e| e.to_string())?;
        match self.answers.recv_timeout(PATIENCE) {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(e)) => Err(e.to_string()),
            Err(RecvTimeoutError::Timeout) => Err(format!("no answer within {PATIENCE:?}")),
            Err(RecvTimeoutError::Disconnected) => Err("its answers are no longer read".to_owned()),
        }
    }

    /// How the process ended, after it is made to.
    fn last_words(&mut self) -> String {
        // It may have ended by itself, which is what is to be told; `kill` then does nothing.
        std::thread::sleep(Duration::from_millis(20));
        let ended = self.child.try_wait().ok().flatten();
        ended.map(|status| format!(" ({status})")).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Both fail only for a process that is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
