package vendorclient

import (
	"context"
	"iter"

	"github.com/vendorclient/vendorclient-go/v3/api"
)

// DeliveredDeposit is an item of the inbox, delivered until it is acknowledged: what an account received in one transaction.
type DeliveredDeposit struct {
	// Number is its place among the deposits of its name.
	Number string
	// Deposit is the item. Credit money only for api.DepositKindDeposit.
	Deposit api.InboxDeposit

	client *Client
	name   *string
}

// Acknowledge marks this deposit and all before it under its name as done: they never come again. Deposits that are not
// acknowledged come again with the next stream.
func (d *DeliveredDeposit) Acknowledge(ctx context.Context) error {
	_, err := d.client.Inbox.Deposits(ctx, api.ParamsOfInboxDeposits{
		Name: d.name, Acknowledge: &d.Number, Limit: Ptr[uint32](1),
	})
	return err
}

// InboxDeposits returns the deposits of the accounts that Inbox.Follow follows under a name as they come, first those that
// were not acknowledged, or those after the Number given with After; an empty name is "default". The stream ends with its
// context, the loop, or the first error, which is its last item; it repeats the call Inbox.Deposits.
func (c *Client) InboxDeposits(ctx context.Context, name string, options ...StreamOption) iter.Seq2[*DeliveredDeposit, error] {
	params := api.ParamsOfInboxDeposits{}
	if name != "" {
		params.Name = &name
	}
	return numbered(options,
		func(after *string, waitMs *uint32) ([]api.NumberedDeposit, error) {
			page := params
			page.After, page.WaitMs = after, waitMs
			found, err := c.Inbox.Deposits(ctx, page)
			return found.Deposits, err
		},
		func(item api.NumberedDeposit) (*DeliveredDeposit, string) {
			return &DeliveredDeposit{item.Number, item.Deposit, c, params.Name}, item.Number
		})
}
