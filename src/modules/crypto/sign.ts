import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { concatBytes } from '../../core/crypto/concatBytes.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { InvalidPublicKey, InvalidSecretKey } from '../../errors/crypto.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { ParamsOfSign, ResultOfSign } from './types/keys.ts'
import { exampleKeys } from './values/examples.ts'
import { isLarge } from './values/isLarge.ts'
import { openRecentKeyPair } from './values/recentKeys.ts'

export const sign = defineFunction({
  name: 'crypto.sign',
  summary: 'Signs data with a key pair (Ed25519).',
  params: ParamsOfSign,
  result: ResultOfSign,
  errors: [InvalidBase64, InvalidPublicKey, InvalidSecretKey],
  access: 'secret',
  example: {
    params: {
      unsigned: 'aGVsbG8=',
      keys: exampleKeys,
    },
    result: {
      signed: { $type: 'string' },
      signature: { $regex: '^[0-9a-f]{128}$' },
    },
  },
  heavy: ({ unsigned }) => isLarge(unsigned),
  compute: ({ unsigned, keys }, { context }) => {
    const data = decodeBase64(unsigned, 'unsigned')
    const signature = openRecentKeyPair(context, keys).signAside(data)
    return signature instanceof Promise ? signature.then((bytes) => resultOf(bytes, data)) : resultOf(signature, data)
  },
})

function resultOf(signature: Uint8Array, data: Uint8Array): ValueOf<typeof ResultOfSign> {
  return { signed: bytesToBase64(concatBytes(signature, data)), signature: bytesToHex(signature) }
}
