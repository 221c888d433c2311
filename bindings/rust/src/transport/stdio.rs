//! A daemon as child process: lines on its standard input and output.
//!
//! The program ends when its standard input does, so it never outlives its host.

use super::lines::Lines;
use super::{open, Ends, Transport, FLUSH_TIME};
use crate::error::{ConnectionLost, Source};
use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// Time that the program has between the end of the connection and its own.
const EXIT_TIME: Duration = Duration::from_secs(7);
/// Time for output that is still in the pipes when the program has ended.
const DRAIN_TIME: Duration = Duration::from_secs(2);
const TAIL: usize = 4096;
const CHUNK: usize = 65536;

/// Starts the program with pipes.
pub(crate) fn start(command: &mut Command) -> std::io::Result<Transport> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let (transport, ends) = open();
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let tail = Arc::new(Mutex::new(Vec::new()));
    let errors = child.stderr.take().map(|stderr| {
        let tail = tail.clone();
        tokio::spawn(async move { keep_tail(stderr, &tail).await })
    });
    tokio::spawn(async move {
        let Ends {
            outgoing,
            incoming,
            ended,
            closed,
        } = ends;
        let (Some(stdin), Some(stdout)) = (stdin, stdout) else {
            return;
        };
        let broken: Broken = Arc::default();
        let mut writer = tokio::spawn(write_lines(stdin, outgoing, broken.clone()));
        let mut reader = tokio::spawn(read_lines(stdout, incoming, broken.clone()));
        let exit_status = supervise(&mut child, &mut reader, &mut writer, closed).await;
        writer.abort();
        if let Some(errors) = errors {
            let _ = timeout(DRAIN_TIME, errors).await;
        }
        reader.abort();
        let stderr = tail.lock().expect("no panic while locked");
        let _ = ended.send(ConnectionLost {
            source: broken.get().cloned(),
            exit_status,
            stderr: String::from_utf8_lossy(&stderr).into_owned(),
            ..ConnectionLost::new("The daemon has ended")
        });
    });
    Ok(transport)
}

type Task = tokio::task::JoinHandle<()>;

/// The first error of the pipes.
type Broken = Arc<OnceLock<Source>>;

/// Waits for the end, and sees to it that it comes once one side has closed.
async fn supervise(
    child: &mut Child,
    reader: &mut Task,
    writer: &mut Task,
    closed: oneshot::Receiver<()>,
) -> Option<ExitStatus> {
    let exited = tokio::select! {
        status = child.wait() => status.ok(),
        _ = &mut *reader => None,
        _ = &mut *writer => None,
        // A daemon that takes nothing must not keep the writer for ever.
        _ = closed => {
            let _ = timeout(FLUSH_TIME, &mut *writer).await;
            None
        }
    };
    if exited.is_some() {
        // What holds the other end of the pipe may be a process that outlives the program.
        let _ = timeout(DRAIN_TIME, reader).await;
        return exited;
    }
    writer.abort();
    if let Ok(status) = timeout(EXIT_TIME, child.wait()).await {
        return status.ok();
    }
    let _ = child.start_kill();
    child.wait().await.ok()
}

async fn write_lines(
    mut stdin: ChildStdin,
    mut outgoing: mpsc::UnboundedReceiver<Vec<u8>>,
    broken: Broken,
) {
    while let Some(mut line) = outgoing.recv().await {
        line.push(b'\n');
        if let Err(error) = stdin.write_all(&line).await {
            let _ = broken.set(Source::new(error));
            // The end of the program says more than a broken pipe.
            std::future::pending::<()>().await;
        }
    }
}

async fn read_lines(mut stdout: ChildStdout, incoming: mpsc::Sender<Vec<u8>>, broken: Broken) {
    let mut lines = Lines::default();
    let mut chunk = vec![0; CHUNK];
    loop {
        let count = match stdout.read(&mut chunk).await {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) => {
                let _ = broken.set(Source::new(error));
                break;
            }
        };
        lines.push(&chunk[..count]);
        while let Some(line) = lines.next() {
            // Keeps reading without listeners, so that the program can end in order.
            let _ = incoming.send(line).await;
        }
    }
    if let Some(line) = lines.last() {
        let _ = incoming.send(line).await;
    }
}

async fn keep_tail(mut stderr: impl AsyncRead + Unpin, tail: &Mutex<Vec<u8>>) {
    let mut chunk = vec![0; TAIL];
    while let Ok(count @ 1..) = stderr.read(&mut chunk).await {
        let mut tail = tail.lock().expect("no panic while locked");
        tail.extend_from_slice(&chunk[..count]);
        let surplus = tail.len().saturating_sub(TAIL);
        tail.drain(..surplus);
    }
}
