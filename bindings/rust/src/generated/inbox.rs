//! Deposits of followed accounts: stored across restarts, and delivered until they are
//! acknowledged.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of the errors of module inbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InboxErrorCode {
    /// The name follows accounts with different settings: finality, ABI or treatment of bounced
    /// messages.
    FollowedOtherwise,
    /// No accounts are followed under this name on this network.
    NotFollowed,
    /// A parameter of the inbox is invalid; `data.field` names it.
    InvalidInboxParameter,
    /// A name follows at most 10,000 accounts; `data.limit` is the maximum.
    TooManyAccounts,
    /// The endpoint returns a transaction without the one before it. The account does not advance
    /// until both are available.
    HistoryGap,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl InboxErrorCode {
    /// The value on the wire.
    #[must_use]
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

/// What arrived of one currency.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct DepositAmount {
    /// Id of the currency: 0 is the main currency, 1 NACKL, 2 SHELL.
    pub currency: u32,
    /// Amount that the account received, in nano units, before its own fees.
    pub amount: String,
}

impl DepositAmount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(currency: u32, amount: impl Into<String>) -> Self {
        Self {
            currency,
            amount: amount.into(),
        }
    }
}

/// Kind of an inbox item.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DepositKind {
    /// A payment that arrived, at least in part: book every item of `amounts`.
    Deposit,
    /// Not a deposit: a payment reached the account but was lost completely; `losses` says what was
    /// lost and why.
    Burnt,
    /// Not a deposit: a message of the account bounced. Only with `include_bounced`.
    Bounced,
    /// Not a deposit: the block of a transaction that was delivered before it was final has been
    /// replaced, and the deposit did not happen.
    Withdrawn,
    /// A constant that this version does not know.
    Unknown(String),
}

impl DepositKind {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Deposit => "deposit",
            Self::Burnt => "burnt",
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
            "burnt" => Self::Burnt,
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

/// A followed account and its position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FollowedAccount {
    /// The account.
    pub account_id: String,
    /// Dapp ID of the account, as given or as reported by the network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Position up to which its transactions have been read; can be used as `from`.
    pub cursor: String,
    /// Last transaction read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_transaction_id: Option<String>,
    /// Logical time of the last transaction read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_lt: Option<u64>,
    /// Why the account is not advancing. It continues automatically once the cause is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<super::client::ClientError>,
}

impl FollowedAccount {
    /// What is required; optional fields are absent.
    #[must_use]
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

    /// Dapp ID of the account, as given or as reported by the network.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Last transaction read.
    #[must_use]
    pub fn last_transaction_id(mut self, last_transaction_id: impl Into<String>) -> Self {
        self.last_transaction_id = Some(last_transaction_id.into());
        self
    }

    /// Logical time of the last transaction read.
    #[must_use]
    pub fn last_lt(mut self, last_lt: u64) -> Self {
        self.last_lt = Some(last_lt);
        self
    }

    /// Why the account is not advancing. It continues automatically once the cause is gone.
    #[must_use]
    pub fn error(mut self, error: super::client::ClientError) -> Self {
        self.error = Some(error);
        self
    }
}

/// What an account received in one transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct InboxDeposit {
    /// Credit money only for `deposit`.
    pub kind: DepositKind,
    /// The account.
    pub account_id: String,
    /// Dapp ID of the account, as reported by the network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Hash of the transaction; use it as the key to book the deposit once.
    pub transaction_id: String,
    /// Logical time of the transaction; orders the deposits of an account.
    pub lt: u64,
    /// Time of the transaction, Unix time in s.
    pub time: u32,
    /// Block that contains the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_id: Option<String>,
    /// Address of the sender, `0:<account_id>`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Dapp ID of the sender.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source_dapp_id: Option<String>,
    /// What arrived, one item per currency, in the order of their ids; empty for `burnt`. Book
    /// every item.
    pub amounts: Vec<DepositAmount>,
    /// What was lost on arrival, such as tokens from another Dapp ID. It is not part of `amounts`.
    pub losses: Vec<super::processing::Loss>,
    /// Hash of the inbound message.
    pub message_hash: String,
    /// Body of the message, base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Comment text, if the body is 32 zero bits followed by UTF-8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// The decoded body, if it matches the ABI of the accounts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decoded: Option<super::abi::DecodedMessageBody>,
    /// Whether the contract failed or does not exist; the amounts that arrived stay with the
    /// account.
    pub aborted: bool,
    /// The message is a bounced one.
    pub bounced: bool,
    /// How final the transaction is.
    pub finality: super::processing::Finality,
}

impl InboxDeposit {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        kind: DepositKind,
        account_id: impl Into<String>,
        transaction_id: impl Into<String>,
        lt: u64,
        time: u32,
        amounts: Vec<DepositAmount>,
        losses: Vec<super::processing::Loss>,
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
            amounts,
            losses,
            message_hash: message_hash.into(),
            body: None,
            comment: None,
            decoded: None,
            aborted,
            bounced,
            finality,
        }
    }

    /// Dapp ID of the account, as reported by the network.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Block that contains the transaction.
    #[must_use]
    pub fn block_id(mut self, block_id: impl Into<String>) -> Self {
        self.block_id = Some(block_id.into());
        self
    }

    /// Address of the sender, `0:<account_id>`.
    #[must_use]
    pub fn source(mut self, source: impl Into<String>) -> Self {
        self.source = Some(source.into());
        self
    }

    /// Dapp ID of the sender.
    #[must_use]
    pub fn source_dapp_id(mut self, source_dapp_id: impl Into<String>) -> Self {
        self.source_dapp_id = Some(source_dapp_id.into());
        self
    }

    /// Body of the message, base64 BOC.
    #[must_use]
    pub fn body(mut self, body: impl Into<String>) -> Self {
        self.body = Some(body.into());
        self
    }

    /// Comment text, if the body is 32 zero bits followed by UTF-8.
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// The decoded body, if it matches the ABI of the accounts.
    #[must_use]
    pub fn decoded(mut self, decoded: super::abi::DecodedMessageBody) -> Self {
        self.decoded = Some(decoded);
        self
    }
}

/// A deposit and its number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NumberedDeposit {
    /// Position among the deposits of the name; deposits are returned in this order.
    pub number: String,
    /// The deposit.
    pub deposit: InboxDeposit,
}

impl NumberedDeposit {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(number: impl Into<String>, deposit: InboxDeposit) -> Self {
        Self {
            number: number.into(),
            deposit,
        }
    }
}

/// Which deposits to return.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxDeposits {
    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Only deposits after this `number`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Acknowledges this deposit and all before it; they are never returned again. A number beyond
    /// the last deposit is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acknowledge: Option<String>,
    /// Maximum number of items. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// How long to wait for a deposit if there is none, in ms. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait_ms: Option<u32>,
}

impl ParamsOfInboxDeposits {
    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Only deposits after this `number`.
    #[must_use]
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// Acknowledges this deposit and all before it; they are never returned again. A number beyond
    /// the last deposit is refused.
    #[must_use]
    pub fn acknowledge(mut self, acknowledge: impl Into<String>) -> Self {
        self.acknowledge = Some(acknowledge.into());
        self
    }

    /// Maximum number of items. Default: `100`.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }

    /// How long to wait for a deposit if there is none, in ms. Default: `0`.
    #[must_use]
    pub fn wait_ms(mut self, wait_ms: u32) -> Self {
        self.wait_ms = Some(wait_ms);
        self
    }
}

/// Accounts to follow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxFollow {
    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps
    /// its position. At most 10,000 per name.
    pub accounts: Vec<String>,
    /// Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps;
    /// a Unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// How final a transaction must be before it is delivered. Must be the same in all calls for a
    /// name. Default: `"final"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<super::processing::Finality>,
    /// ABI of the accounts, used to decode message bodies. Must be the same in all calls for a
    /// name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must be
    /// the same in all calls for a name. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub include_bounced: Option<bool>,
}

impl ParamsOfInboxFollow {
    /// What is required; optional fields are absent.
    #[must_use]
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

    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps;
    /// a Unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
    #[must_use]
    pub fn from(mut self, from: impl Into<String>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// How final a transaction must be before it is delivered. Must be the same in all calls for a
    /// name. Default: `"final"`.
    #[must_use]
    pub fn finality(mut self, finality: super::processing::Finality) -> Self {
        self.finality = Some(finality);
        self
    }

    /// ABI of the accounts, used to decode message bodies. Must be the same in all calls for a
    /// name.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must be
    /// the same in all calls for a name. Default: `false`.
    #[must_use]
    pub fn include_bounced(mut self, include_bounced: bool) -> Self {
        self.include_bounced = Some(include_bounced);
        self
    }
}

/// Which accounts to list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxList {
    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Only accounts after this one: `next` of the previous page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Maximum number of items. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

impl ParamsOfInboxList {
    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Only accounts after this one: `next` of the previous page.
    #[must_use]
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// Maximum number of items. Default: `100`.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }
}

/// Which transactions to forget.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxPrune {
    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Forget acknowledged transactions delivered before this time, Unix time in ms. If their
    /// account is followed again from an earlier position, they are delivered again.
    pub before: u64,
}

impl ParamsOfInboxPrune {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(before: u64) -> Self {
        Self { name: None, before }
    }

    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }
}

/// Accounts to stop following.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInboxUnfollow {
    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Addresses in any form. Default: all accounts of the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accounts: Option<Vec<String>>,
}

impl ParamsOfInboxUnfollow {
    /// Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit
    /// of its accounts. Default: `"default"`.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Addresses in any form. Default: all accounts of the name.
    #[must_use]
    pub fn accounts(mut self, accounts: Vec<String>) -> Self {
        self.accounts = Some(accounts);
        self
    }
}

/// Deposits, oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxDeposits {
    /// The deposits.
    pub deposits: Vec<NumberedDeposit>,
}

impl ResultOfInboxDeposits {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(deposits: Vec<NumberedDeposit>) -> Self {
        Self { deposits }
    }
}

/// The followed accounts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxFollow {
    /// Number of newly added accounts.
    pub added: u32,
    /// Number of accounts followed under the name.
    pub count: u32,
}

impl ResultOfInboxFollow {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(added: u32, count: u32) -> Self {
        Self { added, count }
    }
}

/// Followed accounts, ordered by id.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxList {
    /// Finality the name waits for.
    pub finality: super::processing::Finality,
    /// Number of accounts followed under the name.
    pub count: u32,
    /// The accounts.
    pub accounts: Vec<FollowedAccount>,
    /// Where the next page begins; absent on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl ResultOfInboxList {
    /// What is required; optional fields are absent.
    #[must_use]
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

    /// Where the next page begins; absent on the last page.
    #[must_use]
    pub fn next(mut self, next: impl Into<String>) -> Self {
        self.next = Some(next.into());
        self
    }
}

/// Result of the removal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxPrune {
    /// Number of transactions removed.
    pub count: u32,
}

impl ResultOfInboxPrune {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(count: u32) -> Self {
        Self { count }
    }
}

/// The remaining accounts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInboxUnfollow {
    /// Number of accounts removed.
    pub removed: u32,
    /// Number of accounts followed under the name.
    pub count: u32,
}

impl ResultOfInboxUnfollow {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(removed: u32, count: u32) -> Self {
        Self { removed, count }
    }
}

/// Codes of the errors of module `inbox`.
pub mod error_code {
    /// The name follows accounts with different settings: finality, ABI or treatment of bounced
    /// messages.
    pub const FOLLOWED_OTHERWISE: i64 = 1101;
    /// No accounts are followed under this name on this network.
    pub const NOT_FOLLOWED: i64 = 1102;
    /// A parameter of the inbox is invalid; `data.field` names it.
    pub const INVALID_INBOX_PARAMETER: i64 = 1103;
    /// A name follows at most 10,000 accounts; `data.limit` is the maximum.
    pub const TOO_MANY_ACCOUNTS: i64 = 1104;
    /// The endpoint returns a transaction without the one before it. The account does not advance
    /// until both are available.
    pub const HISTORY_GAP: i64 = 1105;
}

/// Functions of the module `inbox`.
///
/// Deposits of followed accounts: stored across restarts, and delivered until they are
/// acknowledged.
#[derive(Clone, Copy, Debug)]
pub struct InboxModule<'a> {
    client: &'a crate::Client,
}

impl<'a> InboxModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Starts following accounts and collecting their deposits; following survives the end of this
    /// process.
    ///
    /// Extension: The published library has no such function. Returns once the accounts and their
    /// positions are stored. From then on, any client with the same storage and network reads their
    /// transactions without gaps and stores each deposit once; `inbox.deposits` delivers them.
    /// Calls with the same name add accounts.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1103 (`InvalidInboxParameter`), 615 (`Unauthorized`), 601
    /// (`QueryFailed`), 901 (`InvalidData`), 1203 (`SpendingUnknown`), 4 (`InvalidAddress`), 303
    /// (`InvalidJson`), 1 (`NotImplemented`), 605 (`InvalidServerResponse`), 624 (`ChainReplaced`),
    /// 1101 (`FollowedOtherwise`), 1104 (`TooManyAccounts`).
    pub fn follow(&self, params: &ParamsOfInboxFollow) -> binding::Call<ResultOfInboxFollow> {
        binding::call(self.client, "inbox.follow", params)
    }

    /// Stops following accounts.
    ///
    /// Extension: The published library has no such function. Deposits already collected stay until
    /// they are acknowledged. Delivered deposits are remembered: following an account again does
    /// not deliver them a second time.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1103 (`InvalidInboxParameter`), 4 (`InvalidAddress`), 1102
    /// (`NotFollowed`), 1104 (`TooManyAccounts`).
    pub fn unfollow(&self, params: &ParamsOfInboxUnfollow) -> binding::Call<ResultOfInboxUnfollow> {
        binding::call(self.client, "inbox.unfollow", params)
    }

    /// Lists the accounts followed under a name, the position of each, and what blocks it.
    ///
    /// Extension: The published library has no such function.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1103 (`InvalidInboxParameter`), 1102 (`NotFollowed`).
    pub fn list(&self, params: &ParamsOfInboxList) -> binding::Call<ResultOfInboxList> {
        binding::call(self.client, "inbox.list", params)
    }

    /// Returns unacknowledged deposits of followed accounts.
    ///
    /// Extension: The published library has no such function. Delivery is at least once, in order
    /// of `number`; deposits of one account follow the order of its transactions. Unacknowledged
    /// deposits are returned again, even after a restart. Use `transaction_id` as the key to book
    /// each deposit once.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1103 (`InvalidInboxParameter`), 1102 (`NotFollowed`).
    pub fn deposits(&self, params: &ParamsOfInboxDeposits) -> binding::Call<ResultOfInboxDeposits> {
        binding::call(self.client, "inbox.deposits", params)
    }

    /// Removes the records of delivered and acknowledged transactions.
    ///
    /// Extension: The published library has no such function. The position of each account is kept,
    /// so nothing is delivered again. Only an account that is unfollowed and followed again from an
    /// earlier position delivers the removed transactions once more.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1103 (`InvalidInboxParameter`).
    pub fn prune(&self, params: &ParamsOfInboxPrune) -> binding::Call<ResultOfInboxPrune> {
        binding::call(self.client, "inbox.prune", params)
    }
}
