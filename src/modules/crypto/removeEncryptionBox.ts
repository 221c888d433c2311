import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { encryptionBoxes } from './boxes/EncryptionBox.ts'
import { RegisteredEncryptionBox } from './types/encryptionBoxes.ts'

export const removeEncryptionBox = defineFunction({
  name: 'crypto.remove_encryption_box',
  summary: 'Removes an encryption box; an unknown handle is ignored.',
  params: RegisteredEncryptionBox,
  result: nothing,
  errors: [],
  access: 'secret',
  example: { params: { handle: 1 }, result: null },
  run: ({ context }, { handle }) => encryptionBoxes.remove(context, handle)?.close(),
})
