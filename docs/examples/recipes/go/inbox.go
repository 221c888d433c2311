package main

import (
	"context"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

// recipe: inbox.follow

// FollowShop follows the account of the shop from its first transaction on. A repeated call changes nothing.
func FollowShop(ctx context.Context, client *vendorclient.Client, account vendorclient.Address) error {
	_, err := client.Inbox.Follow(ctx, api.ParamsOfInboxFollow{
		Name:     vendorclient.Ptr("shop"),
		Accounts: []string{string(account)},
		From:     vendorclient.Ptr("beginning"),
		Finality: vendorclient.Ptr(api.FinalityFinal),
	})
	return err
}

// end of recipe

// recipe: inbox.credit

// CreditDeposits credits the next deposit, and acknowledges it after that. An unacknowledged one is delivered again.
func CreditDeposits(ctx context.Context, client *vendorclient.Client, credit func(api.InboxDeposit) error) error {
	for delivered, err := range client.InboxDeposits(ctx, "shop") {
		if err != nil {
			return err
		}
		// Burnt and bounced amounts are listed too, but are not deposits.
		if delivered.Deposit.Kind == api.DepositKindDeposit {
			if err := credit(delivered.Deposit); err != nil {
				return err
			}
		}
		if err := delivered.Acknowledge(ctx); err != nil {
			return err
		}
		break // a service continues
	}
	return nil
}

// end of recipe
