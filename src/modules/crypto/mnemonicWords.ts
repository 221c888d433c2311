import { defineFunction } from '../../context/defineFunction.ts'
import { Bip39InvalidWordCount } from '../../errors/crypto.ts'
import { ParamsOfMnemonicWords, ResultOfMnemonicWords } from './types/seedPhrases.ts'
import { openMnemonic } from './values/openMnemonic.ts'

export const mnemonicWords = defineFunction({
  name: 'crypto.mnemonic_words',
  summary: 'Returns the words of a dictionary.',
  description: 'The word count of the configuration is validated, but has no effect here.',
  params: ParamsOfMnemonicWords,
  result: ResultOfMnemonicWords,
  errors: [Bip39InvalidWordCount],
  access: 'computes',
  example: { params: { dictionary: 1 }, result: { words: { $regex: '^abandon ability .* zoo$' } } },
  compute: async (params, scope) => ({ words: (await openMnemonic(params, scope)).words.join(' ') }),
})
