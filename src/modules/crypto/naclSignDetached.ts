import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { naclSignDetached as signDetached } from '../../core/crypto/naclSign.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize } from '../../errors/crypto.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { ParamsOfNaclSign, ResultOfNaclSignDetached } from './types/nacl.ts'
import { isLarge } from './values/isLarge.ts'
import { withSecretText } from './values/withSecret.ts'

export const naclSignDetached = defineFunction({
  name: 'crypto.nacl_sign_detached',
  summary: 'Signs data and returns only the signature.',
  description: 'The public half of `secret` is ignored and derived from the seed again.',
  params: ParamsOfNaclSign,
  result: ResultOfNaclSignDetached,
  errors: [InvalidHex, InvalidBase64, InvalidKeySize],
  access: 'secret',
  example: {
    params: {
      unsigned: 'cg==',
      secret:
        '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    },
    result: {
      signature:
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    },
  },
  heavy: ({ unsigned }) => isLarge(unsigned),
  compute: ({ unsigned, secret }) => {
    const data = decodeBase64(unsigned, 'unsigned')
    return { signature: bytesToHex(withSecretText(secret, 'secret', (key) => signDetached(data, key))) }
  },
})
