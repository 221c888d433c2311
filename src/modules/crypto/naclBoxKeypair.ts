import { defineFunction } from '../../context/defineFunction.ts'
import { x25519PublicKey } from '../../core/crypto/x25519PublicKey.ts'
import { nothing } from '../../schema/methods.ts'
import { KeyPair } from './types/keys.ts'
import { pairOf } from './values/keyParameters.ts'

export const naclBoxKeypair = defineFunction({
  name: 'crypto.nacl_box_keypair',
  summary: 'Generates a new X25519 key pair for NaCl boxes.',
  params: nothing,
  result: KeyPair,
  errors: [],
  access: 'secret',
  example: { params: {}, result: { public: { $regex: '^[0-9a-f]{64}$' }, secret: { $regex: '^[0-9a-f]{64}$' } } },
  compute: (_, { random }) => pairOf(random.bytes(32), x25519PublicKey),
})
