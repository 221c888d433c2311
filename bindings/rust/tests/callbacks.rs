use crate::generated::test::{FloodMessage, ParamsOfFlood, ParamsOfSubscribe, Subscription};
use crate::support::{eventually, soon, start, test};
use std::sync::{Arc, Mutex};
use vendorclient::{CallbackHandler, CallbackMessage};

#[tokio::test]
async fn of_a_call_get_all_messages_before_it_is_done() {
    let client = start().await;
    let seen = Arc::new(Mutex::new((0, 0)));
    let counted = seen.clone();
    let call = test(&client).flood(&ParamsOfFlood::new(5000));
    let result = soon(call.on_message(move |message: CallbackMessage<FloodMessage>| {
        let mut seen = counted.lock().expect("no panic");
        seen.1 += message.lost;
        assert_eq!(u64::from(message.data.index), seen.0 + seen.1);
        seen.0 += 1;
    }))
    .await;
    assert_eq!(result.expect("done").count, 5000);
    let (received, lost) = *seen.lock().expect("no panic");
    assert_eq!(received + lost, 5000);
    assert_eq!(Arc::strong_count(&seen), 1, "the handler is dropped");
}

#[tokio::test]
async fn of_a_call_cost_one_message_when_they_panic() {
    let client = start().await;
    let seen = Arc::new(Mutex::new(0));
    let counted = seen.clone();
    let call = test(&client).flood(&ParamsOfFlood::new(3));
    let handler = move |message: CallbackMessage<FloodMessage>| {
        assert_ne!(message.data.index, 1, "on purpose");
        *counted.lock().expect("no panic") += 1;
    };
    soon(call.on_message(handler)).await.expect("done");
    assert_eq!(*seen.lock().expect("no panic"), 2);
}

#[tokio::test]
async fn of_a_call_may_be_left_out_where_they_are_needed() {
    let client = start().await;
    let error = crate::support::refused(soon(test(&client).flood(&ParamsOfFlood::new(1))).await);
    assert_eq!(error.code, 13);
}

struct Watcher(tokio::sync::mpsc::UnboundedSender<Result<u32, String>>);

impl CallbackHandler<FloodMessage> for Watcher {
    fn message(&mut self, message: CallbackMessage<FloodMessage>) {
        let _ = self.0.send(Ok(message.data.index));
    }

    fn closed(&mut self, reason: &str) {
        let _ = self.0.send(Err(reason.to_owned()));
    }
}

#[tokio::test]
async fn of_a_handle_get_messages_until_it_is_closed() {
    let client = start().await;
    let (sender, mut receiver) = tokio::sync::mpsc::unbounded_channel();
    let params = ParamsOfSubscribe::new(2);
    let handle = soon(test(&client).subscribe(&params, Watcher(sender))).await.expect("subscribed").handle;
    for index in 0..5 {
        assert_eq!(soon(receiver.recv()).await, Some(Ok(index)));
    }
    soon(test(&client).unsubscribe(&Subscription { handle })).await.expect("unsubscribed");
    let mut last = Ok(0);
    while let Some(event) = soon(receiver.recv()).await {
        last = event;
    }
    assert_eq!(last, Err("unsubscribed".to_owned()));
}

#[tokio::test]
async fn of_a_handle_end_with_the_connection() {
    let client = start().await;
    let seen = Arc::new(Mutex::new(0));
    let counted = seen.clone();
    let handler = move |_: CallbackMessage<FloodMessage>| *counted.lock().expect("no panic") += 1;
    soon(test(&client).subscribe(&ParamsOfSubscribe::new(1), handler)).await.expect("subscribed");
    assert!(eventually(|| *seen.lock().expect("no panic") > 2).await);
    client.close().await;
    assert!(eventually(|| Arc::strong_count(&seen) == 1).await);
}
