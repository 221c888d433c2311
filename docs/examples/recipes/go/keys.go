package main

import (
	"context"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

// recipe: keys.derive

// KeysOf returns the keys of a phrase: with the default path of this library, and with that of other SDKs.
func KeysOf(ctx context.Context, client *vendorclient.Client, phrase string) (here, elsewhere api.KeyPair, err error) {
	here, err = client.Crypto.MnemonicDeriveSignKeys(ctx, api.ParamsOfMnemonicDeriveSignKeys{Phrase: phrase})
	if err != nil {
		return
	}
	path := "m/44'/1331'/0'/0/0"
	elsewhere, err = client.Crypto.MnemonicDeriveSignKeys(ctx,
		api.ParamsOfMnemonicDeriveSignKeys{Phrase: phrase, Path: &path})
	return
}

// end of recipe

// recipe: keys.phrase

// NewPhrase returns a new phrase of 24 words. Anyone who has it has the money: show it once, and store it nowhere.
func NewPhrase(ctx context.Context, client *vendorclient.Client) (string, error) {
	params := api.ParamsOfMnemonicFromRandom{WordCount: vendorclient.Ptr[uint8](24)}
	made, err := client.Crypto.MnemonicFromRandom(ctx, params)
	return made.Phrase, err
}

// end of recipe
