// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

// Package api has a type for every type and a method for every function of the library. The methods belong to
// modules, which are fields of a client.
package api

import (
	"encoding/json"

	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// Version is the version of the library that this package was generated for.
const Version = "3.0.0"

// Modules are all functions of the library.
type Modules struct {
	// Client: Information about the library, and answers to its requests.
	Client ClientModule
	// Account: Account states.
	Account AccountModule
	// Crypto: Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
	Crypto CryptoModule
	// ABI: Contract ABIs: encoding and decoding messages, bodies and contract data.
	ABI ABIModule
	// Boc: Bags of cells: parse, build and cache them.
	Boc BocModule
	// Processing: Sends messages, waits for their transactions, and monitors them.
	Processing ProcessingModule
	// Outbox: Messages stored until they have a result: they survive the process that sends them, and each is
	// sent once.
	Outbox OutboxModule
	// Inbox: Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.
	Inbox InboxModule
	// Policy: Spending policies: limits, allowed recipients and approval for everything that is sent.
	Policy PolicyModule
	// Tvm: Local execution of contracts: transactions, getters and get methods.
	Tvm TvmModule
	// Utils: Addresses, storage fees and compression.
	Utils UtilsModule
	// Zklogin: Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
	Zklogin ZkloginModule
	// Net: Queries and subscriptions.
	Net NetModule
	// Proofs: Proofs that data from a server is what the network agreed on.
	Proofs ProofsModule
	// Daemon: The daemon and the connection to it.
	Daemon DaemonModule
}

// NewModules makes the functions call through a connection.
func NewModules(caller rpc.Caller) Modules {
	return Modules{
		ClientModule{caller},
		AccountModule{caller},
		CryptoModule{caller},
		ABIModule{caller},
		BocModule{caller},
		ProcessingModule{caller},
		OutboxModule{caller},
		InboxModule{caller},
		PolicyModule{caller},
		TvmModule{caller},
		UtilsModule{caller},
		ZkloginModule{caller},
		NetModule{caller},
		ProofsModule{caller},
		DaemonModule{caller},
	}
}

// UnknownVariant stands for a variant of any union that a newer daemon sends.
type UnknownVariant struct {
	// Type is the name of the variant.
	Type string
	// JSON is the whole value.
	JSON json.RawMessage
}

// MarshalJSON implements json.Marshaler.
func (v UnknownVariant) MarshalJSON() ([]byte, error) {
	return v.JSON.MarshalJSON()
}
