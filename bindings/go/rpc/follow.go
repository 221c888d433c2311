package rpc

import (
	"context"
	"iter"
	"slices"
)

// Follow returns the messages of a handle that subscribe makes, as they come. It begins with the loop, ends when the daemon
// closes the handle, and calls the function unsubscribe when the loop is left. The end of ctx or of the connection is the
// last error.
func Follow[M, Handle any](
	ctx context.Context, caller Caller, unsubscribe string, options []CallOption,
	subscribe func(onMessage func(M), options ...CallOption) (Handle, error),
) iter.Seq2[M, error] {
	return func(yield func(M, error) bool) {
		var none M
		messages, closed, left := make(chan M), make(chan ClosedReason, 1), make(chan struct{})
		defer close(left)
		// A slow loop holds up the queue of the callback, which is bounded and counts what it drops.
		onMessage := func(message M) {
			select {
			case messages <- message:
			case <-left:
			}
		}
		onClosed := OnClosed(func(reason ClosedReason) { closed <- reason })
		handle, err := subscribe(onMessage, append(slices.Clip(options), onClosed)...)
		if err != nil {
			yield(none, err)
			return
		}
		defer free(ctx, caller, unsubscribe, handle)
		for {
			select {
			case message := <-messages:
				if !yield(message, nil) {
					return
				}
			case reason := <-closed:
				if reason != ClosedConnectionLost {
					return
				}
				// Only a call says how it was lost.
				if err := caller.Call(ctx, unsubscribe, handle, nil); err != nil {
					yield(none, err)
				}
				return
			case <-ctx.Done():
				yield(none, ctx.Err())
				return
			}
		}
	}
}
