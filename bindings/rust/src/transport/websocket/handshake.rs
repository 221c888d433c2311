//! The opening handshake. Source: RFC 6455, section 4.

use super::frames::random_bytes;
use super::sha1::sha1;
use crate::error::StartError;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const TIME: Duration = Duration::from_secs(10);
const LONGEST_HEAD: usize = 16384;
/// Joined to the nonce before hashing.
const GUID: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// Why there is no connection.
#[derive(Debug)]
pub(crate) enum OpenError {
    /// The token is wrong.
    Unauthorized,
    Other(StartError),
}

impl OpenError {
    fn other(message: impl Into<String>) -> Self {
        Self::Other(StartError::new(message))
    }
}

impl From<OpenError> for StartError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Unauthorized => Self::new("The daemon refuses the token (401)"),
            OpenError::Other(error) => error,
        }
    }
}

impl From<std::io::Error> for OpenError {
    fn from(error: std::io::Error) -> Self {
        Self::Other(StartError::new("The daemon cannot be reached").with_source(error))
    }
}

/// The open stream, and the bytes that came after the handshake.
pub(super) async fn shake_hands(url: &str, token: &str) -> Result<(TcpStream, Vec<u8>), OpenError> {
    let (authority, path) = split(url).ok_or_else(|| {
        OpenError::other(format!(
            "The URL of a daemon is ws://host:port/path, got {url}"
        ))
    })?;
    // Not printed: it is a secret, also when it is a wrong one.
    if token.is_empty() || token.bytes().any(|byte| !byte.is_ascii_graphic()) {
        let text = "The token is not one word of visible ASCII characters; is it the content of the token file?";
        return Err(OpenError::other(text));
    }
    timeout(TIME, exchange(&authority, path, token))
        .await
        .map_err(|error| {
            OpenError::Other(StartError::new("The daemon does not answer").with_source(error))
        })?
}

/// Authority with port, and path.
fn split(url: &str) -> Option<(String, &str)> {
    let rest = url.strip_prefix("ws://")?;
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    if authority.is_empty() || url.bytes().any(|byte| !byte.is_ascii_graphic()) {
        return None;
    }
    let behind_address = &authority[authority.rfind(']').map_or(0, |end| end + 1)..];
    let port = if behind_address.contains(':') {
        ""
    } else {
        ":80"
    };
    Some((
        format!("{authority}{port}"),
        if path.is_empty() { "/" } else { path },
    ))
}

async fn exchange(
    authority: &str,
    path: &str,
    token: &str,
) -> Result<(TcpStream, Vec<u8>), OpenError> {
    let mut stream = TcpStream::connect(authority).await?;
    let nonce = base64(&random_bytes::<16>());
    let request = [
        format!("GET {path} HTTP/1.1"),
        format!("Host: {authority}"),
        "Connection: Upgrade".to_owned(),
        "Upgrade: websocket".to_owned(),
        "Sec-WebSocket-Version: 13".to_owned(),
        format!("Sec-WebSocket-Key: {nonce}"),
        format!("Authorization: Bearer {token}"),
    ];
    stream
        .write_all(format!("{}\r\n\r\n", request.join("\r\n")).as_bytes())
        .await?;
    let mut received = Vec::new();
    let end = loop {
        let found = received.windows(4).position(|bytes| bytes == b"\r\n\r\n");
        if let Some(end) = found {
            break end;
        }
        let count = stream.read_buf(&mut received).await?;
        if count == 0 || received.len() > LONGEST_HEAD {
            return Err(OpenError::other("The answer is no handshake"));
        }
    };
    let rest = received.split_off(end + 4);
    check_answer(&String::from_utf8_lossy(&received), &nonce)?;
    Ok((stream, rest))
}

fn check_answer(head: &str, nonce: &str) -> Result<(), OpenError> {
    let mut lines = head.lines();
    let status = lines.next().unwrap_or_default();
    match status.split(' ').nth(1) {
        Some("101") => {}
        Some("401") => return Err(OpenError::Unauthorized),
        _ => return Err(OpenError::other(format!("The daemon refuses: {status}"))),
    }
    let accepted = lines
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("Sec-WebSocket-Accept"))
        .map(|(_, value)| value.trim());
    if accepted != Some(base64(&sha1(format!("{nonce}{GUID}").as_bytes())).as_str()) {
        return Err(OpenError::other("The answer is not to this handshake"));
    }
    Ok(())
}

fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let padded = [
            group[0],
            *group.get(1).unwrap_or(&0),
            *group.get(2).unwrap_or(&0),
        ];
        let bits = padded
            .iter()
            .fold(0, |bits, byte| bits << 8 | usize::from(*byte));
        for index in 0..4 {
            let sign = ALPHABET[bits >> (18 - 6 * index) & 63];
            text.push(if index <= group.len() {
                char::from(sign)
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computes_the_answer_of_the_standard() {
        let nonce = "dGhlIHNhbXBsZSBub25jZQ==";
        let head = "HTTP/1.1 101 Switching Protocols\r\nsec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
        assert!(check_answer(head, nonce).is_ok());
        assert!(check_answer(head, "AAAA").is_err());
    }

    #[test]
    fn splits_urls() {
        let split_owned = |url| split(url).map(|(authority, path)| (authority, path.to_owned()));
        let expected = |authority: &str, path: &str| Some((authority.to_owned(), path.to_owned()));
        assert_eq!(
            split_owned("ws://127.0.0.1:43117/rpc"),
            expected("127.0.0.1:43117", "/rpc")
        );
        assert_eq!(split_owned("ws://[::1]:5/rpc"), expected("[::1]:5", "/rpc"));
        assert_eq!(split_owned("ws://[::1]"), expected("[::1]:80", "/"));
        assert_eq!(split_owned("wss://node"), None);
    }
}
