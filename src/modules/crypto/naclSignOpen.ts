import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { naclSignOpen as openSigned } from '../../core/crypto/naclSign.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, NaclSignFailed } from '../../errors/crypto.ts'
import { decodeBase64, decodeHex } from '../parameters/decodeText.ts'
import { ParamsOfNaclSignOpen, ResultOfNaclSignOpen } from './types/nacl.ts'
import { isLarge } from './values/isLarge.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

export const naclSignOpen = defineFunction({
  name: 'crypto.nacl_sign_open',
  summary: 'Verifies data signed by `nacl_sign` and returns it without the signature.',
  description: 'A wrong signature is error 112, not a return value.',
  params: ParamsOfNaclSignOpen,
  result: ResultOfNaclSignOpen,
  errors: [InvalidHex, InvalidBase64, InvalidKeySize, NaclSignFailed],
  access: 'computes',
  example: {
    params: {
      signed: 'kqAJqfDUyrhyDoILX2QlQKKye1QWUD+Ps3YiI+vbadoIWsHkPhWZbkWPNhPQ8R2MOHsurrQwKu6wDSkWErsMAHI=',
      public: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    },
    result: { unsigned: 'cg==' },
  },
  heavy: ({ signed }) => isLarge(signed),
  compute: ({ signed, public: publicKey }) => {
    const data = decodeBase64(signed, 'signed')
    const key = decodeHex(publicKey, 'public')
    return { unsigned: bytesToBase64(withCryptoErrors(() => openSigned(data, key))) }
  },
})
