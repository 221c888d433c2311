import { defineFunction } from '../../context/defineFunction.ts'
import { Bip39InvalidWordCount, MnemonicGenerationFailed } from '../../errors/crypto.ts'
import { ParamsOfMnemonicFromRandom, ResultOfMnemonicFromRandom } from './types/seedPhrases.ts'
import { isTonDictionary, openMnemonic } from './values/openMnemonic.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

export const mnemonicFromRandom = defineFunction({
  name: 'crypto.mnemonic_from_random',
  summary: 'Generates a new seed phrase.',
  params: ParamsOfMnemonicFromRandom,
  result: ResultOfMnemonicFromRandom,
  errors: [Bip39InvalidWordCount, MnemonicGenerationFailed],
  access: 'secret',
  example: {
    params: { dictionary: 1, word_count: 12 },
    result: { phrase: { $regex: '^([a-z]+ ){11}[a-z]+$' } },
  },
  heavy: isTonDictionary,
  compute: async (params, scope) => {
    const mnemonic = await openMnemonic(params, scope)
    return { phrase: withCryptoErrors(() => mnemonic.fromRandom((sizeBytes) => scope.random.bytes(sizeBytes))) }
  },
})
