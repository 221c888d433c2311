/** Checks the stored records of the outbox: each entry is readable, and each index leads to an entry and back. */
import { textOf } from '../../../core/bytes/index.ts'
import { textDigest } from '../../../core/crypto/textDigest.ts'
import { itemsOf } from '../../../leases/StoredGroups.ts'
import { appendCounter, type Item, type KeyValueStore } from '../../../ports/Storage.ts'
import { parseJson } from '../../../schema/numerals.ts'
import { isMessageState } from '../../processing/execution/messageLife.ts'
import { isOver, readEntry, type StoredEntry } from '../entries/StoredEntry.ts'

export interface OutboxReport {
  /** Name of the network in the storage. */
  readonly network: string
  readonly entries: number
  readonly open: number
  readonly results: number
  /** Problems, in words; empty if there are none. */
  readonly problems: readonly string[]
}

const PAGE_SIZE = 500
/** More problems would add no information. */
const MAX_PROBLEMS = 100

/** One report for each network. The storage must not change meanwhile. */
export async function checkOutboxRecords(
  local: Pick<KeyValueStore, 'stores' | 'read' | 'get'>,
): Promise<OutboxReport[]> {
  const names = (await local.stores()).map((store) => /^outbox\/([^/]+)\/[a-z]+$/.exec(store)?.[1])
  const networks = [...new Set(names.filter((name) => name !== undefined))]
  return Promise.all(networks.map((network) => new RecordCheck(local, network).run()))
}

class RecordCheck {
  readonly #local: Pick<KeyValueStore, 'read' | 'get'>
  readonly #network: string
  readonly #problems: string[] = []
  readonly #entries = new Map<string, Pick<StoredEntry, 'key' | 'place' | 'state' | 'message'>>()

  constructor(local: Pick<KeyValueStore, 'read' | 'get'>, network: string) {
    this.#local = local
    this.#network = network
  }

  async run(): Promise<OutboxReport> {
    for await (const item of this.#items('entries')) await this.#checkEntry(item)
    const open = await this.#checkOpen()
    await this.#checkKeys()
    await this.#checkUnknown()
    await this.#checkGroups()
    const results = await this.#checkResults()
    return {
      ...{ network: this.#network, entries: this.#entries.size, open, results },
      problems: this.#problems.slice(0, MAX_PROBLEMS),
    }
  }

  async #checkEntry({ key, value }: Item): Promise<void> {
    const entry = readWhole(value)
    if (entry === undefined) return this.#note(`entry ${key} cannot be read`)
    this.#entries.set(key, { key: entry.key, place: entry.place, state: entry.state, message: entry.message })
    if (entry.id !== key) this.#note(`entry ${key} has the id ${entry.id}`)
    const hasLeft = entry.state === 'sending' || entry.state === 'sent'
    if (hasLeft && entry.message === undefined) this.#note(`entry ${key} is ${entry.state} and has no message`)
    if (!hasLeft && !isOver(entry.state) && (entry.message ?? entry.plan) === undefined) {
      this.#note(`entry ${key} has neither a message nor the parameters to encode one`)
    }
    if (entry.abi !== undefined && (await this.#local.get(this.#store('abis'), entry.abi)) === undefined) {
      this.#note(`the ABI of entry ${key} is missing`)
    }
  }

  async #checkOpen(): Promise<number> {
    const places = new Set<string>()
    for await (const { key, value } of this.#items('open')) {
      places.add(key)
      const entry = this.#entries.get(textOf(value))
      if (entry?.place !== key) this.#note(`the open place ${key} leads to no entry`)
      else if (isOver(entry.state)) this.#note(`entry ${textOf(value)} is ${entry.state} and still in line`)
    }
    for (const [id, { place, state }] of this.#entries) {
      if (!isOver(state) && !places.has(place)) this.#note(`entry ${id} is ${state} and not in line`)
    }
    return places.size
  }

  async #checkKeys(): Promise<void> {
    const ids = new Set<string>()
    for await (const { key: digest, value } of this.#items('keys')) {
      const id = textOf(value)
      const entry = this.#entries.get(id)
      if (entry?.key === undefined || textDigest(entry.key) !== digest)
        this.#note(`the key ${digest} leads to no entry`)
      else ids.add(id)
    }
    for (const [id, { key }] of this.#entries) {
      if (key !== undefined && !ids.has(id)) this.#note(`the key of entry ${id} is missing: it could be used again`)
    }
  }

  async #checkUnknown(): Promise<void> {
    const ids = new Set<string>()
    for await (const { key } of this.#items('unknown')) {
      ids.add(key)
      if (this.#entries.get(key)?.state !== 'unknown')
        this.#note(`entry ${key} is on the list of unknown entries, but its state is another one`)
    }
    for (const [id, { state, message }] of this.#entries) {
      // A message that was never signed here cannot be searched for.
      if (state === 'unknown' && message !== undefined && !ids.has(id))
        this.#note(`entry ${id} is in state unknown, but not on the list of unknown entries`)
    }
  }

  async #checkGroups(): Promise<void> {
    const counts = new Map<string, number>()
    for await (const { key, value } of this.#items('groups')) {
      const count = readCount(value)
      if (count === undefined) this.#note(`the state of group ${key} cannot be read`)
      else counts.set(key, count)
    }
    for (const [id, { place }] of this.#entries) {
      const [group = '', number] = place.split('.')
      if (!(Number(number) <= (counts.get(group) ?? 0)))
        this.#note(`entry ${id} has a number that its group has not given`)
    }
  }

  async #checkResults(): Promise<number> {
    const counter = appendCounter(this.#store('results'))
    const last = Number(textOf((await this.#local.get(counter.store, counter.key)) ?? new Uint8Array()))
    let count = 0
    for await (const { key, value } of this.#items('results')) {
      count++
      if (readWhole(value) === undefined) this.#note(`result ${key} cannot be read`)
      if (!(Number(key) <= last)) this.#note(`result ${key} has a number that was not given`)
    }
    return count
  }

  #items(group: string): AsyncGenerator<Item> {
    return itemsOf(this.#local, this.#store(group), { limit: PAGE_SIZE })
  }

  #note(problem: string): void {
    this.#problems.push(problem)
  }

  #store(group: string): string {
    return `outbox/${this.#network}/${group}`
  }
}

/** `undefined` for an entry that cannot be read, or lacks what every entry has. */
function readWhole(bytes: Uint8Array): StoredEntry | undefined {
  const entry = unlessThrown(() => readEntry(bytes))
  if (entry == null) return undefined
  const { id, group, place, account_id, state, epoch, created_at, changed_at, replaced } = entry
  const isWhole =
    [id, group, place, account_id].every((text) => typeof text === 'string') &&
    [epoch, created_at, changed_at].every((number) => Number.isFinite(Number(number))) &&
    isMessageState(state) &&
    Array.isArray(replaced)
  return isWhole ? entry : undefined
}

function readCount(bytes: Uint8Array): number | undefined {
  const count = unlessThrown(() => (parseJson(textOf(bytes)) as { readonly count?: unknown }).count)
  return Number.isSafeInteger(count) ? (count as number) : undefined
}

function unlessThrown<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
