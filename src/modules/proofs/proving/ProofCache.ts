/**
 * Material of proofs in the storage of a client: what was downloaded, by its id. Every item is checked again when it is
 * read, so that a damaged or foreign item can only cost a download. Source: proofs 7.
 */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { textOf } from '../../../core/bytes/utf8.ts'
import { LocalStorageError } from '../../../errors/client.ts'
import { proofError } from './proofErrors.ts'

/** Larger items are not kept, in bytes. */
const MAX_ITEM_BYTES = 2 ** 20
/** Default maximum number of items of one kind in a group. */
const MAX_ITEMS = 512
/** Without these items, everything would be downloaded again. */
const MAX_ITEMS_OF: Readonly<Record<string, number>> = { an_update_: 4096, proof_mc_: 4096 }
/** Number of writes of a kind between two counts of its items. */
const WRITES_PER_CHECK = 32

export class ProofCache {
  readonly #context: ClientContext
  readonly #group: string
  readonly #writes = new Map<string, number>()

  /** `group` names the network, as `proofs/58ffca1a/9f0a7b1c`. */
  constructor(context: ClientContext, group: string) {
    this.#context = context
    this.#group = group
  }

  /** `undefined` also for an item that cannot be read any more. */
  get(key: string): Promise<Uint8Array | undefined> {
    return this.#read(undefined, (store) => store.get(this.#group, key))
  }

  /**
   * Throws 903 when the storage cannot be written. `kind` is the beginning of the key; the number of items is limited
   * for each kind separately.
   */
  async put(kind: string, name: string, value: Uint8Array): Promise<void> {
    if (value.length > MAX_ITEM_BYTES) return
    await this.#write(async (store) => {
      await store.put(this.#group, `${kind}${name}`, value)
      const writes = (this.#writes.get(kind) ?? 0) + 1
      this.#writes.set(kind, writes)
      if (writes % WRITES_PER_CHECK !== 1) return
      const keys = await store.list(this.#group, kind)
      const excess = Math.max(0, keys.length - (MAX_ITEMS_OF[kind] ?? MAX_ITEMS))
      for (const key of keys.slice(0, excess)) {
        if (key !== `${kind}${name}`) await store.delete(this.#group, key)
      }
    })
  }

  async delete(key: string): Promise<void> {
    await this.#write((store) => store.delete(this.#group, key))
  }

  /** Keys that begin with a text, ascending; empty if they cannot be read. */
  list(prefix: string): Promise<string[]> {
    return this.#read([], (store) => store.list(this.#group, prefix))
  }

  /** JSON of an item, `undefined` if it is missing or is not JSON. */
  async getJson(key: string): Promise<unknown> {
    const bytes = await this.get(key)
    if (bytes === undefined) return undefined
    try {
      return JSON.parse(textOf(bytes))
    } catch {
      return undefined
    }
  }

  async putJson(kind: string, name: string, value: unknown): Promise<void> {
    await this.put(kind, name, new TextEncoder().encode(JSON.stringify(value)))
  }

  /** Little-endian number of `size` bytes; `undefined` if it is missing or has another size. */
  async getNumber(key: string, size: 4 | 8): Promise<number | undefined> {
    const bytes = await this.get(key)
    if (bytes?.length !== size) return undefined
    const view = new DataView(bytes.buffer, bytes.byteOffset, size)
    return size === 4 ? view.getUint32(0, true) : Number(view.getBigUint64(0, true))
  }

  /** Writes a number that only grows. */
  async raise(key: string, size: 4 | 8, value: number): Promise<void> {
    const known = await this.getNumber(key, size)
    if (known !== undefined && known >= value) return
    const bytes = new Uint8Array(size)
    const view = new DataView(bytes.buffer)
    if (size === 4) view.setUint32(0, value, true)
    else view.setBigUint64(0, BigInt(value), true)
    await this.put(key, '', bytes)
  }

  async #read<T>(fallback: T, work: (store: ClientContext['proofsCache']) => Promise<T>): Promise<T> {
    try {
      return await work(this.#context.proofsCache)
    } catch (error) {
      if (LocalStorageError.matches(error)) return fallback
      throw error
    }
  }

  async #write(work: (store: ClientContext['proofsCache']) => Promise<unknown>): Promise<void> {
    try {
      await work(this.#context.proofsCache)
    } catch (error) {
      if (!LocalStorageError.matches(error)) throw error
      throw proofError('internal', `the cache cannot be written: ${error.message}`, error)
    }
  }
}
