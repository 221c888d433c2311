import { entropyToMnemonic, mnemonicToSeedSync, validateMnemonic } from '@scure/bip39'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bip39EntropySizeBytes,
  bip39PhraseFromEntropy,
  bip39Seed,
  isBip39Phrase,
} from '../../../../src/core/crypto/mnemonic/bip39Phrase.ts'
import { loadWordList } from '../../../../src/core/crypto/mnemonic/loadWordList.ts'
import type { MnemonicDictionary } from '../../../../src/core/crypto/mnemonic/MnemonicDictionary.ts'
import { hexBytes, toHex } from '../../../support/hexBytes.ts'

const english = await loadWordList(1)

describe('BIP-39 phrases', () => {
  // Test vectors of BIP-39.
  test.each([
    ['00'.repeat(16), `${'abandon '.repeat(11)}about`],
    ['7f'.repeat(16), 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
    ['80'.repeat(16), 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above'],
    ['ff'.repeat(16), `${'zoo '.repeat(11)}wrong`],
    ['00'.repeat(24), `${'abandon '.repeat(17)}agent`],
    ['ff'.repeat(32), `${'zoo '.repeat(23)}vote`],
  ])('the entropy %s gives the published phrase', (entropy, phrase) => {
    expect(bip39PhraseFromEntropy(hexBytes(entropy), english)).toBe(phrase)
    expect(isBip39Phrase(phrase, english)).toBe(true)
  })

  test('the seed without passphrase agrees with an independent implementation', async () => {
    const phrase = `${'abandon '.repeat(11)}about`
    expect(await bip39Seed(phrase)).toEqual(mnemonicToSeedSync(phrase))
    expect(toHex(await bip39Seed(phrase)).slice(0, 16)).toBe('5eb00bbddcf06908')
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8] as MnemonicDictionary[])(
    'dictionary %i agrees on random entropy',
    async (number) => {
      const list = await loadWordList(number)
      const entropy = fc
        .constantFrom(16, 20, 24, 28, 32)
        .chain((size) => fc.uint8Array({ minLength: size, maxLength: size }))
      fc.assert(
        fc.property(entropy, (bytes) => {
          const phrase = bip39PhraseFromEntropy(bytes, list)
          // The other implementation joins Japanese words by an ideographic space.
          expect(phrase).toBe(entropyToMnemonic(bytes, [...list.words]).replaceAll('\u3000', ' '))
          expect(isBip39Phrase(phrase, list)).toBe(true)
        }),
        { numRuns: 20 },
      )
    },
  )

  test('the checksum decides about phrases of known words', () => {
    const word = fc.constantFrom(...english.words)
    fc.assert(
      fc.property(fc.array(word, { minLength: 11, maxLength: 25 }), (words) => {
        const phrase = words.join(' ')
        expect(isBip39Phrase(phrase, english)).toBe(validateMnemonic(phrase, [...english.words]))
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    '',
    'one two',
    `${'abandon '.repeat(12)}`,
    `${'abandon '.repeat(11)}About`,
    ` ${'abandon '.repeat(11)}about`,
    `${'abandon  '.repeat(11)}about`,
    `${'abandon '.repeat(11)}about `,
    `${'abandon '.repeat(24)}art`,
  ])('%j is no phrase', (phrase) => {
    expect(isBip39Phrase(phrase, english)).toBe(false)
  })

  test.each([0, 1, 15, 17, 33, 64])('entropy of %i bytes is refused', (size) => {
    expect(() => bip39PhraseFromEntropy(new Uint8Array(size), english)).toThrow(
      expect.objectContaining({ kind: 'Bip39InvalidEntropy', code: 113 }),
    )
  })

  test('the number of words determines the size of the entropy', () => {
    expect([12, 15, 18, 21, 24].map(bip39EntropySizeBytes)).toEqual([16, 20, 24, 28, 32])
  })

  test.each([0, 11, 13, 27, 255])('%i words are refused', (count) => {
    expect(() => bip39EntropySizeBytes(count)).toThrow(
      expect.objectContaining({ kind: 'Bip39InvalidWordCount', code: 118 }),
    )
  })
})
