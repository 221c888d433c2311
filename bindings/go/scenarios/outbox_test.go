package scenarios

import (
	"context"
	"errors"
	"math/big"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	// Written by "vendorclient bind" for this suite.
	"scenarios/multisig"
)

func TestTheOutboxPaysOnceOverARestart(t *testing.T) {
	first, faucet, facts := network(t)
	signer := newSigner(t, first)
	config := api.ClientConfig{Network: &api.NetworkConfig{Endpoints: []string{facts.Endpoint}}}
	folder := vendorclient.WithDataFolder(t.TempDir())
	input := multisig.SendTransactionInput{
		Dest: "0:" + "ab00000000000000000000000000000000000000000000000000000000000000", Value: big.NewInt(1_000_000_000), Flags: 1,
	}
	options := []vendorclient.OutboxOption{
		vendorclient.WithKey("invoice-17"), vendorclient.WithGroup("payouts"), vendorclient.WithNamedSigner("treasury"),
		// It pays an account that does not exist, which burns.
		vendorclient.AcceptLoss(0, big.NewInt(1_000_000_000)),
	}

	// This client has no signer: the entry waits for a connection that has one.
	client := spawnTestBuild(t, folder, vendorclient.WithConfig(config))
	wallet := newMultisig(t, client, signer)
	constructor := multisig.ConstructorInput{Owners: []*big.Int{signer.PublicKeyNumber()}, ReqConfirms: 1}
	if _, err := wallet.Deploy(limited(t), constructor, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	stored, err := wallet.OutboxSendTransaction(limited(t), input, options...)
	if err != nil || !stored.IsNew {
		t.Fatalf("stored %v, %v", stored, err)
	}
	key := "invoice-17"
	for state := stored.Entry.State; state != api.OutboxStateSigning; {
		found, err := client.Outbox.Get(limited(t), api.ParamsOfOutboxEntry{Key: &key})
		if err != nil {
			t.Fatal(err)
		}
		state = found.Entry.State
	}
	if err := client.Close(); err != nil {
		t.Fatal(err)
	}

	client = spawnTestBuild(t, folder, vendorclient.WithConfig(config))
	named, err := client.RegisterSigner(limited(t), "treasury", signer)
	if err != nil || named.PublicKey() != signer.PublicKey() {
		t.Fatalf("the signer is %v, %v", named, err)
	}
	again, err := newMultisig(t, client, signer).OutboxSendTransaction(limited(t), input, options...)
	if err != nil || again.IsNew || again.Entry.ID != stored.Entry.ID {
		t.Fatalf("stored again %v, %v", again, err)
	}
	var numbers []string
	for range 2 {
		// The first one is not acknowledged, and comes again.
		for result, err := range client.OutboxResults(limited(t), "payouts") {
			if err != nil {
				t.Fatal(err)
			}
			if result.Key != key || result.State != api.OutboxStateExecuted || len(result.TransactionID) != 64 {
				t.Errorf("the result is %+v", result)
			}
			numbers = append(numbers, result.Number)
			if len(numbers) == 2 {
				if err := result.Acknowledge(limited(t)); err != nil {
					t.Fatal(err)
				}
			}
			break
		}
	}
	if numbers[0] != numbers[1] {
		t.Errorf("the results are %v", numbers)
	}

	// A signer with a name needs no option.
	options = []vendorclient.OutboxOption{
		vendorclient.WithGroup("named"), vendorclient.WithGiveUpAt(time.Now().Add(time.Hour)), vendorclient.AcceptAnyLoss(),
	}
	if _, err := newMultisig(t, client, named).OutboxSendTransaction(limited(t), input, options...); err != nil {
		t.Fatal(err)
	}
	for result, err := range client.OutboxResults(limited(t), "named") {
		if err != nil || result.State != api.OutboxStateExecuted {
			t.Errorf("the result is %+v, %v", result, err)
		}
		break
	}
	ctx, cancel := context.WithCancel(limited(t))
	time.AfterFunc(50*time.Millisecond, cancel)
	for result, err := range client.OutboxResults(ctx, "payouts") {
		if result != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("after the end came %+v, %v", result, err)
		}
	}
}

func newMultisig(t *testing.T, client *vendorclient.Client, signer *vendorclient.Signer) *multisig.Multisig {
	t.Helper()
	wallet, err := multisig.New(client, signer)
	if err != nil {
		t.Fatal(err)
	}
	return wallet
}
