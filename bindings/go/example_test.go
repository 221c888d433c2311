package vendorclient_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

func Example() {
	ctx := context.Background()
	client, err := vendorclient.Spawn(ctx, vendorclient.WithPathSearch())
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	fmt.Println(keys.Public, err)
}

// vault is a signing box in the host: the secret key never reaches the daemon.
type vault struct {
	device interface {
		Sign(text string) (string, error)
	}
}

func (v vault) GetPublicKey(
	context.Context, api.ParamsOfAppSigningBoxGetPublicKey,
) (api.ResultOfAppSigningBoxGetPublicKey, error) {
	return api.ResultOfAppSigningBoxGetPublicKey{PublicKey: "d75a980182b10ab7…"}, nil
}

func (v vault) Sign(
	_ context.Context, request api.ParamsOfAppSigningBoxSign,
) (api.ResultOfAppSigningBoxSign, error) {
	signature, err := v.device.Sign(request.Unsigned)
	return api.ResultOfAppSigningBoxSign{Signature: signature}, err
}

func Example_signingBox() {
	ctx := context.Background()
	client, err := vendorclient.Connect(ctx)
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	box, err := client.Crypto.RegisterSigningBox(ctx, vault{})
	if err != nil {
		log.Fatal(err)
	}
	signed, err := client.Crypto.SigningBoxSign(ctx,
		api.ParamsOfSigningBoxSign{SigningBox: box.Handle, Unsigned: "aGVsbG8="},
		vendorclient.WithTimeout(90*time.Second))
	switch {
	case vendorclient.ErrorCode(err) == api.ClientErrorCodeAppRequestError:
		fmt.Println("refused:", err)
	case errors.Is(err, context.DeadlineExceeded):
		fmt.Println("too late")
	default:
		fmt.Println(signed.Signature, err)
	}
}
