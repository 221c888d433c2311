import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { SigningBoxNotRegistered } from '../../errors/crypto.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { derivedBoxErrors } from './boxes/derivedBoxErrors.ts'
import { signingBoxes } from './boxes/SigningBox.ts'
import { ParamsOfSigningBoxSign, ResultOfSigningBoxSign } from './types/signingBoxes.ts'
import { exampleSigningBox } from './values/examples.ts'

export const signingBoxSign = defineFunction({
  name: 'crypto.signing_box_sign',
  summary: 'Signs data with a signing box.',
  params: ParamsOfSigningBoxSign,
  result: ResultOfSigningBoxSign,
  errors: [...derivedBoxErrors, SigningBoxNotRegistered],
  access: 'secret',
  example: {
    setup: [exampleSigningBox],
    params: { signing_box: { $var: 'box.handle' }, unsigned: 'aGVsbG8=' },
    result: { signature: { $regex: '^[0-9a-f]{128}$' } },
  },
  run: async (call, { signing_box, unsigned }) => {
    const box = signingBoxes.find(call.context, signing_box)
    return { signature: bytesToHex(await box.sign(decodeBase64(unsigned, 'unsigned'), call)) }
  },
})
