use crate::support::{eventually, is_alive, kill, new_folder, options, soon, start};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A host, and the process id of its daemon.
fn run_host(what: &str) -> (Child, u32) {
    let mut host = Command::new(env!("CARGO_BIN_EXE_host"))
        .arg(what)
        .env("HOST_DATA_FOLDER", new_folder())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the host runs");
    let mut line = String::new();
    let stdout = host.stdout.take().expect("piped");
    BufReader::new(stdout).read_line(&mut line).expect("a line");
    (host, line.trim().parse().expect("a process id"))
}

#[tokio::test]
async fn none_is_left_after_close() {
    let client = start().await;
    let pid = client.info().server.pid;
    assert!(is_alive(pid));
    soon(client.close()).await;
    assert!(!is_alive(pid));
}

#[tokio::test]
async fn none_is_left_after_the_last_client_was_dropped() {
    let client = start().await;
    let (other, pid) = (client.clone(), client.info().server.pid);
    drop(client);
    soon(other.daemon().ping()).await.expect("an answer");
    drop(other);
    assert!(eventually(|| !is_alive(pid)).await);
}

#[tokio::test]
async fn the_host_can_end_while_a_client_is_idle() {
    for what in ["return", "exit", "panic"] {
        let (mut host, pid) = run_host(what);
        let ended = tokio::task::spawn_blocking(move || host.wait());
        soon(ended).await.expect("no panic").expect("ended");
        assert!(eventually(|| !is_alive(pid)).await, "{what}");
    }
}

#[tokio::test]
async fn none_is_left_after_the_host_was_killed() {
    let (mut host, pid) = run_host("wait");
    kill(host.id());
    host.wait().expect("ended");
    assert!(eventually(|| !is_alive(pid)).await);
}

#[tokio::test]
async fn none_is_left_after_a_failed_start() {
    let folder = new_folder();
    let failed = options().data_folder(&folder).config(json!({"network": 1}));
    assert!(failed.start().await.is_err());
    let listed = Command::new("ps").args(["-eo", "args"]).output().expect("there is ps");
    assert!(!String::from_utf8_lossy(&listed.stdout).contains(&*folder.to_string_lossy()));
}
