import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { naclSign as signAttached } from '../../core/crypto/naclSign.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize } from '../../errors/crypto.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { ParamsOfNaclSign, ResultOfNaclSign } from './types/nacl.ts'
import { isLarge } from './values/isLarge.ts'
import { withSecretText } from './values/withSecret.ts'

export const naclSign = defineFunction({
  name: 'crypto.nacl_sign',
  summary: 'Signs data and returns the signature followed by the data.',
  description: 'The public half of `secret` is ignored and derived from the seed again.',
  params: ParamsOfNaclSign,
  result: ResultOfNaclSign,
  errors: [InvalidHex, InvalidBase64, InvalidKeySize],
  access: 'secret',
  example: {
    params: {
      unsigned: 'cg==',
      secret:
        '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    },
    result: {
      signed: 'kqAJqfDUyrhyDoILX2QlQKKye1QWUD+Ps3YiI+vbadoIWsHkPhWZbkWPNhPQ8R2MOHsurrQwKu6wDSkWErsMAHI=',
    },
  },
  heavy: ({ unsigned }) => isLarge(unsigned),
  compute: ({ unsigned, secret }) => {
    const data = decodeBase64(unsigned, 'unsigned')
    return { signed: bytesToBase64(withSecretText(secret, 'secret', (key) => signAttached(data, key))) }
  },
})
