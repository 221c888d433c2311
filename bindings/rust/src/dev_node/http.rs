//! Requests to a development node, which needs no runtime: each runs on its own thread.

use crate::error::{DevNodeError, Source};
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use tokio::sync::oneshot;

const TIME_LIMIT: Duration = Duration::from_secs(300);
const LONGEST_ANSWER: u64 = 1 << 28;

pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: String,
}

/// Posts JSON. Fails as `unreachable` when the node does not answer.
pub(super) async fn post(url: &str, path: &str, body: String) -> Result<Answer, DevNodeError> {
    let (url, path) = (url.to_owned(), path.to_owned());
    let (sender, answer) = oneshot::channel();
    std::thread::Builder::new()
        .name("vendorclient request".to_owned())
        .spawn(move || drop(sender.send(exchange(&url, &path, &body))))
        .map_err(unreachable)?;
    match answer.await {
        Ok(answer) => answer.map_err(unreachable),
        Err(_) => Err(unreachable(io::ErrorKind::BrokenPipe.into())),
    }
}

fn unreachable(error: io::Error) -> DevNodeError {
    DevNodeError::new("unreachable", "The node does not answer").with_source(Source::new(error))
}

/// Base URL of requests to a node; `http` is assumed.
pub(super) fn origin(url: &str) -> Result<String, DevNodeError> {
    let (scheme, place) = url.split_once("://").unwrap_or(("http", url));
    let authority = place.split('/').next().unwrap_or_default();
    if scheme != "http" || authority.is_empty() {
        let problem = format!("{url:?} is not the URL of a node, which begins with http://");
        return Err(DevNodeError::new("unreachable", problem));
    }
    Ok(format!("http://{authority}"))
}

fn exchange(url: &str, path: &str, body: &str) -> io::Result<Answer> {
    let wrong = |problem: &str| io::Error::new(io::ErrorKind::InvalidData, problem.to_owned());
    let place = url
        .strip_prefix("http://")
        .ok_or_else(|| wrong("its URL must begin with http://"))?;
    let (authority, prefix) = match place.find('/') {
        Some(start) => (&place[..start], place[start..].trim_end_matches('/')),
        None => (place, ""),
    };
    let with_port = match authority.rsplit_once(':') {
        Some((_, port)) if port.parse::<u16>().is_ok() => authority.to_owned(),
        _ => format!("{authority}:80"),
    };
    let mut stream = TcpStream::connect(&with_port)?;
    stream.set_read_timeout(Some(TIME_LIMIT))?;
    stream.set_write_timeout(Some(TIME_LIMIT))?;
    // The answer to this version ends with the connection, in one piece.
    let head = format!(
        "POST {prefix}{path} HTTP/1.0\r\nHost: {authority}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(LONGEST_ANSWER).read_to_end(&mut answer)?;
    let answer = String::from_utf8(answer).map_err(|_| wrong("its answer is no text"))?;
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .ok_or_else(|| wrong("its answer is incomplete"))?;
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    Ok(Answer {
        status: status.ok_or_else(|| wrong("its answer is none of HTTP"))?,
        body: body.to_owned(),
    })
}
