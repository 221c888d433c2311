// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { CryptoModule } from '../modules/crypto.ts'
import type * as crypto from '../types/crypto.ts'

/**
 * Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncCryptoModule extends CryptoModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `factorize`. */
  factorizeSync(params: crypto.ParamsOfFactorize, options?: SyncCallOptions): crypto.ResultOfFactorize {
    return this.#caller.callSync('crypto.factorize', params, options)
  }

  /** Synchronous form of `modularPower`. */
  modularPowerSync(params: crypto.ParamsOfModularPower, options?: SyncCallOptions): crypto.ResultOfModularPower {
    return this.#caller.callSync('crypto.modular_power', params, options)
  }

  /** Synchronous form of `tvmCrc16`. */
  tvmCrc16Sync(params: crypto.ParamsOfTonCrc16, options?: SyncCallOptions): crypto.ResultOfTonCrc16 {
    return this.#caller.callSync('crypto.tvm_crc16', params, options)
  }

  /** Synchronous form of `generateRandomBytes`. */
  generateRandomBytesSync(
    params: crypto.ParamsOfGenerateRandomBytes,
    options?: SyncCallOptions,
  ): crypto.ResultOfGenerateRandomBytes {
    return this.#caller.callSync('crypto.generate_random_bytes', params, options)
  }

  /** Synchronous form of `convertPublicKeyToTvmSafeFormat`. */
  convertPublicKeyToTvmSafeFormatSync(
    params: crypto.ParamsOfConvertPublicKeyToTonSafeFormat,
    options?: SyncCallOptions,
  ): crypto.ResultOfConvertPublicKeyToTonSafeFormat {
    return this.#caller.callSync('crypto.convert_public_key_to_tvm_safe_format', params, options)
  }

  /** Synchronous form of `generateRandomSignKeys`. */
  generateRandomSignKeysSync(options?: SyncCallOptions): crypto.KeyPair {
    return this.#caller.callSync('crypto.generate_random_sign_keys', undefined, options)
  }

  /** Synchronous form of `sign`. */
  signSync(params: crypto.ParamsOfSign, options?: SyncCallOptions): crypto.ResultOfSign {
    return this.#caller.callSync('crypto.sign', params, options)
  }

  /** Synchronous form of `verifySignature`. */
  verifySignatureSync(
    params: crypto.ParamsOfVerifySignature,
    options?: SyncCallOptions,
  ): crypto.ResultOfVerifySignature {
    return this.#caller.callSync('crypto.verify_signature', params, options)
  }

  /** Synchronous form of `sha256`. */
  sha256Sync(params: crypto.ParamsOfHash, options?: SyncCallOptions): crypto.ResultOfHash {
    return this.#caller.callSync('crypto.sha256', params, options)
  }

  /** Synchronous form of `sha512`. */
  sha512Sync(params: crypto.ParamsOfHash, options?: SyncCallOptions): crypto.ResultOfHash {
    return this.#caller.callSync('crypto.sha512', params, options)
  }

  /** Synchronous form of `scrypt`. */
  scryptSync(params: crypto.ParamsOfScrypt, options?: SyncCallOptions): crypto.ResultOfScrypt {
    return this.#caller.callSync('crypto.scrypt', params, options)
  }

  /** Synchronous form of `naclSignKeypairFromSecretKey`. */
  naclSignKeypairFromSecretKeySync(
    params: crypto.ParamsOfNaclSignKeyPairFromSecret,
    options?: SyncCallOptions,
  ): crypto.KeyPair {
    return this.#caller.callSync('crypto.nacl_sign_keypair_from_secret_key', params, options)
  }

  /** Synchronous form of `naclSign`. */
  naclSignSync(params: crypto.ParamsOfNaclSign, options?: SyncCallOptions): crypto.ResultOfNaclSign {
    return this.#caller.callSync('crypto.nacl_sign', params, options)
  }

  /** Synchronous form of `naclSignOpen`. */
  naclSignOpenSync(params: crypto.ParamsOfNaclSignOpen, options?: SyncCallOptions): crypto.ResultOfNaclSignOpen {
    return this.#caller.callSync('crypto.nacl_sign_open', params, options)
  }

  /** Synchronous form of `naclSignDetached`. */
  naclSignDetachedSync(params: crypto.ParamsOfNaclSign, options?: SyncCallOptions): crypto.ResultOfNaclSignDetached {
    return this.#caller.callSync('crypto.nacl_sign_detached', params, options)
  }

  /** Synchronous form of `naclSignDetachedVerify`. */
  naclSignDetachedVerifySync(
    params: crypto.ParamsOfNaclSignDetachedVerify,
    options?: SyncCallOptions,
  ): crypto.ResultOfNaclSignDetachedVerify {
    return this.#caller.callSync('crypto.nacl_sign_detached_verify', params, options)
  }

  /** Synchronous form of `naclBoxKeypair`. */
  naclBoxKeypairSync(options?: SyncCallOptions): crypto.KeyPair {
    return this.#caller.callSync('crypto.nacl_box_keypair', undefined, options)
  }

  /** Synchronous form of `naclBoxKeypairFromSecretKey`. */
  naclBoxKeypairFromSecretKeySync(
    params: crypto.ParamsOfNaclBoxKeyPairFromSecret,
    options?: SyncCallOptions,
  ): crypto.KeyPair {
    return this.#caller.callSync('crypto.nacl_box_keypair_from_secret_key', params, options)
  }

  /** Synchronous form of `naclBox`. */
  naclBoxSync(params: crypto.ParamsOfNaclBox, options?: SyncCallOptions): crypto.ResultOfNaclBox {
    return this.#caller.callSync('crypto.nacl_box', params, options)
  }

  /** Synchronous form of `naclBoxOpen`. */
  naclBoxOpenSync(params: crypto.ParamsOfNaclBoxOpen, options?: SyncCallOptions): crypto.ResultOfNaclBoxOpen {
    return this.#caller.callSync('crypto.nacl_box_open', params, options)
  }

  /** Synchronous form of `naclSecretBox`. */
  naclSecretBoxSync(params: crypto.ParamsOfNaclSecretBox, options?: SyncCallOptions): crypto.ResultOfNaclBox {
    return this.#caller.callSync('crypto.nacl_secret_box', params, options)
  }

  /** Synchronous form of `naclSecretBoxOpen`. */
  naclSecretBoxOpenSync(
    params: crypto.ParamsOfNaclSecretBoxOpen,
    options?: SyncCallOptions,
  ): crypto.ResultOfNaclBoxOpen {
    return this.#caller.callSync('crypto.nacl_secret_box_open', params, options)
  }

  /** Synchronous form of `mnemonicWords`. */
  mnemonicWordsSync(params?: crypto.ParamsOfMnemonicWords, options?: SyncCallOptions): crypto.ResultOfMnemonicWords {
    return this.#caller.callSync('crypto.mnemonic_words', params, options)
  }

  /** Synchronous form of `mnemonicFromRandom`. */
  mnemonicFromRandomSync(
    params?: crypto.ParamsOfMnemonicFromRandom,
    options?: SyncCallOptions,
  ): crypto.ResultOfMnemonicFromRandom {
    return this.#caller.callSync('crypto.mnemonic_from_random', params, options)
  }

  /** Synchronous form of `mnemonicFromEntropy`. */
  mnemonicFromEntropySync(
    params: crypto.ParamsOfMnemonicFromEntropy,
    options?: SyncCallOptions,
  ): crypto.ResultOfMnemonicFromEntropy {
    return this.#caller.callSync('crypto.mnemonic_from_entropy', params, options)
  }

  /** Synchronous form of `mnemonicVerify`. */
  mnemonicVerifySync(params: crypto.ParamsOfMnemonicVerify, options?: SyncCallOptions): crypto.ResultOfMnemonicVerify {
    return this.#caller.callSync('crypto.mnemonic_verify', params, options)
  }

  /** Synchronous form of `mnemonicDeriveSignKeys`. */
  mnemonicDeriveSignKeysSync(params: crypto.ParamsOfMnemonicDeriveSignKeys, options?: SyncCallOptions): crypto.KeyPair {
    return this.#caller.callSync('crypto.mnemonic_derive_sign_keys', params, options)
  }

  /** Synchronous form of `hdkeyXprvFromMnemonic`. */
  hdkeyXprvFromMnemonicSync(
    params: crypto.ParamsOfHDKeyXPrvFromMnemonic,
    options?: SyncCallOptions,
  ): crypto.ResultOfHDKeyXPrvFromMnemonic {
    return this.#caller.callSync('crypto.hdkey_xprv_from_mnemonic', params, options)
  }

  /** Synchronous form of `hdkeyDeriveFromXprv`. */
  hdkeyDeriveFromXprvSync(
    params: crypto.ParamsOfHDKeyDeriveFromXPrv,
    options?: SyncCallOptions,
  ): crypto.ResultOfHDKeyDeriveFromXPrv {
    return this.#caller.callSync('crypto.hdkey_derive_from_xprv', params, options)
  }

  /** Synchronous form of `hdkeyDeriveFromXprvPath`. */
  hdkeyDeriveFromXprvPathSync(
    params: crypto.ParamsOfHDKeyDeriveFromXPrvPath,
    options?: SyncCallOptions,
  ): crypto.ResultOfHDKeyDeriveFromXPrvPath {
    return this.#caller.callSync('crypto.hdkey_derive_from_xprv_path', params, options)
  }

  /** Synchronous form of `hdkeySecretFromXprv`. */
  hdkeySecretFromXprvSync(
    params: crypto.ParamsOfHDKeySecretFromXPrv,
    options?: SyncCallOptions,
  ): crypto.ResultOfHDKeySecretFromXPrv {
    return this.#caller.callSync('crypto.hdkey_secret_from_xprv', params, options)
  }

  /** Synchronous form of `hdkeyPublicFromXprv`. */
  hdkeyPublicFromXprvSync(
    params: crypto.ParamsOfHDKeyPublicFromXPrv,
    options?: SyncCallOptions,
  ): crypto.ResultOfHDKeyPublicFromXPrv {
    return this.#caller.callSync('crypto.hdkey_public_from_xprv', params, options)
  }

  /** Synchronous form of `chacha20`. */
  chacha20Sync(params: crypto.ParamsOfChaCha20, options?: SyncCallOptions): crypto.ResultOfChaCha20 {
    return this.#caller.callSync('crypto.chacha20', params, options)
  }

  /** Synchronous form of `removeCryptoBox`. */
  removeCryptoBoxSync(params: crypto.RegisteredCryptoBox, options?: SyncCallOptions): void {
    this.#caller.callSync('crypto.remove_crypto_box', params, options)
  }

  /** Synchronous form of `getCryptoBoxInfo`. */
  getCryptoBoxInfoSync(params: crypto.RegisteredCryptoBox, options?: SyncCallOptions): crypto.ResultOfGetCryptoBoxInfo {
    return this.#caller.callSync('crypto.get_crypto_box_info', params, options)
  }

  /** Synchronous form of `getCryptoBoxSeedPhrase`. */
  getCryptoBoxSeedPhraseSync(
    params: crypto.RegisteredCryptoBox,
    options?: SyncCallOptions,
  ): crypto.ResultOfGetCryptoBoxSeedPhrase {
    return this.#caller.callSync('crypto.get_crypto_box_seed_phrase', params, options)
  }

  /** Synchronous form of `getSigningBoxFromCryptoBox`. */
  getSigningBoxFromCryptoBoxSync(
    params: crypto.ParamsOfGetSigningBoxFromCryptoBox,
    options?: SyncCallOptions,
  ): crypto.RegisteredSigningBox {
    return this.#caller.callSync('crypto.get_signing_box_from_crypto_box', params, options)
  }

  /** Synchronous form of `getEncryptionBoxFromCryptoBox`. */
  getEncryptionBoxFromCryptoBoxSync(
    params: crypto.ParamsOfGetEncryptionBoxFromCryptoBox,
    options?: SyncCallOptions,
  ): crypto.RegisteredEncryptionBox {
    return this.#caller.callSync('crypto.get_encryption_box_from_crypto_box', params, options)
  }

  /** Synchronous form of `clearCryptoBoxSecretCache`. */
  clearCryptoBoxSecretCacheSync(params: crypto.RegisteredCryptoBox, options?: SyncCallOptions): void {
    this.#caller.callSync('crypto.clear_crypto_box_secret_cache', params, options)
  }

  /** Synchronous form of `getSigningBox`. */
  getSigningBoxSync(params: crypto.KeyPair, options?: SyncCallOptions): crypto.RegisteredSigningBox {
    return this.#caller.callSync('crypto.get_signing_box', params, options)
  }

  /** Synchronous form of `signingBoxGetPublicKey`. */
  signingBoxGetPublicKeySync(
    params: crypto.RegisteredSigningBox,
    options?: SyncCallOptions,
  ): crypto.ResultOfSigningBoxGetPublicKey {
    return this.#caller.callSync('crypto.signing_box_get_public_key', params, options)
  }

  /** Synchronous form of `signingBoxSign`. */
  signingBoxSignSync(params: crypto.ParamsOfSigningBoxSign, options?: SyncCallOptions): crypto.ResultOfSigningBoxSign {
    return this.#caller.callSync('crypto.signing_box_sign', params, options)
  }

  /** Synchronous form of `removeSigningBox`. */
  removeSigningBoxSync(params: crypto.RegisteredSigningBox, options?: SyncCallOptions): void {
    this.#caller.callSync('crypto.remove_signing_box', params, options)
  }

  /** Synchronous form of `removeEncryptionBox`. */
  removeEncryptionBoxSync(params: crypto.RegisteredEncryptionBox, options?: SyncCallOptions): void {
    this.#caller.callSync('crypto.remove_encryption_box', params, options)
  }

  /** Synchronous form of `encryptionBoxGetInfo`. */
  encryptionBoxGetInfoSync(
    params: crypto.ParamsOfEncryptionBoxGetInfo,
    options?: SyncCallOptions,
  ): crypto.ResultOfEncryptionBoxGetInfo {
    return this.#caller.callSync('crypto.encryption_box_get_info', params, options)
  }

  /** Synchronous form of `encryptionBoxEncrypt`. */
  encryptionBoxEncryptSync(
    params: crypto.ParamsOfEncryptionBoxEncrypt,
    options?: SyncCallOptions,
  ): crypto.ResultOfEncryptionBoxEncrypt {
    return this.#caller.callSync('crypto.encryption_box_encrypt', params, options)
  }

  /** Synchronous form of `encryptionBoxDecrypt`. */
  encryptionBoxDecryptSync(
    params: crypto.ParamsOfEncryptionBoxDecrypt,
    options?: SyncCallOptions,
  ): crypto.ResultOfEncryptionBoxDecrypt {
    return this.#caller.callSync('crypto.encryption_box_decrypt', params, options)
  }

  /** Synchronous form of `createEncryptionBox`. */
  createEncryptionBoxSync(
    params: crypto.ParamsOfCreateEncryptionBox,
    options?: SyncCallOptions,
  ): crypto.RegisteredEncryptionBox {
    return this.#caller.callSync('crypto.create_encryption_box', params, options)
  }
}
