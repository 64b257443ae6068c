//! A PostgreSQL server.

use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use tempfile::TempDir;

use crate::network::Network;
use crate::program::{Missing, command, end, find, free_port, hand_over, wait_for};

const USER: &str = "postgres";

#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
    child: Child,
    safe: bool,
    host: String,
    /// The network that it is in, if that is its own.
    within: Option<String>,
}

impl Postgres {
    /// One that need not outlive the machine's end: it flushes nothing to the disk.
    pub fn start() -> Result<Self, Missing> {
        Self::new(false, None)
    }

    /// One that keeps what it says it keeps.
    pub fn start_safe() -> Result<Self, Missing> {
        Self::new(true, None)
    }

    /// The same in a network of its own, which must outlive it.
    pub fn start_within(network: &Network) -> Result<Self, Missing> {
        Self::new(true, Some(network))
    }

    fn new(safe: bool, network: Option<&Network>) -> Result<Self, Missing> {
        let mut installed: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
            .map(|versions| versions.flatten().map(|version| version.path().join("bin")).collect())
            .unwrap_or_default();
        installed.sort();
        let initdb = find("initdb", installed.into_iter().rev())?;
        let programs = initdb.parent().map(PathBuf::from).unwrap_or_default();
        let folder = tempfile::tempdir()?;
        hand_over(folder.path(), USER)?;
        let mut make = command(&initdb, USER, None);
        make.args(["--auth=trust", "--username=starboard", "--no-sync", "--encoding=UTF8", "--locale=C", "--pgdata"]);
        let made = make.arg(folder.path().join("data")).current_dir("/").output()?;
        if !made.status.success() {
            return Err(Missing(format!("initdb: {}", String::from_utf8_lossy(&made.stderr))));
        }
        let port = free_port()?;
        let host = network.map_or_else(|| "127.0.0.1".to_owned(), Network::host);
        let within = network.map(|network| network.name().to_owned());
        if within.is_some() {
            // Whoever is on the other end of the cable is believed, too.
            let access = folder.path().join("data/pg_hba.conf");
            std::fs::write(&access, "local all all trust\nhost all all samenet trust\n")?;
        }
        let child = serve(&programs, &folder, port, safe, &host, within.as_deref())?;
        let mut server = Self { folder, programs, port, child, safe, host, within };
        server.wait()?;
        Ok(server)
    }

    fn wait(&mut self) -> Result<(), Missing> {
        let status = self.folder.path().join("data/postmaster.pid");
        let own = self.child.id().to_string();
        wait_for(&mut self.child, "postgres", || {
            let text = std::fs::read_to_string(&status).unwrap_or_default();
            // A file of the one before may still lie there.
            text.lines().next() == Some(&own) && text.lines().nth(7).is_some_and(|line| line.trim() == "ready")
        })
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        self.named("postgres")
    }

    fn named(&self, database: &str) -> String {
        url(&self.host, self.port, database)
    }

    /// Another database on it, made anew.
    pub fn database(&self, name: &str) -> String {
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.named(name)
    }

    /// Carries out what is written here, in this database. Gives what comes back, without a frame around it.
    pub fn sql(&self, database: &str, text: &str) -> String {
        let mut psql = std::process::Command::new(self.programs.join("psql"));
        psql.args(["-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", text]).arg(self.named(database));
        let done = psql.output().expect("psql is there with the server");
        assert!(done.status.success(), "{text}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim().to_owned()
    }

    /// The folder of its programs: `psql`, `pg_dump`.
    pub fn programs(&self) -> &Path {
        &self.programs
    }

    /// Stops it as an operator does: who is connected is cut off.
    pub fn stop(&mut self) {
        end(&mut self.child, "-INT");
    }

    /// Ends it as a crash does.
    pub fn crash(&mut self) {
        end(&mut self.child, "-QUIT");
    }

    pub fn start_again(&mut self) {
        let within = self.within.as_deref();
        let child = serve(&self.programs, &self.folder, self.port, self.safe, &self.host, within);
        self.child = child.expect("it started before");
        self.wait().expect("it came up before");
    }
}

/// Where a database is reached.
pub(crate) fn url(host: &str, port: u16, database: &str) -> String {
    format!("postgres://starboard@{host}:{port}/{database}")
}

fn serve(
    programs: &Path,
    folder: &TempDir,
    port: u16,
    safe: bool,
    host: &str,
    within: Option<&str>,
) -> Result<Child, Missing> {
    let mut serve = command(&programs.join("postgres"), USER, within);
    serve.arg("-D").arg(folder.path().join("data")).args(["-p", &port.to_string()]);
    serve.args(["-c", &format!("listen_addresses={host}"), "-c", "max_connections=200"]);
    serve.arg("-c").arg(format!("unix_socket_directories={}", folder.path().display()));
    if !safe {
        serve.args(["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off"]);
    }
    Ok(serve.current_dir("/").stdout(Stdio::null()).stderr(Stdio::null()).spawn()?)
}

impl Drop for Postgres {
    fn drop(&mut self) {
        end(&mut self.child, "-QUIT");
    }
}
