package wallet_test

import (
	"context"
	"errors"
	"log"
	"math/big"
	"os"
	"testing"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/devnode"

	"example/gotest/wallet" // vendorclient bind Wallet --lang go --output wallet/wallet.go
)

const (
	hour  = 3600
	shell = 2
)

var (
	ctx    = context.Background()
	node   *devnode.Node
	client *vendorclient.Client
)

func TestMain(m *testing.M) {
	var err error
	if node, err = devnode.Start(ctx); err != nil {
		log.Fatal(err)
	}
	if client, err = vendorclient.Spawn(ctx, vendorclient.WithEndpoints(node.URL())); err != nil {
		log.Fatal(err)
	}
	code := m.Run()
	client.Close()
	node.Stop()
	os.Exit(code)
}

// onSameChain makes a test begin with the chain that every other test begins with.
func onSameChain(t *testing.T) {
	t.Helper()
	start, err := node.Snapshot(ctx)
	check(t, err)
	t.Cleanup(func() {
		_, err := node.Revert(ctx, devnode.ParamsOfRevert{ID: start.ID})
		check(t, err)
	})
}

// newWallets returns a wallet whose transfers need both keys, with one object for each key.
func newWallets(t *testing.T) (alice, bob *wallet.Wallet) {
	t.Helper()
	first, second := newSigner(t), newSigner(t)
	errorNames := vendorclient.WithErrorNames(map[int]string{102: "NoSuchTransaction"})
	alice, err := wallet.New(client, first, errorNames)
	check(t, err)
	address, err := alice.Address(ctx)
	check(t, err)
	check(t, node.FundCurrencies(ctx, address, nano(100), map[uint32]*big.Int{shell: nano(100)}))
	owners := []*big.Int{first.PublicKeyNumber(), second.PublicKeyNumber()}
	_, err = alice.Deploy(ctx, wallet.ConstructorInput{OwnersPubkey: owners, ReqConfirms: 2, ReqConfirmsData: 2})
	check(t, err)
	bob, err = wallet.New(client, second, errorNames, vendorclient.At(address))
	check(t, err)
	return alice, bob
}

// newShop returns the recipient: an account with 1 token. It has another Dapp ID, so it is paid in SHELL.
func newShop(t *testing.T) *wallet.Wallet {
	t.Helper()
	shop, err := wallet.New(client, newSigner(t))
	check(t, err)
	address, err := shop.Address(ctx)
	check(t, err)
	check(t, node.FundCurrencies(ctx, address, nano(1), nil))
	return shop
}

func propose(t *testing.T, payer, shop *wallet.Wallet) uint64 {
	t.Helper()
	dest, err := shop.Address(ctx)
	check(t, err)
	sent, err := payer.SubmitTransaction(ctx, wallet.SubmitTransactionInput{
		Dest:  dest,
		Value: new(big.Int),
		Cc:    map[uint32]*big.Int{2: nano(5)},
		Flag:  api.SendFlagsPayFees | api.SendFlagsExchange,
	})
	check(t, err)
	return sent.Output.TransID
}

func TestMoneyArrivesWhenBothOwnersHaveAgreed(t *testing.T) {
	onSameChain(t)
	alice, bob := newWallets(t)
	shop := newShop(t)
	proposal := propose(t, alice, shop)
	expectBalance(t, shop, nano(1))
	_, err := bob.ConfirmTransaction(ctx, wallet.ConfirmTransactionInput{TransactionID: proposal})
	check(t, err)
	expectBalance(t, shop, nano(6))
}

func TestProposalExpiresAfterAnHour(t *testing.T) {
	onSameChain(t)
	alice, bob := newWallets(t)
	proposal := propose(t, alice, newShop(t))
	_, err := node.IncreaseTime(ctx, devnode.ParamsOfIncreaseTime{Seconds: hour + 2})
	check(t, err)
	_, err = bob.ConfirmTransaction(ctx, wallet.ConfirmTransactionInput{TransactionID: proposal})
	var refused *vendorclient.ContractError
	if !errors.As(err, &refused) || refused.Name != "NoSuchTransaction" {
		t.Fatalf("expected NoSuchTransaction, got %v", err)
	}
}

func newSigner(t *testing.T) *vendorclient.Signer {
	t.Helper()
	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	check(t, err)
	return vendorclient.KeysSigner(keys)
}

func expectBalance(t *testing.T, account *wallet.Wallet, expected *big.Int) {
	t.Helper()
	balance, err := account.Balance(ctx)
	check(t, err)
	if balance.Cmp(expected) != 0 {
		t.Fatalf("expected a balance of %d, got %d", expected, balance)
	}
}

// nano returns an amount of tokens in nano.
func nano(tokens int64) *big.Int {
	return new(big.Int).Mul(big.NewInt(tokens), big.NewInt(1_000_000_000))
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
