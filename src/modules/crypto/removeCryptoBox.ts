import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { cryptoBoxes } from './boxes/CryptoBox.ts'
import { RegisteredCryptoBox } from './types/cryptoBoxes.ts'

export const removeCryptoBox = defineFunction({
  name: 'crypto.remove_crypto_box',
  summary: 'Removes a crypto box; an unknown handle is ignored.',
  description: 'Boxes derived from it remain, but fail with 130 when they need the secret again.',
  params: RegisteredCryptoBox,
  result: nothing,
  errors: [],
  access: 'secret',
  example: { params: { handle: 1 }, result: null },
  run: ({ context }, { handle }) => cryptoBoxes.remove(context, handle)?.passwordProvider.close('removed'),
})
