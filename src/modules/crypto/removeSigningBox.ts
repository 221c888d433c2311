import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { signingBoxes } from './boxes/SigningBox.ts'
import { RegisteredSigningBox } from './types/signingBoxes.ts'

export const removeSigningBox = defineFunction({
  name: 'crypto.remove_signing_box',
  summary: 'Removes a signing box; an unknown handle is ignored.',
  params: RegisteredSigningBox,
  result: nothing,
  errors: [],
  access: 'secret',
  example: { params: { handle: 1 }, result: null },
  run: ({ context }, { handle }) => signingBoxes.remove(context, handle)?.close(),
})
