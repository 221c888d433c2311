// Package vendorclient is the client library of TVM blockchains with Dapp IDs for Go programs. The library itself is the
// program "vendorclient", which this package starts as a child process ([Spawn]) or finds as a running service
// ([Connect]), and talks to over JSON-RPC.
//
//	client, err := vendorclient.Spawn(ctx)
//	if err != nil {
//		return err
//	}
//	defer client.Close()
//	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
//
// Every function of the library is a method of one of the modules of [Client], with types of package api. The first
// parameter is a context: when it ends, the call is cancelled in the daemon.
//
// # Values
//
// 64-bit integers are int64 and uint64 and stay exact. A value of any form is a json.RawMessage, so that every digit
// stays as it is; [JSON] makes one of a Go value and json.Unmarshal reads one. Optional fields are pointers ([Ptr] makes
// one), or slices, maps, interfaces and json.RawMessage that may be nil. A type that is one of several is an interface,
// and its variants are structs of the same package; a type switch distinguishes them. Secrets such as keys and seed
// phrases are replaced by stars when a value is printed with package fmt or logged with package log/slog.
//
// # Errors
//
// A failed call is a [ClientError] with a number that programs decide by; package api has constants for all of them.
// When the daemon ends or the connection breaks, all waiting and later calls fail with a [ConnectionLostError]. A call
// that was cancelled or passed its time limit matches context.Canceled or context.DeadlineExceeded. However a call ended,
// [OutcomeOf] says what became of its message.
//
//	if vendorclient.ErrorCode(err) == api.ClientErrorCodeInvalidParams {
//
// # App objects and callbacks
//
// Objects of the host, such as a signing box, are implementations of an interface of package api. Their methods are
// called in their own goroutines, may call the library, and may run several times at once.
//
// Callbacks are functions that receive the messages of one call or one subscription one by one, in order, outside of the
// reader. Up to 16 MiB wait for a slow one; then the oldest are dropped and the next message says how many were lost. A
// call returns after the last message of its callback was handled.
package vendorclient
