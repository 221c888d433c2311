import { alias, base64, field, hex, optional, struct, u32, union, variant } from '../../../schema/shapes.ts'
import { SigningContent } from './signingContent.ts'

export const SigningBoxHandle = alias('SigningBoxHandle', 'Handle of a signing box.', u32)

export const RegisteredSigningBox = struct('RegisteredSigningBox', 'A signing box.', {
  handle: field(SigningBoxHandle, 'Handle of the box.'),
})

export const ParamsOfAppSigningBox = union('ParamsOfAppSigningBox', 'Request to a signing box of the application.', {
  GetPublicKey: variant('Requests its public key.'),
  Sign: variant('Requests a signature.', {
    unsigned: field(base64, 'Data to sign.'),
    content: optional(
      SigningContent,
      'The message that is signed. Absent if the data does not belong to a message, as in `crypto.signing_box_sign`. Extension of the published interface.',
    ),
  }),
})

export const ResultOfAppSigningBox = union('ResultOfAppSigningBox', 'Response of a signing box of the application.', {
  GetPublicKey: variant('The public key.', { public_key: field(hex, 'Public key, 64 hex characters.') }),
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
