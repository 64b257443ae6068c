//! The programs that tests start: from the system's packages, where they may be installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::run;

/// What is started, by any of these names, and Debian's packages of it.
struct Program {
    names: &'static [&'static str],
    packages: &'static [&'static str],
}

const fn program(names: &'static [&'static str], packages: &'static [&'static str]) -> Program {
    Program { names, packages }
}

/// Without one of these there is no page to look at.
const CHROMIUM: Program = program(&["chromium", "chromium-browser", "google-chrome"], &["chromium", "fonts-noto-core"]);

const OTHERS: [Program; 8] = [
    program(&["curl"], &["curl"]),
    program(&["firefox-esr"], &["firefox-esr"]),
    program(&["WebKitWebDriver"], &["webkit2gtk-driver"]),
    program(&["Xvfb"], &["xvfb"]),
    program(&["initdb"], &["postgresql"]),
    program(&["nats-server"], &["nats-server"]),
    program(&["nginx"], &["nginx-light"]),
    program(&["caddy"], &["caddy"]),
];

impl Program {
    fn is_there(&self, folders: &[PathBuf]) -> bool {
        self.names.iter().any(|name| folders.iter().any(|folder| folder.join(name).is_file()))
    }
}

/// Where programs are looked for: those of servers, and PostgreSQL's, are not with everybody's.
fn folders() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let postgres = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    std::env::split_paths(&path)
        .chain(["/usr/bin", "/usr/sbin"].map(PathBuf::from))
        .chain(postgres.map(|version| version.path().join("bin")))
        .collect()
}

/// What is there once everything was installed that may be.
pub(crate) struct Programs {
    pub(crate) chromium: bool,
    /// The packages of those that are not there.
    pub(crate) missing: Vec<&'static str>,
}

impl Programs {
    fn found(folders: &[PathBuf]) -> Self {
        let all = std::iter::once(&CHROMIUM).chain(&OTHERS);
        let missing = all.filter(|one| !one.is_there(folders)).flat_map(|one| one.packages).copied().collect();
        Self { chromium: CHROMIUM.is_there(folders), missing }
    }

    /// What to do, in one line.
    pub(crate) fn advice(&self) -> String {
        format!("programs that tests start are not there: `apt-get install {}`, or the like", self.missing.join(" "))
    }
}

/// Installs what is missing, as root, or by a sudo that asks for no password; says what to install otherwise.
pub(crate) fn install() -> Programs {
    let there = Programs::found(&folders());
    if there.missing.is_empty() {
        return there;
    }
    let install = |missing: &[&str]| -> Result<()> {
        apt(&["update", "-q"])?;
        apt(&[&["install", "-yq", "--no-install-recommends"], missing].concat())
    };
    let may = Path::new("/usr/bin/apt-get").exists() && (is_root() || quiet("sudo", &["-n", "true"]));
    if may && let Err(error) = install(&there.missing) {
        println!("> {error}");
    }
    let now = Programs::found(&folders());
    if !now.missing.is_empty() {
        println!("> {}", now.advice());
    }
    now
}

fn apt(args: &[&str]) -> Result<()> {
    let mut command = if is_root() { Command::new("apt-get") } else { Command::new("sudo") };
    if !is_root() {
        command.args(["-n", "apt-get"]);
    }
    command.args(args);
    run(command, &format!("apt-get {}", args.join(" ")))
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|said| said.stdout.trim_ascii() == b"0")
}

/// Does it go well? Whatever it says is not for us.
fn quiet(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).output().is_ok_and(|done| done.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_not_installed_and_any_name_of_it_will_do() {
        let folder = tempfile::tempdir().unwrap();
        let folders = [folder.path().to_path_buf()];
        let none = Programs::found(&folders);
        assert!(!none.chromium && none.missing.contains(&"chromium") && none.missing.contains(&"caddy"));
        for name in ["google-chrome", "caddy"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        let some = Programs::found(&folders);
        assert!(some.chromium && !some.missing.contains(&"fonts-noto-core") && !some.missing.contains(&"caddy"));
        assert!(some.advice().contains("apt-get install curl firefox-esr webkit2gtk-driver"), "{}", some.advice());
    }
}
