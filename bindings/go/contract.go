package vendorclient

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"log/slog"
	"math/big"
	"net/http"
	"regexp"
	"strings"
	"sync/atomic"
	"time"

	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// Signer signs the messages of a contract.
type Signer struct {
	publicKey string
	signer    api.Signer
	// name is the name of the signer in the outbox; may be empty.
	name string
}

// KeysSigner signs with a key pair.
func KeysSigner(keys api.KeyPair) *Signer {
	return &Signer{publicKey: keys.Public, signer: api.SignerKeys{Keys: keys}}
}

// BoxSigner signs with a signing box, of the library or of the application, whose public key has 64 hex characters.
func BoxSigner(handle api.SigningBoxHandle, publicKey string) *Signer {
	return &Signer{publicKey: publicKey, signer: api.SignerSigningBox{Handle: handle}}
}

// Format implements fmt.Formatter and shows the public key alone: the keys may be inside.
func (s Signer) Format(state fmt.State, _ rune) {
	fmt.Fprintf(state, "vendorclient.Signer(%s)", s.publicKey)
}

// LogValue implements slog.LogValuer and shows the public key alone.
func (s Signer) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprint(s))
}

// PublicKey is the public key as ABI integers are written: "0x" and 64 hex characters.
func (s *Signer) PublicKey() string {
	return "0x" + s.publicKey
}

// PublicKeyNumber is the public key as a number, for arguments of type uint256.
func (s *Signer) PublicKeyNumber() *big.Int {
	number, _ := new(big.Int).SetString(s.publicKey, 16)
	return number
}

// Funder transfers money to an account before its deployment.
type Funder interface {
	// Fund transfers amount nanotokens, or its usual amount for nil.
	Fund(ctx context.Context, accountID string, amount *big.Int) error
}

// Faucet is the faucet of a development node at this address, http://127.0.0.1:8600 for example. All controls of such a
// node are in package devnode: devnode.Connect(endpoint), devnode.FromClient(client).
func Faucet(endpoint string) Funder {
	if !strings.Contains(endpoint, "://") {
		endpoint = "http://" + endpoint
	}
	return faucet{strings.TrimSuffix(endpoint, "/") + "/v2/faucet"}
}

type faucet struct{ url string }

func (f faucet) Fund(ctx context.Context, accountID string, amount *big.Int) error {
	wanted := map[string]any{"account_id": accountID}
	if amount != nil {
		// Amounts are texts on the wire.
		wanted["amount"] = amount.String()
	}
	body, err := json.Marshal(wanted)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, f.url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return fmt.Errorf("the faucet cannot be reached: %w", err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(response.Body, 1<<20))
	if err != nil {
		return err
	}
	var answer struct {
		Error *struct{ Message string }
	}
	if json.Unmarshal(text, &answer) != nil || response.StatusCode != http.StatusOK || answer.Error != nil {
		return fmt.Errorf("the faucet refuses (%s): %.1000s", response.Status, text)
	}
	return nil
}

// ContractError is a call that a contract refused, whose transaction was aborted, or that its account could not run.
type ContractError struct {
	// Name is the name of the error, where one is known for its exit code.
	Name string
	// ExitCode is the exit code of the contract; with the phase "action" its result code, such as 37 for too little money. It is
	// 0 if the contract did not run.
	ExitCode int
	// Phase is the phase that failed: "computeVm", "action", "storage", or "computeSkipped" for an account without contract or
	// money, or that does not exist; empty when the node named only the code.
	Phase string
	// Transaction is the hash of the aborted transaction; empty when the message was refused without one.
	Transaction string
	cause       *ClientError
}

// Error returns the name, the message and the code.
func (e *ContractError) Error() string {
	if e.Name == "" {
		return e.cause.Error()
	}
	return e.Name + ": " + e.cause.Error()
}

// Unwrap returns the *ClientError.
func (e *ContractError) Unwrap() error {
	return e.cause
}

// ContractOption says what a Contract is.
type ContractOption func(*Contract)

// At says where the contract is: "<dapp_id>::<account_id>", "0:<account_id>" or the account id.
func At(address Address) ContractOption {
	return func(c *Contract) { c.address = address }
}

// WithDappID sets the Dapp ID of the contract. Default: looked up on the network; for a contract that is not deployed,
// the account id.
func WithDappID(dappID string) ContractOption {
	return func(c *Contract) { c.dappID = dappID }
}

// SignedBy sets the signer of calls and the deployment. Without it they are not signed.
func SignedBy(signer *Signer) ContractOption {
	return func(c *Contract) { c.signer = signer }
}

// WithImage sets the image of the contract, base64: for Deploy, and to know the address without one.
func WithImage(tvc string) ContractOption {
	return func(c *Contract) { c.tvc = tvc }
}

// WithCode sets the code of the contract, base64, instead of the image.
func WithCode(code string) ContractOption {
	return func(c *Contract) { c.code = code }
}

// WithInitialData sets values of storage fields before the deployment; the public key is filled in from the signer.
func WithInitialData(values map[string]any) ContractOption {
	return func(c *Contract) { c.initialData = values }
}

// WithErrorNames sets names to exit codes, for ContractError.
func WithErrorNames(names map[int]string) ContractOption {
	return func(c *Contract) { c.errorNames = names }
}

// WithHeader sets the function that returns the header of each external message. Without it, the library fills the header in,
// by the time of the network.
func WithHeader(header func(ctx context.Context) (api.FunctionHeader, error)) ContractOption {
	return func(c *Contract) { c.header = header }
}

// Contract is a contract as an object: its functions, getters and events by name. It is safe for use by many goroutines.
// "vendorclient bind --lang go" writes a package with the types of an ABI on top of it.
type Contract struct {
	client      *Client
	abi         contractABI
	text        api.Abi
	signer      *Signer
	address     Address
	dappID      string
	tvc, code   string
	initialData map[string]any
	errorNames  map[int]string
	header      func(ctx context.Context) (api.FunctionHeader, error)

	found atomic.Pointer[accountName]
	// finding is held by the call that looks for the account; the others wait for it, as long as their contexts allow.
	finding chan struct{}
}

type accountName struct{ accountID, dappID string }

// NewContract makes an object for a contract from the content of its ABI file.
func NewContract(client *Client, abi string, options ...ContractOption) (*Contract, error) {
	contract := &Contract{client: client, text: api.AbiJson{Value: abi}, finding: make(chan struct{}, 1)}
	if err := json.Unmarshal([]byte(abi), &contract.abi); err != nil {
		return nil, fmt.Errorf("the ABI cannot be read: %w", err)
	}
	for _, option := range options {
		option(contract)
	}
	if contract.address != "" {
		if _, _, err := splitAddress(string(contract.address)); err != nil {
			return nil, err
		}
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
}

// ContractEvent is an event of a contract.
type ContractEvent[Args any] struct {
	// Args are the values that the event carries.
	Args Args
	// MessageID is the hash of the message that carries it.
	MessageID string
	// CreatedAt is when it was emitted.
	CreatedAt time.Time
	// Cursor is its place, for After of a later stream.
	Cursor string
}

// DeployOption changes how a contract is deployed.
type DeployOption interface {
	applyToDeploy(*deployment)
}

type deployOption func(*deployment)

func (o deployOption) applyToDeploy(deployment *deployment) { o(deployment) }

type deployment struct {
	funder   Funder
	amount   *big.Int
	accepted acceptedLoss
}

// FundedBy makes funder pay for the deployment before it.
func FundedBy(funder Funder) DeployOption {
	return deployOption(func(d *deployment) { d.funder = funder })
}

// WithAmount sets how many nanotokens the funder transfers. Default: its usual amount.
func WithAmount(nano *big.Int) DeployOption {
	return deployOption(func(d *deployment) { d.amount = nano })
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
	if err == nil {
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

// StreamOption changes where a stream begins and how it reads.
type StreamOption func(*stream)

type stream struct {
	// after is the cursor; nil for the end of the list.
	after *string
}

// FromStart begins with the first object that the network keeps. Without it only what comes later is given.
func FromStart() StreamOption {
	return After("")
}

// After continues after a cursor: that of the last item which was processed, or of EventCursor and TransactionCursor. It stays
// valid after a restart.
func After(cursor string) StreamOption {
	return func(s *stream) { s.after = &cursor }
}

// Events returns the events of a name as they come, by cursor: nothing is missed or repeated, also after lost connections, and
// nothing is read before the loop asks for it. The stream waits while the network is away. It ends with its context, the
// loop, or the error that is its last item.
func (c *Contract) Events(ctx context.Context, event string, options ...StreamOption) iter.Seq2[ContractEvent[json.RawMessage], error] {
	return func(yield func(ContractEvent[json.RawMessage], error) bool) {
		list := api.ParamsOfFollowAccount{Kind: api.FollowedKindEvents, ABI: c.text, Event: &event}
		for item, err := range c.follow(ctx, list, options) {
			found := ContractEvent[json.RawMessage]{Cursor: item.Cursor}
			if err == nil {
				found.MessageID, found.CreatedAt = item.Event.MessageID, time.Unix(int64(item.Event.CreatedAt), 0)
				found.Args, err = exactOutputs(c.abi.event(event), item.Event.Value)
			}
			if !yield(found, err) || err != nil {
				return
			}
		}
	}
}

// FollowedTransaction is a transaction of a stream.
type FollowedTransaction struct {
	// Cursor is its place, for After of a later stream.
	Cursor string
	// JSON has the fields that were asked for.
	JSON json.RawMessage
}

// Transactions returns the transactions of the contract as they come, with the fields of GraphQL that are named. The stream is
// like that of Events.
func (c *Contract) Transactions(ctx context.Context, fields string, options ...StreamOption) iter.Seq2[FollowedTransaction, error] {
	return func(yield func(FollowedTransaction, error) bool) {
		list := api.ParamsOfFollowAccount{Kind: api.FollowedKindTransactions, Result: &fields}
		for item, err := range c.follow(ctx, list, options) {
			if !yield(FollowedTransaction{Cursor: item.Cursor, JSON: item.Object}, err) {
				return
			}
		}
	}
}

// EventCursor returns the cursor after the newest event: a stream After it has every event from now on, whenever it begins.
func (c *Contract) EventCursor(ctx context.Context) (string, error) {
	found, err := c.page(ctx, api.ParamsOfFollowAccount{Kind: api.FollowedKindEvents})
	return found.Cursor, err
}

// TransactionCursor returns the cursor after the newest transaction.
func (c *Contract) TransactionCursor(ctx context.Context) (string, error) {
	found, err := c.page(ctx, api.ParamsOfFollowAccount{Kind: api.FollowedKindTransactions})
	return found.Cursor, err
}

const (
	codeNotFound = 622
	// followWaitMs is the longest wait of one call for an item.
	followWaitMs = 30_000
)

func (c *Contract) page(ctx context.Context, list api.ParamsOfFollowAccount) (api.ResultOfFollowAccount, error) {
	name, err := c.account(ctx)
	if err != nil {
		return api.ResultOfFollowAccount{}, err
	}
	list.AccountID, list.DappID = name.accountID, &name.dappID
	return c.client.Net.FollowAccount(ctx, list)
}

func (c *Contract) follow(ctx context.Context, list api.ParamsOfFollowAccount, options []StreamOption) iter.Seq2[api.FollowedItem, error] {
	var settings stream
	for _, option := range options {
		option(&settings)
	}
	return func(yield func(api.FollowedItem, error) bool) {
		list.WaitMs = Ptr[uint32](followWaitMs)
		list.After = settings.after
		for {
			found, err := c.page(ctx, list)
			if err != nil {
				yield(api.FollowedItem{}, err)
				return
			}
			for _, item := range found.Items {
				if !yield(item, nil) {
					return
				}
			}
			list.After = &found.Cursor
		}
	}
}

func (c *Contract) account(ctx context.Context) (accountName, error) {
	if found := c.found.Load(); found != nil {
		return *found, nil
	}
	select {
	case c.finding <- struct{}{}:
		defer func() { <-c.finding }()
	case <-ctx.Done():
		return accountName{}, ctx.Err()
	}
	if found := c.found.Load(); found != nil {
		return *found, nil
	}
	found, err := c.findAccount(ctx)
	if err != nil {
		return accountName{}, err
	}
	c.found.Store(&found)
	return found, nil
}

func (c *Contract) findAccount(ctx context.Context) (accountName, error) {
	address := string(c.address)
	if address == "" {
		calculated, err := c.calculatedAddress(ctx)
		if err != nil {
			return accountName{}, err
		}
		address = calculated
	}
	accountID, dappID, err := splitAddress(address)
	if err != nil {
		return accountName{}, err
	}
	if c.dappID != "" {
		dappID = c.dappID
	}
	if dappID != "" {
		return accountName{accountID, dappID}, nil
	}
	state, err := c.client.Account.GetAccount(ctx, api.ParamsOfGetAccount{AccountID: accountID, DappID: accountID})
	switch {
	case ErrorCode(err) == codeNotFound || err == nil && state.DappID == "":
		return accountName{accountID, accountID}, nil
	case err != nil:
		return accountName{}, err
	default:
		return accountName{accountID, state.DappID}, nil
	}
}

func (c *Contract) calculatedAddress(ctx context.Context) (string, error) {
	set, err := c.deploySet()
	if err != nil {
		return "", err
	}
	encoded, err := c.client.ABI.EncodeMessage(ctx, api.ParamsOfEncodeMessage{ABI: c.text, DeploySet: set, Signer: c.signerOrNone()})
	return encoded.Address, err
}

type accountState struct {
	boc      string
	balance  string
	isActive bool
}

func (c *Contract) state(ctx context.Context) (accountState, error) {
	name, err := c.account(ctx)
	if err != nil {
		return accountState{}, err
	}
	state, err := c.client.Account.GetAccount(ctx, api.ParamsOfGetAccount{AccountID: name.accountID, DappID: name.dappID})
	if err != nil {
		return accountState{}, rpc.NamingAccount(err, name.dappID+"::"+name.accountID)
	}
	parsed, err := c.client.Boc.ParseAccount(ctx, api.ParamsOfParse{Boc: state.Boc})
	if err != nil {
		return accountState{}, err
	}
	var account struct {
		Balance string `json:"balance"`
		Type    string `json:"acc_type_name"`
	}
	err = json.Unmarshal(parsed.Parsed, &account)
	return accountState{boc: state.Boc, balance: account.Balance, isActive: account.Type == "Active"}, err
}

func (c *Contract) deploySet() (*api.DeploySet, error) {
	set := &api.DeploySet{}
	switch {
	case c.tvc != "":
		set.Tvc = &c.tvc
	case c.code != "":
		set.Code = &c.code
	default:
		return nil, errors.New("a contract needs its address (At), or its image to calculate it (WithImage, or a wrapper that was bound with --tvc)")
	}
	data := map[string]any{}
	if c.abi.takesPublicKey() && c.signer != nil {
		data["_pubkey"] = c.signer.PublicKey()
	}
	for name, value := range c.initialData {
		data[name] = value
	}
	if len(data) == 0 {
		return set, nil
	}
	text, err := wire.Marshal(withBytes(data))
	set.InitialData = text
	return set, err
}

func (c *Contract) signerOrNone() api.Signer {
	if c.signer == nil {
		return api.SignerNone{}
	}
	return c.signer.signer
}

func (c *Contract) message(ctx context.Context, function string, input any) (api.ParamsOfEncodeMessage, error) {
	text := []byte("{}")
	if input != nil {
		var err error
		if text, err = wire.Marshal(withBytes(input)); err != nil {
			return api.ParamsOfEncodeMessage{}, fmt.Errorf("the arguments of %s have no JSON form: %w", function, err)
		}
		if text, err = filledInputs(c.abi.inputs(function), text); err != nil {
			return api.ParamsOfEncodeMessage{}, refusedArguments(function, err)
		}
	}
	call := api.CallSet{FunctionName: function, Input: text}
	if c.header != nil {
		header, err := c.header(ctx)
		if err != nil {
			return api.ParamsOfEncodeMessage{}, err
		}
		call.Header = &header
	}
	return api.ParamsOfEncodeMessage{
		ABI:     c.text,
		CallSet: &call,
		Signer:  c.signerOrNone(),
	}, nil
}

// refusedArguments is the error that the library gives for arguments which do not fit the ABI.
func refusedArguments(function string, reason error) error {
	code := api.AbiErrorCodeEncodeRunMessageFailed
	if function == "constructor" {
		code = api.AbiErrorCodeEncodeDeployMessageFailed
	}
	return &ClientError{Code: int(code), Message: fmt.Sprintf("the arguments of %s: %v", function, reason)}
}

func (c *Contract) messageTo(ctx context.Context, function string, input any) (api.ParamsOfEncodeMessage, error) {
	message, err := c.message(ctx, function, input)
	if err != nil {
		return message, err
	}
	name, err := c.account(ctx)
	address := "0:" + name.accountID
	message.Address = &address
	return message, err
}

// localCall returns what a run on the present state needs: the message and the account, both BOC.
func (c *Contract) localCall(ctx context.Context, function string, input any, signer api.Signer) (message, account string, err error) {
	params, err := c.messageTo(ctx, function, input)
	if err != nil {
		return "", "", err
	}
	params.Signer = signer
	state, err := c.state(ctx)
	if err != nil {
		return "", "", err
	}
	encoded, err := c.client.ABI.EncodeMessage(ctx, params)
	return encoded.Message, state.boc, err
}

func (c *Contract) process(ctx context.Context, message api.ParamsOfEncodeMessage, function string, accepted acceptedLoss) (*Sent[json.RawMessage], error) {
	name, err := c.account(ctx)
	if err != nil {
		return nil, rpc.WithoutMessage(err)
	}
	result, err := c.client.Processing.ProcessMessage(ctx, api.ParamsOfProcessMessage{
		MessageEncodeParams: message,
		DappID:              name.dappID,
		AcceptLoss:          accepted.param(),
		AnswerRequired:      Ptr(true),
	}, nil)
	if err != nil {
		return nil, c.explain(err)
	}
	sent, err := c.sent(function, result.Transaction, result.OutMessages, result.Decoded, result.Fees)
	if sent != nil {
		sent.Losses = result.Losses
	}
	return sent, err
}

func (c *Contract) sent(function string, transaction json.RawMessage, messages []string, decoded *api.DecodedOutput, fees api.TransactionFees) (*Sent[json.RawMessage], error) {
	output, err := c.output(function, decoded)
	if err != nil {
		return nil, err
	}
	var named struct {
		ID string `json:"id"`
	}
	err = json.Unmarshal(transaction, &named)
	return &Sent[json.RawMessage]{
		Transaction: transaction, TransactionID: named.ID, Output: output, OutMessages: messages, Fees: fees,
	}, err
}

func (c *Contract) output(function string, decoded *api.DecodedOutput) (json.RawMessage, error) {
	if decoded == nil || decoded.Output == nil {
		return exactOutputs(c.abi.outputs(function), json.RawMessage("{}"))
	}
	return exactOutputs(c.abi.outputs(function), decoded.Output)
}

// explain makes a LossError of a refusal to lose money, and a ContractError of an error with an exit code
// of the contract, or the phase that failed.
func (c *Contract) explain(err error) error {
	var failure *ClientError
	if !errors.As(err, &failure) {
		return err
	}
	if refused := lossError(failure); refused != nil {
		return refused
	}
	type exit struct {
		ExitCode *int `json:"exit_code"`
	}
	var data struct {
		exit
		LocalError struct {
			Data exit `json:"data"`
		} `json:"local_error"`
		NodeError struct {
			Extensions struct {
				Details exit `json:"details"`
			} `json:"extensions"`
		} `json:"node_error"`
		ResultCode    *int   `json:"result_code"`
		Phase         string `json:"phase"`
		TransactionID string `json:"transaction_id"`
		TxHash        string `json:"tx_hash"`
	}
	// Data of another shape says nothing about it.
	_ = json.Unmarshal(failure.Data, &data)
	explained := &ContractError{Phase: data.Phase, Transaction: data.TransactionID, cause: failure}
	if explained.Transaction == "" {
		explained.Transaction = data.TxHash
	}
	if data.Phase == "computeSkipped" {
		// What the node then calls an exit code is why the contract did not run.
		return explained
	}
	for _, code := range []*int{data.ExitCode, data.LocalError.Data.ExitCode, data.NodeError.Extensions.Details.ExitCode} {
		if code != nil {
			explained.ExitCode, explained.Name = *code, c.errorNames[*code]
			return explained
		}
	}
	if data.ResultCode != nil {
		// Codes of the action phase are those of the network: names of the contract mean others.
		explained.ExitCode = *data.ResultCode
		return explained
	}
	if data.Phase != "" {
		return explained
	}
	return err
}

var addressForm = regexp.MustCompile(`^(?:([0-9a-fA-F]{64})::|-?\d+:)?([0-9a-fA-F]{64})$`)

// splitAddress returns the account id, and the Dapp ID when the address has one.
func splitAddress(address string) (accountID, dappID string, err error) {
	found := addressForm.FindStringSubmatch(address)
	if found == nil {
		return "", "", fmt.Errorf("invalid address: expected <dapp_id>::<account_id>, 0:<account_id> or 64 hex characters, got %.140s", address)
	}
	return strings.ToLower(found[2]), strings.ToLower(found[1]), nil
}
