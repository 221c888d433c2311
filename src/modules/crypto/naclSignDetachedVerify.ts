import { defineFunction } from '../../context/defineFunction.ts'
import { checkEd25519PublicKey, verifyEd25519 } from '../../core/crypto/verifyEd25519.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, InvalidPublicKey } from '../../errors/crypto.ts'
import { decodeBase64, decodeHex } from '../parameters/decodeText.ts'
import { ParamsOfNaclSignDetachedVerify, ResultOfNaclSignDetachedVerify } from './types/nacl.ts'
import { isLarge } from './values/isLarge.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

export const naclSignDetachedVerify = defineFunction({
  name: 'crypto.nacl_sign_detached_verify',
  summary: 'Verifies a detached signature.',
  description:
    'A wrong signature returns `succeeded: false`. A malformed key is error 100, a signature of the wrong length 109.',
  params: ParamsOfNaclSignDetachedVerify,
  result: ResultOfNaclSignDetachedVerify,
  errors: [InvalidHex, InvalidBase64, InvalidPublicKey, InvalidKeySize],
  access: 'computes',
  example: {
    params: {
      unsigned: 'cg==',
      signature:
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
      public: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    },
    result: { succeeded: true },
  },
  heavy: ({ unsigned }) => isLarge(unsigned),
  compute: ({ unsigned, signature, public: publicKey }) => {
    const data = decodeBase64(unsigned, 'unsigned')
    const signatureBytes = decodeHex(signature, 'signature')
    const key = decodeHex(publicKey, 'public')
    if (key.length !== 32) throw InvalidPublicKey.error(`Invalid public key: expected 32 bytes, got ${key.length}`)
    return withCryptoErrors(async () => {
      const succeeded = verifyEd25519(data, signatureBytes, key)
      // An invalid key verifies nothing, so only a failed check has to distinguish the two cases.
      if (!succeeded) await checkEd25519PublicKey(key)
      return { succeeded }
    })
  },
})
