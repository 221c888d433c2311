import {
  alias,
  any,
  base64,
  constants,
  field,
  hex,
  optional,
  struct,
  text,
  u32,
  union,
  variant,
} from '../../../schema/shapes.ts'

export const EncryptionBoxHandle = alias('EncryptionBoxHandle', 'Number of an encryption box.', u32)

export const RegisteredEncryptionBox = struct('RegisteredEncryptionBox', 'An encryption box.', {
  handle: field(EncryptionBoxHandle, 'Number of the box.'),
})

export const CipherMode = constants('CipherMode', 'How a block cipher treats a sequence of blocks.', {
  CBC: ['CBC', 'Cipher block chaining, the only supported mode.'],
  CFB: ['CFB', 'Not supported (125).'],
  CTR: ['CTR', 'Not supported (125).'],
  ECB: ['ECB', 'Not supported (125).'],
  OFB: ['OFB', 'Not supported (125).'],
})

const mode = field(CipherMode, 'Mode, `CBC`.')
const key = field(hex, 'Key, 64 hex characters.', { secret: true })
const naclNonce = field(hex, 'Nonce, 48 hex characters.')
const theirPublic = field(hex, 'Public key of the partner, 64 hex characters.')
const chaChaNonce = field(hex, 'Nonce, 24 hex characters.')

export const AesParamsEB = struct('AesParamsEB', 'Key of an AES box.', {
  mode,
  key: field(hex, 'Key of 16, 24 or 32 bytes in hex.', { secret: true }),
  iv: optional(hex, 'Initialization vector of 16 bytes in hex; needed by the mode CBC (else 129).'),
})

export const AesInfo = struct('AesInfo', 'Description of an AES box.', {
  mode,
  iv: optional(hex, 'Initialization vector.'),
})

export const ChaCha20ParamsEB = struct('ChaCha20ParamsEB', 'Key of a ChaCha20 box.', { key, nonce: chaChaNonce })

export const NaclBoxParamsEB = struct('NaclBoxParamsEB', 'Keys of a box as in NaCl.', {
  their_public: theirPublic,
  secret: field(hex, 'Own secret key, 64 hex characters.', { secret: true }),
  nonce: naclNonce,
})

export const NaclSecretBoxParamsEB = struct('NaclSecretBoxParamsEB', 'Key of a secret box as in NaCl.', {
  key,
  nonce: naclNonce,
})

export const EncryptionAlgorithm = union('EncryptionAlgorithm', 'Cipher and keys of an encryption box.', {
  AES: variant('AES. Data is filled up with zero bytes; its size is not kept.', {
    value: field(AesParamsEB, 'Key.'),
  }),
  ChaCha20: variant('ChaCha20, without authentication.', { value: field(ChaCha20ParamsEB, 'Key.') }),
  NaclBox: variant('X25519, XSalsa20 and Poly1305.', { value: field(NaclBoxParamsEB, 'Keys.') }),
  NaclSecretBox: variant('XSalsa20 and Poly1305.', { value: field(NaclSecretBoxParamsEB, 'Key.') }),
})

export const ParamsOfCreateEncryptionBox = struct('ParamsOfCreateEncryptionBox', 'The box that is wanted.', {
  algorithm: field(EncryptionAlgorithm, 'Cipher and keys.'),
})

export const EncryptionBoxInfo = struct('EncryptionBoxInfo', 'Description of an encryption box.', {
  hdpath: optional(text, 'Derivation path of the key, if one was given.'),
  algorithm: optional(text, 'Name of the cipher.'),
  options: optional(any, 'Parameters of the cipher that are not secret.'),
  public: optional(any, 'Own public key, if the cipher has one.'),
})

export const ParamsOfAppEncryptionBox = union(
  'ParamsOfAppEncryptionBox',
  'What an encryption box of the application is asked.',
  {
    GetInfo: variant('To describe itself.'),
    Encrypt: variant('To encrypt data.', { data: field(base64, 'The data.') }),
    Decrypt: variant('To decrypt data.', { data: field(base64, 'The data.') }),
  },
)

export const ResultOfAppEncryptionBox = union(
  'ResultOfAppEncryptionBox',
  'What an encryption box of the application answers.',
  {
    GetInfo: variant('Its description.', { info: field(EncryptionBoxInfo, 'The description.') }),
    Encrypt: variant('Encrypted data.', { data: field(base64, 'The data.') }),
    Decrypt: variant('Decrypted data.', { data: field(base64, 'The data.') }),
  },
)

export const ParamsOfEncryptionBoxGetInfo = struct('ParamsOfEncryptionBoxGetInfo', 'An encryption box.', {
  encryption_box: field(EncryptionBoxHandle, 'The box.'),
})

export const ResultOfEncryptionBoxGetInfo = struct('ResultOfEncryptionBoxGetInfo', 'Description of a box.', {
  info: field(EncryptionBoxInfo, 'The description.'),
})

export const ParamsOfEncryptionBoxEncrypt = struct('ParamsOfEncryptionBoxEncrypt', 'Data and the box to use.', {
  encryption_box: field(EncryptionBoxHandle, 'The box.'),
  data: field(base64, 'Data to encrypt.'),
})

export const ResultOfEncryptionBoxEncrypt = struct('ResultOfEncryptionBoxEncrypt', 'Encrypted data.', {
  data: field(base64, 'Encrypted data; from AES a multiple of 16 bytes.'),
})

export const ParamsOfEncryptionBoxDecrypt = struct('ParamsOfEncryptionBoxDecrypt', 'Data and the box to use.', {
  encryption_box: field(EncryptionBoxHandle, 'The box.'),
  data: field(base64, 'Data to decrypt.'),
})

export const ResultOfEncryptionBoxDecrypt = struct('ResultOfEncryptionBoxDecrypt', 'Decrypted data.', {
  data: field(base64, 'Decrypted data; from AES with the zero bytes that fill the last block.'),
})
