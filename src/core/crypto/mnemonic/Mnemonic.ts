import { CryptoError } from '../CryptoError.ts'
import { deriveKeyByPath } from '../hdkey/deriveChildKey.ts'
import { type ExtendedKey, masterKeyFromHalves, masterKeyFromSeed } from '../hdkey/ExtendedKey.ts'
import { wipe } from '../wipe.ts'
import { bip39EntropySizeBytes, bip39PhraseFromEntropy, bip39Seed, isBip39Phrase } from './bip39Phrase.ts'
import { loadWordList, type WordList } from './loadWordList.ts'
import { type MnemonicDictionary, TON_DICTIONARY } from './MnemonicDictionary.ts'
import { isTonPhrase, tonPhraseFromEntropy, tonPhraseFromRandom, tonSeed } from './tonPhrase.ts'

/** Seed phrases of one dictionary and length: BIP-39 for dictionaries 1 to 8, own rules for dictionary 0. */
export class Mnemonic {
  readonly #dictionary: MnemonicDictionary
  readonly #wordCount: number
  readonly #list: WordList

  private constructor(dictionary: MnemonicDictionary, wordCount: number, list: WordList) {
    this.#dictionary = dictionary
    this.#wordCount = wordCount
    this.#list = list
  }

  /**
   * Loads the dictionary. Word counts: 12, 15, 18, 21 or 24 (else `Bip39InvalidWordCount`); for dictionary 0 any from 0
   * to 255.
   */
  static async load(dictionary: MnemonicDictionary, wordCount: number): Promise<Mnemonic> {
    if (dictionary !== TON_DICTIONARY) bip39EntropySizeBytes(wordCount)
    return new Mnemonic(dictionary, wordCount, await loadWordList(dictionary))
  }

  /** The 2048 words. */
  get words(): readonly string[] {
    return this.#list.words
  }

  get #isTon(): boolean {
    return this.#dictionary === TON_DICTIONARY
  }

  /**
   * A new phrase. `randomBytes` must give that many unpredictable bytes at each call; what it returned is wiped.
   * Dictionary 0 tries hundreds of phrases and may fail with `MnemonicGenerationFailed`.
   */
  fromRandom(randomBytes: (sizeBytes: number) => Uint8Array): string {
    if (this.#isTon) return tonPhraseFromRandom(this.#wordCount, this.#list, randomBytes)
    const entropy = randomBytes(bip39EntropySizeBytes(this.#wordCount))
    const phrase = bip39PhraseFromEntropy(entropy, this.#list)
    wipe(entropy)
    return phrase
  }

  /**
   * Phrase of given entropy. BIP-39: 16, 20, 24, 28 or 32 bytes decide the number of words (else `Bip39InvalidEntropy`).
   * Dictionary 0: 33 bytes (else `MnemonicFromEntropyFailed`).
   */
  fromEntropy(entropy: Uint8Array): string {
    return this.#isTon
      ? tonPhraseFromEntropy(entropy, this.#wordCount, this.#list)
      : bip39PhraseFromEntropy(entropy, this.#list)
  }

  /** BIP-39: words and checksum, whatever the length. Dictionary 0: number of words and seed rule. */
  verify(phrase: string): boolean {
    return this.#isTon ? isTonPhrase(phrase, this.#wordCount) : isBip39Phrase(phrase, this.#list)
  }

  /** Extended master key by BIP-39 and BIP-32, for every dictionary. Invalid phrases fail with `Bip39InvalidPhrase`. */
  bip32MasterKey(phrase: string): ExtendedKey {
    this.#check(phrase)
    return consumeSeed(bip39Seed(phrase), masterKeyFromSeed)
  }

  /**
   * Ed25519 seed at a path, 32 bytes; dictionary 0 has a master key of its own. Fails with `Bip39InvalidPhrase`,
   * `Bip32InvalidDerivePath` or `Bip32InvalidKey`.
   */
  deriveSignSeed(phrase: string, path: string): Uint8Array {
    this.#check(phrase)
    const master = this.#isTon
      ? consumeSeed(tonSeed(phrase), masterKeyFromHalves)
      : consumeSeed(bip39Seed(phrase), masterKeyFromSeed)
    try {
      const derived = deriveKeyByPath(master, path)
      const seed = derived.key.slice()
      wipe(derived.key, derived.chainCode)
      return seed
    } finally {
      wipe(master.key, master.chainCode)
    }
  }

  #check(phrase: string): void {
    if (!this.verify(phrase)) {
      throw new CryptoError('Bip39InvalidPhrase', 'The seed phrase is not valid for this dictionary')
    }
  }
}

function consumeSeed(seed: Uint8Array, makeMaster: (seed: Uint8Array) => ExtendedKey): ExtendedKey {
  const master = makeMaster(seed)
  wipe(seed)
  return master
}
