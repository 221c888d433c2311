// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// PolicyModule: Spending policies: limits, allowed recipients and approval for everything that is sent.
type PolicyModule struct{ caller rpc.Caller }

// Get returns the spending policies of this client.
//
// Extension: The published library has no such function. Each configuration source may set one: the host, and
// the settings of the daemon. A message must satisfy all of them, so a host can only add restrictions to those
// of the daemon.
//
// Wire name: policy.get.
func (m PolicyModule) Get(ctx context.Context, options ...rpc.CallOption) (result ResultOfPolicyGet, err error) {
	err = m.caller.Call(ctx, "policy.get", nil, &result, options...)
	return result, err
}

// Check checks a message against the spending policies without sending it.
//
// Extension: The published library has no such function. Use it before asking a person to confirm a message that
// a policy would refuse anyway. The message does not count toward limits and no approver is asked; a refusal is
// recorded as it is when sending. The message may still be refused when it is sent, if other messages have used
// up a limit by then.
//
// Wire name: policy.check.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 502
// MessageHasNotDestinationAddress, 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown,
// 1204 SpendingNotApproved, 1205 LossNotAllowed, 35 LocalStorageError.
func (m PolicyModule) Check(ctx context.Context, params ParamsOfPolicyCheck, options ...rpc.CallOption) (result ResultOfPolicyCheck, err error) {
	err = m.caller.Call(ctx, "policy.check", params, &result, options...)
	return result, err
}

// Refusals returns messages refused by a spending policy.
//
// Extension: The published library has no such function. Includes all clients with the same storage. The latest
// 10000 refusals are kept.
//
// Wire name: policy.refusals.
//
// Errors: 35 LocalStorageError.
func (m PolicyModule) Refusals(ctx context.Context, params ParamsOfPolicyRefusals, options ...rpc.CallOption) (result ResultOfPolicyRefusals, err error) {
	err = m.caller.Call(ctx, "policy.refusals", params, &result, options...)
	return result, err
}

// RegisterApprover registers an approver for messages of this connection.
//
// Extension: The published library has no such function. The approver is asked about every message that a policy
// allows only with approval, before the message is signed, if the library signs it. A new approver replaces the
// previous one. Without an approver, or if it does not answer in time, such messages are refused; entries of the
// outbox wait for it.
//
// Wire name: policy.register_approver.
//
// The object serves until the library removes it or the client is closed.
//
// Errors: 13 CallbackNotRegistered.
func (m PolicyModule) RegisterApprover(ctx context.Context, object AppApprover, options ...rpc.CallOption) error {
	if err := rpc.CheckAppObject(object); err != nil {
		return err
	}
	options = append([]rpc.CallOption{rpc.WithAppObject(handlerOfAppApprover{object})}, options...)
	return m.caller.Call(ctx, "policy.register_approver", nil, nil, options...)
}

// AppApprover: Decides whether messages that need approval are signed and sent.
//
// The library calls the methods in their own goroutines, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppApprover interface {
	// Approve: Request to an approver.
	Approve(ctx context.Context, request ParamsOfAppApproverApprove) (ResultOfAppApproverApprove, error)
}

// AppApproverFuncs is an AppApprover made of functions. A missing one refuses its requests.
type AppApproverFuncs struct {
	// OnApprove is called by Approve.
	OnApprove func(ctx context.Context, request ParamsOfAppApproverApprove) (ResultOfAppApproverApprove, error)
}

// Approve calls OnApprove.
func (f AppApproverFuncs) Approve(ctx context.Context, request ParamsOfAppApproverApprove) (ResultOfAppApproverApprove, error) {
	if f.OnApprove == nil {
		return ResultOfAppApproverApprove{}, fmt.Errorf("the application does not handle Approve")
	}
	return f.OnApprove(ctx, request)
}

type handlerOfAppApprover struct{ object AppApprover }

func (h handlerOfAppApprover) HandleRequest(ctx context.Context, data json.RawMessage) (any, error) {
	decoded, err := decodeParamsOfAppApprover(data)
	if err != nil {
		return nil, err
	}
	switch request := decoded.(type) {
	case ParamsOfAppApproverApprove:
		return h.object.Approve(ctx, request)
	}
	return nil, wire.UnknownRequest(data)
}

func (h handlerOfAppApprover) HandleNotification(context.Context, json.RawMessage) {}

// PolicyErrorCode: Numbers of the errors of module policy.
type PolicyErrorCode = int

// Values of PolicyErrorCode.
const (
	// PolicyErrorCodeRecipientNotAllowed: The spending policy does not allow payments to this account;
	// `data.recipient` names it.
	PolicyErrorCodeRecipientNotAllowed PolicyErrorCode = 1201
	// PolicyErrorCodeSpendingLimitReached: The message would exceed a limit of the spending policy. `data` has
	// the limit, the amount spent and the amount of the message.
	PolicyErrorCodeSpendingLimitReached PolicyErrorCode = 1202
	// PolicyErrorCodeSpendingUnknown: The spending policy cannot determine what the message pays; `data.reason`
	// says why.
	PolicyErrorCodeSpendingUnknown PolicyErrorCode = 1203
	// PolicyErrorCodeSpendingNotApproved: The message needs approval and did not get it. `data.reason`:
	// `refused`, `no_approver`, or `failed` if the approver did not answer.
	PolicyErrorCodeSpendingNotApproved PolicyErrorCode = 1204
	// PolicyErrorCodeLossNotAllowed: The message would certainly lose more than the spending policy allows
	// (`max_loss`); `data` names the losses, the recipient and the remedy.
	PolicyErrorCodeLossNotAllowed PolicyErrorCode = 1205
)

// ParamsOfAppApprover: Requests approval of a message.
//
// One of ParamsOfAppApproverApprove, and from a newer daemon also UnknownVariant.
type ParamsOfAppApprover interface{ isParamsOfAppApprover() }

// ParamsOfAppApproverApprove: Request to an approver.
type ParamsOfAppApproverApprove struct {
	// AccountID: The paying account.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the paying account, as given by the caller. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// FunctionName: The called function; absent if the message cannot be decoded. Optional.
	FunctionName *string `json:"function_name,omitempty"`
	// Transfers: The payments; empty if they cannot be determined.
	Transfers []PlannedTransfer `json:"transfers"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppApproverApprove) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppApproverApprove
	if v.Transfers == nil {
		v.Transfers = []PlannedTransfer{}
	}
	return wire.Tagged("Approve", plain(v))
}

func (ParamsOfAppApproverApprove) isParamsOfAppApprover() {}

func (UnknownVariant) isParamsOfAppApprover() {}

func decodeParamsOfAppApprover(data []byte) (ParamsOfAppApprover, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Approve":
		return wire.As[ParamsOfAppApproverApprove](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ParamsOfPolicyCheck: A message that has not been sent yet.
type ParamsOfPolicyCheck struct {
	// Message: Message BOC, base64. The signature need not be valid, but there must be room for one.
	Message string `json:"message"`
	// DappID: Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// ABI: ABI to decode the message with. Default: only those of the policies. Optional.
	ABI Abi `json:"abi,omitempty"`
	// PublicKey: Public key of the signer, 64 hex digits. Default: none, for limits per signer. Optional.
	PublicKey *string `json:"public_key,omitempty"`
	// Rules: Chain rules of the message. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfPolicyCheck) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfPolicyCheck
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

// ParamsOfPolicyRefusals: Which refusals to return.
type ParamsOfPolicyRefusals struct {
	// After: Only refusals after this `number`. Optional.
	After *string `json:"after,omitempty"`
	// Limit: Maximum number of items. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
}

// PlannedTransfer: A payment that a message makes.
type PlannedTransfer struct {
	// Recipient: Account id of the recipient; absent if unknown. Optional.
	Recipient *string `json:"recipient,omitempty"`
	// Amount: Amount of the main currency, in nano units.
	Amount string `json:"amount"`
	// Currencies: Amounts of other currencies; absent if there are none. Optional.
	Currencies []CurrencyAmount `json:"currencies,omitzero"`
}

// PolicyInForce: A spending policy and its source.
type PolicyInForce struct {
	// Source: Source of the policy: `host`, or the settings of the daemon.
	Source string `json:"source"`
	// Policy: The policy.
	Policy SpendingPolicy `json:"policy"`
}

// ResultOfAppApprover: Response of an approver.
//
// One of ResultOfAppApproverApprove, and from a newer daemon also UnknownVariant.
type ResultOfAppApprover interface{ isResultOfAppApprover() }

// ResultOfAppApproverApprove: The decision.
type ResultOfAppApproverApprove struct {
	// IsApproved: False to refuse the message.
	IsApproved bool `json:"is_approved"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfAppApproverApprove) MarshalJSON() ([]byte, error) {
	type plain ResultOfAppApproverApprove
	return wire.Tagged("Approve", plain(v))
}

func (ResultOfAppApproverApprove) isResultOfAppApprover() {}

func (UnknownVariant) isResultOfAppApprover() {}

func decodeResultOfAppApprover(data []byte) (ResultOfAppApprover, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Approve":
		return wire.As[ResultOfAppApproverApprove](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ResultOfPolicyCheck: What the policies require of a message that they allow.
type ResultOfPolicyCheck struct {
	// NeedsApproval: Whether the message needs approval.
	NeedsApproval bool `json:"needs_approval"`
}

// ResultOfPolicyGet: The policies of this client.
type ResultOfPolicyGet struct {
	// Policies: A message has to satisfy all of them.
	Policies []PolicyInForce `json:"policies"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfPolicyGet) MarshalJSON() ([]byte, error) {
	type plain ResultOfPolicyGet
	if v.Policies == nil {
		v.Policies = []PolicyInForce{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfPolicyRefusals: Refusals, oldest first.
type ResultOfPolicyRefusals struct {
	// Refusals: The refusals.
	Refusals []SpendingRefusal `json:"refusals"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfPolicyRefusals) MarshalJSON() ([]byte, error) {
	type plain ResultOfPolicyRefusals
	if v.Refusals == nil {
		v.Refusals = []SpendingRefusal{}
	}
	return wire.Marshal(plain(v))
}

// SpendingFunction: What a function of a contract pays. Without `recipient`, `value` and `currencies`, it pays
// nothing.
type SpendingFunction struct {
	// Name: Name of the function.
	Name string `json:"name"`
	// Recipient: Input that contains the recipient. Default: recipient unknown. Optional.
	Recipient *string `json:"recipient,omitempty"`
	// Value: Input that contains the amount of the main currency, in nano units. Optional.
	Value *string `json:"value,omitempty"`
	// Currencies: Input that contains a map from currency id to amount. Default: every input that maps `uint32`
	// to amounts, such as `map(uint32,varuint32)`, if there is a `recipient` or a `value`. Optional.
	Currencies *string `json:"currencies,omitempty"`
}

// SpendingLimit: A spending limit.
type SpendingLimit struct {
	// Amount: Maximum amount, in nano units of the currency.
	Amount uint64 `json:"amount"`
	// Window: Period of the limit.
	Window SpendingWindow `json:"window"`
	// Per: Whose spending is counted together. Default "all". Optional.
	Per *SpendingScope `json:"per,omitempty"`
	// Currency: Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Default 0. Optional.
	Currency *uint32 `json:"currency,omitempty"`
}

// SpendingPolicy: A spending policy: applies to every message sent to an account. Extension of the published
// interface.
type SpendingPolicy struct {
	// Recipients: The only accounts that may receive payments, as `<dapp_id>::<account_id>`, `0:<account_id>` or
	// account id. Default: any account. Optional.
	Recipients []string `json:"recipients,omitzero"`
	// Limits: Spending limits. If there is any limit, payments in currencies without a limit are refused.
	// Default []. Optional.
	Limits []SpendingLimit `json:"limits,omitzero"`
	// ApprovalAbove: A message that pays more than this amount of the main currency, in nano units, needs
	// approval by the application. Optional.
	ApprovalAbove *uint64 `json:"approval_above,omitempty"`
	// ApprovalAboveCurrencies: The same for other currencies, in nano units by currency id. Default: no
	// approval. Optional.
	ApprovalAboveCurrencies map[string]uint64 `json:"approval_above_currencies,omitzero"`
	// MaxLoss: Largest certain loss that a message may have, in nano units by currency id (0 is the main
	// currency); 0 for a currency that is not listed. Default: messages are not checked for losses. Optional.
	MaxLoss map[string]uint64 `json:"max_loss,omitzero"`
	// Unknown: What happens to a message whose value cannot be determined. Default "refuse". Optional.
	Unknown *UnknownSpending `json:"unknown,omitempty"`
	// Functions: What functions pay. For a function that is not listed, the inputs `dest` and `value` are used
	// if it has both, and every input that maps `uint32` to amounts, such as `map(uint32,varuint32)`, for other
	// currencies; otherwise its value cannot be determined. Default []. Optional.
	Functions []SpendingFunction `json:"functions,omitzero"`
	// ABIs: ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with it,
	// which the caller can choose. Optional.
	ABIs []string `json:"abis,omitzero"`
}

// SpendingRefusal: A message refused by a policy.
type SpendingRefusal struct {
	// Number: Position among the refusals.
	Number string `json:"number"`
	// Time: Time of the refusal, Unix time in ms.
	Time uint64 `json:"time"`
	// Code: Error code.
	Code uint32 `json:"code"`
	// Message: Error message.
	Message string `json:"message"`
	// AccountID: The paying account.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the paying account, as given by the caller. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// FunctionName: The called function; absent if the message cannot be decoded. Optional.
	FunctionName *string `json:"function_name,omitempty"`
	// Transfers: The payments; empty if they cannot be determined.
	Transfers []PlannedTransfer `json:"transfers"`
}

// MarshalJSON implements json.Marshaler.
func (v SpendingRefusal) MarshalJSON() ([]byte, error) {
	type plain SpendingRefusal
	if v.Transfers == nil {
		v.Transfers = []PlannedTransfer{}
	}
	return wire.Marshal(plain(v))
}

// SpendingScope: Whose spending is counted together.
type SpendingScope string

// Values of SpendingScope.
const (
	// SpendingScopeAll: Everything sent with the same storage.
	SpendingScopeAll SpendingScope = "all"
	// SpendingScopeAccount: Each paying account.
	SpendingScopeAccount SpendingScope = "account"
	// SpendingScopeSigner: Each signing public key. Messages signed elsewhere are counted together.
	SpendingScopeSigner SpendingScope = "signer"
	// SpendingScopeDapp: Each Dapp ID, as given by the caller.
	SpendingScopeDapp SpendingScope = "dapp"
)

// SpendingWindow: Period that a limit applies to.
type SpendingWindow string

// Values of SpendingWindow.
const (
	// SpendingWindowTransfer: A single message.
	SpendingWindowTransfer SpendingWindow = "transfer"
	// SpendingWindowHour: The last 60 minutes.
	SpendingWindowHour SpendingWindow = "hour"
	// SpendingWindowDay: The last 24 hours.
	SpendingWindowDay SpendingWindow = "day"
	// SpendingWindowTotal: All time.
	SpendingWindowTotal SpendingWindow = "total"
)

// UnknownSpending: What happens to a message whose value cannot be determined.
type UnknownSpending string

// Values of UnknownSpending.
const (
	// UnknownSpendingRefuse: The message is refused.
	UnknownSpendingRefuse UnknownSpending = "refuse"
	// UnknownSpendingApprove: The approver of the application is asked.
	UnknownSpendingApprove UnknownSpending = "approve"
	// UnknownSpendingAllow: The message is sent and counts as zero.
	UnknownSpendingAllow UnknownSpending = "allow"
)
