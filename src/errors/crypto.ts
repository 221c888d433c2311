/** Source: modules 3.3 and 7.4. */
import { CryptoErrorCode, type CryptoErrorKind } from '../core/crypto/CryptoError.ts'
import { defineError, type ErrorText } from './ClientError.ts'

function define(name: CryptoErrorKind, text: ErrorText) {
  return defineError(CryptoErrorCode[name], name, text)
}

export const InvalidPublicKey = define('InvalidPublicKey', {
  raised: 'A public key is malformed or does not belong to the secret key.',
  why: 'The public key is not 64 hex digits, is not a point on the curve, or does not belong to the secret key passed with it.',
  fix: 'Derive the public key from the secret one: `crypto.nacl_sign_keypair_from_secret_key`, or `vendorclient keys pair`.',
})
export const InvalidSecretKey = define('InvalidSecretKey', {
  raised: 'A secret key is malformed.',
  why: 'The secret key is not 64 hex digits. Often it has the 128 digits of the NaCl form, in which the public key follows the secret key, or a prefix `0x`.',
  fix: 'Pass the first 64 digits. For a seed phrase, derive the keys first with `crypto.mnemonic_derive_sign_keys`.',
})
export const InvalidKey = define('InvalidKey', { absent: 'keys have the codes 100, 101 and 109.' })
export const InvalidFactorizeChallenge = define('InvalidFactorizeChallenge', {
  raised: 'The number to factorize is not hex, longer than 64 bits, 0, 1 or a prime.',
  why: 'The number is 0, 1 or prime, has more than 64 bits, or is not hexadecimal.',
  fix: 'Pass a composite number as hex digits without a prefix.',
})
export const InvalidBigInt = define('InvalidBigInt', {
  raised: 'A number is not hex or longer than 8192 bits, the modulus is zero or the exponent negative.',
  why: 'One of the numbers is not hexadecimal or has more than 8192 bits, the modulus is zero or the exponent negative.',
  fix: 'Pass hex digits without a prefix.',
})
export const ScryptFailed = define('ScryptFailed', {
  raised: 'The parameters of scrypt are out of range or require too much work.',
  why: '`log_n`, `r`, `p` or `dk_len` are outside the range of scrypt, or together need more than 2 GiB of memory.',
  fix: 'Common values are `log_n` 15, `r` 8, `p` 1. `log_n` is the exponent, not the number of rounds.',
})
export const InvalidKeySize = define('InvalidKeySize', {
  raised: 'A key, nonce or signature of fixed size has a different size.',
  why: 'A key, nonce or signature has the wrong length: often the short form of a secret key (64 digits) where NaCl takes the long one (128), or the other way round.',
  fix: 'Check the sizes in the reference of the function: keys have 32 bytes, nonces of NaCl boxes 24, signatures 64.',
})
export const NaclSecretBoxFailed = define('NaclSecretBoxFailed', {
  raised: 'A secret box cannot be created or opened.',
  why: 'The box was made with a different key or nonce, or its bytes were changed.',
  fix: 'Use the same key and nonce as for `nacl_secret_box`, and pass the box unchanged, in base64.',
})
export const NaclBoxFailed = define('NaclBoxFailed', {
  raised: 'A box cannot be created or opened.',
  why: 'The box was made for a different key pair or with a different nonce, or its bytes were changed. For a crypto box: the salt or the password is different.',
  fix: "To open the box, use the receiver's secret key, the sender's public key, and the same nonce.",
})
export const NaclSignFailed = define('NaclSignFailed', {
  raised: 'An attached signature is invalid.',
  why: 'The signature does not match the data and the public key.',
  fix: 'Check that the key belongs to the signer, and that the data is exactly the signed bytes, in base64. To get a flag instead of an error, use `crypto.nacl_sign_detached_verify`.',
})
export const Bip39InvalidEntropy = define('Bip39InvalidEntropy', {
  raised: 'The entropy of a BIP-39 phrase has the wrong size.',
  why: 'Entropy must have 16, 20, 24, 28 or 32 bytes.',
  fix: 'Pass it as 32 to 64 hex digits.',
})
export const Bip39InvalidPhrase = define('Bip39InvalidPhrase', {
  raised: 'A seed phrase fails verification before derivation.',
  why: 'A word is not in the dictionary, the number of words is wrong, or the checksum is wrong: a word was mistyped, or two words were swapped.',
  fix: 'Compare the words with the list from `crypto.mnemonic_words`. For phrases in other languages set `dictionary`, for 24 words set `word_count`.',
})
export const Bip32InvalidKey = define('Bip32InvalidKey', {
  raised: 'A serialized or derived extended key is invalid.',
  why: 'The string is not a serialized private key (`xprv…`), or the derivation led to a key that does not exist.',
  fix: 'Pass what `crypto.hdkey_xprv_from_mnemonic` returned. A public key (`xpub…`) cannot derive secret keys.',
})
export const Bip32InvalidDerivePath = define('Bip32InvalidDerivePath', {
  raised: 'A segment of a derivation path is not a number.',
  why: 'A part of the path is not a number.',
  fix: "Write paths as `m/44'/396'/0'/0/0`: numbers separated by slashes, with an apostrophe for hardened ones. A different path gives different keys.",
})
export const Bip39InvalidDictionary = define('Bip39InvalidDictionary', {
  absent: 'an unknown dictionary does not match the parameter type (23).',
})
export const Bip39InvalidWordCount = define('Bip39InvalidWordCount', {
  raised: 'The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24.',
  why: 'A phrase has 12, 15, 18, 21 or 24 words. The setting `crypto.mnemonic_word_count` is checked as well.',
  fix: 'Correct `word_count` or the setting.',
})
export const MnemonicGenerationFailed = define('MnemonicGenerationFailed', {
  raised: 'No phrase of dictionary 0 was found in 5120 attempts.',
  why: 'Phrases of dictionary 0 are found by trial, and 5120 attempts were not enough. By chance, this happens once in millions of years.',
  fix: "Call it again. If it fails again, the machine's source of randomness is broken.",
})
export const MnemonicFromEntropyFailed = define('MnemonicFromEntropyFailed', {
  raised: 'Entropy does not produce a valid phrase of dictionary 0.',
  why: 'Not every entropy gives a valid phrase of dictionary 0.',
  fix: 'Use `crypto.mnemonic_from_random`, or a dictionary of BIP-39 (1 to 8).',
})
export const SigningBoxNotRegistered = define('SigningBoxNotRegistered', {
  raised: 'A signing box handle is unknown.',
  why: 'The box was removed, or belongs to another connection: handles end with the connection that created them.',
  fix: 'Register the box again after each connection, and use its new handle. A handle cannot be stored.',
})
export const InvalidSignature = define('InvalidSignature', { absent: 'signatures have the codes 109 and 112.' })
export const EncryptionBoxNotRegistered = define('EncryptionBoxNotRegistered', {
  raised: 'An encryption box handle is unknown.',
  why: 'The box was removed, or belongs to another connection: handles end with the connection that created them.',
  fix: 'Create the box again after each connection, and use its new handle.',
})
export const InvalidIvSize = define('InvalidIvSize', {
  raised: 'The initialization vector of AES is not 16 bytes.',
  why: 'The initialization vector of AES must have 16 bytes.',
  fix: 'Pass 32 hex digits.',
})
export const UnsupportedCipherMode = define('UnsupportedCipherMode', {
  raised: 'An AES mode other than CBC is requested.',
  why: 'CBC is the only AES mode that is supported.',
  fix: 'Set `mode` to `CBC`.',
})
export const CannotCreateCipher = define('CannotCreateCipher', {
  absent: 'key and vector are checked before the cipher is created (109, 124).',
})
export const EncryptDataError = define('EncryptDataError', {
  absent: 'data is padded to whole blocks before it is encrypted.',
})
export const DecryptDataError = define('DecryptDataError', {
  raised: 'The length of AES data to decrypt is not a multiple of 16 bytes.',
  why: 'Data encrypted with AES is always a multiple of 16 bytes long. This data is not, so it is incomplete, or was encrypted with something else.',
  fix: 'Pass the whole output of the encryption, in base64.',
})
export const IvRequired = define('IvRequired', {
  raised: 'AES is requested without an initialization vector.',
  why: 'AES in CBC mode needs an initialization vector.',
  fix: 'Add `iv`, 32 hex digits, the same for encrypting and decrypting.',
})
export const CryptoBoxNotRegistered = define('CryptoBoxNotRegistered', {
  raised: 'A crypto box handle is unknown.',
  why: 'The crypto box was removed, or belongs to another connection. Boxes that were made from it still need its secret.',
  fix: 'Create it again from its encrypted secret (`crypto.get_crypto_box_info`) and keep it as long as you use boxes that were made from it.',
})
export const InvalidCryptoBoxType = define('InvalidCryptoBoxType', { absent: 'there is one type of crypto box.' })
export const CryptoBoxSecretSerializationError = define('CryptoBoxSecretSerializationError', {
  absent: 'every secret that matches the parameter type can be serialized.',
})
export const CryptoBoxSecretDeserializationError = define('CryptoBoxSecretDeserializationError', {
  raised: 'The decrypted secret of a crypto box is invalid, most often because of a wrong password.',
  why: 'The decrypted secret is not a phrase. The password is wrong, or the salt differs from the one the secret was encrypted with.',
  fix: 'Ask for the password again, and check `secret_encryption_salt`. The cipher cannot distinguish a wrong password from damaged data.',
})
export const InvalidNonceSize = define('InvalidNonceSize', {
  raised: 'A ChaCha20 nonce is not 12 bytes.',
  why: 'A ChaCha20 nonce has 12 bytes.',
  fix: 'Pass 24 hex digits.',
})
