// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'

/** Numbers of the errors of module crypto. */
export const CryptoErrorCode = {
  /** A public key is malformed or does not belong to the secret key. */
  InvalidPublicKey: 100,
  /** A secret key is malformed. */
  InvalidSecretKey: 101,
  /** Cannot occur: keys have the codes 100, 101 and 109. */
  InvalidKey: 102,
  /** The number to factorize is no hex text, longer than 64 bits, 0, 1 or a prime. */
  InvalidFactorizeChallenge: 106,
  /** A big number is not hex or longer than 8192 bits, a modulus is zero or an exponent negative. */
  InvalidBigInt: 107,
  /** Parameters of scrypt are out of range or ask for too much work. */
  ScryptFailed: 108,
  /** A key, nonce or signature of fixed size has another size. */
  InvalidKeySize: 109,
  /** A secret box cannot be made or opened. */
  NaclSecretBoxFailed: 110,
  /** A box cannot be made or opened. */
  NaclBoxFailed: 111,
  /** An attached signature is wrong. */
  NaclSignFailed: 112,
  /** Entropy for a BIP-39 phrase has a wrong size. */
  Bip39InvalidEntropy: 113,
  /** A seed phrase fails verification before derivation. */
  Bip39InvalidPhrase: 114,
  /** A serialized or derived extended key is invalid. */
  Bip32InvalidKey: 115,
  /** A segment of a derivation path is no number. */
  Bip32InvalidDerivePath: 116,
  /** Cannot occur: an unknown dictionary does not fit the parameter type (23). */
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
  /** A mode of AES other than CBC is asked for. */
  UnsupportedCipherMode: 125,
  /** Cannot occur: key and vector are checked before the cipher is made (109, 124). */
  CannotCreateCipher: 126,
  /** Cannot occur: data is filled up to whole blocks before it is encrypted. */
  EncryptDataError: 127,
  /** Data to decrypt with AES is no multiple of 16 bytes. */
  DecryptDataError: 128,
  /** AES is asked for without an initialization vector. */
  IvRequired: 129,
  /** A crypto box handle is unknown. */
  CryptoBoxNotRegistered: 130,
  /** Cannot occur: there is one type of crypto box. */
  InvalidCryptoBoxType: 131,
  /** Cannot occur: every secret that fits the parameter type can be serialized. */
  CryptoBoxSecretSerializationError: 132,
  /** The decrypted secret of a crypto box cannot be read, most often because of a wrong password. */
  CryptoBoxSecretDeserializationError: 133,
  /** A nonce of ChaCha20 is not 12 bytes. */
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
  /** Key of 16, 24 or 32 bytes in hex. Text with hex digits. Secret. */
  key: string
  /** Initialization vector of 16 bytes in hex; needed by the mode CBC (else 129). Text with hex digits. */
  iv?: string | null | undefined
}

/** Cipher of an encryption box whose key comes from a crypto box. */
export type BoxEncryptionAlgorithm =
  | {
      /** ChaCha20, without authentication. */
      type: 'ChaCha20'
      /** Open parameters. */
      value: ChaCha20ParamsCB
    }
  | {
      /** X25519, XSalsa20 and Poly1305. */
      type: 'NaclBox'
      /** Open parameters. */
      value: NaclBoxParamsCB
    }
  | {
      /** XSalsa20 and Poly1305. */
      type: 'NaclSecretBox'
      /** Open parameters. */
      value: NaclSecretBoxParamsCB
    }

/** Makes values of the type, `BoxEncryptionAlgorithm.ChaCha20(…)`. */
export const BoxEncryptionAlgorithm: VariantMakers<BoxEncryptionAlgorithm> = variantMakers([
  'ChaCha20',
  'NaclBox',
  'NaclSecretBox',
])

/** Open parameters of ChaCha20. */
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

/** How a block cipher treats a sequence of blocks. */
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

/** How a block cipher treats a sequence of blocks. */
export type CipherMode = (typeof CipherMode)[keyof typeof CipherMode]

/**
 * Number of a crypto box.
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
      /** A phrase of the caller; it is checked when keys are derived from it. */
      type: 'PredefinedSeedPhrase'
      /** Seed phrase. Secret. */
      phrase: string
      /** Dictionary of the phrase. */
      dictionary: MnemonicDictionary
      /** Number of words of the phrase. Unsigned integer of 8 bits. */
      wordcount: number
    }
  | {
      /** A secret that another crypto box gave out. */
      type: 'EncryptedSecret'
      /**
       * Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by the secret under
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
      /** AES. Data is filled up with zero bytes; its size is not kept. */
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
 * Number of an encryption box.
 *
 * Unsigned integer of 32 bits.
 */
export type EncryptionBoxHandle = number

/** Description of an encryption box. */
export interface EncryptionBoxInfo {
  /** Derivation path of the key, if one was given. */
  hdpath?: string | null | undefined
  /** Name of the cipher. */
  algorithm?: string | null | undefined
  /** Parameters of the cipher that are not secret. */
  options?: any
  /** Own public key, if the cipher has one. */
  public?: any
}

/** A key pair, of Ed25519 where nothing else is said. */
export interface KeyPair {
  /** Public key, 64 hex characters. Text with hex digits. */
  public: string
  /** Secret key, the 32-byte seed as 64 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** Word list and derivation rule of a seed phrase. */
export const MnemonicDictionary = {
  /** English list with a derivation rule of its own. */
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

/** Open parameters of a box as in NaCl. */
export interface NaclBoxParamsCB {
  /** Public key of the partner, 64 hex characters. Text with hex digits. */
  their_public: string
  /** Nonce, 48 hex characters. Text with hex digits. */
  nonce: string
}

/** Keys of a box as in NaCl. */
export interface NaclBoxParamsEB {
  /** Public key of the partner, 64 hex characters. Text with hex digits. */
  their_public: string
  /** Own secret key, 64 hex characters. Text with hex digits. Secret. */
  secret: string
  /** Nonce, 48 hex characters. Text with hex digits. */
  nonce: string
}

/** Open parameters of a secret box as in NaCl. */
export interface NaclSecretBoxParamsCB {
  /** Nonce, 48 hex characters. Text with hex digits. */
  nonce: string
}

/** Key of a secret box as in NaCl. */
export interface NaclSecretBoxParamsEB {
  /** Key, 64 hex characters. Text with hex digits. Secret. */
  key: string
  /** Nonce, 48 hex characters. Text with hex digits. */
  nonce: string
}

/** What an encryption box of the application is asked. */
export type ParamsOfAppEncryptionBox =
  | {
      /** To describe itself. */
      type: 'GetInfo'
    }
  | {
      /** To encrypt data. */
      type: 'Encrypt'
      /** The data. Text with base64. */
      data: string
    }
  | {
      /** To decrypt data. */
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

/** What the password provider of the application is asked. */
export type ParamsOfAppPasswordProvider = {
  /** For the password. */
  type: 'GetPassword'
  /** X25519 key made for this request, 64 hex characters. Text with hex digits. */
  encryption_public_key: string
}

/** Makes values of the type, `ParamsOfAppPasswordProvider.GetPassword(…)`. */
export const ParamsOfAppPasswordProvider: VariantMakers<ParamsOfAppPasswordProvider> = variantMakers(['GetPassword'])

/** What a signing box of the application is asked. */
export type ParamsOfAppSigningBox =
  | {
      /** For its public key. */
      type: 'GetPublicKey'
    }
  | {
      /** To sign data. */
      type: 'Sign'
      /** Data to sign. Text with base64. */
      unsigned: string
    }

/** Makes values of the type, `ParamsOfAppSigningBox.GetPublicKey(…)`. */
export const ParamsOfAppSigningBox: VariantMakers<ParamsOfAppSigningBox> = variantMakers(['GetPublicKey', 'Sign'])

/** Data, plain or encrypted, and a key. */
export interface ParamsOfChaCha20 {
  /** The data. Text with base64. */
  data: string
  /** Key, 64 hex characters. Text with hex digits. Secret. */
  key: string
  /** Nonce, 24 hex characters. Never use one twice with the same key. Text with hex digits. */
  nonce: string
}

/** A public key. */
export interface ParamsOfConvertPublicKeyToTonSafeFormat {
  /** Public key, usually 64 hex characters; the length is not checked. Text with hex digits. */
  public_key: string
}

/** The box that is wanted. */
export interface ParamsOfCreateCryptoBox {
  /** Salt of the encryption; the same text is needed to open the encrypted secret again. */
  secret_encryption_salt: string
  /** The secret. */
  secret: CryptoBoxSecret
}

/** The box that is wanted. */
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

/** A number to split. */
export interface ParamsOfFactorize {
  /** Composite number of at most 64 bits, hex without prefix. Text with hex digits. */
  composite: string
}

/** How many bytes are wanted. */
export interface ParamsOfGenerateRandomBytes {
  /** Number of bytes, at most 33554432. Unsigned integer of 32 bits. */
  length: number
}

/** A crypto box, a cipher and the key to use. */
export interface ParamsOfGetEncryptionBoxFromCryptoBox {
  /** The crypto box. Unsigned integer of 32 bits. */
  handle: number
  /** Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration. */
  hdpath?: string | null | undefined
  /** The cipher; its key is the derived secret. */
  algorithm: BoxEncryptionAlgorithm
  /**
   * How long the derived secret is kept, in ms from its derivation. Absent or 0: every operation asks for the password.
   * Unsigned integer of 32 bits.
   */
  secret_lifetime?: number | null | undefined
}

/** A crypto box and the key to sign with. */
export interface ParamsOfGetSigningBoxFromCryptoBox {
  /** The crypto box. Unsigned integer of 32 bits. */
  handle: number
  /** Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration. */
  hdpath?: string | null | undefined
  /**
   * How long the derived secret is kept, in ms from its derivation. Absent or 0: every operation asks for the password.
   * Unsigned integer of 32 bits.
   */
  secret_lifetime?: number | null | undefined
}

/** A key and one step from it. */
export interface ParamsOfHDKeyDeriveFromXPrv {
  /** Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret. */
  xprv: string
  /** Number of the child. Unsigned integer of 32 bits. */
  child_index: number
  /** Sets the top bit of the number. */
  hardened: boolean
}

/** A key and a path from it. */
export interface ParamsOfHDKeyDeriveFromXPrvPath {
  /** Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret. */
  xprv: string
  /**
   * Segments separated by `/`: numbers up to 4294967295, hardened with a trailing apostrophe; `m` is skipped. Example:
   * `m/44'/396'/0'/0/0`.
   */
  path: string
}

/** An extended key. */
export interface ParamsOfHDKeyPublicFromXPrv {
  /** Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret. */
  xprv: string
}

/** An extended key. */
export interface ParamsOfHDKeySecretFromXPrv {
  /** Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret. */
  xprv: string
}

/** A seed phrase. */
export interface ParamsOfHDKeyXPrvFromMnemonic {
  /** Seed phrase, words separated by single spaces, taken as it is. Secret. */
  phrase: string
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** Data to hash. */
export interface ParamsOfHash {
  /** The data. Text with base64. */
  data: string
}

/** A seed phrase and where its keys lie. */
export interface ParamsOfMnemonicDeriveSignKeys {
  /** Seed phrase, words separated by single spaces, taken as it is. Secret. */
  phrase: string
  /** Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. */
  path?: string | null | undefined
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** Entropy and its dictionary. */
export interface ParamsOfMnemonicFromEntropy {
  /**
   * BIP-39: 16, 20, 24, 28 or 32 bytes, which decide the number of words. Dictionary 0: 33 bytes that follow its seed
   * rule. Text with hex digits. Secret.
   */
  entropy: string
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** What phrase is wanted. */
export interface ParamsOfMnemonicFromRandom {
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
   * configuration. Unsigned integer of 8 bits.
   */
  word_count?: number | null | undefined
}

/** A seed phrase to test. */
export interface ParamsOfMnemonicVerify {
  /** Seed phrase, words separated by single spaces, taken as it is. Secret. */
  phrase: string
  /** Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration. */
  dictionary?: MnemonicDictionary | null | undefined
  /**
   * Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
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
  /** The exponent, not negative. Text with hex digits. */
  exponent: string
  /** The modulus, not zero. Text with hex digits. */
  modulus: string
}

/** Data and the keys of both sides. */
export interface ParamsOfNaclBox {
  /** The data. Text with base64. */
  decrypted: string
  /** Nonce, 48 hex characters. Never use one twice with the same keys. Text with hex digits. */
  nonce: string
  /** Public key of the partner, 64 hex characters. Text with hex digits. */
  their_public: string
  /** Own secret key, 64 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** An X25519 secret key. */
export interface ParamsOfNaclBoxKeyPairFromSecret {
  /** Secret key, 64 hex characters without prefix. Text with hex digits. Secret. */
  secret: string
}

/** Encrypted data and the keys of both sides. */
export interface ParamsOfNaclBoxOpen {
  /** Authentication tag (16 bytes) followed by the encrypted data. Text with base64. */
  encrypted: string
  /** Nonce, 48 hex characters. Never use one twice with the same keys. Text with hex digits. */
  nonce: string
  /** Public key of the partner, 64 hex characters. Text with hex digits. */
  their_public: string
  /** Own secret key, 64 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** Data and a shared key. */
export interface ParamsOfNaclSecretBox {
  /** The data. Text with base64. */
  decrypted: string
  /** Nonce, 48 hex characters. Never use one twice with the same keys. Text with hex digits. */
  nonce: string
  /** Shared key, 64 hex characters. Text with hex digits. Secret. */
  key: string
}

/** Encrypted data and a shared key. */
export interface ParamsOfNaclSecretBoxOpen {
  /** Authentication tag (16 bytes) followed by the encrypted data. Text with base64. */
  encrypted: string
  /** Nonce, 48 hex characters. Never use one twice with the same keys. Text with hex digits. */
  nonce: string
  /** Shared key, 64 hex characters. Text with hex digits. Secret. */
  key: string
}

/** Data and the key to sign it with. */
export interface ParamsOfNaclSign {
  /** Data to sign. Text with base64. */
  unsigned: string
  /** Seed followed by the public key, 128 hex characters. Text with hex digits. Secret. */
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
 * A password and the cost of deriving a key from it (RFC 7914). The memory need, 128 * r * (2^log_n + p) bytes, is at
 * most 2^31, and 128 * r * 2^log_n * p at most 2^34.
 */
export interface ParamsOfScrypt {
  /** The password. Text with base64. Secret. */
  password: string
  /** The salt. Text with base64. */
  salt: string
  /** Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Customary: 15. Unsigned integer of 8 bits. */
  log_n: number
  /** Block size, at least 1. Customary: 8. Unsigned integer of 32 bits. */
  r: number
  /** Parallelization, at least 1; r * p stays below 2^30. Customary: 1. Unsigned integer of 32 bits. */
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

/** Data to sum up. */
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
  /** Number of the box. */
  handle: CryptoBoxHandle
}

/** An encryption box. */
export interface RegisteredEncryptionBox {
  /** Number of the box. */
  handle: EncryptionBoxHandle
}

/** A signing box. */
export interface RegisteredSigningBox {
  /** Number of the box. */
  handle: SigningBoxHandle
}

/** What an encryption box of the application answers. */
export type ResultOfAppEncryptionBox =
  | {
      /** Its description. */
      type: 'GetInfo'
      /** The description. */
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

/** What the password provider of the application answers. */
export type ResultOfAppPasswordProvider = {
  /** The password. */
  type: 'GetPassword'
  /**
   * Bytes of the password in a `nacl_box` for `encryption_public_key`; the nonce is the first 24 bytes of that key.
   * Text with base64.
   */
  encrypted_password: string
  /** X25519 key of the application for this answer, 64 hex characters. Text with hex digits. */
  app_encryption_pubkey: string
}

/** Makes values of the type, `ResultOfAppPasswordProvider.GetPassword(…)`. */
export const ResultOfAppPasswordProvider: VariantMakers<ResultOfAppPasswordProvider> = variantMakers(['GetPassword'])

/** What a signing box of the application answers. */
export type ResultOfAppSigningBox =
  | {
      /** Its public key. */
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
  /** The data, as long as it was. Text with base64. */
  data: string
}

/** A public key as text with a checksum. */
export interface ResultOfConvertPublicKeyToTonSafeFormat {
  /** Base64url with padding of the bytes 3E E6, the key and their CRC-16; 48 characters for a key of 32 bytes. */
  tvm_public_key: string
}

/** Decrypted data. */
export interface ResultOfEncryptionBoxDecrypt {
  /** Decrypted data; from AES with the zero bytes that fill the last block. Text with base64. */
  data: string
}

/** Encrypted data. */
export interface ResultOfEncryptionBoxEncrypt {
  /** Encrypted data; from AES a multiple of 16 bytes. Text with base64. */
  data: string
}

/** Description of a box. */
export interface ResultOfEncryptionBoxGetInfo {
  /** The description. */
  info: EncryptionBoxInfo
}

/** Two factors of a number. */
export interface ResultOfFactorize {
  /** The smallest prime factor and the rest, upper-case hex without padding. Items: text with hex digits. */
  factors: string[]
}

/** Random bytes. */
export interface ResultOfGenerateRandomBytes {
  /** The bytes. Text with base64. */
  bytes: string
}

/** What may be stored of a crypto box. */
export interface ResultOfGetCryptoBoxInfo {
  /**
   * Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by the secret under ChaCha20.
   * Text with base64.
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

/** The key of the child. */
export interface ResultOfHDKeyDeriveFromXPrv {
  /** Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret. */
  xprv: string
}

/** The key at the path. */
export interface ResultOfHDKeyDeriveFromXPrvPath {
  /** Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret. */
  xprv: string
}

/** Its Ed25519 public key. */
export interface ResultOfHDKeyPublicFromXPrv {
  /** Public key, 64 hex characters. Text with hex digits. */
  public: string
}

/** The private key in it. */
export interface ResultOfHDKeySecretFromXPrv {
  /** Private key, 64 hex characters. Text with hex digits. Secret. */
  secret: string
}

/** A master key. */
export interface ResultOfHDKeyXPrvFromMnemonic {
  /** Extended private key of BIP-32, 111 characters that begin with `xprv`. Secret. */
  xprv: string
}

/** A hash. */
export interface ResultOfHash {
  /** Hash in lower-case hex. Text with hex digits. */
  hash: string
}

/** The seed phrase of the entropy. */
export interface ResultOfMnemonicFromEntropy {
  /** Seed phrase, words separated by single spaces, taken as it is. Secret. */
  phrase: string
}

/** A new seed phrase. */
export interface ResultOfMnemonicFromRandom {
  /** Seed phrase, words separated by single spaces, taken as it is. Secret. */
  phrase: string
}

/** Outcome of the test. */
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

/** Outcome of the check. */
export interface ResultOfNaclSignDetachedVerify {
  /** Whether the signature belongs to the data and the key. */
  succeeded: boolean
}

/** Data whose signature is right. */
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
  /** The checksum. Unsigned integer of 16 bits. */
  crc: number
}

/** Data whose signature is right. */
export interface ResultOfVerifySignature {
  /** The data without the signature. Text with base64. */
  unsigned: string
}

/**
 * Number of a signing box.
 *
 * Unsigned integer of 32 bits.
 */
export type SigningBoxHandle = number
