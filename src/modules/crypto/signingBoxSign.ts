import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { SigningBoxNotRegistered } from '../../errors/crypto.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { derivedBoxErrors } from './boxes/derivedBoxErrors.ts'
import { signingBoxes } from './boxes/SigningBox.ts'
import { ParamsOfSigningBoxSign, ResultOfSigningBoxSign } from './types.ts'

export const signingBoxSign = defineFunction({
  name: 'crypto.signing_box_sign',
  summary: 'Signs data with a signing box.',
  params: ParamsOfSigningBoxSign,
  result: ResultOfSigningBoxSign,
  errors: [...derivedBoxErrors, SigningBoxNotRegistered],
  access: 'secret',
  example: {
    setup: [
      {
        method: 'crypto.get_signing_box',
        params: {
          public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
          secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
        },
        save: 'box',
      },
    ],
    params: { signing_box: { $var: 'box.handle' }, unsigned: 'aGVsbG8=' },
    result: { signature: { $regex: '^[0-9a-f]{128}$' } },
  },
  run: async (call, { signing_box, unsigned }) => {
    const box = signingBoxes.find(call.context, signing_box)
    return { signature: bytesToHex(await box.sign(decodeBase64(unsigned, 'unsigned'), call)) }
  },
})
