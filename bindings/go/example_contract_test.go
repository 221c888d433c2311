package vendorclient_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"math/big"
	"os"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// What a program of the reader has.
var (
	ctx       context.Context
	client    *vendorclient.Client
	contract  *vendorclient.Contract
	keys      api.KeyPair
	signer    *vendorclient.Signer
	recipient vendorclient.Address
)

// payment is what the function sendTransaction of the wallet takes.
func payment(nano int64) map[string]any {
	return map[string]any{
		"dest": recipient, "value": big.NewInt(nano), "cc": map[uint32]*big.Int{}, "bounce": false, "flags": 1, "payload": "",
	}
}

func ExampleSpawn() {
	client, err := vendorclient.Spawn(ctx,
		vendorclient.WithEndpoints("https://node.example"),
		vendorclient.WithDataFolder("/var/lib/shop"),
		vendorclient.WithProgram("/usr/bin/vendorclient"), vendorclient.WithLogLevel("info"), vendorclient.WithStderr(os.Stderr),
	)
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	fmt.Println(client.Session().Server.Version)
}

func ExampleSpawn_configuration() {
	// Everything else comes from the environment and from "vendorclient.json" of the working folder.
	config := api.ClientConfig{Network: &api.NetworkConfig{QueryTimeout: vendorclient.Ptr[uint32](5000)}}
	client, err := vendorclient.Spawn(ctx,
		vendorclient.WithConfig(config), vendorclient.WithProject(), vendorclient.WithPathSearch(),
		vendorclient.WithEnvironment("HTTPS_PROXY=http://proxy.example:3128"),
	)
	fmt.Println(client, err)
}

func ExampleConnect() {
	client, err := vendorclient.Connect(ctx, vendorclient.WithURL("ws://127.0.0.1:8700/rpc", os.Getenv("TOKEN")))
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
}

func ExampleOpen() {
	transport, err := rpc.DialWebSocket(ctx, "ws://127.0.0.1:8700/rpc", os.Getenv("TOKEN"))
	if err != nil {
		log.Fatal(err)
	}
	client, err := vendorclient.Open(ctx, transport, nil)
	fmt.Println(client, err)
}

func ExampleParseAddress() {
	address, err := vendorclient.ParseAddress("0:7b8e2649f3ee3a5545d535ab6cc85872da27bcef1df632177d01714f5a637c19")
	fmt.Println(address.AccountID()[:8], address.DappID() == "", address.IsAccount(vendorclient.Address(address.AccountID())), err)
	// Output: 7b8e2649 true true <nil>
}

func ExampleErrorCode() {
	_, err := client.Boc.ParseMessage(ctx, api.ParamsOfParse{Boc: "te6ccg=="})
	if vendorclient.ErrorCode(err) == int(api.BocErrorCodeInvalidBoc) {
		fmt.Println("no message")
	}
}

func ExampleOutcomeOf() {
	_, err := contract.Send(ctx, "sendTransaction", payment(1_000_000_000))
	switch vendorclient.OutcomeOf(err) {
	case api.OutcomeNotExecuted:
		fmt.Println("it may be repeated:", err)
	case api.OutcomeUnknown:
		fmt.Println("look first for", vendorclient.FactsOf(err).MessageHash)
	}
}

func ExampleWithTimeout() {
	_, err := client.Net.GetTime(ctx, vendorclient.WithTimeout(5*time.Second), vendorclient.WithTrace("invoice-17"))
	fmt.Println(err)
}

func ExampleWithAppRequestTimeout() {
	// A person has two minutes to press the button of the device.
	signed, err := client.Crypto.SigningBoxSign(ctx, api.ParamsOfSigningBoxSign{SigningBox: 1, Unsigned: "aGVsbG8="},
		vendorclient.WithAppRequestTimeout(2*time.Minute))
	fmt.Println(signed.Signature, err)
}

func ExampleOnClosed() {
	box, err := client.Crypto.RegisterSigningBox(ctx, vault{}, vendorclient.OnClosed(func(reason rpc.ClosedReason) {
		fmt.Println("the box is no longer asked:", reason)
	}))
	fmt.Println(box.Handle, err)
}

func ExampleJSON() {
	found, err := client.Net.QueryCollection(ctx, api.ParamsOfQueryCollection{
		Collection: "accounts", Result: "id balance", Filter: vendorclient.JSON(map[string]any{"balance": map[string]any{"gt": "0x0"}}),
	})
	fmt.Println(len(found.Result), err)
}

func ExampleKeysSigner() {
	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	if err != nil {
		log.Fatal(err)
	}
	signer := vendorclient.KeysSigner(keys)
	fmt.Println(signer.PublicKey(), signer.PublicKeyNumber())
}

func ExampleBoxSigner() {
	box, err := client.Crypto.RegisterSigningBox(ctx, vault{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(vendorclient.BoxSigner(box.Handle, "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
}

func ExampleNewContract() {
	abi, err := os.ReadFile("wallet.abi.json")
	if err != nil {
		log.Fatal(err)
	}
	wallet, err := vendorclient.NewContract(client, string(abi),
		vendorclient.At(recipient), vendorclient.WithDappID(recipient.AccountID()),
		vendorclient.SignedBy(signer), vendorclient.WithErrorNames(map[int]string{100: "NotOwner"}),
	)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(wallet.Address(ctx))
}

func ExampleWithHeader() {
	expire := func(context.Context) (api.FunctionHeader, error) {
		return api.FunctionHeader{Expire: vendorclient.Ptr(uint32(time.Now().Add(time.Minute).Unix()))}, nil
	}
	wallet, err := vendorclient.NewContract(client, "{}", vendorclient.At(recipient), vendorclient.WithHeader(expire))
	fmt.Println(wallet, err)
}

func ExampleContract_Deploy() {
	image, err := os.ReadFile("counter.tvc.base64")
	if err != nil {
		log.Fatal(err)
	}
	counter, err := vendorclient.NewContract(client, "{}",
		vendorclient.WithImage(string(image)), // or the code alone: vendorclient.WithCode
		vendorclient.SignedBy(signer), vendorclient.WithInitialData(map[string]any{"step": 2}),
	)
	if err != nil {
		log.Fatal(err)
	}
	sent, err := counter.Deploy(ctx, map[string]any{"start": 5},
		vendorclient.FundedBy(vendorclient.Faucet("http://127.0.0.1:8600")), vendorclient.WithAmount(big.NewInt(5_000_000_000)))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(sent.TransactionID, sent.Fees.TotalAccountFees)
}

func ExampleWithCode() {
	counter, err := vendorclient.NewContract(client, "{}", vendorclient.WithCode("te6ccg…"), vendorclient.SignedBy(signer))
	fmt.Println(counter, err)
}

func ExampleContract_Address() {
	fmt.Println(contract.Address(ctx))
}

func ExampleContract_Balance() {
	balance, err := contract.Balance(ctx)
	if vendorclient.ErrorCode(err) == int(api.NetErrorCodeNotFound) {
		balance, err = new(big.Int), nil
	}
	fmt.Println(balance, err)
}

func ExampleContract_IsDeployed() {
	if deployed, err := contract.IsDeployed(ctx); err == nil && !deployed {
		fmt.Println("deploy it first")
	}
}

func ExampleContract_Send() {
	sent, err := contract.Send(ctx, "sendTransaction", payment(1_000_000_000))
	var refused *vendorclient.ContractError
	if errors.As(err, &refused) {
		fmt.Println(refused.Name, refused.Phase, refused.ExitCode, refused.Transaction)
		return
	}
	if err != nil {
		log.Fatal(err)
	}
	transaction, err := sent.ParsedTransaction()
	fmt.Println(sent.TransactionID, transaction.Lt, err)
}

func ExampleAcceptLoss() {
	// Up to one token may be lost on the way to another Dapp.
	_, err := contract.Send(ctx, "sendTransaction", payment(1_000_000_000), vendorclient.AcceptLoss(0, big.NewInt(1_000_000_000)))
	var loss *vendorclient.LossError
	if errors.As(err, &loss) {
		fmt.Println(loss.AccountID, "would lose", loss.Amount, loss.Remedy)
	}
}

func ExampleAcceptAnyLoss() {
	_, err := contract.Send(ctx, "sendTransaction", payment(1_000_000_000), vendorclient.AcceptAnyLoss())
	fmt.Println(err)
}

func ExampleContract_Get() {
	output, err := contract.Get(ctx, "getCustodians", nil)
	fmt.Println(string(output), err)
}

func ExampleTypedOutput() {
	type parameters struct {
		ExpirationTime uint64 `json:"expirationTime"`
	}
	found, err := vendorclient.TypedOutput[parameters](contract.Get(ctx, "getParameters", nil))
	fmt.Println(found.ExpirationTime, err)
}

func ExampleTypedSent() {
	type submitted struct {
		TransID uint64 `json:"transId"`
	}
	sent, err := vendorclient.TypedSent[submitted](contract.Send(ctx, "submitTransaction", payment(1)))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(sent.Output.TransID)
}

func ExampleContract_Estimate() {
	estimated, err := contract.Estimate(ctx, "sendTransaction", payment(1_000_000_000))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(estimated.Fees.TotalAccountFees, estimated.Losses, estimated.Logs)
}

func ExampleContract_Events() {
	var stored string // The cursor of the last event that was processed; empty at first.
	for event, err := range contract.Events(ctx, "TransferAccepted", vendorclient.After(stored)) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(string(event.Args), event.CreatedAt)
		stored = event.Cursor
	}
}

func ExampleTypedEvents() {
	type accepted struct {
		Payload vendorclient.Bytes `json:"payload"`
	}
	events := contract.Events(ctx, "TransferAccepted", vendorclient.FromStart())
	for event, err := range vendorclient.TypedEvents[accepted](events) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%x\n", event.Args.Payload)
	}
}

func ExampleContract_Transactions() {
	for transaction, err := range contract.Transactions(ctx, "id in_message { src value }", vendorclient.FromStart()) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(string(transaction.JSON), transaction.Cursor)
	}
}

func ExampleContract_EventCursor() {
	// Everything that happens from now on, whenever the stream begins.
	cursor, err := contract.EventCursor(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for event, err := range contract.Events(ctx, "TransferAccepted", vendorclient.After(cursor)) {
		fmt.Println(event.MessageID, err)
	}
}

func ExampleContract_TransactionCursor() {
	cursor, err := contract.TransactionCursor(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for transaction, err := range contract.Transactions(ctx, "id", vendorclient.After(cursor)) {
		fmt.Println(string(transaction.JSON), err)
	}
}

func ExampleContract_Outbox() {
	stored, err := contract.Outbox(ctx, "sendTransaction", payment(1_000_000_000),
		vendorclient.WithKey("invoice-17"), vendorclient.WithGroup("payouts"), vendorclient.WithNamedSigner("treasury"),
		vendorclient.WithNotBefore(time.Now().Add(time.Hour)), vendorclient.WithGiveUpAt(time.Now().Add(24*time.Hour)),
	)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(stored.Entry.ID, stored.IsNew)
}

func ExampleWithoutProtection() {
	_, err := contract.Outbox(ctx, "ping", nil, vendorclient.WithoutProtection())
	fmt.Println(err)
}

func ExampleClient_RegisterSigner() {
	named, err := client.RegisterSigner(ctx, "treasury", vendorclient.KeysSigner(keys))
	fmt.Println(named, err)
}

func ExampleClient_OutboxResults() {
	for result, err := range client.OutboxResults(ctx, "payouts") {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(result.Key, result.State, result.TransactionID, result.Err)
		if err := result.Acknowledge(ctx); err != nil {
			log.Fatal(err)
		}
	}
}

func ExampleClient_InboxDeposits() {
	for delivered, err := range client.InboxDeposits(ctx, "shop") {
		if err != nil {
			log.Fatal(err)
		}
		if delivered.Deposit.Kind == api.DepositKindDeposit {
			fmt.Println(delivered.Deposit.AccountID, delivered.Deposit.Amounts)
		}
		if err := delivered.Acknowledge(ctx); err != nil {
			log.Fatal(err)
		}
	}
}
