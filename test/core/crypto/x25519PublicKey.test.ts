import { expect, test } from 'vitest'
import { x25519PublicKey } from '../../../src/core/crypto/x25519PublicKey.ts'
import { hexBytes, toHex } from '../../support/hexBytes.ts'

// RFC 7748, section 6.1.
test.each([
  [
    '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a',
    '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a',
  ],
  [
    '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb',
    'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
  ],
])('the secret %s has the published public key', (secret, publicKey) => {
  expect(toHex(x25519PublicKey(hexBytes(secret)))).toBe(publicKey)
})

test('a secret of another size is refused', () => {
  expect(() => x25519PublicKey(new Uint8Array(33))).toThrow(expect.objectContaining({ kind: 'InvalidKeySize' }))
})
