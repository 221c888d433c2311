// Runs all recipes on a development node, and prints what came of them: recipes <endpoint>
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"math/big"
	"os"
	"strings"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/devnode"

	"example/recipes/wallet"
)

const phrase = "test test test test test test test test test test test junk"

func main() {
	if len(os.Args) != 2 {
		log.Fatal("Usage: recipes <endpoint>")
	}
	if err := run(context.Background(), os.Args[1]); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, endpoint string) error {
	node, err := devnode.Connect(endpoint)
	if err != nil {
		return err
	}
	client, err := vendorclient.Spawn(ctx, vendorclient.WithEndpoints(endpoint))
	if err != nil {
		return err
	}
	defer client.Close()
	pair, err := client.Crypto.GenerateRandomSignKeys(ctx)
	if err != nil {
		return err
	}
	keys := vendorclient.KeysSigner(pair)
	customer, address, err := walletOf(ctx, client, keys)
	if err != nil {
		return err
	}
	shopKeys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	if err != nil {
		return err
	}
	_, shop, err := walletOf(ctx, client, vendorclient.KeysSigner(shopKeys))
	if err != nil {
		return err
	}
	if err := node.FundCurrencies(ctx, address, big.NewInt(100_000_000_000), map[uint32]*big.Int{2: big.NewInt(50_000_000_000)}); err != nil {
		return err
	}
	owners := []*big.Int{keys.PublicKeyNumber()}
	constructor := wallet.ConstructorInput{OwnersPubkey: owners, ReqConfirms: 1, ReqConfirmsData: 1}
	if _, err := customer.Deploy(ctx, constructor); err != nil {
		return err
	}
	parts := []func() error{
		func() error { return sendMoney(ctx, client, customer, shopKeys, address, shop) },
		func() error { return useOutbox(ctx, client, keys, shop) },
		func() error { return useInbox(ctx, client, shop) },
		func() error { return useContracts(ctx, client, node) },
		func() error { return useKeys(ctx, client) },
		func() error { return useSigners(ctx, client, pair, address, shop) },
	}
	for _, part := range parts {
		if err := part(); err != nil {
			return err
		}
	}
	return nil
}

func walletOf(
	ctx context.Context, client *vendorclient.Client, signer *vendorclient.Signer,
) (*wallet.Wallet, vendorclient.Address, error) {
	created, err := wallet.New(client, signer)
	if err != nil {
		return nil, "", err
	}
	address, err := created.Address(ctx)
	return created, address, err
}

func sendMoney(
	ctx context.Context, client *vendorclient.Client, customer *wallet.Wallet, other api.KeyPair,
	address, shop vendorclient.Address,
) error {
	paid, err := Pay(ctx, customer, shop, big.NewInt(1_500_000_000))
	if err != nil {
		return err
	}
	fmt.Println("sending money:", paid.State)
	stranger, err := wallet.New(client, vendorclient.KeysSigner(other), vendorclient.At(address))
	if err != nil {
		return err
	}
	refused, err := Pay(ctx, stranger, shop, big.NewInt(1_500_000_000))
	fmt.Println("sending money as a stranger:", refused.State)
	return err
}

func useOutbox(ctx context.Context, client *vendorclient.Client, keys *vendorclient.Signer, shop vendorclient.Address) error {
	treasury, err := OpenTreasury(ctx, client, keys)
	if err != nil {
		return err
	}
	for _, words := range []string{"stored", "stored again"} {
		stored, err := PayOut(ctx, treasury, "invoice-17", shop, big.NewInt(2_000_000_000))
		if err != nil {
			return err
		}
		fmt.Printf("outbox: %s %t\n", words, stored)
	}
	return BookPayouts(ctx, client, func(invoice string, state api.OutboxState) error {
		fmt.Printf("outbox: %s %s\n", invoice, state)
		return nil
	})
}

func useInbox(ctx context.Context, client *vendorclient.Client, shop vendorclient.Address) error {
	if err := FollowShop(ctx, client, shop); err != nil {
		return err
	}
	for credited := 0; credited < 2; {
		if err := CreditDeposits(ctx, client, func(deposit api.InboxDeposit) error {
			for _, arrived := range deposit.Amounts {
				credited++
				fmt.Printf("inbox: credited %s of %d\n", arrived.Amount, arrived.Currency)
			}
			return nil
		}); err != nil {
			return err
		}
	}
	return nil
}

func useContracts(ctx context.Context, client *vendorclient.Client, node *devnode.Node) error {
	contract, err := Deploy(ctx, client, node)
	if err != nil {
		return err
	}
	text, err := Touch(ctx, contract)
	if err != nil {
		return err
	}
	fmt.Println("contracts:", text)
	moment, err := FirstTouch(ctx, contract)
	if err != nil {
		return err
	}
	fmt.Println("contracts: touched", moment > 0)
	address, err := contract.Address(ctx)
	if err != nil {
		return err
	}
	name, err := TouchAsStranger(ctx, client, address)
	fmt.Println("contracts: refused", name)
	return err
}

func useKeys(ctx context.Context, client *vendorclient.Client) error {
	here, elsewhere, err := KeysOf(ctx, client, phrase)
	if err != nil {
		return err
	}
	fmt.Println("keys:", here.Public, here.Public == elsewhere.Public)
	made, err := NewPhrase(ctx, client)
	fmt.Println("keys:", len(strings.Fields(made)), "words")
	return err
}

func useSigners(
	ctx context.Context, client *vendorclient.Client, keys api.KeyPair, address, shop vendorclient.Address,
) error {
	agrees := true
	vault := &Vault{client, keys, func(context.Context) bool { return agrees }}
	signer, err := vault.Signer(ctx)
	if err != nil {
		return err
	}
	guarded, err := wallet.New(client, signer, vendorclient.At(address))
	if err != nil {
		return err
	}
	for _, words := range []string{"signing", "signing, declined"} {
		booked, err := Pay(ctx, guarded, shop, big.NewInt(1_000_000_000))
		if err != nil {
			return err
		}
		fmt.Printf("%s: %s\n", words, booked.State)
		agrees = false
	}
	amount := map[uint32]*big.Int{shell: big.NewInt(500_000_000)}
	payment := wallet.SendTransactionInput{Dest: shop, Value: new(big.Int), Cc: amount, Flags: api.SendFlagsPayFees}
	checking := &CheckingVault{Vault{client, keys, func(context.Context) bool { return true }}, client}
	box, err := client.Crypto.RegisterSigningBox(ctx, checking)
	if err != nil {
		return err
	}
	_, err = client.ABI.EncodeMessage(ctx, api.ParamsOfEncodeMessage{
		ABI:     api.AbiJson{Value: wallet.ABI},
		Address: vendorclient.Ptr(string(address)),
		CallSet: &api.CallSet{FunctionName: "sendTransaction", Input: vendorclient.JSON(payment)},
		Signer:  api.SignerSigningBox(box),
	})
	if err != nil {
		return err
	}
	unsigned, err := Prepare(ctx, client, address, keys.Public, payment)
	if err != nil {
		return err
	}
	// On a computer without a network.
	signed, err := client.Crypto.Sign(ctx, api.ParamsOfSign{Unsigned: *unsigned.DataToSign, Keys: keys})
	if err != nil {
		return err
	}
	sent, err := SendSigned(ctx, client, address, keys.Public, unsigned.Message, signed.Signature)
	if err != nil {
		return err
	}
	var transaction api.ParsedTransaction
	if err := json.Unmarshal(sent.Transaction, &transaction); err != nil {
		return err
	}
	fmt.Println("signing elsewhere:", len(transaction.ID))
	return nil
}
