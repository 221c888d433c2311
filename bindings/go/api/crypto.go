// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// CryptoModule: Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
type CryptoModule struct{ caller rpc.Caller }

// Factorize splits a composite number of at most 64 bits into two factors.
//
// The first factor is the smallest prime factor. 0, 1 and primes are rejected.
//
// Wire name: crypto.factorize.
//
// Errors: 106 InvalidFactorizeChallenge.
func (m CryptoModule) Factorize(ctx context.Context, params ParamsOfFactorize, options ...rpc.CallOption) (result ResultOfFactorize, err error) {
	err = m.caller.Call(ctx, "crypto.factorize", params, &result, options...)
	return result, err
}

// ModularPower computes base ^ exponent mod modulus.
//
// Wire name: crypto.modular_power.
//
// Errors: 107 InvalidBigInt.
func (m CryptoModule) ModularPower(ctx context.Context, params ParamsOfModularPower, options ...rpc.CallOption) (result ResultOfModularPower, err error) {
	err = m.caller.Call(ctx, "crypto.modular_power", params, &result, options...)
	return result, err
}

// TvmCrc16 returns the CRC-16/XMODEM checksum of data.
//
// Polynomial 0x1021, start value 0, no reflection.
//
// Wire name: crypto.tvm_crc16.
//
// Errors: 3 InvalidBase64.
func (m CryptoModule) TvmCrc16(ctx context.Context, params ParamsOfTonCrc16, options ...rpc.CallOption) (result ResultOfTonCrc16, err error) {
	err = m.caller.Call(ctx, "crypto.tvm_crc16", params, &result, options...)
	return result, err
}

// GenerateRandomBytes returns cryptographically secure random bytes.
//
// Wire name: crypto.generate_random_bytes.
func (m CryptoModule) GenerateRandomBytes(ctx context.Context, params ParamsOfGenerateRandomBytes, options ...rpc.CallOption) (result ResultOfGenerateRandomBytes, err error) {
	err = m.caller.Call(ctx, "crypto.generate_random_bytes", params, &result, options...)
	return result, err
}

// ConvertPublicKeyToTvmSafeFormat converts a public key to text with a checksum.
//
// Wire name: crypto.convert_public_key_to_tvm_safe_format.
//
// Errors: 2 InvalidHex.
func (m CryptoModule) ConvertPublicKeyToTvmSafeFormat(ctx context.Context, params ParamsOfConvertPublicKeyToTonSafeFormat, options ...rpc.CallOption) (result ResultOfConvertPublicKeyToTonSafeFormat, err error) {
	err = m.caller.Call(ctx, "crypto.convert_public_key_to_tvm_safe_format", params, &result, options...)
	return result, err
}

// GenerateRandomSignKeys generates a new Ed25519 key pair.
//
// Wire name: crypto.generate_random_sign_keys.
func (m CryptoModule) GenerateRandomSignKeys(ctx context.Context, options ...rpc.CallOption) (result KeyPair, err error) {
	err = m.caller.Call(ctx, "crypto.generate_random_sign_keys", nil, &result, options...)
	return result, err
}

// Sign signs data with a key pair (Ed25519).
//
// Wire name: crypto.sign.
//
// Errors: 3 InvalidBase64, 100 InvalidPublicKey, 101 InvalidSecretKey.
func (m CryptoModule) Sign(ctx context.Context, params ParamsOfSign, options ...rpc.CallOption) (result ResultOfSign, err error) {
	err = m.caller.Call(ctx, "crypto.sign", params, &result, options...)
	return result, err
}

// VerifySignature verifies data signed by `sign` and returns it without the signature.
//
// A wrong signature is error 112, not a return value.
//
// Wire name: crypto.verify_signature.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 112 NaclSignFailed.
func (m CryptoModule) VerifySignature(ctx context.Context, params ParamsOfVerifySignature, options ...rpc.CallOption) (result ResultOfVerifySignature, err error) {
	err = m.caller.Call(ctx, "crypto.verify_signature", params, &result, options...)
	return result, err
}

// Sha256 returns the SHA-256 hash of data (FIPS 180-4).
//
// Wire name: crypto.sha256.
//
// Errors: 3 InvalidBase64.
func (m CryptoModule) Sha256(ctx context.Context, params ParamsOfHash, options ...rpc.CallOption) (result ResultOfHash, err error) {
	err = m.caller.Call(ctx, "crypto.sha256", params, &result, options...)
	return result, err
}

// Sha512 returns the SHA-512 hash of data (FIPS 180-4).
//
// Wire name: crypto.sha512.
//
// Errors: 3 InvalidBase64.
func (m CryptoModule) Sha512(ctx context.Context, params ParamsOfHash, options ...rpc.CallOption) (result ResultOfHash, err error) {
	err = m.caller.Call(ctx, "crypto.sha512", params, &result, options...)
	return result, err
}

// Scrypt derives a key from a password with scrypt (RFC 7914).
//
// Wire name: crypto.scrypt.
//
// Errors: 3 InvalidBase64, 108 ScryptFailed.
func (m CryptoModule) Scrypt(ctx context.Context, params ParamsOfScrypt, options ...rpc.CallOption) (result ResultOfScrypt, err error) {
	err = m.caller.Call(ctx, "crypto.scrypt", params, &result, options...)
	return result, err
}

// NaclSignKeypairFromSecretKey expands a seed into a NaCl signing key pair.
//
// The returned `secret` has 128 hex characters: the seed followed by the public key.
//
// Wire name: crypto.nacl_sign_keypair_from_secret_key.
//
// Errors: 101 InvalidSecretKey, 109 InvalidKeySize.
func (m CryptoModule) NaclSignKeypairFromSecretKey(ctx context.Context, params ParamsOfNaclSignKeyPairFromSecret, options ...rpc.CallOption) (result KeyPair, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_sign_keypair_from_secret_key", params, &result, options...)
	return result, err
}

// NaclSign signs data and returns the signature followed by the data.
//
// The public half of `secret` is ignored and derived from the seed again.
//
// Wire name: crypto.nacl_sign.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize.
func (m CryptoModule) NaclSign(ctx context.Context, params ParamsOfNaclSign, options ...rpc.CallOption) (result ResultOfNaclSign, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_sign", params, &result, options...)
	return result, err
}

// NaclSignOpen verifies data signed by `nacl_sign` and returns it without the signature.
//
// A wrong signature is error 112, not a return value.
//
// Wire name: crypto.nacl_sign_open.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 112 NaclSignFailed.
func (m CryptoModule) NaclSignOpen(ctx context.Context, params ParamsOfNaclSignOpen, options ...rpc.CallOption) (result ResultOfNaclSignOpen, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_sign_open", params, &result, options...)
	return result, err
}

// NaclSignDetached signs data and returns only the signature.
//
// The public half of `secret` is ignored and derived from the seed again.
//
// Wire name: crypto.nacl_sign_detached.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize.
func (m CryptoModule) NaclSignDetached(ctx context.Context, params ParamsOfNaclSign, options ...rpc.CallOption) (result ResultOfNaclSignDetached, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_sign_detached", params, &result, options...)
	return result, err
}

// NaclSignDetachedVerify verifies a detached signature.
//
// A wrong signature returns `succeeded: false`. A malformed key is error 100, a signature of the wrong length 109.
//
// Wire name: crypto.nacl_sign_detached_verify.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 100 InvalidPublicKey, 109 InvalidKeySize.
func (m CryptoModule) NaclSignDetachedVerify(ctx context.Context, params ParamsOfNaclSignDetachedVerify, options ...rpc.CallOption) (result ResultOfNaclSignDetachedVerify, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_sign_detached_verify", params, &result, options...)
	return result, err
}

// NaclBoxKeypair generates a new X25519 key pair for NaCl boxes.
//
// Wire name: crypto.nacl_box_keypair.
func (m CryptoModule) NaclBoxKeypair(ctx context.Context, options ...rpc.CallOption) (result KeyPair, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_box_keypair", nil, &result, options...)
	return result, err
}

// NaclBoxKeypairFromSecretKey returns the X25519 public key of a secret key.
//
// The secret is the scalar itself and is returned unchanged.
//
// Wire name: crypto.nacl_box_keypair_from_secret_key.
//
// Errors: 101 InvalidSecretKey, 109 InvalidKeySize.
func (m CryptoModule) NaclBoxKeypairFromSecretKey(ctx context.Context, params ParamsOfNaclBoxKeyPairFromSecret, options ...rpc.CallOption) (result KeyPair, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_box_keypair_from_secret_key", params, &result, options...)
	return result, err
}

// NaclBox encrypts data for the owner of a public key, with authentication (X25519, XSalsa20, Poly1305).
//
// Wire name: crypto.nacl_box.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed.
func (m CryptoModule) NaclBox(ctx context.Context, params ParamsOfNaclBox, options ...rpc.CallOption) (result ResultOfNaclBox, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_box", params, &result, options...)
	return result, err
}

// NaclBoxOpen decrypts the output of `nacl_box`.
//
// A wrong key, nonce or tag is error 111.
//
// Wire name: crypto.nacl_box_open.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed.
func (m CryptoModule) NaclBoxOpen(ctx context.Context, params ParamsOfNaclBoxOpen, options ...rpc.CallOption) (result ResultOfNaclBoxOpen, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_box_open", params, &result, options...)
	return result, err
}

// NaclSecretBox encrypts data with a shared key, with authentication (XSalsa20, Poly1305).
//
// Wire name: crypto.nacl_secret_box.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 110 NaclSecretBoxFailed.
func (m CryptoModule) NaclSecretBox(ctx context.Context, params ParamsOfNaclSecretBox, options ...rpc.CallOption) (result ResultOfNaclBox, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_secret_box", params, &result, options...)
	return result, err
}

// NaclSecretBoxOpen decrypts the output of `nacl_secret_box`.
//
// A wrong key, nonce or tag is error 110.
//
// Wire name: crypto.nacl_secret_box_open.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 110 NaclSecretBoxFailed.
func (m CryptoModule) NaclSecretBoxOpen(ctx context.Context, params ParamsOfNaclSecretBoxOpen, options ...rpc.CallOption) (result ResultOfNaclBoxOpen, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_secret_box_open", params, &result, options...)
	return result, err
}

// MnemonicWords returns the words of a dictionary.
//
// The word count of the configuration is validated, but has no effect here.
//
// Wire name: crypto.mnemonic_words.
//
// Errors: 118 Bip39InvalidWordCount.
func (m CryptoModule) MnemonicWords(ctx context.Context, params ParamsOfMnemonicWords, options ...rpc.CallOption) (result ResultOfMnemonicWords, err error) {
	err = m.caller.Call(ctx, "crypto.mnemonic_words", params, &result, options...)
	return result, err
}

// MnemonicFromRandom generates a new seed phrase.
//
// Wire name: crypto.mnemonic_from_random.
//
// Errors: 118 Bip39InvalidWordCount, 119 MnemonicGenerationFailed.
func (m CryptoModule) MnemonicFromRandom(ctx context.Context, params ParamsOfMnemonicFromRandom, options ...rpc.CallOption) (result ResultOfMnemonicFromRandom, err error) {
	err = m.caller.Call(ctx, "crypto.mnemonic_from_random", params, &result, options...)
	return result, err
}

// MnemonicFromEntropy converts entropy to a seed phrase.
//
// Wire name: crypto.mnemonic_from_entropy.
//
// Errors: 2 InvalidHex, 113 Bip39InvalidEntropy, 118 Bip39InvalidWordCount, 120 MnemonicFromEntropyFailed.
func (m CryptoModule) MnemonicFromEntropy(ctx context.Context, params ParamsOfMnemonicFromEntropy, options ...rpc.CallOption) (result ResultOfMnemonicFromEntropy, err error) {
	err = m.caller.Call(ctx, "crypto.mnemonic_from_entropy", params, &result, options...)
	return result, err
}

// MnemonicVerify checks a seed phrase.
//
// BIP-39: checks words and checksum; the length may differ from `word_count`. Accents may be composed or
// decomposed (NFC or NFKD). Dictionary 0: checks the number of words and the seed rule. Case and spaces matter.
//
// Wire name: crypto.mnemonic_verify.
//
// Errors: 118 Bip39InvalidWordCount.
func (m CryptoModule) MnemonicVerify(ctx context.Context, params ParamsOfMnemonicVerify, options ...rpc.CallOption) (result ResultOfMnemonicVerify, err error) {
	err = m.caller.Call(ctx, "crypto.mnemonic_verify", params, &result, options...)
	return result, err
}

// MnemonicDeriveSignKeys derives an Ed25519 key pair from a seed phrase and a path.
//
// The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master key, derived with
// 100000 rounds.
//
// Wire name: crypto.mnemonic_derive_sign_keys.
//
// Errors: 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount.
func (m CryptoModule) MnemonicDeriveSignKeys(ctx context.Context, params ParamsOfMnemonicDeriveSignKeys, options ...rpc.CallOption) (result KeyPair, err error) {
	err = m.caller.Call(ctx, "crypto.mnemonic_derive_sign_keys", params, &result, options...)
	return result, err
}

// HdkeyXprvFromMnemonic returns the extended master key of a seed phrase (BIP-39 and BIP-32).
//
// No passphrase is used. Phrases of dictionary 0 are stretched the same way.
//
// Wire name: crypto.hdkey_xprv_from_mnemonic.
//
// Errors: 114 Bip39InvalidPhrase, 118 Bip39InvalidWordCount.
func (m CryptoModule) HdkeyXprvFromMnemonic(ctx context.Context, params ParamsOfHDKeyXPrvFromMnemonic, options ...rpc.CallOption) (result ResultOfHDKeyXPrvFromMnemonic, err error) {
	err = m.caller.Call(ctx, "crypto.hdkey_xprv_from_mnemonic", params, &result, options...)
	return result, err
}

// HdkeyDeriveFromXprv derives a child key of an extended key (BIP-32).
//
// Wire name: crypto.hdkey_derive_from_xprv.
//
// Errors: 115 Bip32InvalidKey.
func (m CryptoModule) HdkeyDeriveFromXprv(ctx context.Context, params ParamsOfHDKeyDeriveFromXPrv, options ...rpc.CallOption) (result ResultOfHDKeyDeriveFromXPrv, err error) {
	err = m.caller.Call(ctx, "crypto.hdkey_derive_from_xprv", params, &result, options...)
	return result, err
}

// HdkeyDeriveFromXprvPath derives the key at a path from an extended key (BIP-32).
//
// Wire name: crypto.hdkey_derive_from_xprv_path.
//
// Errors: 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath.
func (m CryptoModule) HdkeyDeriveFromXprvPath(ctx context.Context, params ParamsOfHDKeyDeriveFromXPrvPath, options ...rpc.CallOption) (result ResultOfHDKeyDeriveFromXPrvPath, err error) {
	err = m.caller.Call(ctx, "crypto.hdkey_derive_from_xprv_path", params, &result, options...)
	return result, err
}

// HdkeySecretFromXprv returns the secret key of an extended private key.
//
// Wire name: crypto.hdkey_secret_from_xprv.
//
// Errors: 115 Bip32InvalidKey.
func (m CryptoModule) HdkeySecretFromXprv(ctx context.Context, params ParamsOfHDKeySecretFromXPrv, options ...rpc.CallOption) (result ResultOfHDKeySecretFromXPrv, err error) {
	err = m.caller.Call(ctx, "crypto.hdkey_secret_from_xprv", params, &result, options...)
	return result, err
}

// HdkeyPublicFromXprv returns the Ed25519 public key of an extended private key.
//
// Wire name: crypto.hdkey_public_from_xprv.
//
// Errors: 115 Bip32InvalidKey.
func (m CryptoModule) HdkeyPublicFromXprv(ctx context.Context, params ParamsOfHDKeyPublicFromXPrv, options ...rpc.CallOption) (result ResultOfHDKeyPublicFromXPrv, err error) {
	err = m.caller.Call(ctx, "crypto.hdkey_public_from_xprv", params, &result, options...)
	return result, err
}

// Chacha20 encrypts or decrypts data with ChaCha20 (RFC 8439).
//
// The block counter starts at 0. The same call decrypts. There is no authentication.
//
// Wire name: crypto.chacha20.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 134 InvalidNonceSize.
func (m CryptoModule) Chacha20(ctx context.Context, params ParamsOfChaCha20, options ...rpc.CallOption) (result ResultOfChaCha20, err error) {
	err = m.caller.Call(ctx, "crypto.chacha20", params, &result, options...)
	return result, err
}

// CreateCryptoBox creates a crypto box: a seed phrase encrypted with a password of the application.
//
// Requests the password once, except for `EncryptedSecret`. A phrase given by the caller is not checked here. To
// change the salt or password, create a new box from the phrase.
//
// Wire name: crypto.create_crypto_box.
//
// The object serves until the library removes it or the client is closed.
//
// Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
// UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 13 CallbackNotRegistered, 109 InvalidKeySize, 111
// NaclBoxFailed, 118 Bip39InvalidWordCount, 119 MnemonicGenerationFailed.
func (m CryptoModule) CreateCryptoBox(ctx context.Context, params ParamsOfCreateCryptoBox, object AppPasswordProvider, options ...rpc.CallOption) (result RegisteredCryptoBox, err error) {
	if err := rpc.CheckAppObject(object); err != nil {
		return result, err
	}
	options = append([]rpc.CallOption{rpc.WithAppObject(handlerOfAppPasswordProvider{object})}, options...)
	err = m.caller.Call(ctx, "crypto.create_crypto_box", params, &result, options...)
	return result, err
}

// RemoveCryptoBox removes a crypto box; an unknown handle is ignored.
//
// Boxes derived from it remain, but fail with 130 when they need the secret again.
//
// Wire name: crypto.remove_crypto_box.
func (m CryptoModule) RemoveCryptoBox(ctx context.Context, params RegisteredCryptoBox, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "crypto.remove_crypto_box", params, nil, options...)
}

// GetCryptoBoxInfo returns the encrypted secret of a crypto box, for the application to store.
//
// Does not request the password.
//
// Wire name: crypto.get_crypto_box_info.
//
// Errors: 130 CryptoBoxNotRegistered.
func (m CryptoModule) GetCryptoBoxInfo(ctx context.Context, params RegisteredCryptoBox, options ...rpc.CallOption) (result ResultOfGetCryptoBoxInfo, err error) {
	err = m.caller.Call(ctx, "crypto.get_crypto_box_info", params, &result, options...)
	return result, err
}

// GetCryptoBoxSeedPhrase returns the decrypted seed phrase of a crypto box.
//
// Requests the password. The cipher has no authentication: a wrong password results in error 133 or, rarely, in
// a wrong phrase.
//
// Wire name: crypto.get_crypto_box_seed_phrase.
//
// Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
// UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 130
// CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError.
func (m CryptoModule) GetCryptoBoxSeedPhrase(ctx context.Context, params RegisteredCryptoBox, options ...rpc.CallOption) (result ResultOfGetCryptoBoxSeedPhrase, err error) {
	err = m.caller.Call(ctx, "crypto.get_crypto_box_seed_phrase", params, &result, options...)
	return result, err
}

// GetSigningBoxFromCryptoBox creates a signing box with a key derived from a crypto box.
//
// Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118, 130 and 133 and
// those of the password provider.
//
// Wire name: crypto.get_signing_box_from_crypto_box.
func (m CryptoModule) GetSigningBoxFromCryptoBox(ctx context.Context, params ParamsOfGetSigningBoxFromCryptoBox, options ...rpc.CallOption) (result RegisteredSigningBox, err error) {
	err = m.caller.Call(ctx, "crypto.get_signing_box_from_crypto_box", params, &result, options...)
	return result, err
}

// GetEncryptionBoxFromCryptoBox creates an encryption box with a key derived from a crypto box.
//
// The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the possible errors
// are then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider.
//
// Wire name: crypto.get_encryption_box_from_crypto_box.
func (m CryptoModule) GetEncryptionBoxFromCryptoBox(ctx context.Context, params ParamsOfGetEncryptionBoxFromCryptoBox, options ...rpc.CallOption) (result RegisteredEncryptionBox, err error) {
	err = m.caller.Call(ctx, "crypto.get_encryption_box_from_crypto_box", params, &result, options...)
	return result, err
}

// ClearCryptoBoxSecretCache removes all secrets derived from a crypto box from memory.
//
// The boxes remain usable and request the password again. An unknown handle is ignored.
//
// Wire name: crypto.clear_crypto_box_secret_cache.
func (m CryptoModule) ClearCryptoBoxSecretCache(ctx context.Context, params RegisteredCryptoBox, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "crypto.clear_crypto_box_secret_cache", params, nil, options...)
}

// RegisterSigningBox registers a signing box implemented by the application.
//
// Wire name: crypto.register_signing_box.
//
// The object serves until the library removes it or the client is closed.
//
// Errors: 13 CallbackNotRegistered.
func (m CryptoModule) RegisterSigningBox(ctx context.Context, object AppSigningBox, options ...rpc.CallOption) (result RegisteredSigningBox, err error) {
	if err := rpc.CheckAppObject(object); err != nil {
		return result, err
	}
	options = append([]rpc.CallOption{rpc.WithAppObject(handlerOfAppSigningBox{object})}, options...)
	err = m.caller.Call(ctx, "crypto.register_signing_box", nil, &result, options...)
	return result, err
}

// GetSigningBox creates a signing box with a key pair.
//
// Wire name: crypto.get_signing_box.
//
// Errors: 100 InvalidPublicKey, 101 InvalidSecretKey.
func (m CryptoModule) GetSigningBox(ctx context.Context, params KeyPair, options ...rpc.CallOption) (result RegisteredSigningBox, err error) {
	err = m.caller.Call(ctx, "crypto.get_signing_box", params, &result, options...)
	return result, err
}

// SigningBoxGetPublicKey returns the public key of a signing box.
//
// Wire name: crypto.signing_box_get_public_key.
//
// Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
// UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
// Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
// CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 121 SigningBoxNotRegistered.
func (m CryptoModule) SigningBoxGetPublicKey(ctx context.Context, params RegisteredSigningBox, options ...rpc.CallOption) (result ResultOfSigningBoxGetPublicKey, err error) {
	err = m.caller.Call(ctx, "crypto.signing_box_get_public_key", params, &result, options...)
	return result, err
}

// SigningBoxSign signs data with a signing box.
//
// Wire name: crypto.signing_box_sign.
//
// Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
// UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
// Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
// CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 121 SigningBoxNotRegistered.
func (m CryptoModule) SigningBoxSign(ctx context.Context, params ParamsOfSigningBoxSign, options ...rpc.CallOption) (result ResultOfSigningBoxSign, err error) {
	err = m.caller.Call(ctx, "crypto.signing_box_sign", params, &result, options...)
	return result, err
}

// RemoveSigningBox removes a signing box; an unknown handle is ignored.
//
// Wire name: crypto.remove_signing_box.
func (m CryptoModule) RemoveSigningBox(ctx context.Context, params RegisteredSigningBox, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "crypto.remove_signing_box", params, nil, options...)
}

// RegisterEncryptionBox registers an encryption box implemented by the application.
//
// Wire name: crypto.register_encryption_box.
//
// The object serves until the library removes it or the client is closed.
//
// Errors: 13 CallbackNotRegistered.
func (m CryptoModule) RegisterEncryptionBox(ctx context.Context, object AppEncryptionBox, options ...rpc.CallOption) (result RegisteredEncryptionBox, err error) {
	if err := rpc.CheckAppObject(object); err != nil {
		return result, err
	}
	options = append([]rpc.CallOption{rpc.WithAppObject(handlerOfAppEncryptionBox{object})}, options...)
	err = m.caller.Call(ctx, "crypto.register_encryption_box", nil, &result, options...)
	return result, err
}

// RemoveEncryptionBox removes an encryption box; an unknown handle is ignored.
//
// Wire name: crypto.remove_encryption_box.
func (m CryptoModule) RemoveEncryptionBox(ctx context.Context, params RegisteredEncryptionBox, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "crypto.remove_encryption_box", params, nil, options...)
}

// EncryptionBoxGetInfo returns information about an encryption box.
//
// Wire name: crypto.encryption_box_get_info.
//
// Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
// UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
// Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
// CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 123 EncryptionBoxNotRegistered.
func (m CryptoModule) EncryptionBoxGetInfo(ctx context.Context, params ParamsOfEncryptionBoxGetInfo, options ...rpc.CallOption) (result ResultOfEncryptionBoxGetInfo, err error) {
	err = m.caller.Call(ctx, "crypto.encryption_box_get_info", params, &result, options...)
	return result, err
}

// EncryptionBoxEncrypt encrypts data with an encryption box.
//
// AES pads data with zero bytes to a multiple of 16; the original size is not stored.
//
// Wire name: crypto.encryption_box_encrypt.
//
// Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
// UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
// Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
// CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 110 NaclSecretBoxFailed, 123
// EncryptionBoxNotRegistered, 134 InvalidNonceSize.
func (m CryptoModule) EncryptionBoxEncrypt(ctx context.Context, params ParamsOfEncryptionBoxEncrypt, options ...rpc.CallOption) (result ResultOfEncryptionBoxEncrypt, err error) {
	err = m.caller.Call(ctx, "crypto.encryption_box_encrypt", params, &result, options...)
	return result, err
}

// EncryptionBoxDecrypt decrypts data with an encryption box.
//
// Does not remove the zero padding of the last AES block.
//
// Wire name: crypto.encryption_box_decrypt.
//
// Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
// UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
// Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
// CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 110 NaclSecretBoxFailed, 123
// EncryptionBoxNotRegistered, 128 DecryptDataError, 134 InvalidNonceSize.
func (m CryptoModule) EncryptionBoxDecrypt(ctx context.Context, params ParamsOfEncryptionBoxDecrypt, options ...rpc.CallOption) (result ResultOfEncryptionBoxDecrypt, err error) {
	err = m.caller.Call(ctx, "crypto.encryption_box_decrypt", params, &result, options...)
	return result, err
}

// CreateEncryptionBox creates an encryption box with the given keys.
//
// AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every operation starts with
// the given vector or nonce.
//
// Wire name: crypto.create_encryption_box.
//
// Errors: 2 InvalidHex, 109 InvalidKeySize, 124 InvalidIvSize, 125 UnsupportedCipherMode, 129 IvRequired, 134
// InvalidNonceSize.
func (m CryptoModule) CreateEncryptionBox(ctx context.Context, params ParamsOfCreateEncryptionBox, options ...rpc.CallOption) (result RegisteredEncryptionBox, err error) {
	err = m.caller.Call(ctx, "crypto.create_encryption_box", params, &result, options...)
	return result, err
}

// AppPasswordProvider: Provides the password of a crypto box, encrypted for the library.
//
// The library calls the methods in their own goroutines, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppPasswordProvider interface {
	// GetPassword: Requests the password.
	GetPassword(ctx context.Context, request ParamsOfAppPasswordProviderGetPassword) (ResultOfAppPasswordProviderGetPassword, error)
}

// AppPasswordProviderFuncs is an AppPasswordProvider made of functions. A missing one refuses its requests.
type AppPasswordProviderFuncs struct {
	// OnGetPassword is called by GetPassword.
	OnGetPassword func(ctx context.Context, request ParamsOfAppPasswordProviderGetPassword) (ResultOfAppPasswordProviderGetPassword, error)
}

// GetPassword calls OnGetPassword.
func (f AppPasswordProviderFuncs) GetPassword(ctx context.Context, request ParamsOfAppPasswordProviderGetPassword) (ResultOfAppPasswordProviderGetPassword, error) {
	if f.OnGetPassword == nil {
		return ResultOfAppPasswordProviderGetPassword{}, fmt.Errorf("the application does not handle GetPassword")
	}
	return f.OnGetPassword(ctx, request)
}

type handlerOfAppPasswordProvider struct{ object AppPasswordProvider }

func (h handlerOfAppPasswordProvider) HandleRequest(ctx context.Context, data json.RawMessage) (any, error) {
	decoded, err := decodeParamsOfAppPasswordProvider(data)
	if err != nil {
		return nil, err
	}
	switch request := decoded.(type) {
	case ParamsOfAppPasswordProviderGetPassword:
		return h.object.GetPassword(ctx, request)
	}
	return nil, wire.UnknownRequest(data)
}

func (h handlerOfAppPasswordProvider) HandleNotification(context.Context, json.RawMessage) {}

// AppSigningBox: A signing box implemented by the application.
//
// The library calls the methods in their own goroutines, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppSigningBox interface {
	// GetPublicKey: Requests its public key.
	GetPublicKey(ctx context.Context, request ParamsOfAppSigningBoxGetPublicKey) (ResultOfAppSigningBoxGetPublicKey, error)
	// Sign: Requests a signature.
	Sign(ctx context.Context, request ParamsOfAppSigningBoxSign) (ResultOfAppSigningBoxSign, error)
}

// AppSigningBoxFuncs is an AppSigningBox made of functions. A missing one refuses its requests.
type AppSigningBoxFuncs struct {
	// OnGetPublicKey is called by GetPublicKey.
	OnGetPublicKey func(ctx context.Context, request ParamsOfAppSigningBoxGetPublicKey) (ResultOfAppSigningBoxGetPublicKey, error)
	// OnSign is called by Sign.
	OnSign func(ctx context.Context, request ParamsOfAppSigningBoxSign) (ResultOfAppSigningBoxSign, error)
}

// GetPublicKey calls OnGetPublicKey.
func (f AppSigningBoxFuncs) GetPublicKey(ctx context.Context, request ParamsOfAppSigningBoxGetPublicKey) (ResultOfAppSigningBoxGetPublicKey, error) {
	if f.OnGetPublicKey == nil {
		return ResultOfAppSigningBoxGetPublicKey{}, fmt.Errorf("the application does not handle GetPublicKey")
	}
	return f.OnGetPublicKey(ctx, request)
}

// Sign calls OnSign.
func (f AppSigningBoxFuncs) Sign(ctx context.Context, request ParamsOfAppSigningBoxSign) (ResultOfAppSigningBoxSign, error) {
	if f.OnSign == nil {
		return ResultOfAppSigningBoxSign{}, fmt.Errorf("the application does not handle Sign")
	}
	return f.OnSign(ctx, request)
}

type handlerOfAppSigningBox struct{ object AppSigningBox }

func (h handlerOfAppSigningBox) HandleRequest(ctx context.Context, data json.RawMessage) (any, error) {
	decoded, err := decodeParamsOfAppSigningBox(data)
	if err != nil {
		return nil, err
	}
	switch request := decoded.(type) {
	case ParamsOfAppSigningBoxGetPublicKey:
		return h.object.GetPublicKey(ctx, request)
	case ParamsOfAppSigningBoxSign:
		return h.object.Sign(ctx, request)
	}
	return nil, wire.UnknownRequest(data)
}

func (h handlerOfAppSigningBox) HandleNotification(context.Context, json.RawMessage) {}

// AppEncryptionBox: An encryption box implemented by the application.
//
// The library calls the methods in their own goroutines, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppEncryptionBox interface {
	// GetInfo: Requests information about the box.
	GetInfo(ctx context.Context, request ParamsOfAppEncryptionBoxGetInfo) (ResultOfAppEncryptionBoxGetInfo, error)
	// Encrypt: Requests encryption of data.
	Encrypt(ctx context.Context, request ParamsOfAppEncryptionBoxEncrypt) (ResultOfAppEncryptionBoxEncrypt, error)
	// Decrypt: Requests decryption of data.
	Decrypt(ctx context.Context, request ParamsOfAppEncryptionBoxDecrypt) (ResultOfAppEncryptionBoxDecrypt, error)
}

// AppEncryptionBoxFuncs is an AppEncryptionBox made of functions. A missing one refuses its requests.
type AppEncryptionBoxFuncs struct {
	// OnGetInfo is called by GetInfo.
	OnGetInfo func(ctx context.Context, request ParamsOfAppEncryptionBoxGetInfo) (ResultOfAppEncryptionBoxGetInfo, error)
	// OnEncrypt is called by Encrypt.
	OnEncrypt func(ctx context.Context, request ParamsOfAppEncryptionBoxEncrypt) (ResultOfAppEncryptionBoxEncrypt, error)
	// OnDecrypt is called by Decrypt.
	OnDecrypt func(ctx context.Context, request ParamsOfAppEncryptionBoxDecrypt) (ResultOfAppEncryptionBoxDecrypt, error)
}

// GetInfo calls OnGetInfo.
func (f AppEncryptionBoxFuncs) GetInfo(ctx context.Context, request ParamsOfAppEncryptionBoxGetInfo) (ResultOfAppEncryptionBoxGetInfo, error) {
	if f.OnGetInfo == nil {
		return ResultOfAppEncryptionBoxGetInfo{}, fmt.Errorf("the application does not handle GetInfo")
	}
	return f.OnGetInfo(ctx, request)
}

// Encrypt calls OnEncrypt.
func (f AppEncryptionBoxFuncs) Encrypt(ctx context.Context, request ParamsOfAppEncryptionBoxEncrypt) (ResultOfAppEncryptionBoxEncrypt, error) {
	if f.OnEncrypt == nil {
		return ResultOfAppEncryptionBoxEncrypt{}, fmt.Errorf("the application does not handle Encrypt")
	}
	return f.OnEncrypt(ctx, request)
}

// Decrypt calls OnDecrypt.
func (f AppEncryptionBoxFuncs) Decrypt(ctx context.Context, request ParamsOfAppEncryptionBoxDecrypt) (ResultOfAppEncryptionBoxDecrypt, error) {
	if f.OnDecrypt == nil {
		return ResultOfAppEncryptionBoxDecrypt{}, fmt.Errorf("the application does not handle Decrypt")
	}
	return f.OnDecrypt(ctx, request)
}

type handlerOfAppEncryptionBox struct{ object AppEncryptionBox }

func (h handlerOfAppEncryptionBox) HandleRequest(ctx context.Context, data json.RawMessage) (any, error) {
	decoded, err := decodeParamsOfAppEncryptionBox(data)
	if err != nil {
		return nil, err
	}
	switch request := decoded.(type) {
	case ParamsOfAppEncryptionBoxGetInfo:
		return h.object.GetInfo(ctx, request)
	case ParamsOfAppEncryptionBoxEncrypt:
		return h.object.Encrypt(ctx, request)
	case ParamsOfAppEncryptionBoxDecrypt:
		return h.object.Decrypt(ctx, request)
	}
	return nil, wire.UnknownRequest(data)
}

func (h handlerOfAppEncryptionBox) HandleNotification(context.Context, json.RawMessage) {}

// CryptoErrorCode: Numbers of the errors of module crypto.
type CryptoErrorCode = int

// Values of CryptoErrorCode.
const (
	// CryptoErrorCodeInvalidPublicKey: A public key is malformed or does not belong to the secret key.
	CryptoErrorCodeInvalidPublicKey CryptoErrorCode = 100
	// CryptoErrorCodeInvalidSecretKey: A secret key is malformed.
	CryptoErrorCodeInvalidSecretKey CryptoErrorCode = 101
	// CryptoErrorCodeInvalidKey: Cannot occur: keys have the codes 100, 101 and 109.
	CryptoErrorCodeInvalidKey CryptoErrorCode = 102
	// CryptoErrorCodeInvalidFactorizeChallenge: The number to factorize is not hex, longer than 64 bits, 0, 1 or
	// a prime.
	CryptoErrorCodeInvalidFactorizeChallenge CryptoErrorCode = 106
	// CryptoErrorCodeInvalidBigInt: A number is not hex or longer than 8192 bits, the modulus is zero or the
	// exponent negative.
	CryptoErrorCodeInvalidBigInt CryptoErrorCode = 107
	// CryptoErrorCodeScryptFailed: The parameters of scrypt are out of range or require too much work.
	CryptoErrorCodeScryptFailed CryptoErrorCode = 108
	// CryptoErrorCodeInvalidKeySize: A key, nonce or signature of fixed size has a different size.
	CryptoErrorCodeInvalidKeySize CryptoErrorCode = 109
	// CryptoErrorCodeNaclSecretBoxFailed: A secret box cannot be created or opened.
	CryptoErrorCodeNaclSecretBoxFailed CryptoErrorCode = 110
	// CryptoErrorCodeNaclBoxFailed: A box cannot be created or opened.
	CryptoErrorCodeNaclBoxFailed CryptoErrorCode = 111
	// CryptoErrorCodeNaclSignFailed: An attached signature is invalid.
	CryptoErrorCodeNaclSignFailed CryptoErrorCode = 112
	// CryptoErrorCodeBip39InvalidEntropy: The entropy of a BIP-39 phrase has the wrong size.
	CryptoErrorCodeBip39InvalidEntropy CryptoErrorCode = 113
	// CryptoErrorCodeBip39InvalidPhrase: A seed phrase fails verification before derivation.
	CryptoErrorCodeBip39InvalidPhrase CryptoErrorCode = 114
	// CryptoErrorCodeBip32InvalidKey: A serialized or derived extended key is invalid.
	CryptoErrorCodeBip32InvalidKey CryptoErrorCode = 115
	// CryptoErrorCodeBip32InvalidDerivePath: A segment of a derivation path is not a number.
	CryptoErrorCodeBip32InvalidDerivePath CryptoErrorCode = 116
	// CryptoErrorCodeBip39InvalidDictionary: Cannot occur: an unknown dictionary does not match the parameter
	// type (23).
	CryptoErrorCodeBip39InvalidDictionary CryptoErrorCode = 117
	// CryptoErrorCodeBip39InvalidWordCount: The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24.
	CryptoErrorCodeBip39InvalidWordCount CryptoErrorCode = 118
	// CryptoErrorCodeMnemonicGenerationFailed: No phrase of dictionary 0 was found in 5120 attempts.
	CryptoErrorCodeMnemonicGenerationFailed CryptoErrorCode = 119
	// CryptoErrorCodeMnemonicFromEntropyFailed: Entropy does not produce a valid phrase of dictionary 0.
	CryptoErrorCodeMnemonicFromEntropyFailed CryptoErrorCode = 120
	// CryptoErrorCodeSigningBoxNotRegistered: A signing box handle is unknown.
	CryptoErrorCodeSigningBoxNotRegistered CryptoErrorCode = 121
	// CryptoErrorCodeInvalidSignature: Cannot occur: signatures have the codes 109 and 112.
	CryptoErrorCodeInvalidSignature CryptoErrorCode = 122
	// CryptoErrorCodeEncryptionBoxNotRegistered: An encryption box handle is unknown.
	CryptoErrorCodeEncryptionBoxNotRegistered CryptoErrorCode = 123
	// CryptoErrorCodeInvalidIvSize: The initialization vector of AES is not 16 bytes.
	CryptoErrorCodeInvalidIvSize CryptoErrorCode = 124
	// CryptoErrorCodeUnsupportedCipherMode: An AES mode other than CBC is requested.
	CryptoErrorCodeUnsupportedCipherMode CryptoErrorCode = 125
	// CryptoErrorCodeCannotCreateCipher: Cannot occur: key and vector are checked before the cipher is created
	// (109, 124).
	CryptoErrorCodeCannotCreateCipher CryptoErrorCode = 126
	// CryptoErrorCodeEncryptDataError: Cannot occur: data is padded to whole blocks before it is encrypted.
	CryptoErrorCodeEncryptDataError CryptoErrorCode = 127
	// CryptoErrorCodeDecryptDataError: The length of AES data to decrypt is not a multiple of 16 bytes.
	CryptoErrorCodeDecryptDataError CryptoErrorCode = 128
	// CryptoErrorCodeIvRequired: AES is requested without an initialization vector.
	CryptoErrorCodeIvRequired CryptoErrorCode = 129
	// CryptoErrorCodeCryptoBoxNotRegistered: A crypto box handle is unknown.
	CryptoErrorCodeCryptoBoxNotRegistered CryptoErrorCode = 130
	// CryptoErrorCodeInvalidCryptoBoxType: Cannot occur: there is one type of crypto box.
	CryptoErrorCodeInvalidCryptoBoxType CryptoErrorCode = 131
	// CryptoErrorCodeCryptoBoxSecretSerializationError: Cannot occur: every secret that matches the parameter
	// type can be serialized.
	CryptoErrorCodeCryptoBoxSecretSerializationError CryptoErrorCode = 132
	// CryptoErrorCodeCryptoBoxSecretDeserializationError: The decrypted secret of a crypto box is invalid, most
	// often because of a wrong password.
	CryptoErrorCodeCryptoBoxSecretDeserializationError CryptoErrorCode = 133
	// CryptoErrorCodeInvalidNonceSize: A ChaCha20 nonce is not 12 bytes.
	CryptoErrorCodeInvalidNonceSize CryptoErrorCode = 134
)

// AesInfo: Description of an AES box.
type AesInfo struct {
	// Mode: Mode, `CBC`.
	Mode CipherMode `json:"mode"`
	// Iv: Initialization vector. Optional.
	Iv *string `json:"iv,omitempty"`
}

// AesParamsEB: Key of an AES box.
type AesParamsEB struct {
	// Mode: Mode, `CBC`.
	Mode CipherMode `json:"mode"`
	// Key: Key of 16, 24 or 32 bytes, hex. Secret.
	Key string `json:"key"`
	// Iv: Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129). Optional.
	Iv *string `json:"iv,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v AesParamsEB) Format(state fmt.State, verb rune) {
	type plain AesParamsEB
	v.Key = wire.Hidden(v.Key)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v AesParamsEB) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// BoxEncryptionAlgorithm: Cipher of an encryption box whose key is derived from a crypto box.
//
// One of BoxEncryptionAlgorithmChaCha20, BoxEncryptionAlgorithmNaclBox, BoxEncryptionAlgorithmNaclSecretBox, and
// from a newer daemon also UnknownVariant.
type BoxEncryptionAlgorithm interface{ isBoxEncryptionAlgorithm() }

// BoxEncryptionAlgorithmChaCha20: ChaCha20, without authentication.
type BoxEncryptionAlgorithmChaCha20 struct {
	// Value: Public parameters.
	Value ChaCha20ParamsCB `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v BoxEncryptionAlgorithmChaCha20) MarshalJSON() ([]byte, error) {
	type plain BoxEncryptionAlgorithmChaCha20
	return wire.Tagged("ChaCha20", plain(v))
}

func (BoxEncryptionAlgorithmChaCha20) isBoxEncryptionAlgorithm() {}

// BoxEncryptionAlgorithmNaclBox: X25519, XSalsa20 and Poly1305.
type BoxEncryptionAlgorithmNaclBox struct {
	// Value: Public parameters.
	Value NaclBoxParamsCB `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v BoxEncryptionAlgorithmNaclBox) MarshalJSON() ([]byte, error) {
	type plain BoxEncryptionAlgorithmNaclBox
	return wire.Tagged("NaclBox", plain(v))
}

func (BoxEncryptionAlgorithmNaclBox) isBoxEncryptionAlgorithm() {}

// BoxEncryptionAlgorithmNaclSecretBox: XSalsa20 and Poly1305.
type BoxEncryptionAlgorithmNaclSecretBox struct {
	// Value: Public parameters.
	Value NaclSecretBoxParamsCB `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v BoxEncryptionAlgorithmNaclSecretBox) MarshalJSON() ([]byte, error) {
	type plain BoxEncryptionAlgorithmNaclSecretBox
	return wire.Tagged("NaclSecretBox", plain(v))
}

func (BoxEncryptionAlgorithmNaclSecretBox) isBoxEncryptionAlgorithm() {}

func (UnknownVariant) isBoxEncryptionAlgorithm() {}

func decodeBoxEncryptionAlgorithm(data []byte) (BoxEncryptionAlgorithm, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "ChaCha20":
		return wire.As[BoxEncryptionAlgorithmChaCha20](data)
	case "NaclBox":
		return wire.As[BoxEncryptionAlgorithmNaclBox](data)
	case "NaclSecretBox":
		return wire.As[BoxEncryptionAlgorithmNaclSecretBox](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ChaCha20ParamsCB: Public parameters of ChaCha20.
type ChaCha20ParamsCB struct {
	// Nonce: Nonce, 24 hex characters.
	Nonce string `json:"nonce"`
}

// ChaCha20ParamsEB: Key of a ChaCha20 box.
type ChaCha20ParamsEB struct {
	// Key: Key, 64 hex characters. Secret.
	Key string `json:"key"`
	// Nonce: Nonce, 24 hex characters.
	Nonce string `json:"nonce"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ChaCha20ParamsEB) Format(state fmt.State, verb rune) {
	type plain ChaCha20ParamsEB
	v.Key = wire.Hidden(v.Key)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ChaCha20ParamsEB) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// CipherMode: Block cipher mode.
type CipherMode string

// Values of CipherMode.
const (
	// CipherModeCBC: Cipher block chaining, the only supported mode.
	CipherModeCBC CipherMode = "CBC"
	// CipherModeCFB: Not supported (125).
	CipherModeCFB CipherMode = "CFB"
	// CipherModeCTR: Not supported (125).
	CipherModeCTR CipherMode = "CTR"
	// CipherModeECB: Not supported (125).
	CipherModeECB CipherMode = "ECB"
	// CipherModeOFB: Not supported (125).
	CipherModeOFB CipherMode = "OFB"
)

// CryptoBoxHandle: Handle of a crypto box.
type CryptoBoxHandle uint32

// CryptoBoxSecret: Secret of a new crypto box.
//
// One of CryptoBoxSecretRandomSeedPhrase, CryptoBoxSecretPredefinedSeedPhrase, CryptoBoxSecretEncryptedSecret,
// and from a newer daemon also UnknownVariant.
type CryptoBoxSecret interface{ isCryptoBoxSecret() }

// CryptoBoxSecretRandomSeedPhrase: A new seed phrase.
type CryptoBoxSecretRandomSeedPhrase struct {
	// Dictionary: Dictionary of the phrase.
	Dictionary MnemonicDictionary `json:"dictionary"`
	// Wordcount: Number of words of the phrase.
	Wordcount uint8 `json:"wordcount"`
}

// MarshalJSON implements json.Marshaler.
func (v CryptoBoxSecretRandomSeedPhrase) MarshalJSON() ([]byte, error) {
	type plain CryptoBoxSecretRandomSeedPhrase
	return wire.Tagged("RandomSeedPhrase", plain(v))
}

func (CryptoBoxSecretRandomSeedPhrase) isCryptoBoxSecret() {}

// CryptoBoxSecretPredefinedSeedPhrase: A given phrase; it is checked when keys are derived from it.
type CryptoBoxSecretPredefinedSeedPhrase struct {
	// Phrase: Seed phrase. Secret.
	Phrase string `json:"phrase"`
	// Dictionary: Dictionary of the phrase.
	Dictionary MnemonicDictionary `json:"dictionary"`
	// Wordcount: Number of words of the phrase.
	Wordcount uint8 `json:"wordcount"`
}

// MarshalJSON implements json.Marshaler.
func (v CryptoBoxSecretPredefinedSeedPhrase) MarshalJSON() ([]byte, error) {
	type plain CryptoBoxSecretPredefinedSeedPhrase
	return wire.Tagged("PredefinedSeedPhrase", plain(v))
}

// Format implements fmt.Formatter and hides secrets.
func (v CryptoBoxSecretPredefinedSeedPhrase) Format(state fmt.State, verb rune) {
	type plain CryptoBoxSecretPredefinedSeedPhrase
	v.Phrase = wire.Hidden(v.Phrase)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v CryptoBoxSecretPredefinedSeedPhrase) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

func (CryptoBoxSecretPredefinedSeedPhrase) isCryptoBoxSecret() {}

// CryptoBoxSecretEncryptedSecret: A secret returned by another crypto box.
type CryptoBoxSecretEncryptedSecret struct {
	// EncryptedSecret: Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the
	// secret encrypted with ChaCha20.
	EncryptedSecret string `json:"encrypted_secret"`
}

// MarshalJSON implements json.Marshaler.
func (v CryptoBoxSecretEncryptedSecret) MarshalJSON() ([]byte, error) {
	type plain CryptoBoxSecretEncryptedSecret
	return wire.Tagged("EncryptedSecret", plain(v))
}

func (CryptoBoxSecretEncryptedSecret) isCryptoBoxSecret() {}

func (UnknownVariant) isCryptoBoxSecret() {}

func decodeCryptoBoxSecret(data []byte) (CryptoBoxSecret, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "RandomSeedPhrase":
		return wire.As[CryptoBoxSecretRandomSeedPhrase](data)
	case "PredefinedSeedPhrase":
		return wire.As[CryptoBoxSecretPredefinedSeedPhrase](data)
	case "EncryptedSecret":
		return wire.As[CryptoBoxSecretEncryptedSecret](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// EncryptionAlgorithm: Cipher and keys of an encryption box.
//
// One of EncryptionAlgorithmAES, EncryptionAlgorithmChaCha20, EncryptionAlgorithmNaclBox,
// EncryptionAlgorithmNaclSecretBox, and from a newer daemon also UnknownVariant.
type EncryptionAlgorithm interface{ isEncryptionAlgorithm() }

// EncryptionAlgorithmAES: AES. Data is padded with zero bytes; its size is not stored.
type EncryptionAlgorithmAES struct {
	// Value: Key.
	Value AesParamsEB `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v EncryptionAlgorithmAES) MarshalJSON() ([]byte, error) {
	type plain EncryptionAlgorithmAES
	return wire.Tagged("AES", plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v EncryptionAlgorithmAES) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

func (EncryptionAlgorithmAES) isEncryptionAlgorithm() {}

// EncryptionAlgorithmChaCha20: ChaCha20, without authentication.
type EncryptionAlgorithmChaCha20 struct {
	// Value: Key.
	Value ChaCha20ParamsEB `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v EncryptionAlgorithmChaCha20) MarshalJSON() ([]byte, error) {
	type plain EncryptionAlgorithmChaCha20
	return wire.Tagged("ChaCha20", plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v EncryptionAlgorithmChaCha20) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

func (EncryptionAlgorithmChaCha20) isEncryptionAlgorithm() {}

// EncryptionAlgorithmNaclBox: X25519, XSalsa20 and Poly1305.
type EncryptionAlgorithmNaclBox struct {
	// Value: Keys.
	Value NaclBoxParamsEB `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v EncryptionAlgorithmNaclBox) MarshalJSON() ([]byte, error) {
	type plain EncryptionAlgorithmNaclBox
	return wire.Tagged("NaclBox", plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v EncryptionAlgorithmNaclBox) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

func (EncryptionAlgorithmNaclBox) isEncryptionAlgorithm() {}

// EncryptionAlgorithmNaclSecretBox: XSalsa20 and Poly1305.
type EncryptionAlgorithmNaclSecretBox struct {
	// Value: Key.
	Value NaclSecretBoxParamsEB `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v EncryptionAlgorithmNaclSecretBox) MarshalJSON() ([]byte, error) {
	type plain EncryptionAlgorithmNaclSecretBox
	return wire.Tagged("NaclSecretBox", plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v EncryptionAlgorithmNaclSecretBox) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

func (EncryptionAlgorithmNaclSecretBox) isEncryptionAlgorithm() {}

func (UnknownVariant) isEncryptionAlgorithm() {}

func decodeEncryptionAlgorithm(data []byte) (EncryptionAlgorithm, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "AES":
		return wire.As[EncryptionAlgorithmAES](data)
	case "ChaCha20":
		return wire.As[EncryptionAlgorithmChaCha20](data)
	case "NaclBox":
		return wire.As[EncryptionAlgorithmNaclBox](data)
	case "NaclSecretBox":
		return wire.As[EncryptionAlgorithmNaclSecretBox](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// EncryptionBoxHandle: Handle of an encryption box.
type EncryptionBoxHandle uint32

// EncryptionBoxInfo: Description of an encryption box.
type EncryptionBoxInfo struct {
	// Hdpath: Derivation path of the key, if given. Optional.
	Hdpath *string `json:"hdpath,omitempty"`
	// Algorithm: Name of the cipher. Optional.
	Algorithm *string `json:"algorithm,omitempty"`
	// Options: Public parameters of the cipher. Optional.
	Options json.RawMessage `json:"options,omitempty"`
	// Public: Own public key, if the cipher has one. Optional.
	Public json.RawMessage `json:"public,omitempty"`
}

// KeyPair: A key pair; Ed25519 unless stated otherwise.
type KeyPair struct {
	// Public: Public key, 64 hex characters.
	Public string `json:"public"`
	// Secret: Secret key: the 32-byte seed as 64 hex characters. Secret.
	Secret string `json:"secret"`
}

// Format implements fmt.Formatter and hides secrets.
func (v KeyPair) Format(state fmt.State, verb rune) {
	type plain KeyPair
	v.Secret = wire.Hidden(v.Secret)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v KeyPair) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// MnemonicDictionary: Word list and derivation rule of a seed phrase.
type MnemonicDictionary int

// Values of MnemonicDictionary.
const (
	// MnemonicDictionaryTon: English word list with its own derivation rule.
	MnemonicDictionaryTon MnemonicDictionary = 0
	// MnemonicDictionaryEnglish: BIP-39 English.
	MnemonicDictionaryEnglish MnemonicDictionary = 1
	// MnemonicDictionaryChineseSimplified: BIP-39 Chinese, simplified.
	MnemonicDictionaryChineseSimplified MnemonicDictionary = 2
	// MnemonicDictionaryChineseTraditional: BIP-39 Chinese, traditional.
	MnemonicDictionaryChineseTraditional MnemonicDictionary = 3
	// MnemonicDictionaryFrench: BIP-39 French.
	MnemonicDictionaryFrench MnemonicDictionary = 4
	// MnemonicDictionaryItalian: BIP-39 Italian.
	MnemonicDictionaryItalian MnemonicDictionary = 5
	// MnemonicDictionaryJapanese: BIP-39 Japanese.
	MnemonicDictionaryJapanese MnemonicDictionary = 6
	// MnemonicDictionaryKorean: BIP-39 Korean.
	MnemonicDictionaryKorean MnemonicDictionary = 7
	// MnemonicDictionarySpanish: BIP-39 Spanish.
	MnemonicDictionarySpanish MnemonicDictionary = 8
)

// NaclBoxParamsCB: Public parameters of a NaCl box.
type NaclBoxParamsCB struct {
	// TheirPublic: Public key of the other party, 64 hex characters.
	TheirPublic string `json:"their_public"`
	// Nonce: Nonce, 48 hex characters.
	Nonce string `json:"nonce"`
}

// NaclBoxParamsEB: Keys of a NaCl box.
type NaclBoxParamsEB struct {
	// TheirPublic: Public key of the other party, 64 hex characters.
	TheirPublic string `json:"their_public"`
	// Secret: Own secret key, 64 hex characters. Secret.
	Secret string `json:"secret"`
	// Nonce: Nonce, 48 hex characters.
	Nonce string `json:"nonce"`
}

// Format implements fmt.Formatter and hides secrets.
func (v NaclBoxParamsEB) Format(state fmt.State, verb rune) {
	type plain NaclBoxParamsEB
	v.Secret = wire.Hidden(v.Secret)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v NaclBoxParamsEB) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// NaclSecretBoxParamsCB: Public parameters of a NaCl secret box.
type NaclSecretBoxParamsCB struct {
	// Nonce: Nonce, 48 hex characters.
	Nonce string `json:"nonce"`
}

// NaclSecretBoxParamsEB: Key of a NaCl secret box.
type NaclSecretBoxParamsEB struct {
	// Key: Key, 64 hex characters. Secret.
	Key string `json:"key"`
	// Nonce: Nonce, 48 hex characters.
	Nonce string `json:"nonce"`
}

// Format implements fmt.Formatter and hides secrets.
func (v NaclSecretBoxParamsEB) Format(state fmt.State, verb rune) {
	type plain NaclSecretBoxParamsEB
	v.Key = wire.Hidden(v.Key)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v NaclSecretBoxParamsEB) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfAppEncryptionBox: Request to an encryption box of the application.
//
// One of ParamsOfAppEncryptionBoxGetInfo, ParamsOfAppEncryptionBoxEncrypt, ParamsOfAppEncryptionBoxDecrypt, and
// from a newer daemon also UnknownVariant.
type ParamsOfAppEncryptionBox interface{ isParamsOfAppEncryptionBox() }

// ParamsOfAppEncryptionBoxGetInfo: Requests information about the box.
type ParamsOfAppEncryptionBoxGetInfo struct{}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppEncryptionBoxGetInfo) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppEncryptionBoxGetInfo
	return wire.Tagged("GetInfo", plain(v))
}

func (ParamsOfAppEncryptionBoxGetInfo) isParamsOfAppEncryptionBox() {}

// ParamsOfAppEncryptionBoxEncrypt: Requests encryption of data.
type ParamsOfAppEncryptionBoxEncrypt struct {
	// Data: The data.
	Data string `json:"data"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppEncryptionBoxEncrypt) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppEncryptionBoxEncrypt
	return wire.Tagged("Encrypt", plain(v))
}

func (ParamsOfAppEncryptionBoxEncrypt) isParamsOfAppEncryptionBox() {}

// ParamsOfAppEncryptionBoxDecrypt: Requests decryption of data.
type ParamsOfAppEncryptionBoxDecrypt struct {
	// Data: The data.
	Data string `json:"data"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppEncryptionBoxDecrypt) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppEncryptionBoxDecrypt
	return wire.Tagged("Decrypt", plain(v))
}

func (ParamsOfAppEncryptionBoxDecrypt) isParamsOfAppEncryptionBox() {}

func (UnknownVariant) isParamsOfAppEncryptionBox() {}

func decodeParamsOfAppEncryptionBox(data []byte) (ParamsOfAppEncryptionBox, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "GetInfo":
		return wire.As[ParamsOfAppEncryptionBoxGetInfo](data)
	case "Encrypt":
		return wire.As[ParamsOfAppEncryptionBoxEncrypt](data)
	case "Decrypt":
		return wire.As[ParamsOfAppEncryptionBoxDecrypt](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ParamsOfAppPasswordProvider: Request to the password provider of the application.
//
// One of ParamsOfAppPasswordProviderGetPassword, and from a newer daemon also UnknownVariant.
type ParamsOfAppPasswordProvider interface{ isParamsOfAppPasswordProvider() }

// ParamsOfAppPasswordProviderGetPassword: Requests the password.
type ParamsOfAppPasswordProviderGetPassword struct {
	// EncryptionPublicKey: X25519 public key generated for this request, 64 hex characters.
	EncryptionPublicKey string `json:"encryption_public_key"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppPasswordProviderGetPassword) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppPasswordProviderGetPassword
	return wire.Tagged("GetPassword", plain(v))
}

func (ParamsOfAppPasswordProviderGetPassword) isParamsOfAppPasswordProvider() {}

func (UnknownVariant) isParamsOfAppPasswordProvider() {}

func decodeParamsOfAppPasswordProvider(data []byte) (ParamsOfAppPasswordProvider, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "GetPassword":
		return wire.As[ParamsOfAppPasswordProviderGetPassword](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ParamsOfAppSigningBox: Request to a signing box of the application.
//
// One of ParamsOfAppSigningBoxGetPublicKey, ParamsOfAppSigningBoxSign, and from a newer daemon also
// UnknownVariant.
type ParamsOfAppSigningBox interface{ isParamsOfAppSigningBox() }

// ParamsOfAppSigningBoxGetPublicKey: Requests its public key.
type ParamsOfAppSigningBoxGetPublicKey struct{}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppSigningBoxGetPublicKey) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppSigningBoxGetPublicKey
	return wire.Tagged("GetPublicKey", plain(v))
}

func (ParamsOfAppSigningBoxGetPublicKey) isParamsOfAppSigningBox() {}

// ParamsOfAppSigningBoxSign: Requests a signature.
type ParamsOfAppSigningBoxSign struct {
	// Unsigned: Data to sign.
	Unsigned string `json:"unsigned"`
	// Content: The message that is signed. Absent if the data does not belong to a message, as in
	// `crypto.signing_box_sign`. Extension of the published interface. Optional.
	Content *SigningContent `json:"content,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppSigningBoxSign) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppSigningBoxSign
	return wire.Tagged("Sign", plain(v))
}

func (ParamsOfAppSigningBoxSign) isParamsOfAppSigningBox() {}

func (UnknownVariant) isParamsOfAppSigningBox() {}

func decodeParamsOfAppSigningBox(data []byte) (ParamsOfAppSigningBox, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "GetPublicKey":
		return wire.As[ParamsOfAppSigningBoxGetPublicKey](data)
	case "Sign":
		return wire.As[ParamsOfAppSigningBoxSign](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ParamsOfChaCha20: Data, plain or encrypted, and a key.
type ParamsOfChaCha20 struct {
	// Data: The data.
	Data string `json:"data"`
	// Key: Key, 64 hex characters. Secret.
	Key string `json:"key"`
	// Nonce: Nonce, 24 hex characters. Never reuse a nonce with the same key.
	Nonce string `json:"nonce"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfChaCha20) Format(state fmt.State, verb rune) {
	type plain ParamsOfChaCha20
	v.Key = wire.Hidden(v.Key)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfChaCha20) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfConvertPublicKeyToTonSafeFormat: A public key.
type ParamsOfConvertPublicKeyToTonSafeFormat struct {
	// PublicKey: Public key, usually 64 hex characters; the length is not checked.
	PublicKey string `json:"public_key"`
}

// ParamsOfCreateCryptoBox: The crypto box to create.
type ParamsOfCreateCryptoBox struct {
	// SecretEncryptionSalt: Encryption salt; opening the encrypted secret again requires the same text.
	SecretEncryptionSalt string `json:"secret_encryption_salt"`
	// Secret: The secret.
	Secret CryptoBoxSecret `json:"secret"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfCreateCryptoBox) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfCreateCryptoBox
	var fields struct {
		*plain
		// As text.
		Secret json.RawMessage `json:"secret"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Secret, err = decodeCryptoBoxSecret(fields.Secret); err != nil {
		return fmt.Errorf("secret: %w", err)
	}
	return nil
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfCreateCryptoBox) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfCreateEncryptionBox: The encryption box to create.
type ParamsOfCreateEncryptionBox struct {
	// Algorithm: Cipher and keys.
	Algorithm EncryptionAlgorithm `json:"algorithm"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfCreateEncryptionBox) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfCreateEncryptionBox
	var fields struct {
		*plain
		// As text.
		Algorithm json.RawMessage `json:"algorithm"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Algorithm, err = decodeEncryptionAlgorithm(fields.Algorithm); err != nil {
		return fmt.Errorf("algorithm: %w", err)
	}
	return nil
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfCreateEncryptionBox) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfEncryptionBoxDecrypt: Data and the box to use.
type ParamsOfEncryptionBoxDecrypt struct {
	// EncryptionBox: The box.
	EncryptionBox EncryptionBoxHandle `json:"encryption_box"`
	// Data: Data to decrypt.
	Data string `json:"data"`
}

// ParamsOfEncryptionBoxEncrypt: Data and the box to use.
type ParamsOfEncryptionBoxEncrypt struct {
	// EncryptionBox: The box.
	EncryptionBox EncryptionBoxHandle `json:"encryption_box"`
	// Data: Data to encrypt.
	Data string `json:"data"`
}

// ParamsOfEncryptionBoxGetInfo: An encryption box.
type ParamsOfEncryptionBoxGetInfo struct {
	// EncryptionBox: The box.
	EncryptionBox EncryptionBoxHandle `json:"encryption_box"`
}

// ParamsOfFactorize: A number to factorize.
type ParamsOfFactorize struct {
	// Composite: Composite number of at most 64 bits, hex without prefix.
	Composite string `json:"composite"`
}

// ParamsOfGenerateRandomBytes: Number of random bytes to generate.
type ParamsOfGenerateRandomBytes struct {
	// Length: Number of bytes, at most 33554432. At most 33554432.
	Length uint32 `json:"length"`
}

// ParamsOfGetEncryptionBoxFromCryptoBox: A crypto box, a cipher and the derivation path of the key.
type ParamsOfGetEncryptionBoxFromCryptoBox struct {
	// Handle: Handle of the crypto box.
	Handle uint32 `json:"handle"`
	// Hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
	// Optional.
	Hdpath *string `json:"hdpath,omitempty"`
	// Algorithm: The cipher; its key is the derived secret.
	Algorithm BoxEncryptionAlgorithm `json:"algorithm"`
	// SecretLifetime: How long to keep the derived secret, in ms from its derivation. Absent or 0: every
	// operation requests the password. Optional.
	SecretLifetime *uint32 `json:"secret_lifetime,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfGetEncryptionBoxFromCryptoBox) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfGetEncryptionBoxFromCryptoBox
	var fields struct {
		*plain
		// As text.
		Algorithm json.RawMessage `json:"algorithm"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Algorithm, err = decodeBoxEncryptionAlgorithm(fields.Algorithm); err != nil {
		return fmt.Errorf("algorithm: %w", err)
	}
	return nil
}

// ParamsOfGetSigningBoxFromCryptoBox: A crypto box and the derivation path of the signing key.
type ParamsOfGetSigningBoxFromCryptoBox struct {
	// Handle: Handle of the crypto box.
	Handle uint32 `json:"handle"`
	// Hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
	// Optional.
	Hdpath *string `json:"hdpath,omitempty"`
	// SecretLifetime: How long to keep the derived secret, in ms from its derivation. Absent or 0: every
	// operation requests the password. Optional.
	SecretLifetime *uint32 `json:"secret_lifetime,omitempty"`
}

// ParamsOfHDKeyDeriveFromXPrv: A key and a child index.
type ParamsOfHDKeyDeriveFromXPrv struct {
	// Xprv: BIP-32 extended private key, 111 characters beginning with `xprv`. Secret.
	Xprv string `json:"xprv"`
	// ChildIndex: Index of the child.
	ChildIndex uint32 `json:"child_index"`
	// Hardened: Derive a hardened child: sets the top bit of the index.
	Hardened bool `json:"hardened"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfHDKeyDeriveFromXPrv) Format(state fmt.State, verb rune) {
	type plain ParamsOfHDKeyDeriveFromXPrv
	v.Xprv = wire.Hidden(v.Xprv)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfHDKeyDeriveFromXPrv) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfHDKeyDeriveFromXPrvPath: A key and a derivation path.
type ParamsOfHDKeyDeriveFromXPrvPath struct {
	// Xprv: BIP-32 extended private key, 111 characters beginning with `xprv`. Secret.
	Xprv string `json:"xprv"`
	// Path: Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from 2147483648
	// to 4294967295 must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.
	Path string `json:"path"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfHDKeyDeriveFromXPrvPath) Format(state fmt.State, verb rune) {
	type plain ParamsOfHDKeyDeriveFromXPrvPath
	v.Xprv = wire.Hidden(v.Xprv)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfHDKeyDeriveFromXPrvPath) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfHDKeyPublicFromXPrv: An extended private key.
type ParamsOfHDKeyPublicFromXPrv struct {
	// Xprv: BIP-32 extended private key, 111 characters beginning with `xprv`. Secret.
	Xprv string `json:"xprv"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfHDKeyPublicFromXPrv) Format(state fmt.State, verb rune) {
	type plain ParamsOfHDKeyPublicFromXPrv
	v.Xprv = wire.Hidden(v.Xprv)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfHDKeyPublicFromXPrv) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfHDKeySecretFromXPrv: An extended private key.
type ParamsOfHDKeySecretFromXPrv struct {
	// Xprv: BIP-32 extended private key, 111 characters beginning with `xprv`. Secret.
	Xprv string `json:"xprv"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfHDKeySecretFromXPrv) Format(state fmt.State, verb rune) {
	type plain ParamsOfHDKeySecretFromXPrv
	v.Xprv = wire.Hidden(v.Xprv)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfHDKeySecretFromXPrv) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfHDKeyXPrvFromMnemonic: A seed phrase.
type ParamsOfHDKeyXPrvFromMnemonic struct {
	// Phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
	// compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given. Secret.
	Phrase string `json:"phrase"`
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
	// `crypto.mnemonic_word_count` of the configuration. Optional.
	WordCount *uint8 `json:"word_count,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfHDKeyXPrvFromMnemonic) Format(state fmt.State, verb rune) {
	type plain ParamsOfHDKeyXPrvFromMnemonic
	v.Phrase = wire.Hidden(v.Phrase)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfHDKeyXPrvFromMnemonic) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfHash: Data to hash.
type ParamsOfHash struct {
	// Data: The data.
	Data string `json:"data"`
}

// ParamsOfMnemonicDeriveSignKeys: A seed phrase and a derivation path.
type ParamsOfMnemonicDeriveSignKeys struct {
	// Phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
	// compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given. Secret.
	Phrase string `json:"phrase"`
	// Path: Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from
	// 2147483648 on needs an apostrophe (116). Optional.
	Path *string `json:"path,omitempty"`
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
	// `crypto.mnemonic_word_count` of the configuration. Optional.
	WordCount *uint8 `json:"word_count,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfMnemonicDeriveSignKeys) Format(state fmt.State, verb rune) {
	type plain ParamsOfMnemonicDeriveSignKeys
	v.Phrase = wire.Hidden(v.Phrase)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfMnemonicDeriveSignKeys) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfMnemonicFromEntropy: Entropy and its dictionary.
type ParamsOfMnemonicFromEntropy struct {
	// Entropy: BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes
	// that satisfy its seed rule. Secret.
	Entropy string `json:"entropy"`
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
	// `crypto.mnemonic_word_count` of the configuration. Optional.
	WordCount *uint8 `json:"word_count,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfMnemonicFromEntropy) Format(state fmt.State, verb rune) {
	type plain ParamsOfMnemonicFromEntropy
	v.Entropy = wire.Hidden(v.Entropy)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfMnemonicFromEntropy) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfMnemonicFromRandom: The seed phrase to generate.
type ParamsOfMnemonicFromRandom struct {
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
	// `crypto.mnemonic_word_count` of the configuration. Optional.
	WordCount *uint8 `json:"word_count,omitempty"`
}

// ParamsOfMnemonicVerify: A seed phrase to check.
type ParamsOfMnemonicVerify struct {
	// Phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
	// compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given. Secret.
	Phrase string `json:"phrase"`
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
	// `crypto.mnemonic_word_count` of the configuration. Optional.
	WordCount *uint8 `json:"word_count,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfMnemonicVerify) Format(state fmt.State, verb rune) {
	type plain ParamsOfMnemonicVerify
	v.Phrase = wire.Hidden(v.Phrase)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfMnemonicVerify) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfMnemonicWords: A dictionary.
type ParamsOfMnemonicWords struct {
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
}

// ParamsOfModularPower: Numbers as hex without prefix, each at most 8192 bits.
type ParamsOfModularPower struct {
	// Base: The base.
	Base string `json:"base"`
	// Exponent: The exponent, non-negative.
	Exponent string `json:"exponent"`
	// Modulus: The modulus, non-zero.
	Modulus string `json:"modulus"`
}

// ParamsOfNaclBox: Data and the keys of both parties.
type ParamsOfNaclBox struct {
	// Decrypted: The data.
	Decrypted string `json:"decrypted"`
	// Nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
	Nonce string `json:"nonce"`
	// TheirPublic: Public key of the other party, 64 hex characters.
	TheirPublic string `json:"their_public"`
	// Secret: Own secret key, 64 hex characters. Secret.
	Secret string `json:"secret"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfNaclBox) Format(state fmt.State, verb rune) {
	type plain ParamsOfNaclBox
	v.Secret = wire.Hidden(v.Secret)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfNaclBox) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfNaclBoxKeyPairFromSecret: An X25519 secret key.
type ParamsOfNaclBoxKeyPairFromSecret struct {
	// Secret: Secret key, 64 hex characters without prefix. Secret.
	Secret string `json:"secret"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfNaclBoxKeyPairFromSecret) Format(state fmt.State, verb rune) {
	type plain ParamsOfNaclBoxKeyPairFromSecret
	v.Secret = wire.Hidden(v.Secret)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfNaclBoxKeyPairFromSecret) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfNaclBoxOpen: Encrypted data and the keys of both parties.
type ParamsOfNaclBoxOpen struct {
	// Encrypted: Authentication tag (16 bytes) followed by the encrypted data.
	Encrypted string `json:"encrypted"`
	// Nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
	Nonce string `json:"nonce"`
	// TheirPublic: Public key of the other party, 64 hex characters.
	TheirPublic string `json:"their_public"`
	// Secret: Own secret key, 64 hex characters. Secret.
	Secret string `json:"secret"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfNaclBoxOpen) Format(state fmt.State, verb rune) {
	type plain ParamsOfNaclBoxOpen
	v.Secret = wire.Hidden(v.Secret)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfNaclBoxOpen) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfNaclSecretBox: Data and a shared key.
type ParamsOfNaclSecretBox struct {
	// Decrypted: The data.
	Decrypted string `json:"decrypted"`
	// Nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
	Nonce string `json:"nonce"`
	// Key: Shared key, 64 hex characters. Secret.
	Key string `json:"key"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfNaclSecretBox) Format(state fmt.State, verb rune) {
	type plain ParamsOfNaclSecretBox
	v.Key = wire.Hidden(v.Key)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfNaclSecretBox) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfNaclSecretBoxOpen: Encrypted data and a shared key.
type ParamsOfNaclSecretBoxOpen struct {
	// Encrypted: Authentication tag (16 bytes) followed by the encrypted data.
	Encrypted string `json:"encrypted"`
	// Nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
	Nonce string `json:"nonce"`
	// Key: Shared key, 64 hex characters. Secret.
	Key string `json:"key"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfNaclSecretBoxOpen) Format(state fmt.State, verb rune) {
	type plain ParamsOfNaclSecretBoxOpen
	v.Key = wire.Hidden(v.Key)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfNaclSecretBoxOpen) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfNaclSign: Data and the key to sign it with.
type ParamsOfNaclSign struct {
	// Unsigned: Data to sign.
	Unsigned string `json:"unsigned"`
	// Secret: The seed followed by the public key, 128 hex characters. Secret.
	Secret string `json:"secret"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfNaclSign) Format(state fmt.State, verb rune) {
	type plain ParamsOfNaclSign
	v.Secret = wire.Hidden(v.Secret)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfNaclSign) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfNaclSignDetachedVerify: Data, its signature and the key of the signer.
type ParamsOfNaclSignDetachedVerify struct {
	// Unsigned: The data.
	Unsigned string `json:"unsigned"`
	// Signature: Signature, 128 hex characters.
	Signature string `json:"signature"`
	// Public: Public key of the signer, 64 hex characters.
	Public string `json:"public"`
}

// ParamsOfNaclSignKeyPairFromSecret: The seed of an Ed25519 key.
type ParamsOfNaclSignKeyPairFromSecret struct {
	// Secret: Secret key, 64 hex characters without prefix. Secret.
	Secret string `json:"secret"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfNaclSignKeyPairFromSecret) Format(state fmt.State, verb rune) {
	type plain ParamsOfNaclSignKeyPairFromSecret
	v.Secret = wire.Hidden(v.Secret)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfNaclSignKeyPairFromSecret) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfNaclSignOpen: Signed data and the key of the signer.
type ParamsOfNaclSignOpen struct {
	// Signed: Signature (64 bytes) followed by the data.
	Signed string `json:"signed"`
	// Public: Public key of the signer, 64 hex characters.
	Public string `json:"public"`
}

// ParamsOfScrypt: A password and the cost parameters of scrypt (RFC 7914). Memory, 128 * r * (2^log_n + p)
// bytes, is at most 2^31; 128 * r * 2^log_n * p is at most 2^34.
type ParamsOfScrypt struct {
	// Password: The password. Secret.
	Password string `json:"password"`
	// Salt: The salt.
	Salt string `json:"salt"`
	// LogN: Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15.
	LogN uint8 `json:"log_n"`
	// R: Block size, in units of 128 bytes, at least 1. Typical: 8.
	R uint32 `json:"r"`
	// P: Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1.
	P uint32 `json:"p"`
	// DkLen: Length of the derived key in bytes, from 1 to 16777216.
	DkLen uint32 `json:"dk_len"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ParamsOfScrypt) Format(state fmt.State, verb rune) {
	type plain ParamsOfScrypt
	v.Password = wire.Hidden(v.Password)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfScrypt) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfSign: Data and the keys to sign it with.
type ParamsOfSign struct {
	// Unsigned: Data to sign.
	Unsigned string `json:"unsigned"`
	// Keys: Keys to sign with.
	Keys KeyPair `json:"keys"`
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfSign) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfSigningBoxSign: Data and the box to sign it with.
type ParamsOfSigningBoxSign struct {
	// SigningBox: The box.
	SigningBox SigningBoxHandle `json:"signing_box"`
	// Unsigned: Data to sign.
	Unsigned string `json:"unsigned"`
}

// ParamsOfTonCrc16: Data to checksum.
type ParamsOfTonCrc16 struct {
	// Data: The data.
	Data string `json:"data"`
}

// ParamsOfVerifySignature: Signed data and the key of the signer.
type ParamsOfVerifySignature struct {
	// Signed: Signature (64 bytes) followed by the data.
	Signed string `json:"signed"`
	// Public: Public key of the signer, 64 hex characters.
	Public string `json:"public"`
}

// RegisteredCryptoBox: A crypto box.
type RegisteredCryptoBox struct {
	// Handle: Handle of the box.
	Handle CryptoBoxHandle `json:"handle"`
}

// RegisteredEncryptionBox: An encryption box.
type RegisteredEncryptionBox struct {
	// Handle: Handle of the box.
	Handle EncryptionBoxHandle `json:"handle"`
}

// RegisteredSigningBox: A signing box.
type RegisteredSigningBox struct {
	// Handle: Handle of the box.
	Handle SigningBoxHandle `json:"handle"`
}

// ResultOfAppEncryptionBox: Response of an encryption box of the application.
//
// One of ResultOfAppEncryptionBoxGetInfo, ResultOfAppEncryptionBoxEncrypt, ResultOfAppEncryptionBoxDecrypt, and
// from a newer daemon also UnknownVariant.
type ResultOfAppEncryptionBox interface{ isResultOfAppEncryptionBox() }

// ResultOfAppEncryptionBoxGetInfo: Information about the box.
type ResultOfAppEncryptionBoxGetInfo struct {
	// Info: The information.
	Info EncryptionBoxInfo `json:"info"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfAppEncryptionBoxGetInfo) MarshalJSON() ([]byte, error) {
	type plain ResultOfAppEncryptionBoxGetInfo
	return wire.Tagged("GetInfo", plain(v))
}

func (ResultOfAppEncryptionBoxGetInfo) isResultOfAppEncryptionBox() {}

// ResultOfAppEncryptionBoxEncrypt: Encrypted data.
type ResultOfAppEncryptionBoxEncrypt struct {
	// Data: The data.
	Data string `json:"data"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfAppEncryptionBoxEncrypt) MarshalJSON() ([]byte, error) {
	type plain ResultOfAppEncryptionBoxEncrypt
	return wire.Tagged("Encrypt", plain(v))
}

func (ResultOfAppEncryptionBoxEncrypt) isResultOfAppEncryptionBox() {}

// ResultOfAppEncryptionBoxDecrypt: Decrypted data.
type ResultOfAppEncryptionBoxDecrypt struct {
	// Data: The data.
	Data string `json:"data"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfAppEncryptionBoxDecrypt) MarshalJSON() ([]byte, error) {
	type plain ResultOfAppEncryptionBoxDecrypt
	return wire.Tagged("Decrypt", plain(v))
}

func (ResultOfAppEncryptionBoxDecrypt) isResultOfAppEncryptionBox() {}

func (UnknownVariant) isResultOfAppEncryptionBox() {}

func decodeResultOfAppEncryptionBox(data []byte) (ResultOfAppEncryptionBox, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "GetInfo":
		return wire.As[ResultOfAppEncryptionBoxGetInfo](data)
	case "Encrypt":
		return wire.As[ResultOfAppEncryptionBoxEncrypt](data)
	case "Decrypt":
		return wire.As[ResultOfAppEncryptionBoxDecrypt](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ResultOfAppPasswordProvider: Response of the password provider of the application.
//
// One of ResultOfAppPasswordProviderGetPassword, and from a newer daemon also UnknownVariant.
type ResultOfAppPasswordProvider interface{ isResultOfAppPasswordProvider() }

// ResultOfAppPasswordProviderGetPassword: The password.
type ResultOfAppPasswordProviderGetPassword struct {
	// EncryptedPassword: Password bytes in a `nacl_box` for `encryption_public_key`; the nonce is the first 24
	// bytes of that key.
	EncryptedPassword string `json:"encrypted_password"`
	// AppEncryptionPubkey: X25519 public key of the application for this answer, 64 hex characters.
	AppEncryptionPubkey string `json:"app_encryption_pubkey"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfAppPasswordProviderGetPassword) MarshalJSON() ([]byte, error) {
	type plain ResultOfAppPasswordProviderGetPassword
	return wire.Tagged("GetPassword", plain(v))
}

func (ResultOfAppPasswordProviderGetPassword) isResultOfAppPasswordProvider() {}

func (UnknownVariant) isResultOfAppPasswordProvider() {}

func decodeResultOfAppPasswordProvider(data []byte) (ResultOfAppPasswordProvider, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "GetPassword":
		return wire.As[ResultOfAppPasswordProviderGetPassword](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ResultOfAppSigningBox: Response of a signing box of the application.
//
// One of ResultOfAppSigningBoxGetPublicKey, ResultOfAppSigningBoxSign, and from a newer daemon also
// UnknownVariant.
type ResultOfAppSigningBox interface{ isResultOfAppSigningBox() }

// ResultOfAppSigningBoxGetPublicKey: The public key.
type ResultOfAppSigningBoxGetPublicKey struct {
	// PublicKey: Public key, 64 hex characters.
	PublicKey string `json:"public_key"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfAppSigningBoxGetPublicKey) MarshalJSON() ([]byte, error) {
	type plain ResultOfAppSigningBoxGetPublicKey
	return wire.Tagged("GetPublicKey", plain(v))
}

func (ResultOfAppSigningBoxGetPublicKey) isResultOfAppSigningBox() {}

// ResultOfAppSigningBoxSign: The signature.
type ResultOfAppSigningBoxSign struct {
	// Signature: Signature, 128 hex characters.
	Signature string `json:"signature"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfAppSigningBoxSign) MarshalJSON() ([]byte, error) {
	type plain ResultOfAppSigningBoxSign
	return wire.Tagged("Sign", plain(v))
}

func (ResultOfAppSigningBoxSign) isResultOfAppSigningBox() {}

func (UnknownVariant) isResultOfAppSigningBox() {}

func decodeResultOfAppSigningBox(data []byte) (ResultOfAppSigningBox, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "GetPublicKey":
		return wire.As[ResultOfAppSigningBoxGetPublicKey](data)
	case "Sign":
		return wire.As[ResultOfAppSigningBoxSign](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ResultOfChaCha20: Data, encrypted or plain.
type ResultOfChaCha20 struct {
	// Data: The data, with its length unchanged.
	Data string `json:"data"`
}

// ResultOfConvertPublicKeyToTonSafeFormat: A public key as text with a checksum.
type ResultOfConvertPublicKeyToTonSafeFormat struct {
	// TvmPublicKey: Base64url, with padding, of the bytes 3E E6, the key and their CRC-16; 48 characters for a
	// 32-byte key.
	TvmPublicKey string `json:"tvm_public_key"`
}

// ResultOfEncryptionBoxDecrypt: Decrypted data.
type ResultOfEncryptionBoxDecrypt struct {
	// Data: Decrypted data; with AES, including the zero padding of the last block.
	Data string `json:"data"`
}

// ResultOfEncryptionBoxEncrypt: Encrypted data.
type ResultOfEncryptionBoxEncrypt struct {
	// Data: Encrypted data; with AES, a multiple of 16 bytes.
	Data string `json:"data"`
}

// ResultOfEncryptionBoxGetInfo: Information about an encryption box.
type ResultOfEncryptionBoxGetInfo struct {
	// Info: The information.
	Info EncryptionBoxInfo `json:"info"`
}

// ResultOfFactorize: Two factors of a number.
type ResultOfFactorize struct {
	// Factors: The smallest prime factor and the cofactor, upper-case hex without padding.
	Factors []string `json:"factors"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfFactorize) MarshalJSON() ([]byte, error) {
	type plain ResultOfFactorize
	if v.Factors == nil {
		v.Factors = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfGenerateRandomBytes: Random bytes.
type ResultOfGenerateRandomBytes struct {
	// Bytes: The bytes.
	Bytes string `json:"bytes"`
}

// ResultOfGetCryptoBoxInfo: The storable part of a crypto box.
type ResultOfGetCryptoBoxInfo struct {
	// EncryptedSecret: Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the
	// secret encrypted with ChaCha20.
	EncryptedSecret string `json:"encrypted_secret"`
}

// ResultOfGetCryptoBoxSeedPhrase: Secret of a crypto box.
type ResultOfGetCryptoBoxSeedPhrase struct {
	// Phrase: Seed phrase. Secret.
	Phrase string `json:"phrase"`
	// Dictionary: Dictionary of the phrase.
	Dictionary MnemonicDictionary `json:"dictionary"`
	// Wordcount: Number of words of the phrase.
	Wordcount uint8 `json:"wordcount"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ResultOfGetCryptoBoxSeedPhrase) Format(state fmt.State, verb rune) {
	type plain ResultOfGetCryptoBoxSeedPhrase
	v.Phrase = wire.Hidden(v.Phrase)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfGetCryptoBoxSeedPhrase) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfHDKeyDeriveFromXPrv: The child key.
type ResultOfHDKeyDeriveFromXPrv struct {
	// Xprv: BIP-32 extended private key, 111 characters beginning with `xprv`. Secret.
	Xprv string `json:"xprv"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ResultOfHDKeyDeriveFromXPrv) Format(state fmt.State, verb rune) {
	type plain ResultOfHDKeyDeriveFromXPrv
	v.Xprv = wire.Hidden(v.Xprv)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfHDKeyDeriveFromXPrv) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfHDKeyDeriveFromXPrvPath: The key at the path.
type ResultOfHDKeyDeriveFromXPrvPath struct {
	// Xprv: BIP-32 extended private key, 111 characters beginning with `xprv`. Secret.
	Xprv string `json:"xprv"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ResultOfHDKeyDeriveFromXPrvPath) Format(state fmt.State, verb rune) {
	type plain ResultOfHDKeyDeriveFromXPrvPath
	v.Xprv = wire.Hidden(v.Xprv)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfHDKeyDeriveFromXPrvPath) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfHDKeyPublicFromXPrv: The Ed25519 public key.
type ResultOfHDKeyPublicFromXPrv struct {
	// Public: Public key, 64 hex characters.
	Public string `json:"public"`
}

// ResultOfHDKeySecretFromXPrv: The secret key.
type ResultOfHDKeySecretFromXPrv struct {
	// Secret: Secret key, 64 hex characters. Secret.
	Secret string `json:"secret"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ResultOfHDKeySecretFromXPrv) Format(state fmt.State, verb rune) {
	type plain ResultOfHDKeySecretFromXPrv
	v.Secret = wire.Hidden(v.Secret)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfHDKeySecretFromXPrv) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfHDKeyXPrvFromMnemonic: A master key.
type ResultOfHDKeyXPrvFromMnemonic struct {
	// Xprv: BIP-32 extended private key, 111 characters beginning with `xprv`. Secret.
	Xprv string `json:"xprv"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ResultOfHDKeyXPrvFromMnemonic) Format(state fmt.State, verb rune) {
	type plain ResultOfHDKeyXPrvFromMnemonic
	v.Xprv = wire.Hidden(v.Xprv)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfHDKeyXPrvFromMnemonic) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfHash: A hash.
type ResultOfHash struct {
	// Hash: Hash in lower-case hex.
	Hash string `json:"hash"`
}

// ResultOfMnemonicFromEntropy: The seed phrase of the entropy.
type ResultOfMnemonicFromEntropy struct {
	// Phrase: Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to
	// form NFC, which keyboards produce, before showing it to people. Secret.
	Phrase string `json:"phrase"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ResultOfMnemonicFromEntropy) Format(state fmt.State, verb rune) {
	type plain ResultOfMnemonicFromEntropy
	v.Phrase = wire.Hidden(v.Phrase)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfMnemonicFromEntropy) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfMnemonicFromRandom: A new seed phrase.
type ResultOfMnemonicFromRandom struct {
	// Phrase: Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to
	// form NFC, which keyboards produce, before showing it to people. Secret.
	Phrase string `json:"phrase"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ResultOfMnemonicFromRandom) Format(state fmt.State, verb rune) {
	type plain ResultOfMnemonicFromRandom
	v.Phrase = wire.Hidden(v.Phrase)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfMnemonicFromRandom) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfMnemonicVerify: Result of the check.
type ResultOfMnemonicVerify struct {
	// Valid: Whether the phrase is valid in the dictionary.
	Valid bool `json:"valid"`
}

// ResultOfMnemonicWords: The words of a dictionary.
type ResultOfMnemonicWords struct {
	// Words: 2048 words separated by single spaces.
	Words string `json:"words"`
}

// ResultOfModularPower: A power.
type ResultOfModularPower struct {
	// ModularPower: base ^ exponent mod modulus, lower-case hex without padding.
	ModularPower string `json:"modular_power"`
}

// ResultOfNaclBox: Encrypted data.
type ResultOfNaclBox struct {
	// Encrypted: Authentication tag (16 bytes) followed by the encrypted data.
	Encrypted string `json:"encrypted"`
}

// ResultOfNaclBoxOpen: Decrypted data.
type ResultOfNaclBoxOpen struct {
	// Decrypted: The data.
	Decrypted string `json:"decrypted"`
}

// ResultOfNaclSign: Signed data.
type ResultOfNaclSign struct {
	// Signed: Signature (64 bytes) followed by the data.
	Signed string `json:"signed"`
}

// ResultOfNaclSignDetached: A signature.
type ResultOfNaclSignDetached struct {
	// Signature: Signature, 128 hex characters.
	Signature string `json:"signature"`
}

// ResultOfNaclSignDetachedVerify: Result of the verification.
type ResultOfNaclSignDetachedVerify struct {
	// Succeeded: Whether the signature is valid for the data and the key.
	Succeeded bool `json:"succeeded"`
}

// ResultOfNaclSignOpen: Data whose signature is valid.
type ResultOfNaclSignOpen struct {
	// Unsigned: The data without the signature.
	Unsigned string `json:"unsigned"`
}

// ResultOfScrypt: A derived key.
type ResultOfScrypt struct {
	// Key: The key in lower-case hex. Secret.
	Key string `json:"key"`
}

// Format implements fmt.Formatter and hides secrets.
func (v ResultOfScrypt) Format(state fmt.State, verb rune) {
	type plain ResultOfScrypt
	v.Key = wire.Hidden(v.Key)
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfScrypt) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfSign: Signed data.
type ResultOfSign struct {
	// Signed: Signature (64 bytes) followed by the data.
	Signed string `json:"signed"`
	// Signature: Signature, 128 hex characters.
	Signature string `json:"signature"`
}

// ResultOfSigningBoxGetPublicKey: Public key of a signing box.
type ResultOfSigningBoxGetPublicKey struct {
	// Pubkey: Public key, 64 hex characters.
	Pubkey string `json:"pubkey"`
}

// ResultOfSigningBoxSign: A signature.
type ResultOfSigningBoxSign struct {
	// Signature: Signature, 128 hex characters.
	Signature string `json:"signature"`
}

// ResultOfTonCrc16: A checksum.
type ResultOfTonCrc16 struct {
	// Crc: The checksum, a number of 16 bits.
	Crc uint16 `json:"crc"`
}

// ResultOfVerifySignature: Data whose signature is valid.
type ResultOfVerifySignature struct {
	// Unsigned: The data without the signature.
	Unsigned string `json:"unsigned"`
}

// SigningBoxHandle: Handle of a signing box.
type SigningBoxHandle uint32

// SigningContent: What a signature would authorize. Only `payload` and `signature_id` are bound to the bytes to
// sign; the other fields are what the library says about them. `abi.verify_signing_content` checks and decodes
// them independently. Extension of the published interface.
type SigningContent struct {
	// Payload: The signed cell: `unsigned` is its hash, after `signature_id` as four bytes (big endian) if there
	// is one. From ABI 2.3 on the cell consists of the address of the contract and the body of the message,
	// before that of the body alone.
	Payload string `json:"payload"`
	// SignatureID: Signature id of the network. Absent: nothing is put in front of the hash. Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
	// Message: The whole external message without its signature, as `abi.encode_message` returns it for
	// `Signer.External`. Absent if only a body is signed. Optional.
	Message *string `json:"message,omitempty"`
	// Address: The called contract, `<workchain>:<hex>`. Absent if only a body without it is signed. Optional.
	Address *string `json:"address,omitempty"`
	// DappID: Dapp ID of the contract, as the caller gave it. No signature covers it. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Deploys: Whether the message also deploys the contract.
	Deploys bool `json:"deploys"`
	// FunctionName: The called function. Absent if the body cannot be decoded. Optional.
	FunctionName *string `json:"function_name,omitempty"`
	// Input: Arguments by name. Optional.
	Input json.RawMessage `json:"input,omitempty"`
	// Time: Creation time in the header of the message, ms since 1970. Optional.
	Time *uint64 `json:"time,omitempty"`
	// ExpireAt: When the message expires, Unix time in s; 4294967295: never. Optional.
	ExpireAt *uint32 `json:"expire_at,omitempty"`
	// Transfers: What the contract would send, and to whom, according to a local run. Only if the losses of the
	// message are checked (`accept_loss`, or a policy). Optional.
	Transfers []MessageTransfer `json:"transfers,omitzero"`
	// Losses: What would be lost, according to the same run. Optional.
	Losses []Loss `json:"losses,omitzero"`
}
