import { constants } from '../schema/shapes.ts'

/** Source: modules 3.3. */
export const MnemonicDictionary = constants('MnemonicDictionary', 'Word list and derivation rule of a seed phrase.', {
  Ton: [0, 'English word list with its own derivation rule.'],
  English: [1, 'BIP-39 English.'],
  ChineseSimplified: [2, 'BIP-39 Chinese, simplified.'],
  ChineseTraditional: [3, 'BIP-39 Chinese, traditional.'],
  French: [4, 'BIP-39 French.'],
  Italian: [5, 'BIP-39 Italian.'],
  Japanese: [6, 'BIP-39 Japanese.'],
  Korean: [7, 'BIP-39 Korean.'],
  Spanish: [8, 'BIP-39 Spanish.'],
})
