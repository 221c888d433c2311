import { defineFunction } from '../../context/defineFunction.ts'
import { EncryptionBoxNotRegistered, InvalidNonceSize, NaclSecretBoxFailed } from '../../errors/crypto.ts'
import { derivedBoxErrors } from './boxes/derivedBoxErrors.ts'
import { encryptionBoxes } from './boxes/EncryptionBox.ts'
import { ParamsOfEncryptionBoxEncrypt, ResultOfEncryptionBoxEncrypt } from './types/encryptionBoxes.ts'
import { exampleEncryptionBox } from './values/examples.ts'

export const encryptionBoxEncrypt = defineFunction({
  name: 'crypto.encryption_box_encrypt',
  summary: 'Encrypts data with an encryption box.',
  description: 'AES pads data with zero bytes to a multiple of 16; the original size is not stored.',
  params: ParamsOfEncryptionBoxEncrypt,
  result: ResultOfEncryptionBoxEncrypt,
  errors: [...derivedBoxErrors, NaclSecretBoxFailed, EncryptionBoxNotRegistered, InvalidNonceSize],
  access: 'secret',
  example: {
    setup: [exampleEncryptionBox],
    params: { encryption_box: { $var: 'box.handle' }, data: 'TWVzc2FnZQ==' },
    result: { data: 'w5QOGsJodQ==' },
  },
  run: async (call, { encryption_box, data }) => {
    const box = encryptionBoxes.find(call.context, encryption_box)
    return { data: await box.encrypt(data, call) }
  },
})
