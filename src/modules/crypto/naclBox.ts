import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, NaclBoxFailed } from '../../errors/crypto.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { naclBoxCipher } from './boxes/boxCiphers.ts'
import { ParamsOfNaclBox, ResultOfNaclBox } from './types/nacl.ts'
import { isLarge } from './values/isLarge.ts'
import { withSecretText } from './values/withSecret.ts'

export const naclBox = defineFunction({
  name: 'crypto.nacl_box',
  summary: 'Encrypts data for the owner of a public key, with authentication (X25519, XSalsa20, Poly1305).',
  params: ParamsOfNaclBox,
  result: ResultOfNaclBox,
  errors: [InvalidHex, InvalidBase64, InvalidKeySize, NaclBoxFailed],
  access: 'secret',
  example: {
    params: {
      decrypted: 'VGVzdCBNZXNzYWdl',
      nonce: 'cd7f99924bf422544046e83595dd5803f17536f5c9a11746',
      their_public: 'c4e2d9fe6a6baf8d1812b799856ef2a306291be7a7024837ad33a8530db79c6b',
      secret: 'd9b9dc5033fb416134e5d2107fdbacab5aadb297cb82dbdcd137d663bac59f7f',
    },
    result: { encrypted: 'li4XED4kx/pjQ2qdP0eR2d/K30uN94voNADxwA==' },
  },
  heavy: ({ decrypted }) => isLarge(decrypted),
  compute: async ({ decrypted, secret, ...open }) => {
    const data = decodeBase64(decrypted, 'decrypted')
    const cipher = naclBoxCipher(open)
    return { encrypted: bytesToBase64(await withSecretText(secret, 'secret', (bytes) => cipher.encrypt(data, bytes))) }
  },
})
