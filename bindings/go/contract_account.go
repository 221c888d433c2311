package vendorclient

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

type accountName struct{ accountID, dappID string }

// codeNotFound is the code of an account that does not exist.
const codeNotFound = 622

var dappIDForm = regexp.MustCompile(`^[0-9a-fA-F]{64}$`)

// checkPlace refuses an address or a Dapp ID that the options give and no contract can have.
func (c *Contract) checkPlace() error {
	if c.dappID != "" && !dappIDForm.MatchString(c.dappID) {
		return fmt.Errorf("invalid Dapp ID: expected 64 hex characters, got %.70q", c.dappID)
	}
	c.dappID = strings.ToLower(c.dappID)
	if !c.isPlaced {
		return nil
	}
	address := string(c.address)
	if address == "" {
		return errors.New("the address given with At is empty")
	}
	_, dappID, err := splitAddress(address)
	if err != nil {
		return err
	}
	workchain, _, named := strings.Cut(address, ":")
	if named && dappID == "" && workchain != "0" {
		return fmt.Errorf("invalid address: contract objects are for workchain 0, got workchain %s", workchain)
	}
	return nil
}

func (c *Contract) account(ctx context.Context) (accountName, error) {
	if found := c.found.Load(); found != nil {
		return *found, nil
	}
	select {
	case c.finding <- struct{}{}:
		defer func() { <-c.finding }()
	case <-ctx.Done():
		return accountName{}, ctx.Err()
	}
	if found := c.found.Load(); found != nil {
		return *found, nil
	}
	found, err := c.findAccount(ctx)
	if err != nil {
		return accountName{}, err
	}
	c.found.Store(&found)
	return found, nil
}

func (c *Contract) findAccount(ctx context.Context) (accountName, error) {
	address := string(c.address)
	if address == "" {
		calculated, err := c.calculatedAddress(ctx)
		if err != nil {
			return accountName{}, err
		}
		address = calculated
	}
	accountID, dappID, err := splitAddress(address)
	if err != nil {
		return accountName{}, err
	}
	if c.dappID != "" {
		dappID = c.dappID
	}
	if dappID != "" {
		return accountName{accountID, dappID}, nil
	}
	state, err := c.client.Account.GetAccount(ctx, api.ParamsOfGetAccount{AccountID: accountID, DappID: accountID})
	switch {
	case ErrorCode(err) == codeNotFound || err == nil && state.DappID == "":
		return accountName{accountID, accountID}, nil
	case err != nil:
		return accountName{}, err
	default:
		return accountName{accountID, state.DappID}, nil
	}
}

func (c *Contract) calculatedAddress(ctx context.Context) (string, error) {
	set, err := c.deploySet()
	if err != nil {
		return "", err
	}
	encoded, err := c.client.ABI.EncodeMessage(ctx, api.ParamsOfEncodeMessage{ABI: c.text, DeploySet: set, Signer: c.signerOrNone()})
	return encoded.Address, err
}

type accountState struct {
	boc      string
	balance  string
	isActive bool
}

func (c *Contract) state(ctx context.Context) (accountState, error) {
	name, err := c.account(ctx)
	if err != nil {
		return accountState{}, err
	}
	state, err := c.client.Account.GetAccount(ctx, api.ParamsOfGetAccount{AccountID: name.accountID, DappID: name.dappID})
	if err != nil {
		return accountState{}, rpc.NamingAccount(err, name.dappID+"::"+name.accountID)
	}
	parsed, err := c.client.Boc.ParseAccount(ctx, api.ParamsOfParse{Boc: state.Boc})
	if err != nil {
		return accountState{}, err
	}
	var account struct {
		Balance string `json:"balance"`
		Type    string `json:"acc_type_name"`
	}
	err = json.Unmarshal(parsed.Parsed, &account)
	return accountState{boc: state.Boc, balance: account.Balance, isActive: account.Type == "Active"}, err
}

var addressForm = regexp.MustCompile(`^(?:([0-9a-fA-F]{64})::|-?\d+:)?([0-9a-fA-F]{64})$`)

// splitAddress returns the account id, and the Dapp ID when the address has one.
func splitAddress(address string) (accountID, dappID string, err error) {
	found := addressForm.FindStringSubmatch(address)
	if found == nil {
		return "", "", fmt.Errorf("invalid address: expected <dapp_id>::<account_id>, 0:<account_id> or 64 hex characters, got %.140s", address)
	}
	return strings.ToLower(found[2]), strings.ToLower(found[1]), nil
}
