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

export const EncryptionBoxHandle = alias('EncryptionBoxHandle', 'Handle of an encryption box.', u32)

export const RegisteredEncryptionBox = struct('RegisteredEncryptionBox', 'An encryption box.', {
  handle: field(EncryptionBoxHandle, 'Handle of the box.'),
})

export const CipherMode = constants('CipherMode', 'Block cipher mode.', {
  CBC: ['CBC', 'Cipher block chaining, the only supported mode.'],
  CFB: ['CFB', 'Not supported (125).'],
  CTR: ['CTR', 'Not supported (125).'],
  ECB: ['ECB', 'Not supported (125).'],
  OFB: ['OFB', 'Not supported (125).'],
})

const mode = field(CipherMode, 'Mode, `CBC`.')
const key = field(hex, 'Key, 64 hex characters.', { secret: true })
const naclNonce = field(hex, 'Nonce, 48 hex characters.')
const theirPublic = field(hex, 'Public key of the other party, 64 hex characters.')
const chaChaNonce = field(hex, 'Nonce, 24 hex characters.')

export const AesParamsEB = struct('AesParamsEB', 'Key of an AES box.', {
  mode,
  key: field(hex, 'Key of 16, 24 or 32 bytes, hex.', { secret: true }),
  iv: optional(hex, 'Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129).'),
})

export const AesInfo = struct('AesInfo', 'Description of an AES box.', {
  mode,
  iv: optional(hex, 'Initialization vector.'),
})

export const ChaCha20ParamsEB = struct('ChaCha20ParamsEB', 'Key of a ChaCha20 box.', { key, nonce: chaChaNonce })

export const NaclBoxParamsEB = struct('NaclBoxParamsEB', 'Keys of a NaCl box.', {
  their_public: theirPublic,
  secret: field(hex, 'Own secret key, 64 hex characters.', { secret: true }),
  nonce: naclNonce,
})

export const NaclSecretBoxParamsEB = struct('NaclSecretBoxParamsEB', 'Key of a NaCl secret box.', {
  key,
  nonce: naclNonce,
})

export const EncryptionAlgorithm = union('EncryptionAlgorithm', 'Cipher and keys of an encryption box.', {
  AES: variant('AES. Data is padded with zero bytes; its size is not stored.', {
    value: field(AesParamsEB, 'Key.'),
  }),
  ChaCha20: variant('ChaCha20, without authentication.', { value: field(ChaCha20ParamsEB, 'Key.') }),
  NaclBox: variant('X25519, XSalsa20 and Poly1305.', { value: field(NaclBoxParamsEB, 'Keys.') }),
  NaclSecretBox: variant('XSalsa20 and Poly1305.', { value: field(NaclSecretBoxParamsEB, 'Key.') }),
})

export const ParamsOfCreateEncryptionBox = struct('ParamsOfCreateEncryptionBox', 'The encryption box to create.', {
  algorithm: field(EncryptionAlgorithm, 'Cipher and keys.'),
})

export const EncryptionBoxInfo = struct('EncryptionBoxInfo', 'Description of an encryption box.', {
  hdpath: optional(text, 'Derivation path of the key, if given.'),
  algorithm: optional(text, 'Name of the cipher.'),
  options: optional(any, 'Public parameters of the cipher.'),
  public: optional(any, 'Own public key, if the cipher has one.'),
})

export const ParamsOfAppEncryptionBox = union(
  'ParamsOfAppEncryptionBox',
  'Request to an encryption box of the application.',
  {
    GetInfo: variant('Requests information about the box.'),
    Encrypt: variant('Requests encryption of data.', { data: field(base64, 'The data.') }),
    Decrypt: variant('Requests decryption of data.', { data: field(base64, 'The data.') }),
  },
)

export const ResultOfAppEncryptionBox = union(
  'ResultOfAppEncryptionBox',
  'Response of an encryption box of the application.',
  {
    GetInfo: variant('Information about the box.', { info: field(EncryptionBoxInfo, 'The information.') }),
    Encrypt: variant('Encrypted data.', { data: field(base64, 'The data.') }),
    Decrypt: variant('Decrypted data.', { data: field(base64, 'The data.') }),
  },
)

export const ParamsOfEncryptionBoxGetInfo = struct('ParamsOfEncryptionBoxGetInfo', 'An encryption box.', {
  encryption_box: field(EncryptionBoxHandle, 'The box.'),
})

export const ResultOfEncryptionBoxGetInfo = struct(
  'ResultOfEncryptionBoxGetInfo',
  'Information about an encryption box.',
  {
    info: field(EncryptionBoxInfo, 'The information.'),
  },
)

export const ParamsOfEncryptionBoxEncrypt = struct('ParamsOfEncryptionBoxEncrypt', 'Data and the box to use.', {
  encryption_box: field(EncryptionBoxHandle, 'The box.'),
  data: field(base64, 'Data to encrypt.'),
})

export const ResultOfEncryptionBoxEncrypt = struct('ResultOfEncryptionBoxEncrypt', 'Encrypted data.', {
  data: field(base64, 'Encrypted data; with AES, a multiple of 16 bytes.'),
})

export const ParamsOfEncryptionBoxDecrypt = struct('ParamsOfEncryptionBoxDecrypt', 'Data and the box to use.', {
  encryption_box: field(EncryptionBoxHandle, 'The box.'),
  data: field(base64, 'Data to decrypt.'),
})

export const ResultOfEncryptionBoxDecrypt = struct('ResultOfEncryptionBoxDecrypt', 'Decrypted data.', {
  data: field(base64, 'Decrypted data; with AES, including the zero padding of the last block.'),
})
