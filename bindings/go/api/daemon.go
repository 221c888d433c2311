// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// DaemonModule: The daemon and the connection to it.
type DaemonModule struct{ caller rpc.Caller }

// Ping returns immediately; checks that the daemon responds.
//
// Wire name: daemon.ping.
func (m DaemonModule) Ping(ctx context.Context, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "daemon.ping", nil, nil, options...)
}

// Status returns the state of the daemon and of this connection.
//
// Wire name: daemon.status.
func (m DaemonModule) Status(ctx context.Context, options ...rpc.CallOption) (result ResultOfStatus, err error) {
	err = m.caller.Call(ctx, "daemon.status", nil, &result, options...)
	return result, err
}

// Inspect returns all connections of the daemon, what they wait for, and the end of its log.
//
// For operators of the daemon: every host that has presented the token sees the methods and durations of all
// calls, but no parameters or results.
//
// Wire name: daemon.inspect.
func (m DaemonModule) Inspect(ctx context.Context, params ParamsOfInspect, options ...rpc.CallOption) (result ResultOfInspect, err error) {
	err = m.caller.Call(ctx, "daemon.inspect", params, &result, options...)
	return result, err
}

// Shutdown stops the daemon gracefully, for all connections.
//
// Wire name: daemon.shutdown.
func (m DaemonModule) Shutdown(ctx context.Context, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "daemon.shutdown", nil, nil, options...)
}

// ProtocolErrorCode: Numbers of the errors of the protocol; those of the library are positive.
type ProtocolErrorCode = int

// Values of ProtocolErrorCode.
const (
	// ProtocolErrorCodeParseError: The message is not JSON or not UTF-8.
	ProtocolErrorCodeParseError ProtocolErrorCode = -32700
	// ProtocolErrorCodeInvalidRequest: The message is JSON but not a valid request object, or is nested too
	// deep.
	ProtocolErrorCodeInvalidRequest ProtocolErrorCode = -32600
	// ProtocolErrorCodeMethodNotFound: The method is unknown; data.client_code is 25.
	ProtocolErrorCodeMethodNotFound ProtocolErrorCode = -32601
	// ProtocolErrorCodeInvalidParams: `params` is not an object, or a parameter of `_call` or of a `daemon.*`
	// method is invalid.
	ProtocolErrorCodeInvalidParams ProtocolErrorCode = -32602
	// ProtocolErrorCodeInternalError: A bug of the daemon; data.incident names the log line.
	ProtocolErrorCodeInternalError ProtocolErrorCode = -32603
	// ProtocolErrorCodeShuttingDown: The daemon is stopping and accepts no new calls.
	ProtocolErrorCodeShuttingDown ProtocolErrorCode = -32000
	// ProtocolErrorCodeInvalidState: The connection is not in the state that the call requires, or the token is
	// wrong.
	ProtocolErrorCodeInvalidState ProtocolErrorCode = -32001
	// ProtocolErrorCodeProtocolMismatch: No common protocol version, or a required capability is missing.
	ProtocolErrorCodeProtocolMismatch ProtocolErrorCode = -32002
	// ProtocolErrorCodeBusy: A limit on calls is reached.
	ProtocolErrorCodeBusy ProtocolErrorCode = -32003
	// ProtocolErrorCodeRequestTooLarge: The message exceeds the limit of incoming messages.
	ProtocolErrorCodeRequestTooLarge ProtocolErrorCode = -32004
	// ProtocolErrorCodeResponseTooLarge: The answer exceeds the limit of outgoing messages.
	ProtocolErrorCodeResponseTooLarge ProtocolErrorCode = -32005
	// ProtocolErrorCodeBatchTooLarge: The batch has too many entries.
	ProtocolErrorCodeBatchTooLarge ProtocolErrorCode = -32006
	// ProtocolErrorCodeTooManyObjects: Too many app objects, callbacks or open app requests.
	ProtocolErrorCodeTooManyObjects ProtocolErrorCode = -32007
	// ProtocolErrorCodeDeadlineExceeded: The call exceeded its own time limit, or the general one; then
	// data.limit is call_timeout_ms.
	ProtocolErrorCodeDeadlineExceeded ProtocolErrorCode = -32008
	// ProtocolErrorCodeConnectionLost: Never sent: bindings use it for calls whose daemon ended or whose
	// connection broke.
	ProtocolErrorCodeConnectionLost ProtocolErrorCode = -32099
	// ProtocolErrorCodeRequestCancelled: The call was cancelled.
	ProtocolErrorCodeRequestCancelled ProtocolErrorCode = -32800
)

// ParamsOfInitialize: Requirements of a host and the configuration of its client.
type ParamsOfInitialize struct {
	// Protocol: Protocol versions that the host supports. Default: any. Optional.
	Protocol *ProtocolRange `json:"protocol,omitempty"`
	// Required: Capabilities that the host requires. Optional.
	Required []string `json:"required,omitzero"`
	// Optional: Capabilities that the host uses if available. `acknowledged_sending` makes the daemon send
	// `daemon.will_send`, here as in `required`. Optional.
	Optional []string `json:"optional,omitzero"`
	// Binding: The language binding; fills `config.binding`. Optional.
	Binding *BindingConfig `json:"binding,omitempty"`
	// HostPid: Process id of the process whose end stops the daemon; on stdio only. At least 1. Optional.
	HostPid *uint32 `json:"host_pid,omitempty"`
	// Token: Required only on named pipes, which have no access list. Optional. Secret.
	Token *string `json:"token,omitempty"`
	// Config: A ClientConfig; missing fields are taken from the environment, files and defaults. Optional.
	Config json.RawMessage `json:"config,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfInitialize) Format(state fmt.State, verb rune) {
	type plain ParamsOfInitialize
	v.Token = nil
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfInitialize) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ProtocolRange: Range of protocol versions, inclusive.
type ProtocolRange struct {
	// Min: Lowest version.
	Min uint32 `json:"min"`
	// Max: Highest version.
	Max uint32 `json:"max"`
}

// ResultOfInitialize: What applies to this connection.
type ResultOfInitialize struct {
	// Protocol: Version of the protocol in use.
	Protocol uint32 `json:"protocol"`
	// Capabilities: All capabilities of the daemon.
	Capabilities []string `json:"capabilities"`
	// Server: The daemon.
	Server ServerInfo `json:"server"`
	// Limits: Effective limits.
	Limits Limits `json:"limits"`
	// Config: Effective configuration, without secrets.
	Config ClientConfig `json:"config"`
	// Warnings: Unknown and deprecated fields of the configuration.
	Warnings []ConfigWarning `json:"warnings"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfInitialize) MarshalJSON() ([]byte, error) {
	type plain ResultOfInitialize
	if v.Capabilities == nil {
		v.Capabilities = []string{}
	}
	if v.Warnings == nil {
		v.Warnings = []ConfigWarning{}
	}
	return wire.Marshal(plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfInitialize) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ServerInfo: The daemon.
type ServerInfo struct {
	// Version: Version of the daemon and the library.
	Version string `json:"version"`
	// BuildNumber: Number of the build; 0 for a local build.
	BuildNumber uint32 `json:"build_number"`
	// Pid: Process id; 0 in a page.
	Pid uint32 `json:"pid"`
}

// Limits: Effective limits, per connection unless stated otherwise.
type Limits struct {
	// MessageInBytes: Maximum size of an incoming message without a line end, in bytes; larger ones fail with
	// -32004. Default 16777216. At least 1024.
	MessageInBytes uint32 `json:"message_in_bytes"`
	// InlineFrameBytes: Size, in bytes, up to which the parameters of an incoming message are parsed on the main
	// thread; larger ones are parsed on a worker thread. Default 262144. At least 1024. Optional.
	InlineFrameBytes *uint32 `json:"inline_frame_bytes,omitempty"`
	// MessageOutBytes: Maximum size of an outgoing message, in bytes; larger ones fail with -32005. Default 67108864.
	// At least 4096.
	MessageOutBytes uint32 `json:"message_out_bytes"`
	// Nesting: Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600. Default 128.
	// At least 8.
	Nesting uint32 `json:"nesting"`
	// Connections: Maximum number of connections of the daemon; further ones are refused with 503. Default 64.
	// At least 1.
	Connections uint32 `json:"connections"`
	// Unauthenticated: Maximum number of connections of the daemon not yet accepted; further ones are closed.
	// Default 16. At least 1.
	Unauthenticated uint32 `json:"unauthenticated"`
	// UnauthenticatedMs: Time within which a connection must be accepted, in ms. Default 10000. At least 1.
	UnauthenticatedMs uint32 `json:"unauthenticated_ms"`
	// InFlight: Maximum number of calls that run or wait for a worker; further ones fail with -32003. Default 16384.
	// At least 1.
	InFlight uint32 `json:"in_flight"`
	// CallTimeoutMs: Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an
	// application request does not count, and functions that wait by design are exempt. 0: none. Default 600000.
	// Optional.
	CallTimeoutMs *uint32 `json:"call_timeout_ms,omitempty"`
	// WorkerThreads: Number of compute threads of the daemon, and the same number of processes for work that no
	// thread can interrupt. 0: one less than the number of processors, at least 1 and at most 8. Default 0. At
	// most 256. Optional.
	WorkerThreads *uint32 `json:"worker_threads,omitempty"`
	// WorkerQueueBytes: Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with
	// -32003. Default 268435456. At least 1024. Optional.
	WorkerQueueBytes *uint32 `json:"worker_queue_bytes,omitempty"`
	// CachedBocBytes: Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it,
	// a new BOC of a connection replaces its unpinned ones, and fails with 205 if that is not enough; each
	// connection may always hold an equal share. Default 536870912. Optional.
	CachedBocBytes *uint32 `json:"cached_boc_bytes,omitempty"`
	// Batch: Maximum number of entries in a batch; larger batches fail with -32006. Default 1000. At least 1.
	Batch uint32 `json:"batch"`
	// AppObjects: Maximum number of registered app objects; further ones fail with -32007. Default 256. At least 1.
	AppObjects uint32 `json:"app_objects"`
	// Callbacks: Maximum number of registered callbacks; further ones fail with -32007. Default 1024. At least 1.
	Callbacks uint32 `json:"callbacks"`
	// AppRequests: Maximum number of open app requests; a call that needs another one fails with -32007. Default 1024.
	// At least 1.
	AppRequests uint32 `json:"app_requests"`
	// AppRequestMs: Time limit of an app request, in ms; 0: none. Default 600000.
	AppRequestMs uint32 `json:"app_request_ms"`
	// CallbackRing: Number of messages kept for each callback of a slow host; the oldest are dropped first.
	// Default 1024. At least 1.
	CallbackRing uint32 `json:"callback_ring"`
	// SendBufferBytes: Unsent output, in bytes, above which a host is considered slow. Default 8388608. At least 1024.
	SendBufferBytes uint32 `json:"send_buffer_bytes"`
	// SendBufferTotalBytes: Unsent output of all connections, in bytes; above it, the connection with the most
	// is closed; on stdio, answers fail with -32005. Default 268435456. At least 1024. Optional.
	SendBufferTotalBytes *uint32 `json:"send_buffer_total_bytes,omitempty"`
	// MemoryBytes: Resident memory of the process, in bytes, above which calls of the connections that use the
	// most are refused and, if that is not enough, these connections are closed. 0: 0.7 of the memory available
	// to the process. Default 0. Optional.
	MemoryBytes *uint64 `json:"memory_bytes,omitempty"`
	// SendStallMs: Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Default 30000.
	// At least 1.
	SendStallMs uint32 `json:"send_stall_ms"`
	// PingMs: Interval of WebSocket pings, in ms; two unanswered pings end the connection. Default 20000. At
	// least 1.
	PingMs uint32 `json:"ping_ms"`
	// StopMs: Time running calls have to finish when the daemon or the connection stops, in ms. Default 5000.
	StopMs uint32 `json:"stop_ms"`
}

// ConfigWarning: A part of the configuration that has no effect or should be changed.
type ConfigWarning struct {
	// Path: Path of the field.
	Path string `json:"path"`
	// Message: What is wrong with it.
	Message string `json:"message"`
}

// ResultOfStatus: State of the daemon and of this connection.
type ResultOfStatus struct {
	// UptimeMs: Time since the daemon started, in ms.
	UptimeMs uint32 `json:"uptime_ms"`
	// Connections: Number of connections of the daemon.
	Connections uint32 `json:"connections"`
	// Calls: Calls of this connection, oldest first.
	Calls []CallInProgress `json:"calls"`
	// AppRequests: Open app requests of this connection, oldest first.
	AppRequests []OpenAppRequest `json:"app_requests"`
	// AppObjects: Number of registered app objects of this connection.
	AppObjects uint32 `json:"app_objects"`
	// Callbacks: Number of registered callbacks of this connection.
	Callbacks uint32 `json:"callbacks"`
	// Work: Running and waiting computations. Optional.
	Work *WorkStatus `json:"work,omitempty"`
	// IgnoredResponses: Number of messages of all hosts that looked like responses.
	IgnoredResponses uint32 `json:"ignored_responses"`
	// Memory: Memory held for hosts. Optional.
	Memory *HeldMemory `json:"memory,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfStatus) MarshalJSON() ([]byte, error) {
	type plain ResultOfStatus
	if v.Calls == nil {
		v.Calls = []CallInProgress{}
	}
	if v.AppRequests == nil {
		v.AppRequests = []OpenAppRequest{}
	}
	return wire.Marshal(plain(v))
}

// CallInProgress: A call of this connection.
type CallInProgress struct {
	// ID: Id of the request; null for a notification.
	ID json.RawMessage `json:"id"`
	// Method: The method.
	Method string `json:"method"`
	// AgeMs: Time since the call arrived, in ms.
	AgeMs uint32 `json:"age_ms"`
}

// OpenAppRequest: An unanswered request to the host.
type OpenAppRequest struct {
	// AppRequestID: Id of the request.
	AppRequestID uint32 `json:"app_request_id"`
	// AppObject: Id of the app object.
	AppObject string `json:"app_object"`
	// AgeMs: Time since the request was sent, in ms.
	AgeMs uint32 `json:"age_ms"`
}

// WorkStatus: Computations on threads and processes of the daemon, and refused calls.
type WorkStatus struct {
	// Threads: Number of worker threads.
	Threads uint32 `json:"threads"`
	// Processes: Number of processes for work that no thread can interrupt.
	Processes uint32 `json:"processes"`
	// Running: Number of running computations.
	Running uint32 `json:"running"`
	// Waiting: Number of computations waiting for a thread or a process.
	Waiting uint32 `json:"waiting"`
	// Restarted: Number of computations interrupted in favour of another connection; they start again.
	Restarted uint32 `json:"restarted"`
	// OwnRunning: Number of running computations of this connection.
	OwnRunning uint32 `json:"own_running"`
	// OwnWaiting: Number of waiting computations of this connection.
	OwnWaiting uint32 `json:"own_waiting"`
	// OwnWaitingBytes: Parameters of this connection waiting for a worker, in bytes.
	OwnWaitingBytes uint32 `json:"own_waiting_bytes"`
	// Refused: Number of refused calls of all connections, because too many of theirs were waiting.
	Refused uint32 `json:"refused"`
	// Timeouts: Number of calls of all connections ended by limits.call_timeout_ms.
	Timeouts uint32 `json:"timeouts"`
}

// HeldMemory: Memory held for hosts, and what was refused or dropped to limit it.
type HeldMemory struct {
	// UnsentBytes: Output of this connection not yet read by its host, in bytes, including waiting callback
	// messages.
	UnsentBytes uint64 `json:"unsent_bytes"`
	// RequestBytes: Size of the unfinished requests of this connection, in bytes.
	RequestBytes uint64 `json:"request_bytes"`
	// WaitingMessages: Number of messages of this connection waiting until its host has read output.
	WaitingMessages uint32 `json:"waiting_messages"`
	// WaitingJobs: Number of jobs of this connection waiting until its host has read output.
	WaitingJobs uint32 `json:"waiting_jobs"`
	// TotalUnsentBytes: Output of all connections not yet read by their hosts, in bytes.
	TotalUnsentBytes uint64 `json:"total_unsent_bytes"`
	// ResidentBytes: Resident memory of the process, in bytes; 0 in a page.
	ResidentBytes uint64 `json:"resident_bytes"`
	// IsUsedUp: Whether `limits.memory_bytes` is exceeded.
	IsUsedUp bool `json:"is_used_up"`
	// DroppedCallbacks: Number of dropped callback messages of all hosts.
	DroppedCallbacks uint32 `json:"dropped_callbacks"`
	// CutOffConnections: Number of connections closed by the daemon without notice.
	CutOffConnections uint32 `json:"cut_off_connections"`
	// Refusals: Number of refusals, by reason.
	Refusals map[string]uint32 `json:"refusals"`
}

// MarshalJSON implements json.Marshaler.
func (v HeldMemory) MarshalJSON() ([]byte, error) {
	type plain HeldMemory
	if v.Refusals == nil {
		v.Refusals = map[string]uint32{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfInspect: Which log lines to return.
type ParamsOfInspect struct {
	// LogAfter: Number of the last line already read. Default: return all available lines. Optional.
	LogAfter *uint64 `json:"log_after,omitempty"`
}

// ResultOfInspect: State of the daemon and all its connections.
type ResultOfInspect struct {
	// Version: Version of the daemon and the library.
	Version string `json:"version"`
	// Pid: Process id; 0 in a page.
	Pid uint32 `json:"pid"`
	// UptimeMs: Time since the daemon started, in ms.
	UptimeMs uint64 `json:"uptime_ms"`
	// ResidentBytes: Resident memory of the process, in bytes; 0 in a page.
	ResidentBytes uint64 `json:"resident_bytes"`
	// MemoryLimitBytes: `limits.memory_bytes`, in bytes.
	MemoryLimitBytes uint64 `json:"memory_limit_bytes"`
	// UnsentBytes: Output of all connections not yet read by their hosts, in bytes.
	UnsentBytes uint64 `json:"unsent_bytes"`
	// Connections: Connections, oldest first.
	Connections []InspectedConnection `json:"connections"`
	// Queue: Running and waiting computations.
	Queue WorkQueue `json:"queue"`
	// Durations: Call durations by method.
	Durations []CallDurations `json:"durations"`
	// Errors: Number of failed calls, by error code.
	Errors map[string]uint32 `json:"errors"`
	// Refusals: Number of refusals, by reason.
	Refusals map[string]uint32 `json:"refusals"`
	// Log: The end of the log, of all connections.
	Log LogTail `json:"log"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfInspect) MarshalJSON() ([]byte, error) {
	type plain ResultOfInspect
	if v.Connections == nil {
		v.Connections = []InspectedConnection{}
	}
	if v.Durations == nil {
		v.Durations = []CallDurations{}
	}
	if v.Errors == nil {
		v.Errors = map[string]uint32{}
	}
	if v.Refusals == nil {
		v.Refusals = map[string]uint32{}
	}
	return wire.Marshal(plain(v))
}

// InspectedConnection: A connection of the daemon.
type InspectedConnection struct {
	// ID: Name of the connection, as in the log.
	ID string `json:"id"`
	// Kind: `stdio`, `websocket`, `socket` or `inProcess`.
	Kind string `json:"kind"`
	// AgeMs: Time since the connection was opened, in ms.
	AgeMs uint64 `json:"age_ms"`
	// State: `unused` if its host has sent nothing yet, `open` or `ending`.
	State string `json:"state"`
	// InFlight: Number of calls in flight.
	InFlight uint32 `json:"in_flight"`
	// Calls: The oldest 100 calls in flight.
	Calls []InspectedCall `json:"calls"`
	// AppRequests: The oldest 100 requests not answered by its host.
	AppRequests []OpenAppRequest `json:"app_requests"`
	// AppObjects: Number of registered app objects.
	AppObjects uint32 `json:"app_objects"`
	// Callbacks: Number of registered callbacks.
	Callbacks uint32 `json:"callbacks"`
	// MessagesInTurn: Number of messages being made or sent in turns, waiting ones included.
	MessagesInTurn uint32 `json:"messages_in_turn"`
	// HeldBytes: Output not yet read by its host, in bytes.
	HeldBytes uint64 `json:"held_bytes"`
}

// MarshalJSON implements json.Marshaler.
func (v InspectedConnection) MarshalJSON() ([]byte, error) {
	type plain InspectedConnection
	if v.Calls == nil {
		v.Calls = []InspectedCall{}
	}
	if v.AppRequests == nil {
		v.AppRequests = []OpenAppRequest{}
	}
	return wire.Marshal(plain(v))
}

// InspectedCall: A call in flight. Parameters are never included.
type InspectedCall struct {
	// Method: The method; `unknown` if it does not exist.
	Method string `json:"method"`
	// AgeMs: Time since the call arrived, in ms.
	AgeMs uint32 `json:"age_ms"`
}

// WorkQueue: Computations on threads and processes of the daemon.
type WorkQueue struct {
	// Threads: Number of worker threads.
	Threads uint32 `json:"threads"`
	// Processes: Number of processes for work that no thread can interrupt.
	Processes uint32 `json:"processes"`
	// Running: Number of running computations.
	Running uint32 `json:"running"`
	// Waiting: Number of computations waiting for a thread or a process.
	Waiting uint32 `json:"waiting"`
	// Refused: Number of calls refused because too many of their connection were waiting.
	Refused uint32 `json:"refused"`
	// Timeouts: Number of calls ended by limits.call_timeout_ms.
	Timeouts uint32 `json:"timeouts"`
}

// CallDurations: Duration of the calls of a method, since the start.
type CallDurations struct {
	// Method: The method.
	Method string `json:"method"`
	// Calls: Number of answered calls.
	Calls uint64 `json:"calls"`
	// MeanMs: Mean time, in ms.
	MeanMs float64 `json:"mean_ms"`
	// MaxMs: Longest time, in ms.
	MaxMs float64 `json:"max_ms"`
}

// LogTail: The end of the log.
type LogTail struct {
	// Last: Number of the last line; lines count from 1.
	Last uint64 `json:"last"`
	// Lines: Lines as JSON text, oldest first, at most 300. They contain no parameters, results or secrets.
	Lines []string `json:"lines"`
}

// MarshalJSON implements json.Marshaler.
func (v LogTail) MarshalJSON() ([]byte, error) {
	type plain LogTail
	if v.Lines == nil {
		v.Lines = []string{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfCancel: The call to cancel.
type ParamsOfCancel struct {
	// ID: Id of the request, a string or an integer.
	ID json.RawMessage `json:"id"`
}

// ResultOfCancel: Whether the call was found.
type ResultOfCancel struct {
	// Found: True if the call was in flight.
	Found bool `json:"found"`
}

// ParamsOfAcknowledgeSend: The message that `daemon.will_send` named.
type ParamsOfAcknowledgeSend struct {
	// ID: Id of the request, as in `daemon.will_send`.
	ID json.RawMessage `json:"id"`
	// MessageHash: Hash of the message, as in `daemon.will_send`.
	MessageHash string `json:"message_hash"`
}

// ResultOfAcknowledgeSend: Whether the message was waiting.
type ResultOfAcknowledgeSend struct {
	// Found: True if the message is sent now.
	Found bool `json:"found"`
}
