// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// InboxModule: Deposits of followed accounts that survive the process that receives them, each delivered until
// it is booked.
type InboxModule struct{ caller rpc.Caller }

// Follow follows accounts from now on, whatever happens to this process, and collects their deposits.
//
// Extension: The published library has no such function. Answers when the accounts and their places are durable.
// From then on any client with the same storage and network reads their transactions without gaps, and stores
// each deposit once; `inbox.deposits` delivers them. Calls for the same name add accounts.
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

// Unfollow ends the following of accounts.
//
// Extension: The published library has no such function. Deposits that were collected before stay until they are
// acknowledged. What was delivered is remembered: an account that is followed again does not bring it a second
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

// List lists the followed accounts of a name, how far they were read, and what keeps them.
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

// Deposits returns deposits of followed accounts, each until it is acknowledged.
//
// Extension: The published library has no such function. Deposits come at least once, in the order of their
// numbers; those of an account in the order of its transactions. What was not acknowledged comes again, also
// after a restart. `transaction_id` is the key by which they are booked once.
//
// Wire name: inbox.deposits.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 1102
// NotFollowed.
func (m InboxModule) Deposits(ctx context.Context, params ParamsOfInboxDeposits, options ...rpc.CallOption) (result ResultOfInboxDeposits, err error) {
	err = m.caller.Call(ctx, "inbox.deposits", params, &result, options...)
	return result, err
}

// Prune forgets which transactions were delivered, of those that were acknowledged.
//
// Extension: The published library has no such function. The place of each account stays, so that nothing comes
// again by itself. Only an account that is followed anew from an earlier place brings what was forgotten once
// more.
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
	// InboxErrorCodeFollowedOtherwise: The name follows accounts with other settings: another finality, ABI or
	// treatment of bounced messages.
	InboxErrorCodeFollowedOtherwise InboxErrorCode = 1101
	// InboxErrorCodeNotFollowed: Nothing is followed under the name on this network.
	InboxErrorCodeNotFollowed InboxErrorCode = 1102
	// InboxErrorCodeInvalidInboxParameter: A parameter of the inbox is not acceptable; `data.field` names it.
	InboxErrorCodeInvalidInboxParameter InboxErrorCode = 1103
	// InboxErrorCodeTooManyAccounts: A name follows at most 10,000 accounts; `data.limit` tells the number.
	InboxErrorCodeTooManyAccounts InboxErrorCode = 1104
	// InboxErrorCodeHistoryGap: The endpoint shows a transaction without the one before it. The account stays
	// where it is until both are shown.
	InboxErrorCodeHistoryGap InboxErrorCode = 1105
)

// DepositCurrency: An amount of another currency.
type DepositCurrency struct {
	// Currency: Id of the currency.
	Currency uint32 `json:"currency"`
	// Value: The amount.
	Value string `json:"value"`
}

// DepositKind: What the item of a transaction is.
type DepositKind string

// Values of DepositKind.
const (
	// DepositKindDeposit: Value that the account received.
	DepositKindDeposit DepositKind = "deposit"
	// DepositKindBounced: Not a deposit: a message of the account came back. Only with `include_bounced`.
	DepositKindBounced DepositKind = "bounced"
	// DepositKindWithdrawn: Not a deposit: the block of a transaction that was delivered before it was final has
	// been replaced, and the deposit has not happened.
	DepositKindWithdrawn DepositKind = "withdrawn"
)

// FollowedAccount: An account and how far it was read.
type FollowedAccount struct {
	// AccountID: The account.
	AccountID string `json:"account_id"`
	// DappID: Its Dapp ID as it was given, or as the network tells it. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Cursor: Place up to which its transactions were read; to be given as `from`.
	Cursor string `json:"cursor"`
	// LastTransactionID: Last transaction that was read. Optional.
	LastTransactionID *string `json:"last_transaction_id,omitempty"`
	// LastLt: Its logical time. Optional.
	LastLt *uint64 `json:"last_lt,omitempty"`
	// Error: What keeps the account at its place. It goes on by itself when that is over. Optional.
	Error *ClientError `json:"error,omitempty"`
}

// InboxDeposit: Value that an account received by one transaction.
type InboxDeposit struct {
	// Kind: Only `deposit` is money to be credited.
	Kind DepositKind `json:"kind"`
	// AccountID: The account.
	AccountID string `json:"account_id"`
	// DappID: Its Dapp ID as the network tells it. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// TransactionID: Hash of the transaction: the key by which it is booked once.
	TransactionID string `json:"transaction_id"`
	// Lt: Logical time of the transaction; the order of the deposits of an account.
	Lt uint64 `json:"lt"`
	// Time: Time of the transaction, unix time in s.
	Time uint32 `json:"time"`
	// BlockID: Block of the transaction. Optional.
	BlockID *string `json:"block_id,omitempty"`
	// Source: Address of the sender, `0:<account_id>`. Optional.
	Source *string `json:"source,omitempty"`
	// SourceDappID: Dapp ID of the sender. Optional.
	SourceDappID *string `json:"source_dapp_id,omitempty"`
	// Value: What the account received, nano, before its own fees. Nano tokens of another Dapp ID do not count:
	// the network burns them.
	Value string `json:"value"`
	// OtherCurrencies: Other currencies that it received.
	OtherCurrencies []DepositCurrency `json:"other_currencies"`
	// MessageHash: Hash of the inbound message.
	MessageHash string `json:"message_hash"`
	// Body: Body of the message, base64 BOC. Optional.
	Body *string `json:"body,omitempty"`
	// Comment: Text of a body that is a comment: 32 zero bits and UTF-8. Optional.
	Comment *string `json:"comment,omitempty"`
	// Decoded: The body, when the ABI of the accounts knows it. Optional.
	Decoded *DecodedMessageBody `json:"decoded,omitempty"`
	// Aborted: The contract failed on it, or there is none, and the value stayed with the account.
	Aborted bool `json:"aborted"`
	// Bounced: The message is one that came back.
	Bounced bool `json:"bounced"`
	// Finality: How far the network has gone with the transaction.
	Finality Finality `json:"finality"`
}

// MarshalJSON implements json.Marshaler.
func (v InboxDeposit) MarshalJSON() ([]byte, error) {
	type plain InboxDeposit
	if v.OtherCurrencies == nil {
		v.OtherCurrencies = []DepositCurrency{}
	}
	return wire.Marshal(plain(v))
}

// NumberedDeposit: A deposit and its place.
type NumberedDeposit struct {
	// Number: Its place among the deposits of the name; they come in the order of it.
	Number string `json:"number"`
	// Deposit: The deposit.
	Deposit InboxDeposit `json:"deposit"`
}

// ParamsOfInboxDeposits: Which deposits.
type ParamsOfInboxDeposits struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// After: Only those behind this one: `number` of a deposit. Optional.
	After *string `json:"after,omitempty"`
	// Acknowledge: This deposit and all before it are done with and never come again. Optional.
	Acknowledge *string `json:"acknowledge,omitempty"`
	// Limit: At most so many. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
	// WaitMs: How long to wait for a deposit while there is none. Default 0. At most 3600000. Optional.
	WaitMs *uint32 `json:"wait_ms,omitempty"`
}

// ParamsOfInboxFollow: Accounts to be followed.
type ParamsOfInboxFollow struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// Accounts: Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps its
	// place. At most 10,000 under a name.
	Accounts []string `json:"accounts"`
	// From: Where new accounts begin: `now`; `beginning`, with the first transaction that the network keeps; a
	// unix time in s; or the `cursor` of one account in `inbox.list`. Default "now". Optional.
	From *string `json:"from,omitempty"`
	// Finality: How far the network has to have gone with a transaction before it is delivered. All calls for a
	// name state the same. Default "final". Optional.
	Finality *Finality `json:"finality,omitempty"`
	// ABI: ABI of the accounts: decodes the bodies of messages. All calls for a name state the same. Optional.
	ABI Abi `json:"abi,omitempty"`
	// IncludeBounced: Also deliver messages that came back to their sender, which are no deposits, with
	// `bounced` true. All calls for a name state the same. Default false. Optional.
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

// ParamsOfInboxList: Which accounts.
type ParamsOfInboxList struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// After: Only those behind this account: `next` of the page before. Optional.
	After *string `json:"after,omitempty"`
	// Limit: At most so many. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
}

// ParamsOfInboxPrune: Which transactions are forgotten.
type ParamsOfInboxPrune struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// Before: Ids of transactions that were delivered before this time, unix time in ms, and acknowledged.
	// Followed again from an earlier place, they come again.
	Before uint64 `json:"before"`
}

// ParamsOfInboxUnfollow: Accounts that are not followed any more.
type ParamsOfInboxUnfollow struct {
	// Name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
	// accounts. Default "default". Optional.
	Name *string `json:"name,omitempty"`
	// Accounts: Addresses in any form. Absent: all of the name. Optional.
	Accounts []string `json:"accounts,omitzero"`
}

// ResultOfInboxDeposits: Deposits, the oldest first.
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

// ResultOfInboxFollow: Accounts that are followed.
type ResultOfInboxFollow struct {
	// Added: How many accounts are new.
	Added uint32 `json:"added"`
	// Count: How many accounts are followed under the name.
	Count uint32 `json:"count"`
}

// ResultOfInboxList: Followed accounts by their ids.
type ResultOfInboxList struct {
	// Finality: What the name waits for.
	Finality Finality `json:"finality"`
	// Count: How many accounts are followed under the name.
	Count uint32 `json:"count"`
	// Accounts: The accounts.
	Accounts []FollowedAccount `json:"accounts"`
	// Next: Where the next page begins; absent on the last one. Optional.
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

// ResultOfInboxPrune: What was forgotten.
type ResultOfInboxPrune struct {
	// Count: How many transactions.
	Count uint32 `json:"count"`
}

// ResultOfInboxUnfollow: What is left.
type ResultOfInboxUnfollow struct {
	// Removed: How many accounts were followed before.
	Removed uint32 `json:"removed"`
	// Count: How many accounts are followed under the name.
	Count uint32 `json:"count"`
}
