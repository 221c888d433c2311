use crate::generated::test::ParamsOfSleep;
use crate::support::{eventually, refused, soon, spawn, start, test};
use serde_json::Value;
use std::future::IntoFuture;
use std::time::Duration;
use vendorclient::{CancelToken, Client};

fn long(sent: Option<&str>) -> ParamsOfSleep {
    ParamsOfSleep {
        ms: 60_000,
        sent: sent.map(str::to_owned),
    }
}

async fn sleeping_calls(client: &Client) -> usize {
    let status: Value = soon(client.call("daemon.status", &())).await.expect("an answer");
    let calls = status["calls"].as_array().expect("a list");
    calls.iter().filter(|call| call["method"] == "test.sleep").count()
}

#[tokio::test]
async fn by_a_time_limit_tells_what_was_sent() {
    let client = start().await;
    let limit = Duration::from_millis(50);
    let error = refused(soon(test(&client).sleep(&long(None)).timeout(limit)).await);
    assert_eq!((error.code, error.data.get("sent")), (-32008, Some(false)));
    let error = refused(soon(test(&client).sleep(&long(Some("ab12"))).timeout(limit)).await);
    assert_eq!((error.code, error.data.get("sent")), (-32008, Some(true)));
    assert_eq!(error.data.get("message_hash"), Some("ab12".to_owned()));
}

#[tokio::test]
async fn by_a_time_limit_below_a_millisecond() {
    let client = start().await;
    for limit in [Duration::ZERO, Duration::from_nanos(1), Duration::from_micros(999)] {
        let error = refused(soon(test(&client).sleep(&long(None)).timeout(limit)).await);
        assert_eq!(error.code, -32008);
    }
}

#[tokio::test]
async fn by_a_token_tells_what_was_sent() {
    let client = start().await;
    for sent in [None, Some("ab12")] {
        let token = CancelToken::new();
        let call = spawn(test(&client).sleep(&long(sent)).cancel_with(&token));
        while sleeping_calls(&client).await == 0 {}
        token.cancel();
        let error = refused(soon(call).await.expect("no panic"));
        assert_eq!((error.code, error.data.get("sent")), (-32800, Some(sent.is_some())));
        let late = refused(soon(test(&client).sleep(&long(None)).cancel_with(&token)).await);
        assert_eq!(late.code, -32800);
    }
}

#[tokio::test]
async fn by_dropping_the_future() {
    let client = start().await;
    let call = test(&client).sleep(&long(None)).into_future();
    let limited = tokio::time::timeout(Duration::from_millis(200), call).await;
    assert!(limited.is_err());
    assert_eq!(sleeping_calls(&client).await, 0);
    let task = spawn(test(&client).sleep(&long(None)));
    while sleeping_calls(&client).await == 0 {}
    task.abort();
    assert!(eventually(|| task.is_finished()).await);
    assert_eq!(sleeping_calls(&client).await, 0);
}
