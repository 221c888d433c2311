// Generated from the definitions by "npm run generate"; changes belong there.

import type { AppObjectOptions, Caller, CallOptions } from '../../common/Caller.ts'
import * as objects from '../appObjects.ts'
import type * as crypto from '../types/crypto.ts'

/** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
export class CryptoModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Splits a composite number of at most 64 bits into two factors.
   *
   * The first factor is the smallest prime factor. 0, 1 and primes are rejected.
   *
   * Errors: 106 InvalidFactorizeChallenge.
   *
   * Function `crypto.factorize`.
   */
  factorize(params: crypto.ParamsOfFactorize, options?: CallOptions): Promise<crypto.ResultOfFactorize> {
    return this.#caller.call('crypto.factorize', params, options)
  }

  /**
   * Computes base ^ exponent mod modulus.
   *
   * Errors: 107 InvalidBigInt.
   *
   * Function `crypto.modular_power`.
   */
  modularPower(params: crypto.ParamsOfModularPower, options?: CallOptions): Promise<crypto.ResultOfModularPower> {
    return this.#caller.call('crypto.modular_power', params, options)
  }

  /**
   * Returns the CRC-16/XMODEM checksum of data.
   *
   * Polynomial 0x1021, start value 0, no reflection.
   *
   * Errors: 3 InvalidBase64.
   *
   * Function `crypto.tvm_crc16`.
   */
  tvmCrc16(params: crypto.ParamsOfTonCrc16, options?: CallOptions): Promise<crypto.ResultOfTonCrc16> {
    return this.#caller.call('crypto.tvm_crc16', params, options)
  }

  /**
   * Returns cryptographically secure random bytes.
   *
   * Function `crypto.generate_random_bytes`.
   */
  generateRandomBytes(
    params: crypto.ParamsOfGenerateRandomBytes,
    options?: CallOptions,
  ): Promise<crypto.ResultOfGenerateRandomBytes> {
    return this.#caller.call('crypto.generate_random_bytes', params, options)
  }

  /**
   * Converts a public key to text with a checksum.
   *
   * Errors: 2 InvalidHex.
   *
   * Function `crypto.convert_public_key_to_tvm_safe_format`.
   */
  convertPublicKeyToTvmSafeFormat(
    params: crypto.ParamsOfConvertPublicKeyToTonSafeFormat,
    options?: CallOptions,
  ): Promise<crypto.ResultOfConvertPublicKeyToTonSafeFormat> {
    return this.#caller.call('crypto.convert_public_key_to_tvm_safe_format', params, options)
  }

  /**
   * Generates a new Ed25519 key pair.
   *
   * Function `crypto.generate_random_sign_keys`.
   */
  generateRandomSignKeys(options?: CallOptions): Promise<crypto.KeyPair> {
    return this.#caller.call('crypto.generate_random_sign_keys', undefined, options)
  }

  /**
   * Signs data with a key pair (Ed25519).
   *
   * Errors: 3 InvalidBase64, 100 InvalidPublicKey, 101 InvalidSecretKey.
   *
   * Function `crypto.sign`.
   */
  sign(params: crypto.ParamsOfSign, options?: CallOptions): Promise<crypto.ResultOfSign> {
    return this.#caller.call('crypto.sign', params, options)
  }

  /**
   * Verifies data signed by `sign` and returns it without the signature.
   *
   * A wrong signature is error 112, not a return value.
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 112 NaclSignFailed.
   *
   * Function `crypto.verify_signature`.
   */
  verifySignature(
    params: crypto.ParamsOfVerifySignature,
    options?: CallOptions,
  ): Promise<crypto.ResultOfVerifySignature> {
    return this.#caller.call('crypto.verify_signature', params, options)
  }

  /**
   * Returns the SHA-256 hash of data (FIPS 180-4).
   *
   * Errors: 3 InvalidBase64.
   *
   * Function `crypto.sha256`.
   */
  sha256(params: crypto.ParamsOfHash, options?: CallOptions): Promise<crypto.ResultOfHash> {
    return this.#caller.call('crypto.sha256', params, options)
  }

  /**
   * Returns the SHA-512 hash of data (FIPS 180-4).
   *
   * Errors: 3 InvalidBase64.
   *
   * Function `crypto.sha512`.
   */
  sha512(params: crypto.ParamsOfHash, options?: CallOptions): Promise<crypto.ResultOfHash> {
    return this.#caller.call('crypto.sha512', params, options)
  }

  /**
   * Derives a key from a password with scrypt (RFC 7914).
   *
   * Errors: 3 InvalidBase64, 108 ScryptFailed.
   *
   * Function `crypto.scrypt`.
   */
  scrypt(params: crypto.ParamsOfScrypt, options?: CallOptions): Promise<crypto.ResultOfScrypt> {
    return this.#caller.call('crypto.scrypt', params, options)
  }

  /**
   * Expands a seed into a NaCl signing key pair.
   *
   * The returned `secret` has 128 hex characters: the seed followed by the public key.
   *
   * Errors: 101 InvalidSecretKey, 109 InvalidKeySize.
   *
   * Function `crypto.nacl_sign_keypair_from_secret_key`.
   */
  naclSignKeypairFromSecretKey(
    params: crypto.ParamsOfNaclSignKeyPairFromSecret,
    options?: CallOptions,
  ): Promise<crypto.KeyPair> {
    return this.#caller.call('crypto.nacl_sign_keypair_from_secret_key', params, options)
  }

  /**
   * Signs data and returns the signature followed by the data.
   *
   * The public half of `secret` is ignored and derived from the seed again.
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize.
   *
   * Function `crypto.nacl_sign`.
   */
  naclSign(params: crypto.ParamsOfNaclSign, options?: CallOptions): Promise<crypto.ResultOfNaclSign> {
    return this.#caller.call('crypto.nacl_sign', params, options)
  }

  /**
   * Verifies data signed by `nacl_sign` and returns it without the signature.
   *
   * A wrong signature is error 112, not a return value.
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 112 NaclSignFailed.
   *
   * Function `crypto.nacl_sign_open`.
   */
  naclSignOpen(params: crypto.ParamsOfNaclSignOpen, options?: CallOptions): Promise<crypto.ResultOfNaclSignOpen> {
    return this.#caller.call('crypto.nacl_sign_open', params, options)
  }

  /**
   * Signs data and returns only the signature.
   *
   * The public half of `secret` is ignored and derived from the seed again.
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize.
   *
   * Function `crypto.nacl_sign_detached`.
   */
  naclSignDetached(params: crypto.ParamsOfNaclSign, options?: CallOptions): Promise<crypto.ResultOfNaclSignDetached> {
    return this.#caller.call('crypto.nacl_sign_detached', params, options)
  }

  /**
   * Verifies a detached signature.
   *
   * A wrong signature returns `succeeded: false`. A malformed key is error 100, a signature of the wrong length 109.
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 100 InvalidPublicKey, 109 InvalidKeySize.
   *
   * Function `crypto.nacl_sign_detached_verify`.
   */
  naclSignDetachedVerify(
    params: crypto.ParamsOfNaclSignDetachedVerify,
    options?: CallOptions,
  ): Promise<crypto.ResultOfNaclSignDetachedVerify> {
    return this.#caller.call('crypto.nacl_sign_detached_verify', params, options)
  }

  /**
   * Generates a new X25519 key pair for NaCl boxes.
   *
   * Function `crypto.nacl_box_keypair`.
   */
  naclBoxKeypair(options?: CallOptions): Promise<crypto.KeyPair> {
    return this.#caller.call('crypto.nacl_box_keypair', undefined, options)
  }

  /**
   * Returns the X25519 public key of a secret key.
   *
   * The secret is the scalar itself and is returned unchanged.
   *
   * Errors: 101 InvalidSecretKey, 109 InvalidKeySize.
   *
   * Function `crypto.nacl_box_keypair_from_secret_key`.
   */
  naclBoxKeypairFromSecretKey(
    params: crypto.ParamsOfNaclBoxKeyPairFromSecret,
    options?: CallOptions,
  ): Promise<crypto.KeyPair> {
    return this.#caller.call('crypto.nacl_box_keypair_from_secret_key', params, options)
  }

  /**
   * Encrypts data for the owner of a public key, with authentication (X25519, XSalsa20, Poly1305).
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed.
   *
   * Function `crypto.nacl_box`.
   */
  naclBox(params: crypto.ParamsOfNaclBox, options?: CallOptions): Promise<crypto.ResultOfNaclBox> {
    return this.#caller.call('crypto.nacl_box', params, options)
  }

  /**
   * Decrypts the output of `nacl_box`.
   *
   * A wrong key, nonce or tag is error 111.
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed.
   *
   * Function `crypto.nacl_box_open`.
   */
  naclBoxOpen(params: crypto.ParamsOfNaclBoxOpen, options?: CallOptions): Promise<crypto.ResultOfNaclBoxOpen> {
    return this.#caller.call('crypto.nacl_box_open', params, options)
  }

  /**
   * Encrypts data with a shared key, with authentication (XSalsa20, Poly1305).
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 110 NaclSecretBoxFailed.
   *
   * Function `crypto.nacl_secret_box`.
   */
  naclSecretBox(params: crypto.ParamsOfNaclSecretBox, options?: CallOptions): Promise<crypto.ResultOfNaclBox> {
    return this.#caller.call('crypto.nacl_secret_box', params, options)
  }

  /**
   * Decrypts the output of `nacl_secret_box`.
   *
   * A wrong key, nonce or tag is error 110.
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 110 NaclSecretBoxFailed.
   *
   * Function `crypto.nacl_secret_box_open`.
   */
  naclSecretBoxOpen(
    params: crypto.ParamsOfNaclSecretBoxOpen,
    options?: CallOptions,
  ): Promise<crypto.ResultOfNaclBoxOpen> {
    return this.#caller.call('crypto.nacl_secret_box_open', params, options)
  }

  /**
   * Returns the words of a dictionary.
   *
   * The word count of the configuration is validated, but has no effect here.
   *
   * Errors: 118 Bip39InvalidWordCount.
   *
   * Function `crypto.mnemonic_words`.
   */
  mnemonicWords(params?: crypto.ParamsOfMnemonicWords, options?: CallOptions): Promise<crypto.ResultOfMnemonicWords> {
    return this.#caller.call('crypto.mnemonic_words', params, options)
  }

  /**
   * Generates a new seed phrase.
   *
   * Errors: 118 Bip39InvalidWordCount, 119 MnemonicGenerationFailed.
   *
   * Function `crypto.mnemonic_from_random`.
   */
  mnemonicFromRandom(
    params?: crypto.ParamsOfMnemonicFromRandom,
    options?: CallOptions,
  ): Promise<crypto.ResultOfMnemonicFromRandom> {
    return this.#caller.call('crypto.mnemonic_from_random', params, options)
  }

  /**
   * Converts entropy to a seed phrase.
   *
   * Errors: 2 InvalidHex, 113 Bip39InvalidEntropy, 118 Bip39InvalidWordCount, 120 MnemonicFromEntropyFailed.
   *
   * Function `crypto.mnemonic_from_entropy`.
   */
  mnemonicFromEntropy(
    params: crypto.ParamsOfMnemonicFromEntropy,
    options?: CallOptions,
  ): Promise<crypto.ResultOfMnemonicFromEntropy> {
    return this.#caller.call('crypto.mnemonic_from_entropy', params, options)
  }

  /**
   * Checks a seed phrase.
   *
   * BIP-39: checks words and checksum; the length may differ from `word_count`. Accents may be composed or decomposed
   * (NFC or NFKD). Dictionary 0: checks the number of words and the seed rule. Case and spaces matter.
   *
   * Errors: 118 Bip39InvalidWordCount.
   *
   * Function `crypto.mnemonic_verify`.
   */
  mnemonicVerify(params: crypto.ParamsOfMnemonicVerify, options?: CallOptions): Promise<crypto.ResultOfMnemonicVerify> {
    return this.#caller.call('crypto.mnemonic_verify', params, options)
  }

  /**
   * Derives an Ed25519 key pair from a seed phrase and a path.
   *
   * The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master key, derived with 100000
   * rounds.
   *
   * Errors: 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount.
   *
   * Function `crypto.mnemonic_derive_sign_keys`.
   */
  mnemonicDeriveSignKeys(
    params: crypto.ParamsOfMnemonicDeriveSignKeys,
    options?: CallOptions,
  ): Promise<crypto.KeyPair> {
    return this.#caller.call('crypto.mnemonic_derive_sign_keys', params, options)
  }

  /**
   * Returns the extended master key of a seed phrase (BIP-39 and BIP-32).
   *
   * No passphrase is used. Phrases of dictionary 0 are stretched the same way.
   *
   * Errors: 114 Bip39InvalidPhrase, 118 Bip39InvalidWordCount.
   *
   * Function `crypto.hdkey_xprv_from_mnemonic`.
   */
  hdkeyXprvFromMnemonic(
    params: crypto.ParamsOfHDKeyXPrvFromMnemonic,
    options?: CallOptions,
  ): Promise<crypto.ResultOfHDKeyXPrvFromMnemonic> {
    return this.#caller.call('crypto.hdkey_xprv_from_mnemonic', params, options)
  }

  /**
   * Derives a child key of an extended key (BIP-32).
   *
   * Errors: 115 Bip32InvalidKey.
   *
   * Function `crypto.hdkey_derive_from_xprv`.
   */
  hdkeyDeriveFromXprv(
    params: crypto.ParamsOfHDKeyDeriveFromXPrv,
    options?: CallOptions,
  ): Promise<crypto.ResultOfHDKeyDeriveFromXPrv> {
    return this.#caller.call('crypto.hdkey_derive_from_xprv', params, options)
  }

  /**
   * Derives the key at a path from an extended key (BIP-32).
   *
   * Errors: 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath.
   *
   * Function `crypto.hdkey_derive_from_xprv_path`.
   */
  hdkeyDeriveFromXprvPath(
    params: crypto.ParamsOfHDKeyDeriveFromXPrvPath,
    options?: CallOptions,
  ): Promise<crypto.ResultOfHDKeyDeriveFromXPrvPath> {
    return this.#caller.call('crypto.hdkey_derive_from_xprv_path', params, options)
  }

  /**
   * Returns the secret key of an extended private key.
   *
   * Errors: 115 Bip32InvalidKey.
   *
   * Function `crypto.hdkey_secret_from_xprv`.
   */
  hdkeySecretFromXprv(
    params: crypto.ParamsOfHDKeySecretFromXPrv,
    options?: CallOptions,
  ): Promise<crypto.ResultOfHDKeySecretFromXPrv> {
    return this.#caller.call('crypto.hdkey_secret_from_xprv', params, options)
  }

  /**
   * Returns the Ed25519 public key of an extended private key.
   *
   * Errors: 115 Bip32InvalidKey.
   *
   * Function `crypto.hdkey_public_from_xprv`.
   */
  hdkeyPublicFromXprv(
    params: crypto.ParamsOfHDKeyPublicFromXPrv,
    options?: CallOptions,
  ): Promise<crypto.ResultOfHDKeyPublicFromXPrv> {
    return this.#caller.call('crypto.hdkey_public_from_xprv', params, options)
  }

  /**
   * Encrypts or decrypts data with ChaCha20 (RFC 8439).
   *
   * The block counter starts at 0. The same call decrypts. There is no authentication.
   *
   * Errors: 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 134 InvalidNonceSize.
   *
   * Function `crypto.chacha20`.
   */
  chacha20(params: crypto.ParamsOfChaCha20, options?: CallOptions): Promise<crypto.ResultOfChaCha20> {
    return this.#caller.call('crypto.chacha20', params, options)
  }

  /**
   * Creates a crypto box: a seed phrase encrypted with a password of the application.
   *
   * Requests the password once, except for `EncryptedSecret`. A phrase given by the caller is not checked here. To
   * change the salt or password, create a new box from the phrase.
   *
   * Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
   * UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 13 CallbackNotRegistered, 109 InvalidKeySize, 111
   * NaclBoxFailed, 118 Bip39InvalidWordCount, 119 MnemonicGenerationFailed.
   *
   * Function `crypto.create_crypto_box`.
   */
  createCryptoBox(
    params: crypto.ParamsOfCreateCryptoBox,
    object: objects.AppPasswordProvider,
    options?: AppObjectOptions,
  ): Promise<crypto.RegisteredCryptoBox> {
    return this.#caller.callWithObject(
      'crypto.create_crypto_box',
      params,
      object,
      objects.appPasswordProviderMethods,
      options,
    )
  }

  /**
   * Removes a crypto box; an unknown handle is ignored.
   *
   * Boxes derived from it remain, but fail with 130 when they need the secret again.
   *
   * Function `crypto.remove_crypto_box`.
   */
  removeCryptoBox(params: crypto.RegisteredCryptoBox, options?: CallOptions): Promise<void> {
    return this.#caller.call('crypto.remove_crypto_box', params, options)
  }

  /**
   * Returns the encrypted secret of a crypto box, for the application to store.
   *
   * Does not request the password.
   *
   * Errors: 130 CryptoBoxNotRegistered.
   *
   * Function `crypto.get_crypto_box_info`.
   */
  getCryptoBoxInfo(
    params: crypto.RegisteredCryptoBox,
    options?: CallOptions,
  ): Promise<crypto.ResultOfGetCryptoBoxInfo> {
    return this.#caller.call('crypto.get_crypto_box_info', params, options)
  }

  /**
   * Returns the decrypted seed phrase of a crypto box.
   *
   * Requests the password. The cipher has no authentication: a wrong password results in error 133 or, rarely, in a
   * wrong phrase.
   *
   * Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
   * UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 130
   * CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError.
   *
   * Function `crypto.get_crypto_box_seed_phrase`.
   */
  getCryptoBoxSeedPhrase(
    params: crypto.RegisteredCryptoBox,
    options?: CallOptions,
  ): Promise<crypto.ResultOfGetCryptoBoxSeedPhrase> {
    return this.#caller.call('crypto.get_crypto_box_seed_phrase', params, options)
  }

  /**
   * Creates a signing box with a key derived from a crypto box.
   *
   * Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118, 130 and 133 and those of
   * the password provider.
   *
   * Function `crypto.get_signing_box_from_crypto_box`.
   */
  getSigningBoxFromCryptoBox(
    params: crypto.ParamsOfGetSigningBoxFromCryptoBox,
    options?: CallOptions,
  ): Promise<crypto.RegisteredSigningBox> {
    return this.#caller.call('crypto.get_signing_box_from_crypto_box', params, options)
  }

  /**
   * Creates an encryption box with a key derived from a crypto box.
   *
   * The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the possible errors are
   * then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider.
   *
   * Function `crypto.get_encryption_box_from_crypto_box`.
   */
  getEncryptionBoxFromCryptoBox(
    params: crypto.ParamsOfGetEncryptionBoxFromCryptoBox,
    options?: CallOptions,
  ): Promise<crypto.RegisteredEncryptionBox> {
    return this.#caller.call('crypto.get_encryption_box_from_crypto_box', params, options)
  }

  /**
   * Removes all secrets derived from a crypto box from memory.
   *
   * The boxes remain usable and request the password again. An unknown handle is ignored.
   *
   * Function `crypto.clear_crypto_box_secret_cache`.
   */
  clearCryptoBoxSecretCache(params: crypto.RegisteredCryptoBox, options?: CallOptions): Promise<void> {
    return this.#caller.call('crypto.clear_crypto_box_secret_cache', params, options)
  }

  /**
   * Registers a signing box implemented by the application.
   *
   * Errors: 13 CallbackNotRegistered.
   *
   * Function `crypto.register_signing_box`.
   */
  registerSigningBox(object: objects.AppSigningBox, options?: AppObjectOptions): Promise<crypto.RegisteredSigningBox> {
    return this.#caller.callWithObject(
      'crypto.register_signing_box',
      undefined,
      object,
      objects.appSigningBoxMethods,
      options,
    )
  }

  /**
   * Creates a signing box with a key pair.
   *
   * Errors: 100 InvalidPublicKey, 101 InvalidSecretKey.
   *
   * Function `crypto.get_signing_box`.
   */
  getSigningBox(params: crypto.KeyPair, options?: CallOptions): Promise<crypto.RegisteredSigningBox> {
    return this.#caller.call('crypto.get_signing_box', params, options)
  }

  /**
   * Returns the public key of a signing box.
   *
   * Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
   * UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
   * Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
   * CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 121 SigningBoxNotRegistered.
   *
   * Function `crypto.signing_box_get_public_key`.
   */
  signingBoxGetPublicKey(
    params: crypto.RegisteredSigningBox,
    options?: CallOptions,
  ): Promise<crypto.ResultOfSigningBoxGetPublicKey> {
    return this.#caller.call('crypto.signing_box_get_public_key', params, options)
  }

  /**
   * Signs data with a signing box.
   *
   * Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
   * UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
   * Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
   * CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 121 SigningBoxNotRegistered.
   *
   * Function `crypto.signing_box_sign`.
   */
  signingBoxSign(params: crypto.ParamsOfSigningBoxSign, options?: CallOptions): Promise<crypto.ResultOfSigningBoxSign> {
    return this.#caller.call('crypto.signing_box_sign', params, options)
  }

  /**
   * Removes a signing box; an unknown handle is ignored.
   *
   * Function `crypto.remove_signing_box`.
   */
  removeSigningBox(params: crypto.RegisteredSigningBox, options?: CallOptions): Promise<void> {
    return this.#caller.call('crypto.remove_signing_box', params, options)
  }

  /**
   * Registers an encryption box implemented by the application.
   *
   * Errors: 13 CallbackNotRegistered.
   *
   * Function `crypto.register_encryption_box`.
   */
  registerEncryptionBox(
    object: objects.AppEncryptionBox,
    options?: AppObjectOptions,
  ): Promise<crypto.RegisteredEncryptionBox> {
    return this.#caller.callWithObject(
      'crypto.register_encryption_box',
      undefined,
      object,
      objects.appEncryptionBoxMethods,
      options,
    )
  }

  /**
   * Removes an encryption box; an unknown handle is ignored.
   *
   * Function `crypto.remove_encryption_box`.
   */
  removeEncryptionBox(params: crypto.RegisteredEncryptionBox, options?: CallOptions): Promise<void> {
    return this.#caller.call('crypto.remove_encryption_box', params, options)
  }

  /**
   * Returns information about an encryption box.
   *
   * Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
   * UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
   * Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
   * CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 123 EncryptionBoxNotRegistered.
   *
   * Function `crypto.encryption_box_get_info`.
   */
  encryptionBoxGetInfo(
    params: crypto.ParamsOfEncryptionBoxGetInfo,
    options?: CallOptions,
  ): Promise<crypto.ResultOfEncryptionBoxGetInfo> {
    return this.#caller.call('crypto.encryption_box_get_info', params, options)
  }

  /**
   * Encrypts data with an encryption box.
   *
   * AES pads data with zero bytes to a multiple of 16; the original size is not stored.
   *
   * Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
   * UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
   * Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
   * CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 110 NaclSecretBoxFailed, 123
   * EncryptionBoxNotRegistered, 134 InvalidNonceSize.
   *
   * Function `crypto.encryption_box_encrypt`.
   */
  encryptionBoxEncrypt(
    params: crypto.ParamsOfEncryptionBoxEncrypt,
    options?: CallOptions,
  ): Promise<crypto.ResultOfEncryptionBoxEncrypt> {
    return this.#caller.call('crypto.encryption_box_encrypt', params, options)
  }

  /**
   * Decrypts data with an encryption box.
   *
   * Does not remove the zero padding of the last AES block.
   *
   * Errors: 26 AppRequestError, 29 CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31
   * UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114
   * Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130
   * CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 110 NaclSecretBoxFailed, 123
   * EncryptionBoxNotRegistered, 128 DecryptDataError, 134 InvalidNonceSize.
   *
   * Function `crypto.encryption_box_decrypt`.
   */
  encryptionBoxDecrypt(
    params: crypto.ParamsOfEncryptionBoxDecrypt,
    options?: CallOptions,
  ): Promise<crypto.ResultOfEncryptionBoxDecrypt> {
    return this.#caller.call('crypto.encryption_box_decrypt', params, options)
  }

  /**
   * Creates an encryption box with the given keys.
   *
   * AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every operation starts with the
   * given vector or nonce.
   *
   * Errors: 2 InvalidHex, 109 InvalidKeySize, 124 InvalidIvSize, 125 UnsupportedCipherMode, 129 IvRequired, 134
   * InvalidNonceSize.
   *
   * Function `crypto.create_encryption_box`.
   */
  createEncryptionBox(
    params: crypto.ParamsOfCreateEncryptionBox,
    options?: CallOptions,
  ): Promise<crypto.RegisteredEncryptionBox> {
    return this.#caller.call('crypto.create_encryption_box', params, options)
  }
}
