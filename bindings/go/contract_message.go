package vendorclient

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

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
	if err != nil {
		return nil, executedError(transactionID(result.Transaction), err)
	}
	sent.Losses, sent.executed = result.Losses, true
	return sent, nil
}

// executedError is the error of a call that was executed, but whose results cannot be read: the caller must learn that.
func executedError(transaction string, reason error) error {
	return rpc.ExecutedError(int(api.TvmErrorCodeAnswerUnreadable), transaction, reason)
}

// transactionID returns the hash of a transaction; empty if that cannot be read.
func transactionID(transaction json.RawMessage) string {
	var named struct {
		ID string `json:"id"`
	}
	// A transaction of another shape has no hash.
	_ = json.Unmarshal(transaction, &named)
	return named.ID
}

func (c *Contract) sent(function string, transaction json.RawMessage, messages []string, decoded *api.DecodedOutput, fees api.TransactionFees) (*Sent[json.RawMessage], error) {
	output, err := c.output(function, decoded)
	if err != nil {
		return nil, err
	}
	return &Sent[json.RawMessage]{
		Transaction: transaction, TransactionID: transactionID(transaction), Output: output, OutMessages: messages, Fees: fees,
	}, nil
}

func (c *Contract) output(function string, decoded *api.DecodedOutput) (json.RawMessage, error) {
	if decoded == nil || decoded.Output == nil {
		return exactOutputs(c.abi.outputs(function), json.RawMessage("{}"))
	}
	return exactOutputs(c.abi.outputs(function), decoded.Output)
}
