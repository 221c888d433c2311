import { pbkdf2Sha512Aside } from '#platform/hashes.ts'
import { CryptoError } from '../CryptoError.ts'
import { sha256 } from '../sha.ts'
import { wipe } from '../wipe.ts'
import type { WordList } from './loadWordList.ts'

const WORD_COUNTS: readonly number[] = [12, 15, 18, 21, 24]

/** Size of the entropy of a phrase: 16, 20, 24, 28 or 32 bytes. Another count fails with `Bip39InvalidWordCount`. */
export function bip39EntropySizeBytes(wordCount: number): number {
  if (!WORD_COUNTS.includes(wordCount)) {
    throw new CryptoError(
      'Bip39InvalidWordCount',
      `Invalid number of words: expected ${WORD_COUNTS.join(', ')}, got ${wordCount}`,
    )
  }
  return (wordCount / 3) * 4
}

/**
 * Phrase of 16, 20, 24, 28 or 32 bytes of entropy (BIP-39), words separated by single spaces. Another size fails with
 * `Bip39InvalidEntropy`.
 */
export function bip39PhraseFromEntropy(entropy: Uint8Array, { words }: WordList): string {
  const wordCount = (entropy.length / 4) * 3
  if (!WORD_COUNTS.includes(wordCount)) {
    throw new CryptoError(
      'Bip39InvalidEntropy',
      `Invalid size of the entropy: expected 16, 20, 24, 28 or 32 bytes, got ${entropy.length}`,
    )
  }
  const bits = new Uint8Array(entropy.length + 1)
  bits.set(entropy)
  bits[entropy.length] = sha256(entropy)[0]!
  const phrase = Array.from({ length: wordCount }, (_, index) => words[readElevenBits(bits, index)]!).join(' ')
  wipe(bits)
  return phrase
}

/** Tests words and checksum (BIP-39) of a phrase in form NFKD. Case and spaces count. */
export function isBip39Phrase(phrase: string, { positions }: WordList): boolean {
  const words = phrase.split(' ', 25)
  if (!WORD_COUNTS.includes(words.length)) return false
  const entropySize = bip39EntropySizeBytes(words.length)
  const bits = new Uint8Array(entropySize + 2)
  for (const [index, word] of words.entries()) {
    const position = positions.get(word)
    if (position === undefined) return false
    writeElevenBits(bits, index, position)
  }
  const checksumShift = 8 - words.length / 3
  const expected = sha256(bits.subarray(0, entropySize))[0]! >> checksumShift
  const valid = bits[entropySize]! >> checksumShift === expected
  wipe(bits)
  return valid
}

/** Seed of a phrase in form NFKD without passphrase, 64 bytes (BIP-39). Computed beside the event loop. */
export function bip39Seed(phrase: string): Promise<Uint8Array> {
  return pbkdf2Sha512Aside(new TextEncoder().encode(phrase), 'mnemonic', 2048)
}

function readElevenBits(bits: Uint8Array, index: number): number {
  const offset = index * 11
  const byte = offset >> 3
  const window = (bits[byte]! << 16) | ((bits[byte + 1] ?? 0) << 8) | (bits[byte + 2] ?? 0)
  return (window >> (13 - (offset & 7))) & 0x7ff
}

/** Writes into bits that are still zero. The array needs one byte more than the bits, for the last window. */
function writeElevenBits(bits: Uint8Array, index: number, value: number): void {
  const offset = index * 11
  const byte = offset >> 3
  const window = value << (13 - (offset & 7))
  bits[byte]! |= window >> 16
  bits[byte + 1]! |= (window >> 8) & 0xff
  if (window & 0xff) bits[byte + 2]! |= window & 0xff
}
