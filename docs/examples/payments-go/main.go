// Program payments is a payment back end: it credits what customers pay in, and pays out what they ask for. Whatever kills
// it, nothing is credited or paid twice, and nothing is forgotten: run it again.
//
//	vendorclient bind Wallet --lang go --output wallet/wallet.go
//	go mod tidy
//	go build .
//	payments <endpoint> <folder> <wallet.json>
//
// The folder keeps the database of the service and the storage of the library. The front end asks for a payout with
// "INSERT INTO payouts (id, dest, amount) VALUES (…)", and reads credits, one row for each currency of a deposit, and burnt.
// The file has the wallet that pays, which is also the account that customers pay to: accountId and keys.
//
// Tokens cannot cross Dapp IDs, so payouts are made in SHELL (currency 2). It becomes as many tokens when it arrives.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"

	"example/payments/wallet"
)

// name is that of the followed account in the inbox, and of the group of payouts in the outbox.
const name = "payments"

func main() {
	if len(os.Args) != 4 {
		log.Fatal("usage: payments <endpoint> <folder> <wallet.json>")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1], os.Args[2], os.Args[3]); err != nil {
		log.Fatal(err)
	}
}

// run serves until its context ends, which is no error, or until something fails that running it again may mend.
func run(ctx context.Context, endpoint, folder, walletFile string) error {
	keys, account, err := readWallet(walletFile)
	if err != nil {
		return err
	}
	books, err := openBooks(ctx, filepath.Join(folder, "payments.sqlite"))
	if err != nil {
		return err
	}
	defer books.close()
	client, err := vendorclient.Spawn(ctx,
		vendorclient.WithEndpoints(endpoint), vendorclient.WithDataFolder(filepath.Join(folder, "library")))
	if err != nil {
		return err
	}
	defer client.Close()

	// Keys are never stored by the library: they get their name each time that the service starts.
	signer, err := client.RegisterSigner(ctx, "treasury", vendorclient.KeysSigner(keys))
	if err != nil {
		return err
	}
	treasury, err := wallet.New(client, signer, vendorclient.At(account))
	if err != nil {
		return err
	}
	fmt.Println("ready")
	err = together(ctx,
		func(ctx context.Context) error { return creditDeposits(ctx, client, books, account) },
		func(ctx context.Context) error { return sendPayouts(ctx, treasury, books) },
		func(ctx context.Context) error { return bookResults(ctx, client, books) },
	)
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// readWallet returns the keys and the address of the account.
func readWallet(file string) (api.KeyPair, vendorclient.Address, error) {
	var content struct {
		AccountID string
		Keys      api.KeyPair
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return api.KeyPair{}, "", err
	}
	if err := json.Unmarshal(text, &content); err != nil {
		return api.KeyPair{}, "", fmt.Errorf("%s: %w", file, err)
	}
	address, err := vendorclient.ParseAddress(content.AccountID + "::" + content.AccountID)
	return content.Keys, address, err
}

// together runs all tasks until each has ended. The first error ends the others, and is returned.
func together(ctx context.Context, tasks ...func(context.Context) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var running sync.WaitGroup
	for _, task := range tasks {
		running.Add(1)
		go func() {
			defer running.Done()
			cancel(task(ctx))
		}()
	}
	running.Wait()
	return context.Cause(ctx)
}

// creditDeposits credits each deposit once, every currency of it, and notes what was burnt on the way; acknowledges it after
// that.
func creditDeposits(ctx context.Context, client *vendorclient.Client, books *books, account vendorclient.Address) error {
	_, err := client.Inbox.Follow(ctx, api.ParamsOfInboxFollow{
		Name:     vendorclient.Ptr(name),
		Accounts: []string{string(account)},
		From:     vendorclient.Ptr("beginning"),
		Finality: vendorclient.Ptr(api.FinalityFinal),
	})
	if err != nil {
		return err
	}
	for delivered, err := range client.InboxDeposits(ctx, name) {
		if err != nil {
			return err
		}
		if err := books.credit(ctx, delivered.Deposit); err != nil {
			return err
		}
		if err := delivered.Acknowledge(ctx); err != nil {
			return err
		}
	}
	return nil
}
