import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { ParamsOfGenerateRandomBytes, ResultOfGenerateRandomBytes } from './types/keys.ts'

export const generateRandomBytes = defineFunction({
  name: 'crypto.generate_random_bytes',
  summary: 'Returns cryptographically secure random bytes.',
  params: ParamsOfGenerateRandomBytes,
  result: ResultOfGenerateRandomBytes,
  errors: [],
  access: 'computes',
  example: { params: { length: 32 }, result: { bytes: { $regex: '^[A-Za-z0-9+/]{43}=$' } } },
  heavy: ({ length }) => length >= 1 << 20,
  compute: ({ length }, { random }) => ({ bytes: bytesToBase64(random.bytes(length)) }),
})
