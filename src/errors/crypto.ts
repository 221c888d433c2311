/** Source: modules 3.3 and 7.4. */
import { CryptoErrorCode, type CryptoErrorKind } from '../core/crypto/CryptoError.ts'
import { defineError } from './ClientError.ts'

function define(name: CryptoErrorKind, raised: string) {
  return defineError(CryptoErrorCode[name], name, raised)
}

/** A published code that this library never raises, for the reason in `reason`. */
function reserve(name: CryptoErrorKind, reason: string) {
  return defineError(CryptoErrorCode[name], name, `Cannot occur: ${reason}.`, { occurs: false })
}

export const InvalidPublicKey = define(
  'InvalidPublicKey',
  'A public key is malformed or does not belong to the secret key.',
)
export const InvalidSecretKey = define('InvalidSecretKey', 'A secret key is malformed.')
export const InvalidKey = reserve('InvalidKey', 'keys have the codes 100, 101 and 109')
export const InvalidFactorizeChallenge = define(
  'InvalidFactorizeChallenge',
  'The number to factorize is not hex, longer than 64 bits, 0, 1 or a prime.',
)
export const InvalidBigInt = define(
  'InvalidBigInt',
  'A number is not hex or longer than 8192 bits, the modulus is zero or the exponent negative.',
)
export const ScryptFailed = define(
  'ScryptFailed',
  'The parameters of scrypt are out of range or require too much work.',
)
export const InvalidKeySize = define('InvalidKeySize', 'A key, nonce or signature of fixed size has a different size.')
export const NaclSecretBoxFailed = define('NaclSecretBoxFailed', 'A secret box cannot be created or opened.')
export const NaclBoxFailed = define('NaclBoxFailed', 'A box cannot be created or opened.')
export const NaclSignFailed = define('NaclSignFailed', 'An attached signature is invalid.')
export const Bip39InvalidEntropy = define('Bip39InvalidEntropy', 'The entropy of a BIP-39 phrase has the wrong size.')
export const Bip39InvalidPhrase = define('Bip39InvalidPhrase', 'A seed phrase fails verification before derivation.')
export const Bip32InvalidKey = define('Bip32InvalidKey', 'A serialized or derived extended key is invalid.')
export const Bip32InvalidDerivePath = define(
  'Bip32InvalidDerivePath',
  'A segment of a derivation path is not a number.',
)
export const Bip39InvalidDictionary = reserve(
  'Bip39InvalidDictionary',
  'an unknown dictionary does not match the parameter type (23)',
)
export const Bip39InvalidWordCount = define(
  'Bip39InvalidWordCount',
  'The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24.',
)
export const MnemonicGenerationFailed = define(
  'MnemonicGenerationFailed',
  'No phrase of dictionary 0 was found in 5120 attempts.',
)
export const MnemonicFromEntropyFailed = define(
  'MnemonicFromEntropyFailed',
  'Entropy does not produce a valid phrase of dictionary 0.',
)
export const SigningBoxNotRegistered = define('SigningBoxNotRegistered', 'A signing box handle is unknown.')
export const InvalidSignature = reserve('InvalidSignature', 'signatures have the codes 109 and 112')
export const EncryptionBoxNotRegistered = define('EncryptionBoxNotRegistered', 'An encryption box handle is unknown.')
export const InvalidIvSize = define('InvalidIvSize', 'The initialization vector of AES is not 16 bytes.')
export const UnsupportedCipherMode = define('UnsupportedCipherMode', 'An AES mode other than CBC is requested.')
export const CannotCreateCipher = reserve(
  'CannotCreateCipher',
  'key and vector are checked before the cipher is created (109, 124)',
)
export const EncryptDataError = reserve('EncryptDataError', 'data is padded to whole blocks before it is encrypted')
export const DecryptDataError = define(
  'DecryptDataError',
  'The length of AES data to decrypt is not a multiple of 16 bytes.',
)
export const IvRequired = define('IvRequired', 'AES is requested without an initialization vector.')
export const CryptoBoxNotRegistered = define('CryptoBoxNotRegistered', 'A crypto box handle is unknown.')
export const InvalidCryptoBoxType = reserve('InvalidCryptoBoxType', 'there is one type of crypto box')
export const CryptoBoxSecretSerializationError = reserve(
  'CryptoBoxSecretSerializationError',
  'every secret that matches the parameter type can be serialized',
)
export const CryptoBoxSecretDeserializationError = define(
  'CryptoBoxSecretDeserializationError',
  'The decrypted secret of a crypto box is invalid, most often because of a wrong password.',
)
export const InvalidNonceSize = define('InvalidNonceSize', 'A ChaCha20 nonce is not 12 bytes.')
