package scenarios

import (
	"context"
	"errors"
	"math/big"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

func TestTheInboxDeliversDepositsUntilTheyAreAcknowledged(t *testing.T) {
	client, faucet, _ := network(t)
	const account = "c700000000000000000000000000000000000000000000000000000000000000"
	_, err := client.Inbox.Follow(limited(t), api.ParamsOfInboxFollow{
		Name: vendorclient.Ptr("shop"), Accounts: []string{"0:" + account}, From: vendorclient.Ptr("beginning"),
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, amount := range []int64{1_000_000_001, 1_000_000_002, 1_000_000_003} {
		if err := faucet.Fund(limited(t), account, big.NewInt(amount)); err != nil {
			t.Fatal(err)
		}
	}
	// Nothing is acknowledged: everything comes again. The acknowledgement of one counts for those before it.
	for _, isAcknowledged := range []bool{false, true} {
		var amounts []string
		for delivered, err := range client.InboxDeposits(limited(t), "shop") {
			if err != nil {
				t.Fatal(err)
			}
			deposit := delivered.Deposit
			if deposit.Kind != api.DepositKindDeposit || deposit.AccountID != account || delivered.Number == "" {
				t.Errorf("the deposit is %+v", deposit)
			}
			amounts = append(amounts, deposit.Amounts[0].Amount)
			if len(amounts) < 3 {
				continue
			}
			if isAcknowledged {
				if err := delivered.Acknowledge(limited(t)); err != nil {
					t.Fatal(err)
				}
			}
			break
		}
		if len(amounts) != 3 || amounts[0] != "1000000001" || amounts[2] != "1000000003" {
			t.Errorf("the deposits are %v", amounts)
		}
	}
	ctx, cancel := context.WithCancel(limited(t))
	time.AfterFunc(50*time.Millisecond, cancel)
	for deposit, err := range client.InboxDeposits(ctx, "shop") {
		if deposit != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("after the acknowledgement came %+v, %v", deposit, err)
		}
	}
	for _, err := range client.InboxDeposits(limited(t), "nobody's") {
		expectCode(t, err, api.InboxErrorCodeNotFollowed)
	}
}
