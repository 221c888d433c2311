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

// Ping answers at once.
//
// Wire name: daemon.ping.
func (m DaemonModule) Ping(ctx context.Context, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "daemon.ping", nil, nil, options...)
}

// Status reports the state of the daemon and of this connection.
//
// Wire name: daemon.status.
func (m DaemonModule) Status(ctx context.Context, options ...rpc.CallOption) (result ResultOfStatus, err error) {
	err = m.caller.Call(ctx, "daemon.status", nil, &result, options...)
	return result, err
}

// Inspect reports all connections of the daemon, what they wait for, and the end of its log.
//
// For whoever runs the daemon: every host that has shown the token sees the methods and times of all, and no
// parameters or results of anybody.
//
// Wire name: daemon.inspect.
func (m DaemonModule) Inspect(ctx context.Context, params ParamsOfInspect, options ...rpc.CallOption) (result ResultOfInspect, err error) {
	err = m.caller.Call(ctx, "daemon.inspect", params, &result, options...)
	return result, err
}

// Shutdown stops the daemon in an orderly way, for all connections.
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
	// ProtocolErrorCodeInvalidParams: Params is not an object, or a parameter of `_call` or of a `daemon.*`
	// method is wrong.
	ProtocolErrorCodeInvalidParams ProtocolErrorCode = -32602
	// ProtocolErrorCodeInternalError: A bug of the daemon; data.incident names the log line.
	ProtocolErrorCodeInternalError ProtocolErrorCode = -32603
	// ProtocolErrorCodeShuttingDown: The daemon stops and takes no new calls.
	ProtocolErrorCodeShuttingDown ProtocolErrorCode = -32000
	// ProtocolErrorCodeInvalidState: The connection is not in the state that the call needs, or the token is
	// wrong.
	ProtocolErrorCodeInvalidState ProtocolErrorCode = -32001
	// ProtocolErrorCodeProtocolMismatch: No common protocol version, or a required capability is missing.
	ProtocolErrorCodeProtocolMismatch ProtocolErrorCode = -32002
	// ProtocolErrorCodeBusy: A limit of calls is reached.
	ProtocolErrorCodeBusy ProtocolErrorCode = -32003
	// ProtocolErrorCodeRequestTooLarge: The message exceeds the limit of incoming messages.
	ProtocolErrorCodeRequestTooLarge ProtocolErrorCode = -32004
	// ProtocolErrorCodeResponseTooLarge: The answer exceeds the limit of outgoing messages.
	ProtocolErrorCodeResponseTooLarge ProtocolErrorCode = -32005
	// ProtocolErrorCodeBatchTooLarge: The batch has too many entries.
	ProtocolErrorCodeBatchTooLarge ProtocolErrorCode = -32006
	// ProtocolErrorCodeTooManyObjects: Too many app objects, callbacks or open app requests.
	ProtocolErrorCodeTooManyObjects ProtocolErrorCode = -32007
	// ProtocolErrorCodeDeadlineExceeded: The call passed its own time limit, or the one of all calls; then
	// data.limit is call_timeout_ms.
	ProtocolErrorCodeDeadlineExceeded ProtocolErrorCode = -32008
	// ProtocolErrorCodeConnectionLost: Never sent: bindings give it to calls whose daemon ended or whose
	// connection broke.
	ProtocolErrorCodeConnectionLost ProtocolErrorCode = -32099
	// ProtocolErrorCodeRequestCancelled: The call was cancelled.
	ProtocolErrorCodeRequestCancelled ProtocolErrorCode = -32800
)

// ParamsOfInitialize: What a host needs and how its client is configured.
type ParamsOfInitialize struct {
	// Protocol: Protocol versions that the host supports. Absent: any. Optional.
	Protocol *ProtocolRange `json:"protocol,omitempty"`
	// Required: Capabilities without which the host cannot work. Optional.
	Required []string `json:"required,omitzero"`
	// Optional: Capabilities that the host uses when they are there. Optional.
	Optional []string `json:"optional,omitzero"`
	// Binding: The language binding; fills `config.binding`. Optional.
	Binding *BindingConfig `json:"binding,omitempty"`
	// HostPid: Process whose end stops a daemon on stdio. At least 1. Optional.
	HostPid *uint32 `json:"host_pid,omitempty"`
	// Token: Needed on named pipes only, which have no access list. Optional. Secret.
	Token *string `json:"token,omitempty"`
	// Config: A ClientConfig; what it leaves out comes from the environment, files and defaults. Optional.
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

// ProtocolRange: Versions of the protocol, both inclusive.
type ProtocolRange struct {
	// Min: Oldest version.
	Min uint32 `json:"min"`
	// Max: Newest version.
	Max uint32 `json:"max"`
}

// ResultOfInitialize: What holds on this connection.
type ResultOfInitialize struct {
	// Protocol: Version of the protocol in use.
	Protocol uint32 `json:"protocol"`
	// Capabilities: Everything that the daemon offers.
	Capabilities []string `json:"capabilities"`
	// Server: The daemon.
	Server ServerInfo `json:"server"`
	// Limits: Limits in force.
	Limits Limits `json:"limits"`
	// Config: Configuration in force, without secrets.
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

// ServerInfo: The daemon.
type ServerInfo struct {
	// Version: Version of the daemon and the library.
	Version string `json:"version"`
	// BuildNumber: Build number; 0 for a local build.
	BuildNumber uint32 `json:"build_number"`
	// Pid: Process id.
	Pid uint32 `json:"pid"`
}

// Limits: Limits in force. Per connection unless stated.
type Limits struct {
	// MessageInBytes: Incoming message without line end; more is -32004. Default 16777216. At least 1024.
	MessageInBytes uint32 `json:"message_in_bytes"`
	// InlineFrameBytes: Incoming message whose parameters are parsed beside other work; those of larger ones are
	// read on a worker thread. Default 262144. At least 1024.
	InlineFrameBytes uint32 `json:"inline_frame_bytes"`
	// MessageOutBytes: Outgoing message; more is -32005. Default 67108864. At least 4096.
	MessageOutBytes uint32 `json:"message_out_bytes"`
	// Nesting: Depth of arrays and objects in a message; more is -32600. Default 128. At least 8.
	Nesting uint32 `json:"nesting"`
	// Connections: Connections of the daemon; more are refused with 503. Default 64. At least 1.
	Connections uint32 `json:"connections"`
	// Unauthenticated: Connections of the daemon that are not yet accepted; more are closed. Default 16. At
	// least 1.
	Unauthenticated uint32 `json:"unauthenticated"`
	// UnauthenticatedMs: Time within which a connection must be accepted, in ms. Default 10000. At least 1.
	UnauthenticatedMs uint32 `json:"unauthenticated_ms"`
	// InFlight: Calls that run or wait for a worker; more are -32003. Default 16384. At least 1.
	InFlight uint32 `json:"in_flight"`
	// CallTimeoutMs: Time limit of every call, in ms; then it fails with -32008. Time in which the call waits
	// for an application request does not count, nor do functions that wait by design. 0 is none. Default 600000.
	CallTimeoutMs uint32 `json:"call_timeout_ms"`
	// WorkerThreads: Threads of the daemon that compute, and as many processes for work that no thread can
	// interrupt. 0: one less than the processors, at least 1 and at most 8. Default 0. At most 256.
	WorkerThreads uint32 `json:"worker_threads"`
	// WorkerQueueBytes: Parameters that wait for a worker; a call with more is -32003. Default 268435456. At
	// least 1024.
	WorkerQueueBytes uint32 `json:"worker_queue_bytes"`
	// Batch: Entries of a batch; more are -32006. Default 1000. At least 1.
	Batch uint32 `json:"batch"`
	// AppObjects: Registered app objects; more are -32007. Default 256. At least 1.
	AppObjects uint32 `json:"app_objects"`
	// Callbacks: Registered callbacks; more are -32007. Default 1024. At least 1.
	Callbacks uint32 `json:"callbacks"`
	// AppRequests: Open app requests; a call that needs one more fails with -32007. Default 1024. At least 1.
	AppRequests uint32 `json:"app_requests"`
	// AppRequestMs: Time limit of an app request, in ms; 0 is none. Default 600000.
	AppRequestMs uint32 `json:"app_request_ms"`
	// CallbackRing: Messages kept for each callback of a slow host; the oldest are dropped first. Default 1024.
	// At least 1.
	CallbackRing uint32 `json:"callback_ring"`
	// SendBufferBytes: Unsent output from which a host counts as slow. Default 8388608. At least 1024.
	SendBufferBytes uint32 `json:"send_buffer_bytes"`
	// SendBufferTotalBytes: Unsent output of all connections; beyond it the one that holds most is closed, on
	// stdio answers are -32005. Default 268435456. At least 1024.
	SendBufferTotalBytes uint32 `json:"send_buffer_total_bytes"`
	// MemoryBytes: Resident memory of the process from which calls of the connections that hold most are
	// refused; if that is not enough, they are closed. 0: 0.7 of what the process may use. Default 0.
	MemoryBytes uint64 `json:"memory_bytes"`
	// SendStallMs: Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Default 30000.
	// At least 1.
	SendStallMs uint32 `json:"send_stall_ms"`
	// PingMs: Interval of WebSocket pings, in ms; two without an answer end the connection. Default 20000. At
	// least 1.
	PingMs uint32 `json:"ping_ms"`
	// StopMs: Time that running calls get when the daemon or the connection stops, in ms. Default 5000.
	StopMs uint32 `json:"stop_ms"`
}

// ConfigWarning: Something in the configuration that had no effect or should change.
type ConfigWarning struct {
	// Path: Path of the field.
	Path string `json:"path"`
	// Message: What about it.
	Message string `json:"message"`
}

// ResultOfStatus: State of the daemon and of this connection.
type ResultOfStatus struct {
	// UptimeMs: Time since the daemon started.
	UptimeMs uint32 `json:"uptime_ms"`
	// Connections: Connections of the daemon.
	Connections uint32 `json:"connections"`
	// Calls: Calls of this connection, oldest first.
	Calls []CallInProgress `json:"calls"`
	// AppRequests: Open app requests of this connection, oldest first.
	AppRequests []OpenAppRequest `json:"app_requests"`
	// AppObjects: Registered app objects of this connection.
	AppObjects uint32 `json:"app_objects"`
	// Callbacks: Registered callbacks of this connection.
	Callbacks uint32 `json:"callbacks"`
	// Work: What is computed and what waits.
	Work WorkStatus `json:"work"`
	// IgnoredResponses: Messages of all hosts that looked like responses.
	IgnoredResponses uint32 `json:"ignored_responses"`
	// Memory: What is held in memory.
	Memory HeldMemory `json:"memory"`
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
	// AgeMs: Time since it came.
	AgeMs uint32 `json:"age_ms"`
}

// OpenAppRequest: A request that the host has not answered.
type OpenAppRequest struct {
	// AppRequestID: Id of the request.
	AppRequestID uint32 `json:"app_request_id"`
	// AppObject: Id of the app object.
	AppObject string `json:"app_object"`
	// AgeMs: Time since it was sent.
	AgeMs uint32 `json:"age_ms"`
}

// WorkStatus: Work on threads and processes of the daemon, and calls that were too much.
type WorkStatus struct {
	// Threads: Worker threads.
	Threads uint32 `json:"threads"`
	// Processes: Processes for work that no thread can interrupt.
	Processes uint32 `json:"processes"`
	// Running: Computations that run.
	Running uint32 `json:"running"`
	// Waiting: Computations that wait for a thread or a process.
	Waiting uint32 `json:"waiting"`
	// Restarted: Computations that were ended in favour of another connection, to begin again.
	Restarted uint32 `json:"restarted"`
	// OwnRunning: Computations of this connection that run.
	OwnRunning uint32 `json:"own_running"`
	// OwnWaiting: Computations of this connection that wait.
	OwnWaiting uint32 `json:"own_waiting"`
	// OwnWaitingBytes: Parameters of this connection that wait for a worker.
	OwnWaitingBytes uint32 `json:"own_waiting_bytes"`
	// Refused: Calls of all connections that were refused because too much of theirs waited.
	Refused uint32 `json:"refused"`
	// Timeouts: Calls of all connections that were ended by limits.call_timeout_ms.
	Timeouts uint32 `json:"timeouts"`
}

// HeldMemory: What is held in memory for hosts, and what was refused or dropped for it.
type HeldMemory struct {
	// UnsentBytes: Output of this connection that its host has not taken, callbacks that wait included.
	UnsentBytes uint64 `json:"unsent_bytes"`
	// RequestBytes: Requests of this connection that are not done with.
	RequestBytes uint64 `json:"request_bytes"`
	// WaitingMessages: Messages of this connection that wait until its host has taken output.
	WaitingMessages uint32 `json:"waiting_messages"`
	// WaitingJobs: Jobs of this connection that wait until its host has taken output.
	WaitingJobs uint32 `json:"waiting_jobs"`
	// TotalUnsentBytes: Output of all connections that their hosts have not taken.
	TotalUnsentBytes uint64 `json:"total_unsent_bytes"`
	// ResidentBytes: Resident memory of the process.
	ResidentBytes uint64 `json:"resident_bytes"`
	// IsUsedUp: Whether `limits.memory_bytes` is exceeded.
	IsUsedUp bool `json:"is_used_up"`
	// DroppedCallbacks: Callback messages of all hosts that were dropped.
	DroppedCallbacks uint32 `json:"dropped_callbacks"`
	// CutOffConnections: Connections that the daemon closed at once.
	CutOffConnections uint32 `json:"cut_off_connections"`
	// Refusals: How often something was refused, by reason.
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

// ParamsOfInspect: Which lines of the log are wanted.
type ParamsOfInspect struct {
	// LogAfter: Number of the last line that is known already. Default: all lines that are kept. Optional.
	LogAfter *uint64 `json:"log_after,omitempty"`
}

// ResultOfInspect: State of the daemon with all of its connections.
type ResultOfInspect struct {
	// Version: Version of the daemon and the library.
	Version string `json:"version"`
	// Pid: Process id.
	Pid uint32 `json:"pid"`
	// UptimeMs: Time since the daemon started.
	UptimeMs uint64 `json:"uptime_ms"`
	// ResidentBytes: Resident memory of the process.
	ResidentBytes uint64 `json:"resident_bytes"`
	// MemoryLimitBytes: `limits.memory_bytes`.
	MemoryLimitBytes uint64 `json:"memory_limit_bytes"`
	// UnsentBytes: Output of all connections that their hosts have not taken.
	UnsentBytes uint64 `json:"unsent_bytes"`
	// Connections: Connections, oldest first.
	Connections []InspectedConnection `json:"connections"`
	// Queue: What is computed and what waits.
	Queue WorkQueue `json:"queue"`
	// Durations: Times of calls by method.
	Durations []CallDurations `json:"durations"`
	// Errors: How often calls ended with an error, by its code.
	Errors map[string]uint32 `json:"errors"`
	// Refusals: How often something was refused, by reason.
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
	// AgeMs: Time since it was opened.
	AgeMs uint64 `json:"age_ms"`
	// State: `unused`, when its host has said nothing yet, `open` or `ending`.
	State string `json:"state"`
	// InFlight: Calls in flight.
	InFlight uint32 `json:"in_flight"`
	// Calls: The oldest 100 of them.
	Calls []InspectedCall `json:"calls"`
	// AppRequests: The oldest 100 requests that its host has not answered.
	AppRequests []OpenAppRequest `json:"app_requests"`
	// AppObjects: Registered app objects.
	AppObjects uint32 `json:"app_objects"`
	// Callbacks: Registered callbacks.
	Callbacks uint32 `json:"callbacks"`
	// HeldBytes: Output that its host has not taken.
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

// InspectedCall: A call in flight. Parameters are never shown.
type InspectedCall struct {
	// Method: The method; `unknown` for one that there is not.
	Method string `json:"method"`
	// AgeMs: Time since it came.
	AgeMs uint32 `json:"age_ms"`
}

// WorkQueue: Work on threads and processes of the daemon.
type WorkQueue struct {
	// Threads: Worker threads.
	Threads uint32 `json:"threads"`
	// Processes: Processes for work that no thread can interrupt.
	Processes uint32 `json:"processes"`
	// Running: Computations that run.
	Running uint32 `json:"running"`
	// Waiting: Computations that wait for a thread or a process.
	Waiting uint32 `json:"waiting"`
	// Refused: Calls that were refused because too much of theirs waited.
	Refused uint32 `json:"refused"`
	// Timeouts: Calls that were ended by limits.call_timeout_ms.
	Timeouts uint32 `json:"timeouts"`
}

// CallDurations: How long the calls of a method took, since the start.
type CallDurations struct {
	// Method: The method.
	Method string `json:"method"`
	// Calls: Answered calls.
	Calls uint64 `json:"calls"`
	// MeanMs: Mean time, ms.
	MeanMs float64 `json:"mean_ms"`
	// MaxMs: Longest time, ms.
	MaxMs float64 `json:"max_ms"`
}

// LogTail: The end of the log.
type LogTail struct {
	// Last: Number of the last line; lines count from 1.
	Last uint64 `json:"last"`
	// Lines: JSON texts, oldest first, at most 300. They hold no parameters, results or secrets.
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

// ResultOfCancel: Whether there was such a call.
type ResultOfCancel struct {
	// Found: True when the call was in flight.
	Found bool `json:"found"`
}
