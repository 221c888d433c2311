use crate::generated::test::ParamsOfSubscribe;
use crate::support::{soon, start, test};
use serde_json::Value;
use std::pin::pin;
use vendorclient::Client;

async fn callbacks(client: &Client) -> u64 {
    let status: Value = soon(client.call("daemon.status", &())).await.expect("an answer");
    status["callbacks"].as_u64().expect("a number")
}

#[tokio::test]
async fn bring_messages_and_free_the_handle_when_they_are_dropped() {
    let client = start().await;
    let mut stream = soon(test(&client).subscribe_stream(&ParamsOfSubscribe::new(1))).await.expect("subscribed");
    for index in 0..5 {
        assert_eq!(soon(stream.next()).await.expect("a message").data.index, index);
    }
    assert_eq!(callbacks(&client).await, 1);
    drop(stream);
    while callbacks(&client).await > 0 {}
    client.close().await;
}

#[tokio::test]
async fn end_with_the_client() {
    let client = start().await;
    let mut stream = soon(test(&client).subscribe_stream(&ParamsOfSubscribe::new(60_000))).await.expect("subscribed");
    let mut next = pin!(stream.next());
    assert!(std::future::poll_fn(|context| {
        std::task::Poll::Ready(std::future::Future::poll(next.as_mut(), context).is_pending())
    })
    .await);
    client.close().await;
    assert!(soon(next).await.is_none());
}

#[tokio::test]
async fn free_the_handle_whenever_opening_is_given_up() {
    let client = start().await;
    let params = ParamsOfSubscribe::new(1);
    for polls in 0..40 {
        // Given up after so many polls: before the call, while it is on its way, when its answer has come.
        let mut opening = test(&client).subscribe_stream(&params);
        for _ in 0..polls {
            let poll = std::future::poll_fn(|context| {
                std::task::Poll::Ready(std::future::Future::poll(opening.as_mut(), context).is_ready())
            });
            if poll.await {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_micros(100)).await;
        }
    }
    while callbacks(&client).await > 0 {}
    client.close().await;
}

#[tokio::test]
async fn fit_into_select() {
    let client = start().await;
    tokio::select! {
        stream = test(&client).subscribe_stream(&ParamsOfSubscribe::new(1)) => drop(stream.expect("subscribed")),
        () = tokio::time::sleep(std::time::Duration::from_secs(60)) => panic!("it takes too long"),
    }
    while callbacks(&client).await > 0 {}
    client.close().await;
}
