import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { Ed25519SecretKey } from '../../core/crypto/Ed25519SecretKey.ts'
import { wipe } from '../../core/crypto/wipe.ts'
import { nothing } from '../../schema/methods.ts'
import { KeyPair } from './types.ts'

export const generateRandomSignKeys = defineFunction({
  name: 'crypto.generate_random_sign_keys',
  summary: 'Generates a new Ed25519 key pair.',
  params: nothing,
  result: KeyPair,
  errors: [],
  access: 'secret',
  example: { params: {}, result: { public: { $regex: '^[0-9a-f]{64}$' }, secret: { $regex: '^[0-9a-f]{64}$' } } },
  compute: (_, { random }) => {
    const seed = random.bytes(32)
    const keys = { public: bytesToHex(new Ed25519SecretKey(seed).publicKey), secret: bytesToHex(seed) }
    wipe(seed)
    return keys
  },
})
