/** Numbers of the dictionaries on the wire. `Ton` has the English words and derivation rules of its own. */
export const MnemonicDictionary = {
  Ton: 0,
  English: 1,
  ChineseSimplified: 2,
  ChineseTraditional: 3,
  French: 4,
  Italian: 5,
  Japanese: 6,
  Korean: 7,
  Spanish: 8,
} as const

export type MnemonicDictionary = (typeof MnemonicDictionary)[keyof typeof MnemonicDictionary]

export function isMnemonicDictionary(number: number): number is MnemonicDictionary {
  return Number.isInteger(number) && number >= 0 && number <= 8
}
