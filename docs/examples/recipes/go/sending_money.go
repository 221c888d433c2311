package main

import (
	"context"
	"math/big"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"

	"example/recipes/wallet"
)

// recipe: sendingMoney.pay

const shell = 2

// Booking is the state of a payment in the books.
type Booking struct {
	State         string // "paid", "not paid" or "unclear"
	TransactionID string
	MessageHash   string
	Reason        error
	RepeatFrom    time.Time
}

// Pay pays an amount of SHELL, in nano, which becomes main currency on arrival.
func Pay(ctx context.Context, from *wallet.Wallet, dest vendorclient.Address, amount *big.Int) (Booking, error) {
	sent, err := from.SendTransaction(ctx, wallet.SendTransactionInput{
		Dest:  dest,
		Value: new(big.Int),
		Cc:    map[uint32]*big.Int{shell: amount},
		Flags: api.SendFlagsPayFees | api.SendFlagsExchange,
	})
	if err == nil {
		return Booking{State: "paid", TransactionID: sent.TransactionID}, nil
	}
	facts := vendorclient.FactsOf(err)
	switch vendorclient.OutcomeOf(err) {
	case api.OutcomeExecuted: // only its result was lost
		return Booking{State: "paid", TransactionID: facts.TransactionID}, nil
	case api.OutcomeRefused: // a copy of the message could be executed until it is settled
		if facts.SettlesAt == 0 { // the message has no expiration
			return Booking{State: "unclear", MessageHash: facts.MessageHash}, nil
		}
		return Booking{State: "not paid", Reason: err, RepeatFrom: time.Unix(int64(facts.SettlesAt), 0)}, nil
	case api.OutcomeNotExecuted, api.OutcomeFailed:
		return Booking{State: "not paid", Reason: err}, nil
	case api.OutcomeUnknown: // never repeat it: ask the network for the message
		return Booking{State: "unclear", MessageHash: facts.MessageHash}, nil
	default: // no message was made
		return Booking{}, err
	}
}

// end of recipe
