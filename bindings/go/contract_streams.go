package vendorclient

import (
	"context"
	"encoding/json"
	"iter"
	"time"

	"github.com/vendorclient/vendorclient-go/v3/api"
)

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

// StreamOption changes where a stream begins and how it reads.
type StreamOption func(*stream)

type stream struct {
	// after is the cursor; nil for the end of the list.
	after *string
}

// FromStart begins a stream of a contract with the first object that the network keeps; without it, only what comes later is
// given. OutboxResults and InboxDeposits begin with the first item that was not acknowledged, with and without it.
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

// followWaitMs is the longest wait of one call for an item.
const followWaitMs = 30_000

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
