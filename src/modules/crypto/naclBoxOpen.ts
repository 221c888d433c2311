import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, NaclBoxFailed } from '../../errors/crypto.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { naclBoxCipher } from './boxes/boxCiphers.ts'
import { ParamsOfNaclBoxOpen, ResultOfNaclBoxOpen } from './types/nacl.ts'
import { isLarge } from './values/isLarge.ts'
import { withSecretText } from './values/withSecret.ts'

export const naclBoxOpen = defineFunction({
  name: 'crypto.nacl_box_open',
  summary: 'Decrypts the output of `nacl_box`.',
  description: 'A wrong key, nonce or tag is error 111.',
  params: ParamsOfNaclBoxOpen,
  result: ResultOfNaclBoxOpen,
  errors: [InvalidHex, InvalidBase64, InvalidKeySize, NaclBoxFailed],
  access: 'secret',
  example: {
    params: {
      encrypted: 'li4XED4kx/pjQ2qdP0eR2d/K30uN94voNADxwA==',
      nonce: 'cd7f99924bf422544046e83595dd5803f17536f5c9a11746',
      their_public: 'c4e2d9fe6a6baf8d1812b799856ef2a306291be7a7024837ad33a8530db79c6b',
      secret: 'd9b9dc5033fb416134e5d2107fdbacab5aadb297cb82dbdcd137d663bac59f7f',
    },
    result: { decrypted: 'VGVzdCBNZXNzYWdl' },
  },
  heavy: ({ encrypted }) => isLarge(encrypted),
  compute: async ({ encrypted, secret, ...open }) => {
    const data = decodeBase64(encrypted, 'encrypted')
    const cipher = naclBoxCipher(open)
    return { decrypted: bytesToBase64(await withSecretText(secret, 'secret', (bytes) => cipher.decrypt(data, bytes))) }
  },
})
