import { defineFunction } from '../../context/defineFunction.ts'
import { naclSecretKeyFromSeed } from '../../core/crypto/naclSign.ts'
import { InvalidKeySize, InvalidSecretKey } from '../../errors/crypto.ts'
import { KeyPair } from './types/keys.ts'
import { ParamsOfNaclSignKeyPairFromSecret } from './types/nacl.ts'
import { decodeSecretKey, pairOf } from './values/keyParameters.ts'
import { withSecret } from './values/withSecret.ts'

export const naclSignKeypairFromSecretKey = defineFunction({
  name: 'crypto.nacl_sign_keypair_from_secret_key',
  summary: 'Expands a seed into a NaCl signing key pair.',
  description: 'The returned `secret` has 128 hex characters: the seed followed by the public key.',
  params: ParamsOfNaclSignKeyPairFromSecret,
  result: KeyPair,
  errors: [InvalidSecretKey, InvalidKeySize],
  access: 'secret',
  example: {
    params: { secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60' },
    result: {
      public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      secret:
        '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    },
  },
  compute: ({ secret }) =>
    pairOf(withSecret(decodeSecretKey(secret), naclSecretKeyFromSeed), (key) => key.subarray(32)),
})
