//! A daemon that serves: text frames over a TCP connection. Source: RFC 6455.

mod frames;
mod handshake;
mod sha1;

use super::{open as open_transport, Ends, Transport, FLUSH_TIME};
use crate::error::{ConnectionLost, Source};
use frames::{Frame, FrameReader, Opcode};
pub(crate) use handshake::OpenError;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Time for the answer to a close frame.
const CLOSE_TIME: Duration = Duration::from_secs(7);
const CHUNK: usize = 65536;

/// Opens a connection and shows the token.
pub(crate) async fn open(url: &str, token: &str) -> Result<Transport, OpenError> {
    let (stream, rest) = handshake::shake_hands(url, token).await?;
    let _ = stream.set_nodelay(true);
    let (transport, ends) = open_transport();
    let (input, output) = stream.into_split();
    let Ends {
        outgoing,
        incoming,
        ended,
        closed,
    } = ends;
    // Answers to pings and closes; the writer sends them between messages.
    let (control, controls) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut reader = tokio::spawn(read_messages(input, rest, incoming, control));
        let mut writer = tokio::spawn(write_messages(output, outgoing, controls));
        let mut unwritten = None;
        let early = tokio::select! {
            lost = &mut reader => lost.ok(),
            written = &mut writer => {
                let written = written.unwrap_or(Ok(()));
                unwritten = written.err().map(Source::new);
                None
            }
            _ = closed => {
                let _ = timeout(FLUSH_TIME, &mut writer).await;
                None
            }
        };
        let lost = match early {
            Some(lost) => Some(lost),
            None => timeout(CLOSE_TIME, &mut reader)
                .await
                .ok()
                .and_then(std::result::Result::ok),
        };
        reader.abort();
        writer.abort();
        let mut lost = lost.unwrap_or_else(|| ConnectionLost::new("The connection was closed"));
        lost.source = lost.source.or(unwritten);
        let _ = ended.send(lost);
    });
    Ok(transport)
}

/// Reads until the end and returns its reason.
async fn read_messages(
    mut input: OwnedReadHalf,
    rest: Vec<u8>,
    incoming: mpsc::Sender<Vec<u8>>,
    control: mpsc::UnboundedSender<(Opcode, Vec<u8>)>,
) -> ConnectionLost {
    let mut frames = FrameReader::new(rest);
    let mut message: Option<Vec<u8>> = None;
    let mut chunk = vec![0; CHUNK];
    loop {
        match frames.next() {
            Err(problem) => {
                let _ = control.send((Opcode::Close, 1002u16.to_be_bytes().to_vec()));
                let message = format!("The daemon broke the rules of WebSocket: {problem}");
                return ConnectionLost::new(message);
            }
            Ok(Some(Frame {
                opcode,
                last,
                payload,
            })) => match opcode {
                Opcode::Ping => drop(control.send((Opcode::Pong, payload))),
                Opcode::Pong => {}
                Opcode::Close => {
                    let text = close_text(&payload);
                    let _ = control.send((Opcode::Close, payload));
                    return ConnectionLost::new(text);
                }
                Opcode::Text | Opcode::Binary | Opcode::Continuation => {
                    let message = message.get_or_insert_with(Vec::new);
                    message.extend_from_slice(&payload);
                    if last {
                        let _ = incoming.send(std::mem::take(message)).await;
                    }
                }
            },
            Ok(None) => match input.read(&mut chunk).await {
                Ok(0) => return ConnectionLost::new("The connection has ended"),
                Ok(count) => frames.push(&chunk[..count]),
                Err(error) => {
                    let lost = ConnectionLost::new("The connection broke");
                    return lost.with_source(Source::new(error));
                }
            },
        }
    }
}

fn close_text(payload: &[u8]) -> String {
    match payload {
        [high, low, reason @ ..] => format!(
            "The daemon closed the connection: {} {}",
            u16::from_be_bytes([*high, *low]),
            String::from_utf8_lossy(reason)
        )
        .trim_end()
        .to_owned(),
        _ => "The daemon closed the connection".to_owned(),
    }
}

async fn write_messages(
    mut output: OwnedWriteHalf,
    mut outgoing: mpsc::UnboundedReceiver<Vec<u8>>,
    mut controls: mpsc::UnboundedReceiver<(Opcode, Vec<u8>)>,
) -> std::io::Result<()> {
    loop {
        let (opcode, payload) = tokio::select! {
            Some(control) = controls.recv() => control,
            text = outgoing.recv() => match text {
                Some(text) => (Opcode::Text, text),
                None => (Opcode::Close, 1000u16.to_be_bytes().to_vec()),
            },
        };
        let frame = frames::encode(opcode, &payload);
        output.write_all(&frame).await?;
        if opcode == Opcode::Close {
            return Ok(());
        }
    }
}
