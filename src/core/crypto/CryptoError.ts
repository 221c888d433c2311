/**
 * Failures of the cryptographic core and their published numbers (module `crypto`, range 100 to 199). Numbers 102, 122
 * and 131 are published but nothing here raises them.
 */
export const CryptoErrorCode = {
  InvalidPublicKey: 100,
  InvalidSecretKey: 101,
  InvalidKey: 102,
  InvalidFactorizeChallenge: 106,
  InvalidBigInt: 107,
  ScryptFailed: 108,
  InvalidKeySize: 109,
  NaclSecretBoxFailed: 110,
  NaclBoxFailed: 111,
  NaclSignFailed: 112,
  Bip39InvalidEntropy: 113,
  Bip39InvalidPhrase: 114,
  Bip32InvalidKey: 115,
  Bip32InvalidDerivePath: 116,
  Bip39InvalidDictionary: 117,
  Bip39InvalidWordCount: 118,
  MnemonicGenerationFailed: 119,
  MnemonicFromEntropyFailed: 120,
  SigningBoxNotRegistered: 121,
  InvalidSignature: 122,
  EncryptionBoxNotRegistered: 123,
  InvalidIvSize: 124,
  UnsupportedCipherMode: 125,
  CannotCreateCipher: 126,
  EncryptDataError: 127,
  DecryptDataError: 128,
  IvRequired: 129,
  CryptoBoxNotRegistered: 130,
  InvalidCryptoBoxType: 131,
  CryptoBoxSecretSerializationError: 132,
  CryptoBoxSecretDeserializationError: 133,
  InvalidNonceSize: 134,
} as const

export type CryptoErrorKind = keyof typeof CryptoErrorCode

/** A failed cryptographic operation. `message` names sizes and limits, never keys, phrases, passwords or data. */
export class CryptoError extends Error {
  override readonly name = 'CryptoError'
  readonly kind: CryptoErrorKind

  constructor(kind: CryptoErrorKind, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.kind = kind
  }

  /** The published number of `kind`. */
  get code(): number {
    return CryptoErrorCode[this.kind]
  }
}
