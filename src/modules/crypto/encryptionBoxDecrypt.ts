import { defineFunction } from '../../context/defineFunction.ts'
import {
  DecryptDataError,
  EncryptionBoxNotRegistered,
  InvalidNonceSize,
  NaclSecretBoxFailed,
} from '../../errors/crypto.ts'
import { derivedBoxErrors } from './boxes/derivedBoxErrors.ts'
import { encryptionBoxes } from './boxes/EncryptionBox.ts'
import { ParamsOfEncryptionBoxDecrypt, ResultOfEncryptionBoxDecrypt } from './types/encryptionBoxes.ts'
import { exampleEncryptionBox } from './values/examples.ts'

export const encryptionBoxDecrypt = defineFunction({
  name: 'crypto.encryption_box_decrypt',
  summary: 'Decrypts data with an encryption box.',
  description: 'Does not remove the zero padding of the last AES block.',
  params: ParamsOfEncryptionBoxDecrypt,
  result: ResultOfEncryptionBoxDecrypt,
  errors: [...derivedBoxErrors, NaclSecretBoxFailed, EncryptionBoxNotRegistered, DecryptDataError, InvalidNonceSize],
  access: 'secret',
  example: {
    setup: [exampleEncryptionBox],
    params: { encryption_box: { $var: 'box.handle' }, data: 'w5QOGsJodQ==' },
    result: { data: 'TWVzc2FnZQ==' },
  },
  run: async (call, { encryption_box, data }) => {
    const box = encryptionBoxes.find(call.context, encryption_box)
    return { data: await box.decrypt(data, call) }
  },
})
