/**
 * Entries in the storage of the client, in the groups of one network:
 *
 * - `entries`: id → entry
 * - `keys`: digest of the key → id
 * - `open`: digest of the group and number → id, of entries that have not ended, in the order of sending
 * - `unknown`: id → id, of entries whose outcome is searched for later
 * - `groups`: digest of the group → its last number and time
 * - `leases`: digest of the group → worker that holds it
 * - `results`: number → entry that has ended, until it is acknowledged
 * - `abis`: digest → ABI
 *
 * Several processes share them: every change of an entry requires that it still has the bytes that were read.
 */

import type { ClientContext } from '../../../context/ClientContext.ts'
import { textOf, utf8 } from '../../../core/bytes/index.ts'
import { textDigest } from '../../../core/crypto/textDigest.ts'
import { StoredGroups } from '../../../leases/StoredGroups.ts'
import { readJson, writeJson } from '../../../leases/storedJson.ts'
import type { StorageCondition, StorageWrite } from '../../../ports/Storage.ts'
import { type RestoredStorage, readRestored, settleWrite } from '../restored/RestoredStorage.ts'
import { readEntry, type StoredEntry } from './StoredEntry.ts'

/** An entry with the bytes that it was read from. */
export interface HeldEntry {
  readonly entry: StoredEntry
  readonly bytes: Uint8Array
}

type Group = 'entries' | 'keys' | 'open' | 'unknown' | 'groups' | 'leases' | 'results' | 'abis'

const RECENT_ABIS = 16

export class OutboxStore extends StoredGroups<Group> {
  readonly #context: ClientContext
  readonly #network: string
  /** Digests of ABIs that are known to be stored. */
  readonly #abis = new Set<string>()
  /** ABIs by digest, in their wire form. */
  readonly #recentAbis = new Map<string, unknown>()

  /** @param network name of the network, from `networkName` */
  constructor(context: ClientContext, network: string) {
    super(context, `outbox/${network}`)
    this.#context = context
    this.#network = network
  }

  async read(id: string): Promise<HeldEntry | undefined> {
    if (!/^[0-9a-f]{32}$/.test(id)) return undefined
    const bytes = await this.get('entries', id)
    return bytes && { entry: readEntry(bytes), bytes }
  }

  async findByKey(key: string): Promise<HeldEntry | undefined> {
    const id = await this.get('keys', textDigest(key))
    return id && this.read(textOf(id))
  }

  /** The ABI with this digest, on the wire. */
  async abi(digest: string | undefined): Promise<unknown> {
    if (digest === undefined) return undefined
    const known = this.#recentAbis.get(digest)
    if (known !== undefined) return known
    const bytes = await this.get('abis', digest)
    if (bytes === undefined) return undefined
    const abi = readJson<unknown>(bytes)
    if (this.#recentAbis.size >= RECENT_ABIS) this.#recentAbis.clear()
    this.#recentAbis.set(digest, abi)
    return abi
  }

  /** Writes that store an ABI, unless it is already stored. */
  abiWrites(digest: string, text: string): StorageWrite[] {
    return this.#abis.has(digest) ? [] : [this.item('abis', digest, utf8(text))]
  }

  noteAbi(digest: string): void {
    this.#abis.add(digest)
  }

  /** Restores of the storage. */
  restored(): Promise<RestoredStorage> {
    return readRestored(this.#context.localStorage, this.#network)
  }

  /** Records that keys added from now on need no check for the restores up to now. */
  settle(restored: RestoredStorage): StorageWrite {
    return settleWrite(this.#network, restored)
  }

  /** Changes an entry together with other writes. Returns `undefined` if another client has changed it. */
  async update(
    held: HeldEntry,
    entry: StoredEntry,
    others: readonly StorageWrite[] = [],
    conditions: readonly StorageCondition[] = [],
  ): Promise<HeldEntry | undefined> {
    const bytes = writeJson(entry)
    const writes = [this.item('entries', entry.id, bytes), ...others]
    const isDone = await this.commit(writes, [this.item('entries', entry.id, held.bytes), ...conditions])
    return isDone ? { entry, bytes } : undefined
  }

  /** Appends a result to the results. */
  result(entry: StoredEntry): StorageWrite {
    return this.appended('results', writeJson(entry))
  }
}
