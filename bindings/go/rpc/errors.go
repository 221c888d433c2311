package rpc

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
)

// Codes that the connection itself creates or looks at.
const (
	codeCannotSerializeResult = 18
	codeInvalidRequest        = -32600
	codeRequestTooLarge       = -32004
	codeDeadlineExceeded      = -32008
	codeRequestCancelled      = -32800
	codeConnectionLost        = -32099
	codeClosed                = 17
	codeCallbackNotRegistered = 13
	codeNotFound              = 622
)

// ClientError is a failed call. Positive codes are the library's, negative ones the protocol's; package api has
// constants for all of them. Programs decide by Code, never by Message.
type ClientError struct {
	// Code is the stable number of the error.
	Code int `json:"code"`
	// Message says what was wrong, for people.
	Message string `json:"message"`
	// Traceparent is the trace of the REST request that failed.
	Traceparent *string `json:"traceparent,omitempty"`
	// Data holds facts for programs as JSON.
	Data json.RawMessage `json:"data,omitempty"`

	cause error
}

// Error returns the message and the code.
func (e *ClientError) Error() string {
	return fmt.Sprintf("%s (code %d)", e.Message, e.Code)
}

// Unwrap returns context.Canceled or context.DeadlineExceeded when the call ended for this reason, and the error of package
// encoding/json when the result cannot be read.
func (e *ClientError) Unwrap() error {
	return e.cause
}

// ErrorCode returns the code of the ClientError in the chain of err, -32099 for a lost connection, 17 for a closed client, or 0.
func ErrorCode(err error) int {
	var clientError *ClientError
	var lost *ConnectionLostError
	switch {
	case errors.As(err, &clientError):
		return clientError.Code
	case errors.Is(err, ErrClosed):
		return codeClosed
	case errors.As(err, &lost):
		return codeConnectionLost
	default:
		return 0
	}
}

// ErrClosed is the cause of a ConnectionLostError after Close.
var ErrClosed = errors.New("the client was closed")

// ConnectionLostError ends all waiting and all later calls when the daemon ends or the connection breaks. There is no
// silent restart, because handles, boxes and subscriptions are gone with the connection.
type ConnectionLostError struct {
	// Reason says what happened.
	Reason string
	// Exit is how the process of the daemon ended; nil for a WebSocket.
	Exit *os.ProcessState
	// Stderr is the end of what the daemon wrote to its standard error, up to 4 KiB.
	Stderr string
	// Fatal is the report of the daemon about a failed start.
	Fatal *FatalError
	// Cause is the underlying error, if any.
	Cause error
	// Data holds facts about the messages of the call as JSON, see FactsOf; nil for a call that has nothing to do with them.
	Data json.RawMessage
}

// FatalError is why the daemon could not start.
type FatalError struct {
	// Code is the exit code of the process: 1 internal, 2 configuration, 3 lock held, 4 storage.
	Code int `json:"code"`
	// Message says what is wrong and what to do.
	Message string `json:"message"`
	// Data holds facts for programs as JSON.
	Data json.RawMessage `json:"data"`
}

// Error returns the reason, the report of the daemon, how it ended, and the end of its standard error.
func (e *ConnectionLostError) Error() string {
	text := "connection lost: " + e.Reason
	if e.Fatal != nil {
		text += ": " + e.Fatal.Message
	}
	if e.Exit != nil {
		text += " (" + e.Exit.String() + ")"
	}
	if e.Stderr != "" {
		text += "; standard error ends with:\n" + e.Stderr
	}
	return text
}

// Unwrap returns the cause.
func (e *ConnectionLostError) Unwrap() error {
	return e.Cause
}

// causeOf returns the Go error that corresponds to an error of the protocol.
func causeOf(code int) error {
	switch code {
	case codeDeadlineExceeded:
		return context.DeadlineExceeded
	case codeRequestCancelled:
		return context.Canceled
	default:
		return nil
	}
}

// NamingAccount completes the error of an account that was not found: its message and data say which one it is.
func NamingAccount(err error, address string) error {
	var failure *ClientError
	if !errors.As(err, &failure) || failure.Code != codeNotFound {
		return err
	}
	var known map[string]json.RawMessage
	// Data of another shape are replaced.
	_ = json.Unmarshal(failure.Data, &known)
	data := map[string]any{}
	for name, value := range known {
		data[name] = value
	}
	data["account_address"] = address
	text := "The account " + address + " does not exist: deploy its contract, or check the address and the network"
	return causedError(codeNotFound, text, data, failure)
}

// localError is an error that the connection makes itself, in the form that the daemon would have given it.
func localError(code int, message string, data map[string]any) *ClientError {
	text, _ := json.Marshal(data)
	return &ClientError{Code: code, Message: message, Data: text}
}

// causedError is such an error of a Go error.
func causedError(code int, message string, data map[string]any, cause error) *ClientError {
	failure := localError(code, message, data)
	failure.cause = cause
	return failure
}
