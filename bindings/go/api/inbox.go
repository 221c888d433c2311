// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// InboxModule: Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.
type InboxModule struct{ caller rpc.Caller }

// Follow starts following accounts and collecting their deposits; following survives the end of this process.
//
// Extension: The published library has no such function. Returns once the accounts and their positions are
// stored. From then on, any client with the same storage and network reads their transactions without gaps and
// stores each deposit once; `inbox.deposits` delivers them. Calls with the same name add accounts.
//
// Wire name: inbox.follow.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 615
// Unauthorized, 601 QueryFailed, 901 InvalidData, 1203 SpendingUnknown, 4 InvalidAddress, 303 InvalidJson, 1
// NotImplemented, 605 InvalidServerResponse, 624 ChainReplaced, 1101 FollowedOtherwise, 1104 TooManyAccounts.
func (m InboxModule) Follow(ctx context.Context, params ParamsOfInboxFollow, options ...rpc.CallOption) (result ResultOfInboxFollow, err error) {
	err = m.caller.Call(ctx, "inbox.follow", params, &result, options...)
	return result, err
}

// Unfollow stops following accounts.
//
// Extension: The published library has no such function. Deposits already collected stay until they are
// acknowledged. Delivered deposits are remembered: following an account again does not deliver them a second
// time.
//
// Wire name: inbox.unfollow.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 4
// InvalidAddress, 1102 NotFollowed, 1104 TooManyAccounts.
func (m InboxModule) Unfollow(ctx context.Context, params ParamsOfInboxUnfollow, options ...rpc.CallOption) (result ResultOfInboxUnfollow, err error) {
	err = m.caller.Call(ctx, "inbox.unfollow", params, &result, options...)
	return result, err
}

// List lists the accounts followed under a name, the position of each, and what blocks it.
//
// Extension: The published library has no such function.
//
// Wire name: inbox.list.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 1102
// NotFollowed.
func (m InboxModule) List(ctx context.Context, params ParamsOfInboxList, options ...rpc.CallOption) (result ResultOfInboxList, err error) {
	err = m.caller.Call(ctx, "inbox.list", params, &result, options...)
	return result, err
}

// Deposits returns unacknowledged deposits of followed accounts.
//
// Extension: The published library has no such function. Delivery is at least once, in order of `number`;
// deposits of one account follow the order of its transactions. Unacknowledged deposits are returned again, even
// after a restart. Use `transaction_id` as the key to book each deposit once.
//
// Wire name: inbox.deposits.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 1102
// NotFollowed.
func (m InboxModule) Deposits(ctx context.Context, params ParamsOfInboxDeposits, options ...rpc.CallOption) (result ResultOfInboxDeposits, err error) {
	err = m.caller.Call(ctx, "inbox.deposits", params, &result, options...)
	return result, err
}

// Prune removes the records of delivered and acknowledged transactions.
//
// Extension: The published library has no such function. The position of each account is kept, so nothing is
// delivered again. Only an account that is unfollowed and followed again from an earlier position delivers the
// removed transactions once more.
//
// Wire name: inbox.prune.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter.
func (m InboxModule) Prune(ctx context.Context, params ParamsOfInboxPrune, options ...rpc.CallOption) (result ResultOfInboxPrune, err error) {
	err = m.caller.Call(ctx, "inbox.prune", params, &result, options...)
	return result, err
}

// InboxErrorCode: Numbers of the errors of module inbox.
type InboxErrorCode = int

// Values of InboxErrorCode.
const (
	// InboxErrorCodeFollowedOtherwise: The name follows accounts with different settings: finality, ABI or
	// treatment of bounced messages.
	InboxErrorCodeFollowedOtherwise InboxErrorCode = 1101
	// InboxErrorCodeNotFollowed: No accounts are followed under this name on this network.
	InboxErrorCodeNotFollowed InboxErrorCode = 1102
	// InboxErrorCodeInvalidInboxParameter: A parameter of the inbox is invalid; `data.field` names it.
	InboxErrorCodeInvalidInboxParameter InboxErrorCode = 1103
	// InboxErrorCodeTooManyAccounts: A name follows at most 10,000 accounts; `data.limit` is the maximum.
	InboxErrorCodeTooManyAccounts InboxErrorCode = 1104
	// InboxErrorCodeHistoryGap: The endpoint returns a transaction without the one before it. The account does
	// not advance until both are available.
	InboxErrorCodeHistoryGap InboxErrorCode = 1105
)

// DepositAmount: What arrived of one currency.
type DepositAmount struct {
	// Currency: Id of the currency: 0 is the main currency, 1 NACKL, 2 SHELL.
	Currency uint32 `json:"currency"`
	// Amount: Amount that the account received, in nano units, before its own fees.
	Amount string `json:"amount"`
}

// DepositKind: Kind of an inbox item.
type DepositKind string

// Values of DepositKind.
const (
	// DepositKindDeposit: A payment that arrived, at least in part: book every item of `amounts`.
	DepositKindDeposit DepositKind = "deposit"
	// DepositKindBurnt: Not a deposit: a payment reached the account but was lost completely; `losses` says what
	// was lost and why.
	DepositKindBurnt DepositKind = "burnt"
	// DepositKindBounced: Not a deposit: a message of the account bounced. Only with `include_bounced`.
	DepositKindBounced DepositKind = "bounced"
	// DepositKindWithdrawn: Not a deposit: the block of a transaction that was delivered before it was final has
	// been replaced, and the deposit did not happen.
	DepositKindWithdrawn DepositKind = "withdrawn"
)

// FollowedAccount: A followed account and its position.
type FollowedAccount struct {
	// AccountID: The account.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account, as given or as reported by the network. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Cursor: Position up to which its transactions have been read; can be used as `from`.
	Cursor string `json:"cursor"`
	// LastTransactionID: Last transaction read. Optional.
	LastTransactionID *string `json:"last_transaction_id,omitempty"`
	// LastLt: Logical time of the last transaction read. Optional.
	LastLt *uint64 `json:"last_lt,omitempty"`
	// Error: Why the account is not advancing. It continues automatically once the cause is gone. Optional.
	Error *ClientError `json:"error,omitempty"`
}

// InboxDeposit: What an account received in one transaction.
type InboxDeposit struct {
	// Kind: Credit money only for `deposit`.
	Kind DepositKind `json:"kind"`
	// AccountID: The account.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account, as reported by the network. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// TransactionID: Hash of the transaction; use it as the key to book the deposit once.
	TransactionID string `json:"transaction_id"`
	// Lt: Logical time of the transaction; orders the deposits of an account.
	Lt uint64 `json:"lt"`
	// Time: Time of the transaction, Unix time in s.
	Time uint32 `json:"time"`
	// BlockID: Block that contains the transaction. Optional.
	BlockID *string `json:"block_id,omitempty"`
	// Source: Address of the sender, `0:<account_id>`. Optional.
	Source *string `json:"source,omitempty"`
	// SourceDappID: Dapp ID of the sender. Optional.
	SourceDappID *string `json:"source_dapp_id,omitempty"`
	// Amounts: What arrived, one item per currency, in the order of their ids; empty for `burnt`. Book every
	// item.
	Amounts []DepositAmount `json:"amounts"`
	// Losses: What was lost on arrival, such as tokens from another Dapp ID. It is not part of `amounts`.
	Losses []Loss `json:"losses"`
	// MessageHash: Hash of the inbound message.
	MessageHash string `json:"message_hash"`
	// Body: Body of the message, base64 BOC. Optional.
	Body *string `json:"body,omitempty"`
	// Comment: Comment text, if the body is 32 zero bits followed by UTF-8. Optional.
	Comment *string `json:"comment,omitempty"`
	// Decoded: The decoded body, if it matches the ABI of the accounts. Optional.
	Decoded *DecodedMessageBody `json:"decoded,omitempty"`
	// Aborted: Whether the contract failed or does not exist; the amounts that arrived stay with the account.
	Aborted bool `json:"aborted"`
	// Bounced: The message is a bounced one.
	Bounced bool `json:"bounced"`
	// Finality: How final the transaction is.
	Finality Finality `json:"finality"`
}

// MarshalJSON implements json.Marshaler.
func (v InboxDeposit) MarshalJSON() ([]byte, error) {
	type plain InboxDeposit
	if v.Amounts == nil {
		v.Amounts = []DepositAmount{}
	}
	if v.Losses == nil {
		v.Losses = []Loss{}
	}
	return wire.Marshal(plain(v))
}

// NumberedDeposit: A deposit and its number.
type NumberedDeposit struct {
	// Number: Position among the deposits of the name; deposits are returned in this order.
	Number string `json:"number"`
	// Deposit: The deposit.
	Deposit InboxDeposit `json:"deposit"`
}

// ParamsOfInboxDeposits: Which deposits to return.
type ParamsOfInboxDeposits struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// After: Only deposits after this `number`. Optional.
	After *string `json:"after,omitempty"`
	// Acknowledge: Acknowledges this deposit and all before it; they are never returned again. A number beyond
	// the last deposit is refused. Optional.
	Acknowledge *string `json:"acknowledge,omitempty"`
	// Limit: Maximum number of items. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
	// WaitMs: How long to wait for a deposit if there is none, in ms. Default 0. At most 3600000. Optional.
	WaitMs *uint32 `json:"wait_ms,omitempty"`
}

// ParamsOfInboxFollow: Accounts to follow.
type ParamsOfInboxFollow struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// Accounts: Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps its
	// position. At most 10,000 per name.
	Accounts []string `json:"accounts"`
	// From: Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps; a Unix
	// time in s; or the `cursor` of one account in `inbox.list`. Default "now". Optional.
	From *string `json:"from,omitempty"`
	// Finality: How final a transaction must be before it is delivered. Must be the same in all calls for a
	// name. Default "final". Optional.
	Finality *Finality `json:"finality,omitempty"`
	// ABI: ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name.
	// Optional.
	ABI Abi `json:"abi,omitempty"`
	// IncludeBounced: Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must be
	// the same in all calls for a name. Default false. Optional.
	IncludeBounced *bool `json:"include_bounced,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfInboxFollow) MarshalJSON() ([]byte, error) {
	type plain ParamsOfInboxFollow
	if v.Accounts == nil {
		v.Accounts = []string{}
	}
	return wire.Marshal(plain(v))
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfInboxFollow) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfInboxFollow
	var fields struct {
		*plain
		// As text.
		ABI json.RawMessage `json:"abi"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	return nil
}

// ParamsOfInboxList: Which accounts to list.
type ParamsOfInboxList struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// After: Only accounts after this one: `next` of the previous page. Optional.
	After *string `json:"after,omitempty"`
	// Limit: Maximum number of items. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
}

// ParamsOfInboxPrune: Which transactions to forget.
type ParamsOfInboxPrune struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// Before: Forget acknowledged transactions delivered before this time, Unix time in ms. If their account is
	// followed again from an earlier position, they are delivered again.
	Before uint64 `json:"before"`
}

// ParamsOfInboxUnfollow: Accounts to stop following.
type ParamsOfInboxUnfollow struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// Accounts: Addresses in any form. Default: all accounts of the name. Optional.
	Accounts []string `json:"accounts,omitzero"`
}

// ResultOfInboxDeposits: Deposits, oldest first.
type ResultOfInboxDeposits struct {
	// Deposits: The deposits.
	Deposits []NumberedDeposit `json:"deposits"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfInboxDeposits) MarshalJSON() ([]byte, error) {
	type plain ResultOfInboxDeposits
	if v.Deposits == nil {
		v.Deposits = []NumberedDeposit{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfInboxFollow: The followed accounts.
type ResultOfInboxFollow struct {
	// Added: Number of newly added accounts.
	Added uint32 `json:"added"`
	// Count: Number of accounts followed under the name.
	Count uint32 `json:"count"`
}

// ResultOfInboxList: Followed accounts, ordered by id.
type ResultOfInboxList struct {
	// Finality: Finality the name waits for.
	Finality Finality `json:"finality"`
	// Count: Number of accounts followed under the name.
	Count uint32 `json:"count"`
	// Accounts: The accounts.
	Accounts []FollowedAccount `json:"accounts"`
	// Next: Where the next page begins; absent on the last page. Optional.
	Next *string `json:"next,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfInboxList) MarshalJSON() ([]byte, error) {
	type plain ResultOfInboxList
	if v.Accounts == nil {
		v.Accounts = []FollowedAccount{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfInboxPrune: Result of the removal.
type ResultOfInboxPrune struct {
	// Count: Number of transactions removed.
	Count uint32 `json:"count"`
}

// ResultOfInboxUnfollow: The remaining accounts.
type ResultOfInboxUnfollow struct {
	// Removed: Number of accounts removed.
	Removed uint32 `json:"removed"`
	// Count: Number of accounts followed under the name.
	Count uint32 `json:"count"`
}
