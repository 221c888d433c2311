import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, NaclSecretBoxFailed } from '../../errors/crypto.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { naclSecretBoxCipher } from './boxes/boxCiphers.ts'
import { ParamsOfNaclSecretBoxOpen, ResultOfNaclBoxOpen } from './types/nacl.ts'
import { isLarge } from './values/isLarge.ts'
import { withSecretText } from './values/withSecret.ts'

export const naclSecretBoxOpen = defineFunction({
  name: 'crypto.nacl_secret_box_open',
  summary: 'Decrypts the output of `nacl_secret_box`.',
  description: 'A wrong key, nonce or tag is error 110.',
  params: ParamsOfNaclSecretBoxOpen,
  result: ResultOfNaclBoxOpen,
  errors: [InvalidHex, InvalidBase64, InvalidKeySize, NaclSecretBoxFailed],
  access: 'secret',
  example: {
    params: {
      encrypted: 'JL7ejKWe2KXmrsns41yfXoQF0t/C1Q8RGyzQ2A==',
      nonce: '2a33564717595ebe53d91a785b9e068aba625c8453a76e45',
      key: '8f68445b4e78c000fe4d6b7fc826879c1e63e3118379219a754ae66327764bd8',
    },
    result: { decrypted: 'VGVzdCBNZXNzYWdl' },
  },
  heavy: ({ encrypted }) => isLarge(encrypted),
  compute: async ({ encrypted, key, ...open }) => {
    const data = decodeBase64(encrypted, 'encrypted')
    const cipher = naclSecretBoxCipher(open)
    return { decrypted: bytesToBase64(await withSecretText(key, 'key', (bytes) => cipher.decrypt(data, bytes))) }
  },
})
