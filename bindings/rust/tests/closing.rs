use crate::generated::test::ParamsOfSleep;
use crate::support::{eventually, is_alive, options, soon, spawn, start, test};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, Semaphore};
use vendorclient::crypto::{AppSigningBox, ParamsOfSigningBoxSign, SigningContent};
use vendorclient::{BoxFuture, ConnectOptions, Error, Json, Refusal};

fn long() -> ParamsOfSleep {
    ParamsOfSleep::new(60_000)
}

#[tokio::test]
async fn fails_waiting_calls_at_once_and_later_ones() {
    let client = start().await;
    let waiting = spawn(test(&client).sleep(&long()));
    soon(client.daemon().ping()).await.expect("an answer");
    soon(client.close()).await;
    let error = soon(waiting).await.expect("no panic").expect_err("cancelled");
    assert!(matches!(error, Error::Closed(_)), "{error:?}");
    assert_eq!((error.code(), error.to_string().as_str()), (Some(17), "The client is closed"));
    let later = soon(client.client().version()).await.expect_err("closed");
    assert_eq!(later.code(), Some(17));
    assert!(!is_alive(client.info().server.pid));
    soon(client.close()).await;
}

/// Tells when it is asked, and answers when it may.
struct Slow {
    asked: mpsc::UnboundedSender<()>,
    may: Arc<Semaphore>,
}

impl AppSigningBox for Slow {
    fn get_public_key(&self) -> BoxFuture<'_, Result<String, Refusal>> {
        Box::pin(async { Ok("ab".repeat(32)) })
    }

    fn sign(&self, _: String, _: Option<SigningContent>) -> BoxFuture<'_, Result<String, Refusal>> {
        Box::pin(async {
            let _ = self.asked.send(());
            drop(self.may.acquire().await);
            Ok("cd".repeat(64))
        })
    }
}

#[tokio::test]
async fn lets_calls_and_their_app_requests_end_within_the_grace_time() {
    let client = start().await;
    let (asked, mut was_asked) = mpsc::unbounded_channel();
    let may = Arc::new(Semaphore::new(0));
    let slow = Arc::new(Slow {
        asked,
        may: may.clone(),
    });
    let handle = soon(client.crypto().register_signing_box(slow)).await.expect("registered").handle;
    let signed = spawn(client.crypto().signing_box_sign(&ParamsOfSigningBoxSign::new(handle, "aGVsbG8=")));
    soon(was_asked.recv()).await.expect("asked");
    let closing = client.clone();
    let closed = tokio::spawn(async move { closing.close_within(Duration::from_secs(60)).await });
    while !matches!(soon(client.daemon().ping()).await, Err(Error::Closed(_))) {}
    may.add_permits(1);
    let answer = soon(signed).await.expect("no panic").expect("signed");
    assert_eq!(answer.signature, "cd".repeat(64));
    soon(closed).await.expect("no panic");
}

#[tokio::test]
async fn fails_what_still_waits_after_the_grace_time() {
    let client = start().await;
    let waiting = spawn(test(&client).sleep(&long()));
    soon(client.daemon().ping()).await.expect("an answer");
    soon(client.close_within(Duration::from_millis(100))).await;
    assert!(matches!(soon(waiting).await.expect("no panic"), Err(Error::Closed(_))));
}

#[test]
fn a_dropped_runtime_fails_calls_and_ends_the_daemon() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let other = tokio::runtime::Runtime::new().expect("a runtime");
    let client = runtime.block_on(start());
    let waiting = other.spawn(std::future::IntoFuture::into_future(test(&client).sleep(&long())));
    other.block_on(async { soon(client.daemon().ping()).await }).expect("an answer");
    drop(runtime);
    other.block_on(async {
        let lost = soon(waiting).await.expect("no panic").expect_err("lost");
        assert_eq!(lost.code(), Some(-32099), "{lost}");
        let later = soon(client.client().version()).await.expect_err("lost");
        assert_eq!(later.code(), Some(-32099));
        soon(client.close()).await;
        let pid = client.info().server.pid;
        assert!(eventually(|| !is_alive(pid)).await);
    });
}

#[tokio::test]
async fn tokens_that_are_no_word_are_refused_and_not_printed() {
    for token in ["secret\r\nX: y", "secret\n", "", "secret words", "secrét"] {
        let refused = ConnectOptions::url("ws://127.0.0.1:9/rpc", token).connect().await;
        let text = format!("{:?}", refused.expect_err("refused"));
        assert!(text.contains("token") && !text.contains("secr"), "{text}");
    }
}

#[test]
fn a_blocking_client_needs_no_runtime() {
    let client = vendorclient::blocking::Client::start(options()).expect("the daemon starts");
    let keys = client.crypto().generate_random_sign_keys().wait().expect("keys");
    assert_eq!(keys.public.len(), 64);
    let version: Json = client.call("client.version", &()).wait().expect("an answer");
    assert_eq!(version.get("version"), Some(vendorclient::VERSION.to_owned()));
    client.close();
    assert!(matches!(client.client().version().wait(), Err(Error::Closed(_))));
}

mod warnings {
    use std::sync::{Arc, Mutex};
    use tracing::field::{Field, Visit};
    use tracing::span::{Attributes, Id, Record};
    use tracing::{Event, Metadata, Subscriber};

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<String>>);

    impl Visit for Log {
        fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
            self.0.lock().expect("no panic").push_str(&format!("{field}={value:?} "));
        }
    }

    impl Subscriber for Log {
        fn enabled(&self, metadata: &Metadata<'_>) -> bool {
            metadata.target().starts_with("vendorclient")
        }
        fn new_span(&self, _: &Attributes<'_>) -> Id {
            Id::from_u64(1)
        }
        fn record(&self, _: &Id, _: &Record<'_>) {}
        fn record_follows_from(&self, _: &Id, _: &Id) {}
        fn event(&self, event: &Event<'_>) {
            event.record(&mut self.clone());
        }
        fn enter(&self, _: &Id) {}
        fn exit(&self, _: &Id) {}
    }

    #[tokio::test]
    async fn of_the_configuration_reach_tracing() {
        let log = Log::default();
        let _guard = tracing::subscriber::set_default(log.clone());
        let config = serde_json::json!({"network": {"wrong_name": 1}});
        let client = crate::support::options().config(config).start().await.expect("the daemon starts");
        client.close().await;
        assert!(log.0.lock().expect("no panic").contains("network.wrong_name"));
    }
}

#[tokio::test]
#[should_panic(expected = "runtime")]
async fn a_thread_of_a_runtime_does_not_wait_for_itself() {
    let client = soon(options().start()).await.expect("the daemon starts");
    let _ = client.client().version().wait();
}

#[tokio::test]
async fn a_thread_that_may_wait_does() {
    let client = soon(options().start()).await.expect("the daemon starts");
    let waiting = client.clone();
    let version = tokio::task::spawn_blocking(move || waiting.client().version().wait());
    assert_eq!(soon(version).await.expect("no panic").expect("an answer").version, vendorclient::VERSION);
    // A client with a thread of its own needs none of the runtime.
    let own = vendorclient::blocking::Client::start(options()).expect("the daemon starts");
    assert_eq!(own.client().version().wait().expect("an answer").version, vendorclient::VERSION);
    own.close();
    client.close().await;
}
