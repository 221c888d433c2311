package scenarios

import (
	"context"
	"encoding/json"
	"os"
	"slices"
	"sync/atomic"
	"testing"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

// story is what the driver prepared: a development node, and a contract with money on it that is not deployed yet.
type story struct {
	Endpoint, ABI, Code, Public, Secret string
	AccountID                           string `json:"account_id"`
}

// The whole way of an application: sign in the host, process a message, read the account.
func TestAMessageIsSignedByTheHostProcessedAndSeenInTheAccount(t *testing.T) {
	text, err := os.ReadFile(os.Getenv("VENDORCLIENT_STORY"))
	if err != nil {
		t.Fatal(err)
	}
	var story story
	if err := json.Unmarshal(text, &story); err != nil {
		t.Fatal(err)
	}
	ctx := limited(t)
	client := spawnTestBuild(t, vendorclient.WithConfig(api.ClientConfig{
		Network: &api.NetworkConfig{Endpoints: []string{story.Endpoint}},
	}))
	keys := api.KeyPair{Public: story.Public, Secret: story.Secret}
	var signatures atomic.Int32
	box, err := client.Crypto.RegisterSigningBox(ctx, api.AppSigningBoxFuncs{
		OnGetPublicKey: func(context.Context, api.ParamsOfAppSigningBoxGetPublicKey) (api.ResultOfAppSigningBoxGetPublicKey, error) {
			return api.ResultOfAppSigningBoxGetPublicKey{PublicKey: keys.Public}, nil
		},
		OnSign: func(ctx context.Context, request api.ParamsOfAppSigningBoxSign) (api.ResultOfAppSigningBoxSign, error) {
			signatures.Add(1)
			signed, err := client.Crypto.Sign(ctx, api.ParamsOfSign{Unsigned: request.Unsigned, Keys: keys})
			return api.ResultOfAppSigningBoxSign{Signature: signed.Signature}, err
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	var events []string
	result, err := client.Processing.ProcessMessage(ctx, api.ParamsOfProcessMessage{
		MessageEncodeParams: api.ParamsOfEncodeMessage{
			ABI: api.AbiJson{Value: story.ABI},
			DeploySet: &api.DeploySet{
				Code:        &story.Code,
				InitialData: vendorclient.JSON(map[string]string{"_pubkey": "0x" + story.Public}),
			},
			CallSet: &api.CallSet{FunctionName: "constructor"},
			//lint:ignore S1016 The two only look alike.
			Signer: api.SignerSigningBox{Handle: box.Handle},
		},
		SendEvents: vendorclient.Ptr(true),
		DappID:     story.AccountID,
	}, func(message api.MessageOfProcessMessage) {
		var event struct{ Type string }
		_ = json.Unmarshal(message.JSON, &event)
		events = append(events, event.Type)
	})
	if err != nil {
		t.Fatal(err)
	}
	var transaction struct{ Aborted bool }
	if err := json.Unmarshal(result.Transaction, &transaction); err != nil || transaction.Aborted {
		t.Errorf("transaction %s, %v", result.Transaction, err)
	}
	if result.Fees.GasFee == 0 || signatures.Load() != 1 {
		t.Errorf("gas fee %d, %d signatures", result.Fees.GasFee, signatures.Load())
	}
	if expected := []string{"WillSend", "DidSend", "WillFetchNextBlock"}; !slices.Equal(events, expected) {
		t.Errorf("events %v", events)
	}
	account, err := client.Account.GetAccount(ctx, api.ParamsOfGetAccount{AccountID: story.AccountID, DappID: story.AccountID})
	if err != nil || account.DappID != story.AccountID {
		t.Fatalf("account %+v, %v", account, err)
	}
	parsed, err := client.Boc.ParseAccount(ctx, api.ParamsOfParse{Boc: account.Boc})
	if err != nil {
		t.Fatal(err)
	}
	var state struct {
		Name string `json:"acc_type_name"`
	}
	if err := json.Unmarshal(parsed.Parsed, &state); err != nil || state.Name != "Active" {
		t.Errorf("account %s, %v", parsed.Parsed, err)
	}
}
