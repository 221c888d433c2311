package devnode_test

import (
	"context"
	"fmt"
	"log"
	"math/big"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/devnode"
)

// What a program of the reader has.
var (
	ctx    context.Context
	client *vendorclient.Client
	node   *devnode.Node
)

func ExampleStart() {
	node, err := devnode.Start(ctx,
		devnode.WithAccounts(3), devnode.WithBalance("1000"), devnode.WithPathSearch(), devnode.WithManualBlocks())
	if err != nil {
		log.Fatal(err)
	}
	defer func() { _ = node.Stop() }()
	client, err := vendorclient.Spawn(ctx, vendorclient.WithEndpoints(node.URL()))
	if err != nil {
		log.Fatal(node.Log())
	}
	defer client.Close()
	before, err := node.Snapshot(ctx)
	if err != nil {
		log.Fatal(err)
	}
	_, err = node.IncreaseTime(ctx, devnode.ParamsOfIncreaseTime{Seconds: 3601})
	if err != nil {
		log.Fatal(err)
	}
	_, err = node.Revert(ctx, devnode.ParamsOfRevert{ID: before.ID})
	fmt.Println(node.Epoch(), err)
}

func ExampleStart_kept() {
	// A chain in a folder, on a port that stays, with the keys of a phrase.
	kept, err := devnode.Start(ctx,
		devnode.WithProgram("/usr/bin/vendorclient"), devnode.WithDataFolder("chain"), devnode.WithPort(8600),
		devnode.WithMnemonic("test test test test test test test test test test test junk"),
		devnode.WithEnvironment("HTTPS_PROXY=http://proxy.example:3128"), devnode.WithArgs("--strict"))
	fmt.Println(kept, err)
	// The state of another network, with the collections of older nodes, written to a file at the end.
	forked, err := devnode.Start(ctx,
		devnode.WithFork("https://node.example"), devnode.WithDeprecatedAPI(), devnode.WithState("chain.jsonl"))
	fmt.Println(forked, err)
}

func ExampleConnect() {
	node, err := devnode.Connect("http://127.0.0.1:8600")
	if err != nil {
		log.Fatal(err)
	}
	status, err := node.Status(ctx)
	fmt.Println(status.SeqNo, err)
}

func ExampleFromClient() {
	node, err := devnode.FromClient(client)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(node.Ready()))
}

func ExampleNode_Fund() {
	account := node.Accounts()[0].AccountID
	fmt.Println(node.Fund(ctx, account, big.NewInt(5_000_000_000)))
}

func ExampleNode_FundCurrencies() {
	const shell = 2
	account := node.Accounts()[0].AccountID
	fmt.Println(node.FundCurrencies(ctx, vendorclient.Address(account), nil, map[uint32]*big.Int{shell: big.NewInt(5_000_000_000)}))
}

func ExampleNode_Giver() {
	giver := node.Giver()
	fmt.Println(giver.AccountID, giver.Fund(ctx, node.Accounts()[0].AccountID, nil))
}
