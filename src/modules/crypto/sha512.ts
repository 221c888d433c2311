import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { sha512Aside } from '../../core/crypto/sha.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { ParamsOfHash, ResultOfHash } from './types/hashes.ts'
import { isLarge } from './values/isLarge.ts'

export const sha512 = defineFunction({
  name: 'crypto.sha512',
  summary: 'Returns the SHA-512 hash of data (FIPS 180-4).',
  params: ParamsOfHash,
  result: ResultOfHash,
  errors: [InvalidBase64],
  access: 'computes',
  example: {
    params: { data: 'aGVsbG8=' },
    result: {
      hash: '9b71d224bd62f3785d96d46ad3ea3d73319bfbc2890caadae2dff72519673ca72323c3d99ba5c11d7c7acc6e14b8c5da0c4663475c2e5c3adef46f73bcdec043',
    },
  },
  heavy: ({ data }) => isLarge(data),
  compute: ({ data }) => {
    const hash = sha512Aside(decodeBase64(data, 'data'))
    return hash instanceof Promise ? hash.then((bytes) => ({ hash: bytesToHex(bytes) })) : { hash: bytesToHex(hash) }
  },
})
