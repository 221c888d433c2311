//! Deposits of followed accounts that survive the process that receives them, each delivered until
//! it is booked.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of the errors of module inbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InboxErrorCode {
    /// The name follows accounts with other settings: another finality, ABI or treatment of bounced
    /// messages.
    FollowedOtherwise,
    /// Nothing is followed under the name on this network.
    NotFollowed,
    /// A parameter of the inbox is not acceptable; `data.field` names it.
    InvalidInboxParameter,
    /// A name follows at most 10,000 accounts; `data.limit` tells the number.
    TooManyAccounts,
    /// The endpoint shows a transaction without the one before it. The account stays where it is
    /// until both are shown.
    HistoryGap,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl InboxErrorCode {
    /// The value on the wire.
    pub fn value(&self) -> i64 {
        match self {
            Self::FollowedOtherwise => 1101,
            Self::NotFollowed => 1102,
            Self::InvalidInboxParameter => 1103,
            Self::TooManyAccounts => 1104,
            Self::HistoryGap => 1105,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for InboxErrorCode {
    fn from(value: i64) -> Self {
        match value {
            1101 => Self::FollowedOtherwise,
            1102 => Self::NotFollowed,
            1103 => Self::InvalidInboxParameter,
            1104 => Self::TooManyAccounts,
            1105 => Self::HistoryGap,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for InboxErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for InboxErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// An amount of another currency.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct DepositCurrency {
    /// Id of the currency.
    pub currency: u32,
    /// The amount.
    pub value: String,
}

impl DepositCurrency {
    /// What is required; optional fields are absent.
    pub fn new(currency: u32, value: impl Into<String>) -> Self {
        Self {
            currency,
            value: value.into(),
        }
    }
}

/// What the item of a transaction is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DepositKind {
    /// Value that the account received.
    Deposit,
    /// Not a deposit: a message of the account came back. Only with `include_bounced`.
    Bounced,
    /// Not a deposit: the block of a transaction that was delivered before it was final has been
    /// replaced, and the deposit has not happened.
    Withdrawn,
    /// A constant that this version does not know.
    Unknown(String),
}

impl DepositKind {
    /// The value on the wire.
    pub fn value(&self) -> &str {
        match self {
            Self::Deposit => "deposit",
            Self::Bounced => "bounced",
            Self::Withdrawn => "withdrawn",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for DepositKind {
    fn from(value: String) -> Self {
        match value.as_str() {
            "deposit" => Self::Deposit,
            "bounced" => Self::Bounced,
            "withdrawn" => Self::Withdrawn,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for DepositKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for DepositKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// An account and how far it was read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FollowedAccount {
    /// The account.
    pub account_id: String,
    /// Its Dapp ID as it was given, or as the network tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Place up to which its transactions were read; to be given as `from`.
    pub cursor: String,
    /// Last transaction that was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_transaction_id: Option<String>,
    /// Its logical time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_lt: Option<u64>,
    /// What keeps the account at its place. It goes on by itself when that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<super::client::ClientError>,
}

impl FollowedAccount {
    /// What is required; optional fields are absent.
    pub fn new(account_id: impl Into<String>, cursor: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            cursor: cursor.into(),
            last_transaction_id: None,
            last_lt: None,
            error: None,
        }
    }

    /// Its Dapp ID as it was given, or as the network tells it.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Last transaction that was read.
    pub fn last_transaction_id(mut self, last_transaction_id: impl Into<String>) -> Self {
        self.last_transaction_id = Some(last_transaction_id.into());
        self
    }

    /// Its logical time.
    pub fn last_lt(mut self, last_lt: u64) -> Self {
        self.last_lt = Some(last_lt);
        self
    }

    /// What keeps the account at its place. It goes on by itself when that is over.
    pub fn error(mut self, error: super::client::ClientError) -> Self {
        self.error = Some(error);
        self
    }
}

/// Value that an account received by one transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct InboxDeposit {
    /// Only `deposit` is money to be credited.
    pub kind: DepositKind,
    /// The account.
    pub account_id: String,
    /// Its Dapp ID as the network tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Hash of the transaction: the key by which it is booked once.
    pub transaction_id: String,
    /// Logical time of the transaction; the order of the deposits of an account.
    pub lt: u64,
    /// Time of the transaction, unix time in s.
    pub time: u32,
    /// Block of the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_id: Option<String>,
    /// Address of the sender, `0:<account_id>`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Dapp ID of the sender.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source_dapp_id: Option<String>,
    /// What the account received, nano, before its own fees. Nano tokens of another Dapp ID do not
    /// count: the network burns them.
    pub value: String,
    /// Other currencies that it received.
    pub other_currencies: Vec<DepositCurrency>,
    /// Hash of the inbound message.
    pub message_hash: String,
    /// Body of the message, base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Text of a body that is a comment: 32 zero bits and UTF-8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// The body, when the ABI of the accounts knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decoded: Option<super::abi::DecodedMessageBody>,
    /// The contract failed on it, or there is none, and the value stayed with the account.
    pub aborted: bool,
    /// The message is one that came back.
    pub bounced: bool,
    /// How far the network has gone with the transaction.
    pub finality: super::processing::Finality,
}

impl InboxDeposit {
    /// What is required; optional fields are absent.
    pub fn new(
        kind: DepositKind,
        account_id: impl Into<String>,
        transaction_id: impl Into<String>,
        lt: u64,
        time: u32,
        value: impl Into<String>,
        other_currencies: Vec<DepositCurrency>,
        message_hash: impl Into<String>,
        aborted: bool,
        bounced: bool,
        finality: super::processing::Finality,
    ) -> Self {
        Self {
            kind,
            account_id: account_id.into(),
            dapp_id: None,
            transaction_id: transaction_id.into(),
            lt,
            time,
            block_id: None,
            source: None,
            source_dapp_id: None,
            value: value.into(),
            other_currencies,
            message_hash: message_hash.into(),
            body: None,
            comment: None,
            decoded: None,
            aborted,
            bounced,
            finality,
        }
    }

    /// Its Dapp ID as the network tells it.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Block of the transaction.
    pub fn block_id(mut self, block_id: impl Into<String>) -> Self {
        self.block_id = Some(block_id.into());
        self
    }

    /// Address of the sender, `0:<account_id>`.
    pub fn source(mut self, source: impl Into<String>) -> Self {
        self.source = Some(source.into());
        self
    }

    /// Dapp ID of the sender.
    pub fn source_dapp_id(mut self, source_dapp_id: impl Into<String>) -> Self {
        self.source_dapp_id = Some(source_dapp_id.into());
        self
    }

    /// Body of the message, base64 BOC.
    pub fn body(mut self, body: impl Into<String>) -> Self {
        self.body = Some(body.into());
        self
    }

    /// Text of a body that is a comment: 32 zero bits and UTF-8.
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// The body, when the ABI of the accounts knows it.
    pub fn decoded(mut self, decoded: super::abi::DecodedMessageBody) -> Self {
        self.decoded = Some(decoded);
        self
    }
}

/// A deposit and its place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NumberedDeposit {
    /// Its place among the deposits of the name; they come in the order of it.
    pub number: String,
    /// The deposit.
    pub deposit: InboxDeposit,
}

impl NumberedDeposit {
    /// What is required; optional fields are absent.
    pub fn new(number: impl Into<String>, deposit: InboxDeposit) -> Self {
        Self {
            number: number.into(),
            deposit,
        }
    }
}

/// Which deposits.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxDeposits {
    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Only those behind this one: `number` of a deposit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// This deposit and all before it are done with and never come again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acknowledge: Option<String>,
    /// At most so many. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// How long to wait for a deposit while there is none. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait_ms: Option<u32>,
}

impl ParamsOfInboxDeposits {
    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Only those behind this one: `number` of a deposit.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// This deposit and all before it are done with and never come again.
    pub fn acknowledge(mut self, acknowledge: impl Into<String>) -> Self {
        self.acknowledge = Some(acknowledge.into());
        self
    }

    /// At most so many. Default: `100`.
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }

    /// How long to wait for a deposit while there is none. Default: `0`.
    pub fn wait_ms(mut self, wait_ms: u32) -> Self {
        self.wait_ms = Some(wait_ms);
        self
    }
}

/// Accounts to be followed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxFollow {
    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps
    /// its place. At most 10,000 under a name.
    pub accounts: Vec<String>,
    /// Where new accounts begin: `now`; `beginning`, with the first transaction that the network
    /// keeps; a unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// How far the network has to have gone with a transaction before it is delivered. All calls
    /// for a name state the same. Default: `"final"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<super::processing::Finality>,
    /// ABI of the accounts: decodes the bodies of messages. All calls for a name state the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Also deliver messages that came back to their sender, which are no deposits, with `bounced`
    /// true. All calls for a name state the same. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub include_bounced: Option<bool>,
}

impl ParamsOfInboxFollow {
    /// What is required; optional fields are absent.
    pub fn new(accounts: Vec<String>) -> Self {
        Self {
            name: None,
            accounts,
            from: None,
            finality: None,
            abi: None,
            include_bounced: None,
        }
    }

    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Where new accounts begin: `now`; `beginning`, with the first transaction that the network
    /// keeps; a unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
    pub fn from(mut self, from: impl Into<String>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// How far the network has to have gone with a transaction before it is delivered. All calls
    /// for a name state the same. Default: `"final"`.
    pub fn finality(mut self, finality: super::processing::Finality) -> Self {
        self.finality = Some(finality);
        self
    }

    /// ABI of the accounts: decodes the bodies of messages. All calls for a name state the same.
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Also deliver messages that came back to their sender, which are no deposits, with `bounced`
    /// true. All calls for a name state the same. Default: `false`.
    pub fn include_bounced(mut self, include_bounced: bool) -> Self {
        self.include_bounced = Some(include_bounced);
        self
    }
}

/// Which accounts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxList {
    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Only those behind this account: `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// At most so many. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

impl ParamsOfInboxList {
    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Only those behind this account: `next` of the page before.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// At most so many. Default: `100`.
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }
}

/// Which transactions are forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxPrune {
    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Ids of transactions that were delivered before this time, unix time in ms, and acknowledged.
    /// Followed again from an earlier place, they come again.
    pub before: u64,
}

impl ParamsOfInboxPrune {
    /// What is required; optional fields are absent.
    pub fn new(before: u64) -> Self {
        Self { name: None, before }
    }

    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }
}

/// Accounts that are not followed any more.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxUnfollow {
    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Addresses in any form. Absent: all of the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accounts: Option<Vec<String>>,
}

impl ParamsOfInboxUnfollow {
    /// Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of
    /// its accounts. Default: `"default"`.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Addresses in any form. Absent: all of the name.
    pub fn accounts(mut self, accounts: Vec<String>) -> Self {
        self.accounts = Some(accounts);
        self
    }
}

/// Deposits, the oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxDeposits {
    /// The deposits.
    pub deposits: Vec<NumberedDeposit>,
}

impl ResultOfInboxDeposits {
    /// What is required; optional fields are absent.
    pub fn new(deposits: Vec<NumberedDeposit>) -> Self {
        Self { deposits }
    }
}

/// Accounts that are followed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxFollow {
    /// How many accounts are new.
    pub added: u32,
    /// How many accounts are followed under the name.
    pub count: u32,
}

impl ResultOfInboxFollow {
    /// What is required; optional fields are absent.
    pub fn new(added: u32, count: u32) -> Self {
        Self { added, count }
    }
}

/// Followed accounts by their ids.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxList {
    /// What the name waits for.
    pub finality: super::processing::Finality,
    /// How many accounts are followed under the name.
    pub count: u32,
    /// The accounts.
    pub accounts: Vec<FollowedAccount>,
    /// Where the next page begins; absent on the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl ResultOfInboxList {
    /// What is required; optional fields are absent.
    pub fn new(
        finality: super::processing::Finality,
        count: u32,
        accounts: Vec<FollowedAccount>,
    ) -> Self {
        Self {
            finality,
            count,
            accounts,
            next: None,
        }
    }

    /// Where the next page begins; absent on the last one.
    pub fn next(mut self, next: impl Into<String>) -> Self {
        self.next = Some(next.into());
        self
    }
}

/// What was forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxPrune {
    /// How many transactions.
    pub count: u32,
}

impl ResultOfInboxPrune {
    /// What is required; optional fields are absent.
    pub fn new(count: u32) -> Self {
        Self { count }
    }
}

/// What is left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxUnfollow {
    /// How many accounts were followed before.
    pub removed: u32,
    /// How many accounts are followed under the name.
    pub count: u32,
}

impl ResultOfInboxUnfollow {
    /// What is required; optional fields are absent.
    pub fn new(removed: u32, count: u32) -> Self {
        Self { removed, count }
    }
}

/// Codes of the errors of module `inbox`.
pub mod error_code {
    /// The name follows accounts with other settings: another finality, ABI or treatment of bounced
    /// messages.
    pub const FOLLOWED_OTHERWISE: i64 = 1101;
    /// Nothing is followed under the name on this network.
    pub const NOT_FOLLOWED: i64 = 1102;
    /// A parameter of the inbox is not acceptable; `data.field` names it.
    pub const INVALID_INBOX_PARAMETER: i64 = 1103;
    /// A name follows at most 10,000 accounts; `data.limit` tells the number.
    pub const TOO_MANY_ACCOUNTS: i64 = 1104;
    /// The endpoint shows a transaction without the one before it. The account stays where it is
    /// until both are shown.
    pub const HISTORY_GAP: i64 = 1105;
}

/// Functions of the module `inbox`.
///
/// Deposits of followed accounts that survive the process that receives them, each delivered until
/// it is booked.
#[derive(Clone, Copy, Debug)]
pub struct InboxModule<'a> {
    client: &'a crate::Client,
}

impl<'a> InboxModule<'a> {
    /// The functions, called on this client.
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Follows accounts from now on, whatever happens to this process, and collects their deposits.
    ///
    /// Extension: The published library has no such function. Answers when the accounts and their
    /// places are durable. From then on any client with the same storage and network reads their
    /// transactions without gaps, and stores each deposit once; `inbox.deposits` delivers them.
    /// Calls for the same name add accounts.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1103 (InvalidInboxParameter), 615 (Unauthorized), 601 (QueryFailed),
    /// 901 (InvalidData), 1203 (SpendingUnknown), 4 (InvalidAddress), 303 (InvalidJson), 1
    /// (NotImplemented), 605 (InvalidServerResponse), 624 (ChainReplaced), 1101
    /// (FollowedOtherwise), 1104 (TooManyAccounts).
    pub fn follow(&self, params: &ParamsOfInboxFollow) -> binding::Call<ResultOfInboxFollow> {
        binding::call(self.client, "inbox.follow", params)
    }

    /// Ends the following of accounts.
    ///
    /// Extension: The published library has no such function. Deposits that were collected before
    /// stay until they are acknowledged. What was delivered is remembered: an account that is
    /// followed again does not bring it a second time.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1103 (InvalidInboxParameter), 4 (InvalidAddress), 1102
    /// (NotFollowed), 1104 (TooManyAccounts).
    pub fn unfollow(&self, params: &ParamsOfInboxUnfollow) -> binding::Call<ResultOfInboxUnfollow> {
        binding::call(self.client, "inbox.unfollow", params)
    }

    /// Lists the followed accounts of a name, how far they were read, and what keeps them.
    ///
    /// Extension: The published library has no such function.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1103 (InvalidInboxParameter), 1102 (NotFollowed).
    pub fn list(&self, params: &ParamsOfInboxList) -> binding::Call<ResultOfInboxList> {
        binding::call(self.client, "inbox.list", params)
    }

    /// Returns deposits of followed accounts, each until it is acknowledged.
    ///
    /// Extension: The published library has no such function. Deposits come at least once, in the
    /// order of their numbers; those of an account in the order of its transactions. What was not
    /// acknowledged comes again, also after a restart. `transaction_id` is the key by which they
    /// are booked once.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1103 (InvalidInboxParameter), 1102 (NotFollowed).
    pub fn deposits(&self, params: &ParamsOfInboxDeposits) -> binding::Call<ResultOfInboxDeposits> {
        binding::call(self.client, "inbox.deposits", params)
    }

    /// Forgets which transactions were delivered, of those that were acknowledged.
    ///
    /// Extension: The published library has no such function. The place of each account stays, so
    /// that nothing comes again by itself. Only an account that is followed anew from an earlier
    /// place brings what was forgotten once more.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1103 (InvalidInboxParameter).
    pub fn prune(&self, params: &ParamsOfInboxPrune) -> binding::Call<ResultOfInboxPrune> {
        binding::call(self.client, "inbox.prune", params)
    }
}
