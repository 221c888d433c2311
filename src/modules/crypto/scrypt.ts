import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { scrypt as deriveKey } from '../../core/crypto/scrypt.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { ScryptFailed } from '../../errors/crypto.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { ParamsOfScrypt, ResultOfScrypt } from './types/hashes.ts'
import { withSecret } from './values/withSecret.ts'

/** Time that OpenSSL takes to mix and to hash a kilobyte, in ms. */
const MS_PER_MIXED_KB = 0.003
const MS_PER_HASHED_KB = 0.004

/**
 * Estimated time of the mixing and of the PBKDF2 before and after it, which hashes the salt once for each block that
 * is mixed, and all blocks once for each 32 bytes of the key.
 */
function costMs({ password, salt, log_n, r, p, dk_len }: ValueOf<typeof ParamsOfScrypt>): number {
  const blocksKb = (r * p) / 8
  const inputKb = (password.length + salt.length) / 1024
  const hashedKb = blocksKb * 32 * (inputKb + 0.25) + (dk_len / 32) * (blocksKb + 0.25)
  return 2 * 2 ** log_n * blocksKb * MS_PER_MIXED_KB + hashedKb * MS_PER_HASHED_KB
}

export const scrypt = defineFunction({
  name: 'crypto.scrypt',
  summary: 'Derives a key from a password with scrypt (RFC 7914).',
  params: ParamsOfScrypt,
  result: ResultOfScrypt,
  errors: [InvalidBase64, ScryptFailed],
  access: 'secret',
  example: {
    params: { password: 'cGFzc3dvcmQ=', salt: 'TmFDbA==', log_n: 10, r: 8, p: 16, dk_len: 64 },
    result: {
      key: 'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    },
  },
  heavy: (params) => costMs(params) > 0.5,
  isUninterruptible: true,
  costMs,
  compute: ({ password, salt, log_n, r, p, dk_len }) => {
    const saltBytes = decodeBase64(salt, 'salt')
    const params = { logN: log_n, r, p, keySizeBytes: dk_len }
    const key = withSecret(decodeBase64(password, 'password'), (bytes) => deriveKey(bytes, saltBytes, params))
    return { key: withSecret(key, bytesToHex) }
  },
})
