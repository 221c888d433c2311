/** Signatures, boxes and ChaCha20 as in NaCl. */
import { base64, bool, field, hex, struct } from '../../../schema/shapes.ts'

const secretSeed = field(hex, 'Secret key, 64 hex characters without prefix.', { secret: true })
const boxSecret = field(hex, 'Own secret key, 64 hex characters.', { secret: true })
const boxKey = field(hex, 'Shared key, 64 hex characters.', { secret: true })
const theirPublic = field(hex, 'Public key of the other party, 64 hex characters.')
const boxNonce = field(hex, 'Nonce, 48 hex characters. Never reuse a nonce with the same keys.')
const decrypted = field(base64, 'The data.')
const encrypted = field(base64, 'Authentication tag (16 bytes) followed by the encrypted data.')

export const ParamsOfNaclSignKeyPairFromSecret = struct(
  'ParamsOfNaclSignKeyPairFromSecret',
  'The seed of an Ed25519 key.',
  { secret: secretSeed },
)

export const ParamsOfNaclSign = struct('ParamsOfNaclSign', 'Data and the key to sign it with.', {
  unsigned: field(base64, 'Data to sign.'),
  secret: field(hex, 'The seed followed by the public key, 128 hex characters.', { secret: true }),
})

export const ResultOfNaclSign = struct('ResultOfNaclSign', 'Signed data.', {
  signed: field(base64, 'Signature (64 bytes) followed by the data.'),
})

export const ParamsOfNaclSignOpen = struct('ParamsOfNaclSignOpen', 'Signed data and the key of the signer.', {
  signed: field(base64, 'Signature (64 bytes) followed by the data.'),
  public: field(hex, 'Public key of the signer, 64 hex characters.'),
})

export const ResultOfNaclSignOpen = struct('ResultOfNaclSignOpen', 'Data whose signature is valid.', {
  unsigned: field(base64, 'The data without the signature.'),
})

export const ResultOfNaclSignDetached = struct('ResultOfNaclSignDetached', 'A signature.', {
  signature: field(hex, 'Signature, 128 hex characters.'),
})

export const ParamsOfNaclSignDetachedVerify = struct(
  'ParamsOfNaclSignDetachedVerify',
  'Data, its signature and the key of the signer.',
  {
    unsigned: field(base64, 'The data.'),
    signature: field(hex, 'Signature, 128 hex characters.'),
    public: field(hex, 'Public key of the signer, 64 hex characters.'),
  },
)

export const ResultOfNaclSignDetachedVerify = struct('ResultOfNaclSignDetachedVerify', 'Result of the verification.', {
  succeeded: field(bool, 'Whether the signature is valid for the data and the key.'),
})

export const ParamsOfNaclBoxKeyPairFromSecret = struct('ParamsOfNaclBoxKeyPairFromSecret', 'An X25519 secret key.', {
  secret: secretSeed,
})

export const ParamsOfNaclBox = struct('ParamsOfNaclBox', 'Data and the keys of both parties.', {
  decrypted,
  nonce: boxNonce,
  their_public: theirPublic,
  secret: boxSecret,
})

export const ResultOfNaclBox = struct('ResultOfNaclBox', 'Encrypted data.', { encrypted })

export const ParamsOfNaclBoxOpen = struct('ParamsOfNaclBoxOpen', 'Encrypted data and the keys of both parties.', {
  encrypted,
  nonce: boxNonce,
  their_public: theirPublic,
  secret: boxSecret,
})

export const ResultOfNaclBoxOpen = struct('ResultOfNaclBoxOpen', 'Decrypted data.', { decrypted })

export const ParamsOfNaclSecretBox = struct('ParamsOfNaclSecretBox', 'Data and a shared key.', {
  decrypted,
  nonce: boxNonce,
  key: boxKey,
})

export const ParamsOfNaclSecretBoxOpen = struct('ParamsOfNaclSecretBoxOpen', 'Encrypted data and a shared key.', {
  encrypted,
  nonce: boxNonce,
  key: boxKey,
})

export const ParamsOfChaCha20 = struct('ParamsOfChaCha20', 'Data, plain or encrypted, and a key.', {
  data: field(base64, 'The data.'),
  key: field(hex, 'Key, 64 hex characters.', { secret: true }),
  nonce: field(hex, 'Nonce, 24 hex characters. Never reuse a nonce with the same key.'),
})

export const ResultOfChaCha20 = struct('ResultOfChaCha20', 'Data, encrypted or plain.', {
  data: field(base64, 'The data, with its length unchanged.'),
})
