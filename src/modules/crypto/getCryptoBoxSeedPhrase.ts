import { defineFunction } from '../../context/defineFunction.ts'
import { appRequestErrors } from '../../errors/appRequestErrors.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'
import {
  CryptoBoxNotRegistered,
  CryptoBoxSecretDeserializationError,
  InvalidKeySize,
  NaclBoxFailed,
} from '../../errors/crypto.ts'
import { cryptoBoxes, openSecret } from './boxes/CryptoBox.ts'
import { RegisteredCryptoBox, ResultOfGetCryptoBoxSeedPhrase } from './types/cryptoBoxes.ts'

export const getCryptoBoxSeedPhrase = defineFunction({
  name: 'crypto.get_crypto_box_seed_phrase',
  summary: 'Returns the decrypted seed phrase of a crypto box.',
  description:
    'Requests the password. The cipher has no authentication: a wrong password results in error 133 or, rarely, in a wrong phrase.',
  params: RegisteredCryptoBox,
  result: ResultOfGetCryptoBoxSeedPhrase,
  errors: [
    ...appRequestErrors,
    InvalidHex,
    InvalidBase64,
    InvalidKeySize,
    NaclBoxFailed,
    CryptoBoxNotRegistered,
    CryptoBoxSecretDeserializationError,
  ],
  access: 'secret',
  example: { params: { handle: 4711 }, result: { $error: 130 } },
  run: async (call, { handle }) => {
    const { phrase, dictionary, wordCount } = await openSecret(cryptoBoxes.find(call.context, handle), call)
    return { phrase, dictionary, wordcount: wordCount }
  },
})
