import { MnemonicDictionary } from '../../../config/MnemonicDictionary.ts'
import { bool, field, hex, optional, struct, text, u8 } from '../../../schema/shapes.ts'

const dictionary = optional(
  MnemonicDictionary,
  'Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.',
)
const word_count = optional(
  u8,
  'Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the configuration.',
)
const phrase = field(
  text,
  'Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39 compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.',
  { secret: true },
)
const newPhrase = field(
  text,
  'Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to form NFC, which keyboards produce, before showing it to people.',
  { secret: true },
)

export const ParamsOfMnemonicWords = struct('ParamsOfMnemonicWords', 'A dictionary.', { dictionary })

export const ResultOfMnemonicWords = struct('ResultOfMnemonicWords', 'The words of a dictionary.', {
  words: field(text, '2048 words separated by single spaces.'),
})

export const ParamsOfMnemonicFromRandom = struct('ParamsOfMnemonicFromRandom', 'The seed phrase to generate.', {
  dictionary,
  word_count,
})

export const ResultOfMnemonicFromRandom = struct('ResultOfMnemonicFromRandom', 'A new seed phrase.', {
  phrase: newPhrase,
})

export const ParamsOfMnemonicFromEntropy = struct('ParamsOfMnemonicFromEntropy', 'Entropy and its dictionary.', {
  entropy: field(
    hex,
    'BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes that satisfy its seed rule.',
    { secret: true },
  ),
  dictionary,
  word_count,
})

export const ResultOfMnemonicFromEntropy = struct('ResultOfMnemonicFromEntropy', 'The seed phrase of the entropy.', {
  phrase: newPhrase,
})

export const ParamsOfMnemonicVerify = struct('ParamsOfMnemonicVerify', 'A seed phrase to check.', {
  phrase,
  dictionary,
  word_count,
})

export const ResultOfMnemonicVerify = struct('ResultOfMnemonicVerify', 'Result of the check.', {
  valid: field(bool, 'Whether the phrase is valid in the dictionary.'),
})

export const ParamsOfMnemonicDeriveSignKeys = struct(
  'ParamsOfMnemonicDeriveSignKeys',
  'A seed phrase and a derivation path.',
  {
    phrase,
    path: optional(
      text,
      'Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from 2147483648 on needs an apostrophe (116).',
    ),
    dictionary,
    word_count,
  },
)

export const ParamsOfHDKeyXPrvFromMnemonic = struct('ParamsOfHDKeyXPrvFromMnemonic', 'A seed phrase.', {
  phrase,
  dictionary,
  word_count,
})
