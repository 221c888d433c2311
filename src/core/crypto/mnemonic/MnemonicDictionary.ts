/** Numbers of the dictionaries: 0 has different derivation rules, 1 to 8 are lists of BIP-39. */
export type MnemonicDictionary = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** English words, own derivation rules. */
export const TON_DICTIONARY = 0

export function isMnemonicDictionary(number: number): number is MnemonicDictionary {
  return Number.isInteger(number) && number >= 0 && number <= 8
}
