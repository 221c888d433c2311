/** Source: modules 3.3. */
import { defineError } from '../../schema/errors.ts'

export const InvalidPublicKey = defineError(
  100,
  'InvalidPublicKey',
  'A public key is malformed or does not belong to the secret key.',
)
export const InvalidSecretKey = defineError(101, 'InvalidSecretKey', 'A secret key is malformed.')
export const InvalidKeySize = defineError(
  109,
  'InvalidKeySize',
  'A key, nonce or signature of fixed size has another size.',
)
export const NaclSignFailed = defineError(112, 'NaclSignFailed', 'An attached signature is wrong.')
export const SigningBoxNotRegistered = defineError(121, 'SigningBoxNotRegistered', 'A signing box handle is unknown.')
