//! A NATS server.

use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Stdio};

use crate::network::Network;
use crate::program::{Missing, command, end, find, free_port, wait_for};

const USER: &str = "nats";

#[derive(Debug)]
pub struct Nats {
    program: PathBuf,
    port: u16,
    child: Child,
    host: String,
    /// The network that it is in, if that is its own.
    within: Option<String>,
}

impl Nats {
    pub fn start() -> Result<Self, Missing> {
        Self::new(None)
    }

    /// In a network of its own, which must outlive it.
    pub fn start_within(network: &Network) -> Result<Self, Missing> {
        Self::new(Some(network))
    }

    fn new(network: Option<&Network>) -> Result<Self, Missing> {
        let host = network.map_or_else(|| "127.0.0.1".to_owned(), Network::host);
        let within = network.map(|network| network.name().to_owned());
        let program = find("nats-server", [PathBuf::from("/usr/sbin")])?;
        let port = free_port()?;
        let child = serve(&program, port, &host, within.as_deref())?;
        let mut server = Self { child, program, port, host, within };
        server.wait()?;
        Ok(server)
    }

    fn wait(&mut self) -> Result<(), Missing> {
        let (host, port) = (self.host.clone(), self.port);
        wait_for(&mut self.child, "nats-server", || TcpStream::connect((host.as_str(), port)).is_ok())
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        format!("nats://{}:{}", self.host, self.port)
    }

    pub fn stop(&mut self) {
        end(&mut self.child, "-KILL");
    }

    pub fn start_again(&mut self) {
        let child = serve(&self.program, self.port, &self.host, self.within.as_deref());
        self.child = child.expect("it started before");
        self.wait().expect("it came up before");
    }
}

fn serve(program: &std::path::Path, port: u16, host: &str, within: Option<&str>) -> Result<Child, Missing> {
    let mut serve = command(program, USER, within);
    serve.args(["-a", host, "-p", &port.to_string()]);
    Ok(serve.current_dir("/").stdout(Stdio::null()).stderr(Stdio::null()).spawn()?)
}

impl Drop for Nats {
    fn drop(&mut self) {
        end(&mut self.child, "-KILL");
    }
}
