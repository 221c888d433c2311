import { hmacSha512, pbkdf2Sha512, pbkdf2Sha512Aside } from '#platform/hashes.ts'
import { CryptoError } from '../CryptoError.ts'
import { wipe } from '../wipe.ts'
import type { WordList } from './loadWordList.ts'

/**
 * Phrases of dictionary 0. Entropy E is HMAC-SHA-512 of the empty message with the phrase as key; a phrase is valid
 * when the first byte of PBKDF2(E, "TON seed version", 390 rounds) is zero, so about one of 256 random phrases is.
 */

const ENTROPY_BYTES = 33
const MAX_ATTEMPTS = 5120

/** Tests the number of words and the seed rule; the words themselves are not checked. */
export function isTonPhrase(phrase: string, wordCount: number): boolean {
  return phrase.split(' ', wordCount + 1).length === wordCount && followsSeedRule(phrase)
}

/**
 * Searches for a valid phrase. `randomBytes` must return that many unpredictable bytes at each call. Fails with
 * `MnemonicGenerationFailed` after 5120 attempts, which short phrases may need.
 */
export function tonPhraseFromRandom(
  wordCount: number,
  list: WordList,
  randomBytes: (sizeBytes: number) => Uint8Array,
): string {
  for (let attempt = 0; attempt < MAX_ATTEMPTS && wordCount > 0; attempt++) {
    const bytes = randomBytes(Math.ceil((wordCount * 11) / 8))
    const phrase = phraseFromBytes(bytes, wordCount, list)
    wipe(bytes)
    if (followsSeedRule(phrase)) return phrase
  }
  throw new CryptoError('MnemonicGenerationFailed', `Found no valid phrase of ${wordCount} words`)
}

/** Phrase of exactly 33 bytes; fails with `MnemonicFromEntropyFailed`, also when the phrase breaks the seed rule. */
export function tonPhraseFromEntropy(entropy: Uint8Array, wordCount: number, list: WordList): string {
  const fail = (reason: string): never => {
    throw new CryptoError('MnemonicFromEntropyFailed', reason)
  }
  if (entropy.length !== ENTROPY_BYTES) {
    fail(`Invalid size of the entropy: expected ${ENTROPY_BYTES} bytes, got ${entropy.length}`)
  }
  if (wordCount * 11 > ENTROPY_BYTES * 8)
    fail(`Invalid number of words: ${ENTROPY_BYTES} bytes of entropy yield at most 24, got ${wordCount}`)
  const phrase = phraseFromBytes(entropy, wordCount, list)
  if (!isTonPhrase(phrase, wordCount)) fail('This entropy does not yield a valid phrase of dictionary 0')
  return phrase
}

/** Master key followed by chain code, 64 bytes: PBKDF2(E, "TON default seed", 100000 rounds). Computed beside the event loop. */
export async function tonSeed(phrase: string): Promise<Uint8Array> {
  const entropy = entropyOf(phrase)
  try {
    return await pbkdf2Sha512Aside(entropy, 'TON default seed', 100_000)
  } finally {
    wipe(entropy)
  }
}

function followsSeedRule(phrase: string): boolean {
  const entropy = entropyOf(phrase)
  const stretched = pbkdf2Sha512(entropy, 'TON seed version', 390)
  wipe(entropy)
  return stretched[0] === 0
}

function entropyOf(phrase: string): Uint8Array {
  return hmacSha512(new TextEncoder().encode(phrase))
}

/** Words of eleven bits each; the least significant bit comes first, in the bytes and in the position. */
function phraseFromBytes(bytes: Uint8Array, wordCount: number, { words }: WordList): string {
  return Array.from({ length: wordCount }, (_, index) => {
    let position = 0
    for (let bit = 0; bit < 11; bit++) {
      const offset = index * 11 + bit
      position |= ((bytes[offset >> 3]! >> (offset & 7)) & 1) << bit
    }
    return words[position]!
  }).join(' ')
}
