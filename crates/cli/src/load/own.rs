//! The server that is measured, as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

/// A server of our own, in a folder that goes away with it.
pub(super) struct Own {
    process: Child,
    _folder: tempfile::TempDir,
}

impl Own {
    /// With the addresses of the server and of its figures.
    pub(super) fn start(store: Option<&str>, bus: Option<&str>) -> Result<(Self, [SocketAddr; 2])> {
        let folder = tempfile::tempdir()?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--creations", "0", "--connections", "0", "--idle", "2"]);
        command.args(["--metrics", "127.0.0.1:0"]);
        match store {
            Some(store) => command.args(["--store", store]),
            None => command.arg("--data").arg(folder.path()),
        };
        command.args(bus.iter().flat_map(|bus| ["--bus", bus]));
        let mut process = command.env("STARBOARD_LOG", "error").stdout(Stdio::piped()).spawn()?;
        let mut lines = BufReader::new(process.stdout.take().context("no server")?).lines();
        let mut port = || -> Result<SocketAddr> {
            let line = lines.next().context("no server")??;
            let address = line.trim_end_matches("/metrics").rsplit(':').next().unwrap_or_default();
            Ok(SocketAddr::from(([127, 0, 0, 1], address.parse().context("no server")?)))
        };
        // It says where it is, where its data are, and where its figures are.
        let server = port()?;
        let _ = port();
        let figures = port()?;
        Ok((Self { process, _folder: folder }, [server, figures]))
    }

    /// Milliseconds of processor time, where the system tells.
    pub(super) fn processor(&self) -> Option<u64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // After the name in brackets: user and system time are the 12th and 13th, in hundredths of a second.
        let mut rest = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let (user, system): (u64, u64) = (rest.next()?.parse().ok()?, rest.next()?.parse().ok()?);
        Some((user + system) * 10)
    }

    /// Kilobytes in memory, where the system tells.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
