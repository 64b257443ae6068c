//! The frames of a WebSocket, as a server has them (RFC 6455).
//!
//! What goes out is written from where it lies, all of it in one go, and what came in is kept only until it is read: a connection
//! that says nothing has no buffers. Those of a codec for any use took 20 KB a connection and a copy of everything that was told.

use std::io::{self, IoSlice};
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::extract::ws::Utf8Bytes;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The most that is read at a time: more than anybody says.
const READ: usize = 4096;

/// The most messages that go out in one write.
const WRITE: usize = 16;

/// What is kept for the next time of what was read into.
const SPARE: usize = 256;

/// The longest that a control frame may say.
const CONTROL: usize = 125;

mod opcode {
    pub(super) const MORE: u8 = 0;
    pub(super) const TEXT: u8 = 1;
    pub(super) const BINARY: u8 = 2;
    pub(super) const CLOSE: u8 = 8;
    pub(super) const PING: u8 = 9;
    pub(super) const PONG: u8 = 10;
}

/// What the other end said.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    Text(String),
    Binary,
    /// It lives, and wants to be answered.
    Ping(Vec<u8>),
    Pong,
    Close,
}

/// Why the other end cannot be understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Broken {
    /// It is gone.
    Gone,
    /// It does not keep to the protocol.
    Protocol,
    /// What it calls text is none.
    NoText,
    TooLarge,
}

/// Why a connection is ended, as the other end is told.
#[derive(Clone, Copy, Debug)]
pub(super) enum Why {
    Done,
    Away,
    Slow,
    Broken,
    NoText,
    TooLarge,
}

impl Why {
    fn told(self) -> (u16, &'static str) {
        match self {
            Self::Done => (1000, ""),
            Self::Away => (1001, ""),
            Self::Broken => (1002, "protocol"),
            Self::NoText => (1007, "not-text"),
            Self::Slow => (1008, "slow"),
            Self::TooLarge => (1009, "too-large"),
        }
    }
}

/// A frame, or a message so far.
struct Frame {
    last: bool,
    opcode: u8,
    /// Where in what was read its content lies.
    from: usize,
    until: usize,
    mask: [u8; 4],
}

/// One end of a WebSocket.
#[derive(Debug)]
pub(super) struct Frames<S> {
    io: S,
    /// The longest message.
    most: usize,
    /// Read, and not understood yet.
    got: Vec<u8>,
    /// The parts of a message that comes in parts, and what it is.
    parts: Option<(u8, Vec<u8>)>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Frames<S> {
    pub(super) fn new(io: S, most: usize) -> Self {
        Self { io, most, got: Vec::new(), parts: None }
    }

    /// What is said next. Nothing is lost if nobody waits for it any more.
    pub(super) async fn next(&mut self) -> Result<Heard, Broken> {
        std::future::poll_fn(|context| self.poll_next(context)).await
    }

    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<Heard, Broken>> {
        loop {
            while let Some(frame) = self.frame()? {
                if let Some(heard) = self.take(&frame)? {
                    return Poll::Ready(Ok(heard));
                }
            }
            let mut room = [MaybeUninit::uninit(); READ];
            let mut read = ReadBuf::uninit(&mut room);
            match ready!(Pin::new(&mut self.io).poll_read(context, &mut read)) {
                Ok(()) if !read.filled().is_empty() => self.got.extend_from_slice(read.filled()),
                Ok(()) | Err(_) => return Poll::Ready(Err(Broken::Gone)),
            }
        }
    }

    /// The first frame of what was read, if all of it is there.
    fn frame(&self) -> Result<Option<Frame>, Broken> {
        let &[first, second, ref rest @ ..] = self.got.as_slice() else { return Ok(None) };
        let (last, opcode) = (first & 0x80 != 0, first & 0x0f);
        // No extension was agreed on, and who connects masks what they say.
        if first & 0x70 != 0 || second & 0x80 == 0 {
            return Err(Broken::Protocol);
        }
        let (length, rest) = match second & 0x7f {
            126 => match rest.split_first_chunk() {
                Some((length, rest)) => (u64::from(u16::from_be_bytes(*length)), rest),
                None => return Ok(None),
            },
            127 => match rest.split_first_chunk() {
                Some((length, rest)) => (u64::from_be_bytes(*length), rest),
                None => return Ok(None),
            },
            short => (u64::from(short), rest),
        };
        let length = usize::try_from(length).map_err(|_| Broken::TooLarge)?;
        if opcode >= opcode::CLOSE && (!last || length > CONTROL) {
            return Err(Broken::Protocol);
        }
        // Refused before it is waited for.
        if length > self.most {
            return Err(Broken::TooLarge);
        }
        let Some((&mask, rest)) = rest.split_first_chunk() else { return Ok(None) };
        let from = self.got.len() - rest.len();
        Ok((rest.len() >= length).then_some(Frame { last, opcode, from, until: from + length, mask }))
    }

    /// Takes a frame out of what was read. Something was said unless it is a part of more.
    fn take(&mut self, frame: &Frame) -> Result<Option<Heard>, Broken> {
        let masked = self.got[frame.from..frame.until].iter().zip(frame.mask.iter().cycle());
        let content: Vec<u8> = masked.map(|(byte, mask)| byte ^ mask).collect();
        self.got.drain(..frame.until);
        if self.got.is_empty() && self.got.capacity() > SPARE {
            self.got = Vec::new();
        }
        match (frame.opcode, self.parts.take()) {
            (opcode::TEXT | opcode::BINARY, None) if frame.last => heard(frame.opcode, content).map(Some),
            (opcode::TEXT | opcode::BINARY, None) => {
                self.parts = Some((frame.opcode, content));
                Ok(None)
            }
            (opcode::MORE, Some((opcode, mut message))) => {
                if message.len() + content.len() > self.most {
                    return Err(Broken::TooLarge);
                }
                message.extend(content);
                if frame.last {
                    return heard(opcode, message).map(Some);
                }
                self.parts = Some((opcode, message));
                Ok(None)
            }
            // These may come between the parts of a message.
            (opcode @ (opcode::CLOSE | opcode::PING | opcode::PONG), parts) => {
                self.parts = parts;
                Ok(Some(match opcode {
                    opcode::CLOSE => Heard::Close,
                    opcode::PING => Heard::Ping(content),
                    _ => Heard::Pong,
                }))
            }
            _ => Err(Broken::Protocol),
        }
    }

    /// Says all of these, in as few writes as the other end takes them in.
    pub(super) async fn send(&mut self, messages: &[Utf8Bytes]) -> io::Result<()> {
        for group in messages.chunks(WRITE) {
            let mut said = 0;
            std::future::poll_fn(|context| self.poll_send(context, group, &mut said)).await?;
        }
        Ok(())
    }

    fn poll_send(&mut self, context: &mut Context<'_>, group: &[Utf8Bytes], said: &mut usize) -> Poll<io::Result<()>> {
        let mut heads = [Head::default(); WRITE];
        for (head, message) in heads.iter_mut().zip(group) {
            *head = Head::new(opcode::TEXT, message.len());
        }
        loop {
            let mut slices = [IoSlice::new(&[]); 2 * WRITE];
            let (mut count, mut skip) = (0, *said);
            for (head, message) in heads.iter().zip(group) {
                for part in [head.bytes(), message.as_bytes()] {
                    if skip < part.len() {
                        slices[count] = IoSlice::new(&part[skip..]);
                        count += 1;
                    }
                    skip = skip.saturating_sub(part.len());
                }
            }
            if count == 0 {
                return Poll::Ready(Ok(()));
            }
            match ready!(Pin::new(&mut self.io).poll_write_vectored(context, &slices[..count]))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                written => *said += written,
            }
        }
    }

    pub(super) async fn ping(&mut self) -> io::Result<()> {
        self.control(opcode::PING, &[]).await
    }

    pub(super) async fn pong(&mut self, content: &[u8]) -> io::Result<()> {
        self.control(opcode::PONG, content).await
    }

    pub(super) async fn close(&mut self, why: Why) -> io::Result<()> {
        let (code, reason) = why.told();
        self.control(opcode::CLOSE, &[&code.to_be_bytes(), reason.as_bytes()].concat()).await
    }

    async fn control(&mut self, opcode: u8, content: &[u8]) -> io::Result<()> {
        let frame = [Head::new(opcode, content.len()).bytes(), content].concat();
        tokio::io::AsyncWriteExt::write_all(&mut self.io, &frame).await
    }
}

fn heard(opcode: u8, content: Vec<u8>) -> Result<Heard, Broken> {
    if opcode == opcode::BINARY {
        return Ok(Heard::Binary);
    }
    String::from_utf8(content).map(Heard::Text).map_err(|_| Broken::NoText)
}

/// What comes before what is said.
#[derive(Clone, Copy, Default)]
struct Head {
    bytes: [u8; 10],
    length: usize,
}

impl Head {
    fn new(opcode: u8, length: usize) -> Self {
        let mut bytes = [0; 10];
        bytes[0] = 0x80 | opcode;
        let used = if length < 126 {
            bytes[1] = length as u8;
            2
        } else if let Ok(length) = u16::try_from(length) {
            bytes[1] = 126;
            bytes[2..4].copy_from_slice(&length.to_be_bytes());
            4
        } else {
            bytes[1] = 127;
            bytes[2..].copy_from_slice(&(length as u64).to_be_bytes());
            10
        };
        Self { bytes, length: used }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{SinkExt as _, StreamExt as _};
    use tokio::io::{AsyncWriteExt as _, DuplexStream, duplex};
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    const MOST: usize = 1000;

    /// Ours, and one that was written by others; little fits in between.
    async fn pair(between: usize) -> (Frames<DuplexStream>, WebSocketStream<DuplexStream>) {
        let (ours, theirs) = duplex(between);
        (Frames::new(ours, MOST), WebSocketStream::from_raw_socket(theirs, Role::Client, None).await)
    }

    fn masked(first: u8, content: &[u8]) -> Vec<u8> {
        let mask = [1, 2, 3, 4];
        let length = u8::try_from(content.len()).expect("a short one");
        let content = content.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask);
        [first, 0x80 | length].into_iter().chain(mask).chain(content).collect()
    }

    /// What is heard of these bytes, however they come in pieces.
    async fn hears(bytes: &[u8]) -> Vec<Result<Heard, Broken>> {
        let mut all = Vec::new();
        for piece in [1, 3, bytes.len().max(1)] {
            let (ours, mut theirs) = duplex(bytes.len() + 1);
            let mut frames = Frames::new(ours, MOST);
            let says = async {
                for piece in bytes.chunks(piece) {
                    theirs.write_all(piece).await.unwrap();
                    tokio::task::yield_now().await;
                }
                drop(theirs);
            };
            let listens = async {
                let mut heard = Vec::new();
                loop {
                    heard.push(frames.next().await);
                    if heard.last().is_some_and(Result::is_err) {
                        return heard;
                    }
                }
            };
            let ((), heard) = tokio::join!(says, listens);
            all.push(heard);
        }
        assert!(all[0] == all[1] && all[1] == all[2], "{all:?}");
        all.swap_remove(0)
    }

    #[tokio::test]
    async fn others_understand_what_is_said_whatever_its_length() {
        for between in [7, 100_000] {
            let (mut frames, mut others) = pair(between).await;
            let lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
            let said: Vec<Utf8Bytes> =
                lengths.iter().cycle().take(40).map(|&length| "ä".repeat(length / 2).into()).collect();
            let says = async {
                frames.send(&said).await.unwrap();
                frames.ping().await.unwrap();
                frames.close(Why::Slow).await.unwrap();
            };
            let hear = async {
                for message in &said {
                    assert_eq!(others.next().await.unwrap().unwrap(), Message::text(message.as_str()));
                }
                assert_eq!(others.next().await.unwrap().unwrap(), Message::Ping(Vec::new().into()));
                let Message::Close(Some(close)) = others.next().await.unwrap().unwrap() else { panic!("no close") };
                assert_eq!((u16::from(close.code), close.reason.as_str()), (1008, "slow"));
            };
            tokio::join!(says, hear);
        }
    }

    #[tokio::test]
    async fn what_others_say_is_understood() {
        for between in [7, 100_000] {
            let (mut frames, mut others) = pair(between).await;
            let lengths = [0, 1, 125, 126, 127, MOST];
            let says = async {
                for length in lengths {
                    others.send(Message::text("x".repeat(length))).await.unwrap();
                }
                others.send(Message::binary(vec![1, 2])).await.unwrap();
                others.send(Message::Ping(vec![7; 3].into())).await.unwrap();
                others.send(Message::Pong(Vec::new().into())).await.unwrap();
                others.close(None).await.unwrap();
            };
            let hear = async {
                for length in lengths {
                    assert_eq!(frames.next().await, Ok(Heard::Text("x".repeat(length))));
                }
                for heard in [Heard::Binary, Heard::Ping(vec![7; 3]), Heard::Pong, Heard::Close] {
                    assert_eq!(frames.next().await, Ok(heard));
                }
            };
            tokio::join!(says, hear);
            // Who says nothing more takes no room.
            assert!(frames.got.capacity() <= SPARE);
        }
    }

    #[tokio::test]
    async fn a_message_in_parts_is_one_also_with_a_ping_between_them() {
        let parts = [masked(0x01, b"one "), masked(0x89, b"?"), masked(0x00, b"two "), masked(0x80, b"three")].concat();
        let heard = [Ok(Heard::Ping(b"?".to_vec())), Ok(Heard::Text("one two three".to_owned())), Err(Broken::Gone)];
        assert_eq!(hears(&parts).await, heard);
    }

    #[tokio::test]
    async fn what_is_against_the_protocol_is_broken() {
        let long = [0x81, 0xfe, 0xff, 0xff];
        let huge = [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
        let parts = [masked(0x01, &[b'x'; 120]), masked(0x00, &[b'x'; 120]).repeat(8)].concat();
        for (bytes, broken) in [
            (vec![0x81, 0x01, b'x'], Broken::Protocol),
            (masked(0xc1, b"x"), Broken::Protocol),
            (masked(0x83, b"x"), Broken::Protocol),
            (masked(0x80, b"x"), Broken::Protocol),
            (masked(0x09, b"x"), Broken::Protocol),
            ([0x89, 0xfe, 0x01, 0x00].to_vec(), Broken::Protocol),
            ([masked(0x01, b"x"), masked(0x81, b"x")].concat(), Broken::Protocol),
            (masked(0x81, &[0xff]), Broken::NoText),
            (long.to_vec(), Broken::TooLarge),
            (huge.to_vec(), Broken::TooLarge),
            (parts, Broken::TooLarge),
            (masked(0x81, b"xyz")[..5].to_vec(), Broken::Gone),
            (Vec::new(), Broken::Gone),
        ] {
            assert_eq!(hears(&bytes).await, [Err(broken)], "{bytes:?}");
        }
    }
}
