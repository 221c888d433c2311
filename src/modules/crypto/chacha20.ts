import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { chacha20 as applyChaCha20 } from '../../core/crypto/chacha20.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { InvalidKeySize, InvalidNonceSize } from '../../errors/crypto.ts'
import { decodeBase64, decodeHex } from '../parameters/decodeText.ts'
import { ParamsOfChaCha20, ResultOfChaCha20 } from './types/nacl.ts'
import { isLarge } from './values/isLarge.ts'
import { withSecretText } from './values/withSecret.ts'

export const chacha20 = defineFunction({
  name: 'crypto.chacha20',
  summary: 'Encrypts or decrypts data with ChaCha20 (RFC 8439).',
  description: 'The block counter starts at 0. The same call decrypts. There is no authentication.',
  params: ParamsOfChaCha20,
  result: ResultOfChaCha20,
  errors: [InvalidHex, InvalidBase64, InvalidKeySize, InvalidNonceSize],
  access: 'secret',
  example: {
    params: {
      data: 'TWVzc2FnZQ==',
      key: '0101010101010101010101010101010101010101010101010101010101010101',
      nonce: 'ffffffffffffffffffffffff',
    },
    result: { data: 'w5QOGsJodQ==' },
  },
  heavy: ({ data }) => isLarge(data),
  compute: ({ data, key, nonce }) => {
    const bytes = decodeBase64(data, 'data')
    const nonceBytes = decodeHex(nonce, 'nonce')
    return { data: bytesToBase64(withSecretText(key, 'key', (secret) => applyChaCha20(bytes, secret, nonceBytes))) }
  },
})
