import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { CryptoBoxNotRegistered } from '../../errors/crypto.ts'
import { cryptoBoxes } from './boxes/CryptoBox.ts'
import { RegisteredCryptoBox, ResultOfGetCryptoBoxInfo } from './types/cryptoBoxes.ts'

export const getCryptoBoxInfo = defineFunction({
  name: 'crypto.get_crypto_box_info',
  summary: 'Returns the encrypted secret of a crypto box, for the application to store.',
  description: 'Does not request the password.',
  params: RegisteredCryptoBox,
  result: ResultOfGetCryptoBoxInfo,
  errors: [CryptoBoxNotRegistered],
  access: 'secret',
  example: {
    setup: [
      {
        method: 'crypto.create_crypto_box',
        params: {
          secret_encryption_salt: 'salt of this device',
          secret: { type: 'EncryptedSecret', encrypted_secret: 'CQkJCQkJCQkJCQkJ' },
        },
        save: 'box',
      },
    ],
    params: { handle: { $var: 'box.handle' } },
    result: { encrypted_secret: 'CQkJCQkJCQkJCQkJ' },
  },
  run: ({ context }, { handle }) => ({
    encrypted_secret: bytesToBase64(cryptoBoxes.find(context, handle).encryptedSecret),
  }),
})
