//! A network of its own, with one cable to ours that can be pulled: as root, and where the system lets us.

use std::process::{Command, Stdio};

use crate::program::{Missing, is_root};

#[derive(Debug)]
pub struct Network {
    name: String,
    /// Of the address there: ours ends in 1 and theirs in 2.
    number: u8,
}

impl Network {
    pub fn new() -> Result<Self, Missing> {
        if !is_root() {
            return Err(Missing("a network of its own needs root".to_owned()));
        }
        // By the process, so that two tests do not meet.
        let number = (std::process::id() % 250) as u8;
        let network = Self { name: format!("starboard{number}"), number };
        let (name, ours, theirs) = (network.name.as_str(), network.link(), format!("there{number}"));
        let (us, them) = (format!("{}/30", network.address(1)), format!("{}/30", network.address(2)));
        for args in [
            &["netns", "add", name][..],
            &["link", "add", &ours, "type", "veth", "peer", "name", &theirs],
            &["link", "set", &theirs, "netns", name],
            &["address", "add", &us, "dev", &ours],
            &["link", "set", &ours, "up"],
            &["-n", name, "address", "add", &them, "dev", &theirs],
            &["-n", name, "link", "set", &theirs, "up"],
            &["-n", name, "link", "set", "lo", "up"],
        ] {
            ip(args)?;
        }
        Ok(network)
    }

    fn link(&self) -> String {
        format!("here{}", self.number)
    }

    fn address(&self, end: u8) -> String {
        format!("10.231.{}.{end}", self.number)
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Where whoever is in it is reached.
    pub(crate) fn host(&self) -> String {
        self.address(2)
    }

    /// Nothing gets through any more, and nobody is told.
    pub fn cut(&self) {
        ip(&["-n", &self.name, "link", "set", &format!("there{}", self.number), "down"]).expect("it was up");
    }

    pub fn mend(&self) {
        ip(&["-n", &self.name, "link", "set", &format!("there{}", self.number), "up"]).expect("it was there");
    }
}

fn ip(args: &[&str]) -> Result<(), Missing> {
    let done = Command::new("ip").args(args).stdout(Stdio::null()).output()?;
    let why = || Missing(format!("ip {}: {}", args.join(" "), String::from_utf8_lossy(&done.stderr).trim()));
    if done.status.success() { Ok(()) } else { Err(why()) }
}

impl Drop for Network {
    fn drop(&mut self) {
        let _ = ip(&["link", "delete", &self.link()]);
        let _ = ip(&["netns", "delete", &self.name]);
    }
}
