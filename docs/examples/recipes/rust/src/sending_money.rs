use crate::wallet::Wallet;
use std::collections::BTreeMap;
use std::time::SystemTime;
use vendorclient::processing::Outcome;
use vendorclient::{send_flags, Address, CellBoc, Error};

// recipe: sendingMoney.pay
const SHELL: u32 = 2;

/// State of a payment in the books.
#[derive(Debug)]
pub enum Booking {
    Paid {
        transaction_id: String,
    },
    /// It may be repeated from a time on, or at once.
    NotPaid {
        reason: Error,
        repeat_from: Option<SystemTime>,
    },
    Unclear {
        message_hash: String,
    },
}

/// Pays an amount of SHELL, in nano, which becomes main currency on arrival.
pub async fn pay(wallet: &Wallet, dest: Address, amount: u128) -> Result<Booking, Error> {
    let cc = BTreeMap::from([(SHELL, amount.into())]);
    let flags = send_flags::PAY_FEES | send_flags::EXCHANGE;
    let call = wallet.send_transaction(dest, 0, cc, false, flags, CellBoc::default());
    let error = match call.await {
        Ok(sent) => {
            let transaction_id = sent.transaction_id;
            return Ok(Booking::Paid { transaction_id });
        }
        Err(error) => error,
    };
    match error.outcome() {
        // Only its result was lost.
        Some(Outcome::Executed) => Ok(Booking::Paid {
            transaction_id: error.transaction_id().unwrap_or_default(),
        }),
        // Until it settles, a copy of the message could be executed.
        Some(Outcome::Refused) if error.settles_at().is_some() => Ok(Booking::NotPaid {
            repeat_from: error.settles_at(),
            reason: error,
        }),
        Some(Outcome::NotExecuted | Outcome::Failed) => Ok(Booking::NotPaid {
            reason: error,
            repeat_from: None,
        }),
        // Unknown, or refused without an expiration: never repeat it, ask the network for the message.
        Some(_) => Ok(Booking::Unclear {
            message_hash: error.message_hash().unwrap_or_default(),
        }),
        // No message was made.
        None => Err(error),
    }
}
// end of recipe
