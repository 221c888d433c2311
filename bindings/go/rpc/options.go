package rpc

import (
	"encoding/json"
	"math"
	"time"
)

// CallOption changes how one call is made.
type CallOption func(*callSettings)

// callSettings is what travels as the reserved parameter _call, and what the connection needs to route messages.
type callSettings struct {
	AppObject           *string `json:"app_object,omitempty"`
	Callback            *string `json:"callback,omitempty"`
	TimeoutMs           *uint32 `json:"timeout_ms,omitempty"`
	AppRequestTimeoutMs *uint32 `json:"app_request_timeout_ms,omitempty"`
	Trace               *string `json:"trace,omitempty"`

	handler      AppHandler
	onMessage    func(Message)
	endsWithCall bool
	onClosed     func(ClosedReason)
}

// WithTimeout lets the daemon end the call with DeadlineExceeded (-32008) after this time. 0 is no limit; a
// negative time, such as that until a deadline which is over, ends the call at once.
//
// A deadline of the context does nearly the same from the side of the host: it cancels the call (-32800).
func WithTimeout(limit time.Duration) CallOption {
	return func(settings *callSettings) { settings.TimeoutMs = milliseconds(limit) }
}

// WithAppRequestTimeout limits the time for the answer to each request that the library raises during the call, toward
// app objects of the host. Default 10 minutes, 0 is no limit; a negative time is over at once.
func WithAppRequestTimeout(limit time.Duration) CallOption {
	return func(settings *callSettings) { settings.AppRequestTimeoutMs = milliseconds(limit) }
}

// WithTrace repeats a text, of at most 256 characters, in the log lines of the call.
func WithTrace(trace string) CallOption {
	return func(settings *callSettings) { settings.Trace = &trace }
}

// OnClosed is called when nothing more comes for the app object or the callback that the call registers, after the
// last message. It is not called when the registering call itself fails.
func OnClosed(handle func(reason ClosedReason)) CallOption {
	return func(settings *callSettings) { settings.onClosed = handle }
}

// WithAppObject registers an app object by its untyped handler. Functions of package api that take an app object set
// it themselves.
func WithAppObject(handler AppHandler) CallOption {
	return func(settings *callSettings) { settings.handler = handler }
}

// WithCallback receives the messages of a call until it returns. Functions of package api that send messages set it
// themselves.
func WithCallback(onMessage func(Message)) CallOption {
	return func(settings *callSettings) { settings.onMessage, settings.endsWithCall = onMessage, true }
}

// WithSubscription receives the messages of a handle that the call creates, until the daemon closes it. Functions of
// package api that subscribe set it themselves.
func WithSubscription(onMessage func(Message)) CallOption {
	return func(settings *callSettings) { settings.onMessage, settings.endsWithCall = onMessage, false }
}

// Message is what a callback receives.
type Message struct {
	// ResponseType is Response type: 100 or above, as defined by the function.
	ResponseType uint32 `json:"response_type"`
	// Data is the message as JSON.
	Data json.RawMessage `json:"data"`
	// Lost is how many messages of this callback were dropped just before this one. When it is not 0, query the state
	// again instead of guessing.
	Lost uint32 `json:"lost"`
}

// ClosedReason is why nothing more comes for an app object or a callback.
type ClosedReason string

// Reasons of the daemon, and one of the binding.
const (
	// ClosedRemoved: the object was removed.
	ClosedRemoved ClosedReason = "removed"
	// ClosedUnsubscribed: the subscription was ended.
	ClosedUnsubscribed ClosedReason = "unsubscribed"
	// ClosedFailed: the source of the messages failed for good.
	ClosedFailed ClosedReason = "failed"
	// ClosedShutdown: the daemon or the connection stops.
	ClosedShutdown ClosedReason = "shutdown"
	// ClosedConnectionLost: the connection broke.
	ClosedConnectionLost ClosedReason = "connection_lost"
)

// milliseconds rounds up: only 0 is no limit, not a time that is short or over.
func milliseconds(duration time.Duration) *uint32 {
	ms := duration.Milliseconds()
	if duration%time.Millisecond > 0 {
		ms++
	}
	if duration < 0 {
		ms = 1
	}
	value := uint32(min(ms, math.MaxUint32))
	return &value
}
