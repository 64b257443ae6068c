//! Several servers behind nginx and behind Caddy, as the examples in packaging/ have it.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use backends::{Missing, have};
use server::client::Client;
use tempfile::TempDir;

use crate::club::Club;
use crate::player::{Player, Read, is_kept};

/// A proxy that runs by one of the examples, stopped when it is dropped.
struct Proxy {
    process: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Proxy {
    fn nginx(club: &Club) -> Result<Self, Missing> {
        let program = find("nginx")?;
        Self::start(club, "nginx.conf", "listen 8080;", |folder, text, address| {
            let at = folder.display();
            let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                .map(|kind| format!("{kind}_temp_path {at}/{kind};"));
            let text = text.replace("listen 8080;", &format!("listen {address};"));
            let whole = format!(
                "user root; pid {at}/pid; error_log {at}/errors; events {{}}\nhttp {{ access_log off; {}\n{text}\n}}",
                temporary.concat()
            );
            let mut command = Command::new(program);
            command.arg("-c").arg(folder.join("proxy")).args(["-g", "daemon off;"]);
            (whole, command)
        })
    }

    fn caddy(club: &Club) -> Result<Self, Missing> {
        let program = find("caddy")?;
        Self::start(club, "Caddyfile", "games.example {", |folder, text, address| {
            // Without certificates, and without the address at which Caddy is administered.
            let whole = format!(
                "{{\n\tadmin off\n\tauto_https off\n}}\n{}",
                text.replace("games.example {", &format!("http://{address} {{"))
            );
            let mut command = Command::new(program);
            command.args(["run", "--adapter", "caddyfile", "--config"]).arg(folder.join("proxy"));
            command.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
            (whole, command)
        })
    }

    /// The example with the addresses of these servers, and with its files in a folder of its own.
    fn start(
        club: &Club,
        example: &str,
        listens: &str,
        made: impl FnOnce(&Path, &str, SocketAddr) -> (String, Command),
    ) -> Result<Self, Missing> {
        let folder = tempfile::tempdir()?;
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging").join(example);
        let mut text = std::fs::read_to_string(path)?;
        assert!(text.contains(listens), "{text}");
        for (port, server) in (8081..).zip(&club.servers) {
            let usual = format!("127.0.0.1:{port} ");
            assert!(text.contains(&usual), "{text}");
            text = text.replace(&usual, &format!("{} ", server.address));
        }
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let (whole, mut command) = made(folder.path(), &text, address);
        std::fs::write(folder.path().join("proxy"), whole)?;
        let mut process = command.stderr(Stdio::null()).spawn()?;
        while TcpStream::connect(address).is_err() {
            assert!(process.try_wait()?.is_none(), "{example}: the proxy does not start");
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(Self { process, address, _folder: folder })
    }
}

/// Where the system keeps it. nginx is on no path but that of root.
fn find(name: &str) -> Result<PathBuf, Missing> {
    let all = ["/usr/sbin", "/usr/bin"].map(|folder| Path::new(folder).join(name));
    all.into_iter().find(|file| file.exists()).ok_or_else(|| Missing(format!("'{name}' is not installed")))
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Its workers end with it.
        let _ = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        let _ = self.process.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_nginx_a_game_goes_on_while_servers_are_killed() {
    goes_on_behind(Proxy::nginx).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_caddy_a_game_goes_on_while_servers_are_killed() {
    goes_on_behind(Proxy::caddy).await;
}

async fn goes_on_behind(proxy: fn(&Club) -> Result<Proxy, Missing>) {
    let Some(mut club) = Club::start(3) else { return };
    let Some(proxy) = have(proxy(&club)) else { return };
    let (table, clients) = club.table("race", 2, 1).await;
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let door = Arc::new(Mutex::new(vec![proxy.address]));
    let playing: Vec<_> = clients
        .iter()
        .map(|client| {
            let (client, table, doors) = (client.clone(), table.clone(), Arc::clone(&door));
            let acknowledged = Arc::clone(&acknowledged);
            tokio::spawn(Player { client, table, doors, first: 0, acknowledged, read: Read::default() }.play())
        })
        .collect();
    for kill in 1..=2 {
        while acknowledged.load(Ordering::Relaxed) < kill * 12 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        club.kill(0);
    }
    let path = format!("/api/tables/{table}/record");
    for (seat, player) in playing.into_iter().enumerate() {
        let played = player.await.unwrap();
        let client = Client { address: proxy.address, ..clients[seat].clone() };
        // A request that a dead server would have got goes to the next.
        let record = client.get(&path).await.unwrap().body;
        let kept = is_kept(&record, seat, &played);
        println!("seat {seat}: {kept} answers kept, {} reconnects", played.reconnects);
    }
}
