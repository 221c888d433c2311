//! Queries and subscriptions.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of the errors of module net.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NetErrorCode {
    /// A query failed permanently; `data` contains the data of the cause, with its code in
    /// `data.cause_code`.
    QueryFailed,
    /// A subscription cannot be started; `data.cause_code` is the code of the cause.
    SubscribeFailed,
    /// Waiting for an object failed; `data` has `filter`, `timestamp` and `cause_code`.
    WaitForFailed,
    /// An answer to a collection subscription lacks the collection.
    GetSubscriptionResultFailed,
    /// An answer lacks expected data, or the version of the node is invalid.
    InvalidServerResponse,
    /// The clock of the network differs from that of this machine by more than 10 minutes, and the
    /// chain is not that of a development node. Nothing was signed. `data` has
    /// `clock_difference_ms` (network minus machine), `local_time` and `network_time` (Unix time in
    /// ms).
    ClockOutOfSync,
    /// No object, or no answer, arrived in time.
    WaitForTimeout,
    /// The GraphQL server returned errors; `data` has `server_code` and `node_error` if the server
    /// sent them.
    GraphqlError,
    /// Sent to a subscription: network activity of its context is suspended.
    NetworkModuleSuspended,
    /// The WebSocket connection was lost or its keep-alive messages stopped.
    WebsocketDisconnected,
    /// The network does not offer a deprecated interface, and the request cannot be answered
    /// another way; `data.deprecated_interface` names it, `data.reason` says what would work.
    NotSupported,
    /// The list of endpoints is empty.
    NoEndpointsProvided,
    /// A WebSocket connection for GraphQL cannot be opened.
    GraphqlWebsocketInitError,
    /// Sent to a subscription: it is running again; events between `from` and `to` in `data.gap`
    /// (Unix time in ms) may be missing. Without `gap`, none are.
    NetworkModuleResumed,
    /// The server answered 401.
    Unauthorized,
    /// Messages of a transaction tree did not appear in time; `data` has `timeout` in ms.
    QueryTransactionTreeTimeout,
    /// The server refused the GraphQL connection over WebSocket.
    GraphqlConnectionError,
    /// A server sent data for an operation, or completed it, before it acknowledged the connection.
    WrongWebscoketProtocolSequence,
    /// An endpoint or the address of a node is not a URL.
    ParseUrlFailed,
    /// Cannot occur: URLs are built from parsed ones; text that is not a URL is 619.
    ModifyUrlFailed,
    /// The node refused a message.
    SendMessageFailed,
    /// The server answered 404.
    NotFound,
    /// All endpoints that a message was sent to failed; `data.attempts` lists the reasons.
    AllAttemptsFailed,
    /// Extension. A development node was reset, reverted or loaded from a file while a subscription
    /// or an iterator followed its chain. Both end, so that two histories are never mixed. `data`
    /// has `epoch` and `previous_epoch`.
    ChainReplaced,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl NetErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::QueryFailed => 601,
            Self::SubscribeFailed => 602,
            Self::WaitForFailed => 603,
            Self::GetSubscriptionResultFailed => 604,
            Self::InvalidServerResponse => 605,
            Self::ClockOutOfSync => 606,
            Self::WaitForTimeout => 607,
            Self::GraphqlError => 608,
            Self::NetworkModuleSuspended => 609,
            Self::WebsocketDisconnected => 610,
            Self::NotSupported => 611,
            Self::NoEndpointsProvided => 612,
            Self::GraphqlWebsocketInitError => 613,
            Self::NetworkModuleResumed => 614,
            Self::Unauthorized => 615,
            Self::QueryTransactionTreeTimeout => 616,
            Self::GraphqlConnectionError => 617,
            Self::WrongWebscoketProtocolSequence => 618,
            Self::ParseUrlFailed => 619,
            Self::ModifyUrlFailed => 620,
            Self::SendMessageFailed => 621,
            Self::NotFound => 622,
            Self::AllAttemptsFailed => 623,
            Self::ChainReplaced => 624,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for NetErrorCode {
    fn from(value: i64) -> Self {
        match value {
            601 => Self::QueryFailed,
            602 => Self::SubscribeFailed,
            603 => Self::WaitForFailed,
            604 => Self::GetSubscriptionResultFailed,
            605 => Self::InvalidServerResponse,
            606 => Self::ClockOutOfSync,
            607 => Self::WaitForTimeout,
            608 => Self::GraphqlError,
            609 => Self::NetworkModuleSuspended,
            610 => Self::WebsocketDisconnected,
            611 => Self::NotSupported,
            612 => Self::NoEndpointsProvided,
            613 => Self::GraphqlWebsocketInitError,
            614 => Self::NetworkModuleResumed,
            615 => Self::Unauthorized,
            616 => Self::QueryTransactionTreeTimeout,
            617 => Self::GraphqlConnectionError,
            618 => Self::WrongWebscoketProtocolSequence,
            619 => Self::ParseUrlFailed,
            620 => Self::ModifyUrlFailed,
            621 => Self::SendMessageFailed,
            622 => Self::NotFound,
            623 => Self::AllAttemptsFailed,
            624 => Self::ChainReplaced,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for NetErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for NetErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Aggregate function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AggregationFn {
    /// Number of objects.
    COUNT,
    /// Smallest value.
    MIN,
    /// Largest value.
    MAX,
    /// Sum of the values.
    SUM,
    /// Average of the values.
    AVERAGE,
    /// A constant that this version does not know.
    Unknown(String),
}

impl AggregationFn {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::COUNT => "COUNT",
            Self::MIN => "MIN",
            Self::MAX => "MAX",
            Self::SUM => "SUM",
            Self::AVERAGE => "AVERAGE",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for AggregationFn {
    fn from(value: String) -> Self {
        match value.as_str() {
            "COUNT" => Self::COUNT,
            "MIN" => Self::MIN,
            "MAX" => Self::MAX,
            "SUM" => Self::SUM,
            "AVERAGE" => Self::AVERAGE,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for AggregationFn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AggregationFn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// A block of an iterator. The fields from `id` to `prev_alt_ref` are always present. All others
/// have to be selected with `result`, which may also select fields that are not listed here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BlockItem {
    /// Hash of the block.
    pub id: String,
    /// Creation time of the block, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gen_utime: Option<u32>,
    /// Workchain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workchain_id: Option<i32>,
    /// Prefix with its end mark, 16 hex digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<String>,
    /// Whether it follows a split.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_split: Option<bool>,
    /// Whether it follows a merge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_merge: Option<bool>,
    /// Previous block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prev_ref: Option<BlockItemRef>,
    /// Second previous block, after a merge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prev_alt_ref: Option<BlockItemRef>,
    /// Number of the block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq_no: Option<u32>,
    /// Number of the block in its thread.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<u64>,
    /// Thread of the block, 68 hex digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Number of the masterchain block that includes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub master_seq_no: Option<u32>,
    /// Id of the network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub global_id: Option<i32>,
    /// Text whose alphabetical order is the order of the objects in the chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain_order: Option<String>,
    /// Number of transactions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tr_count: Option<u32>,
    /// Logical time of its start, `0x…` unless the query names a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_lt: Option<String>,
    /// Logical time of its end, `0x…` unless the query names a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_lt: Option<String>,
    /// Whether it is a key block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key_block: Option<bool>,
    /// Hash of its bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file_hash: Option<String>,
    /// Owner of the block keeper that produced it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub producer_id: Option<String>,
    /// State of the block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<u8>,
    /// Name of the state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status_name: Option<String>,
}

/// A reference to another block.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BlockItemRef {
    /// Hash of the block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub root_hash: Option<String>,
    /// Number of the block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq_no: Option<u32>,
    /// Logical time of its end, `0x…` unless the query names a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_lt: Option<String>,
    /// Hash of its bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file_hash: Option<String>,
}

/// The bounce phase of a transaction of an iterator.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BounceItem {
    /// Kind of result: 0 not enough tokens, 1 not enough tokens for the fee, 2 message returned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce_type: Option<u8>,
}

/// The compute phase of a transaction of an iterator.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ComputeItem {
    /// Whether the contract terminated normally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
    /// Exit code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// Gas fees in nano units, `0x…` unless the query names a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_fees: Option<String>,
    /// Gas used, `0x…` unless the query names a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_used: Option<String>,
    /// Number of instructions executed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vm_steps: Option<u32>,
}

/// Endpoints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct EndpointsSet {
    /// Endpoint URLs, in any form.
    pub endpoints: Vec<String>,
}

impl EndpointsSet {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(endpoints: Vec<String>) -> Self {
        Self { endpoints }
    }
}

/// An aggregation of a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FieldAggregation {
    /// Path of the field, names separated by dots.
    pub field: String,
    /// Aggregate function.
    pub r#fn: AggregationFn,
}

impl FieldAggregation {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(field: impl Into<String>, r#fn: AggregationFn) -> Self {
        Self {
            field: field.into(),
            r#fn,
        }
    }
}

/// A decoded event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FollowedEvent {
    /// Name of the event.
    pub name: String,
    /// Its values.
    pub value: Json,
    /// Hash of the message that carries it.
    pub message_id: String,
    /// When it was emitted, Unix time in s.
    pub created_at: u32,
}

impl FollowedEvent {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        name: impl Into<String>,
        value: impl Into<Json>,
        message_id: impl Into<String>,
        created_at: u32,
    ) -> Self {
        Self {
            name: name.into(),
            value: value.into(),
            message_id: message_id.into(),
            created_at,
        }
    }
}

/// An item of the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FollowedItem {
    /// Its cursor: pass it as `after` to continue behind the item.
    pub cursor: String,
    /// The selected fields.
    pub object: Json,
    /// The event, if `abi` is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<FollowedEvent>,
}

impl FollowedItem {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(cursor: impl Into<String>, object: impl Into<Json>) -> Self {
        Self {
            cursor: cursor.into(),
            object: object.into(),
            event: None,
        }
    }

    /// The event, if `abi` is given.
    #[must_use]
    pub fn event(mut self, event: FollowedEvent) -> Self {
        self.event = Some(event);
        self
    }
}

/// What is followed of an account.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FollowedKind {
    /// Its transactions.
    Transactions,
    /// The messages that it sends to the outside: events and answers.
    Events,
    /// A constant that this version does not know.
    Unknown(String),
}

impl FollowedKind {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Transactions => "Transactions",
            Self::Events => "Events",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for FollowedKind {
    fn from(value: String) -> Self {
        match value.as_str() {
            "Transactions" => Self::Transactions,
            "Events" => Self::Events,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for FollowedKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for FollowedKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// A message of a transaction of an iterator. The fields from `id` to `dst` are always present, but
/// `src` only on inbound messages and `dst` only on outbound ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MessageItem {
    /// Hash of the message.
    pub id: String,
    /// Value in nano units, decimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Kind: 0 internal, 1 extIn, 2 extOut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_type: Option<u8>,
    /// Source address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub src: Option<String>,
    /// Destination address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dst: Option<String>,
    /// Name of the kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_type_name: Option<String>,
    /// Body as base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// The whole object as base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc: Option<String>,
    /// Whether the value is returned if the message fails.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<bool>,
    /// Whether this message is a bounced one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounced: Option<bool>,
    /// Creation time, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created_at: Option<u32>,
    /// Logical time of creation, `0x…` unless the query names a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created_lt: Option<String>,
}

/// A message in a transaction tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MessageNode {
    /// Message id.
    pub id: String,
    /// Transaction that created it; absent for external inbound messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub src_transaction_id: Option<String>,
    /// Transaction that received it; absent for messages that leave the chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dst_transaction_id: Option<String>,
    /// Address of the sender.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub src: Option<String>,
    /// Address of the receiver.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dst: Option<String>,
    /// Transferred tokens, a number as the node returns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Whether the message bounces on failure.
    pub bounce: bool,
    /// The decoded body, if an ABI of the registry describes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decoded_body: Option<super::abi::DecodedMessageBody>,
}

impl MessageNode {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(id: impl Into<String>, bounce: bool) -> Self {
        Self {
            id: id.into(),
            src_transaction_id: None,
            dst_transaction_id: None,
            src: None,
            dst: None,
            value: None,
            bounce,
            decoded_body: None,
        }
    }

    /// Transaction that created it; absent for external inbound messages.
    #[must_use]
    pub fn src_transaction_id(mut self, src_transaction_id: impl Into<String>) -> Self {
        self.src_transaction_id = Some(src_transaction_id.into());
        self
    }

    /// Transaction that received it; absent for messages that leave the chain.
    #[must_use]
    pub fn dst_transaction_id(mut self, dst_transaction_id: impl Into<String>) -> Self {
        self.dst_transaction_id = Some(dst_transaction_id.into());
        self
    }

    /// Address of the sender.
    #[must_use]
    pub fn src(mut self, src: impl Into<String>) -> Self {
        self.src = Some(src.into());
        self
    }

    /// Address of the receiver.
    #[must_use]
    pub fn dst(mut self, dst: impl Into<String>) -> Self {
        self.dst = Some(dst.into());
        self
    }

    /// Transferred tokens, a number as the node returns it.
    #[must_use]
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// The decoded body, if an ABI of the registry describes it.
    #[must_use]
    pub fn decoded_body(mut self, decoded_body: super::abi::DecodedMessageBody) -> Self {
        self.decoded_body = Some(decoded_body);
        self
    }
}

/// A field to sort by.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct OrderBy {
    /// Path of the field, names separated by dots.
    pub path: String,
    /// Sort direction.
    pub direction: SortDirection,
}

impl OrderBy {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(path: impl Into<String>, direction: SortDirection) -> Self {
        Self {
            path: path.into(),
            direction,
        }
    }
}

/// Aggregations over a collection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfAggregateCollection {
    /// Name of the collection: accounts, blocks, transactions, messages, `block_signatures` or
    /// another collection of the node.
    pub collection: String,
    /// GraphQL filter object of the collection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<Json>,
    /// What to compute. Default: the number of objects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<FieldAggregation>>,
}

impl ParamsOfAggregateCollection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(collection: impl Into<String>) -> Self {
        Self {
            collection: collection.into(),
            filter: None,
            fields: None,
        }
    }

    /// GraphQL filter object of the collection.
    #[must_use]
    pub fn filter(mut self, filter: impl Into<Json>) -> Self {
        self.filter = Some(filter.into());
        self
    }

    /// What to compute. Default: the number of objects.
    #[must_use]
    pub fn fields(mut self, fields: Vec<FieldAggregation>) -> Self {
        self.fields = Some(fields);
        self
    }
}

/// Several operations in one query.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfBatchQuery {
    /// The operations.
    pub operations: Vec<ParamsOfQueryOperation>,
}

impl ParamsOfBatchQuery {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(operations: Vec<ParamsOfQueryOperation>) -> Self {
        Self { operations }
    }
}

/// Which blocks to iterate.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCreateBlockIterator {
    /// Time of the first block, in s since 1970, inclusive. Default: from the first block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_time: Option<u32>,
    /// End time, in s since 1970, exclusive. Default: no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_time: Option<u32>,
    /// Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
    /// assumed. Default: all shards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard_filter: Option<Vec<String>>,
    /// Additional fields to select, GraphQL text without the outer braces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

impl ParamsOfCreateBlockIterator {
    /// Time of the first block, in s since 1970, inclusive. Default: from the first block.
    #[must_use]
    pub fn start_time(mut self, start_time: u32) -> Self {
        self.start_time = Some(start_time);
        self
    }

    /// End time, in s since 1970, exclusive. Default: no end.
    #[must_use]
    pub fn end_time(mut self, end_time: u32) -> Self {
        self.end_time = Some(end_time);
        self
    }

    /// Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
    /// assumed. Default: all shards.
    #[must_use]
    pub fn shard_filter(mut self, shard_filter: Vec<String>) -> Self {
        self.shard_filter = Some(shard_filter);
        self
    }

    /// Additional fields to select, GraphQL text without the outer braces.
    #[must_use]
    pub fn result(mut self, result: impl Into<String>) -> Self {
        self.result = Some(result.into());
        self
    }
}

/// Which transactions to iterate.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCreateTransactionIterator {
    /// Time of the first block, in s since 1970, inclusive. Default: from the first block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_time: Option<u32>,
    /// End time, in s since 1970, exclusive. Default: no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_time: Option<u32>,
    /// Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
    /// assumed. Default: all shards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard_filter: Option<Vec<String>>,
    /// Accounts whose transactions are returned. Default: all accounts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accounts_filter: Option<Vec<String>>,
    /// Additional fields to select, GraphQL text without the outer braces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Add a list `transfers` of `TransactionTransfer` to each transaction. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub include_transfers: Option<bool>,
}

impl ParamsOfCreateTransactionIterator {
    /// Time of the first block, in s since 1970, inclusive. Default: from the first block.
    #[must_use]
    pub fn start_time(mut self, start_time: u32) -> Self {
        self.start_time = Some(start_time);
        self
    }

    /// End time, in s since 1970, exclusive. Default: no end.
    #[must_use]
    pub fn end_time(mut self, end_time: u32) -> Self {
        self.end_time = Some(end_time);
        self
    }

    /// Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
    /// assumed. Default: all shards.
    #[must_use]
    pub fn shard_filter(mut self, shard_filter: Vec<String>) -> Self {
        self.shard_filter = Some(shard_filter);
        self
    }

    /// Accounts whose transactions are returned. Default: all accounts.
    #[must_use]
    pub fn accounts_filter(mut self, accounts_filter: Vec<String>) -> Self {
        self.accounts_filter = Some(accounts_filter);
        self
    }

    /// Additional fields to select, GraphQL text without the outer braces.
    #[must_use]
    pub fn result(mut self, result: impl Into<String>) -> Self {
        self.result = Some(result.into());
        self
    }

    /// Add a list `transfers` of `TransactionTransfer` to each transaction. Default: `false`.
    #[must_use]
    pub fn include_transfers(mut self, include_transfers: bool) -> Self {
        self.include_transfers = Some(include_transfers);
        self
    }
}

/// An account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFindLastShardBlock {
    /// Address of the account.
    pub address: String,
}

impl ParamsOfFindLastShardBlock {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(address: impl Into<String>) -> Self {
        Self {
            address: address.into(),
        }
    }
}

/// Which list to read, and from where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFollowAccount {
    /// Account id, 64 hex characters without prefix.
    pub account_id: String,
    /// Dapp ID of the account, 64 hex characters without prefix. Default: the account id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// What to read.
    pub kind: FollowedKind,
    /// Fields of the items to select, GraphQL text without the outer braces. Of events, `id`,
    /// `body` and `created_at` are always selected. Default: `"id"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Items after this cursor; an empty text: from the first item that the network keeps. Absent:
    /// no items, only the cursor of the end, at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// ABI for `Events`: only the events that it describes are returned, decoded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Only events of this name; needs `abi`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Rules of the chain, for `abi`. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
    /// How long to wait for an item if there is none, in ms. The network is asked every
    /// `network.follow_interval`, also again after it could not be reached. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait_ms: Option<u32>,
}

impl ParamsOfFollowAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>, kind: FollowedKind) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            kind,
            result: None,
            after: None,
            abi: None,
            event: None,
            rules: None,
            wait_ms: None,
        }
    }

    /// Dapp ID of the account, 64 hex characters without prefix. Default: the account id.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Fields of the items to select, GraphQL text without the outer braces. Of events, `id`,
    /// `body` and `created_at` are always selected. Default: `"id"`.
    #[must_use]
    pub fn result(mut self, result: impl Into<String>) -> Self {
        self.result = Some(result.into());
        self
    }

    /// Items after this cursor; an empty text: from the first item that the network keeps. Absent:
    /// no items, only the cursor of the end, at once.
    #[must_use]
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// ABI for `Events`: only the events that it describes are returned, decoded.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Only events of this name; needs `abi`.
    #[must_use]
    pub fn event(mut self, event: impl Into<String>) -> Self {
        self.event = Some(event.into());
        self
    }

    /// Rules of the chain, for `abi`. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }

    /// How long to wait for an item if there is none, in ms. The network is asked every
    /// `network.follow_interval`, also again after it could not be reached. Default: `0`.
    #[must_use]
    pub fn wait_ms(mut self, wait_ms: u32) -> Self {
        self.wait_ms = Some(wait_ms);
        self
    }
}

/// Which iterator to advance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfIteratorNext {
    /// Handle of the iterator.
    pub iterator: u32,
    /// Maximum number of items; values below 1 mean 1. Default: `1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Return the state after these items. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub return_resume_state: Option<bool>,
}

impl ParamsOfIteratorNext {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(iterator: u32) -> Self {
        Self {
            iterator,
            limit: None,
            return_resume_state: None,
        }
    }

    /// Maximum number of items; values below 1 mean 1. Default: `1`.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Return the state after these items. Default: `false`.
    #[must_use]
    pub fn return_resume_state(mut self, return_resume_state: bool) -> Self {
        self.return_resume_state = Some(return_resume_state);
        self
    }
}

/// A GraphQL query.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfQuery {
    /// GraphQL text. A call whose text contains a mutation counts as one that makes changes.
    pub query: String,
    /// Values of its variables, an object.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variables: Option<Json>,
    /// True fails with 901: free-form queries cannot be proven. Extension of the published
    /// interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<bool>,
}

impl ParamsOfQuery {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(query: impl Into<String>) -> Self {
        Self {
            query: query.into(),
            variables: None,
            verify: None,
        }
    }

    /// Values of its variables, an object.
    #[must_use]
    pub fn variables(mut self, variables: impl Into<Json>) -> Self {
        self.variables = Some(variables.into());
        self
    }

    /// True fails with 901: free-form queries cannot be proven. Extension of the published
    /// interface. Default: `false`.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }
}

/// A query of a collection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfQueryCollection {
    /// Name of the collection: accounts, blocks, transactions, messages, `block_signatures` or
    /// another collection of the node.
    pub collection: String,
    /// GraphQL filter object of the collection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<Json>,
    /// Fields to select, GraphQL text without the outer braces.
    pub result: String,
    /// Sort order of the objects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<OrderBy>>,
    /// Maximum number of objects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<bool>,
}

impl ParamsOfQueryCollection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(collection: impl Into<String>, result: impl Into<String>) -> Self {
        Self {
            collection: collection.into(),
            filter: None,
            result: result.into(),
            order: None,
            limit: None,
            verify: None,
        }
    }

    /// GraphQL filter object of the collection.
    #[must_use]
    pub fn filter(mut self, filter: impl Into<Json>) -> Self {
        self.filter = Some(filter.into());
        self
    }

    /// Sort order of the objects.
    #[must_use]
    pub fn order(mut self, order: Vec<OrderBy>) -> Self {
        self.order = Some(order);
        self
    }

    /// Maximum number of objects.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }
}

/// Counterparties of an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfQueryCounterparties {
    /// Address of the account, as the node writes it.
    pub account: String,
    /// Fields to select, GraphQL text without the outer braces.
    pub result: String,
    /// Maximum number of counterparties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u32>,
    /// The `cursor` of the last counterparty of the previous page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

impl ParamsOfQueryCounterparties {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account: impl Into<String>, result: impl Into<String>) -> Self {
        Self {
            account: account.into(),
            result: result.into(),
            first: None,
            after: None,
        }
    }

    /// Maximum number of counterparties.
    #[must_use]
    pub fn first(mut self, first: u32) -> Self {
        self.first = Some(first);
        self
    }

    /// The `cursor` of the last counterparty of the previous page.
    #[must_use]
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }
}

/// One operation of a batch.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ParamsOfQueryOperation {
    /// A query of a collection.
    #[non_exhaustive]
    QueryCollection {
        /// Name of the collection: accounts, blocks, transactions, messages, `block_signatures` or
        /// another collection of the node.
        collection: String,
        /// GraphQL filter object of the collection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        filter: Option<Json>,
        /// Fields to select, GraphQL text without the outer braces.
        result: String,
        /// Sort order of the objects.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Vec<OrderBy>>,
        /// Maximum number of objects.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<u32>,
    },
    /// An object to wait for.
    #[non_exhaustive]
    WaitForCollection {
        /// Name of the collection: accounts, blocks, transactions, messages, `block_signatures` or
        /// another collection of the node.
        collection: String,
        /// GraphQL filter object of the collection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        filter: Option<Json>,
        /// Fields to select, GraphQL text without the outer braces.
        result: String,
        /// How long to wait, in ms. Default: `network.wait_for_timeout`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        timeout: Option<u32>,
    },
    /// Aggregations over a collection.
    #[non_exhaustive]
    AggregateCollection {
        /// Name of the collection: accounts, blocks, transactions, messages, `block_signatures` or
        /// another collection of the node.
        collection: String,
        /// GraphQL filter object of the collection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        filter: Option<Json>,
        /// What to compute. Default: the number of objects.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fields: Option<Vec<FieldAggregation>>,
    },
    /// Counterparties of an account.
    #[non_exhaustive]
    QueryCounterparties {
        /// Address of the account, as the node writes it.
        account: String,
        /// Fields to select, GraphQL text without the outer braces.
        result: String,
        /// Maximum number of counterparties.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<u32>,
        /// The `cursor` of the last counterparty of the previous page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<String>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ParamsOfQueryOperation {
    /// A query of a collection.
    #[must_use]
    pub fn query_collection(collection: impl Into<String>, result: impl Into<String>) -> Self {
        Self::QueryCollection {
            collection: collection.into(),
            filter: None,
            result: result.into(),
            order: None,
            limit: None,
        }
    }

    /// An object to wait for.
    #[must_use]
    pub fn wait_for_collection(collection: impl Into<String>, result: impl Into<String>) -> Self {
        Self::WaitForCollection {
            collection: collection.into(),
            filter: None,
            result: result.into(),
            timeout: None,
        }
    }

    /// Aggregations over a collection.
    #[must_use]
    pub fn aggregate_collection(collection: impl Into<String>) -> Self {
        Self::AggregateCollection {
            collection: collection.into(),
            filter: None,
            fields: None,
        }
    }

    /// Counterparties of an account.
    #[must_use]
    pub fn query_counterparties(account: impl Into<String>, result: impl Into<String>) -> Self {
        Self::QueryCounterparties {
            account: account.into(),
            result: result.into(),
            first: None,
            after: None,
        }
    }

    /// GraphQL filter object of the collection. Of `QueryCollection` and `WaitForCollection` and
    /// `AggregateCollection`; others have none and stay as they are.
    #[must_use]
    pub fn with_filter(mut self, value: impl Into<Json>) -> Self {
        match &mut self {
            Self::QueryCollection { filter, .. } => *filter = Some(value.into()),
            Self::WaitForCollection { filter, .. } => *filter = Some(value.into()),
            Self::AggregateCollection { filter, .. } => *filter = Some(value.into()),
            _ => {}
        }
        self
    }

    /// Sort order of the objects. Of `QueryCollection`; others have none and stay as they are.
    #[must_use]
    pub fn with_order(mut self, value: Vec<OrderBy>) -> Self {
        match &mut self {
            Self::QueryCollection { order, .. } => *order = Some(value),
            _ => {}
        }
        self
    }

    /// Maximum number of objects. Of `QueryCollection`; others have none and stay as they are.
    #[must_use]
    pub fn with_limit(mut self, value: u32) -> Self {
        match &mut self {
            Self::QueryCollection { limit, .. } => *limit = Some(value),
            _ => {}
        }
        self
    }

    /// How long to wait, in ms. Default: `network.wait_for_timeout`. Of `WaitForCollection`; others
    /// have none and stay as they are.
    #[must_use]
    pub fn with_timeout(mut self, value: u32) -> Self {
        match &mut self {
            Self::WaitForCollection { timeout, .. } => *timeout = Some(value),
            _ => {}
        }
        self
    }

    /// What to compute. Default: the number of objects. Of `AggregateCollection`; others have none
    /// and stay as they are.
    #[must_use]
    pub fn with_fields(mut self, value: Vec<FieldAggregation>) -> Self {
        match &mut self {
            Self::AggregateCollection { fields, .. } => *fields = Some(value),
            _ => {}
        }
        self
    }

    /// Maximum number of counterparties. Of `QueryCounterparties`; others have none and stay as
    /// they are.
    #[must_use]
    pub fn with_first(mut self, value: u32) -> Self {
        match &mut self {
            Self::QueryCounterparties { first, .. } => *first = Some(value),
            _ => {}
        }
        self
    }

    /// The `cursor` of the last counterparty of the previous page. Of `QueryCounterparties`; others
    /// have none and stay as they are.
    #[must_use]
    pub fn with_after(mut self, value: impl Into<String>) -> Self {
        match &mut self {
            Self::QueryCounterparties { after, .. } => *after = Some(value.into()),
            _ => {}
        }
        self
    }
}

impl<'de> Deserialize<'de> for ParamsOfQueryOperation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "QueryCollection" => Self::QueryCollection {
                collection: fields.take("collection")?,
                filter: fields.take("filter")?,
                result: fields.take("result")?,
                order: fields.take("order")?,
                limit: fields.take("limit")?,
            },
            "WaitForCollection" => Self::WaitForCollection {
                collection: fields.take("collection")?,
                filter: fields.take("filter")?,
                result: fields.take("result")?,
                timeout: fields.take("timeout")?,
            },
            "AggregateCollection" => Self::AggregateCollection {
                collection: fields.take("collection")?,
                filter: fields.take("filter")?,
                fields: fields.take("fields")?,
            },
            "QueryCounterparties" => Self::QueryCounterparties {
                account: fields.take("account")?,
                result: fields.take("result")?,
                first: fields.take("first")?,
                after: fields.take("after")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// The root message and options of the tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfQueryTransactionTree {
    /// Id of the message.
    pub in_msg: String,
    /// ABIs to decode bodies with, tried in this order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi_registry: Option<Vec<super::abi::Abi>>,
    /// How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default:
    /// `60000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<u32>,
    /// Number of transactions after which no further query is made; 0 means no limit. Default:
    /// `50`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction_max_count: Option<u32>,
    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<bool>,
}

impl ParamsOfQueryTransactionTree {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(in_msg: impl Into<String>) -> Self {
        Self {
            in_msg: in_msg.into(),
            abi_registry: None,
            timeout: None,
            transaction_max_count: None,
            verify: None,
        }
    }

    /// ABIs to decode bodies with, tried in this order.
    #[must_use]
    pub fn abi_registry(mut self, abi_registry: Vec<super::abi::Abi>) -> Self {
        self.abi_registry = Some(abi_registry);
        self
    }

    /// How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default:
    /// `60000`.
    #[must_use]
    pub fn timeout(mut self, timeout: u32) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Number of transactions after which no further query is made; 0 means no limit. Default:
    /// `50`.
    #[must_use]
    pub fn transaction_max_count(mut self, transaction_max_count: u32) -> Self {
        self.transaction_max_count = Some(transaction_max_count);
        self
    }

    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }
}

/// Where to continue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfResumeBlockIterator {
    /// State from `iterator_next`.
    pub resume_state: Json,
}

impl ParamsOfResumeBlockIterator {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(resume_state: impl Into<Json>) -> Self {
        Self {
            resume_state: resume_state.into(),
        }
    }
}

/// Where to continue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfResumeTransactionIterator {
    /// State from `iterator_next`.
    pub resume_state: Json,
    /// Accounts whose transactions are returned. Default: all accounts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accounts_filter: Option<Vec<String>>,
}

impl ParamsOfResumeTransactionIterator {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(resume_state: impl Into<Json>) -> Self {
        Self {
            resume_state: resume_state.into(),
            accounts_filter: None,
        }
    }

    /// Accounts whose transactions are returned. Default: all accounts.
    #[must_use]
    pub fn accounts_filter(mut self, accounts_filter: Vec<String>) -> Self {
        self.accounts_filter = Some(accounts_filter);
        self
    }
}

/// A GraphQL subscription.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSubscribe {
    /// GraphQL text.
    pub subscription: String,
    /// Values of its variables, an object.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variables: Option<Json>,
}

impl ParamsOfSubscribe {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(subscription: impl Into<String>) -> Self {
        Self {
            subscription: subscription.into(),
            variables: None,
        }
    }

    /// Values of its variables, an object.
    #[must_use]
    pub fn variables(mut self, variables: impl Into<Json>) -> Self {
        self.variables = Some(variables.into());
        self
    }
}

/// What to subscribe to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSubscribeCollection {
    /// Name of the collection: accounts, blocks, transactions or messages.
    pub collection: String,
    /// GraphQL filter object of the collection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<Json>,
    /// Fields to select, GraphQL text without the outer braces.
    pub result: String,
}

impl ParamsOfSubscribeCollection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(collection: impl Into<String>, result: impl Into<String>) -> Self {
        Self {
            collection: collection.into(),
            filter: None,
            result: result.into(),
        }
    }

    /// GraphQL filter object of the collection.
    #[must_use]
    pub fn filter(mut self, filter: impl Into<Json>) -> Self {
        self.filter = Some(filter.into());
        self
    }
}

/// An object to wait for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfWaitForCollection {
    /// Name of the collection: accounts, blocks, transactions, messages, `block_signatures` or
    /// another collection of the node.
    pub collection: String,
    /// GraphQL filter object of the collection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<Json>,
    /// Fields to select, GraphQL text without the outer braces.
    pub result: String,
    /// How long to wait, in ms. Default: `network.wait_for_timeout`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<u32>,
}

impl ParamsOfWaitForCollection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(collection: impl Into<String>, result: impl Into<String>) -> Self {
        Self {
            collection: collection.into(),
            filter: None,
            result: result.into(),
            timeout: None,
        }
    }

    /// GraphQL filter object of the collection.
    #[must_use]
    pub fn filter(mut self, filter: impl Into<Json>) -> Self {
        self.filter = Some(filter.into());
        self
    }

    /// How long to wait, in ms. Default: `network.wait_for_timeout`.
    #[must_use]
    pub fn timeout(mut self, timeout: u32) -> Self {
        self.timeout = Some(timeout);
        self
    }
}

/// An iterator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RegisteredIterator {
    /// Handle of the iterator; pass it to `remove_iterator` when done.
    pub handle: u32,
}

impl RegisteredIterator {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(handle: u32) -> Self {
        Self { handle }
    }
}

/// Results of aggregations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfAggregateCollection {
    /// Values as text, in the order of `fields`.
    pub values: Json,
}

impl ResultOfAggregateCollection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(values: impl Into<Json>) -> Self {
        Self {
            values: values.into(),
        }
    }
}

/// Results of a batch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfBatchQuery {
    /// One result per operation, in order; each is what the corresponding function returns.
    pub results: Vec<Json>,
}

impl ResultOfBatchQuery {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(results: Vec<Json>) -> Self {
        Self { results }
    }
}

/// A block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfFindLastShardBlock {
    /// Id of the last block of the account’s shard.
    pub block_id: String,
}

impl ResultOfFindLastShardBlock {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(block_id: impl Into<String>) -> Self {
        Self {
            block_id: block_id.into(),
        }
    }
}

/// Items in the order of the chain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfFollowAccount {
    /// The items, at most 50.
    pub items: Vec<FollowedItem>,
    /// Cursor of the last item that was read, including those that are no events of the given name:
    /// pass it as `after` to continue. An empty text before the first item.
    pub cursor: String,
    /// Why the network could not be asked at the end of `wait_ms`. Nothing is missed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unreachable: Option<super::client::ClientError>,
}

impl ResultOfFollowAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(items: Vec<FollowedItem>, cursor: impl Into<String>) -> Self {
        Self {
            items,
            cursor: cursor.into(),
            unreachable: None,
        }
    }

    /// Why the network could not be asked at the end of `wait_ms`. Nothing is missed.
    #[must_use]
    pub fn unreachable(mut self, unreachable: super::client::ClientError) -> Self {
        self.unreachable = Some(unreachable);
        self
    }
}

/// The endpoints of the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetEndpoints {
    /// URL that currently receives GraphQL queries.
    pub query: String,
    /// Configured endpoints, without user names, passwords and query strings.
    pub endpoints: Vec<String>,
}

impl ResultOfGetEndpoints {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(query: impl Into<String>, endpoints: Vec<String>) -> Self {
        Self {
            query: query.into(),
            endpoints,
        }
    }
}

/// A server and what it offers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetServerInfo {
    /// Version of its interface; empty if the server does not report one.
    pub version: String,
    /// The server identifies accounts by `account_id` and `dapp_id`.
    pub supports_dapp_id: bool,
    /// URL that receives GraphQL queries, without user name, password and query string.
    pub endpoint: String,
    /// Round-trip time of a request, in ms.
    pub latency_ms: u32,
    /// Proxy that connections to it go through, without user and password. Absent: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proxy: Option<String>,
    /// Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3
    /// s, absent if the server does not report its clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_difference_ms: Option<i64>,
    /// Whether messages are created with the time of the network although its clock differs. If
    /// false, calls that would have to fill in a time fail with 606.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_is_followed: Option<bool>,
    /// Chain rules, `current` or `classic`; absent if the server does not report them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// What it offers.
    pub features: ServerFeatures,
}

impl ResultOfGetServerInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        version: impl Into<String>,
        supports_dapp_id: bool,
        endpoint: impl Into<String>,
        latency_ms: u32,
        features: ServerFeatures,
    ) -> Self {
        Self {
            version: version.into(),
            supports_dapp_id,
            endpoint: endpoint.into(),
            latency_ms,
            proxy: None,
            clock_difference_ms: None,
            clock_is_followed: None,
            rules: None,
            features,
        }
    }

    /// Proxy that connections to it go through, without user and password. Absent: none.
    #[must_use]
    pub fn proxy(mut self, proxy: impl Into<String>) -> Self {
        self.proxy = Some(proxy.into());
        self
    }

    /// Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3
    /// s, absent if the server does not report its clock.
    #[must_use]
    pub fn clock_difference_ms(mut self, clock_difference_ms: i64) -> Self {
        self.clock_difference_ms = Some(clock_difference_ms);
        self
    }

    /// Whether messages are created with the time of the network although its clock differs. If
    /// false, calls that would have to fill in a time fail with 606.
    #[must_use]
    pub fn clock_is_followed(mut self, clock_is_followed: bool) -> Self {
        self.clock_is_followed = Some(clock_is_followed);
        self
    }

    /// Chain rules, `current` or `classic`; absent if the server does not report them.
    #[must_use]
    pub fn rules(mut self, rules: impl Into<String>) -> Self {
        self.rules = Some(rules.into());
        self
    }
}

/// Signature id.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetSignatureId {
    /// Signature id, which signatures must cover besides the hash; absent if the network requires
    /// nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature_id: Option<i32>,
}

impl ResultOfGetSignatureId {
    /// Signature id, which signatures must cover besides the hash; absent if the network requires
    /// nothing.
    #[must_use]
    pub fn signature_id(mut self, signature_id: i32) -> Self {
        self.signature_id = Some(signature_id);
        self
    }
}

/// Time of the network.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetTime {
    /// Unix time in ms.
    pub time: u64,
    /// Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3
    /// s, absent if the network did not report its clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_difference_ms: Option<i64>,
}

impl ResultOfGetTime {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(time: u64) -> Self {
        Self {
            time,
            clock_difference_ms: None,
        }
    }

    /// Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3
    /// s, absent if the network did not report its clock.
    #[must_use]
    pub fn clock_difference_ms(mut self, clock_difference_ms: i64) -> Self {
        self.clock_difference_ms = Some(clock_difference_ms);
        self
    }
}

/// The next items of an iterator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfIteratorNext {
    /// The items, `BlockItem` or `TransactionItem`; may be empty although there are more.
    pub items: Vec<Json>,
    /// Whether there may be more.
    pub has_more: bool,
    /// State to continue from, if requested; treat it as opaque.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resume_state: Option<Json>,
}

impl ResultOfIteratorNext {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(items: Vec<Json>, has_more: bool) -> Self {
        Self {
            items,
            has_more,
            resume_state: None,
        }
    }

    /// State to continue from, if requested; treat it as opaque.
    #[must_use]
    pub fn resume_state(mut self, resume_state: impl Into<Json>) -> Self {
        self.resume_state = Some(resume_state.into());
        self
    }
}

/// Response to a GraphQL query.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfQuery {
    /// The whole response of the server; the selected data is in its field `data`.
    pub result: Json,
}

impl ResultOfQuery {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(result: impl Into<Json>) -> Self {
        Self {
            result: result.into(),
        }
    }
}

/// Selected objects.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfQueryCollection {
    /// The objects.
    pub result: Vec<Json>,
}

impl ResultOfQueryCollection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(result: Vec<Json>) -> Self {
        Self { result }
    }
}

/// A transaction tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfQueryTransactionTree {
    /// Messages, in the order they were found.
    pub messages: Vec<MessageNode>,
    /// Transactions, in the order they were found.
    pub transactions: Vec<TransactionNode>,
}

impl ResultOfQueryTransactionTree {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(messages: Vec<MessageNode>, transactions: Vec<TransactionNode>) -> Self {
        Self {
            messages,
            transactions,
        }
    }
}

/// A running subscription.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSubscribeCollection {
    /// Handle to pass to `unsubscribe`.
    pub handle: u32,
}

impl ResultOfSubscribeCollection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(handle: u32) -> Self {
        Self { handle }
    }
}

/// Data of a subscription.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSubscription {
    /// For `subscribe_collection`, the object; for `subscribe`, the whole `data`. Null when the
    /// server has completed the subscription.
    pub result: Json,
}

impl ResultOfSubscription {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(result: impl Into<Json>) -> Self {
        Self {
            result: result.into(),
        }
    }
}

/// The object that appeared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfWaitForCollection {
    /// The first matching object.
    pub result: Json,
}

impl ResultOfWaitForCollection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(result: impl Into<Json>) -> Self {
        Self {
            result: result.into(),
        }
    }
}

/// What a server offers besides `info` and `blockchain`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ServerFeatures {
    /// The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without
    /// them, functions that use collections work only for objects named by their filter.
    pub collections: bool,
    /// Subscriptions to accounts, messages and transactions. Without them, the library follows the
    /// accounts named by the filter.
    pub subscriptions: bool,
    /// The blockchain configuration, in a key block. Without it, local runs use the built-in
    /// configuration.
    pub configuration: bool,
    /// The data needed for block proofs.
    pub proofs: bool,
}

impl ServerFeatures {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(collections: bool, subscriptions: bool, configuration: bool, proofs: bool) -> Self {
        Self {
            collections,
            subscriptions,
            configuration,
            proofs,
        }
    }
}

/// Sort direction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SortDirection {
    /// Ascending.
    ASC,
    /// Descending.
    DESC,
    /// A constant that this version does not know.
    Unknown(String),
}

impl SortDirection {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::ASC => "ASC",
            Self::DESC => "DESC",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for SortDirection {
    fn from(value: String) -> Self {
        match value.as_str() {
            "ASC" => Self::ASC,
            "DESC" => Self::DESC,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for SortDirection {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SortDirection {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Kind of a subscription message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SubscriptionResponseType {
    /// Data, `ResultOfSubscription`.
    Ok,
    /// A `ClientError`. The subscription continues, unless its callback is then closed.
    Error,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl SubscriptionResponseType {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::Ok => 100,
            Self::Error => 101,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for SubscriptionResponseType {
    fn from(value: i64) -> Self {
        match value {
            100 => Self::Ok,
            101 => Self::Error,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for SubscriptionResponseType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SubscriptionResponseType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// A transaction of an iterator. The fields from `id` to `out_messages` are always present. All
/// others have to be selected with `result`, which may also select fields that are not listed here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TransactionItem {
    /// Hash of the transaction.
    pub id: String,
    /// Address of the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_addr: Option<String>,
    /// Creation time, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<u32>,
    /// Change of the balance in nano units, decimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance_delta: Option<String>,
    /// Bounce phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<BounceItem>,
    /// The message it executed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_message: Option<MessageItem>,
    /// The messages it sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_messages: Option<Vec<MessageItem>>,
    /// Its transfers, with `include_transfers`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transfers: Option<Vec<TransactionTransfer>>,
    /// Whether it was aborted: it changed nothing except for the fees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aborted: Option<bool>,
    /// Whether the account was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub destroyed: Option<bool>,
    /// Compute phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compute: Option<ComputeItem>,
    /// Logical time, `0x…` unless the query names a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lt: Option<String>,
    /// Fees in nano units, `0x…` unless the query names a format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_fees: Option<String>,
    /// Kind: 0 ordinary, 1 storage, 2 tick, 3 tock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tr_type: Option<u8>,
    /// Name of the kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tr_type_name: Option<String>,
    /// State of the account before: 0 uninitialized, 1 active, 2 frozen, 3 none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orig_status: Option<u8>,
    /// Name of the state before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orig_status_name: Option<String>,
    /// State of the account afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_status: Option<u8>,
    /// Name of the state afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_status_name: Option<String>,
    /// Number of messages it sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outmsg_cnt: Option<u16>,
    /// Hash of the message it executed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_msg: Option<String>,
    /// Hashes of the messages it sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_msgs: Option<Vec<String>>,
    /// Hash of its block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_id: Option<String>,
    /// Workchain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workchain_id: Option<i32>,
    /// Number of the masterchain block that includes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub master_seq_no: Option<u32>,
    /// Text whose alphabetical order is the order of the objects in the chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain_order: Option<String>,
    /// The whole object as base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc: Option<String>,
}

/// A transaction in a tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TransactionNode {
    /// Transaction id.
    pub id: String,
    /// Id of its inbound message.
    pub in_msg: String,
    /// Ids of its outbound messages.
    pub out_msgs: Vec<String>,
    /// Account the transaction ran on.
    pub account_addr: String,
    /// Fees, a number as the node returns it.
    pub total_fees: String,
    /// Whether it was aborted.
    pub aborted: bool,
    /// Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<u32>,
}

impl TransactionNode {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        id: impl Into<String>,
        in_msg: impl Into<String>,
        out_msgs: Vec<String>,
        account_addr: impl Into<String>,
        total_fees: impl Into<String>,
        aborted: bool,
    ) -> Self {
        Self {
            id: id.into(),
            in_msg: in_msg.into(),
            out_msgs,
            account_addr: account_addr.into(),
            total_fees: total_fees.into(),
            aborted,
            exit_code: None,
        }
    }

    /// Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers.
    #[must_use]
    pub fn exit_code(mut self, exit_code: u32) -> Self {
        self.exit_code = Some(exit_code);
        self
    }
}

/// A token transfer in a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TransactionTransfer {
    /// Message id.
    pub message: String,
    /// Whether this is a bounced message.
    #[serde(rename = "isBounced")]
    pub is_bounced: bool,
    /// Whether the account is the receiver.
    #[serde(rename = "isDeposit")]
    pub is_deposit: bool,
    /// Address of the other account.
    pub counterparty: String,
    /// Amount, a decimal number.
    pub value: String,
}

impl TransactionTransfer {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        message: impl Into<String>,
        is_bounced: bool,
        is_deposit: bool,
        counterparty: impl Into<String>,
        value: impl Into<String>,
    ) -> Self {
        Self {
            message: message.into(),
            is_bounced,
            is_deposit,
            counterparty: counterparty.into(),
            value: value.into(),
        }
    }
}

/// Codes of the errors of module `net`.
pub mod error_code {
    /// A query failed permanently; `data` contains the data of the cause, with its code in
    /// `data.cause_code`.
    pub const QUERY_FAILED: i64 = 601;
    /// A subscription cannot be started; `data.cause_code` is the code of the cause.
    pub const SUBSCRIBE_FAILED: i64 = 602;
    /// Waiting for an object failed; `data` has `filter`, `timestamp` and `cause_code`.
    pub const WAIT_FOR_FAILED: i64 = 603;
    /// An answer to a collection subscription lacks the collection.
    pub const GET_SUBSCRIPTION_RESULT_FAILED: i64 = 604;
    /// An answer lacks expected data, or the version of the node is invalid.
    pub const INVALID_SERVER_RESPONSE: i64 = 605;
    /// The clock of the network differs from that of this machine by more than 10 minutes, and the
    /// chain is not that of a development node. Nothing was signed. `data` has
    /// `clock_difference_ms` (network minus machine), `local_time` and `network_time` (Unix time in
    /// ms).
    pub const CLOCK_OUT_OF_SYNC: i64 = 606;
    /// No object, or no answer, arrived in time.
    pub const WAIT_FOR_TIMEOUT: i64 = 607;
    /// The GraphQL server returned errors; `data` has `server_code` and `node_error` if the server
    /// sent them.
    pub const GRAPHQL_ERROR: i64 = 608;
    /// Sent to a subscription: network activity of its context is suspended.
    pub const NETWORK_MODULE_SUSPENDED: i64 = 609;
    /// The WebSocket connection was lost or its keep-alive messages stopped.
    pub const WEBSOCKET_DISCONNECTED: i64 = 610;
    /// The network does not offer a deprecated interface, and the request cannot be answered
    /// another way; `data.deprecated_interface` names it, `data.reason` says what would work.
    pub const NOT_SUPPORTED: i64 = 611;
    /// The list of endpoints is empty.
    pub const NO_ENDPOINTS_PROVIDED: i64 = 612;
    /// A WebSocket connection for GraphQL cannot be opened.
    pub const GRAPHQL_WEBSOCKET_INIT_ERROR: i64 = 613;
    /// Sent to a subscription: it is running again; events between `from` and `to` in `data.gap`
    /// (Unix time in ms) may be missing. Without `gap`, none are.
    pub const NETWORK_MODULE_RESUMED: i64 = 614;
    /// The server answered 401.
    pub const UNAUTHORIZED: i64 = 615;
    /// Messages of a transaction tree did not appear in time; `data` has `timeout` in ms.
    pub const QUERY_TRANSACTION_TREE_TIMEOUT: i64 = 616;
    /// The server refused the GraphQL connection over WebSocket.
    pub const GRAPHQL_CONNECTION_ERROR: i64 = 617;
    /// A server sent data for an operation, or completed it, before it acknowledged the connection.
    pub const WRONG_WEBSCOKET_PROTOCOL_SEQUENCE: i64 = 618;
    /// An endpoint or the address of a node is not a URL.
    pub const PARSE_URL_FAILED: i64 = 619;
    /// Cannot occur: URLs are built from parsed ones; text that is not a URL is 619.
    pub const MODIFY_URL_FAILED: i64 = 620;
    /// The node refused a message.
    pub const SEND_MESSAGE_FAILED: i64 = 621;
    /// The server answered 404.
    pub const NOT_FOUND: i64 = 622;
    /// All endpoints that a message was sent to failed; `data.attempts` lists the reasons.
    pub const ALL_ATTEMPTS_FAILED: i64 = 623;
    /// Extension. A development node was reset, reverted or loaded from a file while a subscription
    /// or an iterator followed its chain. Both end, so that two histories are never mixed. `data`
    /// has `epoch` and `previous_epoch`.
    pub const CHAIN_REPLACED: i64 = 624;
}

/// Functions of the module `net`.
///
/// Queries and subscriptions.
#[derive(Clone, Copy, Debug)]
pub struct NetModule<'a> {
    client: &'a crate::Client,
}

impl<'a> NetModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Runs a GraphQL query.
    ///
    /// Uses HTTP or WebSocket (`network.queries_protocol`). Retries after network errors within
    /// `network.max_reconnect_timeout` (`network.first_contact_timeout` until an endpoint has
    /// answered once), and waits while the network is suspended.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`), 901
    /// (`InvalidData`), 1203 (`SpendingUnknown`).
    pub fn query(&self, params: &ParamsOfQuery) -> binding::Call<ResultOfQuery> {
        binding::call(self.client, "net.query", params)
    }

    /// Runs several collection operations in one GraphQL query.
    ///
    /// Networks with default settings support only what `query_collection` describes; one
    /// unsupported operation fails the whole batch.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`), 605
    /// (`InvalidServerResponse`).
    pub fn batch_query(&self, params: &ParamsOfBatchQuery) -> binding::Call<ResultOfBatchQuery> {
        binding::call(self.client, "net.batch_query", params)
    }

    /// Queries objects of a collection.
    ///
    /// Addresses in a filter may have any form; an invalid address is error 23. Networks with
    /// default settings have no collections. There, objects named by the filter are fetched another
    /// way: `accounts` by `id`, `blocks` by `id` or `block_height`, `messages` by `id`,
    /// `transactions` by `id` or `in_msg`, each with `eq` or `in`; other conditions are evaluated
    /// by the library. Anything else fails with 601, with 611 in `data.cause_code` and the
    /// interface in `data.deprecated_interface`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`), 605
    /// (`InvalidServerResponse`), 904 (`DataDiffersFromProven`), 903 (`InternalError`), 901
    /// (`InvalidData`), 902 (`ProofCheckFailed`).
    pub fn query_collection(
        &self,
        params: &ParamsOfQueryCollection,
    ) -> binding::Call<ResultOfQueryCollection> {
        binding::call(self.client, "net.query_collection", params)
    }

    /// Aggregates fields of a collection.
    ///
    /// Requires a network with the deprecated interface; otherwise fails with 601, with 611 in
    /// `data.cause_code`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`), 605
    /// (`InvalidServerResponse`).
    pub fn aggregate_collection(
        &self,
        params: &ParamsOfAggregateCollection,
    ) -> binding::Call<ResultOfAggregateCollection> {
        binding::call(self.client, "net.aggregate_collection", params)
    }

    /// Waits for the first matching object of a collection, within a time limit.
    ///
    /// Networks with default settings are polled every second, as described at `query_collection`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 603 (`WaitForFailed`),
    /// 607 (`WaitForTimeout`), 605 (`InvalidServerResponse`).
    pub fn wait_for_collection(
        &self,
        params: &ParamsOfWaitForCollection,
    ) -> binding::Call<ResultOfWaitForCollection> {
        binding::call(self.client, "net.wait_for_collection", params)
    }

    /// Ends a subscription; an unknown handle is ignored.
    pub fn unsubscribe(&self, params: &ResultOfSubscribeCollection) -> binding::Call<()> {
        binding::call(self.client, "net.unsubscribe", params)
    }

    /// Subscribes to new and changed objects of a collection.
    ///
    /// A lost connection is reported with its error (101) and reopened within
    /// `network.max_reconnect_timeout`; the subscription then continues, and 614 reports in
    /// `data.gap` whether events may have been missed. Networks with default settings have no
    /// subscriptions. There, the library follows the accounts named by the filter, in any address
    /// form: `transactions` by `account_addr`, `messages` by `dst` (on arrival) or `src` (on
    /// sending), `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions
    /// and `OR` are evaluated by the library. New objects are delivered in chain order, each once,
    /// even after failures; of several states within `network.follow_interval`, only the last is
    /// delivered. Anything else fails with 602, with 611 in `data.cause_code` and the interface in
    /// `data.deprecated_interface`.
    ///
    /// Messages go to `callback` until it is closed.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 13
    /// (`CallbackNotRegistered`), 23 (`InvalidParams`), 602 (`SubscribeFailed`).
    pub fn subscribe_collection(
        &self,
        params: &ParamsOfSubscribeCollection,
        callback: impl binding::CallbackHandler<SubscribeCollectionMessage>,
    ) -> binding::Call<ResultOfSubscribeCollection> {
        let call = binding::call(self.client, "net.subscribe_collection", params);
        call.until_closed(SubscribeCollectionMessage::read, callback)
    }

    /// Does the same as `subscribe_collection`, with the messages as a stream; when it is dropped,
    /// `unsubscribe` is called.
    #[cfg(feature = "stream")]
    #[must_use]
    pub fn subscribe_collection_stream(
        &self,
        params: &ParamsOfSubscribeCollection,
    ) -> crate::Opening<crate::Subscription<SubscribeCollectionMessage>> {
        let call = binding::call(self.client, "net.subscribe_collection", params);
        binding::subscribe(
            self.client,
            "net.unsubscribe",
            call,
            SubscribeCollectionMessage::read,
        )
    }

    /// Runs a GraphQL subscription.
    ///
    /// Lost connections are reopened as for `subscribe_collection`. If the network has no
    /// subscriptions, a subscription to a single collection whose filter names accounts is followed
    /// as described there.
    ///
    /// Messages go to `callback` until it is closed.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 13
    /// (`CallbackNotRegistered`), 23 (`InvalidParams`), 602 (`SubscribeFailed`), 1203
    /// (`SpendingUnknown`).
    #[deprecated = "Since 3.0. Use subscribe_collection if a collection fits."]
    pub fn subscribe(
        &self,
        params: &ParamsOfSubscribe,
        callback: impl binding::CallbackHandler<SubscribeMessage>,
    ) -> binding::Call<ResultOfSubscribeCollection> {
        let call = binding::call(self.client, "net.subscribe", params);
        call.until_closed(SubscribeMessage::read, callback)
    }

    /// Does the same as `subscribe`, with the messages as a stream; when it is dropped,
    /// `unsubscribe` is called.
    #[cfg(feature = "stream")]
    #[must_use]
    #[deprecated = "Since 3.0. Use subscribe_collection if a collection fits."]
    pub fn subscribe_stream(
        &self,
        params: &ParamsOfSubscribe,
    ) -> crate::Opening<crate::Subscription<SubscribeMessage>> {
        let call = binding::call(self.client, "net.subscribe", params);
        binding::subscribe(self.client, "net.unsubscribe", call, SubscribeMessage::read)
    }

    /// Stops network activity until `resume`.
    ///
    /// Meanwhile queries wait; subscriptions receive 609 and their connections are closed.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`).
    pub fn suspend(&self) -> binding::Call<()> {
        binding::call(self.client, "net.suspend", &())
    }

    /// Resumes network activity after `suspend`.
    ///
    /// Active subscriptions receive 614 once they run again.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`).
    pub fn resume(&self) -> binding::Call<()> {
        binding::call(self.client, "net.resume", &())
    }

    /// Returns the last block of the shard of an account.
    ///
    /// Uses the master blocks of the collection `blocks`, if the network has it. Otherwise returns
    /// the last block of the network, `blockchain.blocks(last: 1)`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 4 (`InvalidAddress`),
    /// 601 (`QueryFailed`), 605 (`InvalidServerResponse`), 511 (`BlockNotFound`), 512
    /// (`InvalidData`).
    pub fn find_last_shard_block(
        &self,
        params: &ParamsOfFindLastShardBlock,
    ) -> binding::Call<ResultOfFindLastShardBlock> {
        binding::call(self.client, "net.find_last_shard_block", params)
    }

    /// Returns the endpoints that the node recommends.
    ///
    /// They are not used until passed to `set_endpoints`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`), 605
    /// (`InvalidServerResponse`).
    pub fn fetch_endpoints(&self) -> binding::Call<EndpointsSet> {
        binding::call(self.client, "net.fetch_endpoints", &())
    }

    /// Replaces the endpoints of this client.
    ///
    /// If the endpoint in use is in the new list, it stays in use. A list whose endpoints have
    /// fewer operators than `network.agreement` is refused (23).
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 23 (`InvalidParams`), 612
    /// (`NoEndpointsProvided`), 619 (`ParseUrlFailed`).
    pub fn set_endpoints(&self, params: &EndpointsSet) -> binding::Call<()> {
        binding::call(self.client, "net.set_endpoints", params)
    }

    /// Returns the endpoint in use and all configured endpoints.
    ///
    /// Selects an endpoint if none is in use.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`).
    pub fn get_endpoints(&self) -> binding::Call<ResultOfGetEndpoints> {
        binding::call(self.client, "net.get_endpoints", &())
    }

    /// Returns the accounts that exchanged messages with an account.
    ///
    /// Requires a service that networks with default settings lack; without it, fails with 601,
    /// with 611 in `data.cause_code`. For the next page, pass the last `cursor` as `after`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`), 605
    /// (`InvalidServerResponse`).
    pub fn query_counterparties(
        &self,
        params: &ParamsOfQueryCounterparties,
    ) -> binding::Call<ResultOfQueryCollection> {
        binding::call(self.client, "net.query_counterparties", params)
    }

    /// Returns the transactions and messages caused by a message.
    ///
    /// Requests up to 20 messages per query, follows their outbound messages, and waits for
    /// messages and transactions that do not exist yet.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 1 (`NotImplemented`),
    /// 303 (`InvalidJson`), 601 (`QueryFailed`), 605 (`InvalidServerResponse`), 616
    /// (`QueryTransactionTreeTimeout`), 904 (`DataDiffersFromProven`), 903 (`InternalError`), 901
    /// (`InvalidData`), 902 (`ProofCheckFailed`).
    pub fn query_transaction_tree(
        &self,
        params: &ParamsOfQueryTransactionTree,
    ) -> binding::Call<ResultOfQueryTransactionTree> {
        binding::call(self.client, "net.query_transaction_tree", params)
    }

    /// Creates an iterator over the blocks of all shards.
    ///
    /// Items follow the chain order of the node. Without `end_time`, there may always be more. The
    /// items have the form `BlockItem`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 23 (`InvalidParams`).
    pub fn create_block_iterator(
        &self,
        params: &ParamsOfCreateBlockIterator,
    ) -> binding::Call<RegisteredIterator> {
        binding::call(self.client, "net.create_block_iterator", params)
    }

    /// The items of `create_block_iterator` as they come; when the stream is dropped, the iterator
    /// is freed.
    #[must_use]
    pub fn blocks(
        &self,
        params: &ParamsOfCreateBlockIterator,
    ) -> crate::Opening<crate::Items<BlockItem>> {
        binding::iterate(self.client, "net.create_block_iterator", params)
    }

    /// Creates a block iterator that continues from a saved state.
    ///
    /// The items have the form `BlockItem`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 33 (`InternalError`), 23 (`InvalidParams`).
    pub fn resume_block_iterator(
        &self,
        params: &ParamsOfResumeBlockIterator,
    ) -> binding::Call<RegisteredIterator> {
        binding::call(self.client, "net.resume_block_iterator", params)
    }

    /// The items of `resume_block_iterator` as they come; when the stream is dropped, the iterator
    /// is freed.
    #[must_use]
    pub fn resume_blocks(
        &self,
        params: &ParamsOfResumeBlockIterator,
    ) -> crate::Opening<crate::Items<BlockItem>> {
        binding::iterate(self.client, "net.resume_block_iterator", params)
    }

    /// Creates an iterator over the transactions of all shards.
    ///
    /// Items follow the chain order of the node. Without `end_time`, there may always be more. The
    /// items have the form `TransactionItem`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 23 (`InvalidParams`).
    pub fn create_transaction_iterator(
        &self,
        params: &ParamsOfCreateTransactionIterator,
    ) -> binding::Call<RegisteredIterator> {
        binding::call(self.client, "net.create_transaction_iterator", params)
    }

    /// The items of `create_transaction_iterator` as they come; when the stream is dropped, the
    /// iterator is freed.
    #[must_use]
    pub fn transactions(
        &self,
        params: &ParamsOfCreateTransactionIterator,
    ) -> crate::Opening<crate::Items<TransactionItem>> {
        binding::iterate(self.client, "net.create_transaction_iterator", params)
    }

    /// Creates a transaction iterator that continues from a saved state.
    ///
    /// The account filter is not part of the state; pass it again. The items have the form
    /// `TransactionItem`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 33 (`InternalError`), 23 (`InvalidParams`).
    pub fn resume_transaction_iterator(
        &self,
        params: &ParamsOfResumeTransactionIterator,
    ) -> binding::Call<RegisteredIterator> {
        binding::call(self.client, "net.resume_transaction_iterator", params)
    }

    /// The items of `resume_transaction_iterator` as they come; when the stream is dropped, the
    /// iterator is freed.
    #[must_use]
    pub fn resume_transactions(
        &self,
        params: &ParamsOfResumeTransactionIterator,
    ) -> crate::Opening<crate::Items<TransactionItem>> {
        binding::iterate(self.client, "net.resume_transaction_iterator", params)
    }

    /// Returns the next items of an iterator.
    ///
    /// Sends at most one query, so a filter may leave no items although there are more. At the end
    /// of the chain, waits up to `network.follow_interval` before querying again. With `end_time`,
    /// ends once the clock of the node has passed that time; on nodes that do not report how far
    /// their data lags, one minute later.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 34 (`InvalidHandle`),
    /// 601 (`QueryFailed`), 605 (`InvalidServerResponse`), 624 (`ChainReplaced`).
    pub fn iterator_next(
        &self,
        params: &ParamsOfIteratorNext,
    ) -> binding::Call<ResultOfIteratorNext> {
        binding::call(self.client, "net.iterator_next", params)
    }

    /// Removes an iterator.
    ///
    /// # Errors
    ///
    /// Fails with the codes 34 (`InvalidHandle`).
    pub fn remove_iterator(&self, params: &RegisteredIterator) -> binding::Call<()> {
        binding::call(self.client, "net.remove_iterator", params)
    }

    /// Returns the signature id that the network requires.
    ///
    /// Returns `network.signature_id` if it is set; otherwise the `global_id` of the latest block
    /// if its capabilities contain `CapSignatureWithId` (0x4000000). Without endpoints, returns
    /// none, like the built-in configuration.
    ///
    /// # Errors
    ///
    /// Fails with the codes 615 (`Unauthorized`), 601 (`QueryFailed`).
    pub fn get_signature_id(&self) -> binding::Call<ResultOfGetSignatureId> {
        binding::call(self.client, "net.get_signature_id", &())
    }

    /// Returns the version and capabilities of the endpoint in use.
    ///
    /// Extension: The published library has no such function. Determined by querying the endpoint,
    /// never inferred from its version. Selects an endpoint if none is in use.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`).
    pub fn get_server_info(&self) -> binding::Call<ResultOfGetServerInfo> {
        binding::call(self.client, "net.get_server_info", &())
    }

    /// Returns the network time that messages are created with.
    ///
    /// Extension: The published library has no such function. Intended for programs that set the
    /// lifetime of messages themselves. The network time is known after the first contact with an
    /// endpoint, so this call usually makes no request. Without endpoints, or if none answers soon,
    /// returns the time of this machine.
    ///
    /// # Errors
    ///
    /// Fails with the codes 606 (`ClockOutOfSync`).
    pub fn get_time(&self) -> binding::Call<ResultOfGetTime> {
        binding::call(self.client, "net.get_time", &())
    }

    /// Returns what happened at an account after a cursor, or waits for it.
    ///
    /// Extension: The published library has no such function. A stream is a loop of such calls,
    /// each with the cursor of the previous result. Nothing is missed or repeated, neither after
    /// lost connections nor after a restart with a stored cursor, and nothing is read before it is
    /// asked for. On a development node the cursor names the chain, so that a stream ends with 624
    /// after a reset or a reverted snapshot.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 615 (`Unauthorized`), 601 (`QueryFailed`), 605
    /// (`InvalidServerResponse`), 624 (`ChainReplaced`), 512 (`InvalidData`), 23 (`InvalidParams`),
    /// 1 (`NotImplemented`), 303 (`InvalidJson`).
    pub fn follow_account(
        &self,
        params: &ParamsOfFollowAccount,
    ) -> binding::Call<ResultOfFollowAccount> {
        binding::call(self.client, "net.follow_account", params)
    }
}

/// Messages of `net.subscribe_collection`.
#[derive(Clone, Debug, PartialEq)]
pub enum SubscribeCollectionMessage {
    /// Response type 100.
    Type100(ResultOfSubscription),
    /// Response type 101.
    Type101(super::client::ClientError),
}

impl SubscribeCollectionMessage {
    fn read(response_type: u32, data: &str) -> serde_json::Result<Self> {
        match response_type {
            100 => serde_json::from_str(data).map(Self::Type100),
            101 => serde_json::from_str(data).map(Self::Type101),
            _ => Err(binding::unknown_message()),
        }
    }
}

/// Messages of `net.subscribe`.
#[derive(Clone, Debug, PartialEq)]
pub enum SubscribeMessage {
    /// Response type 100.
    Type100(ResultOfSubscription),
    /// Response type 101.
    Type101(super::client::ClientError),
}

impl SubscribeMessage {
    fn read(response_type: u32, data: &str) -> serde_json::Result<Self> {
        match response_type {
            100 => serde_json::from_str(data).map(Self::Type100),
            101 => serde_json::from_str(data).map(Self::Type101),
            _ => Err(binding::unknown_message()),
        }
    }
}
