package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"

	"example/recipes/wallet"
)

// recipe: signing.vault

// Vault signs with keys that never leave it, if its user agrees.
type Vault struct {
	client *vendorclient.Client
	keys   api.KeyPair
	agrees func(context.Context) bool
}

var _ api.AppSigningBox = (*Vault)(nil)

// GetPublicKey implements api.AppSigningBox.
func (v *Vault) GetPublicKey(
	context.Context, api.ParamsOfAppSigningBoxGetPublicKey,
) (api.ResultOfAppSigningBoxGetPublicKey, error) {
	return api.ResultOfAppSigningBoxGetPublicKey{PublicKey: v.keys.Public}, nil
}

// Sign implements api.AppSigningBox. Its error makes the call fail with error 26.
func (v *Vault) Sign(
	ctx context.Context, request api.ParamsOfAppSigningBoxSign,
) (api.ResultOfAppSigningBoxSign, error) {
	if !v.agrees(ctx) {
		return api.ResultOfAppSigningBoxSign{}, errors.New("declined by user")
	}
	signed, err := v.client.Crypto.Sign(ctx, api.ParamsOfSign{Unsigned: request.Unsigned, Keys: v.keys})
	return api.ResultOfAppSigningBoxSign{Signature: signed.Signature}, err
}

// Signer returns the signer of contract objects for a vault.
func (v *Vault) Signer(ctx context.Context) (*vendorclient.Signer, error) {
	box, err := v.client.Crypto.RegisterSigningBox(ctx, v)
	if err != nil {
		return nil, err
	}
	return vendorclient.BoxSigner(box.Handle, v.keys.Public), nil
}

// end of recipe

// recipe: signing.checks

// CheckingVault signs only messages, after it has checked them with its own library.
type CheckingVault struct {
	Vault
	own *vendorclient.Client
}

// Sign implements api.AppSigningBox.
func (v *CheckingVault) Sign(
	ctx context.Context, request api.ParamsOfAppSigningBoxSign,
) (api.ResultOfAppSigningBoxSign, error) {
	if request.Content == nil {
		return api.ResultOfAppSigningBoxSign{}, errors.New("only messages are signed")
	}
	shown, err := v.own.ABI.VerifySigningContent(ctx, api.ParamsOfVerifySigningContent{
		Unsigned: request.Unsigned,
		Content:  *request.Content,
		ABI:      api.AbiJson{Value: wallet.ABI},
	})
	if err != nil {
		return api.ResultOfAppSigningBoxSign{}, err
	}
	fmt.Println("signing", shown.FunctionName) // show the address, the arguments and the losses as well
	return v.Vault.Sign(ctx, request)
}

// end of recipe

// recipe: signing.prepare

// Prepare prepares, online, a payment that is signed elsewhere within the hour. DataToSign of the result is what the key
// signs, base64.
func Prepare(
	ctx context.Context, client *vendorclient.Client, account vendorclient.Address, publicKey string,
	payment wallet.SendTransactionInput,
) (api.ResultOfEncodeMessage, error) {
	expire := uint32(time.Now().Add(time.Hour).Unix())
	return client.ABI.EncodeMessage(ctx, api.ParamsOfEncodeMessage{
		ABI:     api.AbiJson{Value: wallet.ABI},
		Address: vendorclient.Ptr(string(account)),
		CallSet: &api.CallSet{
			FunctionName: "sendTransaction",
			Header:       &api.FunctionHeader{Expire: &expire},
			Input:        vendorclient.JSON(payment),
		},
		Signer: api.SignerExternal{PublicKey: publicKey},
	})
}

// end of recipe

// recipe: signing.attach

// SendSigned sends, online again, the payment with the returned signature, and waits for its transaction.
func SendSigned(
	ctx context.Context, client *vendorclient.Client, account vendorclient.Address, publicKey, message, signature string,
) (api.ResultOfProcessMessage, error) {
	abi := api.AbiJson{Value: wallet.ABI}
	signed, err := client.ABI.AttachSignature(ctx, api.ParamsOfAttachSignature{
		ABI: abi, PublicKey: publicKey, Message: message, Signature: signature,
	})
	if err != nil {
		return api.ResultOfProcessMessage{}, err
	}
	params := api.ParamsOfSendMessage{Message: signed.Message, DappID: account.DappID()}
	sent, err := client.Processing.SendMessage(ctx, params, nil)
	if err != nil {
		return api.ResultOfProcessMessage{}, err
	}
	return client.Processing.WaitForTransaction(ctx, api.ParamsOfWaitForTransaction{
		ABI: abi, Message: signed.Message, TxHash: sent.TxHash,
	}, nil)
}

// end of recipe
