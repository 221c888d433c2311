use crate::generated::test::{AppTest, FloodMessage, ParamsOfAppCall, ParamsOfEcho, ParamsOfFlood};
use crate::support::{eventually, is_alive, kill, new_folder, refused, soon, spawn, test, test_program};
use serde_json::{json, Value};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use vendorclient::{BoxFuture, CallbackMessage, ConnectOptions, Error, Json, Refusal};

/// A daemon that serves, ended with the test.
pub struct Serving {
    daemon: Child,
    pub folder: PathBuf,
}

impl Serving {
    pub async fn start() -> Self {
        let folder = new_folder();
        // The daemon wants a folder that others cannot write.
        let folder = folder.join("data");
        let program = test_program();
        let is_script = program.extension().is_some_and(|extension| extension == "js");
        let mut command = if is_script {
            let mut node = Command::new("node");
            node.arg(program);
            node
        } else {
            Command::new(program)
        };
        let daemon = command
            .args(["daemon", "--data"])
            .arg(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the daemon starts");
        let serving = Self { daemon, folder };
        let file = serving.folder.join("daemon.json");
        assert!(eventually(|| file.exists()).await, "the daemon serves");
        serving
    }

    fn discovery(&self) -> Value {
        serde_json::from_str(&read(&self.folder.join("daemon.json"))).expect("JSON")
    }

    fn url(&self) -> String {
        self.discovery()["ws"].as_str().expect("a URL").to_owned()
    }

    /// The daemon itself, which may be the child of a Node that handed over to another.
    fn kill(&self) {
        kill(self.discovery()["pid"].as_u64().expect("a process id") as u32);
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        if is_alive(self.daemon.id()) {
            self.kill();
        }
        let _ = self.daemon.wait();
    }
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).expect("it is there")
}

struct Host;

impl AppTest for Host {
    fn echo(&self, value: Json) -> BoxFuture<'_, Result<Json, Refusal>> {
        Box::pin(async move { Ok(value) })
    }

    fn other(&self) -> BoxFuture<'_, Result<(), Refusal>> {
        Box::pin(async { Ok(()) })
    }

    fn notify(&self, _: Json) -> BoxFuture<'_, ()> {
        Box::pin(async {})
    }
}

#[tokio::test]
async fn serves_the_same_client() {
    let serving = Serving::start().await;
    let token = read(&serving.folder.join("daemon.token"));
    let wrong = ConnectOptions::url(serving.url(), "0".repeat(64)).connect().await;
    assert!(matches!(&wrong, Err(Error::Start(error)) if error.message.contains("401")), "{wrong:?}");
    for options in [
        ConnectOptions::url(serving.url(), token.trim()),
        ConnectOptions::data_folder(&serving.folder),
    ] {
        let client = soon(options.connect()).await.expect("connected");
        for size in [1, 125, 126, 65_535, 65_536, 3_000_000] {
            let params = ParamsOfEcho::new("ü".repeat(size));
            let answer = soon(test(&client).echo(&params)).await.expect("an answer");
            assert_eq!(answer.value, params.value);
        }
        let answer = soon(test(&client).app_call(&ParamsOfAppCall::new(json!(5)), Arc::new(Host))).await;
        assert_eq!(answer.expect("an answer").values, [json!(5)]);
        let call = test(&client).flood(&ParamsOfFlood::new(10));
        soon(call.on_message(|_: CallbackMessage<FloodMessage>| {})).await.expect("done");
        assert_eq!(refused(soon(client.call::<Json>("crypto.nothing", &())).await).code, -32601);
        soon(client.close()).await;
        assert!(matches!(soon(client.client().version()).await, Err(Error::Closed(_))));
    }
}

#[tokio::test]
async fn ends_with_the_daemon() {
    let serving = Serving::start().await;
    let client = soon(ConnectOptions::data_folder(&serving.folder).connect()).await.expect("connected");
    let waiting = spawn(client.call::<Json>("test.sleep", &json!({"ms": 60_000})));
    soon(client.daemon().ping()).await.expect("an answer");
    serving.kill();
    let lost = soon(waiting).await.expect("no panic");
    assert!(matches!(lost, Err(Error::ConnectionLost(_))), "{lost:?}");
    let again = soon(ConnectOptions::data_folder(&serving.folder).connect()).await;
    assert!(matches!(again, Err(Error::Start(_))), "{again:?}");
    let nowhere = ConnectOptions::data_folder(new_folder()).connect().await;
    assert!(matches!(&nowhere, Err(Error::Start(error)) if error.message.contains("daemon.json")), "{nowhere:?}");
}
