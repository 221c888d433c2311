/** Types of module crypto. Source: modules 3.3. */
import { alias, base64, field, hex, struct, u32, union, variant } from '../../schema/shapes.ts'

export { MnemonicDictionary } from './MnemonicDictionary.ts'

export const SigningBoxHandle = alias('SigningBoxHandle', 'Number of a signing box.', u32)

export const KeyPair = struct('KeyPair', 'Ed25519 key pair.', {
  public: field(hex, 'Public key, 64 hex characters.'),
  secret: field(hex, 'Secret key, the 32-byte seed as 64 hex characters.', { secret: true }),
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

export const ResultOfVerifySignature = struct('ResultOfVerifySignature', 'Data whose signature is right.', {
  unsigned: field(base64, 'The data without the signature.'),
})

export const ParamsOfHash = struct('ParamsOfHash', 'Data to hash.', {
  data: field(base64, 'The data.'),
})

export const ResultOfHash = struct('ResultOfHash', 'A hash.', {
  hash: field(hex, 'Hash in lower-case hex.'),
})

export const ParamsOfGenerateRandomBytes = struct('ParamsOfGenerateRandomBytes', 'How many bytes are wanted.', {
  length: field(u32, 'Number of bytes, at most 33554432.', { maximum: 33554432 }),
})

export const ResultOfGenerateRandomBytes = struct('ResultOfGenerateRandomBytes', 'Random bytes.', {
  bytes: field(base64, 'The bytes.'),
})

export const RegisteredSigningBox = struct('RegisteredSigningBox', 'A signing box.', {
  handle: field(SigningBoxHandle, 'Number of the box.'),
})

export const ParamsOfAppSigningBox = union('ParamsOfAppSigningBox', 'What a signing box of the application is asked.', {
  GetPublicKey: variant('For its public key.'),
  Sign: variant('To sign data.', { unsigned: field(base64, 'Data to sign.') }),
})

export const ResultOfAppSigningBox = union('ResultOfAppSigningBox', 'What a signing box of the application answers.', {
  GetPublicKey: variant('Its public key.', { public_key: field(hex, 'Public key, 64 hex characters.') }),
  Sign: variant('The signature.', { signature: field(hex, 'Signature, 128 hex characters.') }),
})

export const ResultOfSigningBoxGetPublicKey = struct('ResultOfSigningBoxGetPublicKey', 'Public key of a signing box.', {
  pubkey: field(hex, 'Public key, 64 hex characters.'),
})

export const ParamsOfSigningBoxSign = struct('ParamsOfSigningBoxSign', 'Data and the box to sign it with.', {
  signing_box: field(SigningBoxHandle, 'The box.'),
  unsigned: field(base64, 'Data to sign.'),
})

export const ResultOfSigningBoxSign = struct('ResultOfSigningBoxSign', 'A signature.', {
  signature: field(hex, 'Signature, 128 hex characters.'),
})
