import { defineFunction } from '../../context/defineFunction.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { type BoxCipher, chaCha20Cipher, naclBoxCipher, naclSecretBoxCipher } from './boxes/boxCiphers.ts'
import { DerivedSecret } from './boxes/DerivedSecret.ts'
import { cipherEncryptionBox, encryptionBoxes } from './boxes/EncryptionBox.ts'
import { type BoxEncryptionAlgorithm, ParamsOfGetEncryptionBoxFromCryptoBox } from './types/cryptoBoxes.ts'
import { RegisteredEncryptionBox } from './types/encryptionBoxes.ts'

export const getEncryptionBoxFromCryptoBox = defineFunction({
  name: 'crypto.get_encryption_box_from_crypto_box',
  summary: 'Creates an encryption box with a key derived from a crypto box.',
  description:
    'The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the possible errors are then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider.',
  params: ParamsOfGetEncryptionBoxFromCryptoBox,
  result: RegisteredEncryptionBox,
  errors: [],
  access: 'secret',
  example: {
    params: {
      handle: 1,
      hdpath: "m/44'/396'/0'/0/1",
      algorithm: { type: 'ChaCha20', value: { nonce: 'ffffffffffffffffffffffff' } },
    },
    result: { handle: { $type: 'number' } },
  },
  run: ({ context, config }, { handle, hdpath, algorithm, secret_lifetime }) => {
    const path = hdpath ?? config.crypto.hdkey_derivation_path
    const derivedSecret = new DerivedSecret(handle, path, secret_lifetime ?? 0)
    const info = { hdpath, algorithm: algorithm.type, options: algorithm.value }
    const box = cipherEncryptionBox(derivedSecret, cipherOf(algorithm), info)
    return { handle: encryptionBoxes.add(context, { ...box, derivedSecret }) }
  },
})

function cipherOf(algorithm: ValueOf<typeof BoxEncryptionAlgorithm>): BoxCipher {
  switch (algorithm.type) {
    case 'ChaCha20':
      return chaCha20Cipher(algorithm.value)
    case 'NaclBox':
      return naclBoxCipher(algorithm.value)
    case 'NaclSecretBox':
      return naclSecretBoxCipher(algorithm.value)
  }
}
