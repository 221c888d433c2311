//! Facts about the messages of a call that never gets an answer. The daemon sends a message only after this side
//! has acknowledged its hash, so a call without acknowledged messages has not sent anything.

use crate::json::Json;
use crate::processing::Outcome;
use crate::times::from_unix_seconds;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{json, Value};
use std::collections::BTreeMap;
use std::time::SystemTime;

/// Capability of the daemon to send a message only after it was acknowledged.
pub(crate) const ACKNOWLEDGED_SENDING: &str = "acknowledged_sending";

/// Functions that send messages themselves.
const POSTING: [&str; 3] = [
    "processing.process_message",
    "processing.send_message",
    "processing.send_messages",
];
const STORING: &str = "outbox.send";
const WAITING: &str = "processing.wait_for_transaction";
const PROCESSING: &str = POSTING[0];

/// What an error says of the message of its call, however the call ended.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct MessageFacts {
    /// What became of the message; `None` for calls that have nothing to do with messages. After `NotExecuted` the call may be
    /// repeated; after `Unknown`, look for `message_hash` first.
    pub outcome: Option<Outcome>,
    /// With the outcome `Refused`: when the message can no longer be executed.
    pub settles_at: Option<SystemTime>,
    /// Hash of the message that was sent or may have been.
    pub message_hash: Option<String>,
    /// When it expires.
    pub expire_at: Option<SystemTime>,
    /// All messages of the call, if there are several.
    pub message_hashes: Vec<String>,
    /// Hash of the transaction, with the outcomes `Failed` and `Executed`.
    pub transaction_id: Option<String>,
}

impl MessageFacts {
    /// Of the data of an error. Fields of another shape say nothing.
    pub(crate) fn of(data: &Json) -> Self {
        Self {
            outcome: data.get("outcome"),
            settles_at: data.get("settles_at").map(from_unix_seconds),
            message_hash: data.get("message_hash"),
            expire_at: data.get("expire_at").map(from_unix_seconds),
            message_hashes: data.get("message_hashes").unwrap_or_default(),
            transaction_id: data.get("transaction_id"),
        }
    }
}

/// The messages of one call that this side has acknowledged: they may have been sent.
pub(crate) struct SentMessages {
    method: String,
    /// Whether messages leave only after they were acknowledged.
    acknowledges: bool,
    sent: Vec<SentMessage>,
}

struct SentMessage {
    hash: String,
    expire_at: Option<u32>,
}

/// Parameters of `daemon.will_send`.
#[derive(Deserialize)]
pub(crate) struct WillSend {
    pub(crate) id: u64,
    pub(crate) message_hash: String,
    expire_at: Option<u32>,
    replaces: Option<String>,
}

impl SentMessages {
    pub(crate) fn new(method: &str, acknowledges: bool) -> Self {
        Self {
            method: method.to_owned(),
            acknowledges,
            sent: Vec::new(),
        }
    }

    pub(crate) fn method(&self) -> &str {
        &self.method
    }

    /// One that is proven not to have been executed is gone.
    pub(crate) fn add(&mut self, announced: WillSend) {
        let replaces = announced.replaces;
        self.sent.retain(|one| Some(&one.hash) != replaces.as_ref());
        self.sent.push(SentMessage {
            hash: announced.message_hash,
            expire_at: announced.expire_at,
        });
    }

    /// For a call that the daemon did not answer.
    pub(crate) fn facts_of_lost_call(&self) -> Value {
        if let Some(facts) = self.facts() {
            return facts;
        }
        match &*self.method {
            STORING | WAITING => unknown(),
            method if !POSTING.contains(&method) => json!({}),
            _ if self.acknowledges => unsent(),
            _ => unknown(),
        }
    }

    /// The data of an error answer, completed where it says nothing about the messages of the call.
    pub(crate) fn complete(&self, data: Json) -> Json {
        let is_posting = self.acknowledges && POSTING.contains(&&*self.method);
        match self.facts().or_else(|| is_posting.then(unsent)) {
            Some(facts) if data.get::<Value>("outcome").is_none() => with_facts(data, &facts),
            _ => data,
        }
    }

    fn facts(&self) -> Option<Value> {
        let last = self.sent.last()?;
        let mut facts = unknown();
        facts["message_hash"] = json!(last.hash);
        if let Some(expire_at) = last.expire_at {
            facts["expire_at"] = json!(expire_at);
        }
        if self.sent.len() > 1 {
            let hashes: Vec<_> = self.sent.iter().map(|one| &one.hash).collect();
            facts["message_hashes"] = json!(hashes);
        }
        Some(facts)
    }
}

/// For a call that was never handed to the daemon.
pub(crate) fn facts_of_unsent_call(method: &str) -> Value {
    match method {
        WAITING => unknown(),
        method if method == STORING || POSTING.contains(&method) => unsent(),
        _ => json!({}),
    }
}

/// For a call whose result came: its message was executed, if the function waits for that.
pub(crate) fn facts_of_result(method: &str, result: &Json) -> Value {
    if [PROCESSING, WAITING].contains(&method) {
        facts_of_executed(result)
    } else {
        json!({})
    }
}

/// For the result of a message that was executed.
pub(crate) fn facts_of_executed(result: &Json) -> Value {
    let mut facts = json!({"sent": true, "outcome": "executed"});
    let transaction = result.get::<Json>("transaction");
    if let Some(id) = transaction.and_then(|transaction| transaction.get::<String>("id")) {
        facts["transaction_id"] = json!(id);
    }
    facts
}

/// For what a call needs before it makes its message.
pub(crate) fn unsent() -> Value {
    json!({"sent": false, "outcome": "not_executed"})
}

fn unknown() -> Value {
    json!({"sent": true, "outcome": "unknown"})
}

/// The same data with facts; data that is not an object is unchanged.
pub(crate) fn with_facts(data: Json, facts: &Value) -> Json {
    let fields = data.parse::<Option<BTreeMap<String, Box<RawValue>>>>();
    let Ok(fields) = fields else {
        return data;
    };
    let mut fields = fields.unwrap_or_default();
    for (name, fact) in facts.as_object().into_iter().flatten() {
        if let Ok(fact) = serde_json::value::to_raw_value(fact) {
            fields.insert(name.clone(), fact);
        }
    }
    Json::new(&fields).unwrap_or(data)
}
