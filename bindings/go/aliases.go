package vendorclient

import (
	"encoding/json"
	"time"

	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// ClientError is a failed call.
type ClientError = rpc.ClientError

// ConnectionLostError ends all calls when the daemon ends or the connection breaks.
type ConnectionLostError = rpc.ConnectionLostError

// CallOption changes how one call is made.
type CallOption = rpc.CallOption

// ErrClosed is the cause of a ConnectionLostError after Close.
var ErrClosed = rpc.ErrClosed

// ErrorCode returns the code of the ClientError in the chain of err, -32099 for a lost connection, 17 for a closed client, or 0.
func ErrorCode(err error) int {
	return rpc.ErrorCode(err)
}

// OutcomeOf says what became of the message of a failed call, however it ended: api.OutcomeNotExecuted,
// api.OutcomeRefused, api.OutcomeFailed, api.OutcomeExecuted or api.OutcomeUnknown; empty for calls that have nothing to do
// with messages. After OutcomeNotExecuted you may repeat the call. After OutcomeUnknown, first look for the message.
func OutcomeOf(err error) api.Outcome {
	return api.Outcome(rpc.FactsOf(err).Outcome)
}

// MessageFacts is what an error says of the message of its call.
type MessageFacts = rpc.Facts

// FactsOf returns the hash of the message of a failed call, when it settles, and its transaction.
func FactsOf(err error) MessageFacts {
	return rpc.FactsOf(err)
}

// WithTimeout lets the daemon end the call with DeadlineExceeded (-32008) after this time. 0 is no limit; a
// negative time, such as that until a deadline which is over, ends the call at once.
func WithTimeout(limit time.Duration) CallOption {
	return rpc.WithTimeout(limit)
}

// WithAppRequestTimeout limits the time for the answer to each request to an app object during the call. Default 10
// minutes, 0 is no limit; a negative time is over at once.
func WithAppRequestTimeout(limit time.Duration) CallOption {
	return rpc.WithAppRequestTimeout(limit)
}

// WithTrace repeats a text in the log lines of the call.
func WithTrace(trace string) CallOption {
	return rpc.WithTrace(trace)
}

// OnClosed is called when nothing more comes for the app object or the callback that the call registers.
func OnClosed(handle func(reason rpc.ClosedReason)) CallOption {
	return rpc.OnClosed(handle)
}

// Ptr returns a pointer to a value, for optional fields.
func Ptr[T any](value T) *T {
	return &value
}

// JSON returns the JSON of a Go value for a field that takes any value. It panics when the value has no JSON form, as
// channels, functions and NaN do.
func JSON(value any) json.RawMessage {
	text, err := wire.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}
