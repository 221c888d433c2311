/** The keys of funded wallets, from a phrase. */
import { bytesToHex } from '../../../core/bytes/index.ts'
import { CryptoError } from '../../../core/crypto/CryptoError.ts'
import { Ed25519SecretKey } from '../../../core/crypto/Ed25519SecretKey.ts'
import { deriveSecretByPath } from '../../../core/crypto/hdkey/deriveChildKey.ts'
import type { ExtendedKey } from '../../../core/crypto/hdkey/ExtendedKey.ts'
import { Mnemonic } from '../../../core/crypto/mnemonic/Mnemonic.ts'
import { PUBLIC_KEY_PAIRS, PUBLIC_PHRASE } from './publicValues.ts'
import type { WalletChoices } from './wallets.ts'

export interface WalletOptions {
  readonly count: number
  /** Balance of each wallet in nano. */
  readonly balance: bigint
  /** Twelve or more words of BIP-39. Default: `PUBLIC_PHRASE`. */
  readonly phrase: string | undefined
  /** Whether a stored chain stays as it is. Default: it gets those that it lacks. */
  readonly isForNewChains?: boolean | undefined
}

/** Number of the English dictionary. */
const ENGLISH = 1

export interface DerivedWallets {
  readonly choices: WalletChoices
  /** Secret keys by public key; empty unless the phrase is the public one. */
  readonly secrets: ReadonlyMap<string, string>
}

/** The phrase is not valid. */
export class InvalidPhrase extends Error {
  override readonly name = 'InvalidPhrase'
}

/** Keys by the paths `m/44'/396'/0'/0/<number>`. Throws InvalidPhrase. */
export async function deriveWallets({
  count,
  balance,
  phrase = PUBLIC_PHRASE,
  isForNewChains,
}: WalletOptions): Promise<DerivedWallets> {
  const isPublicPhrase = phrase === PUBLIC_PHRASE
  const isKnown = isPublicPhrase && count <= PUBLIC_KEY_PAIRS.length
  const keys = isKnown ? PUBLIC_KEY_PAIRS.slice(0, count) : await deriveKeys(phrase, count)
  return {
    choices: { publicKeys: keys.map((pair) => pair.public), balance, isPublicPhrase, isForNewChains },
    secrets: new Map(isPublicPhrase ? keys.map((pair) => [pair.public, pair.secret]) : []),
  }
}

async function deriveKeys(phrase: string, count: number) {
  const master = await masterKeyOf(phrase)
  return Array.from({ length: count }, (_, index) => {
    const seed = deriveSecretByPath(master, `m/44'/396'/0'/0/${index}`)
    return { public: bytesToHex(new Ed25519SecretKey(seed).publicKey), secret: bytesToHex(seed) }
  })
}

async function masterKeyOf(phrase: string): Promise<ExtendedKey> {
  try {
    const mnemonic = await Mnemonic.load(ENGLISH, phrase.split(' ').length)
    return await mnemonic.bip32MasterKey(phrase)
  } catch (error) {
    // The words are secret: the error must not repeat them.
    if (error instanceof CryptoError) throw new InvalidPhrase(`The phrase is not a BIP-39 phrase: ${error.message}`)
    throw error
  }
}
