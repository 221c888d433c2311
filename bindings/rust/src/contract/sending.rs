//! How a message of a contract is sent: what all calls that send one take.

use crate::call::{Call, CancelToken};
use crate::message_facts::unsent;
use crate::message_record::MessageRecord;
use std::collections::BTreeMap;
use std::time::Duration;

#[derive(Clone, Default)]
pub(super) struct Sending {
    accepted: AcceptedLoss,
    timeout: Option<Duration>,
    cancel: Option<CancelToken>,
    record: Option<MessageRecord>,
}

#[derive(Clone)]
enum AcceptedLoss {
    Amounts(BTreeMap<String, String>),
    /// Losses are not looked for.
    Any,
}

impl Default for AcceptedLoss {
    fn default() -> Self {
        Self::Amounts(BTreeMap::new())
    }
}

impl Sending {
    pub(super) fn accept_loss(&mut self, currency: u32, nano: u128) {
        let mut amounts = match std::mem::take(&mut self.accepted) {
            AcceptedLoss::Amounts(amounts) => amounts,
            AcceptedLoss::Any => BTreeMap::new(),
        };
        amounts.insert(currency.to_string(), nano.to_string());
        self.accepted = AcceptedLoss::Amounts(amounts);
    }

    pub(super) fn accept_any_loss(&mut self) {
        self.accepted = AcceptedLoss::Any;
    }

    pub(super) fn timeout(&mut self, limit: Duration) {
        self.timeout = Some(limit);
    }

    pub(super) fn cancel_with(&mut self, token: &CancelToken) {
        self.cancel = Some(token.clone());
    }

    /// Until the message is made, nothing was sent.
    pub(super) fn record_in(&mut self, record: &MessageRecord) {
        record.keep(&unsent());
        self.record = Some(record.clone());
    }

    /// The parameter `accept_loss`; without it, no check for losses.
    pub(super) fn accepted(&self) -> Option<BTreeMap<String, String>> {
        match &self.accepted {
            AcceptedLoss::Amounts(amounts) => Some(amounts.clone()),
            AcceptedLoss::Any => None,
        }
    }

    pub(super) fn apply<R, M: 'static>(self, mut call: Call<R, M>) -> Call<R, M> {
        if let Some(limit) = self.timeout {
            call = call.timeout(limit);
        }
        if let Some(token) = &self.cancel {
            call = call.cancel_with(token);
        }
        if let Some(record) = &self.record {
            call = call.record_in(record);
        }
        call
    }
}

/// The methods of a call that sends a message, which has the field `sending`.
macro_rules! sending_methods {
    () => {
        /// Accepts that an amount is certainly lost on the way, in nano units of a currency, 0 being the main one. Before
        /// anything is signed, the message runs locally, and what would lose more is refused with 521
        /// (`LOSS_NOT_ACCEPTED`, see [`Error::losses`](crate::Error::losses)). Default: nothing is accepted, except what a
        /// call of a contract in another Dapp has to carry for its run.
        pub fn accept_loss(mut self, currency: u32, nano: impl Into<u128>) -> Self {
            self.sending.accept_loss(currency, nano.into());
            self
        }

        /// Sends without looking for losses.
        pub fn accept_any_loss(mut self) -> Self {
            self.sending.accept_any_loss();
            self
        }

        /// Time limit of the call that sends, as [`Call::timeout`](crate::Call::timeout) takes it; beyond it the call fails with
        /// -32008 and says what became of the message.
        pub fn timeout(mut self, limit: std::time::Duration) -> Self {
            self.sending.timeout(limit);
            self
        }

        /// Cancels the call that sends when the token is cancelled; it then fails with -32800 and says what became of the
        /// message.
        pub fn cancel_with(mut self, token: &crate::CancelToken) -> Self {
            self.sending.cancel_with(token);
            self
        }

        /// Keeps what becomes of the message, also when the future is dropped.
        pub fn record_in(mut self, record: &crate::MessageRecord) -> Self {
            self.sending.record_in(record);
            self
        }
    };
}

pub(super) use sending_methods;
