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

// CreditDeposits credits the deposits that have come, and acknowledges them after that. A service calls it in a loop.
func CreditDeposits(ctx context.Context, client *vendorclient.Client, credit func(api.InboxDeposit) error) error {
	name := vendorclient.Ptr("shop")
	page, err := client.Inbox.Deposits(ctx, api.ParamsOfInboxDeposits{Name: name, WaitMs: vendorclient.Ptr[uint32](30_000)})
	if err != nil {
		return err
	}
	for _, item := range page.Deposits {
		// What was burnt on the way, or bounced, is listed too, and is no deposit.
		if item.Deposit.Kind == api.DepositKindDeposit {
			if err := credit(item.Deposit); err != nil {
				return err
			}
		}
		done := api.ParamsOfInboxDeposits{Name: name, Acknowledge: &item.Number, Limit: vendorclient.Ptr[uint32](1)}
		if _, err := client.Inbox.Deposits(ctx, done); err != nil {
			return err
		}
	}
	return nil
}

// end of recipe
