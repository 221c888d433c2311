import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidHex } from '../../errors/client.ts'
import { Bip39InvalidEntropy, Bip39InvalidWordCount, MnemonicFromEntropyFailed } from '../../errors/crypto.ts'
import { ParamsOfMnemonicFromEntropy, ResultOfMnemonicFromEntropy } from './types/seedPhrases.ts'
import { openMnemonic } from './values/openMnemonic.ts'
import { withSecretText } from './values/withSecret.ts'

export const mnemonicFromEntropy = defineFunction({
  name: 'crypto.mnemonic_from_entropy',
  summary: 'Converts entropy to a seed phrase.',
  params: ParamsOfMnemonicFromEntropy,
  result: ResultOfMnemonicFromEntropy,
  errors: [InvalidHex, Bip39InvalidEntropy, Bip39InvalidWordCount, MnemonicFromEntropyFailed],
  access: 'secret',
  example: {
    params: { entropy: '00112233445566778899AABBCCDDEEFF', dictionary: 1, word_count: 12 },
    result: { phrase: 'abandon math mimic master filter design carbon crystal rookie group knife young' },
  },
  compute: async (params, scope) => {
    const mnemonic = await openMnemonic(params, scope)
    return { phrase: withSecretText(params.entropy, 'entropy', (entropy) => mnemonic.fromEntropy(entropy)) }
  },
})
