//! Outcome of the messages of a call whose future was dropped.

use crate::json::Json;
use crate::message_facts::MessageFacts;
use serde_json::Value;
use std::sync::{Arc, Mutex, MutexGuard};

/// Keeps what is known of the messages of one call, and outlives its future: `tokio::time::timeout` and `select!` drop the
/// future of a call, and give no error that says what became of the message.
///
/// ```no_run
/// # async fn pay(call: vendorclient::ContractCall<vendorclient::Json>) -> vendorclient::Result<()> {
/// use vendorclient::{processing::Outcome, MessageRecord};
///
/// let record = MessageRecord::new();
/// let paying = call.record_in(&record).send();
/// match tokio::time::timeout(std::time::Duration::from_secs(30), paying).await {
///     Ok(sent) => println!("{:?}", sent?.transaction_id),
///     Err(_) if record.outcome() == Some(Outcome::NotExecuted) => println!("nothing was sent"),
///     Err(_) => println!("look for {:?}", record.facts().message_hash),
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default)]
pub struct MessageRecord(Arc<Mutex<MessageFacts>>);

impl MessageRecord {
    /// A record for one call.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What is known by now. When the future of the call is dropped, no message leaves that is not here already; when the
    /// daemon answers later, its answer is here.
    #[must_use]
    pub fn facts(&self) -> MessageFacts {
        self.lock().clone()
    }

    /// [`MessageFacts::outcome`].
    #[must_use]
    pub fn outcome(&self) -> Option<crate::processing::Outcome> {
        self.lock().outcome.clone()
    }

    pub(crate) fn keep(&self, facts: &Value) {
        self.keep_data(&Json::from(facts));
    }

    /// The data of an error.
    pub(crate) fn keep_data(&self, data: &Json) {
        let facts = MessageFacts::of(data);
        // A time limit of an answer says nothing about the message.
        if facts.outcome.is_some() {
            *self.lock() = facts;
        }
    }

    fn lock(&self) -> MutexGuard<'_, MessageFacts> {
        self.0.lock().expect("no panic while locked")
    }
}
