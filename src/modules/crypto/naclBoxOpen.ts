import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { naclBoxOpen as openBox } from '../../core/crypto/naclBox.ts'
import { wipe } from '../../core/crypto/wipe.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, NaclBoxFailed } from '../../errors/crypto.ts'
import { decodeBase64, decodeHex } from '../parameters/decodeText.ts'
import { ParamsOfNaclBoxOpen, ResultOfNaclBoxOpen } from './types.ts'
import { isLarge } from './values/isLarge.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

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
  compute: async ({ encrypted, nonce, their_public, secret }) => {
    const data = decodeBase64(encrypted, 'encrypted')
    const keys = {
      nonce: decodeHex(nonce, 'nonce'),
      theirPublicKey: decodeHex(their_public, 'their_public'),
      secretKey: decodeHex(secret, 'secret'),
    }
    try {
      return { decrypted: bytesToBase64(await withCryptoErrors(() => openBox(data, keys))) }
    } finally {
      wipe(keys.secretKey)
    }
  },
})
