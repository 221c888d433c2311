import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidPublicKey, InvalidSecretKey } from '../../errors/crypto.ts'
import { keySigningBox, signingBoxes } from './boxes/SigningBox.ts'
import { KeyPair, RegisteredSigningBox } from './types.ts'
import { openKeyPair } from './values/keys.ts'

export const getSigningBox = defineFunction({
  name: 'crypto.get_signing_box',
  summary: 'Creates a signing box with a key pair.',
  params: KeyPair,
  result: RegisteredSigningBox,
  errors: [InvalidPublicKey, InvalidSecretKey],
  access: 'secret',
  example: {
    params: {
      public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    },
    result: { handle: { $type: 'number' } },
  },
  run: ({ context }, keys) => ({ handle: signingBoxes.add(context, keySigningBox(openKeyPair(keys))) }),
})
