// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// PolicyModule: What may be spent: limits, recipients and approval for everything that is sent.
type PolicyModule struct{ caller rpc.Caller }

// Get returns the spending policies of this client.
//
// Extension: The published library has no such function. Every source of configuration may set one: the host,
// and what the daemon was started with. A message has to satisfy all of them, so that a host can only add to
// what the daemon demands.
//
// Wire name: policy.get.
func (m PolicyModule) Get(ctx context.Context, options ...rpc.CallOption) (result ResultOfPolicyGet, err error) {
	err = m.caller.Call(ctx, "policy.get", nil, &result, options...)
	return result, err
}

// Refusals returns messages that a spending policy refused.
//
// Extension: The published library has no such function. Of all clients with the same storage. The latest 10000
// are kept.
//
// Wire name: policy.refusals.
//
// Errors: 35 LocalStorageError.
func (m PolicyModule) Refusals(ctx context.Context, params ParamsOfPolicyRefusals, options ...rpc.CallOption) (result ResultOfPolicyRefusals, err error) {
	err = m.caller.Call(ctx, "policy.refusals", params, &result, options...)
	return result, err
}

// RegisterApprover registers who approves messages of this connection.
//
// Extension: The published library has no such function. Asked for every message that a policy allows with
// approval only, before it is signed where the library signs it. It replaces the one that was registered before.
// Without one, and when it gives no answer in time, such messages are refused; entries of the outbox wait for
// it.
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

// AppApprover: Decides about messages that need approval.
//
// The library calls the methods in goroutines of their own, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppApprover interface {
	// Approve: Whether a message may be signed and sent.
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
	// PolicyErrorCodeSpendingLimitReached: The message would pay more than a limit of the spending policy
	// leaves. `data` has the limit, what was spent and what the message pays.
	PolicyErrorCodeSpendingLimitReached PolicyErrorCode = 1202
	// PolicyErrorCodeSpendingUnknown: The spending policy cannot read what the message pays; `data.reason` says
	// why.
	PolicyErrorCodeSpendingUnknown PolicyErrorCode = 1203
	// PolicyErrorCodeSpendingNotApproved: The message needs approval and did not get it. `data.reason`:
	// `refused`, `no_approver`, or `failed` when the approver gave no answer.
	PolicyErrorCodeSpendingNotApproved PolicyErrorCode = 1204
)

// ParamsOfAppApprover: Asks for the approval of a message.
//
// One of ParamsOfAppApproverApprove, and from a newer daemon also UnknownVariant.
type ParamsOfAppApprover interface{ isParamsOfAppApprover() }

// ParamsOfAppApproverApprove: Whether a message may be signed and sent.
type ParamsOfAppApproverApprove struct {
	// AccountID: The account that pays.
	AccountID string `json:"account_id"`
	// DappID: Its Dapp ID, as the caller named it. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// FunctionName: Function that is called; absent when the message cannot be read. Optional.
	FunctionName *string `json:"function_name,omitempty"`
	// Transfers: What it pays; empty when that cannot be read.
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

// ParamsOfPolicyRefusals: Which refusals.
type ParamsOfPolicyRefusals struct {
	// After: Only those behind this one: `number` of a refusal. Optional.
	After *string `json:"after,omitempty"`
	// Limit: At most so many. Default 100. At least 1. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
}

// PlannedTransfer: A payment that a message makes.
type PlannedTransfer struct {
	// Recipient: Account id of the recipient; absent when it is not known. Optional.
	Recipient *string `json:"recipient,omitempty"`
	// Amount: Amount in nano.
	Amount string `json:"amount"`
}

// PolicyInForce: A spending policy, and who set it.
type PolicyInForce struct {
	// Source: Where it comes from: `host`, or what the daemon was started with.
	Source string `json:"source"`
	// Policy: The policy.
	Policy SpendingPolicy `json:"policy"`
}

// ResultOfAppApprover: Answer of an approver.
//
// One of ResultOfAppApproverApprove, and from a newer daemon also UnknownVariant.
type ResultOfAppApprover interface{ isResultOfAppApprover() }

// ResultOfAppApproverApprove: The decision.
type ResultOfAppApproverApprove struct {
	// IsApproved: False: the message is refused.
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

// ResultOfPolicyRefusals: Refusals, the oldest first.
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

// SpendingFunction: What a function of a contract pays. Without `recipient` and `value` it pays nothing.
type SpendingFunction struct {
	// Name: Name of the function.
	Name string `json:"name"`
	// Recipient: Input that holds the recipient. Absent: unknown. Optional.
	Recipient *string `json:"recipient,omitempty"`
	// Value: Input that holds the amount in nano. Optional.
	Value *string `json:"value,omitempty"`
}

// SpendingLimit: How much may be spent.
type SpendingLimit struct {
	// Amount: At most so much, in nano.
	Amount uint64 `json:"amount"`
	// Window: In which time.
	Window SpendingWindow `json:"window"`
	// Per: By whom. Default "all". Optional.
	Per *SpendingScope `json:"per,omitempty"`
}

// SpendingPolicy: What may be spent: every message to an account is held against it. Extension of the published
// interface.
type SpendingPolicy struct {
	// Recipients: The only accounts that may be paid, as `<dapp_id>::<account_id>`, `0:<account_id>` or account
	// id. Absent: any. Optional.
	Recipients []string `json:"recipients,omitzero"`
	// Limits: How much may be spent. Default []. Optional.
	Limits []SpendingLimit `json:"limits,omitzero"`
	// ApprovalAbove: A message that pays more, in nano, needs approval by the application. Optional.
	ApprovalAbove *uint64 `json:"approval_above,omitempty"`
	// Unknown: What happens to a message whose value cannot be read. Default "refuse". Optional.
	Unknown *UnknownSpending `json:"unknown,omitempty"`
	// Functions: What functions pay. Those that are not listed pay what their inputs `dest` and `value` say, if
	// they have both; all others cannot be read. Default []. Optional.
	Functions []SpendingFunction `json:"functions,omitzero"`
	// ABIs: ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes with
	// them, which a caller can choose. Optional.
	ABIs []string `json:"abis,omitzero"`
}

// SpendingRefusal: A message that a policy refused.
type SpendingRefusal struct {
	// Number: Its place among the refusals.
	Number string `json:"number"`
	// Time: When, unix time in ms.
	Time uint64 `json:"time"`
	// Code: Code of the error.
	Code uint32 `json:"code"`
	// Message: Text of the error.
	Message string `json:"message"`
	// AccountID: The account that pays.
	AccountID string `json:"account_id"`
	// DappID: Its Dapp ID, as the caller named it. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// FunctionName: Function that is called; absent when the message cannot be read. Optional.
	FunctionName *string `json:"function_name,omitempty"`
	// Transfers: What it pays; empty when that cannot be read.
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

// SpendingScope: Whose spending counts together.
type SpendingScope string

// Values of SpendingScope.
const (
	// SpendingScopeAll: Everything that is sent with the same storage.
	SpendingScopeAll SpendingScope = "all"
	// SpendingScopeAccount: Each account that pays.
	SpendingScopeAccount SpendingScope = "account"
	// SpendingScopeSigner: Each public key that signs. Messages that were signed elsewhere count together.
	SpendingScopeSigner SpendingScope = "signer"
	// SpendingScopeDapp: Each Dapp ID, as the caller names it.
	SpendingScopeDapp SpendingScope = "dapp"
)

// SpendingWindow: The time that a limit is about.
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

// UnknownSpending: What happens to a message whose value cannot be read.
type UnknownSpending string

// Values of UnknownSpending.
const (
	// UnknownSpendingRefuse: It is refused.
	UnknownSpendingRefuse UnknownSpending = "refuse"
	// UnknownSpendingApprove: The approver of the application is asked.
	UnknownSpendingApprove UnknownSpending = "approve"
	// UnknownSpendingAllow: It is sent, and counts as nothing.
	UnknownSpendingAllow UnknownSpending = "allow"
)
