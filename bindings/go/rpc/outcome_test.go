package rpc

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"testing"
	"time"
)

func TestAResultThatCannotBeReadSaysWhatBecameOfTheMessage(t *testing.T) {
	for method, expected := range map[string]Facts{
		"processing.process_message":      {Outcome: "executed", TransactionID: "ab12"},
		"processing.wait_for_transaction": {Outcome: "executed", TransactionID: "ab12"},
		"processing.send_message":         {Outcome: "unknown"},
		"outbox.send":                     {Outcome: "unknown"},
		"client.version":                  {},
	} {
		connection, daemon := connect(t)
		failed := make(chan error, 1)
		go func() {
			var result struct{ Fees string }
			failed <- connection.Call(context.Background(), method, nil, &result)
		}()
		daemon.next()
		daemon.say(`{"jsonrpc":"2.0","id":1,"result":{"fees":5,"transaction":{"id":"ab12"}}}`)
		err := <-failed
		var reason *json.UnmarshalTypeError
		if facts := FactsOf(err); facts != expected || !errors.As(err, &reason) {
			t.Errorf("%s: %v says %+v", method, err, facts)
		}
	}
}

func TestEveryCancelledCallIsAClientError(t *testing.T) {
	connection, _ := connect(t)
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, method := range []string{"client.version", "processing.process_message"} {
		err := connection.Call(ended, method, nil, nil)
		if ErrorCode(err) != codeRequestCancelled || !errors.Is(err, context.Canceled) {
			t.Errorf("%s gave %v", method, err)
		}
	}
	if facts := FactsOf(connection.Call(ended, "client.version", nil, nil)); facts != (Facts{}) {
		t.Errorf("a call without a message says %+v", facts)
	}
}

func TestOnlyZeroIsNoLimit(t *testing.T) {
	for limit, expected := range map[time.Duration]uint32{
		0: 0, 1: 1, time.Millisecond: 1, time.Millisecond + 1: 2, -1: 1, -time.Hour: 1, math.MinInt64: 1, math.MaxInt64: math.MaxUint32,
	} {
		if ms := milliseconds(limit); *ms != expected {
			t.Errorf("%v is %d ms", limit, *ms)
		}
	}
}
