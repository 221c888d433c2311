package vendorclient

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/big"
	"sync/atomic"

	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// Contract is a contract as an object: its functions, getters and events by name. It is safe for use by many goroutines.
// "vendorclient bind --lang go" writes a package with the types of an ABI on top of it.
type Contract struct {
	client      *Client
	abi         contractABI
	text        api.Abi
	signer      *Signer
	address     Address
	isPlaced    bool
	dappID      string
	tvc, code   string
	initialData map[string]any
	errorNames  map[int]string
	header      func(ctx context.Context) (api.FunctionHeader, error)

	found atomic.Pointer[accountName]
	// finding is held by the call that looks for the account; the others wait for it, as long as their contexts allow.
	finding chan struct{}
}

// NewContract makes an object for a contract from the content of its ABI file.
func NewContract(client *Client, abi string, options ...ContractOption) (*Contract, error) {
	contract := &Contract{client: client, text: api.AbiJson{Value: abi}, finding: make(chan struct{}, 1)}
	if err := json.Unmarshal([]byte(abi), &contract.abi); err != nil {
		return nil, fmt.Errorf("the ABI cannot be read: %w", err)
	}
	for _, option := range options {
		option(contract)
	}
	if err := contract.checkPlace(); err != nil {
		return nil, err
	}
	return contract, nil
}

// Format implements fmt.Formatter and shows where the contract is, as far as that is known: initial data and the signer
// may be secret.
func (c *Contract) Format(state fmt.State, _ rune) {
	address := c.address
	if found := c.found.Load(); found != nil {
		address = Address(found.dappID + "::" + found.accountID)
	}
	fmt.Fprintf(state, "vendorclient.Contract(%s)", address)
}

// LogValue implements slog.LogValuer and shows where the contract is.
func (c *Contract) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprint(c))
}

// Sent is what a call did.
type Sent[Output any] struct {
	// Transaction is the transaction as boc.parse_transaction returns it.
	Transaction json.RawMessage
	// TransactionID is its hash.
	TransactionID string
	// Output holds the results of the function.
	Output Output
	// OutMessages are the outgoing messages, BOC.
	OutMessages []string
	// Fees are what it cost.
	Fees api.TransactionFees
	// Losses are the amounts that do not arrive; nil if the call was not checked for losses.
	Losses []api.Loss
	// Logs is what the contract printed, line by line; only of estimates.
	Logs []string

	// executed is false for estimates.
	executed bool
}

// Address returns "<dapp_id>::<account_id>".
func (c *Contract) Address(ctx context.Context) (Address, error) {
	name, err := c.account(ctx)
	if err != nil {
		return "", err
	}
	return Address(name.dappID + "::" + name.accountID), nil
}

// Balance returns the balance in nano. An account that does not exist is the *ClientError api.NetErrorCodeNotFound.
func (c *Contract) Balance(ctx context.Context) (*big.Int, error) {
	state, err := c.state(ctx)
	if err != nil {
		return nil, err
	}
	balance, isNumber := new(big.Int).SetString(state.balance, 0)
	if !isNumber {
		return nil, fmt.Errorf("the balance of the account cannot be read: %.100q", state.balance)
	}
	return balance, nil
}

// IsDeployed reports whether the contract can be called.
func (c *Contract) IsDeployed(ctx context.Context) (bool, error) {
	state, err := c.state(ctx)
	if ErrorCode(err) == codeNotFound {
		return false, nil
	}
	return err == nil && state.isActive, err
}

// Deploy deploys the contract. The input is anything whose JSON form is an object with the arguments of the
// constructor, or nil.
func (c *Contract) Deploy(ctx context.Context, input any, options ...DeployOption) (*Sent[json.RawMessage], error) {
	var chosen deployment
	for _, option := range options {
		option.applyToDeploy(&chosen)
	}
	name, err := c.account(ctx)
	if err != nil {
		return nil, rpc.WithoutMessage(err)
	}
	if chosen.funder != nil {
		if err := chosen.funder.Fund(ctx, name.accountID, chosen.amount); err != nil {
			return nil, err
		}
	}
	message, err := c.message(ctx, "constructor", input)
	if err != nil {
		return nil, rpc.WithoutMessage(err)
	}
	if message.DeploySet, err = c.deploySet(); err != nil {
		return nil, err
	}
	sent, err := c.process(ctx, message, "constructor", chosen.accepted)
	if err == nil || OutcomeOf(err) == api.OutcomeExecuted {
		// The network knows its Dapp ID now.
		c.found.Store(nil)
	}
	return sent, err
}

// Send sends a message and waits for its transaction. One that would certainly lose money is a *LossError, see AcceptLoss.
// It fails with 418 or 419, as Get does, if the contract executes the call without a readable answer: OutcomeOf is then
// api.OutcomeExecuted.
func (c *Contract) Send(ctx context.Context, function string, input any, options ...SendOption) (*Sent[json.RawMessage], error) {
	var accepted acceptedLoss
	for _, option := range options {
		option.applyToSend(&accepted)
	}
	message, err := c.messageTo(ctx, function, input)
	if err != nil {
		return nil, rpc.WithoutMessage(err)
	}
	return c.process(ctx, message, function, accepted)
}

// Get runs a function on the present state, without a message; the results come as a JSON object. It fails with 418 if the
// contract sends no answer, and with 419 if its answer does not fit the ABI.
func (c *Contract) Get(ctx context.Context, function string, input any) (json.RawMessage, error) {
	message, account, err := c.localCall(ctx, function, input, api.SignerNone{})
	if err != nil {
		return nil, err
	}
	result, err := c.client.Tvm.RunTvm(ctx, api.ParamsOfRunTvm{Message: message, Account: account, ABI: c.text, AnswerRequired: Ptr(true)})
	if err != nil {
		return nil, c.explain(err)
	}
	return c.output(function, result.Decoded)
}

// Estimate executes a call on a copy of the present state: what it would cost, do and lose.
func (c *Contract) Estimate(ctx context.Context, function string, input any) (*Sent[json.RawMessage], error) {
	message, account, err := c.localCall(ctx, function, input, c.signerOrNone())
	if err != nil {
		return nil, err
	}
	result, err := c.client.Tvm.RunExecutor(ctx, api.ParamsOfRunExecutor{
		Message:          message,
		Account:          api.AccountForExecutorAccount{Boc: account},
		ABI:              c.text,
		ExecutionOptions: &api.ExecutionOptions{Logs: Ptr(true)},

		AnswerRequired: Ptr(true),
	})
	if err != nil {
		return nil, c.explain(err)
	}
	name, err := c.account(ctx)
	if err != nil {
		return nil, err
	}
	found, err := c.client.Processing.FindLosses(ctx, api.ParamsOfFindLosses{Message: &message, DappID: &name.dappID})
	if err != nil {
		return nil, err
	}
	sent, err := c.sent(function, result.Transaction, result.OutMessages, result.Decoded, result.Fees)
	if sent != nil {
		sent.Losses = found.Losses
		sent.Logs = result.Logs
	}
	return sent, err
}
