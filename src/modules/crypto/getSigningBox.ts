import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidPublicKey, InvalidSecretKey } from '../../errors/crypto.ts'
import { keySigningBox, signingBoxes } from './boxes/SigningBox.ts'
import { KeyPair } from './types/keys.ts'
import { RegisteredSigningBox } from './types/signingBoxes.ts'
import { exampleKeys } from './values/examples.ts'
import { openKeyPair } from './values/keyParameters.ts'

export const getSigningBox = defineFunction({
  name: 'crypto.get_signing_box',
  summary: 'Creates a signing box with a key pair.',
  params: KeyPair,
  result: RegisteredSigningBox,
  errors: [InvalidPublicKey, InvalidSecretKey],
  access: 'secret',
  example: {
    params: exampleKeys,
    result: { handle: { $type: 'number' } },
  },
  run: ({ context }, keys) => ({ handle: signingBoxes.add(context, keySigningBox(openKeyPair(keys))) }),
})
