import type { AppObject } from '../../context/AppObject.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import { CallbackNotRegistered } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { AppEncryptionBox, appEncryptionBox, encryptionBoxes } from './boxes/EncryptionBox.ts'
import {
  type ParamsOfAppEncryptionBox,
  RegisteredEncryptionBox,
  type ResultOfAppEncryptionBox,
} from './types/encryptionBoxes.ts'

export const registerEncryptionBox = defineFunction({
  name: 'crypto.register_encryption_box',
  summary: 'Registers an encryption box implemented by the application.',
  params: nothing,
  result: RegisteredEncryptionBox,
  errors: [CallbackNotRegistered],
  access: 'secret',
  example: { params: {}, result: { handle: { $type: 'number' } } },
  appObject: AppEncryptionBox,
  run: ({ context, appObject }) => {
    const box = appEncryptionBox(
      appObject as AppObject<typeof ParamsOfAppEncryptionBox, typeof ResultOfAppEncryptionBox>,
    )
    return { handle: encryptionBoxes.add(context, box) }
  },
})
