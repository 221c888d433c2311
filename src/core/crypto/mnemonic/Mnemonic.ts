import { CryptoError } from '../CryptoError.ts'
import { deriveSecretByPath } from '../hdkey/deriveChildKey.ts'
import { type ExtendedKey, masterKeyFromHalves, masterKeyFromSeed } from '../hdkey/ExtendedKey.ts'
import { wipe } from '../wipe.ts'
import { bip39EntropySizeBytes, bip39PhraseFromEntropy, bip39Seed, isBip39Phrase } from './bip39Phrase.ts'
import { loadWordList, type WordList } from './loadWordList.ts'
import { type MnemonicDictionary, TON_DICTIONARY } from './MnemonicDictionary.ts'
import { isTonPhrase, tonPhraseFromEntropy, tonPhraseFromRandom, tonSeed } from './tonPhrase.ts'

/**
 * Seed phrases of one dictionary and length: BIP-39 for dictionaries 1 to 8, own rules for dictionary 0. BIP-39 compares
 * and stretches phrases in form NFKD, so accents may be typed in either form; new phrases are in the form of the word
 * lists, NFKD.
 */
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
   * A new phrase. `randomBytes` must return that many unpredictable bytes at each call; what it returned is wiped.
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
    return this.#isValid(this.#normal(phrase))
  }

  /** Extended master key by BIP-39 and BIP-32, for every dictionary. Invalid phrases fail with `Bip39InvalidPhrase`. */
  async bip32MasterKey(phrase: string): Promise<ExtendedKey> {
    return consumeSeed(await bip39Seed(this.#checked(phrase)), masterKeyFromSeed)
  }

  /**
   * Ed25519 seed at a path, 32 bytes; dictionary 0 has a different master key. Fails with `Bip39InvalidPhrase`,
   * `Bip32InvalidDerivePath` or `Bip32InvalidKey`.
   */
  async deriveSignSeed(phrase: string, path: string): Promise<Uint8Array> {
    const checked = this.#checked(phrase)
    const master = this.#isTon
      ? consumeSeed(await tonSeed(checked), masterKeyFromHalves)
      : consumeSeed(await bip39Seed(checked), masterKeyFromSeed)
    try {
      return deriveSecretByPath(master, path)
    } finally {
      wipe(master.key, master.chainCode)
    }
  }

  /** Dictionary 0 has no normal form: its phrases are taken as they are. */
  #normal(phrase: string): string {
    return this.#isTon ? phrase : phrase.normalize('NFKD')
  }

  #isValid(normal: string): boolean {
    return this.#isTon ? isTonPhrase(normal, this.#wordCount) : isBip39Phrase(normal, this.#list)
  }

  /** The phrase in its normal form. Throws `Bip39InvalidPhrase`. */
  #checked(phrase: string): string {
    const normal = this.#normal(phrase)
    if (this.#isValid(normal)) return normal
    throw new CryptoError('Bip39InvalidPhrase', 'The seed phrase is not valid for this dictionary')
  }
}

function consumeSeed(seed: Uint8Array, makeMaster: (seed: Uint8Array) => ExtendedKey): ExtendedKey {
  const master = makeMaster(seed)
  wipe(seed)
  return master
}
