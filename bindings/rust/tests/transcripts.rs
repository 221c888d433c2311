//! Replays what travels between a host and the daemon. The format: `test/transcripts/README.md` of the project.

use crate::support::{new_folder, soon, test_program};
use crate::websocket::Serving;
use regex_lite::Regex;
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, Semaphore};
use tokio::task::JoinSet;
use vendorclient::raw::{Sender, Transport};
use vendorclient::{ConnectionLost, ConnectOptions, StartOptions};

/// Daemons at the same time.
const AT_ONCE: usize = 3;
const PATIENCE: Duration = Duration::from_secs(60);

type Fields = Map<String, Value>;
type Outcome = Result<(), String>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replayed_through_pipes() {
    replay_all("stdio").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replayed_through_a_websocket() {
    replay_all("websocket").await;
}

async fn replay_all(kind: &'static str) {
    let scripts: Vec<_> = transcripts().into_iter().filter(|script| script.runs_on(kind)).collect();
    assert!(scripts.len() >= 20, "only {} transcripts", scripts.len());
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    let mut running = JoinSet::new();
    for script in scripts {
        let permits = permits.clone();
        running.spawn(async move {
            let _permit = permits.acquire().await.expect("never closed");
            let outcome = match kind {
                "stdio" => script.replay(&Place::Pipes).await,
                _ => script.replay(&Place::WebSocket(Serving::start().await)).await,
            };
            outcome.map_err(|problem| format!("{} {problem}", script.name))
        });
    }
    let mut problems = Vec::new();
    while let Some(outcome) = running.join_next().await {
        problems.extend(outcome.expect("no panic").err());
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

struct Transcript {
    name: String,
    head: Value,
    steps: Vec<Fields>,
}

fn transcripts() -> Vec<Transcript> {
    let folder: PathBuf = std::env::var_os("VENDORCLIENT_TRANSCRIPTS").expect("set by the driver").into();
    let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    files.filter(|file| file.extension().is_some_and(|ending| ending == "jsonl")).map(read_transcript).collect()
}

fn read_transcript(file: PathBuf) -> Transcript {
    let text = std::fs::read(&file).expect("a file");
    let mut lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let head = decoded(lines.next().expect("a first line")).expect("JSON");
    let steps = lines.map(|line| match decoded(line) {
        Ok(Value::Object(step)) => step,
        other => panic!("{}: {other:?}", file.display()),
    });
    Transcript {
        name: file.file_name().expect("a name").to_string_lossy().into_owned(),
        head,
        steps: steps.collect(),
    }
}

/// Where a daemon is reached.
enum Place {
    /// Every host has its own daemon.
    Pipes,
    WebSocket(Serving),
}

impl Transcript {
    /// Whether a transport of whole texts can play it: no bytes, no signals, and settings only for its own daemon.
    fn runs_on(&self, kind: &str) -> bool {
        let listed = self.head["transports"].as_array().into_iter().all(|kinds| kinds.iter().any(|one| one == kind));
        let plain = !self.steps.iter().any(|step| step.contains_key("sendBytes") || step.contains_key("signal"));
        listed && plain && (kind == "stdio" || self.head["settings"].is_null())
    }

    async fn connect(&self, place: &Place) -> Host {
        let (transport, is_stream) = match place {
            Place::Pipes => (self.options().start_raw(), true),
            Place::WebSocket(serving) => {
                let options = ConnectOptions::data_folder(&serving.folder);
                (soon(options.connect_raw()).await, false)
            }
        };
        let Transport { sender, incoming, ended } = transport.expect("a connection");
        Host {
            sender: Some(sender),
            incoming,
            ended: Some(ended),
            is_stream,
        }
    }

    fn options(&self) -> StartOptions {
        let mut options = StartOptions::new().program(test_program()).data_folder(new_folder());
        for (path, value) in self.head["settings"].as_object().into_iter().flatten() {
            let name = format!("VENDORCLIENT_{}", path.replace('.', "_").to_uppercase());
            options = options.env(name, value.to_string());
        }
        options
    }

    async fn replay(&self, place: &Place) -> Outcome {
        let mut hosts: HashMap<&str, Host> = HashMap::new();
        let mut saved = Fields::new();
        for (index, step) in self.steps.iter().enumerate() {
            let name = step.get("host").and_then(Value::as_str).unwrap_or("main");
            if !hosts.contains_key(name) {
                hosts.insert(name, self.connect(place).await);
            }
            let host = hosts.get_mut(name).expect("just put there");
            for (action, operand) in step.iter().filter(|(action, _)| *action != "host") {
                let outcome = host.play(action, operand, &mut saved).await;
                outcome.map_err(|problem| format!("line {}: {problem}", index + 2))?;
            }
        }
        for host in hosts.values_mut() {
            host.settle().await?;
        }
        Ok(())
    }
}

/// One connection, on which texts are sent and expected.
struct Host {
    sender: Option<Sender>,
    incoming: mpsc::Receiver<Vec<u8>>,
    /// None after the end.
    ended: Option<oneshot::Receiver<ConnectionLost>>,
    is_stream: bool,
}

impl Host {
    async fn play(&mut self, action: &str, operand: &Value, saved: &mut Fields) -> Outcome {
        match action {
            "send" => self.send(substituted(operand, saved).to_string()),
            "sendTogether" => {
                let messages = list(operand).iter().map(|message| substituted(message, saved).to_string());
                let messages: Vec<_> = messages.collect();
                if self.is_stream {
                    return self.send(messages.join("\n"));
                }
                messages.into_iter().try_for_each(|message| self.send(message))
            }
            "sendRaw" => self.send(text(operand).to_owned()),
            "sendFilled" => {
                let message = operand["message"].to_string();
                let size = operand["bytes"].as_u64().expect("a size") as usize;
                let fill = "x".repeat(size + "$fill".len() - message.len());
                self.send(message.replacen("$fill", &fill, 1))
            }
            "expect" => matched(Some(&self.next().await?), operand, saved, "message"),
            "expectAll" => {
                let mut messages = Vec::new();
                for _ in list(operand) {
                    messages.push(self.next().await?);
                }
                matched_in_any_order(&messages, list(operand), saved, "messages")
            }
            "expectRaw" => match self.take().await? {
                Some(message) if message == text(operand).as_bytes() => Ok(()),
                other => Err(format!("expected {operand}, got {}", shown(other))),
            },
            "expectClosed" => self.expect_closed(operand).await,
            "delay" => {
                tokio::time::sleep(Duration::from_millis(operand.as_u64().expect("a time"))).await;
                Ok(())
            }
            "close" => {
                self.sender = None;
                Ok(())
            }
            _ => Err(format!("unknown step {action}")),
        }
    }

    fn send(&self, message: String) -> Outcome {
        self.sender.as_ref().ok_or("the host has closed its side")?.send(message);
        Ok(())
    }

    /// The next text; `None` is the end of the connection.
    async fn take(&mut self) -> Result<Option<Vec<u8>>, String> {
        tokio::time::timeout(PATIENCE, self.incoming.recv()).await.map_err(|_| "nothing came".to_owned())
    }

    async fn next(&mut self) -> Result<Value, String> {
        let message = self.take().await?.ok_or("the connection has ended")?;
        decoded(&message).map_err(|error| error.to_string())
    }

    async fn expect_closed(&mut self, operand: &Value) -> Outcome {
        if let Some(message) = self.take().await? {
            return Err(format!("another message came: {}", shown(Some(message))));
        }
        let ended = self.ended.take().ok_or("it has ended before")?;
        let end = tokio::time::timeout(PATIENCE, ended).await.map_err(|_| "it does not end")?;
        let status = end.map_err(|error| error.to_string())?.exit_status;
        let exit = status.and_then(|status| status.code()).map(i64::from);
        match operand.get("exit") {
            Some(expected) if self.is_stream && expected.as_i64() != exit => {
                Err(format!("expected the exit code {expected}, got {exit:?}"))
            }
            _ => Ok(()),
        }
    }

    /// Asks once more: whatever the daemon had to say before has come then, and it must be nothing.
    async fn settle(&mut self) -> Outcome {
        if self.ended.is_none() {
            return Ok(());
        }
        self.send(r#"{"jsonrpc":"2.0","id":"settled","method":"daemon.ping"}"#.to_owned())?;
        let last = self.next().await?;
        matched(Some(&last), &serde_json::json!({"id": "settled"}), &mut Fields::new(), "last message")
    }
}

/// JSON in which half a character becomes U+FFFD: there is no other text for it here.
fn decoded(json: &[u8]) -> serde_json::Result<Value> {
    let half = |at: usize| {
        let digits = json.get(at..at + 6)?.strip_prefix(b"\\u")?;
        let unit = u16::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        (0xd800..0xe000).contains(&unit).then_some(unit)
    };
    let mut whole = Vec::with_capacity(json.len());
    let mut at = 0;
    while at < json.len() {
        let length = match (json[at], half(at), half(at + 6)) {
            (b'\\', Some(0xd800..=0xdbff), Some(0xdc00..=0xdfff)) => 12,
            (b'\\', Some(_), _) => {
                whole.extend_from_slice(b"\\ufffd");
                at += 6;
                continue;
            }
            (b'\\', None, _) => 2,
            _ => 1,
        };
        whole.extend_from_slice(&json[at..json.len().min(at + length)]);
        at += length;
    }
    serde_json::from_slice(&whole)
}

fn shown(message: Option<Vec<u8>>) -> String {
    message.map_or("the end".to_owned(), |text| String::from_utf8_lossy(&text).chars().take(2000).collect())
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn substituted(template: &Value, saved: &Fields) -> Value {
    match template {
        Value::Array(items) => items.iter().map(|item| substituted(item, saved)).collect(),
        Value::Object(fields) => match fields.get("$var") {
            Some(name) => saved[text(name)].clone(),
            None => fields.iter().map(|(key, value)| (key.clone(), substituted(value, saved))).collect(),
        },
        other => other.clone(),
    }
}

/// Says where a value does not fit, and keeps what the pattern saves. `None` is a missing key.
fn matched(actual: Option<&Value>, pattern: &Value, saved: &mut Fields, path: &str) -> Outcome {
    let fits = match (pattern, actual) {
        (Value::Object(fields), _) => {
            if let Some((operator, operand)) = fields.iter().find(|(key, _)| key.starts_with('$')) {
                return matched_operator(actual, operator, operand, saved, path);
            }
            if let Some(Value::Object(actual)) = actual {
                for (key, value) in fields {
                    matched(actual.get(key), value, saved, &format!("{path}.{key}"))?;
                }
                return Ok(());
            }
            false
        }
        (Value::Array(patterns), Some(Value::Array(items))) if items.len() == patterns.len() => {
            let pairs = items.iter().zip(patterns).enumerate();
            for (index, (item, one)) in pairs {
                matched(Some(item), one, saved, &format!("{path}[{index}]"))?;
            }
            return Ok(());
        }
        // 1e2 and 100 are the same number.
        (Value::Number(expected), Some(Value::Number(number))) => number.as_f64() == expected.as_f64(),
        _ => actual == Some(pattern),
    };
    expected(fits, actual, pattern, path)
}

fn matched_operator(
    actual: Option<&Value>,
    operator: &str,
    operand: &Value,
    saved: &mut Fields,
    path: &str,
) -> Outcome {
    let fits = match operator {
        "$is" => operand == kind_of(actual),
        "$save" => {
            if let Some(value) = actual {
                saved.insert(text(operand).to_owned(), value.clone());
            }
            actual.is_some()
        }
        "$var" => return matched(actual, &saved[text(operand)].clone(), saved, path),
        "$regex" => {
            let regex = Regex::new(text(operand)).map_err(|error| error.to_string())?;
            actual.and_then(Value::as_str).is_some_and(|text| regex.is_match(text))
        }
        "$absent" => actual.is_none(),
        "$oneOf" => list(operand).iter().any(|one| matches(actual, one, saved)),
        "$anyOrder" => match actual {
            Some(Value::Array(items)) => return matched_in_any_order(items, list(operand), saved, path),
            _ => false,
        },
        _ => return Err(format!("unknown operator {operator}")),
    };
    expected(fits, actual, &serde_json::json!({operator: operand}), path)
}

fn expected(fits: bool, actual: Option<&Value>, pattern: &Value, path: &str) -> Outcome {
    if fits {
        return Ok(());
    }
    let actual: String = actual.map_or("nothing".to_owned(), Value::to_string).chars().take(2000).collect();
    Err(format!("{path}: expected {pattern}, got {actual}"))
}

fn kind_of(value: Option<&Value>) -> &'static str {
    match value {
        None => "nothing",
        Some(Value::Null) => "null",
        Some(Value::Bool(_)) => "boolean",
        Some(Value::Number(_)) => "number",
        Some(Value::String(_)) => "string",
        Some(Value::Array(_)) => "array",
        Some(Value::Object(_)) => "object",
    }
}

/// Wants its own item for every pattern.
fn matched_in_any_order(actual: &[Value], patterns: &[Value], saved: &mut Fields, path: &str) -> Outcome {
    let mut rest: Vec<_> = patterns.iter().collect();
    for (index, item) in actual.iter().enumerate() {
        let found = rest.iter().position(|pattern| matches(Some(item), pattern, saved));
        let found = found.ok_or_else(|| format!("{path}[{index}]: expected one of {rest:?}, got {item}"))?;
        rest.remove(found);
    }
    match rest.as_slice() {
        [] => Ok(()),
        _ => Err(format!("{path}: nothing fits {rest:?}")),
    }
}

fn matches(actual: Option<&Value>, pattern: &Value, saved: &mut Fields) -> bool {
    let mut kept = saved.clone();
    let fits = matched(actual, pattern, &mut kept, "").is_ok();
    if fits {
        *saved = kept;
    }
    fits
}
