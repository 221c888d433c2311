import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { sha256Aside } from '../../core/crypto/sha.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { ParamsOfHash, ResultOfHash } from './types/hashes.ts'
import { isLarge } from './values/isLarge.ts'

export const sha256 = defineFunction({
  name: 'crypto.sha256',
  summary: 'Returns the SHA-256 hash of data (FIPS 180-4).',
  params: ParamsOfHash,
  result: ResultOfHash,
  errors: [InvalidBase64],
  access: 'computes',
  example: {
    params: { data: 'aGVsbG8=' },
    result: { hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' },
  },
  heavy: ({ data }) => isLarge(data),
  compute: ({ data }) => {
    const hash = sha256Aside(decodeBase64(data, 'data'))
    return hash instanceof Promise ? hash.then((bytes) => ({ hash: bytesToHex(bytes) })) : { hash: bytesToHex(hash) }
  },
})
