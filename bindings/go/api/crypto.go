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
// The first factor is the smallest prime factor. 0, 1 and primes are errors.
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

// TvmCrc16: CRC-16/XMODEM of data.
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

// ConvertPublicKeyToTvmSafeFormat writes a public key as text with a checksum.
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
// A wrong signature is error 112, not a flag.
//
// Wire name: crypto.verify_signature.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 112 NaclSignFailed.
func (m CryptoModule) VerifySignature(ctx context.Context, params ParamsOfVerifySignature, options ...rpc.CallOption) (result ResultOfVerifySignature, err error) {
	err = m.caller.Call(ctx, "crypto.verify_signature", params, &result, options...)
	return result, err
}

// Sha256: SHA-256 of data (FIPS 180-4).
//
// Wire name: crypto.sha256.
//
// Errors: 3 InvalidBase64.
func (m CryptoModule) Sha256(ctx context.Context, params ParamsOfHash, options ...rpc.CallOption) (result ResultOfHash, err error) {
	err = m.caller.Call(ctx, "crypto.sha256", params, &result, options...)
	return result, err
}

// Sha512: SHA-512 of data (FIPS 180-4).
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

// NaclSignKeypairFromSecretKey expands a seed into the signing keys of NaCl.
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
// The public half of `secret` is derived from the seed again; the given one is ignored.
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
// A wrong signature is error 112, not a flag.
//
// Wire name: crypto.nacl_sign_open.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 112 NaclSignFailed.
func (m CryptoModule) NaclSignOpen(ctx context.Context, params ParamsOfNaclSignOpen, options ...rpc.CallOption) (result ResultOfNaclSignOpen, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_sign_open", params, &result, options...)
	return result, err
}

// NaclSignDetached signs data and returns the signature alone.
//
// The public half of `secret` is derived from the seed again; the given one is ignored.
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
// A wrong signature results in `succeeded: false`. Malformed keys and signatures of another length are errors.
//
// Wire name: crypto.nacl_sign_detached_verify.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 100 InvalidPublicKey, 109 InvalidKeySize.
func (m CryptoModule) NaclSignDetachedVerify(ctx context.Context, params ParamsOfNaclSignDetachedVerify, options ...rpc.CallOption) (result ResultOfNaclSignDetachedVerify, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_sign_detached_verify", params, &result, options...)
	return result, err
}

// NaclBoxKeypair generates a new X25519 key pair for boxes.
//
// Wire name: crypto.nacl_box_keypair.
func (m CryptoModule) NaclBoxKeypair(ctx context.Context, options ...rpc.CallOption) (result KeyPair, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_box_keypair", nil, &result, options...)
	return result, err
}

// NaclBoxKeypairFromSecretKey returns the X25519 public key of a secret key.
//
// The secret is the scalar itself and is returned as it is.
//
// Wire name: crypto.nacl_box_keypair_from_secret_key.
//
// Errors: 101 InvalidSecretKey, 109 InvalidKeySize.
func (m CryptoModule) NaclBoxKeypairFromSecretKey(ctx context.Context, params ParamsOfNaclBoxKeyPairFromSecret, options ...rpc.CallOption) (result KeyPair, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_box_keypair_from_secret_key", params, &result, options...)
	return result, err
}

// NaclBox encrypts and authenticates data for the owner of a public key (X25519, XSalsa20, Poly1305).
//
// Wire name: crypto.nacl_box.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed.
func (m CryptoModule) NaclBox(ctx context.Context, params ParamsOfNaclBox, options ...rpc.CallOption) (result ResultOfNaclBox, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_box", params, &result, options...)
	return result, err
}

// NaclBoxOpen opens the output of `nacl_box`.
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

// NaclSecretBox encrypts and authenticates data with a shared key (XSalsa20, Poly1305).
//
// Wire name: crypto.nacl_secret_box.
//
// Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 110 NaclSecretBoxFailed.
func (m CryptoModule) NaclSecretBox(ctx context.Context, params ParamsOfNaclSecretBox, options ...rpc.CallOption) (result ResultOfNaclBox, err error) {
	err = m.caller.Call(ctx, "crypto.nacl_secret_box", params, &result, options...)
	return result, err
}

// NaclSecretBoxOpen opens the output of `nacl_secret_box`.
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
// The word count of the configuration is checked although it has no effect here.
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

// MnemonicFromEntropy returns the seed phrase of given entropy.
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
// BIP-39: words and checksum, the length may differ from `word_count`. Dictionary 0: number of words and seed
// rule. Case, accents and spaces count.
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
// The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 has a master key of its own, made with
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
// Without passphrase. Phrases of dictionary 0 are stretched the same way here.
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

// HdkeySecretFromXprv returns the private key in an extended key.
//
// Wire name: crypto.hdkey_secret_from_xprv.
//
// Errors: 115 Bip32InvalidKey.
func (m CryptoModule) HdkeySecretFromXprv(ctx context.Context, params ParamsOfHDKeySecretFromXPrv, options ...rpc.CallOption) (result ResultOfHDKeySecretFromXPrv, err error) {
	err = m.caller.Call(ctx, "crypto.hdkey_secret_from_xprv", params, &result, options...)
	return result, err
}

// HdkeyPublicFromXprv returns the Ed25519 public key of an extended key.
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

// CreateCryptoBox creates a box that holds a seed phrase, encrypted with a password of the application.
//
// Requests the password once, except for `EncryptedSecret`. A phrase of the caller is not checked here. To
// change salt or password, create a new box from the phrase.
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
// Boxes derived from it remain, and fail with 130 when they need the secret again.
//
// Wire name: crypto.remove_crypto_box.
func (m CryptoModule) RemoveCryptoBox(ctx context.Context, params RegisteredCryptoBox, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "crypto.remove_crypto_box", params, nil, options...)
}

// GetCryptoBoxInfo returns the encrypted secret of a crypto box, for storage by the application.
//
// No password is requested.
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
// Requests the password. The cipher does not authenticate: a wrong password results in 133, or in rare cases in
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
// Nothing is checked until the box is used; then the errors 114, 115, 116, 118, 130 and 133 and those of the
// password provider are possible.
//
// Wire name: crypto.get_signing_box_from_crypto_box.
func (m CryptoModule) GetSigningBoxFromCryptoBox(ctx context.Context, params ParamsOfGetSigningBoxFromCryptoBox, options ...rpc.CallOption) (result RegisteredSigningBox, err error) {
	err = m.caller.Call(ctx, "crypto.get_signing_box_from_crypto_box", params, &result, options...)
	return result, err
}

// GetEncryptionBoxFromCryptoBox creates an encryption box with a key derived from a crypto box.
//
// The key of the cipher is the derived secret of 32 bytes. Nothing is checked until the box is used; then the
// errors 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider are possible.
//
// Wire name: crypto.get_encryption_box_from_crypto_box.
func (m CryptoModule) GetEncryptionBoxFromCryptoBox(ctx context.Context, params ParamsOfGetEncryptionBoxFromCryptoBox, options ...rpc.CallOption) (result RegisteredEncryptionBox, err error) {
	err = m.caller.Call(ctx, "crypto.get_encryption_box_from_crypto_box", params, &result, options...)
	return result, err
}

// ClearCryptoBoxSecretCache removes the derived secrets of all boxes created from a crypto box from memory.
//
// The boxes stay usable and request the password again. An unknown handle is ignored.
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

// EncryptionBoxGetInfo returns a description of an encryption box.
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
// AES pads data with zero bytes to a multiple of 16; the original size is not kept.
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
// The zero bytes that pad the last block of AES are not removed.
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

// CreateEncryptionBox creates an encryption box with keys of the caller.
//
// Parameters of AES and ChaCha20 are checked immediately, those of the NaCl boxes at first use. Every operation
// starts with the given vector or nonce.
//
// Wire name: crypto.create_encryption_box.
//
// Errors: 2 InvalidHex, 109 InvalidKeySize, 124 InvalidIvSize, 125 UnsupportedCipherMode, 129 IvRequired, 134
// InvalidNonceSize.
func (m CryptoModule) CreateEncryptionBox(ctx context.Context, params ParamsOfCreateEncryptionBox, options ...rpc.CallOption) (result RegisteredEncryptionBox, err error) {
	err = m.caller.Call(ctx, "crypto.create_encryption_box", params, &result, options...)
	return result, err
}

// AppPasswordProvider: Returns the password of a crypto box, encrypted for the library.
//
// The library calls the methods in goroutines of their own, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppPasswordProvider interface {
	// GetPassword: For the password.
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
// The library calls the methods in goroutines of their own, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppSigningBox interface {
	// GetPublicKey: For its public key.
	GetPublicKey(ctx context.Context, request ParamsOfAppSigningBoxGetPublicKey) (ResultOfAppSigningBoxGetPublicKey, error)
	// Sign: To sign data.
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
// The library calls the methods in goroutines of their own, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppEncryptionBox interface {
	// GetInfo: To describe itself.
	GetInfo(ctx context.Context, request ParamsOfAppEncryptionBoxGetInfo) (ResultOfAppEncryptionBoxGetInfo, error)
	// Encrypt: To encrypt data.
	Encrypt(ctx context.Context, request ParamsOfAppEncryptionBoxEncrypt) (ResultOfAppEncryptionBoxEncrypt, error)
	// Decrypt: To decrypt data.
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
	// CryptoErrorCodeInvalidFactorizeChallenge: The number to factorize is no hex text, longer than 64 bits, 0,
	// 1 or a prime.
	CryptoErrorCodeInvalidFactorizeChallenge CryptoErrorCode = 106
	// CryptoErrorCodeInvalidBigInt: A big number is not hex or longer than 8192 bits, a modulus is zero or an
	// exponent negative.
	CryptoErrorCodeInvalidBigInt CryptoErrorCode = 107
	// CryptoErrorCodeScryptFailed: Parameters of scrypt are out of range or ask for too much work.
	CryptoErrorCodeScryptFailed CryptoErrorCode = 108
	// CryptoErrorCodeInvalidKeySize: A key, nonce or signature of fixed size has another size.
	CryptoErrorCodeInvalidKeySize CryptoErrorCode = 109
	// CryptoErrorCodeNaclSecretBoxFailed: A secret box cannot be made or opened.
	CryptoErrorCodeNaclSecretBoxFailed CryptoErrorCode = 110
	// CryptoErrorCodeNaclBoxFailed: A box cannot be made or opened.
	CryptoErrorCodeNaclBoxFailed CryptoErrorCode = 111
	// CryptoErrorCodeNaclSignFailed: An attached signature is wrong.
	CryptoErrorCodeNaclSignFailed CryptoErrorCode = 112
	// CryptoErrorCodeBip39InvalidEntropy: Entropy for a BIP-39 phrase has a wrong size.
	CryptoErrorCodeBip39InvalidEntropy CryptoErrorCode = 113
	// CryptoErrorCodeBip39InvalidPhrase: A seed phrase fails verification before derivation.
	CryptoErrorCodeBip39InvalidPhrase CryptoErrorCode = 114
	// CryptoErrorCodeBip32InvalidKey: A serialized or derived extended key is invalid.
	CryptoErrorCodeBip32InvalidKey CryptoErrorCode = 115
	// CryptoErrorCodeBip32InvalidDerivePath: A segment of a derivation path is no number.
	CryptoErrorCodeBip32InvalidDerivePath CryptoErrorCode = 116
	// CryptoErrorCodeBip39InvalidDictionary: Cannot occur: an unknown dictionary does not fit the parameter type
	// (23).
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
	// CryptoErrorCodeUnsupportedCipherMode: A mode of AES other than CBC is asked for.
	CryptoErrorCodeUnsupportedCipherMode CryptoErrorCode = 125
	// CryptoErrorCodeCannotCreateCipher: Cannot occur: key and vector are checked before the cipher is made
	// (109, 124).
	CryptoErrorCodeCannotCreateCipher CryptoErrorCode = 126
	// CryptoErrorCodeEncryptDataError: Cannot occur: data is filled up to whole blocks before it is encrypted.
	CryptoErrorCodeEncryptDataError CryptoErrorCode = 127
	// CryptoErrorCodeDecryptDataError: Data to decrypt with AES is no multiple of 16 bytes.
	CryptoErrorCodeDecryptDataError CryptoErrorCode = 128
	// CryptoErrorCodeIvRequired: AES is asked for without an initialization vector.
	CryptoErrorCodeIvRequired CryptoErrorCode = 129
	// CryptoErrorCodeCryptoBoxNotRegistered: A crypto box handle is unknown.
	CryptoErrorCodeCryptoBoxNotRegistered CryptoErrorCode = 130
	// CryptoErrorCodeInvalidCryptoBoxType: Cannot occur: there is one type of crypto box.
	CryptoErrorCodeInvalidCryptoBoxType CryptoErrorCode = 131
	// CryptoErrorCodeCryptoBoxSecretSerializationError: Cannot occur: every secret that fits the parameter type
	// can be serialized.
	CryptoErrorCodeCryptoBoxSecretSerializationError CryptoErrorCode = 132
	// CryptoErrorCodeCryptoBoxSecretDeserializationError: The decrypted secret of a crypto box cannot be read,
	// most often because of a wrong password.
	CryptoErrorCodeCryptoBoxSecretDeserializationError CryptoErrorCode = 133
	// CryptoErrorCodeInvalidNonceSize: A nonce of ChaCha20 is not 12 bytes.
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
	// Key: Key of 16, 24 or 32 bytes in hex. Secret.
	Key string `json:"key"`
	// Iv: Initialization vector of 16 bytes in hex; needed by the mode CBC (else 129). Optional.
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

// BoxEncryptionAlgorithm: Cipher of an encryption box whose key comes from a crypto box.
//
// One of BoxEncryptionAlgorithmChaCha20, BoxEncryptionAlgorithmNaclBox, BoxEncryptionAlgorithmNaclSecretBox, and
// from a newer daemon also UnknownVariant.
type BoxEncryptionAlgorithm interface{ isBoxEncryptionAlgorithm() }

// BoxEncryptionAlgorithmChaCha20: ChaCha20, without authentication.
type BoxEncryptionAlgorithmChaCha20 struct {
	// Value: Open parameters.
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
	// Value: Open parameters.
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
	// Value: Open parameters.
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

// ChaCha20ParamsCB: Open parameters of ChaCha20.
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

// CipherMode: How a block cipher treats a sequence of blocks.
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

// CryptoBoxHandle: Number of a crypto box.
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

// CryptoBoxSecretPredefinedSeedPhrase: A phrase of the caller; it is checked when keys are derived from it.
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

// CryptoBoxSecretEncryptedSecret: A secret that another crypto box gave out.
type CryptoBoxSecretEncryptedSecret struct {
	// EncryptedSecret: Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by the
	// secret under ChaCha20.
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

// EncryptionAlgorithmAES: AES. Data is filled up with zero bytes; its size is not kept.
type EncryptionAlgorithmAES struct {
	// Value: Key.
	Value AesParamsEB `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v EncryptionAlgorithmAES) MarshalJSON() ([]byte, error) {
	type plain EncryptionAlgorithmAES
	return wire.Tagged("AES", plain(v))
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

// EncryptionBoxHandle: Number of an encryption box.
type EncryptionBoxHandle uint32

// EncryptionBoxInfo: Description of an encryption box.
type EncryptionBoxInfo struct {
	// Hdpath: Derivation path of the key, if one was given. Optional.
	Hdpath *string `json:"hdpath,omitempty"`
	// Algorithm: Name of the cipher. Optional.
	Algorithm *string `json:"algorithm,omitempty"`
	// Options: Parameters of the cipher that are not secret. Optional.
	Options json.RawMessage `json:"options,omitempty"`
	// Public: Own public key, if the cipher has one. Optional.
	Public json.RawMessage `json:"public,omitempty"`
}

// KeyPair: A key pair, of Ed25519 where nothing else is said.
type KeyPair struct {
	// Public: Public key, 64 hex characters.
	Public string `json:"public"`
	// Secret: Secret key, the 32-byte seed as 64 hex characters. Secret.
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
	// MnemonicDictionaryTon: English list with a derivation rule of its own.
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

// NaclBoxParamsCB: Open parameters of a box as in NaCl.
type NaclBoxParamsCB struct {
	// TheirPublic: Public key of the partner, 64 hex characters.
	TheirPublic string `json:"their_public"`
	// Nonce: Nonce, 48 hex characters.
	Nonce string `json:"nonce"`
}

// NaclBoxParamsEB: Keys of a box as in NaCl.
type NaclBoxParamsEB struct {
	// TheirPublic: Public key of the partner, 64 hex characters.
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

// NaclSecretBoxParamsCB: Open parameters of a secret box as in NaCl.
type NaclSecretBoxParamsCB struct {
	// Nonce: Nonce, 48 hex characters.
	Nonce string `json:"nonce"`
}

// NaclSecretBoxParamsEB: Key of a secret box as in NaCl.
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

// ParamsOfAppEncryptionBox: What an encryption box of the application is asked.
//
// One of ParamsOfAppEncryptionBoxGetInfo, ParamsOfAppEncryptionBoxEncrypt, ParamsOfAppEncryptionBoxDecrypt, and
// from a newer daemon also UnknownVariant.
type ParamsOfAppEncryptionBox interface{ isParamsOfAppEncryptionBox() }

// ParamsOfAppEncryptionBoxGetInfo: To describe itself.
type ParamsOfAppEncryptionBoxGetInfo struct{}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppEncryptionBoxGetInfo) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppEncryptionBoxGetInfo
	return wire.Tagged("GetInfo", plain(v))
}

func (ParamsOfAppEncryptionBoxGetInfo) isParamsOfAppEncryptionBox() {}

// ParamsOfAppEncryptionBoxEncrypt: To encrypt data.
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

// ParamsOfAppEncryptionBoxDecrypt: To decrypt data.
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

// ParamsOfAppPasswordProvider: What the password provider of the application is asked.
//
// One of ParamsOfAppPasswordProviderGetPassword, and from a newer daemon also UnknownVariant.
type ParamsOfAppPasswordProvider interface{ isParamsOfAppPasswordProvider() }

// ParamsOfAppPasswordProviderGetPassword: For the password.
type ParamsOfAppPasswordProviderGetPassword struct {
	// EncryptionPublicKey: X25519 key made for this request, 64 hex characters.
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

// ParamsOfAppSigningBox: What a signing box of the application is asked.
//
// One of ParamsOfAppSigningBoxGetPublicKey, ParamsOfAppSigningBoxSign, and from a newer daemon also
// UnknownVariant.
type ParamsOfAppSigningBox interface{ isParamsOfAppSigningBox() }

// ParamsOfAppSigningBoxGetPublicKey: For its public key.
type ParamsOfAppSigningBoxGetPublicKey struct{}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppSigningBoxGetPublicKey) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppSigningBoxGetPublicKey
	return wire.Tagged("GetPublicKey", plain(v))
}

func (ParamsOfAppSigningBoxGetPublicKey) isParamsOfAppSigningBox() {}

// ParamsOfAppSigningBoxSign: To sign data.
type ParamsOfAppSigningBoxSign struct {
	// Unsigned: Data to sign.
	Unsigned string `json:"unsigned"`
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
	// Nonce: Nonce, 24 hex characters. Never use one twice with the same key.
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

// ParamsOfCreateCryptoBox: The box that is wanted.
type ParamsOfCreateCryptoBox struct {
	// SecretEncryptionSalt: Salt of the encryption; the same text is needed to open the encrypted secret again.
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

// ParamsOfCreateEncryptionBox: The box that is wanted.
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

// ParamsOfFactorize: A number to split.
type ParamsOfFactorize struct {
	// Composite: Composite number of at most 64 bits, hex without prefix.
	Composite string `json:"composite"`
}

// ParamsOfGenerateRandomBytes: How many bytes are wanted.
type ParamsOfGenerateRandomBytes struct {
	// Length: Number of bytes, at most 33554432. At most 33554432.
	Length uint32 `json:"length"`
}

// ParamsOfGetEncryptionBoxFromCryptoBox: A crypto box, a cipher and the key to use.
type ParamsOfGetEncryptionBoxFromCryptoBox struct {
	// Handle: The crypto box.
	Handle uint32 `json:"handle"`
	// Hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
	// Optional.
	Hdpath *string `json:"hdpath,omitempty"`
	// Algorithm: The cipher; its key is the derived secret.
	Algorithm BoxEncryptionAlgorithm `json:"algorithm"`
	// SecretLifetime: How long the derived secret is kept, in ms from its derivation. Absent or 0: every
	// operation asks for the password. Optional.
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

// ParamsOfGetSigningBoxFromCryptoBox: A crypto box and the key to sign with.
type ParamsOfGetSigningBoxFromCryptoBox struct {
	// Handle: The crypto box.
	Handle uint32 `json:"handle"`
	// Hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
	// Optional.
	Hdpath *string `json:"hdpath,omitempty"`
	// SecretLifetime: How long the derived secret is kept, in ms from its derivation. Absent or 0: every
	// operation asks for the password. Optional.
	SecretLifetime *uint32 `json:"secret_lifetime,omitempty"`
}

// ParamsOfHDKeyDeriveFromXPrv: A key and one step from it.
type ParamsOfHDKeyDeriveFromXPrv struct {
	// Xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret.
	Xprv string `json:"xprv"`
	// ChildIndex: Number of the child.
	ChildIndex uint32 `json:"child_index"`
	// Hardened: Sets the top bit of the number.
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

// ParamsOfHDKeyDeriveFromXPrvPath: A key and a path from it.
type ParamsOfHDKeyDeriveFromXPrvPath struct {
	// Xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret.
	Xprv string `json:"xprv"`
	// Path: Segments separated by `/`: numbers up to 4294967295, hardened with a trailing apostrophe; `m` is
	// skipped. Example: `m/44'/396'/0'/0/0`.
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

// ParamsOfHDKeyPublicFromXPrv: An extended key.
type ParamsOfHDKeyPublicFromXPrv struct {
	// Xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret.
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

// ParamsOfHDKeySecretFromXPrv: An extended key.
type ParamsOfHDKeySecretFromXPrv struct {
	// Xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret.
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
	// Phrase: Seed phrase, words separated by single spaces, taken as it is. Secret.
	Phrase string `json:"phrase"`
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
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

// ParamsOfMnemonicDeriveSignKeys: A seed phrase and where its keys lie.
type ParamsOfMnemonicDeriveSignKeys struct {
	// Phrase: Seed phrase, words separated by single spaces, taken as it is. Secret.
	Phrase string `json:"phrase"`
	// Path: Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. Optional.
	Path *string `json:"path,omitempty"`
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
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
	// Entropy: BIP-39: 16, 20, 24, 28 or 32 bytes, which decide the number of words. Dictionary 0: 33 bytes that
	// follow its seed rule. Secret.
	Entropy string `json:"entropy"`
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
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

// ParamsOfMnemonicFromRandom: What phrase is wanted.
type ParamsOfMnemonicFromRandom struct {
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
	// `crypto.mnemonic_word_count` of the configuration. Optional.
	WordCount *uint8 `json:"word_count,omitempty"`
}

// ParamsOfMnemonicVerify: A seed phrase to test.
type ParamsOfMnemonicVerify struct {
	// Phrase: Seed phrase, words separated by single spaces, taken as it is. Secret.
	Phrase string `json:"phrase"`
	// Dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. Optional.
	Dictionary *MnemonicDictionary `json:"dictionary,omitempty"`
	// WordCount: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
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
	// Exponent: The exponent, not negative.
	Exponent string `json:"exponent"`
	// Modulus: The modulus, not zero.
	Modulus string `json:"modulus"`
}

// ParamsOfNaclBox: Data and the keys of both sides.
type ParamsOfNaclBox struct {
	// Decrypted: The data.
	Decrypted string `json:"decrypted"`
	// Nonce: Nonce, 48 hex characters. Never use one twice with the same keys.
	Nonce string `json:"nonce"`
	// TheirPublic: Public key of the partner, 64 hex characters.
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

// ParamsOfNaclBoxOpen: Encrypted data and the keys of both sides.
type ParamsOfNaclBoxOpen struct {
	// Encrypted: Authentication tag (16 bytes) followed by the encrypted data.
	Encrypted string `json:"encrypted"`
	// Nonce: Nonce, 48 hex characters. Never use one twice with the same keys.
	Nonce string `json:"nonce"`
	// TheirPublic: Public key of the partner, 64 hex characters.
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
	// Nonce: Nonce, 48 hex characters. Never use one twice with the same keys.
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
	// Nonce: Nonce, 48 hex characters. Never use one twice with the same keys.
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
	// Secret: Seed followed by the public key, 128 hex characters. Secret.
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

// ParamsOfScrypt: A password and the cost of deriving a key from it (RFC 7914). The memory need, 128 * r *
// (2^log_n + p) bytes, is at most 2^31, and 128 * r * 2^log_n * p at most 2^34.
type ParamsOfScrypt struct {
	// Password: The password. Secret.
	Password string `json:"password"`
	// Salt: The salt.
	Salt string `json:"salt"`
	// LogN: Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Customary: 15.
	LogN uint8 `json:"log_n"`
	// R: Block size, at least 1. Customary: 8.
	R uint32 `json:"r"`
	// P: Parallelization, at least 1; r * p stays below 2^30. Customary: 1.
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

// ParamsOfSigningBoxSign: Data and the box to sign it with.
type ParamsOfSigningBoxSign struct {
	// SigningBox: The box.
	SigningBox SigningBoxHandle `json:"signing_box"`
	// Unsigned: Data to sign.
	Unsigned string `json:"unsigned"`
}

// ParamsOfTonCrc16: Data to sum up.
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
	// Handle: Number of the box.
	Handle CryptoBoxHandle `json:"handle"`
}

// RegisteredEncryptionBox: An encryption box.
type RegisteredEncryptionBox struct {
	// Handle: Number of the box.
	Handle EncryptionBoxHandle `json:"handle"`
}

// RegisteredSigningBox: A signing box.
type RegisteredSigningBox struct {
	// Handle: Number of the box.
	Handle SigningBoxHandle `json:"handle"`
}

// ResultOfAppEncryptionBox: What an encryption box of the application answers.
//
// One of ResultOfAppEncryptionBoxGetInfo, ResultOfAppEncryptionBoxEncrypt, ResultOfAppEncryptionBoxDecrypt, and
// from a newer daemon also UnknownVariant.
type ResultOfAppEncryptionBox interface{ isResultOfAppEncryptionBox() }

// ResultOfAppEncryptionBoxGetInfo: Its description.
type ResultOfAppEncryptionBoxGetInfo struct {
	// Info: The description.
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

// ResultOfAppPasswordProvider: What the password provider of the application answers.
//
// One of ResultOfAppPasswordProviderGetPassword, and from a newer daemon also UnknownVariant.
type ResultOfAppPasswordProvider interface{ isResultOfAppPasswordProvider() }

// ResultOfAppPasswordProviderGetPassword: The password.
type ResultOfAppPasswordProviderGetPassword struct {
	// EncryptedPassword: Bytes of the password in a `nacl_box` for `encryption_public_key`; the nonce is the
	// first 24 bytes of that key.
	EncryptedPassword string `json:"encrypted_password"`
	// AppEncryptionPubkey: X25519 key of the application for this answer, 64 hex characters.
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

// ResultOfAppSigningBox: What a signing box of the application answers.
//
// One of ResultOfAppSigningBoxGetPublicKey, ResultOfAppSigningBoxSign, and from a newer daemon also
// UnknownVariant.
type ResultOfAppSigningBox interface{ isResultOfAppSigningBox() }

// ResultOfAppSigningBoxGetPublicKey: Its public key.
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
	// Data: The data, as long as it was.
	Data string `json:"data"`
}

// ResultOfConvertPublicKeyToTonSafeFormat: A public key as text with a checksum.
type ResultOfConvertPublicKeyToTonSafeFormat struct {
	// TvmPublicKey: Base64url with padding of the bytes 3E E6, the key and their CRC-16; 48 characters for a key
	// of 32 bytes.
	TvmPublicKey string `json:"tvm_public_key"`
}

// ResultOfEncryptionBoxDecrypt: Decrypted data.
type ResultOfEncryptionBoxDecrypt struct {
	// Data: Decrypted data; from AES with the zero bytes that fill the last block.
	Data string `json:"data"`
}

// ResultOfEncryptionBoxEncrypt: Encrypted data.
type ResultOfEncryptionBoxEncrypt struct {
	// Data: Encrypted data; from AES a multiple of 16 bytes.
	Data string `json:"data"`
}

// ResultOfEncryptionBoxGetInfo: Description of a box.
type ResultOfEncryptionBoxGetInfo struct {
	// Info: The description.
	Info EncryptionBoxInfo `json:"info"`
}

// ResultOfFactorize: Two factors of a number.
type ResultOfFactorize struct {
	// Factors: The smallest prime factor and the rest, upper-case hex without padding.
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

// ResultOfGetCryptoBoxInfo: What may be stored of a crypto box.
type ResultOfGetCryptoBoxInfo struct {
	// EncryptedSecret: Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by the
	// secret under ChaCha20.
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

// ResultOfHDKeyDeriveFromXPrv: The key of the child.
type ResultOfHDKeyDeriveFromXPrv struct {
	// Xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret.
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
	// Xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret.
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

// ResultOfHDKeyPublicFromXPrv: Its Ed25519 public key.
type ResultOfHDKeyPublicFromXPrv struct {
	// Public: Public key, 64 hex characters.
	Public string `json:"public"`
}

// ResultOfHDKeySecretFromXPrv: The private key in it.
type ResultOfHDKeySecretFromXPrv struct {
	// Secret: Private key, 64 hex characters. Secret.
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
	// Xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret.
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
	// Phrase: Seed phrase, words separated by single spaces, taken as it is. Secret.
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
	// Phrase: Seed phrase, words separated by single spaces, taken as it is. Secret.
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

// ResultOfMnemonicVerify: Outcome of the test.
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

// ResultOfNaclSignDetachedVerify: Outcome of the check.
type ResultOfNaclSignDetachedVerify struct {
	// Succeeded: Whether the signature belongs to the data and the key.
	Succeeded bool `json:"succeeded"`
}

// ResultOfNaclSignOpen: Data whose signature is right.
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
	// Crc: The checksum.
	Crc uint16 `json:"crc"`
}

// ResultOfVerifySignature: Data whose signature is right.
type ResultOfVerifySignature struct {
	// Unsigned: The data without the signature.
	Unsigned string `json:"unsigned"`
}

// SigningBoxHandle: Number of a signing box.
type SigningBoxHandle uint32
