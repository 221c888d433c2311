import { MnemonicDictionary } from '../../../config/MnemonicDictionary.ts'
import { alias, base64, field, hex, optional, struct, text, u8, u32, union, variant } from '../../../schema/shapes.ts'

export const CryptoBoxHandle = alias('CryptoBoxHandle', 'Handle of a crypto box.', u32)

const dictionary = field(MnemonicDictionary, 'Dictionary of the phrase.')
const wordcount = field(u8, 'Number of words of the phrase.')
const phrase = field(text, 'Seed phrase.', { secret: true })
const encrypted_secret = field(
  base64,
  'Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the secret encrypted with ChaCha20.',
)
const hdpath = optional(
  text,
  'Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.',
)
const secret_lifetime = optional(
  u32,
  'How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation requests the password.',
)

export const CryptoBoxSecret = union('CryptoBoxSecret', 'Secret of a new crypto box.', {
  RandomSeedPhrase: variant('A new seed phrase.', { dictionary, wordcount }),
  PredefinedSeedPhrase: variant('A given phrase; it is checked when keys are derived from it.', {
    phrase,
    dictionary,
    wordcount,
  }),
  EncryptedSecret: variant('A secret returned by another crypto box.', { encrypted_secret }),
})

export const ParamsOfCreateCryptoBox = struct('ParamsOfCreateCryptoBox', 'The crypto box to create.', {
  secret_encryption_salt: field(text, 'Encryption salt; opening the encrypted secret again requires the same text.'),
  secret: field(CryptoBoxSecret, 'The secret.'),
})

export const RegisteredCryptoBox = struct('RegisteredCryptoBox', 'A crypto box.', {
  handle: field(CryptoBoxHandle, 'Handle of the box.'),
})

export const ParamsOfAppPasswordProvider = union(
  'ParamsOfAppPasswordProvider',
  'Request to the password provider of the application.',
  {
    GetPassword: variant('Requests the password.', {
      encryption_public_key: field(hex, 'X25519 public key generated for this request, 64 hex characters.'),
    }),
  },
)

export const ResultOfAppPasswordProvider = union(
  'ResultOfAppPasswordProvider',
  'Response of the password provider of the application.',
  {
    GetPassword: variant('The password.', {
      encrypted_password: field(
        base64,
        'Password bytes in a `nacl_box` for `encryption_public_key`; the nonce is the first 24 bytes of that key.',
      ),
      app_encryption_pubkey: field(hex, 'X25519 public key of the application for this answer, 64 hex characters.'),
    }),
  },
)

export const ResultOfGetCryptoBoxInfo = struct('ResultOfGetCryptoBoxInfo', 'The storable part of a crypto box.', {
  encrypted_secret,
})

export const ResultOfGetCryptoBoxSeedPhrase = struct('ResultOfGetCryptoBoxSeedPhrase', 'Secret of a crypto box.', {
  phrase,
  dictionary,
  wordcount,
})

export const ParamsOfGetSigningBoxFromCryptoBox = struct(
  'ParamsOfGetSigningBoxFromCryptoBox',
  'A crypto box and the derivation path of the signing key.',
  { handle: field(u32, 'Handle of the crypto box.'), hdpath, secret_lifetime },
)

const naclNonce = field(hex, 'Nonce, 48 hex characters.')

export const ChaCha20ParamsCB = struct('ChaCha20ParamsCB', 'Public parameters of ChaCha20.', {
  nonce: field(hex, 'Nonce, 24 hex characters.'),
})

export const NaclBoxParamsCB = struct('NaclBoxParamsCB', 'Public parameters of a NaCl box.', {
  their_public: field(hex, 'Public key of the other party, 64 hex characters.'),
  nonce: naclNonce,
})

export const NaclSecretBoxParamsCB = struct('NaclSecretBoxParamsCB', 'Public parameters of a NaCl secret box.', {
  nonce: naclNonce,
})

export const BoxEncryptionAlgorithm = union(
  'BoxEncryptionAlgorithm',
  'Cipher of an encryption box whose key is derived from a crypto box.',
  {
    ChaCha20: variant('ChaCha20, without authentication.', { value: field(ChaCha20ParamsCB, 'Public parameters.') }),
    NaclBox: variant('X25519, XSalsa20 and Poly1305.', { value: field(NaclBoxParamsCB, 'Public parameters.') }),
    NaclSecretBox: variant('XSalsa20 and Poly1305.', { value: field(NaclSecretBoxParamsCB, 'Public parameters.') }),
  },
)

export const ParamsOfGetEncryptionBoxFromCryptoBox = struct(
  'ParamsOfGetEncryptionBoxFromCryptoBox',
  'A crypto box, a cipher and the derivation path of the key.',
  {
    handle: field(u32, 'Handle of the crypto box.'),
    hdpath,
    algorithm: field(BoxEncryptionAlgorithm, 'The cipher; its key is the derived secret.'),
    secret_lifetime,
  },
)
