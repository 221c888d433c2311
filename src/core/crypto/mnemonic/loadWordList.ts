import type { MnemonicDictionary } from './MnemonicDictionary.ts'

/** Words of a dictionary in their order, and the position of each word. */
export interface WordList {
  readonly words: readonly string[]
  readonly positions: ReadonlyMap<string, number>
}

function english() {
  return import('@scure/bip39/wordlists/english.js')
}

const IMPORTS: Record<MnemonicDictionary, () => Promise<{ wordlist: readonly string[] }>> = {
  0: english,
  1: english,
  2: () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  3: () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  4: () => import('@scure/bip39/wordlists/french.js'),
  5: () => import('@scure/bip39/wordlists/italian.js'),
  6: () => import('@scure/bip39/wordlists/japanese.js'),
  7: () => import('@scure/bip39/wordlists/korean.js'),
  8: () => import('@scure/bip39/wordlists/spanish.js'),
}

const loaded = new Map<MnemonicDictionary, Promise<WordList>>()

/** The 2048 words of a dictionary (BIP-39), loaded at first use. */
export function loadWordList(dictionary: MnemonicDictionary): Promise<WordList> {
  let list = loaded.get(dictionary)
  if (list === undefined) {
    list = IMPORTS[dictionary]().then(({ wordlist }) => ({
      words: wordlist,
      positions: new Map(wordlist.map((word, position) => [word, position])),
    }))
    loaded.set(dictionary, list)
  }
  return list
}
