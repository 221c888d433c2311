package rpc

import (
	"context"
	"encoding/json"
	"runtime"
	"testing"
)

func TestAQueueDropsTheOldestAndCountsThem(t *testing.T) {
	var queue queue
	started, goOn := make(chan struct{}), make(chan struct{})
	var received []Message
	handle := func(message Message) {
		received = append(received, message)
		if len(received) == 1 {
			close(started)
			<-goOn
		}
	}
	large := json.RawMessage(make([]byte, maxQueuedBytes/4))
	queue.pushMessage(Message{Data: large}, handle)
	<-started
	for number := range 10 {
		queue.pushMessage(Message{Data: large, ResponseType: uint32(number), Lost: 1}, handle)
	}
	close(goOn)
	queue.wait(context.Background())
	// Six of ten did not fit; each of them, and the first that did, reported one more lost before it.
	if len(received) != 5 || received[1].ResponseType != 6 || received[1].Lost != 6+6+1 || received[2].Lost != 1 {
		t.Errorf("%d messages, the second is number %d after %d lost ones",
			len(received), received[1].ResponseType, received[1].Lost)
	}
}

func TestAQueueKeepsOneMessageOfAnySize(t *testing.T) {
	var queue queue
	count := 0
	queue.pushMessage(Message{Data: make([]byte, maxQueuedBytes+1)}, func(Message) { count++ })
	queue.wait(context.Background())
	if count != 1 {
		t.Error("the message was dropped")
	}
}

func TestAQueueGoesOnWhenACallbackEndsItsGoroutine(t *testing.T) {
	var queue queue
	received := make(chan uint32, 2)
	for number := range uint32(2) {
		queue.pushMessage(Message{ResponseType: number}, func(message Message) {
			received <- message.ResponseType
			runtime.Goexit()
		})
	}
	queue.wait(context.Background())
	if first, second := <-received, <-received; first != 0 || second != 1 {
		t.Errorf("received %d, then %d", first, second)
	}
}
