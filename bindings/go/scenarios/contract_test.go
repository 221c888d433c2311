package scenarios

import (
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	// Written by "vendorclient bind" for this suite.
	"scenarios/multisig"
)

// network gives a client of the node of the story, and the faucet of that node.
func network(t *testing.T) (*vendorclient.Client, vendorclient.Funder, storyFacts) {
	t.Helper()
	text, err := os.ReadFile(os.Getenv("VENDORCLIENT_STORY"))
	if err != nil {
		t.Fatal(err)
	}
	var facts storyFacts
	if err := json.Unmarshal(text, &facts); err != nil {
		t.Fatal(err)
	}
	endpoints := []string{facts.Endpoint}
	client := spawnTestBuild(t, vendorclient.WithConfig(api.ClientConfig{Network: &api.NetworkConfig{Endpoints: endpoints}}))
	return client, vendorclient.Faucet(facts.Endpoint), facts
}

type storyFacts struct {
	Endpoint string `json:"endpoint"`
	ABI      string `json:"abi"`
	Code     string `json:"code"`
}

func newSigner(t *testing.T, client *vendorclient.Client) *vendorclient.Signer {
	t.Helper()
	keys, err := client.Crypto.GenerateRandomSignKeys(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	return vendorclient.KeysSigner(keys)
}

func TestAContractIsDeployedCalledAndRead(t *testing.T) {
	client, faucet, facts := network(t)
	contract, err := vendorclient.NewContract(client, facts.ABI, vendorclient.WithCode(facts.Code),
		vendorclient.SignedBy(newSigner(t, client)), vendorclient.WithErrorNames(map[int]string{102: "NotOwner"}))
	if err != nil {
		t.Fatal(err)
	}
	if deployed, err := contract.IsDeployed(limited(t)); deployed || err != nil {
		t.Fatalf("before the deployment: %v, %v", deployed, err)
	}
	if _, err := contract.Deploy(limited(t), nil, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	estimated, err := contract.Estimate(limited(t), "touch", nil)
	if err != nil || estimated.Fees.TotalAccountFees == 0 {
		t.Fatalf("estimated %v, %v", estimated, err)
	}
	if _, err := contract.Send(limited(t), "touch", nil); err != nil {
		t.Fatal(err)
	}
	if said, err := contract.Get(limited(t), "renderHelloWorld", nil); err != nil || string(said) != `{"value0":"helloWorld"}` {
		t.Errorf("it said %s, %v", said, err)
	}
	stamp, err := vendorclient.TypedOutput[struct{ Value0 *big.Int }](contract.Get(limited(t), "getTimestamp", nil))
	if err != nil || stamp.Value0.Sign() <= 0 {
		t.Errorf("the time is %v, %v", stamp.Value0, err)
	}
	balance, err := contract.Balance(limited(t))
	if err != nil || balance == 0 {
		t.Errorf("the balance is %d, %v", balance, err)
	}
	for event, err := range contract.Events(limited(t), "Touched", vendorclient.FromStart()) {
		if err != nil || len(event.MessageID) != 64 {
			t.Errorf("event %v, %v", event, err)
		}
		break
	}
	for transaction, err := range contract.Transactions(limited(t), "id", vendorclient.FromStart(), vendorclient.WithInterval(time.Millisecond)) {
		if err != nil || len(transaction) == 0 {
			t.Errorf("transaction %s, %v", transaction, err)
		}
		break
	}

	address, err := contract.Address(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	stranger, err := vendorclient.NewContract(client, facts.ABI, vendorclient.At(address),
		vendorclient.SignedBy(newSigner(t, client)), vendorclient.WithErrorNames(map[int]string{102: "NotOwner"}))
	if err != nil {
		t.Fatal(err)
	}
	_, err = stranger.Send(limited(t), "touch", nil)
	var failure *vendorclient.ContractError
	if !errors.As(err, &failure) || failure.Name != "NotOwner" || failure.ExitCode != 102 {
		t.Errorf("a stranger gets %v", err)
	}
	if vendorclient.ErrorCode(err) == 0 {
		t.Error("the error of the library is not in the chain")
	}
}

func TestAWrapperHasTheTypesOfItsContract(t *testing.T) {
	client, faucet, _ := network(t)
	signer := newSigner(t, client)
	wallet, err := multisig.New(client, signer)
	if err != nil {
		t.Fatal(err)
	}
	owners := []*big.Int{signer.PublicKeyNumber(), newSigner(t, client).PublicKeyNumber()}
	constructor := multisig.ConstructorInput{Owners: owners, ReqConfirms: 2}
	if _, err := wallet.Deploy(limited(t), constructor, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	sent, err := wallet.SubmitTransaction(limited(t), multisig.SubmitTransactionInput{
		Dest: "0:" + "ab00000000000000000000000000000000000000000000000000000000000000", Value: big.NewInt(1_000_000_000),
		Payload: "te6ccgEBAQEAAgAAAA==",
	})
	if err != nil || sent.Output.TransID == 0 {
		t.Fatalf("submitted %v, %v", sent, err)
	}
	waiting, err := wallet.GetTransactions(limited(t))
	if err != nil || len(waiting.Transactions) != 1 || waiting.Transactions[0].ID != sent.Output.TransID {
		t.Errorf("waiting are %v, %v", waiting, err)
	}
	custodians, err := wallet.GetCustodians(limited(t))
	if err != nil || len(custodians.Custodians) != 2 {
		t.Errorf("custodians are %v, %v", custodians, err)
	}
}

func TestAnAddressOfAnotherFormIsRefused(t *testing.T) {
	if _, err := vendorclient.NewContract(nil, "{}", vendorclient.At("wallet")); err == nil {
		t.Error("it was taken")
	}
}
