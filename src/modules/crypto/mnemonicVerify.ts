import { defineFunction } from '../../context/defineFunction.ts'
import { Bip39InvalidWordCount } from '../../errors/crypto.ts'
import { ParamsOfMnemonicVerify, ResultOfMnemonicVerify } from './types/seedPhrases.ts'
import { openMnemonic } from './values/openMnemonic.ts'

export const mnemonicVerify = defineFunction({
  name: 'crypto.mnemonic_verify',
  summary: 'Checks a seed phrase.',
  description:
    'BIP-39: checks words and checksum; the length may differ from `word_count`. Accents may be composed or decomposed (NFC or NFKD). Dictionary 0: checks the number of words and the seed rule. Case and spaces matter.',
  params: ParamsOfMnemonicVerify,
  result: ResultOfMnemonicVerify,
  errors: [Bip39InvalidWordCount],
  access: 'secret',
  example: {
    params: { phrase: 'abandon math mimic master filter design carbon crystal rookie group knife young' },
    result: { valid: true },
  },
  compute: async (params, scope) => ({ valid: (await openMnemonic(params, scope)).verify(params.phrase) }),
})
