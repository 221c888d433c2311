/** Ed25519 keys, signatures and random bytes. */
import { base64, field, hex, struct, text, u32 } from '../../../schema/shapes.ts'

export const KeyPair = struct('KeyPair', 'A key pair; Ed25519 unless stated otherwise.', {
  public: field(hex, 'Public key, 64 hex characters.'),
  secret: field(hex, 'Secret key: the 32-byte seed as 64 hex characters.', { secret: true }),
})

export const ParamsOfSign = struct('ParamsOfSign', 'Data and the keys to sign it with.', {
  unsigned: field(base64, 'Data to sign.'),
  keys: field(KeyPair, 'Keys to sign with.'),
})

export const ResultOfSign = struct('ResultOfSign', 'Signed data.', {
  signed: field(base64, 'Signature (64 bytes) followed by the data.'),
  signature: field(hex, 'Signature, 128 hex characters.'),
})

export const ParamsOfVerifySignature = struct('ParamsOfVerifySignature', 'Signed data and the key of the signer.', {
  signed: field(base64, 'Signature (64 bytes) followed by the data.'),
  public: field(hex, 'Public key of the signer, 64 hex characters.'),
})

export const ResultOfVerifySignature = struct('ResultOfVerifySignature', 'Data whose signature is valid.', {
  unsigned: field(base64, 'The data without the signature.'),
})

export const ParamsOfGenerateRandomBytes = struct(
  'ParamsOfGenerateRandomBytes',
  'Number of random bytes to generate.',
  {
    length: field(u32, 'Number of bytes, at most 33554432.', { maximum: 33554432 }),
  },
)

export const ResultOfGenerateRandomBytes = struct('ResultOfGenerateRandomBytes', 'Random bytes.', {
  bytes: field(base64, 'The bytes.'),
})

export const ParamsOfConvertPublicKeyToTonSafeFormat = struct(
  'ParamsOfConvertPublicKeyToTonSafeFormat',
  'A public key.',
  { public_key: field(hex, 'Public key, usually 64 hex characters; the length is not checked.') },
)

export const ResultOfConvertPublicKeyToTonSafeFormat = struct(
  'ResultOfConvertPublicKeyToTonSafeFormat',
  'A public key as text with a checksum.',
  {
    tvm_public_key: field(
      text,
      'Base64url, with padding, of the bytes 3E E6, the key and their CRC-16; 48 characters for a 32-byte key.',
    ),
  },
)
