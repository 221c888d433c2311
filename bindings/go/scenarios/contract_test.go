package scenarios

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"math/big"
	"net"
	"os"
	"strings"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	// Written by "vendorclient bind" for this suite.
	"scenarios/multisig"
)

// network returns a client of the node of the story, and the faucet of that node.
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
	// The endpoint replaces that of the configuration, in any order of the options.
	config := api.ClientConfig{Network: &api.NetworkConfig{Endpoints: []string{"127.0.0.1:1"}}}
	client := spawnTestBuild(t, vendorclient.WithEndpoints(facts.Endpoint), vendorclient.WithConfig(config))
	return client, vendorclient.Faucet(facts.Endpoint), facts
}

type storyFacts struct {
	Endpoint  string `json:"endpoint"`
	ABI       string `json:"abi"`
	GetterABI string `json:"getter_abi"`
	Silent    string `json:"silent"`
	Odd       string `json:"odd"`
	Code      string `json:"code"`
}

func newSigner(t *testing.T, client *vendorclient.Client) *vendorclient.Signer {
	t.Helper()
	keys, err := client.Crypto.GenerateRandomSignKeys(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	return vendorclient.KeysSigner(keys)
}

// newWallet is the contract of the story with a new key, not deployed.
func newWallet(t *testing.T, client *vendorclient.Client, facts storyFacts) *vendorclient.Contract {
	t.Helper()
	contract, err := vendorclient.NewContract(client, facts.ABI, vendorclient.WithCode(facts.Code),
		vendorclient.SignedBy(newSigner(t, client)), vendorclient.WithErrorNames(map[int]string{37: "OfTheContract"}))
	if err != nil {
		t.Fatal(err)
	}
	return contract
}

func TestAnAccountThatDoesNotExistIsNamed(t *testing.T) {
	client, _, facts := network(t)
	contract := newWallet(t, client, facts)
	address, err := contract.Address(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	_, getting := contract.Get(limited(t), "getTimestamp", nil)
	_, asking := contract.Balance(limited(t))
	for _, err := range []error{getting, asking} {
		if vendorclient.ErrorCode(err) != int(api.NetErrorCodeNotFound) || !strings.Contains(err.Error(), "account "+string(address)+" does not exist") {
			t.Errorf("a getter gave %v", err)
		}
	}
	_, err = contract.Send(limited(t), "touch", nil)
	if vendorclient.ErrorCode(err) == 0 || !strings.Contains(err.Error(), "does not exist") {
		t.Errorf("a call gave %v", err)
	}
	if outcome := vendorclient.OutcomeOf(err); outcome != api.OutcomeRefused {
		t.Errorf("a call that the node refused is %q", outcome)
	}
	var failure *vendorclient.ContractError
	if !errors.As(err, &failure) || failure.Phase != "computeSkipped" || failure.ExitCode != 0 {
		t.Errorf("a call that could not run is %+v", err)
	}
}

func TestWhatWouldBeLostIsEstimatedAndRefused(t *testing.T) {
	client, faucet, facts := network(t)
	contract := newWallet(t, client, facts)
	if _, err := contract.Deploy(limited(t), nil, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	// An account in its own Dapp: main currency burns on the way.
	shop := newWallet(t, client, facts)
	if _, err := shop.Deploy(limited(t), nil, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	recipient, err := shop.Address(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	payment := map[string]any{"dest": "0:" + recipient[66:], "amount": 1_000_000, "bounce": false}
	estimated, err := contract.Estimate(limited(t), "sendValue", payment)
	if err != nil || len(estimated.Losses) != 1 || estimated.Losses[0].Amount != "1000000" || estimated.Losses[0].Certainty != api.LossCertaintyCertain {
		t.Fatalf("estimated %+v, %v", estimated, err)
	}
	before, err := contract.Balance(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	_, calling := contract.Send(limited(t), "sendValue", payment)
	_, accepting := contract.Send(limited(t), "sendValue", payment, vendorclient.AcceptLoss(0, big.NewInt(999_999)), vendorclient.AcceptLoss(2, big.NewInt(5)))
	stored, storing := contract.Outbox(limited(t), "sendValue", payment)
	refusals := map[string]error{"call": calling, "a lower limit": accepting, "outbox": storing}
	if storing == nil {
		// The network did not answer in time: the entry was checked before its message left.
		expectLossOfEntry(t, client, stored.Entry.ID)
		delete(refusals, "outbox")
	}
	for name, err := range refusals {
		var refused *vendorclient.LossError
		if !errors.As(err, &refused) {
			t.Fatalf("%s gave %v", name, err)
		}
		if refused.AccountID != recipient.AccountID() || refused.Currency != 0 || refused.Amount != "1000000" || refused.Remedy == "" ||
			len(refused.Losses) != 1 || !strings.Contains(err.Error(), recipient.AccountID()) {
			t.Errorf("%s was refused with %+v", name, refused)
		}
		if vendorclient.ErrorCode(err) != int(api.ProcessingErrorCodeLossNotAccepted) || vendorclient.OutcomeOf(err) != api.OutcomeNotExecuted {
			t.Errorf("%s: code %d, outcome %q", name, vendorclient.ErrorCode(err), vendorclient.OutcomeOf(err))
		}
	}
	if after, err := contract.Balance(limited(t)); err != nil || after.Cmp(before) != 0 {
		t.Errorf("a refused payment left %d of %d, %v", after, before, err)
	}
	paid, err := contract.Send(limited(t), "sendValue", payment, vendorclient.AcceptLoss(0, big.NewInt(1_000_000)))
	if err != nil || len(paid.Losses) != 1 || paid.Losses[0].AccountID != recipient.AccountID() {
		t.Errorf("an accepted loss gave %+v, %v", paid, err)
	}
	if paid, err := contract.Send(limited(t), "sendValue", payment, vendorclient.AcceptAnyLoss()); err != nil || paid.Losses != nil {
		t.Errorf("a payment without a check gave %+v, %v", paid, err)
	}
	if entry, err := contract.Outbox(limited(t), "sendValue", payment, vendorclient.AcceptAnyLoss()); err != nil || !entry.IsNew {
		t.Errorf("an entry without a check gave %+v, %v", entry, err)
	}
}

// expectLossOfEntry expects an entry of the outbox to be refused, because it would have lost something.
func expectLossOfEntry(t *testing.T, client *vendorclient.Client, id string) {
	t.Helper()
	for {
		found, err := client.Outbox.Get(limited(t), api.ParamsOfOutboxEntry{ID: &id})
		if err != nil {
			t.Fatal(err)
		}
		entry := found.Entry
		switch entry.State {
		case api.OutboxStateQueued, api.OutboxStateSigning:
		case api.OutboxStateRefused:
			if entry.Error == nil || entry.Error.Code != int(api.ProcessingErrorCodeLossNotAccepted) || len(entry.Losses) != 1 {
				t.Errorf("the entry is %+v", entry)
			}
			return
		default:
			t.Fatalf("the entry is %+v", entry)
		}
	}
}

func TestACallWithoutAReadableAnswerFails(t *testing.T) {
	client, _, facts := network(t)
	codes := map[string]api.TvmErrorCode{facts.Silent: api.TvmErrorCodeAnswerMissing, facts.Odd: api.TvmErrorCodeAnswerUnreadable}
	for account, code := range codes {
		contract, err := vendorclient.NewContract(client, facts.GetterABI, vendorclient.At(vendorclient.Address(account)))
		if err != nil {
			t.Fatal(err)
		}
		if output, err := contract.Get(limited(t), "getBalance", nil); vendorclient.ErrorCode(err) != int(code) {
			t.Errorf("a getter gave %s, %v", output, err)
		}
		if estimated, err := contract.Estimate(limited(t), "getBalance", nil); vendorclient.ErrorCode(err) != int(code) {
			t.Errorf("an estimate gave %+v, %v", estimated, err)
		}
		sent, err := contract.Send(limited(t), "getBalance", nil)
		if vendorclient.ErrorCode(err) != int(code) || vendorclient.OutcomeOf(err) != api.OutcomeExecuted || vendorclient.FactsOf(err).TransactionID == "" {
			t.Errorf("a call gave %+v, %v", sent, err)
		}
	}
}

func TestAFailedActionPhaseIsAContractError(t *testing.T) {
	client, faucet, facts := network(t)
	contract := newWallet(t, client, facts)
	if _, err := contract.Deploy(limited(t), nil, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	address, err := contract.Address(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	tooMuch := map[string]any{"dest": "0:" + address[66:], "amount": "1000000000000000000", "bounce": false}
	_, err = contract.Send(limited(t), "sendValue", tooMuch)
	var failure *vendorclient.ContractError
	if !errors.As(err, &failure) || failure.Phase != "action" || failure.ExitCode != 37 || failure.Name != "" {
		t.Fatalf("a payment of more than there is gave %v, %+v", err, failure)
	}
	if outcome := vendorclient.OutcomeOf(err); outcome != api.OutcomeFailed && outcome != api.OutcomeNotExecuted {
		t.Errorf("its outcome is %q", outcome)
	}
	if (vendorclient.OutcomeOf(err) == api.OutcomeFailed) != (failure.Transaction != "") {
		t.Errorf("its transaction is %q", failure.Transaction)
	}
	_, err = contract.Estimate(limited(t), "sendValue", tooMuch)
	if !errors.As(err, &failure) || failure.Phase != "action" || failure.ExitCode != 37 {
		t.Errorf("its estimate gave %v", err)
	}
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
	if err != nil || balance.Sign() == 0 {
		t.Errorf("the balance is %d, %v", balance, err)
	}
	first := firstOf(t, contract.Events(limited(t), "Touched", vendorclient.FromStart()))
	if len(first.MessageID) != 64 {
		t.Errorf("event %v", first)
	}
	if transaction := firstOf(t, contract.Transactions(limited(t), "id", vendorclient.FromStart())); transaction.Cursor == "" || len(transaction.JSON) == 0 {
		t.Errorf("transaction %v", transaction)
	}
	afterTransactions, err := contract.TransactionCursor(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	afterEvents, err := contract.EventCursor(limited(t))
	if err != nil || afterEvents <= first.Cursor {
		t.Fatalf("the newest event is at %s, %v", afterEvents, err)
	}
	sent, err := contract.Send(limited(t), "touch", nil)
	if err != nil {
		t.Fatal(err)
	}
	if parsed, err := sent.ParsedTransaction(); err != nil || parsed.ID != sent.TransactionID {
		t.Errorf("the transaction is %+v, %v", parsed, err)
	}
	second := firstOf(t, contract.Events(limited(t), "Touched", vendorclient.After(afterEvents)))
	if second.MessageID == first.MessageID {
		t.Errorf("the event after %v is %v", first, second)
	}
	transaction := firstOf(t, contract.Transactions(limited(t), "id", vendorclient.After(afterTransactions)))
	if !strings.Contains(string(transaction.JSON), sent.TransactionID) {
		t.Errorf("the transaction after the cursor is %s", transaction.JSON)
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

func firstOf[T any](t *testing.T, items iter.Seq2[T, error]) T {
	t.Helper()
	for item, err := range items {
		if err != nil {
			t.Fatal(err)
		}
		return item
	}
	t.Fatal("the stream has ended")
	panic("unreachable")
}

func TestAnIteratorIsALoop(t *testing.T) {
	client, faucet, facts := network(t)
	contract, err := vendorclient.NewContract(client, facts.ABI, vendorclient.WithCode(facts.Code),
		vendorclient.SignedBy(newSigner(t, client)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := contract.Deploy(limited(t), nil, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	fields, yes := "lt own: id", true
	params := api.ParamsOfCreateTransactionIterator{Result: &fields, IncludeTransfers: &yes}
	seen := 0
	for transaction, err := range client.Net.Transactions(limited(t), params) {
		if err != nil {
			t.Fatal(err)
		}
		var more struct {
			Own string `json:"own"`
		}
		if err := json.Unmarshal(transaction.JSON, &more); err != nil {
			t.Fatal(err)
		}
		if len(transaction.ID) != 64 || transaction.Lt == nil || transaction.Transfers == nil || more.Own != transaction.ID {
			t.Errorf("a transaction is %s", transaction.JSON)
		}
		if seen++; seen == 2 {
			break
		}
	}
	var first api.BlockItem
	for block, err := range client.Net.Blocks(limited(t), api.ParamsOfCreateBlockIterator{}) {
		if err != nil {
			t.Fatal(err)
		}
		first = block
		break
	}
	end := *first.GenUtime + 1
	for block, err := range client.Net.Blocks(limited(t), api.ParamsOfCreateBlockIterator{EndTime: &end}) {
		if err != nil || block.ID != first.ID {
			t.Errorf("the first block is %s, %v", block.JSON, err)
		}
		break
	}
	wrong := "{"
	for _, err := range client.Net.Blocks(limited(t), api.ParamsOfCreateBlockIterator{Result: &wrong}) {
		if vendorclient.ErrorCode(err) != 601 {
			t.Errorf("a wrong field ends with %v", err)
		}
	}
	ended, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	never := uint32(4_000_000_000)
	for _, err := range client.Net.Blocks(ended, api.ParamsOfCreateBlockIterator{StartTime: &never}) {
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("the end of the context is %v", err)
		}
	}
	next, err := client.Net.CreateBlockIterator(limited(t), api.ParamsOfCreateBlockIterator{})
	if err != nil {
		t.Fatal(err)
	}
	for handle := uint32(1); handle < next.Handle; handle++ {
		_, err := client.Net.IteratorNext(limited(t), api.ParamsOfIteratorNext{Iterator: handle})
		if vendorclient.ErrorCode(err) != 34 {
			t.Errorf("iterator %d is open, %v", handle, err)
		}
	}
}

func TestASubscriptionIsALoop(t *testing.T) {
	client, faucet, facts := network(t)
	contract, err := vendorclient.NewContract(client, facts.ABI, vendorclient.WithCode(facts.Code),
		vendorclient.SignedBy(newSigner(t, client)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := contract.Deploy(limited(t), nil, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	address, err := contract.Address(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	done, stopped := make(chan struct{}), make(chan error, 1)
	go func() {
		for {
			select {
			case <-done:
				stopped <- nil
				return
			default:
			}
			if _, err := contract.Send(context.Background(), "touch", nil); err != nil {
				stopped <- err
				return
			}
		}
	}()
	account := address.AccountID()
	filter := json.RawMessage(`{"account_addr":{"eq":"0:` + account + `"}}`)
	params := api.ParamsOfSubscribeCollection{Collection: "transactions", Filter: filter, Result: "id"}
	for message, err := range client.Net.SubscribeCollectionStream(limited(t), params) {
		if err != nil || message.ResultOfSubscription == nil {
			t.Errorf("a message is %s, %v", message.JSON, err)
		}
		break
	}
	close(done)
	if err := <-stopped; err != nil {
		t.Error(err)
	}
	ended, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	var last error
	for _, last = range client.Net.SubscribeCollectionStream(ended, params) {
	}
	if !errors.Is(last, context.DeadlineExceeded) {
		t.Errorf("the end of the context is %v", last)
	}
	refused := api.ParamsOfSubscribeCollection{Collection: "transactions", Result: "id"}
	for _, err := range client.Net.SubscribeCollectionStream(limited(t), refused) {
		if vendorclient.ErrorCode(err) != 602 {
			t.Errorf("transactions of all accounts end with %v", err)
		}
	}
	// Whether the loop has begun by then or not.
	go func() { _ = client.Close() }()
	for _, last = range client.Net.SubscribeCollectionStream(limited(t), params) {
	}
	if !errors.Is(last, vendorclient.ErrClosed) {
		t.Errorf("the end of the client is %v", last)
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
	type wrong struct{ TransID string }
	payment := multisig.SubmitTransactionInput{Dest: "0:" + vendorclient.Address(strings.Repeat("ab", 32)), Value: big.NewInt(1_000_000_000)}
	_, err = vendorclient.TypedSent[wrong](wallet.Estimate(limited(t), "submitTransaction", payment))
	if err == nil || vendorclient.OutcomeOf(err) != "" {
		t.Errorf("an estimate read as another type gave %v", err)
	}
	_, err = vendorclient.TypedSent[wrong](wallet.Send(limited(t), "submitTransaction", payment))
	if vendorclient.OutcomeOf(err) != api.OutcomeExecuted || len(vendorclient.FactsOf(err).TransactionID) != 64 {
		t.Errorf("a call read as another type gave %v, %+v", err, vendorclient.FactsOf(err))
	}
	waiting, err := wallet.GetTransactions(limited(t))
	if err != nil || len(waiting.Transactions) != 2 || waiting.Transactions[0].ID != sent.Output.TransID {
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

func TestALookupOfAnotherCallerDoesNotOutliveAContext(t *testing.T) {
	// A network that takes requests and never answers.
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	client := spawnTestBuild(t, vendorclient.WithEndpoints("http://"+silent.Addr().String()))
	contract, err := vendorclient.NewContract(client, "{}", vendorclient.At(vendorclient.Address(strings.Repeat("ab", 32))))
	if err != nil {
		t.Fatal(err)
	}
	patient, cancel := context.WithCancel(context.Background())
	patientEnd := make(chan error, 1)
	go func() {
		_, err := contract.Address(patient)
		patientEnd <- err
	}()
	connection, err := silent.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	short, stop := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer stop()
	if _, err := contract.Address(short); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("the second caller gets %v", err)
	}
	select {
	case err := <-patientEnd:
		t.Errorf("the first caller does not wait any more: %v", err)
	default:
	}
	cancel()
	if err := <-patientEnd; !errors.Is(err, context.Canceled) {
		t.Errorf("the first caller gets %v", err)
	}
}

func TestANilListIsAnEmptyOneForAContract(t *testing.T) {
	client, faucet, _ := network(t)
	wallet, err := multisig.New(client, newSigner(t, client))
	if err != nil {
		t.Fatal(err)
	}
	_, err = wallet.Deploy(limited(t), multisig.ConstructorInput{ReqConfirms: 1}, vendorclient.FundedBy(faucet))
	var failure *vendorclient.ContractError
	if !errors.As(err, &failure) || failure.ExitCode == 0 {
		t.Errorf("a wallet of nobody: %v", err)
	}
}

func TestAForgottenFieldIsRefusedBeforeAnythingIsSent(t *testing.T) {
	client, faucet, _ := network(t)
	signer := newSigner(t, client)
	wallet, err := multisig.New(client, signer)
	if err != nil {
		t.Fatal(err)
	}
	constructor := multisig.ConstructorInput{Owners: []*big.Int{signer.PublicKeyNumber()}, ReqConfirms: 1}
	if _, err := wallet.Deploy(limited(t), constructor, vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	before, err := wallet.Balance(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	forgotten := multisig.SendTransactionInput{Value: big.NewInt(1_000_000_000), Flags: 1}
	_, sending := wallet.SendTransaction(limited(t), forgotten)
	_, storing := wallet.OutboxSendTransaction(limited(t), forgotten)
	_, estimating := wallet.EstimateSendTransaction(limited(t), forgotten)
	for name, err := range map[string]error{"a call": sending, "an entry": storing, "an estimate": estimating} {
		if err == nil || !strings.Contains(err.Error(), "the arguments of sendTransaction: dest is missing") {
			t.Errorf("%s gave %v", name, err)
		}
		if outcome := vendorclient.OutcomeOf(err); name != "an estimate" && outcome != api.OutcomeNotExecuted {
			t.Errorf("the outcome of %s is %q", name, outcome)
		}
	}
	if after, err := wallet.Balance(limited(t)); err != nil || after.Cmp(before) != 0 {
		t.Errorf("%d of %d are left, %v", after, before, err)
	}
}
