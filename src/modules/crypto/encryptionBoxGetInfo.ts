import { defineFunction } from '../../context/defineFunction.ts'
import { EncryptionBoxNotRegistered } from '../../errors/crypto.ts'
import { derivedBoxErrors } from './boxes/derivedBoxErrors.ts'
import { encryptionBoxes } from './boxes/EncryptionBox.ts'
import { ParamsOfEncryptionBoxGetInfo, ResultOfEncryptionBoxGetInfo } from './types/encryptionBoxes.ts'

export const encryptionBoxGetInfo = defineFunction({
  name: 'crypto.encryption_box_get_info',
  summary: 'Returns information about an encryption box.',
  params: ParamsOfEncryptionBoxGetInfo,
  result: ResultOfEncryptionBoxGetInfo,
  errors: [...derivedBoxErrors, EncryptionBoxNotRegistered],
  access: 'secret',
  example: {
    setup: [
      {
        method: 'crypto.create_encryption_box',
        params: {
          algorithm: {
            type: 'AES',
            value: {
              mode: 'CBC',
              key: '2b7e151628aed2a6abf7158809cf4f3c',
              iv: '000102030405060708090a0b0c0d0e0f',
            },
          },
        },
        save: 'box',
      },
    ],
    params: { encryption_box: { $var: 'box.handle' } },
    result: {
      info: {
        hdpath: null,
        algorithm: 'AES',
        options: { mode: 'CBC', iv: '000102030405060708090a0b0c0d0e0f' },
        public: null,
      },
    },
  },
  run: async (call, { encryption_box }) => ({
    info: await encryptionBoxes.find(call.context, encryption_box).info(call),
  }),
})
