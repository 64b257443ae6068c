//! A cable to a server that can be cut: nothing goes through then, nobody is told so, and connections stay as they are. As when
//! somebody pulls a plug, and puts it back.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

#[derive(Debug, Default)]
struct Plug {
    cut: Mutex<bool>,
    mended: Condvar,
    /// What comes back is thrown away.
    lossy: AtomicBool,
    ends: Mutex<Vec<TcpStream>>,
}

impl Plug {
    fn is_cut(&self) -> MutexGuard<'_, bool> {
        self.cut.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while it is cut.
    fn wait(&self) {
        drop(self.mended.wait_while(self.is_cut(), |cut| *cut).unwrap_or_else(PoisonError::into_inner));
    }
}

#[derive(Debug)]
pub struct Cable {
    port: u16,
    plug: Arc<Plug>,
}

impl Cable {
    /// To this port.
    pub fn to(target: u16) -> std::io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let (port, plug) = (listener.local_addr()?.port(), Arc::<Plug>::default());
        let own = Arc::clone(&plug);
        // Until the process ends, like those of the connections.
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let plug = Arc::clone(&own);
                std::thread::spawn(move || connect(near, target, &plug));
            }
        });
        Ok(Self { port, plug })
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// By which a PostgreSQL server at the other end is reached.
    pub fn postgres(&self) -> String {
        crate::postgres::url("127.0.0.1", self.port, "postgres")
    }

    pub fn nats(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub fn cut(&self) {
        *self.plug.is_cut() = true;
    }

    /// From now on what is sent arrives, and what comes back does not.
    pub fn lose_answers(&self) {
        self.plug.lossy.store(true, Ordering::Relaxed);
    }

    /// All connections end, and whoever connects again gets answers.
    pub fn break_off(&self) {
        self.plug.lossy.store(false, Ordering::Relaxed);
        for end in self.plug.ends.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }

    pub fn mend(&self) {
        *self.plug.is_cut() = false;
        self.plug.mended.notify_all();
    }
}

fn connect(near: TcpStream, target: u16, plug: &Arc<Plug>) {
    plug.wait();
    let Ok(far) = TcpStream::connect(("127.0.0.1", target)) else { return };
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let (Ok(back_from), Ok(back_to), Ok(end)) = (far.try_clone(), near.try_clone(), near.try_clone()) else { return };
    plug.ends.lock().unwrap_or_else(PoisonError::into_inner).push(end);
    let own = Arc::clone(plug);
    std::thread::spawn(move || forward(back_from, back_to, &own, true));
    forward(near, far, plug, false);
}

fn forward(mut from: TcpStream, mut to: TcpStream, plug: &Plug, back: bool) {
    let mut page = [0; 16 << 10];
    loop {
        let read = from.read(&mut page).unwrap_or(0);
        plug.wait();
        if back && read > 0 && plug.lossy.load(Ordering::Relaxed) {
            continue;
        }
        if read == 0 || to.write_all(&page[..read]).is_err() {
            let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
            return;
        }
    }
}
