import { mnemonicNew, mnemonicToWalletKey, mnemonicValidate } from '@ton/crypto'
import { describe, expect, test } from 'vitest'
import { loadWordList } from '../../../../src/core/crypto/mnemonic/loadWordList.ts'
import {
  isTonPhrase,
  tonPhraseFromEntropy,
  tonPhraseFromRandom,
  tonSeed,
} from '../../../../src/core/crypto/mnemonic/tonPhrase.ts'
import { countingBytes } from '../../../support/countingBytes.ts'

const list = await loadWordList(0)

describe('phrases of dictionary 0', () => {
  test('a phrase of an independent client is valid and has the same key', async () => {
    const words = await mnemonicNew(24)
    const { secretKey } = await mnemonicToWalletKey(words)
    expect(isTonPhrase(words.join(' '), 24)).toBe(true)
    expect((await tonSeed(words.join(' '))).subarray(0, 32)).toEqual(new Uint8Array(secretKey.subarray(0, 32)))
  })

  test('a new phrase is valid for an independent client', async () => {
    const phrase = tonPhraseFromRandom(24, list, countingBytes())
    expect(phrase.split(' ').length).toBe(24)
    expect(await mnemonicValidate(phrase.split(' '))).toBe(true)
  })

  test('the bytes of a found phrase lead to the same phrase, and no other number of words fits', () => {
    let last = new Uint8Array()
    const random = countingBytes()
    const phrase = tonPhraseFromRandom(24, list, (size) => {
      const bytes = random(size)
      last = bytes.slice()
      return bytes
    })
    expect(last.length).toBe(33)
    expect(tonPhraseFromEntropy(last, 24, list)).toBe(phrase)
    expect(isTonPhrase(phrase, 24)).toBe(true)
    expect(isTonPhrase(phrase, 23)).toBe(false)
    expect(isTonPhrase(phrase, 25)).toBe(false)
  })

  test('the least significant bit comes first', () => {
    // The first two positions have only their lowest bit set; the rest varies until a phrase satisfies the seed rule.
    const bytes = new Uint8Array(33)
    for (let salt = 0; ; salt++) {
      bytes.set([1, 0x08, 0, salt & 0xff, salt >> 8])
      try {
        const words = tonPhraseFromEntropy(bytes, 24, list).split(' ')
        expect(words.slice(0, 2)).toEqual([list.words[1], list.words[1]])
        return
      } catch (error) {
        expect(error).toMatchObject({ kind: 'MnemonicFromEntropyFailed' })
      }
    }
  })

  test('any words are valid if their number and the seed rule fit', () => {
    let phrase = ''
    for (let index = 0; !isTonPhrase(phrase, 2); index++) phrase = `no word${index}`
    expect(isTonPhrase(phrase, 2)).toBe(true)
  })

  test.each([
    ['32 bytes', 32, 24],
    ['34 bytes', 34, 24],
    ['more than 24 words', 33, 25],
    ['a phrase that breaks the seed rule', 33, 24],
  ])('entropy fails for %s', (_, size, wordCount) => {
    expect(() => tonPhraseFromEntropy(new Uint8Array(size), wordCount, list)).toThrow(
      expect.objectContaining({ kind: 'MnemonicFromEntropyFailed', code: 120 }),
    )
  })

  test('the search ends after 5120 attempts, and immediately without words', () => {
    const failed = expect.objectContaining({ kind: 'MnemonicGenerationFailed', code: 119 })
    let calls = 0
    const constant = (size: number) => {
      calls++
      return new Uint8Array(size)
    }
    expect(() => tonPhraseFromRandom(1, list, constant)).toThrow(failed)
    expect(calls).toBe(5120)
    expect(() => tonPhraseFromRandom(0, list, constant)).toThrow(failed)
  })
})
