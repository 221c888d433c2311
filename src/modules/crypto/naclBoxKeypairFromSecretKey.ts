import { defineFunction } from '../../context/defineFunction.ts'
import { x25519PublicKey } from '../../core/crypto/x25519PublicKey.ts'
import { InvalidKeySize, InvalidSecretKey } from '../../errors/crypto.ts'
import { KeyPair } from './types/keys.ts'
import { ParamsOfNaclBoxKeyPairFromSecret } from './types/nacl.ts'
import { decodeSecretKey, pairOf } from './values/keyParameters.ts'

export const naclBoxKeypairFromSecretKey = defineFunction({
  name: 'crypto.nacl_box_keypair_from_secret_key',
  summary: 'Returns the X25519 public key of a secret key.',
  description: 'The secret is the scalar itself and is returned unchanged.',
  params: ParamsOfNaclBoxKeyPairFromSecret,
  result: KeyPair,
  errors: [InvalidSecretKey, InvalidKeySize],
  access: 'secret',
  example: {
    params: { secret: '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a' },
    result: {
      public: '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a',
      secret: '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a',
    },
  },
  compute: ({ secret }) => pairOf(decodeSecretKey(secret), x25519PublicKey),
})
