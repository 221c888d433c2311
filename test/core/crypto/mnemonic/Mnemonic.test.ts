import { describe, expect, test } from 'vitest'
import { encodeExtendedKey } from '../../../../src/core/crypto/hdkey/ExtendedKey.ts'
import { Mnemonic } from '../../../../src/core/crypto/mnemonic/Mnemonic.ts'
import type { MnemonicDictionary } from '../../../../src/core/crypto/mnemonic/MnemonicDictionary.ts'
import { countingBytes } from '../../../support/countingBytes.ts'
import { hexBytes, toHex } from '../../../support/hexBytes.ts'

const english = await Mnemonic.load(1, 12)
const ton = await Mnemonic.load(0, 24)
const PHRASE = `${'abandon '.repeat(11)}about`
const PATH = "m/44'/396'/0'/0/0"

describe('Mnemonic', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8] as MnemonicDictionary[])(
    'a random phrase of dictionary %i is valid',
    async (number) => {
      const mnemonic = await Mnemonic.load(number, 12)
      const phrase = mnemonic.fromRandom(countingBytes())
      expect(phrase.split(' ').length).toBe(12)
      expect(mnemonic.verify(phrase)).toBe(true)
      expect(mnemonic.verify(`${phrase} x`)).toBe(false)
    },
  )

  test.each([1, 2, 3, 4, 5, 6, 7, 8] as MnemonicDictionary[])(
    'phrases of dictionary %i are normalized like the word list and accepted in every Unicode form',
    async (number) => {
      const mnemonic = await Mnemonic.load(number, 12)
      for (const byte of [0x00, 0x5a, 0xc3, 0xff]) {
        const phrase = mnemonic.fromEntropy(new Uint8Array(16).fill(byte))
        expect(phrase).toBe(phrase.normalize('NFKD'))
        const seed = toHex(await mnemonic.deriveSignSeed(phrase, PATH))
        const master = encodeExtendedKey(await mnemonic.bip32MasterKey(phrase))
        for (const form of ['NFC', 'NFD', 'NFKC'] as const) {
          const typed = phrase.normalize(form)
          expect(mnemonic.verify(typed)).toBe(true)
          expect(toHex(await mnemonic.deriveSignSeed(typed, PATH))).toBe(seed)
          expect(encodeExtendedKey(await mnemonic.bip32MasterKey(typed))).toBe(master)
        }
      }
    },
  )

  test('Japanese phrases may have ideographic spaces', async () => {
    const mnemonic = await Mnemonic.load(6, 12)
    const phrase = mnemonic.fromEntropy(new Uint8Array(16).fill(0x80))
    expect(mnemonic.verify(phrase.normalize('NFC').replaceAll(' ', '\u3000'))).toBe(true)
  })

  test('random bytes are wiped after use', () => {
    const given: Uint8Array[] = []
    english.fromRandom((size) => {
      given.push(new Uint8Array(size).fill(7))
      return given[0]!
    })
    expect(given[0]).toEqual(new Uint8Array(16))
  })

  test('BIP-39 entropy determines the number of words, regardless of the configuration', () => {
    expect(english.fromEntropy(new Uint8Array(32)).split(' ').length).toBe(24)
    expect(english.verify(english.fromEntropy(new Uint8Array(32)))).toBe(true)
  })

  test('word counts are checked for BIP-39 only', async () => {
    await expect(Mnemonic.load(1, 13)).rejects.toMatchObject({ kind: 'Bip39InvalidWordCount' })
    expect((await Mnemonic.load(0, 13)).words.length).toBe(2048)
  })

  test('the master key of a phrase is the one of BIP-39 and BIP-32', async () => {
    expect(encodeExtendedKey(await english.bip32MasterKey(PHRASE))).toBe(
      'xprv9s21ZrQH143K3GJpoapnV8SFfukcVBSfeCficPSGfubmSFDxo1kuHnLisriDvSnRRuL2Qrg5ggqHKNVpxR86QEC8w35uxmGoggxtQTPvfUu',
    )
  })

  test('a signing key of BIP-39 is the key at the path', async () => {
    const seed = await english.deriveSignSeed(PHRASE, PATH)
    expect(seed).not.toEqual(new Uint8Array(32))
    expect(seed).toEqual(await english.deriveSignSeed(PHRASE, PATH))
    expect(toHex(await english.deriveSignSeed(PHRASE, 'm'))).toBe(toHex((await english.bip32MasterKey(PHRASE)).key))
  })

  test('dictionary 0 signs with a different master key but has the same extended key', async () => {
    const phrase = ton.fromRandom(countingBytes())
    expect(await ton.deriveSignSeed(phrase, 'm')).not.toEqual((await ton.bip32MasterKey(phrase)).key)
  })

  test('a known phrase of dictionary 0 has the known key', async () => {
    const phrase =
      'unit follow zone decline glare flower crisp vocal adapt magic much mesh cherry teach mechanic rain float vicious solution assume hedgehog rail sort chuckle'
    expect(await ton.deriveSignSeed(phrase, PATH)).toEqual(
      hexBytes('a32820391c3fc73ad9d145f9b269f7d93c93dd91ec70f1930b616e63db0ae7ff'),
    )
  })

  test('an invalid phrase derives nothing and is not repeated in the error', async () => {
    const invalid = expect.objectContaining({
      kind: 'Bip39InvalidPhrase',
      code: 114,
      message: expect.not.stringContaining('zoo'),
    })
    await expect(english.deriveSignSeed('zoo zoo', PATH)).rejects.toThrow(invalid)
    await expect(english.bip32MasterKey('zoo zoo')).rejects.toThrow(invalid)
    await expect(ton.deriveSignSeed('zoo zoo', PATH)).rejects.toThrow(invalid)
  })

  test('a bad path is refused', async () => {
    await expect(english.deriveSignSeed(PHRASE, 'm/x')).rejects.toThrow(
      expect.objectContaining({ kind: 'Bip32InvalidDerivePath' }),
    )
  })
})
