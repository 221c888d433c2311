// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// OutboxModule: Messages that survive the process that sends them, each sent once, each with an end.
type OutboxModule struct{ caller rpc.Caller }

// Send stores a message that is sent from now on, whatever happens to this process.
//
// Extension: The published library has no such function. Answers as soon as the entry is durable, before the
// first byte of its message leaves. From then on any client with the same storage and network works on it, one
// after the other within a group, until its end is known. The same key never sends twice: a second request with
// the same parameters answers with the entry that is there, one with others is an error (1001).
//
// Wire name: outbox.send.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 26 AppRequestError, 29
// CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3
// InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116
// Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133
// CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered,
// 4 InvalidAddress, 301 RequiredAddressMissingForEncodeMessage, 302 RequiredCallSetMissingForEncodeMessage, 305
// EncodeDeployMessageFailed, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 308 InvalidTvcImage, 312
// InvalidFunctionId, 314 EncodeInitialDataFailed, 316 PubKeyNotSupported, 14 NetModuleNotInit, 35
// LocalStorageError, 1001 KeyInUse, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter, 513
// ExternalSignerMustNotBeUsed, 512 InvalidData, 519 MessageUnprotected, 1201 RecipientNotAllowed, 1202
// SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved.
func (m OutboxModule) Send(ctx context.Context, params ParamsOfOutboxSend, options ...rpc.CallOption) (result ResultOfOutboxSend, err error) {
	err = m.caller.Call(ctx, "outbox.send", params, &result, options...)
	return result, err
}

// Get returns one entry of the outbox.
//
// Extension: The published library has no such function.
//
// Wire name: outbox.get.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1002 EntryNotFound, 1004
// InvalidOutboxParameter.
func (m OutboxModule) Get(ctx context.Context, params ParamsOfOutboxEntry, options ...rpc.CallOption) (result ResultOfOutboxGet, err error) {
	err = m.caller.Call(ctx, "outbox.get", params, &result, options...)
	return result, err
}

// List lists entries of the outbox, the oldest first.
//
// Extension: The published library has no such function.
//
// Wire name: outbox.list.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
func (m OutboxModule) List(ctx context.Context, params ParamsOfOutboxList, options ...rpc.CallOption) (result ResultOfOutboxList, err error) {
	err = m.caller.Call(ctx, "outbox.list", params, &result, options...)
	return result, err
}

// Cancel cancels an entry whose message has not left.
//
// Extension: The published library has no such function. Once the bytes of a message may have left nothing takes
// them back: the entry stays, and the result says so.
//
// Wire name: outbox.cancel.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1002 EntryNotFound, 1004
// InvalidOutboxParameter.
func (m OutboxModule) Cancel(ctx context.Context, params ParamsOfOutboxEntry, options ...rpc.CallOption) (result ResultOfOutboxCancel, err error) {
	err = m.caller.Call(ctx, "outbox.cancel", params, &result, options...)
	return result, err
}

// Release decides about entries that are held since the storage was restored.
//
// Extension: The published library has no such function. For entries of which nothing proves whether they were
// sent after the copy was made. Look at the history of the account first: an entry that is released as `unsent`
// and was sent pays twice. Entries that are not held stay as they are.
//
// Wire name: outbox.release.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1002 EntryNotFound, 1004
// InvalidOutboxParameter.
func (m OutboxModule) Release(ctx context.Context, params ParamsOfOutboxRelease, options ...rpc.CallOption) (result ResultOfOutboxRelease, err error) {
	err = m.caller.Call(ctx, "outbox.release", params, &result, options...)
	return result, err
}

// Prune forgets entries that have ended, with their keys.
//
// Extension: The published library has no such function. A key that is forgotten can be used again, and then
// sends again. Entries that ended as `unknown` stay.
//
// Wire name: outbox.prune.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
func (m OutboxModule) Prune(ctx context.Context, params ParamsOfOutboxPrune, options ...rpc.CallOption) (result ResultOfOutboxPrune, err error) {
	err = m.caller.Call(ctx, "outbox.prune", params, &result, options...)
	return result, err
}

// Results returns the ends of entries, each until it is acknowledged.
//
// Extension: The published library has no such function. Results come at least once, in the order of their
// numbers; those of a group in the order of its entries. What was not acknowledged comes again, also after a
// restart. An entry that ended as `unknown` may have a second result later, which supersedes the first.
//
// Wire name: outbox.results.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter.
func (m OutboxModule) Results(ctx context.Context, params ParamsOfOutboxResults, options ...rpc.CallOption) (result ResultOfOutboxResults, err error) {
	err = m.caller.Call(ctx, "outbox.results", params, &result, options...)
	return result, err
}

// Acknowledge marks one result as done with: it never comes again.
//
// Extension: The published library has no such function. Other results stay, also those before it: applications
// that work on several results at once acknowledge each by itself. Nothing happens when the result was
// acknowledged before.
//
// Wire name: outbox.acknowledge.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter.
func (m OutboxModule) Acknowledge(ctx context.Context, params ParamsOfOutboxAcknowledge, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "outbox.acknowledge", params, nil, options...)
}

// RegisterSigner names a signing box of this connection, for entries that wait for it.
//
// Extension: The published library has no such function. Neither the box nor its key is stored: an application
// registers its signers each time it connects. An entry is signed by a box with the same public key only.
//
// Wire name: outbox.register_signer.
//
// Errors: 121 SigningBoxNotRegistered, 1004 InvalidOutboxParameter.
func (m OutboxModule) RegisterSigner(ctx context.Context, params ParamsOfOutboxRegisterSigner, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "outbox.register_signer", params, nil, options...)
}

// OutboxErrorCode: Numbers of the errors of module outbox.
type OutboxErrorCode = int

// Values of OutboxErrorCode.
const (
	// OutboxErrorCodeKeyInUse: The key belongs to an entry with other parameters: it was used for another
	// message, and never sends a second one.
	OutboxErrorCodeKeyInUse OutboxErrorCode = 1001
	// OutboxErrorCodeEntryNotFound: The outbox of this network has no such entry.
	OutboxErrorCodeEntryNotFound OutboxErrorCode = 1002
	// OutboxErrorCodeNetworkNotIdentified: These endpoints were not used before, and none of them can be reached
	// to tell which network it is.
	OutboxErrorCodeNetworkNotIdentified OutboxErrorCode = 1003
	// OutboxErrorCodeInvalidOutboxParameter: A parameter of the outbox is not acceptable; `data.field` names it.
	OutboxErrorCodeInvalidOutboxParameter OutboxErrorCode = 1004
)

// OutboxDecision: What became of a held entry.
type OutboxDecision string

// Values of OutboxDecision.
const (
	// OutboxDecisionUnsent: It was not sent after the copy was made: it is sent now.
	OutboxDecisionUnsent OutboxDecision = "unsent"
	// OutboxDecisionUnknown: It was sent, or nobody can tell: it ends as `unknown`, and is never sent.
	OutboxDecisionUnknown OutboxDecision = "unknown"
)

// OutboxEntry: An entry of the outbox.
type OutboxEntry struct {
	// ID: Id of the entry.
	ID string `json:"id"`
	// Key: Its key. Optional.
	Key *string `json:"key,omitempty"`
	// Group: Its group.
	Group string `json:"group"`
	// State: Where its message is.
	State OutboxState `json:"state"`
	// AccountID: Destination.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the destination. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// MessageHash: Hash of its message; absent before it is signed. Optional.
	MessageHash *string `json:"message_hash,omitempty"`
	// ExpireAt: When that message expires, unix time in s; absent for one that does not. Optional.
	ExpireAt *uint32 `json:"expire_at,omitempty"`
	// Replaced: Hashes of earlier messages, which are proven not to have been executed.
	Replaced []string `json:"replaced"`
	// CreatedAt: Unix time in ms.
	CreatedAt uint64 `json:"created_at"`
	// ChangedAt: When it came into its state, unix time in ms.
	ChangedAt uint64 `json:"changed_at"`
	// NotBefore: As given. Optional.
	NotBefore *uint32 `json:"not_before,omitempty"`
	// GiveUpAt: As given. Optional.
	GiveUpAt *uint32 `json:"give_up_at,omitempty"`
	// Held: It is not sent for the time being. Optional.
	Held *OutboxHold `json:"held,omitempty"`
	// TransactionID: Hash of the transaction. Optional.
	TransactionID *string `json:"transaction_id,omitempty"`
	// ExitCode: Exit code of an aborted one. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// Fees: What it cost. Optional.
	Fees *TransactionFees `json:"fees,omitempty"`
	// Output: What the function returned, when the ABI is known. Optional.
	Output json.RawMessage `json:"output,omitempty"`
	// Finality: How far the network has gone with the transaction. Optional.
	Finality *Finality `json:"finality,omitempty"`
	// Error: Why it ended without success, or what last kept it from its end. Optional.
	Error *ClientError `json:"error,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v OutboxEntry) MarshalJSON() ([]byte, error) {
	type plain OutboxEntry
	if v.Replaced == nil {
		v.Replaced = []string{}
	}
	return wire.Marshal(plain(v))
}

// OutboxHold: The storage was restored from a copy, and the entry may have been sent after the copy was made: it
// waits for proof, or for `outbox.release`.
type OutboxHold struct {
	// Reason: What the last check has found.
	Reason OutboxHoldReason `json:"reason"`
	// Matches: Transactions that may have been those of the entry.
	Matches []string `json:"matches"`
	// MadeAt: When the copy was made, unix time in ms.
	MadeAt uint64 `json:"made_at"`
	// RestoredAt: When it was brought back, unix time in ms.
	RestoredAt uint64 `json:"restored_at"`
}

// MarshalJSON implements json.Marshaler.
func (v OutboxHold) MarshalJSON() ([]byte, error) {
	type plain OutboxHold
	if v.Matches == nil {
		v.Matches = []string{}
	}
	return wire.Marshal(plain(v))
}

// OutboxHoldReason: Why an entry of a restored storage is held.
type OutboxHoldReason string

// Values of OutboxHoldReason.
const (
	// OutboxHoldReasonNotChecked: The network was not there yet, or does not show the whole history of the
	// account.
	OutboxHoldReasonNotChecked OutboxHoldReason = "not_checked"
	// OutboxHoldReasonTooEarly: A message that left before the restoration could still be executed.
	OutboxHoldReasonTooEarly OutboxHoldReason = "too_early"
	// OutboxHoldReasonExecutedSince: The account has executed the same call since: perhaps for this entry.
	OutboxHoldReasonExecutedSince OutboxHoldReason = "executed_since"
	// OutboxHoldReasonNoProof: The ABI is not known, or the contract has no `expire`: nothing can be proven.
	OutboxHoldReasonNoProof OutboxHoldReason = "no_proof"
)

// OutboxResult: The end of an entry.
type OutboxResult struct {
	// Number: Its place among the results of the outbox; they come in the order of it.
	Number string `json:"number"`
	// Entry: The entry as it was then.
	Entry OutboxEntry `json:"entry"`
}

// OutboxSigner: Who signs the message of an entry.
//
// One of OutboxSignerNamed, and from a newer daemon also UnknownVariant.
type OutboxSigner interface{ isOutboxSigner() }

// OutboxSignerNamed: A signing box that the application registers under this name with `outbox.register_signer`,
// each time it connects. Until somebody does, the entry waits.
type OutboxSignerNamed struct {
	// Name: Name, 1 to 64 characters.
	Name string `json:"name"`
	// PublicKey: Its public key. Absent: that of the box which is registered now, else of the first one that
	// signs. Optional.
	PublicKey *string `json:"public_key,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v OutboxSignerNamed) MarshalJSON() ([]byte, error) {
	type plain OutboxSignerNamed
	return wire.Tagged("Named", plain(v))
}

func (OutboxSignerNamed) isOutboxSigner() {}

func (UnknownVariant) isOutboxSigner() {}

func decodeOutboxSigner(data []byte) (OutboxSigner, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Named":
		return wire.As[OutboxSignerNamed](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// OutboxState: Where the message of an entry is.
type OutboxState string

// Values of OutboxState.
const (
	// OutboxStateQueued: It waits for its turn, or for `not_before`; nothing has left.
	OutboxStateQueued OutboxState = "queued"
	// OutboxStateSigning: Its signer is asked, or not connected; nothing has left.
	OutboxStateSigning OutboxState = "signing"
	// OutboxStateSending: Its bytes are final and may have left.
	OutboxStateSending OutboxState = "sending"
	// OutboxStateSent: It has left; what became of it is being looked for.
	OutboxStateSent OutboxState = "sent"
	// OutboxStateExecuted: End: its transaction succeeded.
	OutboxStateExecuted OutboxState = "executed"
	// OutboxStateAborted: End: its transaction was aborted.
	OutboxStateAborted OutboxState = "aborted"
	// OutboxStateExpired: End: it was not executed and never will be; its time is over.
	OutboxStateExpired OutboxState = "expired"
	// OutboxStateRefused: End: it was refused, and was not executed and never will be.
	OutboxStateRefused OutboxState = "refused"
	// OutboxStateCancelled: End: it was cancelled before it left.
	OutboxStateCancelled OutboxState = "cancelled"
	// OutboxStateUnknown: End for now: nobody can tell. A later finding follows as another result.
	OutboxStateUnknown OutboxState = "unknown"
)

// ParamsOfOutboxAcknowledge: Which result is done with.
type ParamsOfOutboxAcknowledge struct {
	// Number: `number` of the result, 16 digits.
	Number string `json:"number"`
}

// ParamsOfOutboxEntry: An entry, by its id or its key.
type ParamsOfOutboxEntry struct {
	// ID: Its id. Optional.
	ID *string `json:"id,omitempty"`
	// Key: Its key. Optional.
	Key *string `json:"key,omitempty"`
}

// ParamsOfOutboxList: Which entries.
type ParamsOfOutboxList struct {
	// State: Only those in this state. Optional.
	State *OutboxState `json:"state,omitempty"`
	// Group: Only those of this group. Optional.
	Group *string `json:"group,omitempty"`
	// Held: Only those that are held since the storage was restored, or only those that are not. Optional.
	Held *bool `json:"held,omitempty"`
	// After: Only those behind this id: `next` of the page before. Optional.
	After *string `json:"after,omitempty"`
	// Limit: At most so many. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
}

// ParamsOfOutboxPrune: Which entries are forgotten.
type ParamsOfOutboxPrune struct {
	// EndedBefore: Entries that ended before this time, unix time in ms, and whose results were acknowledged.
	// Their keys go with them.
	EndedBefore uint64 `json:"ended_before"`
}

// ParamsOfOutboxRegisterSigner: A signer of this connection.
type ParamsOfOutboxRegisterSigner struct {
	// Name: Name, 1 to 64 characters. One that was registered before is replaced.
	Name string `json:"name"`
	// Handle: Signing box, of the library or of the application.
	Handle SigningBoxHandle `json:"handle"`
}

// ParamsOfOutboxRelease: Held entries, by id, key or group, or all of them.
type ParamsOfOutboxRelease struct {
	// ID: Id of one entry. Optional.
	ID *string `json:"id,omitempty"`
	// Key: Key of one entry. Optional.
	Key *string `json:"key,omitempty"`
	// Group: All of this group. Optional.
	Group *string `json:"group,omitempty"`
	// All: All of this network. With `unsent` also keys that come anew are not checked any more for the restores
	// until now. Default false. Optional.
	All *bool `json:"all,omitempty"`
	// Decision: What became of them.
	Decision OutboxDecision `json:"decision"`
}

// ParamsOfOutboxResults: Which results.
type ParamsOfOutboxResults struct {
	// Group: Only those of this group. Optional.
	Group *string `json:"group,omitempty"`
	// After: Only those behind this one: `number` of a result. Optional.
	After *string `json:"after,omitempty"`
	// Acknowledge: This result and all before it, of the group if one is given, are done with and never come
	// again. Optional.
	Acknowledge *string `json:"acknowledge,omitempty"`
	// Limit: At most so many. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
	// WaitMs: How long to wait for a result while there is none. Default 0. At most 3600000. Optional.
	WaitMs *uint32 `json:"wait_ms,omitempty"`
}

// ParamsOfOutboxSend: A message for the outbox.
type ParamsOfOutboxSend struct {
	// Key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
	// Absent: the entry has none. Optional.
	Key *string `json:"key,omitempty"`
	// MessageEncodeParams: The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed at
	// once, and never anew; the keys are not stored. With the field `signer` of the entry it has to be
	// `Signer.None`. Optional.
	MessageEncodeParams *ParamsOfEncodeMessage `json:"message_encode_params,omitempty"`
	// Message: A finished external message instead: it is sent as it is, never made anew. Optional.
	Message *string `json:"message,omitempty"`
	// ABI: ABI of `message`: tells when it expires and decodes what the contract returns. Optional.
	ABI Abi `json:"abi,omitempty"`
	// Signer: Who signs the message when its turn comes, and again should it expire. Optional.
	Signer OutboxSigner `json:"signer,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all
	// others its absence refuses the entry (518).
	DappID string `json:"dapp_id"`
	// Group: Entries of a group are sent one after the other, each after the end of the one before. Default: the
	// account and the key that signs. Optional.
	Group *string `json:"group,omitempty"`
	// NotBefore: Nothing leaves before this time, unix time in s. Optional.
	NotBefore *uint32 `json:"not_before,omitempty"`
	// GiveUpAt: Nothing leaves after this time, and no message lives longer, unix time in s. Optional.
	GiveUpAt *uint32 `json:"give_up_at,omitempty"`
	// Unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
	// once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Default
	// false. Optional.
	Unprotected *bool `json:"unprotected,omitempty"`
	// AllowRepeat: Only of meaning after the storage was restored from a copy: nothing was sent with this key
	// after the copy was made, and the entry need not be checked for it. Default false. Optional.
	AllowRepeat *bool `json:"allow_repeat,omitempty"`
	// Rules: Chain rules of `message`. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfOutboxSend) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfOutboxSend
	var fields struct {
		*plain
		// As text.
		ABI json.RawMessage `json:"abi"`
		// As text.
		Signer json.RawMessage `json:"signer"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	if v.Signer, err = decodeOutboxSigner(fields.Signer); err != nil {
		return fmt.Errorf("signer: %w", err)
	}
	return nil
}

// ResultOfOutboxCancel: What became of the wish.
type ResultOfOutboxCancel struct {
	// IsCancelled: False: the message may have left, or the entry had ended before.
	IsCancelled bool `json:"is_cancelled"`
	// Entry: The entry.
	Entry OutboxEntry `json:"entry"`
}

// ResultOfOutboxGet: An entry.
type ResultOfOutboxGet struct {
	// Entry: The entry.
	Entry OutboxEntry `json:"entry"`
}

// ResultOfOutboxList: Entries, the oldest first.
type ResultOfOutboxList struct {
	// Entries: The entries.
	Entries []OutboxEntry `json:"entries"`
	// Next: Where the next page begins; absent on the last one. Optional.
	Next *string `json:"next,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfOutboxList) MarshalJSON() ([]byte, error) {
	type plain ResultOfOutboxList
	if v.Entries == nil {
		v.Entries = []OutboxEntry{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfOutboxPrune: What was forgotten.
type ResultOfOutboxPrune struct {
	// Count: How many entries.
	Count uint32 `json:"count"`
}

// ResultOfOutboxRelease: What was released.
type ResultOfOutboxRelease struct {
	// Entries: The entries.
	Entries []OutboxEntry `json:"entries"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfOutboxRelease) MarshalJSON() ([]byte, error) {
	type plain ResultOfOutboxRelease
	if v.Entries == nil {
		v.Entries = []OutboxEntry{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfOutboxResults: Results, the oldest first.
type ResultOfOutboxResults struct {
	// Results: The results.
	Results []OutboxResult `json:"results"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfOutboxResults) MarshalJSON() ([]byte, error) {
	type plain ResultOfOutboxResults
	if v.Results == nil {
		v.Results = []OutboxResult{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfOutboxSend: An entry that is stored.
type ResultOfOutboxSend struct {
	// Entry: The entry.
	Entry OutboxEntry `json:"entry"`
	// IsNew: False: the key had this entry already, and nothing was added.
	IsNew bool `json:"is_new"`
}
