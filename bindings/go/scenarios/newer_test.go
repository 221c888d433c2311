package scenarios

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

// spawnNewer starts a daemon of a later version.
func spawnNewer(t *testing.T) *vendorclient.Client {
	t.Helper()
	return spawnTestBuild(t, vendorclient.WithProgram(os.Getenv("VENDORCLIENT_NEWER_DAEMON")))
}

func TestANewerDaemonDoesNotKeepAClientFromStarting(t *testing.T) {
	client := spawnNewer(t)
	if !slices.Contains(client.Session().Capabilities, "dreams") {
		t.Errorf("capabilities %v", client.Session().Capabilities)
	}
}

func TestUnknownVariantsAndConstantsOfANewerDaemonAreKept(t *testing.T) {
	client := spawnNewer(t)
	var events []string
	result, err := client.Processing.ProcessMessage(limited(t), api.ParamsOfProcessMessage{
		MessageEncodeParams: api.ParamsOfEncodeMessage{ABI: api.AbiJson{Value: "{}"}, Signer: api.SignerNone{}},
		DappID:              "00",
		SendEvents:          vendorclient.Ptr(true),
	}, func(message api.MessageOfProcessMessage) { events = append(events, string(message.JSON)) })
	if err != nil {
		t.Fatal(err)
	}
	if result.Finality == nil || *result.Finality != "sealed" {
		t.Errorf("finality %v", result.Finality)
	}
	if kind := result.Decoded.OutMessages[0].BodyType; kind != "Dream" {
		t.Errorf("body type %v", kind)
	}
	if len(events) == 0 || !strings.Contains(events[0], "123456789012345678901234567890") {
		t.Errorf("events %v", events)
	}
}

func TestAnObjectThatIsAskedForSomethingUnknownRefusesIt(t *testing.T) {
	client := spawnNewer(t)
	box, err := client.Crypto.RegisterSigningBox(limited(t), api.AppSigningBoxFuncs{
		OnSign: func(context.Context, api.ParamsOfAppSigningBoxSign) (api.ResultOfAppSigningBoxSign, error) {
			return api.ResultOfAppSigningBoxSign{}, errors.New("not asked for")
		},
	})
	if err != nil || box.Handle != 77 {
		t.Errorf("box %v, %v", box, err)
	}
}

func TestAnUnknownErrorHasItsCode(t *testing.T) {
	client := spawnNewer(t)
	_, err := client.Crypto.Sha256(limited(t), api.ParamsOfHash{})
	var failure *vendorclient.ClientError
	if !errors.As(err, &failure) || failure.Code != 9999 {
		t.Errorf("error %v", err)
	}
}
