package rpc

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
)

// Facts is what an error says of the message of its call, however the call ended.
type Facts struct {
	// Outcome is what became of the message: not_executed, refused, failed, executed or unknown; empty for calls that have
	// nothing to do with messages. After not_executed the call may be repeated; after unknown, look for MessageHash first.
	Outcome string `json:"outcome"`
	// SettlesAt is when a refused message can no longer be executed, Unix time in s; 0 when its message has no
	// expiration: treat it as unknown then.
	SettlesAt uint32 `json:"settles_at"`
	// MessageHash is the hash of the message that was sent or may have been.
	MessageHash string `json:"message_hash"`
	// ExpireAt is when it expires, Unix time in s; 0 when it does not.
	ExpireAt uint32 `json:"expire_at"`
	// TransactionID is the hash of the transaction, with the outcomes failed and executed.
	TransactionID string `json:"transaction_id"`
}

// FactsOf returns what the errors in the chain of err say of a message.
func FactsOf(err error) Facts {
	var facts Facts
	var failure *ClientError
	var lost *ConnectionLostError
	var data json.RawMessage
	switch {
	case errors.As(err, &failure):
		data = failure.Data
	case errors.As(err, &lost):
		data = lost.Data
	}
	// Data of another shape says nothing about it.
	if json.Unmarshal(data, &facts) != nil {
		return Facts{}
	}
	return facts
}

// acknowledgedSending is the capability of the daemon to send a message only after the host has acknowledged its hash.
const acknowledgedSending = "acknowledged_sending"

// sentMessage was acknowledged by this side: it may have been sent.
type sentMessage struct {
	hash     string
	expireAt *uint32
}

// willSend are the parameters of daemon.will_send.
type willSend struct {
	ID       json.RawMessage `json:"id"`
	Hash     string          `json:"message_hash"`
	ExpireAt *uint32         `json:"expire_at"`
	Replaces string          `json:"replaces"`
}

// acknowledge lets a message leave. It is noted first: from then on it may be executed. Messages of abandoned calls are
// never sent.
func (c *Connection) acknowledge(text json.RawMessage) {
	var announced willSend
	if json.Unmarshal(text, &announced) != nil {
		return
	}
	id, err := strconv.ParseInt(string(announced.ID), 10, 64)
	if err != nil {
		return
	}
	c.mutex.Lock()
	pending := c.waiting[id]
	if pending == nil || pending.cancelled {
		c.mutex.Unlock()
		return
	}
	kept := make([]sentMessage, 0, len(pending.sent)+1)
	for _, message := range pending.sent {
		// One that is proven not to have been executed is gone.
		if message.hash != announced.Replaces {
			kept = append(kept, message)
		}
	}
	pending.sent = append(kept, sentMessage{announced.Hash, announced.ExpireAt})
	c.mutex.Unlock()
	// Not here: the reader must not wait for the writer.
	go c.notify("daemon.acknowledge_send", map[string]any{"id": id, "message_hash": announced.Hash})
}

func posts(method string) bool {
	return method == processing || method == "processing.send_message" || method == "processing.send_messages"
}

const (
	processing = "processing.process_message"
	storing    = "outbox.send"
	waiting    = "processing.wait_for_transaction"
)

func unsent() map[string]any {
	return map[string]any{"sent": false, "outcome": "not_executed"}
}

func unknown() map[string]any {
	return map[string]any{"sent": true, "outcome": "unknown"}
}

// factsOfUnsentCall is for a call that was never handed to the daemon; nil when there is nothing to say.
func factsOfUnsentCall(method string) map[string]any {
	switch {
	case method == waiting:
		return unknown()
	case posts(method) || method == storing:
		return unsent()
	default:
		return nil
	}
}

// factsOfLostCall is for a call that the daemon did not answer. It needs the mutex.
func (c *Connection) factsOfLostCall(pending *call) map[string]any {
	switch {
	case len(pending.sent) > 0:
		return factsOfMessages(pending.sent)
	case pending.method == storing || pending.method == waiting:
		return unknown()
	case !posts(pending.method):
		return nil
	case c.acknowledges:
		return unsent()
	default:
		return unknown()
	}
}

func factsOfMessages(sent []sentMessage) map[string]any {
	facts := unknown()
	last := sent[len(sent)-1]
	facts["message_hash"] = last.hash
	if last.expireAt != nil {
		facts["expire_at"] = *last.expireAt
	}
	if len(sent) > 1 {
		hashes := make([]string, len(sent))
		for index, message := range sent {
			hashes[index] = message.hash
		}
		facts["message_hashes"] = hashes
	}
	return facts
}

// complete adds what is known to an error answer that says nothing about the messages of its call. It needs the mutex.
func (c *Connection) complete(failure *ClientError, pending *call) {
	var facts map[string]any
	switch {
	case len(pending.sent) > 0:
		facts = factsOfMessages(pending.sent)
	case posts(pending.method) && c.acknowledges:
		facts = unsent()
	default:
		return
	}
	var data map[string]json.RawMessage
	if json.Unmarshal(failure.Data, &data) != nil || data == nil {
		return
	}
	if _, known := data["outcome"]; known {
		return
	}
	for name, value := range facts {
		text, err := json.Marshal(value)
		if err != nil {
			return
		}
		data[name] = text
	}
	if text, err := json.Marshal(data); err == nil {
		failure.Data = text
	}
}

// with returns a copy of the error for one call, with what is known of its messages.
func (e *ConnectionLostError) with(facts map[string]any) *ConnectionLostError {
	copied := *e
	copied.Data = nil
	if facts != nil {
		copied.Data, _ = json.Marshal(facts)
	}
	return &copied
}

// unreadableError is the error of a call whose result came but cannot be read, with what is known of its message.
func unreadableError(method string, result json.RawMessage, reason error) error {
	switch {
	case method == processing || method == waiting:
		var executed struct {
			Transaction struct {
				ID string `json:"id"`
			} `json:"transaction"`
		}
		// What is readable of it counts.
		_ = json.Unmarshal(result, &executed)
		return ExecutedError(codeCannotSerializeResult, executed.Transaction.ID, reason)
	case posts(method) || method == storing:
		return causedError(codeCannotSerializeResult, reason.Error(), unknown(), reason)
	default:
		return reason
	}
}

// ExecutedError is the error of a call whose message was executed, but whose results cannot be read. The hash of the
// transaction is empty if it is not known.
func ExecutedError(code int, transactionID string, reason error) error {
	facts := map[string]any{"sent": true, "outcome": "executed"}
	if transactionID != "" {
		facts["transaction_id"] = transactionID
	}
	return causedError(code, reason.Error(), facts, reason)
}

func isEndOfContext(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)
}

// cancelledError is the end of a call that the daemon did not answer after it was cancelled, or never got. Facts are nil
// for a call that has nothing to do with messages.
func cancelledError(cause error, facts map[string]any) error {
	if facts == nil {
		facts = map[string]any{}
	}
	return causedError(codeRequestCancelled, "The call was cancelled: "+cause.Error(), facts, cause)
}

// WithoutMessage completes an error of a preparatory call: no message was sent.
func WithoutMessage(err error) error {
	if err == nil || FactsOf(err).Outcome != "" {
		return err
	}
	var failure *ClientError
	var lost *ConnectionLostError
	switch {
	case errors.As(err, &failure):
		var data map[string]json.RawMessage
		if json.Unmarshal(failure.Data, &data) != nil || data == nil {
			data = map[string]json.RawMessage{}
		}
		data["sent"], data["outcome"] = json.RawMessage("false"), json.RawMessage(`"not_executed"`)
		copied := *failure
		copied.Data, _ = json.Marshal(data)
		return &copied
	case errors.As(err, &lost):
		return lost.with(unsent())
	case isEndOfContext(err):
		return cancelledError(err, unsent())
	default:
		return err
	}
}
