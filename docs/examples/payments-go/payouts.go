package main

import (
	"context"
	"errors"
	"math/big"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"

	"example/payments/wallet"
)

const (
	shell     = 2
	keyPrefix = "payout-"
	// pause is the time between two looks for wanted payouts.
	pause = 200 * time.Millisecond
)

// sendPayouts gives each wanted payout to the outbox. Its id is the key: what was given before is not sent again. Bad rows fail
// alone.
func sendPayouts(ctx context.Context, treasury *wallet.Wallet, books *books) error {
	for {
		wanted, err := books.wanted(ctx)
		if err != nil {
			return err
		}
		for _, payout := range wanted {
			err := send(ctx, treasury, payout)
			if err != nil && !isFaultOfRow(err) {
				return err
			}
			if err := books.given(ctx, payout.id, err); err != nil {
				return err
			}
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(pause):
		}
	}
}

var errAmount = errors.New("the amount is no number")

func send(ctx context.Context, treasury *wallet.Wallet, payout payout) error {
	amount, isNumber := new(big.Int).SetString(payout.amount, 10)
	if !isNumber {
		return errAmount
	}
	// Nothing may be lost on the way: a payout that would not arrive is refused.
	_, err := treasury.OutboxSendTransaction(ctx, wallet.SendTransactionInput{
		Dest:  vendorclient.Address(payout.dest),
		Value: new(big.Int),
		Cc:    map[uint32]*big.Int{shell: amount},
		// The wallet pays the fees, and SHELL becomes tokens on arrival.
		Flags: api.SendFlagsPayFees | api.SendFlagsExchange,
	}, vendorclient.WithKey(keyPrefix+payout.id), vendorclient.WithGroup(name))
	return err
}

// isFaultOfRow reports whether the arguments of the call cannot be encoded, or it would lose money, so that nothing was
// stored; any other error is not the row's.
func isFaultOfRow(err error) bool {
	var loss *vendorclient.LossError
	code := vendorclient.ErrorCode(err)
	return errors.Is(err, errAmount) || errors.As(err, &loss) || code >= 300 && code < 400
}

// bookResults books what became of each payout, and acknowledges it after that. A later result of the same payout replaces it.
func bookResults(ctx context.Context, client *vendorclient.Client, books *books) error {
	for result, err := range client.OutboxResults(ctx, name) {
		if err != nil {
			return err
		}
		if err := books.book(ctx, result.Key[len(keyPrefix):], result); err != nil {
			return err
		}
		if err := result.Acknowledge(ctx); err != nil {
			return err
		}
	}
	return nil
}
