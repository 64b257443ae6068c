//! Several servers behind nginx, as packaging/nginx.conf has it.

use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::client::Client;
use tempfile::TempDir;

use crate::club::Club;
use crate::player::{Player, Read, is_kept};

struct Nginx {
    process: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Nginx {
    /// The example with other ports, and with its files in a folder of its own; nothing if there is no nginx.
    fn start(club: &Club) -> Option<Self> {
        let program = ["/usr/sbin/nginx", "/usr/bin/nginx"].into_iter().find(|path| Path::new(path).exists())?;
        let folder = tempfile::tempdir().unwrap();
        let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/nginx.conf");
        let mut text = std::fs::read_to_string(example).unwrap();
        for (port, server) in (8081..).zip(&club.servers) {
            assert!(text.contains(&format!("127.0.0.1:{port} ")));
            text = text.replace(&format!("127.0.0.1:{port} "), &format!("{} ", server.address));
        }
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        text = text.replace("listen 8080;", &format!("listen {free};"));
        let at = folder.path().display();
        let temporary =
            ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(|kind| format!("{kind}_temp_path {at}/{kind};"));
        let whole = format!(
            "user root; pid {at}/pid; error_log {at}/errors; events {{}}\nhttp {{ access_log off; {}\n{text}\n}}",
            temporary.concat()
        );
        let file = folder.path().join("nginx.conf");
        std::fs::write(&file, whole).unwrap();
        let process = Command::new(program)
            .arg("-c")
            .arg(&file)
            .args(["-g", "daemon off;"])
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        while TcpStream::connect(free).is_err() {
            std::thread::sleep(Duration::from_millis(10));
        }
        Some(Self { process, address: free, _folder: folder })
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Its workers end with it.
        let _ = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        let _ = self.process.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_nginx_a_game_goes_on_while_servers_are_killed() {
    let Some(mut club) = Club::start(3) else { return };
    let Some(nginx) = Nginx::start(&club) else { return eprintln!("SKIPPED: 'nginx' is not installed") };
    let (table, clients) = club.table("race", 2, 1).await;
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let door = Arc::new(Mutex::new(vec![nginx.address]));
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
        let client = Client { address: nginx.address, ..clients[seat].clone() };
        // A request that a dead server would have got goes to the next.
        let record = client.get(&path).await.unwrap().body;
        let kept = is_kept(&record, seat, &played);
        println!("seat {seat}: {kept} answers kept, {} reconnects", played.reconnects);
    }
}
