import type { AppObject } from '../../context/AppObject.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import { CallbackNotRegistered } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { AppSigningBox, appSigningBox, signingBoxes } from './boxes/SigningBox.ts'
import { type ParamsOfAppSigningBox, RegisteredSigningBox, type ResultOfAppSigningBox } from './types/signingBoxes.ts'

export const registerSigningBox = defineFunction({
  name: 'crypto.register_signing_box',
  summary: 'Registers a signing box implemented by the application.',
  params: nothing,
  result: RegisteredSigningBox,
  errors: [CallbackNotRegistered],
  access: 'secret',
  example: { params: {}, result: { handle: { $type: 'number' } } },
  appObject: AppSigningBox,
  run: ({ context, appObject }) => {
    const box = appSigningBox(appObject as AppObject<typeof ParamsOfAppSigningBox, typeof ResultOfAppSigningBox>)
    return { handle: signingBoxes.add(context, box) }
  },
})
