import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { naclSignOpen } from '../../core/crypto/naclSign.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, NaclSignFailed } from '../../errors/crypto.ts'
import { decodeBase64, decodeHex } from '../parameters/decodeText.ts'
import { ParamsOfVerifySignature, ResultOfVerifySignature } from './types/keys.ts'
import { exampleKeys } from './values/examples.ts'
import { isLarge } from './values/isLarge.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

export const verifySignature = defineFunction({
  name: 'crypto.verify_signature',
  summary: 'Verifies data signed by `sign` and returns it without the signature.',
  description: 'A wrong signature is error 112, not a return value.',
  params: ParamsOfVerifySignature,
  result: ResultOfVerifySignature,
  errors: [InvalidHex, InvalidBase64, InvalidKeySize, NaclSignFailed],
  access: 'computes',
  example: {
    setup: [
      {
        method: 'crypto.sign',
        params: {
          unsigned: 'aGVsbG8=',
          keys: exampleKeys,
        },
        save: 'message',
      },
    ],
    params: {
      signed: { $var: 'message.signed' },
      public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    },
    result: { unsigned: 'aGVsbG8=' },
  },
  heavy: ({ signed }) => isLarge(signed),
  compute: ({ signed, public: publicKey }) => {
    const data = decodeBase64(signed, 'signed')
    const key = decodeHex(publicKey, 'public')
    return { unsigned: bytesToBase64(withCryptoErrors(() => naclSignOpen(data, key))) }
  },
})
