import { defineFunction } from '../../context/defineFunction.ts'
import { DerivedSecret } from './boxes/DerivedSecret.ts'
import { derivedSigningBox, signingBoxes } from './boxes/SigningBox.ts'
import { ParamsOfGetSigningBoxFromCryptoBox } from './types/cryptoBoxes.ts'
import { RegisteredSigningBox } from './types/signingBoxes.ts'

export const getSigningBoxFromCryptoBox = defineFunction({
  name: 'crypto.get_signing_box_from_crypto_box',
  summary: 'Creates a signing box with a key derived from a crypto box.',
  description:
    'Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118, 130 and 133 and those of the password provider.',
  params: ParamsOfGetSigningBoxFromCryptoBox,
  result: RegisteredSigningBox,
  errors: [],
  access: 'secret',
  example: { params: { handle: 1, hdpath: "m/44'/396'/0'/0/1" }, result: { handle: { $type: 'number' } } },
  run: ({ context, config }, { handle, hdpath, secret_lifetime }) => {
    const path = hdpath ?? config.crypto.hdkey_derivation_path
    const secret = new DerivedSecret(handle, path, secret_lifetime ?? 0)
    return { handle: signingBoxes.add(context, derivedSigningBox(secret)) }
  },
})
