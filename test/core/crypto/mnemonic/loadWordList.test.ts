import { expect, test } from 'vitest'
import { loadWordList } from '../../../../src/core/crypto/mnemonic/loadWordList.ts'
import {
  isMnemonicDictionary,
  type MnemonicDictionary,
} from '../../../../src/core/crypto/mnemonic/MnemonicDictionary.ts'

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8] as MnemonicDictionary[])(
  'dictionary %i has 2048 different words without spaces',
  async (number) => {
    const { words, positions } = await loadWordList(number)
    expect(words.length).toBe(2048)
    expect(positions.size).toBe(2048)
    expect(words.some((word) => /\s/.test(word))).toBe(false)
  },
)

test('dictionary 0 has the English words', async () => {
  expect((await loadWordList(0)).words).toEqual((await loadWordList(1)).words)
})

test('only 0 to 8 are dictionaries', () => {
  expect([-1, 0, 8, 9, 1.5].map(isMnemonicDictionary)).toEqual([false, true, true, false, false])
})
