package rpc

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"reflect"
	"runtime/debug"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
)

// AppHandler is an app object of the host without types: it answers requests that the library raises. Package api has a
// typed interface for each kind of app object.
type AppHandler interface {
	// HandleRequest answers a request with a variant of the response type, told apart by its member "type". An error
	// fails the call that waits for it with AppRequestError (26) and the text of the error, and so does a panic. It runs
	// in its own goroutine, may call the library, and may run several times at once. The context ends when the answer is
	// no longer wanted.
	HandleRequest(ctx context.Context, data json.RawMessage) (any, error)
	// HandleNotification takes note of something. Notifications of one object come one by one, in order.
	HandleNotification(ctx context.Context, data json.RawMessage)
}

// maxErrorText is how much of the text of an error of a handler is sent to the daemon, in characters.
const maxErrorText = 1024

// object is an app object or a callback, registered under an id.
type object struct {
	id           string
	handler      AppHandler
	onMessage    func(Message)
	onClosed     func(ClosedReason)
	endsWithCall bool
	queue        queue
}

// close reports the end after the last message.
func (o *object) close(reason ClosedReason) {
	if o.onClosed != nil {
		o.queue.push(func() { o.onClosed(reason) })
	}
}

// CheckAppObject refuses nil, also a nil pointer in an interface, with code 13: nothing could answer its requests.
func CheckAppObject(object any) error {
	value := reflect.ValueOf(object)
	switch value.Kind() {
	case reflect.Invalid:
		return localError(codeCallbackNotRegistered, "The app object is nil", nil)
	case reflect.Pointer, reflect.Map, reflect.Func, reflect.Interface, reflect.Slice, reflect.Chan:
		if value.IsNil() {
			return localError(codeCallbackNotRegistered, fmt.Sprintf("The app object is a nil %s", value.Type()), nil)
		}
	}
	return nil
}

type notificationParams struct {
	AppObject    string          `json:"app_object"`
	Callback     string          `json:"callback"`
	AppRequestID uint32          `json:"app_request_id"`
	RequestData  json.RawMessage `json:"request_data"`
	NotifyData   json.RawMessage `json:"notify_data"`
	Reason       ClosedReason    `json:"reason"`
	Message
}

func (c *Connection) receiveNotification(method string, text json.RawMessage) {
	if method == "daemon.fatal" {
		c.mutex.Lock()
		defer c.mutex.Unlock()
		// A text of another shape is ignored.
		_ = json.Unmarshal(text, &c.fatal)
		return
	}
	if method == "daemon.will_send" {
		c.acknowledge(text)
		return
	}
	var params notificationParams
	if json.Unmarshal(text, &params) != nil {
		return
	}
	switch method {
	case "client.app_request":
		c.receiveAppRequest(params)
	case "client.app_notify":
		if object := c.object(params.AppObject); object != nil && object.handler != nil {
			object.queue.push(func() { object.handler.HandleNotification(context.Background(), params.NotifyData) })
		}
	case "client.callback":
		if object := c.object(params.Callback); object != nil && object.onMessage != nil {
			object.queue.pushMessage(params.Message, object.onMessage)
		}
	case "client.app_request_cancelled":
		c.takeRequest(params.AppRequestID)()
	case "client.closed":
		for _, id := range []string{params.AppObject, params.Callback} {
			if object := c.object(id); object != nil {
				c.mutex.Lock()
				delete(c.objects, id)
				c.mutex.Unlock()
				object.close(params.Reason)
			}
		}
	}
}

func (c *Connection) object(id string) *object {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.objects[id]
}

// takeRequest returns what cancels the context of a running handler, and forgets it.
func (c *Connection) takeRequest(id uint32) context.CancelFunc {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	cancel := c.requests[id]
	delete(c.requests, id)
	if cancel == nil {
		return func() {}
	}
	return cancel
}

// receiveAppRequest answers every request, whatever becomes of its handler.
func (c *Connection) receiveAppRequest(params notificationParams) {
	ctx, cancel := context.WithCancel(context.Background())
	c.mutex.Lock()
	object := c.objects[params.AppObject]
	c.requests[params.AppRequestID] = cancel
	c.mutex.Unlock()
	go func() {
		// What holds when the handler ends its goroutine, as t.FailNow does.
		var result []byte
		err := errors.New("the handler ended without an answer")
		defer func() {
			withdrawn := ctx.Err() != nil
			c.takeRequest(params.AppRequestID)()
			cancel()
			if !withdrawn {
				c.resolve(params.AppRequestID, result, err)
			}
		}()
		result, err = handleRequest(ctx, object, params.RequestData)
	}()
}

// handleRequest returns the JSON of the answer.
func handleRequest(ctx context.Context, object *object, data json.RawMessage) (result []byte, err error) {
	defer func() {
		if problem := recover(); problem != nil {
			slog.Error("vendorclient: an app object panicked", "panic", problem, "stack", string(debug.Stack()))
			err = fmt.Errorf("the handler panicked: %v", problem)
		}
	}()
	if object == nil || object.handler == nil {
		return nil, fmt.Errorf("no such app object")
	}
	value, err := object.handler.HandleRequest(ctx, data)
	if err != nil {
		return nil, err
	}
	return wire.Marshal(value)
}

type appRequestResult struct {
	Type   string          `json:"type"`
	Result json.RawMessage `json:"result,omitempty"`
	Text   *string         `json:"text,omitempty"`
}

// resolve sends the answer of a handler. An answer that cannot be sent becomes an error, so that the daemon does not
// wait in vain.
func (c *Connection) resolve(id uint32, result []byte, err error) {
	if err == nil {
		_, err = c.call(context.Background(), "client.resolve_app_request", map[string]any{
			"app_request_id": id,
			"result":         appRequestResult{Type: "Ok", Result: result},
		}, &callSettings{})
		// Only a refusal by this side leaves the request open: the codes of the daemon are about requests that are over.
		if code := ErrorCode(err); code != codeRequestTooLarge && code != codeInvalidRequest {
			return
		}
	}
	text := fmt.Sprintf("%.*s", maxErrorText, err.Error())
	_, _ = c.call(context.Background(), "client.resolve_app_request", map[string]any{
		"app_request_id": id,
		"result":         appRequestResult{Type: "Error", Text: &text},
	}, &callSettings{})
}
