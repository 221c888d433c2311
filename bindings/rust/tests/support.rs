//! What the tests share.

use crate::generated::test::TestModule;
use std::future::{Future, IntoFuture};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use vendorclient::{Client, ClientError, Error, StartOptions};

pub fn program() -> PathBuf {
    std::env::var_os("VENDORCLIENT_BINARY").expect("set by the driver").into()
}

pub fn test_program() -> PathBuf {
    std::env::var_os("VENDORCLIENT_TEST_BINARY").expect("set by the driver").into()
}

/// Its own folder, in the folder that the driver removes.
pub fn new_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let root: PathBuf = std::env::var_os("SUITE_FOLDER").expect("set by the driver").into();
    let folder = root.join(number.to_string());
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

pub fn options() -> StartOptions {
    StartOptions::new().program(test_program()).data_folder(new_folder())
}

pub async fn start() -> Client {
    options().start().await.expect("the daemon starts")
}

pub fn test(client: &Client) -> TestModule<'_> {
    TestModule::new(client)
}

/// The error of the daemon.
pub fn refused<T: std::fmt::Debug>(result: vendorclient::Result<T>) -> ClientError {
    match result {
        Err(Error::Client(error)) => error,
        other => panic!("expected an error of the daemon, got {other:?}"),
    }
}

/// The result, unless it takes too long.
pub async fn soon<F: IntoFuture>(future: F) -> F::Output {
    let limit = Duration::from_secs(60);
    tokio::time::timeout(limit, future.into_future()).await.expect("it does not take so long")
}

/// Runs a call beside others.
pub fn spawn<F: IntoFuture>(call: F) -> tokio::task::JoinHandle<F::Output>
where
    F::IntoFuture: Future + Send + 'static,
    F::Output: Send + 'static,
{
    tokio::spawn(call.into_future())
}

pub fn is_alive(pid: u32) -> bool {
    let Ok(stat) = std::fs::read_to_string(format!("/proc/{pid}/stat")) else {
        return false;
    };
    // One that has ended and that has not been waited for.
    !stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('Z'))
}

pub async fn eventually(condition: impl Fn() -> bool) -> bool {
    for _ in 0..400 {
        if condition() {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    false
}

pub fn kill(pid: u32) {
    let status = std::process::Command::new("kill").args(["-9", &pid.to_string()]).status();
    assert!(status.expect("there is kill").success());
}
