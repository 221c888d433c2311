import { sha256Latin1 } from '#platform/hashes.ts'
import type { Ed25519SecretKey } from './Ed25519SecretKey.ts'

interface OpenedKey {
  /** SHA-256 of the text of the secret half, so that no text is kept. */
  readonly digest: string
  readonly key: Ed25519SecretKey
}

/**
 * The key pairs used last, opened and checked: opening one takes as long as signing. They are found by the text of
 * the public half and by a hash of the text of the secret half; the texts themselves are not kept, but the opened keys
 * are, in memory that only the cryptographic library reads. The owner of the object limits how long they are kept, by
 * calling `clear`.
 */
export class OpenedKeys {
  readonly #limit: number
  /** By public half, the least recently used first. */
  readonly #keys = new Map<string, OpenedKey>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#keys.size
  }

  /** The key of a pair; `open` is called for an unknown one and may throw. */
  find(publicHalf: string, secretHalf: string, open: () => Ed25519SecretKey): Ed25519SecretKey {
    const digest = sha256Latin1(secretHalf)
    const known = this.#keys.get(publicHalf)
    const opened = known?.digest === digest ? known : { digest, key: open() }
    this.#keys.delete(publicHalf)
    this.#keys.set(publicHalf, opened)
    if (this.#keys.size > this.#limit) this.#keys.delete(this.#keys.keys().next().value!)
    return opened.key
  }

  clear(): void {
    this.#keys.clear()
  }
}
