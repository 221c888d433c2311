// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// OutboxModule: Messages stored until they have a result: they survive the process that sends them, and each is
// sent once.
type OutboxModule struct{ caller rpc.Caller }

// Send stores a message and sends it; sending survives the end of this process.
//
// Extension: The published library has no such function. Returns once the entry is stored, before any byte of
// its message is sent. From then on, any client with the same storage and network works on it until it has a
// result, one entry at a time within a group. The same key never sends twice: a second request with the same
// parameters returns the existing entry; one with different parameters is an error (1001).
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
// ExternalSignerMustNotBeUsed, 512 InvalidData, 519 MessageUnprotected, 23 InvalidParams, 521 LossNotAccepted,
// 606 ClockOutOfSync, 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204
// SpendingNotApproved, 1205 LossNotAllowed.
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

// List lists entries of the outbox, oldest first.
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

// Cancel cancels an entry whose message has not been sent.
//
// Extension: The published library has no such function. Once bytes of the message may have been sent, it cannot
// be cancelled: the entry stays, and the result says so.
//
// Wire name: outbox.cancel.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1002 EntryNotFound, 1004
// InvalidOutboxParameter.
func (m OutboxModule) Cancel(ctx context.Context, params ParamsOfOutboxEntry, options ...rpc.CallOption) (result ResultOfOutboxCancel, err error) {
	err = m.caller.Call(ctx, "outbox.cancel", params, &result, options...)
	return result, err
}

// Release releases entries held since the storage was restored.
//
// Extension: The published library has no such function. For entries where nothing proves whether they were sent
// after the copy was made. Check the history of the account first: releasing an entry as `unsent` that was in
// fact sent pays twice. Entries that are not held are unaffected.
//
// Wire name: outbox.release.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1002 EntryNotFound, 1004
// InvalidOutboxParameter.
func (m OutboxModule) Release(ctx context.Context, params ParamsOfOutboxRelease, options ...rpc.CallOption) (result ResultOfOutboxRelease, err error) {
	err = m.caller.Call(ctx, "outbox.release", params, &result, options...)
	return result, err
}

// Prune removes ended entries, with their keys.
//
// Extension: The published library has no such function. A removed key can be used, and sends, again. Entries
// that ended as `unknown` are kept.
//
// Wire name: outbox.prune.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
func (m OutboxModule) Prune(ctx context.Context, params ParamsOfOutboxPrune, options ...rpc.CallOption) (result ResultOfOutboxPrune, err error) {
	err = m.caller.Call(ctx, "outbox.prune", params, &result, options...)
	return result, err
}

// Results returns unacknowledged results of entries.
//
// Extension: The published library has no such function. Delivery is at least once, in order of `number`;
// results of one group follow the order of its entries. Unacknowledged results are returned again, even after a
// restart. An entry that ended as `unknown` may get a second result later, which supersedes the first.
//
// Wire name: outbox.results.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter.
func (m OutboxModule) Results(ctx context.Context, params ParamsOfOutboxResults, options ...rpc.CallOption) (result ResultOfOutboxResults, err error) {
	err = m.caller.Call(ctx, "outbox.results", params, &result, options...)
	return result, err
}

// Acknowledge acknowledges one result; it is never returned again.
//
// Extension: The published library has no such function. All other results stay, including earlier ones:
// applications that handle several results at once acknowledge each separately. Acknowledging a result again has
// no effect. A number beyond the last result is refused.
//
// Wire name: outbox.acknowledge.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter.
func (m OutboxModule) Acknowledge(ctx context.Context, params ParamsOfOutboxAcknowledge, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "outbox.acknowledge", params, nil, options...)
}

// RegisterSigner registers a signing box under a name, for entries that wait for it.
//
// Extension: The published library has no such function. Neither the box nor its key is stored: an application
// registers its signers each time it connects. An entry is signed only by a box with the same public key.
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
	// OutboxErrorCodeKeyInUse: The key belongs to an entry with different parameters: it was used for another
	// message and never sends a second one.
	OutboxErrorCodeKeyInUse OutboxErrorCode = 1001
	// OutboxErrorCodeEntryNotFound: The outbox has no such entry on this network.
	OutboxErrorCodeEntryNotFound OutboxErrorCode = 1002
	// OutboxErrorCodeNetworkNotIdentified: These endpoints have not been used before, and none of them can be
	// reached to identify the network.
	OutboxErrorCodeNetworkNotIdentified OutboxErrorCode = 1003
	// OutboxErrorCodeInvalidOutboxParameter: A parameter of the outbox is invalid; `data.field` names it.
	OutboxErrorCodeInvalidOutboxParameter OutboxErrorCode = 1004
)

// OutboxDecision: What to do with held entries.
type OutboxDecision string

// Values of OutboxDecision.
const (
	// OutboxDecisionUnsent: They were not sent after the copy was made: send them now.
	OutboxDecisionUnsent OutboxDecision = "unsent"
	// OutboxDecisionUnknown: They were sent, or it is not known: end them as `unknown`, never send them.
	OutboxDecisionUnknown OutboxDecision = "unknown"
)

// OutboxEntry: An entry of the outbox.
type OutboxEntry struct {
	// ID: Id of the entry.
	ID string `json:"id"`
	// Key: Key of the entry. Optional.
	Key *string `json:"key,omitempty"`
	// Group: Group of the entry.
	Group string `json:"group"`
	// State: State of the entry.
	State OutboxState `json:"state"`
	// Outcome: What became of the entry; absent until it has ended. Optional.
	Outcome *Outcome `json:"outcome,omitempty"`
	// AccountID: Destination.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the destination. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// MessageHash: Hash of the current message; absent until it is signed. Optional.
	MessageHash *string `json:"message_hash,omitempty"`
	// ExpireAt: When the current message expires, Unix time in s; absent if it does not expire. Optional.
	ExpireAt *uint32 `json:"expire_at,omitempty"`
	// Replaced: Hashes of earlier messages, proven not to have been executed.
	Replaced []string `json:"replaced"`
	// CreatedAt: When the entry was created, Unix time in ms.
	CreatedAt uint64 `json:"created_at"`
	// ChangedAt: When the entry entered its state, Unix time in ms.
	ChangedAt uint64 `json:"changed_at"`
	// NotBefore: As given, Unix time in s. Optional.
	NotBefore *uint32 `json:"not_before,omitempty"`
	// GiveUpAt: As given, Unix time in s. Optional.
	GiveUpAt *uint32 `json:"give_up_at,omitempty"`
	// Held: Present while the entry is held. Optional.
	Held *OutboxHold `json:"held,omitempty"`
	// TransactionID: Hash of the transaction. Optional.
	TransactionID *string `json:"transaction_id,omitempty"`
	// ExitCode: Exit code, if the transaction was aborted. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// Fees: Fees of the transaction. Optional.
	Fees *TransactionFees `json:"fees,omitempty"`
	// Output: What the function returned, if the ABI is known. Optional.
	Output json.RawMessage `json:"output,omitempty"`
	// Finality: How final the transaction is. Optional.
	Finality *Finality `json:"finality,omitempty"`
	// Losses: What the message lost, or would have lost if it was refused because of losses. Only with
	// `accept_loss`, which asks for the check. Optional.
	Losses []Loss `json:"losses,omitzero"`
	// Error: Why the entry failed, or what last prevented it from ending. Optional.
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

// OutboxHold: The storage was restored from a copy and the entry may have been sent after the copy was made: it
// waits for proof, or for `outbox.release`.
type OutboxHold struct {
	// Reason: Result of the latest check.
	Reason OutboxHoldReason `json:"reason"`
	// Matches: Transactions that may belong to the entry.
	Matches []string `json:"matches"`
	// MadeAt: When the copy was made, Unix time in ms.
	MadeAt uint64 `json:"made_at"`
	// RestoredAt: When the copy was restored, Unix time in ms.
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
	// OutboxHoldReasonNotChecked: The network is not reachable yet, or does not show the whole history of the
	// account.
	OutboxHoldReasonNotChecked OutboxHoldReason = "not_checked"
	// OutboxHoldReasonTooEarly: A message sent before the restore could still be executed.
	OutboxHoldReasonTooEarly OutboxHoldReason = "too_early"
	// OutboxHoldReasonExecutedSince: The account has since executed the same call, possibly for this entry.
	OutboxHoldReasonExecutedSince OutboxHoldReason = "executed_since"
	// OutboxHoldReasonNoProof: The ABI is not known, or the contract has no `expire`: nothing can be proven.
	OutboxHoldReasonNoProof OutboxHoldReason = "no_proof"
)

// OutboxResult: The result of an entry.
type OutboxResult struct {
	// Number: Position among the results of the outbox; results are returned in this order.
	Number string `json:"number"`
	// Entry: The entry at that time.
	Entry OutboxEntry `json:"entry"`
}

// OutboxSigner: Who signs the message of an entry.
//
// One of OutboxSignerNamed, and from a newer daemon also UnknownVariant.
type OutboxSigner interface{ isOutboxSigner() }

// OutboxSignerNamed: A signing box that the application registers under this name with `outbox.register_signer`
// each time it connects. Until then, the entry waits.
type OutboxSignerNamed struct {
	// Name: Name, 1 to 64 characters.
	Name string `json:"name"`
	// PublicKey: Public key of the signer. Default: that of the box registered now, otherwise of the first box
	// that signs. Optional.
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

// OutboxState: State of an entry.
type OutboxState string

// Values of OutboxState.
const (
	// OutboxStateQueued: Waiting for its turn or for `not_before`; nothing has been sent.
	OutboxStateQueued OutboxState = "queued"
	// OutboxStateSigning: Waiting for its signer; nothing has been sent.
	OutboxStateSigning OutboxState = "signing"
	// OutboxStateSending: The message is final and may have been sent.
	OutboxStateSending OutboxState = "sending"
	// OutboxStateSent: The message was sent; its transaction is being looked for.
	OutboxStateSent OutboxState = "sent"
	// OutboxStateExecuted: Final: its transaction succeeded.
	OutboxStateExecuted OutboxState = "executed"
	// OutboxStateAborted: Final: its transaction was aborted.
	OutboxStateAborted OutboxState = "aborted"
	// OutboxStateExpired: Final: it expired; it was not executed and never will be.
	OutboxStateExpired OutboxState = "expired"
	// OutboxStateRefused: Final: it was refused; it was not executed and never will be.
	OutboxStateRefused OutboxState = "refused"
	// OutboxStateCancelled: Final: it was cancelled before it was sent.
	OutboxStateCancelled OutboxState = "cancelled"
	// OutboxStateUnknown: Final for now: the outcome cannot be determined. If it is found later, another result
	// follows.
	OutboxStateUnknown OutboxState = "unknown"
)

// ParamsOfOutboxAcknowledge: Which result to acknowledge.
type ParamsOfOutboxAcknowledge struct {
	// Number: `number` of the result, 16 digits.
	Number string `json:"number"`
}

// ParamsOfOutboxEntry: An entry, identified by its id or its key.
type ParamsOfOutboxEntry struct {
	// ID: Id of the entry. Optional.
	ID *string `json:"id,omitempty"`
	// Key: Key of the entry. Optional.
	Key *string `json:"key,omitempty"`
}

// ParamsOfOutboxList: Which entries to list.
type ParamsOfOutboxList struct {
	// State: Only entries in this state. Optional.
	State *OutboxState `json:"state,omitempty"`
	// Group: Only entries of this group. Optional.
	Group *string `json:"group,omitempty"`
	// Held: True: only entries held since the storage was restored. False: only entries that are not held.
	// Optional.
	Held *bool `json:"held,omitempty"`
	// After: Only entries after this id: `next` of the previous page. Optional.
	After *string `json:"after,omitempty"`
	// Limit: Maximum number of items. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
}

// ParamsOfOutboxPrune: Which entries to remove.
type ParamsOfOutboxPrune struct {
	// EndedBefore: Remove entries that ended before this time, Unix time in ms, and whose results were
	// acknowledged, together with their keys.
	EndedBefore uint64 `json:"ended_before"`
}

// ParamsOfOutboxRegisterSigner: A signer to register.
type ParamsOfOutboxRegisterSigner struct {
	// Name: Name, 1 to 64 characters. Replaces a signer registered under the same name.
	Name string `json:"name"`
	// Handle: Signing box, of the library or of the application.
	Handle SigningBoxHandle `json:"handle"`
}

// ParamsOfOutboxRelease: Held entries: one by id or key, a group, or all.
type ParamsOfOutboxRelease struct {
	// ID: Id of one entry. Optional.
	ID *string `json:"id,omitempty"`
	// Key: Key of one entry. Optional.
	Key *string `json:"key,omitempty"`
	// Group: All held entries of this group. Optional.
	Group *string `json:"group,omitempty"`
	// All: All held entries of this network. With `unsent`, new requests are also no longer checked against
	// earlier restores. Default false. Optional.
	All *bool `json:"all,omitempty"`
	// Decision: What to do with them.
	Decision OutboxDecision `json:"decision"`
}

// ParamsOfOutboxResults: Which results to return.
type ParamsOfOutboxResults struct {
	// Group: Only results of this group. Optional.
	Group *string `json:"group,omitempty"`
	// After: Only results after this `number`. Optional.
	After *string `json:"after,omitempty"`
	// Acknowledge: Acknowledges this result and all before it (of the group, if one is given); they are never
	// returned again. A number beyond the last result is refused. Optional.
	Acknowledge *string `json:"acknowledge,omitempty"`
	// Limit: Maximum number of items. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
	// WaitMs: How long to wait for a result if there is none, in ms. Default 0. At most 3600000. Optional.
	WaitMs *uint32 `json:"wait_ms,omitempty"`
}

// ParamsOfOutboxSend: A message for the outbox.
type ParamsOfOutboxSend struct {
	// Key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
	// Default: none. Optional.
	Key *string `json:"key,omitempty"`
	// MessageEncodeParams: The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed
	// immediately and never again; the keys are not stored. With the field `signer` of the entry, this signer
	// must be `Signer.None`. Optional.
	MessageEncodeParams *ParamsOfEncodeMessage `json:"message_encode_params,omitempty"`
	// Message: A finished external message instead: sent as it is, never encoded again. Optional.
	Message *string `json:"message,omitempty"`
	// ABI: ABI of `message`: determines when it expires and decodes what the contract returns. Optional.
	ABI Abi `json:"abi,omitempty"`
	// Signer: Who signs the message when its turn comes, and again if it expires. Optional.
	Signer OutboxSigner `json:"signer,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others
	// refuse the entry without it (518).
	DappID string `json:"dapp_id"`
	// Group: Entries of a group are sent one at a time, each after the previous one has ended. Default: the
	// account and the signing key. Optional.
	Group *string `json:"group,omitempty"`
	// NotBefore: Do not send before this time, Unix time in s. Optional.
	NotBefore *uint32 `json:"not_before,omitempty"`
	// GiveUpAt: Do not send after this time, and create no message that expires later, Unix time in s. Optional.
	GiveUpAt *uint32 `json:"give_up_at,omitempty"`
	// Unprotected: The contract has no replay protection: send the message once and never repeat it. Without
	// this option, an ABI with neither `time` nor `expire` is refused (519). Default false. Optional.
	Unprotected *bool `json:"unprotected,omitempty"`
	// AllowRepeat: Only used after the storage was restored from a copy: asserts that nothing was sent with this
	// key after the copy was made, so the entry need not be checked. Default false. Optional.
	AllowRepeat *bool `json:"allow_repeat,omitempty"`
	// Rules: Chain rules of `message`. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
	// AcceptLoss: Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
	// message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency)
	// to accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main
	// currency in a call of an active contract, where it is twice the cost of the run, because a call into
	// another Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no
	// check. Extension of the published interface. Optional.
	AcceptLoss map[string]string `json:"accept_loss,omitzero"`
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

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfOutboxSend) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfOutboxCancel: Result of the cancellation.
type ResultOfOutboxCancel struct {
	// IsCancelled: False if the message may have been sent, or the entry had already ended.
	IsCancelled bool `json:"is_cancelled"`
	// Entry: The entry.
	Entry OutboxEntry `json:"entry"`
}

// ResultOfOutboxGet: An entry.
type ResultOfOutboxGet struct {
	// Entry: The entry.
	Entry OutboxEntry `json:"entry"`
}

// ResultOfOutboxList: Entries, oldest first.
type ResultOfOutboxList struct {
	// Entries: The entries.
	Entries []OutboxEntry `json:"entries"`
	// Next: Where the next page begins; absent on the last page. Optional.
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

// ResultOfOutboxPrune: Result of the removal.
type ResultOfOutboxPrune struct {
	// Count: Number of entries removed.
	Count uint32 `json:"count"`
}

// ResultOfOutboxRelease: The released entries.
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

// ResultOfOutboxResults: Results, oldest first.
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

// ResultOfOutboxSend: The stored entry.
type ResultOfOutboxSend struct {
	// Entry: The entry.
	Entry OutboxEntry `json:"entry"`
	// IsNew: False if the key already had this entry and nothing was added.
	IsNew bool `json:"is_new"`
	// StorageMayBeCleared: True in a browser that may delete the data of this site when it needs space, and with
	// it all keys and records of sent messages. Absent otherwise. Optional.
	StorageMayBeCleared *bool `json:"storage_may_be_cleared,omitempty"`
}
