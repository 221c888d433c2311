package vendorclient

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"math"
	"time"

	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// OutboxOption says how a call is kept in the outbox.
type OutboxOption interface {
	applyToOutbox(*outboxCall)
}

type outboxOption func(*outboxCall)

func (o outboxOption) applyToOutbox(call *outboxCall) { o(call) }

type outboxCall struct {
	params   api.ParamsOfOutboxSend
	signer   string
	accepted acceptedLoss
}

// WithKey sets the entry an idempotency key, 1 to 256 characters: the same key never sends a second message on this
// network.
func WithKey(key string) OutboxOption {
	return outboxOption(func(c *outboxCall) { c.params.Key = &key })
}

// WithGroup puts the entry into a group, whose entries are sent one after the other. Without it the group is the account
// and the key that signs.
func WithGroup(group string) OutboxOption {
	return outboxOption(func(c *outboxCall) { c.params.Group = &group })
}

// WithNotBefore keeps the message until then. The zero time sets no limit.
func WithNotBefore(moment time.Time) OutboxOption {
	return outboxOption(func(c *outboxCall) { c.params.NotBefore = unixSeconds(moment) })
}

// WithGiveUpAt ends the entry then: nothing leaves later, and no message lives longer. The zero time sets no limit.
func WithGiveUpAt(moment time.Time) OutboxOption {
	return outboxOption(func(c *outboxCall) { c.params.GiveUpAt = unixSeconds(moment) })
}

// WithNamedSigner names the signer, which any connection registers. Without it the signer of the contract signs: a
// named one when its turn comes, an unnamed one at once, without later replacements.
func WithNamedSigner(name string) OutboxOption {
	return outboxOption(func(c *outboxCall) { c.signer = name })
}

// WithoutProtection sets that the contract does not protect itself from copies of the message.
func WithoutProtection() OutboxOption {
	return outboxOption(func(c *outboxCall) {
		yes := true
		c.params.Unprotected = &yes
	})
}

// unixSeconds returns the nearest time that the outbox can store; nil for the zero time, which is not set.
func unixSeconds(moment time.Time) *uint32 {
	if moment.IsZero() {
		return nil
	}
	return Ptr(uint32(min(max(moment.Unix(), 0), math.MaxUint32)))
}

// StoredEntry is an entry of the outbox; IsNew is false when its key had it already.
type StoredEntry = api.ResultOfOutboxSend

// Outbox stores a call in the outbox, so that it survives a crash of this process. One that would certainly lose money is a
// *LossError, see AcceptLoss; if the network does not answer now, the entry is checked before it is sent.
func (c *Contract) Outbox(ctx context.Context, function string, input any, options ...OutboxOption) (StoredEntry, error) {
	var call outboxCall
	for _, option := range options {
		option.applyToOutbox(&call)
	}
	message, err := c.messageTo(ctx, function, input)
	if err != nil {
		return StoredEntry{}, rpc.WithoutMessage(err)
	}
	name, err := c.account(ctx)
	if err != nil {
		return StoredEntry{}, rpc.WithoutMessage(err)
	}
	if named := c.namedSigner(call.signer); named != nil {
		call.params.Signer = *named
		message.Signer = api.SignerNone{}
	}
	call.params.MessageEncodeParams = &message
	call.params.DappID = name.dappID
	call.params.AcceptLoss = call.accepted.param()
	stored, err := c.client.Outbox.Send(ctx, call.params)
	return stored, asLossError(err)
}

// namedSigner returns the signer of that name. Another name than that of the own signer is one of another, whose key is not
// known here.
func (c *Contract) namedSigner(name string) *api.OutboxSignerNamed {
	own := ""
	if c.signer != nil {
		own = c.signer.name
	}
	switch {
	case name == "" && own == "":
		return nil
	case name != "" && name != own:
		return &api.OutboxSignerNamed{Name: name}
	default:
		key := c.signer.publicKey
		return &api.OutboxSignerNamed{Name: own, PublicKey: &key}
	}
}

// RegisterSigner makes a signer known to the outbox under a name, for as long as this client lives: entries that wait for
// the name are signed. Register it with each new client. The signer that is returned has the name, for contracts.
func (c *Client) RegisterSigner(ctx context.Context, name string, signer *Signer) (*Signer, error) {
	handle, err := c.signingBox(ctx, signer)
	if err != nil {
		return nil, err
	}
	params := api.ParamsOfOutboxRegisterSigner{Name: name, Handle: handle}
	if err := c.Outbox.RegisterSigner(ctx, params); err != nil {
		return nil, err
	}
	return &Signer{publicKey: signer.publicKey, signer: api.SignerSigningBox{Handle: handle}, name: name}, nil
}

func (c *Client) signingBox(ctx context.Context, signer *Signer) (api.SigningBoxHandle, error) {
	if signer == nil {
		return 0, errors.New("the signer is nil")
	}
	switch kind := signer.signer.(type) {
	case api.SignerSigningBox:
		return kind.Handle, nil
	case api.SignerKeys:
		box, err := c.Crypto.GetSigningBox(ctx, kind.Keys)
		return box.Handle, err
	default:
		return 0, errors.New("the outbox takes signers that have keys or a signing box")
	}
}

// DeliveredResult is the end of an entry, on its way to the application.
type DeliveredResult struct {
	// Number is its place among the results of the outbox.
	Number string
	// Key is the key of the entry, or empty.
	Key string
	// Group is the group of the entry.
	Group string
	// State says how the entry ended.
	State api.OutboxState
	// TransactionID is the hash of the transaction; empty when nothing was executed.
	TransactionID string
	// Fees are what the transaction cost; nil when nothing was executed.
	Fees *api.TransactionFees
	// Output is what the function returned, when the ABI is known.
	Output json.RawMessage
	// Err says why it ended without success.
	Err *api.ClientError
	// Entry has everything.
	Entry  api.OutboxEntry
	client *Client
}

// Acknowledge marks the result as done with: it never comes again. Results that are not acknowledged come again with the
// next stream.
func (r *DeliveredResult) Acknowledge(ctx context.Context) error {
	return r.client.Outbox.Acknowledge(ctx, api.ParamsOfOutboxAcknowledge{Number: r.Number})
}

// OutboxResults returns the ends of entries as they come, first those that were not acknowledged, or those after the Number
// given with After: those of a group, or all for an empty name. The stream ends with its context, the loop, or the first error,
// which is its last item; it repeats the call Outbox.Results.
func (c *Client) OutboxResults(ctx context.Context, group string, options ...StreamOption) iter.Seq2[*DeliveredResult, error] {
	params := api.ParamsOfOutboxResults{}
	if group != "" {
		params.Group = &group
	}
	return numbered(options,
		func(after *string, waitMs *uint32) ([]api.OutboxResult, error) {
			page := params
			page.After, page.WaitMs = after, waitMs
			found, err := c.Outbox.Results(ctx, page)
			return found.Results, err
		},
		func(result api.OutboxResult) (*DeliveredResult, string) {
			return c.delivered(result), result.Number
		})
}

func (c *Client) delivered(result api.OutboxResult) *DeliveredResult {
	entry := result.Entry
	return &DeliveredResult{
		Number: result.Number, Key: valueOr(entry.Key), Group: entry.Group, State: entry.State,
		TransactionID: valueOr(entry.TransactionID), Fees: entry.Fees, Output: entry.Output, Err: entry.Error,
		Entry: entry, client: c,
	}
}

func valueOr(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}
