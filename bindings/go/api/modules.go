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
	// Client: Facts about the library, and answers to its requests.
	Client ClientModule
	// Account: States of accounts.
	Account AccountModule
	// Crypto: Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
	Crypto CryptoModule
	// ABI: Contract descriptions: messages, bodies and data of contracts, encoded and decoded.
	ABI ABIModule
	// Boc: Bags of cells: parsing, building, and a cache of them.
	Boc BocModule
	// Processing: Messages on their way: sending, waiting for transactions, watching.
	Processing ProcessingModule
	// Outbox: Messages that survive the process that sends them, each sent once, each with an end.
	Outbox OutboxModule
	// Inbox: Deposits of followed accounts that survive the process that receives them, each delivered until it
	// is booked.
	Inbox InboxModule
	// Policy: What may be spent: limits, recipients and approval for everything that is sent.
	Policy PolicyModule
	// Tvm: Local execution of contracts: whole transactions, getters and get methods.
	Tvm TvmModule
	// Utils: Addresses, storage fees and compression.
	Utils UtilsModule
	// Zklogin: Helpers for wallets that are opened by a login: computation alone, no prover is called.
	Zklogin ZkloginModule
	// Net: Queries and subscriptions of the network.
	Net NetModule
	// Proofs: Proofs that what a server says is what the network agreed on.
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
