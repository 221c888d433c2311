package main

import (
	"context"
	"errors"
	"fmt"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/devnode"

	"example/recipes/hellowallet"
)

// recipe: contracts.deploy

// Deploy deploys a contract with a new key. Its address is known before: it is computed from image, initial data and key.
func Deploy(ctx context.Context, client *vendorclient.Client, node *devnode.Node) (*hellowallet.HelloWallet, error) {
	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	if err != nil {
		return nil, err
	}
	contract, err := hellowallet.New(client, vendorclient.KeysSigner(keys))
	if err != nil {
		return nil, err
	}
	address, err := contract.Address(ctx)
	if err != nil {
		return nil, err
	}
	fmt.Println("deploying", address)
	_, err = contract.Deploy(ctx, vendorclient.FundedBy(node.Giver()))
	return contract, err
}

// end of recipe

// recipe: contracts.call

// Touch calls the contract, and reads from it.
func Touch(ctx context.Context, contract *hellowallet.HelloWallet) (string, error) {
	estimate, err := contract.EstimateTouch(ctx) // executed on a copy of the state; nothing is sent
	if err != nil {
		return "", err
	}
	sent, err := contract.Touch(ctx) // sent, executed, waited for
	if err != nil {
		return "", err
	}
	fmt.Printf("transaction %s: %d of %d nano expected\n",
		sent.TransactionID, sent.Fees.TotalAccountFees, estimate.Fees.TotalAccountFees)
	read, err := contract.GetRenderHelloWorld(ctx) // run on the current state; nothing is sent
	return read.Value0, err
}

// end of recipe

// recipe: contracts.events

// FirstTouch returns when the contract was touched first, Unix time in s.
func FirstTouch(ctx context.Context, contract *hellowallet.HelloWallet) (uint32, error) {
	for event, err := range contract.WatchTouched(ctx, vendorclient.FromStart()) {
		return event.Args.At, err // leaving the loop ends the stream
	}
	return 0, ctx.Err()
}

// end of recipe

// recipe: contracts.errors

// TouchAsStranger calls a contract with a key that is not its owner's, and returns the name of the error.
func TouchAsStranger(ctx context.Context, client *vendorclient.Client, address vendorclient.Address) (string, error) {
	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	if err != nil {
		return "", err
	}
	contract, err := hellowallet.New(client, vendorclient.KeysSigner(keys),
		vendorclient.At(address), vendorclient.WithErrorNames(map[int]string{102: "NotOwner"}))
	if err != nil {
		return "", err
	}
	_, err = contract.Touch(ctx)
	var refused *vendorclient.ContractError
	if errors.As(err, &refused) && refused.ExitCode == 102 {
		return refused.Name, nil
	}
	return "", fmt.Errorf("a stranger's call: %w", err)
}

// end of recipe
