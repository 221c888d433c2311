import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { naclSecretBoxOpen as openBox } from '../../core/crypto/naclSecretBox.ts'
import { wipe } from '../../core/crypto/wipe.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, NaclSecretBoxFailed } from '../../errors/crypto.ts'
import { decodeBase64, decodeHex } from '../parameters/decodeText.ts'
import { ParamsOfNaclSecretBoxOpen, ResultOfNaclBoxOpen } from './types.ts'
import { isLarge } from './values/isLarge.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

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
  compute: async ({ encrypted, nonce, key }) => {
    const data = decodeBase64(encrypted, 'encrypted')
    const nonceBytes = decodeHex(nonce, 'nonce')
    const keyBytes = decodeHex(key, 'key')
    try {
      return { decrypted: bytesToBase64(await withCryptoErrors(() => openBox(data, nonceBytes, keyBytes))) }
    } finally {
      wipe(keyBytes)
    }
  },
})
