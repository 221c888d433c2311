import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { encryptionBoxes } from './boxes/EncryptionBox.ts'
import { signingBoxes } from './boxes/SigningBox.ts'
import { RegisteredCryptoBox } from './types/cryptoBoxes.ts'

export const clearCryptoBoxSecretCache = defineFunction({
  name: 'crypto.clear_crypto_box_secret_cache',
  summary: 'Removes all secrets derived from a crypto box from memory.',
  description: 'The boxes remain usable and request the password again. An unknown handle is ignored.',
  params: RegisteredCryptoBox,
  result: nothing,
  errors: [],
  access: 'secret',
  example: { params: { handle: 1 }, result: null },
  run: ({ context }, { handle }) => {
    for (const { derivedSecret } of [...signingBoxes.all(context), ...encryptionBoxes.all(context)]) {
      if (derivedSecret?.cryptoBox === handle) derivedSecret.forget()
    }
  },
})
