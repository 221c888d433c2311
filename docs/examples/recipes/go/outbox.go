package main

import (
	"context"
	"math/big"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"

	"example/recipes/wallet"
)

// recipe: outbox.open

// OpenTreasury opens the wallet with a named signer: the library never stores keys, so register them at each start.
func OpenTreasury(ctx context.Context, client *vendorclient.Client, keys *vendorclient.Signer) (*wallet.Wallet, error) {
	signer, err := client.RegisterSigner(ctx, "treasury", keys)
	if err != nil {
		return nil, err
	}
	return wallet.New(client, signer)
}

// end of recipe

// recipe: outbox.send

// PayOut stores the payout of an invoice, and returns at once. A second call for the same invoice stores nothing: false.
func PayOut(
	ctx context.Context, treasury *wallet.Wallet, invoice string, dest vendorclient.Address, amount *big.Int,
) (bool, error) {
	payment := wallet.SendTransactionInput{
		Dest:  dest,
		Value: new(big.Int),
		Cc:    map[uint32]*big.Int{2: amount}, // SHELL
		Flags: api.SendFlagsPayFees | api.SendFlagsExchange,
	}
	stored, err := treasury.OutboxSendTransaction(ctx, payment,
		vendorclient.WithKey(invoice), vendorclient.WithGroup("payouts"))
	return stored.IsNew, err
}

// end of recipe

// recipe: outbox.results

// BookPayouts books the outcomes of payouts. An unacknowledged result is delivered again, for example after a crash.
func BookPayouts(ctx context.Context, client *vendorclient.Client, book func(invoice string, state api.OutboxState) error) error {
	for result, err := range client.OutboxResults(ctx, "payouts") {
		if err != nil {
			return err
		}
		if err := book(result.Key, result.State); err != nil {
			return err
		}
		if err := result.Acknowledge(ctx); err != nil {
			return err
		}
		break // a service continues
	}
	return nil
}

// end of recipe
