package rpc

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"time"
)

// daemonEnd is the other end of a connection, played by a test.
type daemonEnd struct {
	t *testing.T
	*LineTransport
}

func connect(t *testing.T) (*Connection, daemonEnd) {
	t.Helper()
	hostInput, daemonOutput := io.Pipe()
	daemonInput, hostOutput := io.Pipe()
	connection := NewConnection(NewLineTransport(hostInput, hostOutput))
	end := daemonEnd{t, NewLineTransport(daemonInput, daemonOutput)}
	t.Cleanup(func() {
		_ = end.Close()
		<-connection.Done()
	})
	return connection, end
}

type request struct {
	ID     int64
	Method string
	Params json.RawMessage
}

func (d daemonEnd) next() request {
	d.t.Helper()
	text, err := d.Receive()
	if err != nil {
		d.t.Fatal(err)
	}
	var received request
	if err := json.Unmarshal(text, &received); err != nil {
		d.t.Fatal(err)
	}
	return received
}

func (d daemonEnd) say(text string) {
	d.t.Helper()
	if err := d.Send([]byte(text)); err != nil {
		d.t.Fatal(err)
	}
}

func TestWhatIsNotUnderstoodIsIgnored(t *testing.T) {
	connection, daemon := connect(t)
	result := make(chan string, 1)
	go func() {
		var text string
		if err := connection.Call(context.Background(), "a.b", nil, &text); err != nil {
			text = err.Error()
		}
		result <- text
	}()
	asked := daemon.next()
	if asked.Method != "a.b" || string(asked.Params) != "{}" {
		t.Errorf("asked %+v", asked)
	}
	for _, text := range []string{
		"no JSON", "[]", "5", "null", `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"?"}}`,
		`{"jsonrpc":"2.0","id":"text","result":1}`, `{"jsonrpc":"2.0","id":99,"result":1}`,
		`{"jsonrpc":"2.0","method":"client.no_such","params":{}}`,
		`{"jsonrpc":"2.0","method":"client.callback","params":{"callback":"gone","response_type":100,"data":1}}`,
		`{"jsonrpc":"2.0","method":"client.app_notify","params":{"app_object":"gone","notify_data":1}}`,
		`{"jsonrpc":"2.0","method":"client.app_request_cancelled","params":{"app_object":"gone","app_request_id":1}}`,
		`{"jsonrpc":"2.0","method":"client.closed","params":{"app_object":"gone","reason":"removed"}}`,
		`{"jsonrpc":"2.0","method":"client.app_notify","params":5}`,
		`{"jsonrpc":"2.0","id":1,"result":"the answer","more":true}`, `{"jsonrpc":"2.0","id":1,"result":"twice"}`,
	} {
		daemon.say(text)
	}
	if text := <-result; text != "the answer" {
		t.Errorf("the result is %q", text)
	}
}

func TestARequestToAnUnknownObjectIsAnsweredWithAnError(t *testing.T) {
	_, daemon := connect(t)
	daemon.say(`{"jsonrpc":"2.0","method":"client.app_request","params":{"app_object":"gone","app_request_id":7,"request_data":{}}}`)
	answer := daemon.next()
	var params struct {
		ID     int              `json:"app_request_id"`
		Result appRequestResult `json:"result"`
	}
	if err := json.Unmarshal(answer.Params, &params); err != nil {
		t.Fatal(err)
	}
	if answer.Method != "client.resolve_app_request" || params.ID != 7 || params.Result.Type != "Error" || *params.Result.Text == "" {
		t.Errorf("answered %s %s", answer.Method, answer.Params)
	}
}

func TestACancelledCallWaitsForItsOneAnswer(t *testing.T) {
	connection, daemon := connect(t)
	ctx, cancel := context.WithCancel(context.Background())
	failed := make(chan error, 1)
	go func() { failed <- connection.Call(ctx, "a.b", nil, nil) }()
	asked := daemon.next()
	cancel()
	told := daemon.next()
	if told.Method != "daemon.cancel" || string(told.Params) != `{"id":1}` || asked.ID != 1 {
		t.Errorf("told %s %s", told.Method, told.Params)
	}
	daemon.say(`{"jsonrpc":"2.0","id":1,"result":null}`)
	if err := <-failed; err != nil {
		t.Errorf("the result came first, but the call gave %v", err)
	}
}

func TestALostConnectionEndsHandlersAndCallbacks(t *testing.T) {
	connection, daemon := connect(t)
	closed, ended := make(chan ClosedReason, 2), make(chan struct{})
	go func() {
		_ = connection.Call(context.Background(), "a.b", nil, nil,
			WithAppObject(waitingHandler{ended}), OnClosed(func(reason ClosedReason) { closed <- reason }))
	}()
	daemon.next()
	daemon.say(`{"jsonrpc":"2.0","id":1,"result":null}`)
	daemon.say(`{"jsonrpc":"2.0","method":"client.app_request","params":{"app_object":"object-1","app_request_id":1,"request_data":{}}}`)
	_ = daemon.Close()
	select {
	case <-ended:
	case <-time.After(10 * time.Second):
		t.Fatal("the handler was not told")
	}
	if reason := <-closed; reason != ClosedConnectionLost {
		t.Errorf("closed because of %s", reason)
	}
	var lost *ConnectionLostError
	if err := connection.Call(context.Background(), "a.b", nil, nil); !errors.As(err, &lost) || !errors.Is(err, io.EOF) {
		t.Errorf("a later call gave %v", err)
	}
}

type waitingHandler struct{ ended chan struct{} }

func (h waitingHandler) HandleRequest(ctx context.Context, _ json.RawMessage) (any, error) {
	<-ctx.Done()
	close(h.ended)
	return nil, ctx.Err()
}

func (waitingHandler) HandleNotification(context.Context, json.RawMessage) {}

func TestCallOptionsTravelBesideTheParameters(t *testing.T) {
	connection, daemon := connect(t)
	go func() {
		_ = connection.Call(context.Background(), "a.b", struct {
			Text string `json:"text"`
		}{"<&>"}, nil, WithTimeout(time.Microsecond), WithAppRequestTimeout(0), WithTrace("t"),
			WithSubscription(func(Message) {}))
	}()
	expected := `{"_call":{"callback":"callback-1","timeout_ms":1,"app_request_timeout_ms":0,"trace":"t"},"text":"<&>"}`
	if params := daemon.next().Params; string(params) != expected {
		t.Errorf("the parameters are %s", params)
	}
}

func TestNestingIsCountedOutsideOfStrings(t *testing.T) {
	for text, expected := range map[string]int{
		`{}`:                    1,
		`[[],[[1]]]`:            3,
		`{"[[[":"]}\"[{\\"}`:    1,
		`["\\",["\\\"[["]]`:     2,
		strings.Repeat("[", 50): 50,
		`"no container at all"`: 0,
	} {
		if depth := nesting([]byte(text)); depth != expected {
			t.Errorf("%s is %d deep, expected %d", text, depth, expected)
		}
	}
}
