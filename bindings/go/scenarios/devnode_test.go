package scenarios

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"strings"
	"testing"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/devnode"
	// Written by "vendorclient bind" for this suite.
	"scenarios/multisig"
)

func startNode(t *testing.T, options ...devnode.Option) *devnode.Node {
	t.Helper()
	program := devnode.WithProgram(os.Getenv("VENDORCLIENT_BINARY"))
	node, err := devnode.Start(limited(t), append(options, program)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := node.Stop(); err != nil {
			t.Error(err)
		}
	})
	return node
}

func clientOf(t *testing.T, node *devnode.Node) *vendorclient.Client {
	t.Helper()
	network := &api.NetworkConfig{Endpoints: []string{node.URL()}}
	return spawnTestBuild(t, vendorclient.WithConfig(api.ClientConfig{Network: network}))
}

func TestAContractTestMovesTimeAndGoesBack(t *testing.T) {
	node := startNode(t, devnode.WithAccounts(2))
	client := clientOf(t, node)
	owner, other := newSigner(t, client), newSigner(t, client)
	wallet, err := multisig.New(client, owner)
	if err != nil {
		t.Fatal(err)
	}
	owners := []*big.Int{owner.PublicKeyNumber(), other.PublicKeyNumber()}
	constructor := multisig.ConstructorInput{Owners: owners, ReqConfirms: 2}
	if _, err := wallet.Deploy(limited(t), constructor, vendorclient.FundedBy(node)); err != nil {
		t.Fatal(err)
	}
	proposal, err := wallet.SubmitTransaction(limited(t), multisig.SubmitTransactionInput{
		Dest: vendorclient.Address("0:" + node.Accounts()[0].AccountID), Value: big.NewInt(1_000_000_000), Payload: "te6ccgEBAQEAAgAAAA==",
	})
	if err != nil {
		t.Fatal(err)
	}
	before, err := node.Snapshot(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	epoch := node.Epoch()
	parameters, err := wallet.GetParameters(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	lifetime := uint32(parameters.ExpirationTime)
	if _, err := node.IncreaseTime(limited(t), devnode.ParamsOfIncreaseTime{Seconds: lifetime + 1}); err != nil {
		t.Fatal(err)
	}
	address, err := wallet.Address(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	second, err := multisig.New(client, other, vendorclient.At(address))
	if err != nil {
		t.Fatal(err)
	}
	confirmation := multisig.ConfirmTransactionInput{TransactionID: proposal.Output.TransID}
	_, err = second.ConfirmTransaction(limited(t), confirmation, vendorclient.AcceptAnyLoss())
	var failure *vendorclient.ContractError
	if !errors.As(err, &failure) || failure.ExitCode != 102 {
		t.Errorf("the proposal did not expire: %v", err)
	}
	if _, err := node.Revert(limited(t), devnode.ParamsOfRevert{ID: before.ID}); err != nil || node.Epoch() == epoch {
		t.Fatalf("epoch %s after %s, %v", node.Epoch(), epoch, err)
	}
	// The proposal pays an account in another Dapp, which burns.
	confirmed, err := second.ConfirmTransaction(limited(t), confirmation, vendorclient.AcceptAnyLoss())
	if err != nil {
		t.Fatal(err)
	}
	trace, err := node.Trace(limited(t), devnode.ParamsOfTrace{Transaction: confirmed.TransactionID})
	if err != nil || len(trace.Transactions) == 0 {
		t.Errorf("traced %v, %v", trace, err)
	}
}

func TestControlsOfANodeHaveTypes(t *testing.T) {
	node := startNode(t)
	mined, err := node.Mine(limited(t), devnode.ParamsOfMine{Blocks: vendorclient.Ptr(uint32(3))})
	if err != nil || mined.SeqNo < 3 {
		t.Errorf("mined %v, %v", mined, err)
	}
	if err := node.Fund(limited(t), strings.Repeat("0", 64), big.NewInt(5)); err != nil {
		t.Error(err)
	}
	mode, err := node.SetBlockMode(limited(t), devnode.ParamsOfSetBlockMode{Mode: devnode.BlockModeManual})
	if err != nil || mode.Mode != devnode.BlockModeManual {
		t.Errorf("mode %v, %v", mode, err)
	}
	_, err = node.Revert(limited(t), devnode.ParamsOfRevert{ID: 77})
	var failure *devnode.Error
	if !errors.As(err, &failure) || failure.Code != "not_found" || failure.Status != 404 {
		t.Errorf("reverted: %v", err)
	}
	if err := node.Stop(); err != nil {
		t.Error(err)
	}
	if _, err := node.Status(limited(t)); !errors.As(err, &failure) || failure.Code != "unreachable" {
		t.Errorf("after its end: %v", err)
	}
}

func TestANodeTellsWhyItDoesNotStart(t *testing.T) {
	program := devnode.WithProgram(os.Getenv("VENDORCLIENT_BINARY"))
	_, err := devnode.Start(limited(t), program, devnode.WithArgs("--no-such-option"))
	var failure *devnode.Error
	if !errors.As(err, &failure) || failure.Code != "not_started" || !strings.Contains(failure.Message, "no-such-option") {
		t.Errorf("started: %v", err)
	}
	_, err = devnode.Start(limited(t), devnode.WithProgram("/nowhere/vendorclient"))
	var missing *vendorclient.ProgramNotFoundError
	if !errors.As(err, &missing) {
		t.Errorf("started: %v", err)
	}
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := devnode.Start(stopped, program); !errors.Is(err, context.Canceled) {
		t.Errorf("started: %v", err)
	}
}

func TestAClientLeadsToTheNodeThatItUses(t *testing.T) {
	started := startNode(t, devnode.WithAccounts(1))
	client := clientOf(t, started)
	node, err := devnode.FromClient(client)
	if err != nil {
		t.Fatal(err)
	}
	if node.URL() != started.URL() || len(node.Accounts()) != 0 || node.Epoch() != "" || node.Log() != "" {
		t.Errorf("the node is %v", node)
	}
	now, err := node.IncreaseTime(limited(t), devnode.ParamsOfIncreaseTime{Seconds: 3601})
	if err != nil {
		t.Fatal(err)
	}
	if same, err := started.GetTime(limited(t)); err != nil || same.Time < now.Time {
		t.Errorf("the node started is at %v, %v", same, err)
	}
	if _, err := node.Status(limited(t)); err != nil || node.Epoch() != started.Epoch() {
		t.Errorf("epoch %q, %v", node.Epoch(), err)
	}
	// A node that ran already has a giver that pays.
	owner := newSigner(t, client)
	wallet, err := multisig.New(client, owner)
	if err != nil {
		t.Fatal(err)
	}
	constructor := multisig.ConstructorInput{Owners: []*big.Int{owner.PublicKeyNumber()}, ReqConfirms: 1}
	if _, err := wallet.Deploy(limited(t), constructor, vendorclient.FundedBy(node.Giver())); err != nil {
		t.Fatal(err)
	}
	own := started.Giver()
	if own.AccountID == "" || own.Keys == nil || node.Giver().Keys != nil {
		t.Errorf("givers %v, %v", own, node.Giver())
	}
	if printed := fmt.Sprintf("%v %+v %#v %d", own, own, started, own); strings.Contains(printed, own.Keys.Secret) {
		t.Errorf("printed %s", printed)
	}
	shells := map[uint32]*big.Int{2: big.NewInt(9_007_199_254_740_993)}
	account := started.Accounts()[0].AccountID
	if err := node.FundCurrencies(limited(t), vendorclient.Address(account), big.NewInt(1), shells); err != nil {
		t.Error(err)
	}
	balance, err := node.SetBalance(limited(t), devnode.ParamsOfSetBalance{AccountID: account})
	if err != nil || balance.Currencies["2"] != "10007199254740993" {
		t.Errorf("balance %v, %v", balance, err)
	}
	// More than 64 bits hold.
	rich, err := multisig.New(client, owner, vendorclient.At(vendorclient.Address(account)))
	if err != nil {
		t.Fatal(err)
	}
	wealth, _ := new(big.Int).SetString("30000000000000000000", 10)
	if _, err := node.SetBalance(limited(t), devnode.ParamsOfSetBalance{AccountID: account, Balance: vendorclient.Ptr(wealth.String())}); err != nil {
		t.Fatal(err)
	}
	if balance, err := rich.Balance(limited(t)); err != nil || balance.Cmp(wealth) != 0 {
		t.Errorf("the balance is %d, %v", balance, err)
	}
	// It is not ours to stop.
	if err := node.Stop(); err != nil {
		t.Error(err)
	}
	if _, err := node.Status(limited(t)); err != nil {
		t.Errorf("after Stop: %v", err)
	}
}

func TestWhatIsNoNodeIsSaidSo(t *testing.T) {
	var failure *devnode.Error
	for _, address := range []string{"", "http://", "http://%zz"} {
		if _, err := devnode.Connect(address); !errors.As(err, &failure) || failure.Code != "unreachable" {
			t.Errorf("%q: %v", address, err)
		}
	}
	if _, err := devnode.FromClient(testBuild(t)); !errors.As(err, &failure) || failure.Code != "unreachable" {
		t.Errorf("without endpoints: %v", err)
	}
	node, err := devnode.Connect("127.0.0.1:1/graphql")
	if err != nil || node.URL() != "http://127.0.0.1:1" {
		t.Fatalf("the node is %v, %v", node, err)
	}
	if err := node.Fund(limited(t), strings.Repeat("0", 64), nil); !errors.As(err, &failure) || failure.Code != "unreachable" {
		t.Errorf("funded: %v", err)
	}
}
