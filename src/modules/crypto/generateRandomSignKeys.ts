import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { KeyPair } from './types/keys.ts'
import { ed25519PublicKey, pairOf } from './values/keyParameters.ts'

export const generateRandomSignKeys = defineFunction({
  name: 'crypto.generate_random_sign_keys',
  summary: 'Generates a new Ed25519 key pair.',
  params: nothing,
  result: KeyPair,
  errors: [],
  access: 'secret',
  example: { params: {}, result: { public: { $regex: '^[0-9a-f]{64}$' }, secret: { $regex: '^[0-9a-f]{64}$' } } },
  compute: (_, { random }) => pairOf(random.bytes(32), ed25519PublicKey),
})
