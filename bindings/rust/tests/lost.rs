use crate::generated::test::ParamsOfSleep;
use crate::support::{kill, soon, spawn, start, test};
use vendorclient::{ConnectionLost, Error};

fn lost<T: std::fmt::Debug>(result: vendorclient::Result<T>) -> ConnectionLost {
    match result {
        Err(Error::ConnectionLost(lost)) => lost,
        other => panic!("expected a lost connection, got {other:?}"),
    }
}

fn long() -> ParamsOfSleep {
    ParamsOfSleep::new(60_000)
}

#[tokio::test]
async fn by_a_kill_fails_all_waiting_and_later_calls() {
    let client = start().await;
    let waiting: Vec<_> = (0..20).map(|_| spawn(test(&client).sleep(&long()))).collect();
    soon(client.daemon().ping()).await.expect("an answer");
    kill(client.info().server.pid);
    for call in waiting {
        let lost = lost(soon(call).await.expect("no panic"));
        let status = lost.exit_status.expect("it has ended");
        assert!(!status.success(), "{status}");
    }
    lost(soon(client.client().version()).await);
    soon(client.close()).await;
    // It stays lost.
    lost(soon(client.client().version()).await);
}

#[tokio::test]
async fn by_a_crash_tells_the_end_of_standard_error() {
    let client = start().await;
    let waiting = spawn(test(&client).sleep(&long()));
    let crash = lost(soon(test(&client).crash()).await);
    assert_eq!(Error::from(crash.clone()).code(), Some(-32099));
    assert_eq!(crash.exit_status.and_then(|status| status.code()), Some(1));
    assert!(crash.stderr.contains(r#""event":"crash""#), "{}", crash.stderr);
    assert!(crash.stderr.len() <= 4096);
    assert_eq!(lost(soon(waiting).await.expect("no panic")), crash);
}
