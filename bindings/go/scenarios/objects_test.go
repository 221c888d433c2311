package scenarios

import (
	"context"
	"encoding/json"
	"errors"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// handlerFunc is an app object of the test build, which asks {"type": "Echo", "value": …}.
type handlerFunc func(ctx context.Context, value json.RawMessage) (any, error)

type echoMessage struct {
	Type  string          `json:"type"`
	Value json.RawMessage `json:"value"`
}

func (f handlerFunc) HandleRequest(ctx context.Context, data json.RawMessage) (any, error) {
	var request echoMessage
	if err := json.Unmarshal(data, &request); err != nil {
		return nil, err
	}
	value, err := f(ctx, request.Value)
	return echoMessage{"Echo", vendorclient.JSON(value)}, err
}

func (handlerFunc) HandleNotification(context.Context, json.RawMessage) {}

func appCall(t *testing.T, client *vendorclient.Client, params map[string]any, handler rpc.AppHandler, options ...vendorclient.CallOption) ([]int, uint32, error) {
	t.Helper()
	var result struct {
		Values []int
		Handle uint32
	}
	options = append(options, rpc.WithAppObject(handler))
	err := client.Call(limited(t), "test.app_call", params, &result, options...)
	return result.Values, result.Handle, err
}

func TestASigningBoxOfTheHost(t *testing.T) {
	client := testBuild(t)
	ctx := limited(t)
	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	if err != nil {
		t.Fatal(err)
	}
	closed := make(chan rpc.ClosedReason, 1)
	box, err := client.Crypto.RegisterSigningBox(ctx, api.AppSigningBoxFuncs{
		OnGetPublicKey: func(context.Context, api.ParamsOfAppSigningBoxGetPublicKey) (api.ResultOfAppSigningBoxGetPublicKey, error) {
			return api.ResultOfAppSigningBoxGetPublicKey{PublicKey: keys.Public}, nil
		},
		// The handler calls the library itself.
		OnSign: func(ctx context.Context, request api.ParamsOfAppSigningBoxSign) (api.ResultOfAppSigningBoxSign, error) {
			signed, err := client.Crypto.Sign(ctx, api.ParamsOfSign{Unsigned: request.Unsigned, Keys: keys})
			return api.ResultOfAppSigningBoxSign{Signature: signed.Signature}, err
		},
	}, vendorclient.OnClosed(func(reason rpc.ClosedReason) { closed <- reason }))
	if err != nil {
		t.Fatal(err)
	}
	public, err := client.Crypto.SigningBoxGetPublicKey(ctx, box)
	if err != nil || public.Pubkey != keys.Public {
		t.Fatalf("public key %v, %v", public, err)
	}
	signed, err := client.Crypto.SigningBoxSign(ctx, api.ParamsOfSigningBoxSign{SigningBox: box.Handle, Unsigned: "aGVsbG8="})
	if err != nil {
		t.Fatal(err)
	}
	direct, err := client.Crypto.Sign(ctx, api.ParamsOfSign{Unsigned: "aGVsbG8=", Keys: keys})
	if err != nil || direct.Signature != signed.Signature {
		t.Errorf("signature %s, expected %s, %v", signed.Signature, direct.Signature, err)
	}
	if err := client.Crypto.RemoveSigningBox(ctx, box); err != nil {
		t.Fatal(err)
	}
	if reason := receive(t, closed); reason != rpc.ClosedRemoved {
		t.Errorf("closed because of %s", reason)
	}
}

func TestSigningBoxIsShownTheMessage(t *testing.T) {
	client := testBuild(t)
	ctx := limited(t)
	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	if err != nil {
		t.Fatal(err)
	}
	counter := api.AbiJson{Value: `{"version":"2.3","header":["pubkey","time","expire"],"functions":[{"name":"add","inputs":[{"name":"amount","type":"uint32"}],"outputs":[]}]}`}
	var shown api.ResultOfVerifySigningContent
	box, err := client.Crypto.RegisterSigningBox(ctx, api.AppSigningBoxFuncs{
		OnGetPublicKey: func(context.Context, api.ParamsOfAppSigningBoxGetPublicKey) (api.ResultOfAppSigningBoxGetPublicKey, error) {
			return api.ResultOfAppSigningBoxGetPublicKey{PublicKey: keys.Public}, nil
		},
		OnSign: func(ctx context.Context, request api.ParamsOfAppSigningBoxSign) (result api.ResultOfAppSigningBoxSign, err error) {
			if request.Content == nil {
				return result, errors.New("only messages are signed")
			}
			shown, err = client.ABI.VerifySigningContent(ctx, api.ParamsOfVerifySigningContent{
				Unsigned: request.Unsigned, Content: *request.Content, ABI: counter,
			})
			if err != nil {
				return result, err
			}
			signed, err := client.Crypto.Sign(ctx, api.ParamsOfSign{Unsigned: request.Unsigned, Keys: keys})
			return api.ResultOfAppSigningBoxSign{Signature: signed.Signature}, err
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	address := "0:" + strings.Repeat("11", 32)
	_, err = client.ABI.EncodeMessage(ctx, api.ParamsOfEncodeMessage{
		ABI:     counter,
		Address: &address,
		CallSet: &api.CallSet{FunctionName: "add", Input: json.RawMessage(`{"amount":7}`)},
		Signer:  api.SignerSigningBox(box),
	})
	if err != nil {
		t.Fatal(err)
	}
	if shown.FunctionName != "add" || shown.Address == nil || *shown.Address != address || string(shown.Input) != `{"amount":"7"}` {
		t.Errorf("verified %+v", shown)
	}
	_, err = client.Crypto.SigningBoxSign(ctx, api.ParamsOfSigningBoxSign{SigningBox: box.Handle, Unsigned: "aGVsbG8="})
	if err == nil || !strings.Contains(err.Error(), "only messages are signed") {
		t.Errorf("signed other data: %v", err)
	}
}

func TestRefusalsOfAppObjects(t *testing.T) {
	client := testBuild(t)
	for _, test := range []struct {
		name    string
		handler handlerFunc
		text    string
	}{
		{"an error", func(context.Context, json.RawMessage) (any, error) { return nil, errors.New("declined by user") }, "declined by user"},
		{"a panic", func(context.Context, json.RawMessage) (any, error) { panic("out of ink") }, "out of ink"},
		{"the end of the goroutine, as of t.FailNow", func(context.Context, json.RawMessage) (any, error) {
			runtime.Goexit()
			return nil, nil
		}, "without an answer"},
		{"an answer that is too large", func(context.Context, json.RawMessage) (any, error) {
			return strings.Repeat("x", 17<<20), nil
		}, "limit"},
		{"a long text", func(context.Context, json.RawMessage) (any, error) {
			return nil, errors.New("very " + strings.Repeat("long", 1<<20))
		}, "very long"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, _, err := appCall(t, client, map[string]any{"value": 1}, test.handler)
			failure := expectCode(t, err, api.ClientErrorCodeAppRequestError)
			if !strings.Contains(failure.Message, test.text) || len(failure.Message) > 4096 {
				t.Errorf("message %.200q", failure.Message)
			}
		})
	}
	t.Run("a missing method", func(t *testing.T) {
		box, err := client.Crypto.RegisterSigningBox(limited(t), api.AppSigningBoxFuncs{})
		if err != nil {
			t.Fatal(err)
		}
		_, err = client.Crypto.SigningBoxGetPublicKey(limited(t), box)
		failure := expectCode(t, err, api.ClientErrorCodeAppRequestError)
		if !strings.Contains(failure.Message, "GetPublicKey") {
			t.Errorf("message %q", failure.Message)
		}
	})
	t.Run("no object", func(t *testing.T) {
		_, err := client.Crypto.RegisterSigningBox(limited(t), nil)
		expectCode(t, err, api.ClientErrorCodeCallbackNotRegistered)
	})
}

func TestAnAppRequestThatIsNeverAnswered(t *testing.T) {
	client := testBuild(t)
	withdrawn := make(chan error, 1)
	_, _, err := appCall(t, client, map[string]any{"value": 1}, handlerFunc(
		func(ctx context.Context, _ json.RawMessage) (any, error) {
			<-ctx.Done()
			withdrawn <- ctx.Err()
			return nil, ctx.Err()
		}), vendorclient.WithAppRequestTimeout(50*time.Millisecond))
	failure := expectCode(t, err, api.ClientErrorCodeAppRequestError)
	if dataOf(t, failure)["reason"] != "app_request_timeout" {
		t.Errorf("data %s", failure.Data)
	}
	receive(t, withdrawn)
}

func TestRequestsBeforeTheRegisteringCallReturnsInAnyOrder(t *testing.T) {
	client := testBuild(t)
	var started atomic.Int32
	secondAnswered := make(chan struct{})
	values, _, err := appCall(t, client, map[string]any{"value": 7, "times": 2}, handlerFunc(
		func(ctx context.Context, value json.RawMessage) (any, error) {
			if started.Add(1) == 1 {
				<-secondAnswered
			} else {
				// The first continues only while this one is being answered.
				time.AfterFunc(20*time.Millisecond, func() { close(secondAnswered) })
			}
			return value, nil
		}))
	if err != nil || !slices.Equal(values, []int{7, 7}) {
		t.Errorf("%v, %v", values, err)
	}
}

func TestAnObjectThatIsRemovedWhileItIsAsked(t *testing.T) {
	client := testBuild(t)
	asked, closed := make(chan struct{}), make(chan rpc.ClosedReason, 1)
	_, handle, err := appCall(t, client, map[string]any{"value": 1, "times": 0, "keep": true}, handlerFunc(
		func(ctx context.Context, value json.RawMessage) (any, error) {
			close(asked)
			<-ctx.Done()
			return value, nil
		}), vendorclient.OnClosed(func(reason rpc.ClosedReason) { closed <- reason }))
	if err != nil {
		t.Fatal(err)
	}
	failed := make(chan error, 1)
	go func() {
		failed <- client.Call(limited(t), "test.app_ask", map[string]any{"handle": handle, "value": 1}, nil)
	}()
	receive(t, asked)
	if err := client.Call(limited(t), "test.app_close", map[string]any{"handle": handle}, nil); err != nil {
		t.Fatal(err)
	}
	expectCode(t, receive(t, failed), api.ClientErrorCodeCanNotReceiveRequestResult)
	if reason := receive(t, closed); reason != rpc.ClosedRemoved {
		t.Errorf("closed because of %s", reason)
	}
}

type notebook struct{ notes chan int }

func (notebook) HandleRequest(context.Context, json.RawMessage) (any, error) {
	return nil, errors.New("a notebook answers nothing")
}

func (n notebook) HandleNotification(_ context.Context, data json.RawMessage) {
	var note struct{ Value int }
	if json.Unmarshal(data, &note) == nil {
		n.notes <- note.Value
	}
}

func TestNotificationsKeepTheirOrder(t *testing.T) {
	client := testBuild(t)
	notes := make(chan int, 500)
	if _, _, err := appCall(t, client, map[string]any{"value": 0, "times": 0, "notify": 500}, notebook{notes}); err != nil {
		t.Fatal(err)
	}
	for expected := range 500 {
		if note := receive(t, notes); note != expected {
			t.Fatalf("note %d came in place of %d", note, expected)
		}
	}
}

type floodMessage struct{ Index int }

func TestCallbackOfACall(t *testing.T) {
	client := testBuild(t)
	const count = 3000
	var indexes []int
	lost := 0
	err := client.Call(limited(t), "test.flood", map[string]any{"count": count, "size": 100}, nil,
		rpc.WithCallback(func(message rpc.Message) {
			var data floodMessage
			if err := json.Unmarshal(message.Data, &data); err != nil || message.ResponseType != 100 {
				t.Errorf("message %+v, %v", message, err)
			}
			lost += int(message.Lost)
			// What was lost came before this one.
			if data.Index != len(indexes)+lost {
				t.Errorf("message %d after %d messages and %d lost ones", data.Index, len(indexes), lost)
			}
			indexes = append(indexes, data.Index)
		}))
	// The call returned after its last message, so nothing else touches the variables any more.
	if err != nil || len(indexes)+lost != count {
		t.Errorf("%d messages and %d lost ones, %v", len(indexes), lost, err)
	}
}

func TestASlowCallbackLosesMessagesAndKnowsHowMany(t *testing.T) {
	client := testBuild(t)
	const count = 3000
	received, lost := 0, 0
	err := client.Call(limited(t), "test.flood", map[string]any{"count": count, "size": 10_000}, nil,
		rpc.WithCallback(func(message rpc.Message) {
			if received == 0 {
				// Calls still work while a callback hangs, and most of the messages come before their answers.
				for range 200 {
					if _, err := client.Client.Version(limited(t)); err != nil {
						t.Error(err)
					}
				}
			}
			received++
			lost += int(message.Lost)
		}))
	if err != nil || received+lost != count {
		t.Errorf("%d messages and %d lost ones, %v", received, lost, err)
	}
}

func TestCallbackOfAHandle(t *testing.T) {
	client := testBuild(t)
	messages, closed := make(chan rpc.Message, 1000), make(chan rpc.ClosedReason, 1)
	var handle json.RawMessage
	err := client.Call(limited(t), "test.subscribe", map[string]any{"interval_ms": 1}, &handle,
		rpc.WithSubscription(func(message rpc.Message) { messages <- message }),
		vendorclient.OnClosed(func(reason rpc.ClosedReason) { close(messages); closed <- reason }))
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		receive(t, messages)
	}
	if err := client.Call(limited(t), "test.unsubscribe", handle, nil); err != nil {
		t.Fatal(err)
	}
	// A message after the end would be sent to a closed channel.
	if reason := receive(t, closed); reason != rpc.ClosedUnsubscribed {
		t.Errorf("closed because of %s", reason)
	}
}
