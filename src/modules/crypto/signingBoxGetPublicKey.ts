import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { SigningBoxNotRegistered } from '../../errors/crypto.ts'
import { derivedBoxErrors } from './boxes/derivedBoxErrors.ts'
import { signingBoxes } from './boxes/SigningBox.ts'
import { RegisteredSigningBox, ResultOfSigningBoxGetPublicKey } from './types/signingBoxes.ts'
import { exampleSigningBox } from './values/examples.ts'

export const signingBoxGetPublicKey = defineFunction({
  name: 'crypto.signing_box_get_public_key',
  summary: 'Returns the public key of a signing box.',
  params: RegisteredSigningBox,
  result: ResultOfSigningBoxGetPublicKey,
  errors: [...derivedBoxErrors, SigningBoxNotRegistered],
  access: 'secret',
  example: {
    setup: [exampleSigningBox],
    params: { handle: { $var: 'box.handle' } },
    result: { pubkey: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a' },
  },
  run: async (call, { handle }) => ({
    pubkey: bytesToHex(await signingBoxes.find(call.context, handle).publicKey(call)),
  }),
})
