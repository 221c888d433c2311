/** Source: modules 3.3 and 7.4. */
import { CryptoErrorCode, type CryptoErrorKind } from '../core/crypto/CryptoError.ts'
import { defineError } from './ClientError.ts'

function define(name: CryptoErrorKind, raised: string) {
  return defineError(CryptoErrorCode[name], name, raised)
}

/** A published code that nothing raises here; `reason` tells why. */
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
  'The number to factorize is no hex text, longer than 64 bits, 0, 1 or a prime.',
)
export const InvalidBigInt = define(
  'InvalidBigInt',
  'A big number is not hex or longer than 8192 bits, a modulus is zero or an exponent negative.',
)
export const ScryptFailed = define('ScryptFailed', 'Parameters of scrypt are out of range or ask for too much work.')
export const InvalidKeySize = define('InvalidKeySize', 'A key, nonce or signature of fixed size has another size.')
export const NaclSecretBoxFailed = define('NaclSecretBoxFailed', 'A secret box cannot be made or opened.')
export const NaclBoxFailed = define('NaclBoxFailed', 'A box cannot be made or opened.')
export const NaclSignFailed = define('NaclSignFailed', 'An attached signature is wrong.')
export const Bip39InvalidEntropy = define('Bip39InvalidEntropy', 'Entropy for a BIP-39 phrase has a wrong size.')
export const Bip39InvalidPhrase = define('Bip39InvalidPhrase', 'A seed phrase fails verification before derivation.')
export const Bip32InvalidKey = define('Bip32InvalidKey', 'A serialized or derived extended key is invalid.')
export const Bip32InvalidDerivePath = define('Bip32InvalidDerivePath', 'A segment of a derivation path is no number.')
export const Bip39InvalidDictionary = reserve(
  'Bip39InvalidDictionary',
  'an unknown dictionary does not fit the parameter type (23)',
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
export const UnsupportedCipherMode = define('UnsupportedCipherMode', 'A mode of AES other than CBC is asked for.')
export const CannotCreateCipher = reserve(
  'CannotCreateCipher',
  'key and vector are checked before the cipher is made (109, 124)',
)
export const EncryptDataError = reserve('EncryptDataError', 'data is filled up to whole blocks before it is encrypted')
export const DecryptDataError = define('DecryptDataError', 'Data to decrypt with AES is no multiple of 16 bytes.')
export const IvRequired = define('IvRequired', 'AES is asked for without an initialization vector.')
export const CryptoBoxNotRegistered = define('CryptoBoxNotRegistered', 'A crypto box handle is unknown.')
export const InvalidCryptoBoxType = reserve('InvalidCryptoBoxType', 'there is one type of crypto box')
export const CryptoBoxSecretSerializationError = reserve(
  'CryptoBoxSecretSerializationError',
  'every secret that fits the parameter type can be serialized',
)
export const CryptoBoxSecretDeserializationError = define(
  'CryptoBoxSecretDeserializationError',
  'The decrypted secret of a crypto box cannot be read, most often because of a wrong password.',
)
export const InvalidNonceSize = define('InvalidNonceSize', 'A nonce of ChaCha20 is not 12 bytes.')
