use crate::generated::test::{AppTest, ParamsOfAppAsk, ParamsOfAppCall, Subscription};
use crate::support::{eventually, refused, soon, spawn, start, test};
use serde_json::json;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Barrier;
use vendorclient::crypto::{
    AppSigningBox, KeyPair, ParamsOfSign, ParamsOfSigningBoxSign, SigningContent,
};
use vendorclient::{AppObject, BoxFuture, Client, Json, Refusal};

type Echo = Box<dyn Fn(Json) -> BoxFuture<'static, Result<Json, Refusal>> + Send + Sync>;

struct Host {
    echo: Echo,
    noted: Mutex<Vec<Json>>,
    closed: Mutex<Vec<String>>,
}

impl AppTest for Host {
    fn echo(&self, value: Json) -> BoxFuture<'_, Result<Json, Refusal>> {
        (self.echo)(value)
    }

    fn other(&self) -> BoxFuture<'_, Result<(), Refusal>> {
        Box::pin(async { Ok(()) })
    }

    fn notify(&self, value: Json) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // The first ones take longest.
            let wait = 5 - value.parse().unwrap_or(0).min(5);
            tokio::time::sleep(Duration::from_millis(wait)).await;
            self.noted.lock().expect("no panic").push(value);
        })
    }

    fn closed(&self, reason: &str) {
        self.closed.lock().expect("no panic").push(reason.to_owned());
    }
}

fn host<F>(echo: impl Fn(Json) -> F + Send + Sync + 'static) -> Arc<Host>
where
    F: std::future::Future<Output = Result<Json, Refusal>> + Send + 'static,
{
    Arc::new(Host {
        echo: Box::new(move |value| Box::pin(echo(value))),
        noted: Mutex::default(),
        closed: Mutex::default(),
    })
}

fn once(value: impl Into<Json>) -> ParamsOfAppCall {
    ParamsOfAppCall::new(value)
}

fn kept(value: impl Into<Json>, times: u32) -> ParamsOfAppCall {
    ParamsOfAppCall {
        keep: Some(true),
        times: Some(times),
        ..once(value)
    }
}

#[tokio::test]
async fn answer_before_the_registering_call_returns() {
    let client = start().await;
    let object = host(|value| async move { Ok(json!([value]).into()) });
    let params = ParamsOfAppCall {
        notify: Some(20),
        ..once(json!({"digits": "ü€𝄞"}))
    };
    let answer = soon(test(&client).app_call(&params, object.clone())).await.expect("answered");
    assert_eq!(answer.values, [json!([{"digits": "ü€𝄞"}])]);
    assert!(eventually(|| *object.closed.lock().expect("no panic") == ["removed"]).await);
    let expected: Vec<Json> = (0..20).map(|index| json!(index).into()).collect();
    assert_eq!(*object.noted.lock().expect("no panic"), expected);
}

#[tokio::test]
async fn refuse_and_panic() {
    let client = start().await;
    let refusing = host(|_| async { Err("declined by user".into()) });
    let error = refused(soon(test(&client).app_call(&once(json!(1)), refusing)).await);
    assert_eq!(error.code, 26);
    assert!(error.message.contains("declined by user"), "{error}");
    let panicking = host(|_| async { panic!("on purpose") });
    assert_eq!(refused(soon(test(&client).app_call(&once(json!(1)), panicking)).await).code, 26);
}

#[tokio::test]
async fn fail_when_they_never_answer() {
    struct Told(Arc<AtomicBool>);
    impl Drop for Told {
        fn drop(&mut self) {
            self.0.store(true, Ordering::SeqCst);
        }
    }
    let client = start().await;
    let (asked, told) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (was_asked, was_told) = (asked.clone(), told.clone());
    let silent = host(move |_| {
        was_asked.store(true, Ordering::SeqCst);
        let told = Told(was_told.clone());
        async move {
            std::future::pending::<()>().await;
            drop(told);
            Ok(Json::null())
        }
    });
    let params = once(json!(1));
    let call = test(&client).app_call(&params, silent).app_request_timeout(Duration::from_millis(50));
    let error = refused(soon(call).await);
    assert_eq!((error.code, error.data.get("reason")), (26, Some("app_request_timeout".to_owned())));
    // Request and end may come so close together that the handler is never begun.
    let dropped = || told.load(Ordering::SeqCst) || !asked.load(Ordering::SeqCst);
    assert!(eventually(dropped).await, "the handler is dropped");
}

#[tokio::test]
async fn answer_two_at_once_in_any_order() {
    let client = start().await;
    let (both, count) = (Arc::new(Barrier::new(2)), Arc::new(AtomicU32::new(0)));
    let object = host(move |value| {
        let (both, turn) = (both.clone(), count.fetch_add(1, Ordering::SeqCst));
        async move {
            both.wait().await;
            tokio::time::sleep(Duration::from_millis(u64::from(20 - 20 * turn.min(1)))).await;
            Ok(value)
        }
    });
    let params = ParamsOfAppCall {
        times: Some(2),
        ..once(json!(7))
    };
    let answer = soon(test(&client).app_call(&params, object)).await.expect("answered");
    assert_eq!(answer.values, [json!(7), json!(7)]);
}

#[tokio::test]
async fn are_removed_while_they_are_asked() {
    let client = start().await;
    let (asked, mut was_asked) = tokio::sync::mpsc::unbounded_channel();
    let object = host(move |value| {
        let _ = asked.send(());
        async move {
            std::future::pending::<()>().await;
            Ok(value)
        }
    });
    let params = kept(json!(1), 0);
    let handle = soon(test(&client).app_call(&params, object.clone())).await.expect("kept").handle;
    let handle = handle.expect("a handle");
    let params = ParamsOfAppAsk {
        handle,
        value: json!(2).into(),
    };
    let waiting = spawn(test(&client).app_ask(&params));
    soon(was_asked.recv()).await.expect("asked");
    soon(test(&client).app_close(&Subscription { handle })).await.expect("removed");
    assert_eq!(refused(soon(waiting).await.expect("no panic")).code, 29);
    assert!(eventually(|| *object.closed.lock().expect("no panic") == ["removed"]).await);
}

#[tokio::test]
async fn call_the_library_themselves() {
    struct Vault(Client, KeyPair);
    impl AppSigningBox for Vault {
        fn get_public_key(&self) -> BoxFuture<'_, Result<String, Refusal>> {
            Box::pin(async move { Ok(self.1.public.clone()) })
        }

        fn sign(
            &self,
            unsigned: String,
            _: Option<SigningContent>,
        ) -> BoxFuture<'_, Result<String, Refusal>> {
            Box::pin(async move {
                let keys = self.1.clone();
                Ok(self.0.crypto().sign(&ParamsOfSign::new(unsigned, keys)).await?.signature)
            })
        }
    }
    let client = start().await;
    let keys = client.crypto().generate_random_sign_keys().await.expect("keys");
    let vault = Arc::new(Vault(client.clone(), keys.clone()));
    let signing_box = soon(client.crypto().register_signing_box(vault)).await.expect("a box").handle;
    let unsigned = "aGVsbG8=".to_owned();
    let params = ParamsOfSigningBoxSign::new(signing_box, &unsigned);
    let signed = soon(client.crypto().signing_box_sign(&params)).await.expect("signed");
    let direct = client.crypto().sign(&ParamsOfSign::new(unsigned, keys)).await.expect("signed");
    assert_eq!(signed.signature, direct.signature);
    client.close().await;
}

#[tokio::test]
async fn give_answers_of_another_kind_and_too_large_ones() {
    struct Odd(Json);
    impl AppObject for Odd {
        fn request(&self, _: Json) -> BoxFuture<'_, Result<Json, Refusal>> {
            Box::pin(async move { Ok(self.0.clone()) })
        }
    }
    let client = start().await;
    let large = json!({"type": "Echo", "value": "x".repeat(16_777_216)});
    for (answer, code) in [(json!({"type": "Other"}), 31), (json!(5), 30), (large, 26)] {
        let call = client.call::<Json>("test.app_call", &json!({"value": 1})).app_object(Arc::new(Odd(answer.into())));
        assert_eq!(refused(soon(call).await).code, code);
    }
}
