import { MnemonicDictionary } from '../../../config/MnemonicDictionary.ts'
import { alias, base64, field, hex, optional, struct, text, u8, u32, union, variant } from '../../../schema/shapes.ts'

export const CryptoBoxHandle = alias('CryptoBoxHandle', 'Number of a crypto box.', u32)

const dictionary = field(MnemonicDictionary, 'Dictionary of the phrase.')
const wordcount = field(u8, 'Number of words of the phrase.')
const phrase = field(text, 'Seed phrase.', { secret: true })
const encrypted_secret = field(
  base64,
  'Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by the secret under ChaCha20.',
)
const hdpath = optional(
  text,
  'Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.',
)
const secret_lifetime = optional(
  u32,
  'How long the derived secret is kept, in ms from its derivation. Absent or 0: every operation asks for the password.',
)

export const CryptoBoxSecret = union('CryptoBoxSecret', 'Secret of a new crypto box.', {
  RandomSeedPhrase: variant('A new seed phrase.', { dictionary, wordcount }),
  PredefinedSeedPhrase: variant('A phrase of the caller; it is checked when keys are derived from it.', {
    phrase,
    dictionary,
    wordcount,
  }),
  EncryptedSecret: variant('A secret that another crypto box gave out.', { encrypted_secret }),
})

export const ParamsOfCreateCryptoBox = struct('ParamsOfCreateCryptoBox', 'The box that is wanted.', {
  secret_encryption_salt: field(
    text,
    'Salt of the encryption; the same text is needed to open the encrypted secret again.',
  ),
  secret: field(CryptoBoxSecret, 'The secret.'),
})

export const RegisteredCryptoBox = struct('RegisteredCryptoBox', 'A crypto box.', {
  handle: field(CryptoBoxHandle, 'Number of the box.'),
})

export const ParamsOfAppPasswordProvider = union(
  'ParamsOfAppPasswordProvider',
  'What the password provider of the application is asked.',
  {
    GetPassword: variant('For the password.', {
      encryption_public_key: field(hex, 'X25519 key made for this request, 64 hex characters.'),
    }),
  },
)

export const ResultOfAppPasswordProvider = union(
  'ResultOfAppPasswordProvider',
  'What the password provider of the application answers.',
  {
    GetPassword: variant('The password.', {
      encrypted_password: field(
        base64,
        'Bytes of the password in a `nacl_box` for `encryption_public_key`; the nonce is the first 24 bytes of that key.',
      ),
      app_encryption_pubkey: field(hex, 'X25519 key of the application for this answer, 64 hex characters.'),
    }),
  },
)

export const ResultOfGetCryptoBoxInfo = struct('ResultOfGetCryptoBoxInfo', 'What may be stored of a crypto box.', {
  encrypted_secret,
})

export const ResultOfGetCryptoBoxSeedPhrase = struct('ResultOfGetCryptoBoxSeedPhrase', 'Secret of a crypto box.', {
  phrase,
  dictionary,
  wordcount,
})

export const ParamsOfGetSigningBoxFromCryptoBox = struct(
  'ParamsOfGetSigningBoxFromCryptoBox',
  'A crypto box and the key to sign with.',
  { handle: field(u32, 'The crypto box.'), hdpath, secret_lifetime },
)

const naclNonce = field(hex, 'Nonce, 48 hex characters.')

export const ChaCha20ParamsCB = struct('ChaCha20ParamsCB', 'Open parameters of ChaCha20.', {
  nonce: field(hex, 'Nonce, 24 hex characters.'),
})

export const NaclBoxParamsCB = struct('NaclBoxParamsCB', 'Open parameters of a box as in NaCl.', {
  their_public: field(hex, 'Public key of the partner, 64 hex characters.'),
  nonce: naclNonce,
})

export const NaclSecretBoxParamsCB = struct('NaclSecretBoxParamsCB', 'Open parameters of a secret box as in NaCl.', {
  nonce: naclNonce,
})

export const BoxEncryptionAlgorithm = union(
  'BoxEncryptionAlgorithm',
  'Cipher of an encryption box whose key comes from a crypto box.',
  {
    ChaCha20: variant('ChaCha20, without authentication.', { value: field(ChaCha20ParamsCB, 'Open parameters.') }),
    NaclBox: variant('X25519, XSalsa20 and Poly1305.', { value: field(NaclBoxParamsCB, 'Open parameters.') }),
    NaclSecretBox: variant('XSalsa20 and Poly1305.', { value: field(NaclSecretBoxParamsCB, 'Open parameters.') }),
  },
)

export const ParamsOfGetEncryptionBoxFromCryptoBox = struct(
  'ParamsOfGetEncryptionBoxFromCryptoBox',
  'A crypto box, a cipher and the key to use.',
  {
    handle: field(u32, 'The crypto box.'),
    hdpath,
    algorithm: field(BoxEncryptionAlgorithm, 'The cipher; its key is the derived secret.'),
    secret_lifetime,
  },
)
