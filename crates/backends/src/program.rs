//! Starting programs that do not run as root.

use std::io;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// Why a server cannot be had.
#[derive(Debug)]
pub struct Missing(pub String);

impl From<io::Error> for Missing {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}

/// So long that only a server that never comes up runs into it.
const PATIENCE: Duration = Duration::from_secs(300);

/// A port that nobody listens on at this moment.
pub(crate) fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// The first of these that is there.
pub(crate) fn find(name: &str, folders: impl IntoIterator<Item = PathBuf>) -> Result<PathBuf, Missing> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all = folders.into_iter().chain(std::env::split_paths(&path));
    let found = all.find_map(|folder| Some(folder.join(name)).filter(|file| file.is_file()));
    found.ok_or_else(|| Missing(format!("'{name}' is not installed")))
}

/// Runs as this user, where we are root, and in a network of its own, if there is one.
pub(crate) fn command(program: &Path, user: &str, within: Option<&str>) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = match within {
        None => Command::new("setpriv"),
        Some(network) => {
            let mut command = Command::new("ip");
            command.args(["netns", "exec", network, "setpriv"]);
            command
        }
    };
    command.args([&format!("--reuid={user}"), &format!("--regid={user}"), "--clear-groups", "--"]).arg(program);
    command
}

/// The folder is this user's, where we are root.
pub(crate) fn hand_over(folder: &Path, user: &str) -> Result<(), Missing> {
    if is_root() && !Command::new("chown").arg(user).arg(folder).status()?.success() {
        return Err(Missing(format!("there is no user '{user}'")));
    }
    Ok(())
}

pub(crate) fn is_root() -> bool {
    // Of no other user may another's processes be read.
    std::fs::metadata("/proc/self").is_ok_and(|own| {
        use std::os::unix::fs::MetadataExt as _;
        own.uid() == 0
    })
}

/// Waits until it is up, or has ended.
pub(crate) fn wait_for(child: &mut Child, name: &str, is_up: impl Fn() -> bool) -> Result<(), Missing> {
    let until = Instant::now() + PATIENCE;
    while !is_up() {
        if let Some(status) = child.try_wait()? {
            return Err(Missing(format!("'{name}' does not start: {status}")));
        }
        if Instant::now() > until {
            return Err(Missing(format!("'{name}' does not come up")));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}

/// Sends it a signal and waits for its end.
pub(crate) fn end(child: &mut Child, signal: &str) {
    let _ = Command::new("kill").args([signal, &child.id().to_string()]).status();
    let _ = child.wait();
}
