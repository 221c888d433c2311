// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as processing from './processing.ts'

/** Numbers of the errors of module crypto. */
export const CryptoErrorCode = {
  /** A public key is malformed or does not belong to the secret key. */
  InvalidPublicKey: 100,
  /** A secret key is malformed. */
  InvalidSecretKey: 101,
  /** Cannot occur: keys have the codes 100, 101 and 109. */
  InvalidKey: 102,
  /** The number to factorize is not hex, longer than 64 bits, 0, 1 or a prime. */
  InvalidFactorizeChallenge: 106,
  /** A number is not hex or longer than 8192 bits, the modulus is zero or the exponent negative. */
  InvalidBigInt: 107,
  /** The parameters of scrypt are out of range or require too much work. */
  ScryptFailed: 108,
  /** A key, nonce or signature of fixed size has a different size. */
  InvalidKeySize: 109,
  /** A secret box cannot be created or opened. */
  NaclSecretBoxFailed: 110,
  /** A box cannot be created or opened. */
  NaclBoxFailed: 111,
  /** An attached signature is invalid. */
  NaclSignFailed: 112,
  /** The entropy of a BIP-39 phrase has the wrong size. */
  Bip39InvalidEntropy: 113,
  /** A seed phrase fails verification before derivation. */
  Bip39InvalidPhrase: 114,
  /** A serialized or derived extended key is invalid. */
  Bip32InvalidKey: 115,
  /** A segment of a derivation path is not a number. */
  Bip32InvalidDerivePath: 116,
  /** Cannot occur: an unknown dictionary does not match the parameter type (23). */
  Bip39InvalidDictionary: 117,
  /** The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24. */
  Bip39InvalidWordCount: 118,
  /** No phrase of dictionary 0 was found in 5120 attempts. */
  MnemonicGenerationFailed: 119,
  /** Entropy does not produce a valid phrase of dictionary 0. */
  MnemonicFromEntropyFailed: 120,
  /** A signing box handle is unknown. */
  SigningBoxNotRegistered: 121,
  /** Cannot occur: signatures have the codes 109 and 112. */
  InvalidSignature: 122,
  /** An encryption box handle is unknown. */
  EncryptionBoxNotRegistered: 123,
  /** The initialization vector of AES is not 16 bytes. */
  InvalidIvSize: 124,
  /** An AES mode other than CBC is requested. */
  UnsupportedCipherMode: 125,
  /** Cannot occur: key and vector are checked before the cipher is created (109, 124). */
  CannotCreateCipher: 126,
  /** Cannot occur: data is padded to whole blocks before it is encrypted. */
  EncryptDataError: 127,
  /** The length of AES data to decrypt is not a multiple of 16 bytes. */
  DecryptDataError: 128,
  /** AES is requested without an initialization vector. */
  IvRequired: 129,
  /** A crypto box handle is unknown. */
  CryptoBoxNotRegistered: 130,
  /** Cannot occur: there is one type of crypto box. */
  InvalidCryptoBoxType: 131,
  /** Cannot occur: every secret that matches the parameter type can be serialized. */
  CryptoBoxSecretSerializationError: 132,
  /** The decrypted secret of a crypto box is invalid, most often because of a wrong password. */
  CryptoBoxSecretDeserializationError: 133,
  /** A ChaCha20 nonce is not 12 bytes. */
  InvalidNonceSize: 134,
} as const

/** Numbers of the errors of module crypto. */
export type CryptoErrorCode = (typeof CryptoErrorCode)[keyof typeof CryptoErrorCode]

/** Description of an AES box. */
export interface AesInfo {
  /** Mode, `CBC`. */
  mode: CipherMode
  /** Initialization vector. Text with hex digits. */
  iv?: string | null | undefined
}

/** Key of an AES box. */
export interface AesParamsEB {
  /** Mode, `CBC`. */
  mode: CipherMode
  /** Key of 16, 24 or 32 bytes, hex. Text with hex digits. Secret. */
  key: string
  /** Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129). Text with hex digits. */
  iv?: string | null | undefined
}

/** Cipher of an encryption box whose key is derived from a crypto box. */
export type BoxEncryptionAlgorithm =
  | {
      /** ChaCha20, without authentication. */
      type: 'ChaCha20'
      /** Public parameters. */
      value: ChaCha20ParamsCB
    }
  | {
      /** X25519, XSalsa20 and Poly1305. */
      type: 'NaclBox'
      /** Public parameters. */
      value: NaclBoxParamsCB
    }
  | {
      /** XSalsa20 and Poly1305. */
      type: 'NaclSecretBox'
      /** Public parameters. */
      value: NaclSecretBoxParamsCB
    }

/** Makes values of the type, `BoxEncryptionAlgorithm.ChaCha20(…)`. */
export const BoxEncryptionAlgorithm: VariantMakers<BoxEncryptionAlgorithm> = variantMakers([
  'ChaCha20',
  'NaclBox',
  'NaclSecretBox',
])

/** Public parameters of ChaCha20. */
export interface ChaCha20ParamsCB {
  /** Nonce, 24 hex characters. Text with hex digits. */
  nonce: string
}

/** Key of a ChaCha20 box. */
export interface ChaCha20ParamsEB {
  /** Key, 64 hex characters. Text with hex digits. Secret. */
  key: string
  /** Nonce, 24 hex characters. Text with hex digits. */
  nonce: string
}

/** Block cipher mode. */
export const CipherMode = {
  /** Cipher block chaining, the only supported mode. */
  CBC: 'CBC',
  /** Not supported (125). */
  CFB: 'CFB',
  /** Not supported (125). */
  CTR: 'CTR',
  /** Not supported (125). */
  ECB: 'ECB',
  /** Not supported (125). */
  OFB: 'OFB',
} as const

/** Block cipher mode. */
export type CipherMode = (typeof CipherMode)[keyof typeof CipherMode]

/**
 * Handle of a crypto box.
 *
 * Unsigned integer of 32 bits.
 */
export type CryptoBoxHandle = number

/** Secret of a new crypto box. */
export type CryptoBoxSecret =
  | {
      /** A new seed phrase. */
      type: 'RandomSeedPhrase'
      /** Dictionary of the phrase. */
      dictionary: MnemonicDictionary
      /** Number of words of the phrase. Unsigned integer of 8 bits. */
      wordcount: number
    }
  | {
      /** A given phrase; it is checked when keys are derived from it. */
      type: 'PredefinedSeedPhrase'
      /** Seed phrase. Secret. */
      phrase: string
      /** Dictionary of the phrase. */
      dictionary: MnemonicDictionary
      /** Number of words of the phrase. Unsigned integer of 8 bits. */
      wordcount: number
    }
  | {
      /** A secret returned by another crypto box. */
      type: 'EncryptedSecret'
      /**
       * Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the secret encrypted with
       * ChaCha20. Text with base64.
       */
      encrypted_secret: string
    }

/** Makes values of the type, `CryptoBoxSecret.RandomSeedPhrase(…)`. */
export const CryptoBoxSecret: VariantMakers<CryptoBoxSecret> = variantMakers([
  'RandomSeedPhrase',
  'PredefinedSeedPhrase',
  'EncryptedSecret',
])

/** Cipher and keys of an encryption box. */
export type EncryptionAlgorithm =
  | {
      /** AES. Data is padded with zero bytes; its size is not stored. */
      type: 'AES'
      /** Key. */
      value: AesParamsEB
    }
  | {
      /** ChaCha20, without authentication. */
      type: 'ChaCha20'
      /** Key. */
      value: ChaCha20ParamsEB
    }
  | {
      /** X25519, XSalsa20 and Poly1305. */
      type: 'NaclBox'
      /** Keys. */
      value: NaclBoxParamsEB
    }
  | {
      /** XSalsa20 and Poly1305. */
      type: 'NaclSecretBox'
      /** Key. */
      value: NaclSecretBoxParamsEB
    }

/** Makes values of the type, `EncryptionAlgorithm.AES(…)`. */
export const EncryptionAlgorithm: VariantMakers<EncryptionAlgorithm> = variantMakers([
  'AES',
  'ChaCha20',
  'NaclBox',
  'NaclSecretBox',
])

/**
 * Handle of an encryption box.
 *
 * Unsigned integer of 32 bits.
 */
export type EncryptionBoxHandle = number

/** Description of an encryption box. */
export interface EncryptionBoxInfo {
  /** Derivation path of the key, if given. */
  hdpath?: string | null | undefined
  /** Name of the cipher. */
  algorithm?: string | null | undefined
  /** Public parameters of the cipher. */
  options?: any
  /** Own public key, if the cipher has one. */
  public?: any
}

/** A key pair; Ed25519 unless stated otherwise. */
export interface KeyPair {
  /** Public key, 64 hex characters. Text with hex digits. */
  public: string
  /** Secret key: the 32-byte seed as 64 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** Word list and derivation rule of a seed phrase. */
export const MnemonicDictionary = {
  /** English word list with its own derivation rule. */
  Ton: 0,
  /** BIP-39 English. */
  English: 1,
  /** BIP-39 Chinese, simplified. */
  ChineseSimplified: 2,
  /** BIP-39 Chinese, traditional. */
  ChineseTraditional: 3,
  /** BIP-39 French. */
  French: 4,
  /** BIP-39 Italian. */
  Italian: 5,
  /** BIP-39 Japanese. */
  Japanese: 6,
  /** BIP-39 Korean. */
  Korean: 7,
  /** BIP-39 Spanish. */
  Spanish: 8,
} as const

/** Word list and derivation rule of a seed phrase. */
export type MnemonicDictionary = (typeof MnemonicDictionary)[keyof typeof MnemonicDictionary]

/** Public parameters of a NaCl box. */
export interface NaclBoxParamsCB {
  /** Public key of the other party, 64 hex characters. Text with hex digits. */
  their_public: string
  /** Nonce, 48 hex characters. Text with hex digits. */
  nonce: string
}

/** Keys of a NaCl box. */
export interface NaclBoxParamsEB {
  /** Public key of the other party, 64 hex characters. Text with hex digits. */
  their_public: string
  /** Own secret key, 64 hex characters. Text with hex digits. Secret. */
  secret: string
  /** Nonce, 48 hex characters. Text with hex digits. */
  nonce: string
}

/** Public parameters of a NaCl secret box. */
export interface NaclSecretBoxParamsCB {
  /** Nonce, 48 hex characters. Text with hex digits. */
  nonce: string
}

/** Key of a NaCl secret box. */
export interface NaclSecretBoxParamsEB {
  /** Key, 64 hex characters. Text with hex digits. Secret. */
  key: string
  /** Nonce, 48 hex characters. Text with hex digits. */
  nonce: string
}

/** Request to an encryption box of the application. */
export type ParamsOfAppEncryptionBox =
  | {
      /** Requests information about the box. */
      type: 'GetInfo'
    }
  | {
      /** Requests encryption of data. */
      type: 'Encrypt'
      /** The data. Text with base64. */
      data: string
    }
  | {
      /** Requests decryption of data. */
      type: 'Decrypt'
      /** The data. Text with base64. */
      data: string
    }

/** Makes values of the type, `ParamsOfAppEncryptionBox.GetInfo(…)`. */
export const ParamsOfAppEncryptionBox: VariantMakers<ParamsOfAppEncryptionBox> = variantMakers([
  'GetInfo',
  'Encrypt',
  'Decrypt',
])

/** Request to the password provider of the application. */
export type ParamsOfAppPasswordProvider = {
  /** Requests the password. */
  type: 'GetPassword'
  /** X25519 public key generated for this request, 64 hex characters. Text with hex digits. */
  encryption_public_key: string
}

/** Makes values of the type, `ParamsOfAppPasswordProvider.GetPassword(…)`. */
export const ParamsOfAppPasswordProvider: VariantMakers<ParamsOfAppPasswordProvider> = variantMakers(['GetPassword'])

/** Request to a signing box of the application. */
export type ParamsOfAppSigningBox =
  | {
      /** Requests its public key. */
      type: 'GetPublicKey'
    }
  | {
      /** Requests a signature. */
      type: 'Sign'
      /** Data to sign. Text with base64. */
      unsigned: string
      /**
       * The message that is signed. Absent if the data does not belong to a message, as in `crypto.signing_box_sign`.
       * Extension of the published interface.
       */
      content?: SigningContent | null | undefined
    }

/** Makes values of the type, `ParamsOfAppSigningBox.GetPublicKey(…)`. */
export const ParamsOfAppSigningBox: VariantMakers<ParamsOfAppSigningBox> = variantMakers(['GetPublicKey', 'Sign'])

/** Data, plain or encrypted, and a key. */
export interface ParamsOfChaCha20 {
  /** The data. Text with base64. */
  data: string
  /** Key, 64 hex characters. Text with hex digits. Secret. */
  key: string
  /** Nonce, 24 hex characters. Never reuse a nonce with the same key. Text with hex digits. */
  nonce: string
}

/** A public key. */
export interface ParamsOfConvertPublicKeyToTonSafeFormat {
  /** Public key, usually 64 hex characters; the length is not checked. Text with hex digits. */
  public_key: string
}

/** The crypto box to create. */
export interface ParamsOfCreateCryptoBox {
  /** Encryption salt; opening the encrypted secret again requires the same text. */
  secret_encryption_salt: string
  /** The secret. */
  secret: CryptoBoxSecret
}

/** The encryption box to create. */
export interface ParamsOfCreateEncryptionBox {
  /** Cipher and keys. */
  algorithm: EncryptionAlgorithm
}

/** Data and the box to use. */
export interface ParamsOfEncryptionBoxDecrypt {
  /** The box. */
  encryption_box: EncryptionBoxHandle
  /** Data to decrypt. Text with base64. */
  data: string
}

/** Data and the box to use. */
export interface ParamsOfEncryptionBoxEncrypt {
  /** The box. */
  encryption_box: EncryptionBoxHandle
  /** Data to encrypt. Text with base64. */
  data: string
}

/** An encryption box. */
export interface ParamsOfEncryptionBoxGetInfo {
  /** The box. */
  encryption_box: EncryptionBoxHandle
}

/** A number to factorize. */
export interface ParamsOfFactorize {
  /** Composite number of at most 64 bits, hex without prefix. Text with hex digits. */
  composite: string
}

/** Number of random bytes to generate. */
export interface ParamsOfGenerateRandomBytes {
  /** Number of bytes, at most 33554432. Unsigned integer of 32 bits. */
  length: number
}

/** A crypto box, a cipher and the derivation path of the key. */
export interface ParamsOfGetEncryptionBoxFromCryptoBox {
  /** Handle of the crypto box. Unsigned integer of 32 bits. */
  handle: number
  /** Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration. */
  hdpath?: string | null | undefined
  /** The cipher; its key is the derived secret. */
  algorithm: BoxEncryptionAlgorithm
  /**
   * How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation requests the password.
   * Unsigned integer of 32 bits.
   */
  secret_lifetime?: number | null | undefined
}

/** A crypto box and the derivation path of the signing key. */
export interface ParamsOfGetSigningBoxFromCryptoBox {
  /** Handle of the crypto box. Unsigned integer of 32 bits. */
  handle: number
  /** Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration. */
  hdpath?: string | null | undefined
  /**
   * How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation requests the password.
   * Unsigned integer of 32 bits.
   */
  secret_lifetime?: number | null | undefined
}

/** A key and a child index. */
export interface ParamsOfHDKeyDeriveFromXPrv {
  /** BIP-32 extended private key, 111 characters beginning with `xprv`. Secret. */
  xprv: string
  /** Index of the child. Unsigned integer of 32 bits. */
  child_index: number
  /** Derive a hardened child: sets the top bit of the index. */
  hardened: boolean
}

/** A key and a derivation path. */
export interface ParamsOfHDKeyDeriveFromXPrvPath {
  /** BIP-32 extended private key, 111 characters beginning with `xprv`. Secret. */
  xprv: string
  /**
   * Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from 2147483648 to 4294967295
   * must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.
   */
  path: string
}

/** An extended private key. */
export interface ParamsOfHDKeyPublicFromXPrv {
  /** BIP-32 extended private key, 111 characters beginning with `xprv`. Secret. */
  xprv: string
}

/** An extended private key. */
export interface ParamsOfHDKeySecretFromXPrv {
  /** BIP-32 extended private key, 111 characters beginning with `xprv`. Secret. */
  xprv: string
}

/** A seed phrase. */
export interface ParamsOfHDKeyXPrvFromMnemonic {
  /**
   * Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39 compares phrases in
   * form NFKD; phrases of dictionary 0 are used exactly as given. Secret.
   */
  phrase: string
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** Data to hash. */
export interface ParamsOfHash {
  /** The data. Text with base64. */
  data: string
}

/** A seed phrase and a derivation path. */
export interface ParamsOfMnemonicDeriveSignKeys {
  /**
   * Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39 compares phrases in
   * form NFKD; phrases of dictionary 0 are used exactly as given. Secret.
   */
  phrase: string
  /**
   * Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from 2147483648 on needs an
   * apostrophe (116).
   */
  path?: string | null | undefined
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** Entropy and its dictionary. */
export interface ParamsOfMnemonicFromEntropy {
  /**
   * BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes that satisfy its
   * seed rule. Text with hex digits. Secret.
   */
  entropy: string
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** The seed phrase to generate. */
export interface ParamsOfMnemonicFromRandom {
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** A seed phrase to check. */
export interface ParamsOfMnemonicVerify {
  /**
   * Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39 compares phrases in
   * form NFKD; phrases of dictionary 0 are used exactly as given. Secret.
   */
  phrase: string
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** A dictionary. */
export interface ParamsOfMnemonicWords {
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
}

/** Numbers as hex without prefix, each at most 8192 bits. */
export interface ParamsOfModularPower {
  /** The base. Text with hex digits. */
  base: string
  /** The exponent, non-negative. Text with hex digits. */
  exponent: string
  /** The modulus, non-zero. Text with hex digits. */
  modulus: string
}

/** Data and the keys of both parties. */
export interface ParamsOfNaclBox {
  /** The data. Text with base64. */
  decrypted: string
  /** Nonce, 48 hex characters. Never reuse a nonce with the same keys. Text with hex digits. */
  nonce: string
  /** Public key of the other party, 64 hex characters. Text with hex digits. */
  their_public: string
  /** Own secret key, 64 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** An X25519 secret key. */
export interface ParamsOfNaclBoxKeyPairFromSecret {
  /** Secret key, 64 hex characters without prefix. Text with hex digits. Secret. */
  secret: string
}

/** Encrypted data and the keys of both parties. */
export interface ParamsOfNaclBoxOpen {
  /** Authentication tag (16 bytes) followed by the encrypted data. Text with base64. */
  encrypted: string
  /** Nonce, 48 hex characters. Never reuse a nonce with the same keys. Text with hex digits. */
  nonce: string
  /** Public key of the other party, 64 hex characters. Text with hex digits. */
  their_public: string
  /** Own secret key, 64 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** Data and a shared key. */
export interface ParamsOfNaclSecretBox {
  /** The data. Text with base64. */
  decrypted: string
  /** Nonce, 48 hex characters. Never reuse a nonce with the same keys. Text with hex digits. */
  nonce: string
  /** Shared key, 64 hex characters. Text with hex digits. Secret. */
  key: string
}

/** Encrypted data and a shared key. */
export interface ParamsOfNaclSecretBoxOpen {
  /** Authentication tag (16 bytes) followed by the encrypted data. Text with base64. */
  encrypted: string
  /** Nonce, 48 hex characters. Never reuse a nonce with the same keys. Text with hex digits. */
  nonce: string
  /** Shared key, 64 hex characters. Text with hex digits. Secret. */
  key: string
}

/** Data and the key to sign it with. */
export interface ParamsOfNaclSign {
  /** Data to sign. Text with base64. */
  unsigned: string
  /** The seed followed by the public key, 128 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** Data, its signature and the key of the signer. */
export interface ParamsOfNaclSignDetachedVerify {
  /** The data. Text with base64. */
  unsigned: string
  /** Signature, 128 hex characters. Text with hex digits. */
  signature: string
  /** Public key of the signer, 64 hex characters. Text with hex digits. */
  public: string
}

/** The seed of an Ed25519 key. */
export interface ParamsOfNaclSignKeyPairFromSecret {
  /** Secret key, 64 hex characters without prefix. Text with hex digits. Secret. */
  secret: string
}

/** Signed data and the key of the signer. */
export interface ParamsOfNaclSignOpen {
  /** Signature (64 bytes) followed by the data. Text with base64. */
  signed: string
  /** Public key of the signer, 64 hex characters. Text with hex digits. */
  public: string
}

/**
 * A password and the cost parameters of scrypt (RFC 7914). Memory, 128 * r * (2^log_n + p) bytes, is at most 2^31; 128
 * * r * 2^log_n * p is at most 2^34.
 */
export interface ParamsOfScrypt {
  /** The password. Text with base64. Secret. */
  password: string
  /** The salt. Text with base64. */
  salt: string
  /** Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15. Unsigned integer of 8 bits. */
  log_n: number
  /** Block size, in units of 128 bytes, at least 1. Typical: 8. Unsigned integer of 32 bits. */
  r: number
  /** Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1. Unsigned integer of 32 bits. */
  p: number
  /** Length of the derived key in bytes, from 1 to 16777216. Unsigned integer of 32 bits. */
  dk_len: number
}

/** Data and the keys to sign it with. */
export interface ParamsOfSign {
  /** Data to sign. Text with base64. */
  unsigned: string
  /** Keys to sign with. */
  keys: KeyPair
}

/** Data and the box to sign it with. */
export interface ParamsOfSigningBoxSign {
  /** The box. */
  signing_box: SigningBoxHandle
  /** Data to sign. Text with base64. */
  unsigned: string
}

/** Data to checksum. */
export interface ParamsOfTonCrc16 {
  /** The data. Text with base64. */
  data: string
}

/** Signed data and the key of the signer. */
export interface ParamsOfVerifySignature {
  /** Signature (64 bytes) followed by the data. Text with base64. */
  signed: string
  /** Public key of the signer, 64 hex characters. Text with hex digits. */
  public: string
}

/** A crypto box. */
export interface RegisteredCryptoBox {
  /** Handle of the box. */
  handle: CryptoBoxHandle
}

/** An encryption box. */
export interface RegisteredEncryptionBox {
  /** Handle of the box. */
  handle: EncryptionBoxHandle
}

/** A signing box. */
export interface RegisteredSigningBox {
  /** Handle of the box. */
  handle: SigningBoxHandle
}

/** Response of an encryption box of the application. */
export type ResultOfAppEncryptionBox =
  | {
      /** Information about the box. */
      type: 'GetInfo'
      /** The information. */
      info: EncryptionBoxInfo
    }
  | {
      /** Encrypted data. */
      type: 'Encrypt'
      /** The data. Text with base64. */
      data: string
    }
  | {
      /** Decrypted data. */
      type: 'Decrypt'
      /** The data. Text with base64. */
      data: string
    }

/** Makes values of the type, `ResultOfAppEncryptionBox.GetInfo(…)`. */
export const ResultOfAppEncryptionBox: VariantMakers<ResultOfAppEncryptionBox> = variantMakers([
  'GetInfo',
  'Encrypt',
  'Decrypt',
])

/** Response of the password provider of the application. */
export type ResultOfAppPasswordProvider = {
  /** The password. */
  type: 'GetPassword'
  /**
   * Password bytes in a `nacl_box` for `encryption_public_key`; the nonce is the first 24 bytes of that key. Text with
   * base64.
   */
  encrypted_password: string
  /** X25519 public key of the application for this answer, 64 hex characters. Text with hex digits. */
  app_encryption_pubkey: string
}

/** Makes values of the type, `ResultOfAppPasswordProvider.GetPassword(…)`. */
export const ResultOfAppPasswordProvider: VariantMakers<ResultOfAppPasswordProvider> = variantMakers(['GetPassword'])

/** Response of a signing box of the application. */
export type ResultOfAppSigningBox =
  | {
      /** The public key. */
      type: 'GetPublicKey'
      /** Public key, 64 hex characters. Text with hex digits. */
      public_key: string
    }
  | {
      /** The signature. */
      type: 'Sign'
      /** Signature, 128 hex characters. Text with hex digits. */
      signature: string
    }

/** Makes values of the type, `ResultOfAppSigningBox.GetPublicKey(…)`. */
export const ResultOfAppSigningBox: VariantMakers<ResultOfAppSigningBox> = variantMakers(['GetPublicKey', 'Sign'])

/** Data, encrypted or plain. */
export interface ResultOfChaCha20 {
  /** The data, with its length unchanged. Text with base64. */
  data: string
}

/** A public key as text with a checksum. */
export interface ResultOfConvertPublicKeyToTonSafeFormat {
  /** Base64url, with padding, of the bytes 3E E6, the key and their CRC-16; 48 characters for a 32-byte key. */
  tvm_public_key: string
}

/** Decrypted data. */
export interface ResultOfEncryptionBoxDecrypt {
  /** Decrypted data; with AES, including the zero padding of the last block. Text with base64. */
  data: string
}

/** Encrypted data. */
export interface ResultOfEncryptionBoxEncrypt {
  /** Encrypted data; with AES, a multiple of 16 bytes. Text with base64. */
  data: string
}

/** Information about an encryption box. */
export interface ResultOfEncryptionBoxGetInfo {
  /** The information. */
  info: EncryptionBoxInfo
}

/** Two factors of a number. */
export interface ResultOfFactorize {
  /** The smallest prime factor and the cofactor, upper-case hex without padding. Items: text with hex digits. */
  factors: string[]
}

/** Random bytes. */
export interface ResultOfGenerateRandomBytes {
  /** The bytes. Text with base64. */
  bytes: string
}

/** The storable part of a crypto box. */
export interface ResultOfGetCryptoBoxInfo {
  /**
   * Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the secret encrypted with
   * ChaCha20. Text with base64.
   */
  encrypted_secret: string
}

/** Secret of a crypto box. */
export interface ResultOfGetCryptoBoxSeedPhrase {
  /** Seed phrase. Secret. */
  phrase: string
  /** Dictionary of the phrase. */
  dictionary: MnemonicDictionary
  /** Number of words of the phrase. Unsigned integer of 8 bits. */
  wordcount: number
}

/** The child key. */
export interface ResultOfHDKeyDeriveFromXPrv {
  /** BIP-32 extended private key, 111 characters beginning with `xprv`. Secret. */
  xprv: string
}

/** The key at the path. */
export interface ResultOfHDKeyDeriveFromXPrvPath {
  /** BIP-32 extended private key, 111 characters beginning with `xprv`. Secret. */
  xprv: string
}

/** The Ed25519 public key. */
export interface ResultOfHDKeyPublicFromXPrv {
  /** Public key, 64 hex characters. Text with hex digits. */
  public: string
}

/** The secret key. */
export interface ResultOfHDKeySecretFromXPrv {
  /** Secret key, 64 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** A master key. */
export interface ResultOfHDKeyXPrvFromMnemonic {
  /** BIP-32 extended private key, 111 characters beginning with `xprv`. Secret. */
  xprv: string
}

/** A hash. */
export interface ResultOfHash {
  /** Hash in lower-case hex. Text with hex digits. */
  hash: string
}

/** The seed phrase of the entropy. */
export interface ResultOfMnemonicFromEntropy {
  /**
   * Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to form NFC, which
   * keyboards produce, before showing it to people. Secret.
   */
  phrase: string
}

/** A new seed phrase. */
export interface ResultOfMnemonicFromRandom {
  /**
   * Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to form NFC, which
   * keyboards produce, before showing it to people. Secret.
   */
  phrase: string
}

/** Result of the check. */
export interface ResultOfMnemonicVerify {
  /** Whether the phrase is valid in the dictionary. */
  valid: boolean
}

/** The words of a dictionary. */
export interface ResultOfMnemonicWords {
  /** 2048 words separated by single spaces. */
  words: string
}

/** A power. */
export interface ResultOfModularPower {
  /** base ^ exponent mod modulus, lower-case hex without padding. Text with hex digits. */
  modular_power: string
}

/** Encrypted data. */
export interface ResultOfNaclBox {
  /** Authentication tag (16 bytes) followed by the encrypted data. Text with base64. */
  encrypted: string
}

/** Decrypted data. */
export interface ResultOfNaclBoxOpen {
  /** The data. Text with base64. */
  decrypted: string
}

/** Signed data. */
export interface ResultOfNaclSign {
  /** Signature (64 bytes) followed by the data. Text with base64. */
  signed: string
}

/** A signature. */
export interface ResultOfNaclSignDetached {
  /** Signature, 128 hex characters. Text with hex digits. */
  signature: string
}

/** Result of the verification. */
export interface ResultOfNaclSignDetachedVerify {
  /** Whether the signature is valid for the data and the key. */
  succeeded: boolean
}

/** Data whose signature is valid. */
export interface ResultOfNaclSignOpen {
  /** The data without the signature. Text with base64. */
  unsigned: string
}

/** A derived key. */
export interface ResultOfScrypt {
  /** The key in lower-case hex. Text with hex digits. Secret. */
  key: string
}

/** Signed data. */
export interface ResultOfSign {
  /** Signature (64 bytes) followed by the data. Text with base64. */
  signed: string
  /** Signature, 128 hex characters. Text with hex digits. */
  signature: string
}

/** Public key of a signing box. */
export interface ResultOfSigningBoxGetPublicKey {
  /** Public key, 64 hex characters. Text with hex digits. */
  pubkey: string
}

/** A signature. */
export interface ResultOfSigningBoxSign {
  /** Signature, 128 hex characters. Text with hex digits. */
  signature: string
}

/** A checksum. */
export interface ResultOfTonCrc16 {
  /** The checksum, a number of 16 bits. Unsigned integer of 16 bits. */
  crc: number
}

/** Data whose signature is valid. */
export interface ResultOfVerifySignature {
  /** The data without the signature. Text with base64. */
  unsigned: string
}

/**
 * Handle of a signing box.
 *
 * Unsigned integer of 32 bits.
 */
export type SigningBoxHandle = number

/**
 * What a signature would authorize. Only `payload` and `signature_id` are bound to the bytes to sign; the other fields
 * are what the library says about them. `abi.verify_signing_content` checks and decodes them independently. Extension
 * of the published interface.
 */
export interface SigningContent {
  /**
   * The signed cell: `unsigned` is its hash, after `signature_id` as four bytes (big endian) if there is one. From ABI
   * 2.3 on the cell consists of the address of the contract and the body of the message, before that of the body alone.
   * Text with a bag of cells in base64.
   */
  payload: string
  /** Signature id of the network. Absent: nothing is put in front of the hash. Signed integer of 32 bits. */
  signature_id?: number | null | undefined
  /**
   * The whole external message without its signature, as `abi.encode_message` returns it for `Signer.External`. Absent
   * if only a body is signed. Text with a bag of cells in base64.
   */
  message?: string | null | undefined
  /** The called contract, `<workchain>:<hex>`. Absent if only a body without it is signed. Text with an address. */
  address?: string | null | undefined
  /** Dapp ID of the contract, as the caller gave it. No signature covers it. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Whether the message also deploys the contract. */
  deploys: boolean
  /** The called function. Absent if the body cannot be decoded. */
  function_name?: string | null | undefined
  /** Arguments by name. */
  input?: any
  /** Creation time in the header of the message, ms since 1970. Unsigned integer of 64 bits. */
  time?: bigint | null | undefined
  /** When the message expires, Unix time in s; 4294967295: never. Unsigned integer of 32 bits. */
  expire_at?: number | null | undefined
  /**
   * What the contract would send, and to whom, according to a local run. Only if the losses of the message are checked
   * (`accept_loss`, or a policy).
   */
  transfers?: processing.MessageTransfer[] | null | undefined
  /** What would be lost, according to the same run. */
  losses?: processing.Loss[] | null | undefined
}
