package scenarios

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	// Written by "vendorclient bind" for this suite: a contract that returns its arguments.
	"scenarios/echo"
)

var (
	digest = [32]byte{0, 1, 2, 31: 255}
	data   = bytes.Repeat([]byte("übermäßig"), 40)
)

func TestBytesAreBytesAndKeysOfMapsAreNumbers(t *testing.T) {
	client, faucet, _ := network(t)
	secret, err := client.Crypto.GenerateRandomSignKeys(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	initial := map[string]any{"secret": secret.Public, "labels": map[uint8][]byte{7: data}}
	contract, err := echo.New(client, newSigner(t, client), vendorclient.WithInitialData(initial))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := contract.Deploy(limited(t), vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	boc, err := client.Boc.EncodeBoc(limited(t), api.ParamsOfEncodeBoc{Builder: []api.BuilderOp{}})
	if err != nil {
		t.Fatal(err)
	}
	input := echo.EchoInput{
		// Bytes of Go need no conversion.
		Digest: digest, Data: data, Boc: vendorclient.CellBoc(boc.Boc),
		Parts: map[uint32]vendorclient.Bytes{1<<32 - 1: data, 0: {}},
	}
	sent, err := contract.Echo(limited(t), input, vendorclient.AcceptAnyLoss())
	if err != nil || !reflect.DeepEqual(echo.EchoInput(sent.Output), input) {
		t.Fatalf("the arguments came back different, %v", err)
	}
	// A result is an argument.
	again, err := contract.GetEcho(limited(t), echo.EchoInput(sent.Output))
	if err != nil || !reflect.DeepEqual(again, sent.Output) {
		t.Errorf("a result came back different, %v", err)
	}
	for event, err := range contract.WatchEchoed(limited(t), vendorclient.FromStart()) {
		if err != nil || !reflect.DeepEqual(echo.EchoOutput(event.Args), again) {
			t.Errorf("the event is different, %v", err)
		}
		break
	}

	// Without types the values have the same forms, or are the texts of JSON.
	untyped, err := contract.Get(limited(t), "echo", map[string]any{
		"digest": digest, "data": data, "boc": "", "parts": map[string]any{"5": []byte{255}},
	})
	var read echo.EchoOutput
	if err == nil {
		err = json.Unmarshal(untyped, &read)
	}
	if err != nil || read.Digest != digest || !bytes.Equal(read.Data, data) || read.Parts[5][0] != 255 {
		t.Errorf("read %+v, %v", read, err)
	}
	_, err = contract.Get(limited(t), "echo", map[string]any{"digest": "0a", "data": "zz", "boc": "", "parts": nil})
	if vendorclient.ErrorCode(err) == 0 {
		t.Errorf("the text zz was taken for bytes, %v", err)
	}
}

func TestBytesInsideOfListsMapsTuplesAndOptionalValues(t *testing.T) {
	client, faucet, _ := network(t)
	contract, err := echo.New(client, newSigner(t, client))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := contract.Deploy(limited(t), vendorclient.FundedBy(faucet)); err != nil {
		t.Fatal(err)
	}
	const key = "57896044618658097711785492504343953926634992332820282019728792003956564819969" // 2^255 + 1
	owner := vendorclient.Address("0:" + strings.Repeat("ab", 32))
	input := echo.CollectInput{
		Salt:  digest,
		List:  []vendorclient.Bytes{data, {}},
		Seen:  map[string]bool{key: true},
		Names: map[vendorclient.Address]vendorclient.Bytes{owner: data},
		Pair:  echo.CollectInputPair{Tag: [4]byte{1, 2, 3, 4}, Shift: map[int8]uint64{-5: 1 << 63}},
		Note:  vendorclient.Ptr(vendorclient.Bytes(data)),
	}
	output, err := contract.GetCollect(limited(t), input)
	if err != nil || output.Salt != digest || !output.Seen[key] || !bytes.Equal(output.Names[owner], data) ||
		len(output.List) != 2 || !bytes.Equal(output.List[0], data) || !bytes.Equal(*output.Note, data) {
		t.Errorf("%+v became %+v, %v", input, output, err)
	}
	if output.Pair.Tag != [4]byte{1, 2, 3, 4} || !reflect.DeepEqual(output.Pair.Shift, map[int8]uint64{-5: 1 << 63}) {
		t.Errorf("the tuple became %+v", output.Pair)
	}
	output, err = contract.GetCollect(limited(t), echo.CollectInput{})
	if err != nil || output.Salt != [32]byte{} || len(output.List) != 0 || len(output.Seen) != 0 || output.Note != nil {
		t.Errorf("nothing became %+v, %v", output, err)
	}
}
