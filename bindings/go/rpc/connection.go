// Package rpc is the connection to the daemon: framing, calls, requests of the library to the host, and their end.
//
// Most programs need only the parent package, which starts or finds the daemon, and package api, which has a typed
// function for every function of the library. What this package adds is the call by wire name ([Connection.Call]), the
// options of calls, and the transports.
package rpc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
)

// Caller makes calls by wire name; the modules of package api are built on it.
type Caller interface {
	// Call sends params, which must have the form of a JSON object or be nil, and reads the result into result unless
	// that is nil.
	Call(ctx context.Context, method string, params, result any, options ...CallOption) error
}

// flushPatience is how long Close waits until the daemon has taken what was sent before.
const flushPatience = time.Second

// cancelPatience is how long a cancelled call waits for its answer, which says whether a message had been sent.
const cancelPatience = 5 * time.Second

// Connection is one client context of the daemon. It is safe for use by many goroutines.
type Connection struct {
	transport Transport
	// outgoing carries texts; nil asks the writer to signal flushed when everything before is written.
	outgoing chan []byte
	flushed  chan struct{}
	done     chan struct{}

	mutex   sync.Mutex
	lastID  int64
	limits  Limits
	waiting map[int64]*call
	objects map[string]*object
	// requests holds what cancels the contexts of running handlers, by app request id.
	requests map[uint32]context.CancelFunc
	closing  bool
	// acknowledges: messages leave only after they were acknowledged here.
	acknowledges bool
	// idle is closed when no call waits any more; Shutdown makes it.
	idle  chan struct{}
	fatal *FatalError
	// lost is set before done is closed.
	lost *ConnectionLostError
}

// Limits are what the connection checks before it sends, because the daemon cannot know which call a broken line
// belonged to.
type Limits struct {
	// MessageBytes is the largest message, without line end.
	MessageBytes int
	// Nesting is the greatest depth of arrays and objects in a message.
	Nesting int
	// Capabilities are what the daemon can do.
	Capabilities []string
}

// call waits for one answer; objects are what it registered.
type call struct {
	id     int64
	method string
	// sent are messages that the daemon may have sent.
	sent []sentMessage
	// cancelled calls may not send further messages.
	cancelled bool
	answer    chan answer
	objects   []*object
}

type answer struct {
	result json.RawMessage
	err    error
}

// NewConnection takes over a transport. Until SetLimits it assumes the default limits of the daemon.
func NewConnection(transport Transport) *Connection {
	connection := &Connection{
		transport: transport,
		outgoing:  make(chan []byte, 64),
		flushed:   make(chan struct{}, 1),
		done:      make(chan struct{}),
		limits:    Limits{MessageBytes: 16 * 1024 * 1024, Nesting: 128},
		waiting:   map[int64]*call{},
		objects:   map[string]*object{},
		requests:  map[uint32]context.CancelFunc{},
	}
	go connection.write()
	go connection.read()
	return connection
}

// SetLimits sets the limits from the answer to daemon.initialize.
func (c *Connection) SetLimits(limits Limits) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.limits = limits
	c.acknowledges = slices.Contains(limits.Capabilities, acknowledgedSending)
}

// Done is closed when the connection is lost or closed.
func (c *Connection) Done() <-chan struct{} {
	return c.done
}

// Err is nil while the connection lives, then why it ended, always a *ConnectionLostError.
func (c *Connection) Err() error {
	select {
	case <-c.done:
		return c.lost
	default:
		return nil
	}
}

// Close ends the connection and waits until it has ended. Running calls are cancelled and fail at once, like later ones,
// with a ConnectionLostError whose cause is ErrClosed; what they had sent to the network stays sent. It is safe to close
// more than once.
func (c *Connection) Close() error {
	c.mutex.Lock()
	c.closing = true
	waiting := c.waiting
	c.waiting = map[int64]*call{}
	errs := make(map[int64]error, len(waiting))
	for id, pending := range waiting {
		errs[id] = closedError().with(c.factsOfLostCall(pending))
	}
	c.mutex.Unlock()
	for id, pending := range waiting {
		pending.answer <- answer{err: errs[id]}
		c.notify("daemon.cancel", map[string]int64{"id": id})
	}
	if len(waiting) > 0 {
		c.flush()
	}
	err := c.transport.Close()
	<-c.done
	return err
}

// Shutdown waits until running calls have ended, while later ones fail, or until ctx ends; then it closes the
// connection as Close does.
func (c *Connection) Shutdown(ctx context.Context) error {
	c.mutex.Lock()
	c.closing = true
	if len(c.waiting) > 0 && c.idle == nil {
		c.idle = make(chan struct{})
	}
	idle := c.idle
	c.mutex.Unlock()
	if idle != nil {
		select {
		case <-idle:
		case <-ctx.Done():
		case <-c.done:
		}
	}
	return c.Close()
}

// flush waits until the writer has handed over what was sent so far.
func (c *Connection) flush() {
	timer := time.NewTimer(flushPatience)
	defer timer.Stop()
	select {
	case c.outgoing <- nil:
	case <-c.done:
		return
	case <-timer.C:
		return
	}
	select {
	case <-c.flushed:
	case <-c.done:
	case <-timer.C:
	}
}

// Call makes a call by wire name, "crypto.sha256" for example. The params are anything whose JSON form is an object, or
// nil. The result is read into result; a *json.RawMessage takes its exact text.
//
// When ctx ends, the call is cancelled: the daemon answers at once, and the error is a *ClientError with code -32800
// that matches the error of ctx and says in its data whether a message had been sent. The result is returned when it
// came first, so that no handle is lost.
func (c *Connection) Call(ctx context.Context, method string, params, result any, options ...CallOption) error {
	var settings callSettings
	for _, option := range options {
		if option != nil {
			option(&settings)
		}
	}
	text, err := c.call(ctx, method, params, &settings)
	if err != nil || result == nil {
		return err
	}
	if err := json.Unmarshal(text, result); err != nil {
		return unreadableError(method, text, fmt.Errorf("the result of %s cannot be read: %w", method, err))
	}
	return nil
}

func (c *Connection) call(ctx context.Context, method string, params any, settings *callSettings) (json.RawMessage, error) {
	if err := ctx.Err(); err != nil {
		return nil, cancelledError(err, factsOfUnsentCall(method))
	}
	encoded, err := wire.Marshal(params)
	if err != nil {
		return nil, fmt.Errorf("the parameters of %s have no JSON form: %w", method, err)
	}
	pending, err := c.begin(method, settings)
	if err != nil {
		return nil, err
	}
	text, err := requestText(pending.id, method, encoded, settings)
	if err == nil {
		err = c.check(text)
	}
	if err == nil {
		err = c.enqueue(ctx, text)
	}
	if err != nil {
		c.forget(pending)
		return nil, unsentError(err, method)
	}
	result, err := c.await(ctx, pending)
	if err == nil && settings.endsWithCall {
		// The answer comes after the last message; the caller shall see them in this order too.
		for _, object := range pending.objects {
			object.queue.wait(ctx)
		}
	}
	return result, err
}

// begin reserves the id of a call and registers its app object and callback, because requests to them may come before
// the answer.
func (c *Connection) begin(method string, settings *callSettings) (*call, error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.lost != nil {
		return nil, c.lost.with(factsOfUnsentCall(method))
	}
	// Calls that continue during Shutdown may still ask the application.
	if c.closing && method != "client.resolve_app_request" {
		return nil, closedError().with(factsOfUnsentCall(method))
	}
	c.lastID++
	pending := &call{id: c.lastID, method: method, answer: make(chan answer, 1)}
	if settings.handler != nil {
		id := "object-" + strconv.FormatInt(c.lastID, 10)
		settings.AppObject = &id
		c.register(pending, &object{id: id, handler: settings.handler, onClosed: settings.onClosed})
	}
	if settings.onMessage != nil {
		id := "callback-" + strconv.FormatInt(c.lastID, 10)
		settings.Callback = &id
		c.register(pending, &object{
			id:           id,
			onMessage:    settings.onMessage,
			onClosed:     settings.onClosed,
			endsWithCall: settings.endsWithCall,
		})
	}
	c.waiting[pending.id] = pending
	return pending, nil
}

func (c *Connection) register(pending *call, registered *object) {
	c.objects[registered.id] = registered
	pending.objects = append(pending.objects, registered)
}

// forget takes back a call that was not sent.
func (c *Connection) forget(pending *call) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	delete(c.waiting, pending.id)
	c.tellIdle()
	for _, object := range pending.objects {
		delete(c.objects, object.id)
	}
}

func (c *Connection) await(ctx context.Context, pending *call) (json.RawMessage, error) {
	select {
	case answer := <-pending.answer:
		return answer.result, answer.err
	case <-ctx.Done():
	}
	cause := ctx.Err()
	c.mutex.Lock()
	pending.cancelled = true
	c.mutex.Unlock()
	go c.notify("daemon.cancel", map[string]int64{"id": pending.id})
	timer := time.NewTimer(cancelPatience)
	defer timer.Stop()
	select {
	case answer := <-pending.answer:
		var clientError *ClientError
		if errors.As(answer.err, &clientError) && clientError.Code == codeRequestCancelled {
			clientError.cause = cause
		}
		return answer.result, answer.err
	case <-timer.C:
		c.mutex.Lock()
		facts := c.factsOfLostCall(pending)
		c.mutex.Unlock()
		return nil, cancelledError(cause, facts)
	}
}

// unsentError is the end of a call whose request did not leave.
func unsentError(err error, method string) error {
	facts := factsOfUnsentCall(method)
	var lost *ConnectionLostError
	var failure *ClientError
	switch {
	case errors.As(err, &lost):
		return lost.with(facts)
	case errors.As(err, &failure) || facts == nil && !isEndOfContext(err):
		return err
	default:
		return cancelledError(err, facts)
	}
}

func requestText(id int64, method string, params []byte, settings *callSettings) ([]byte, error) {
	object := bytes.TrimSpace(params)
	if wire.IsNull(object) {
		object = []byte("{}")
	}
	if object[0] != '{' {
		return nil, fmt.Errorf("the parameters of %s must be a JSON object", method)
	}
	name, err := wire.Marshal(method)
	if err != nil {
		return nil, err
	}
	options, err := wire.Marshal(settings)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	text.Grow(len(object) + len(options) + len(name) + 64)
	fmt.Fprintf(&text, `{"jsonrpc":"2.0","id":%d,"method":%s,"params":`, id, name)
	if string(options) == "{}" {
		text.Write(object)
	} else {
		text.WriteString(`{"_call":`)
		text.Write(options)
		if string(object) != "{}" {
			text.WriteByte(',')
		}
		text.Write(object[1:])
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}

// check refuses what the daemon would refuse without being able to say which call it was.
func (c *Connection) check(text []byte) error {
	c.mutex.Lock()
	limits := c.limits
	c.mutex.Unlock()
	if len(text) > limits.MessageBytes {
		return localError(
			codeRequestTooLarge,
			fmt.Sprintf("The message has %d bytes, the limit is %d", len(text), limits.MessageBytes),
			map[string]any{"limit": limits.MessageBytes, "actual": len(text)},
		)
	}
	if depth := nesting(text); depth > limits.Nesting {
		return localError(
			codeInvalidRequest,
			fmt.Sprintf("The message is nested %d deep, the limit is %d", depth, limits.Nesting),
			map[string]any{"reason": "nesting", "limit": limits.Nesting, "actual": depth},
		)
	}
	if !utf8.Valid(text) {
		return localError(codeInvalidRequest, "The message is not valid UTF-8", map[string]any{"reason": "utf8"})
	}
	return nil
}

// nesting returns the greatest depth of arrays and objects in a valid JSON text.
func nesting(text []byte) int {
	depth, deepest := 0, 0
	inString := false
	for index := 0; index < len(text); index++ {
		switch char := text[index]; {
		case inString && char == '\\':
			index++
		case char == '"':
			inString = !inString
		case inString:
		case char == '{' || char == '[':
			depth++
			deepest = max(deepest, depth)
		case char == '}' || char == ']':
			depth--
		}
	}
	return deepest
}

// enqueue hands a text to the writer. It fails only when nothing of it was sent.
func (c *Connection) enqueue(ctx context.Context, text []byte) error {
	select {
	case c.outgoing <- text:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-c.done:
		return c.lost
	}
}

func (c *Connection) notify(method string, params any) {
	text, err := wire.Marshal(map[string]any{"jsonrpc": "2.0", "method": method, "params": params})
	if err == nil {
		// A connection that is lost needs no notification.
		_ = c.enqueue(context.Background(), text)
	}
}

func (c *Connection) write() {
	for {
		select {
		case text := <-c.outgoing:
			if text == nil {
				select {
				case c.flushed <- struct{}{}:
				default:
				}
				continue
			}
			if err := c.transport.Send(text); err != nil {
				// The reader meets the end too, and learns why.
				_ = c.transport.Close()
				return
			}
		case <-c.done:
			return
		}
	}
}

func (c *Connection) read() {
	for {
		text, err := c.transport.Receive()
		if err != nil {
			c.end(err)
			return
		}
		c.receive(text)
	}
}

type incoming struct {
	ID     *json.RawMessage `json:"id"`
	Method string           `json:"method"`
	Params json.RawMessage  `json:"params"`
	Result json.RawMessage  `json:"result"`
	Error  *ClientError     `json:"error"`
}

// receive handles one message. What is not understood is ignored, so that newer daemons can say more.
func (c *Connection) receive(text []byte) {
	var message incoming
	if json.Unmarshal(text, &message) != nil {
		return
	}
	if message.Method != "" {
		c.receiveNotification(message.Method, message.Params)
		return
	}
	if message.ID == nil {
		return
	}
	id, err := strconv.ParseInt(string(*message.ID), 10, 64)
	if err != nil {
		return
	}
	c.receiveAnswer(id, message)
}

func (c *Connection) receiveAnswer(id int64, message incoming) {
	c.mutex.Lock()
	pending := c.waiting[id]
	delete(c.waiting, id)
	c.tellIdle()
	if pending != nil {
		for _, object := range pending.objects {
			// The ids are free again with an error, and those of callbacks of the call with any answer.
			if message.Error != nil || object.endsWithCall {
				delete(c.objects, object.id)
			}
		}
		if message.Error != nil {
			c.complete(message.Error, pending)
		}
	}
	c.mutex.Unlock()
	switch {
	case pending == nil:
	case message.Error != nil:
		message.Error.cause = causeOf(message.Error.Code)
		pending.answer <- answer{err: message.Error}
	default:
		pending.answer <- answer{result: message.Result}
	}
}

// tellIdle needs the mutex.
func (c *Connection) tellIdle() {
	if c.idle != nil && len(c.waiting) == 0 {
		close(c.idle)
		c.idle = nil
	}
}

// end fails everything that waits. It runs once, in the reader.
func (c *Connection) end(err error) {
	c.mutex.Lock()
	lost := c.describeEnd(err)
	waiting, objects, requests := c.waiting, c.objects, c.requests
	c.waiting, c.objects, c.requests = map[int64]*call{}, map[string]*object{}, map[uint32]context.CancelFunc{}
	c.lost = lost
	close(c.done)
	errs := make(map[int64]error, len(waiting))
	for id, pending := range waiting {
		errs[id] = lost.with(c.factsOfLostCall(pending))
	}
	c.mutex.Unlock()
	for id, pending := range waiting {
		pending.answer <- answer{err: errs[id]}
		for _, object := range pending.objects {
			// Its call fails, which says it all.
			delete(objects, object.id)
		}
	}
	for _, cancel := range requests {
		cancel()
	}
	for _, object := range objects {
		object.close(ClosedConnectionLost)
	}
	_ = c.transport.Close()
}

func (c *Connection) describeEnd(err error) *ConnectionLostError {
	var lost *ConnectionLostError
	if !errors.As(err, &lost) {
		lost = &ConnectionLostError{Reason: err.Error(), Cause: err}
	}
	if c.closing {
		closed := closedError()
		closed.Exit, closed.Stderr = lost.Exit, lost.Stderr
		lost = closed
	}
	lost.Fatal = c.fatal
	return lost
}

func closedError() *ConnectionLostError {
	return &ConnectionLostError{Reason: ErrClosed.Error(), Cause: ErrClosed}
}
