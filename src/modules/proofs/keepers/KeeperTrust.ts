/**
 * The set of block keepers that a client trusts, followed from its anchor through the changes that proven blocks make.
 * Source: proofs 10.
 */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { perContext } from '../../../context/perContext.ts'
import { runTask } from '../../../context/runTask.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { bytesToHex } from '../../../core/bytes/hex.ts'
import { sha256 } from '../../../core/crypto/sha.ts'
import { isObject, valueAt } from '../../../net/readGraphqlResponse.ts'
import { ProofCache } from '../proving/ProofCache.ts'
import type { ProvenBlock } from '../proving/Prover.ts'
import { isRefused, proofError } from '../proving/proofErrors.ts'
import type { Row } from '../proving/queryObjects.ts'
import { SharedStart } from '../proving/SharedStart.ts'
import { applyStatedChanges, commitToKeepers, type KeeperList, readKeepers } from '../tasks/keeperTasks.ts'
import { fetchBlock, fetchToldKeepers, fetchUpdates } from './blockQueries.ts'
import { DEFAULT_THREAD, type FinalBlock, proveFromNetwork, proveFromRows, type Trusted } from './walkToFinal.ts'

/** Maximum number of proven blocks in memory, and the maximum length of the base64 of each. */
const MAX_REMEMBERED = 16
const MAX_REMEMBERED_BOC = 2 ** 20
/** Maximum number of sets of a server that are compared with the trusted one; each takes a third of a second. */
const MAX_STATED_SETS = 256

/** A set and the first block that it signs. */
interface SetFrom {
  readonly height: number
  readonly keepers: KeeperList
  /** Commitment to the set, if it is known. */
  commitment?: string
}

interface Followed {
  readonly cache: ProofCache
  /** Ascending by height; the first one is the anchor. */
  readonly sets: SetFrom[]
  /** Changes in blocks below this height are known. */
  knownTo: number
  /** Ids of the blocks with changes, in their order. */
  readonly changedBy: string[]
}

/** A block that changes the set, as the cache keeps it. */
interface KeptUpdate {
  readonly id: string
  readonly rows: readonly Row[]
}

const UPDATE = 'an_update_'
const BOUNDARY = 'an_right_boundary_height'

class KeeperTrust {
  readonly #context: ClientContext
  readonly #followed = new SharedStart((call) => this.#begin(call))
  #following: Promise<unknown> = Promise.resolve()
  /** Recently proven blocks, oldest first, because objects that are proven together are often in one block. */
  readonly #proven = new Map<string, ProvenBlock>()

  constructor(context: ClientContext) {
    this.#context = context
  }

  /** The cache of the anchor. Throws 902 when there is no anchor. */
  async cache(call: CallScope): Promise<ProofCache> {
    return (await this.#followed.get(call)).cache
  }

  /** Proves a block that is in the cache or on the network. Throws 901, 902, 903. */
  async prove(call: CallScope, id: string): Promise<ProvenBlock> {
    const known = this.#proven.get(id)
    if (known !== undefined) return known
    const proven = await this.#proveAnew(call, id)
    if (proven.boc.length <= MAX_REMEMBERED_BOC) {
      this.#proven.set(id, proven)
      if (this.#proven.size > MAX_REMEMBERED) this.#proven.delete(this.#proven.keys().next().value!)
    }
    return proven
  }

  async #proveAnew(call: CallScope, id: string): Promise<ProvenBlock> {
    const followed = await this.#followed.get(call)
    const kept = await followed.cache.getJson(`an_block_${id}`)
    if (isRows(kept)) {
      try {
        return await this.#proveAt(call, followed, id, kept)
      } catch (error) {
        if (!isRefused(error)) throw error
        await followed.cache.delete(`an_block_${id}`)
      }
    }
    try {
      return await this.#proveAt(call, followed, id, undefined)
    } catch (error) {
      // A server that lags or lies omits changes, and a restarted chain has other changes than the cache.
      if (!isRefused(error) || !(await this.#hasOtherChanges(call, followed))) throw error
      await this.#oneByOne(() => this.#forget(followed))
      return this.#proveAt(call, followed, id, undefined)
    }
  }

  async #proveAt(
    call: CallScope,
    followed: Followed,
    id: string,
    kept: readonly Row[] | undefined,
  ): Promise<ProvenBlock> {
    const row = kept?.[0] ?? (await fetchBlock(call, id))
    if (row === undefined) throw proofError('checkFailed', `block ${id} is not on the server`)
    const height = row['height']
    // The signers depend on the height, which is checked together with the block.
    if (typeof height !== 'number' || !Number.isSafeInteger(height) || row['block_merkle_tree_leaves'] == null) {
      throw proofError('checkFailed', `block ${id} has no proof data`)
    }
    const trusted = await this.#setAt(call, followed, height)
    const final =
      kept === undefined ? await proveFromNetwork(call, id, trusted, row) : await proveFromRows(call, id, kept, trusted)
    if (final.checked.height !== height)
      throw proofError('checkFailed', `block ${id} has a different height than stated`)
    this.#expectAnchorBlock(height, id)
    if (kept === undefined) await followed.cache.putJson('an_block_', id, final.rows)
    return final.block
  }

  #expectAnchorBlock(height: number, id: string): void {
    const anchor = this.#context.config.proofs.trusted_keepers
    if (anchor?.block_id === undefined || anchor.height !== height) return
    if (anchor.block_id.toLowerCase() !== id) {
      throw proofError('checkFailed', `block ${id} is not that of the trusted set at height ${height}`)
    }
  }

  /** The set that signs the block of a height; follows changes as far as needed. */
  async #setAt(call: CallScope, followed: Followed, height: number): Promise<Trusted> {
    if (height > followed.knownTo) {
      await this.#oneByOne(() => this.#follow(call, followed, height))
    }
    const set = followed.sets.findLast((entry) => entry.height <= height)
    if (set === undefined) {
      const first = followed.sets[0]!.height
      throw proofError('checkFailed', `block ${height} is older than the trusted set of block keepers, ${first}`)
    }
    return this.#trustedBy(set)
  }

  /** Changes of the sets run one after another. */
  #oneByOne(work: () => Promise<void>): Promise<void> {
    const done = this.#following.then(work)
    this.#following = done.catch(() => undefined)
    return done
  }

  #trustedBy(set: SetFrom): Trusted {
    return { set, needsCommitments: this.#needsCommitments, checksCommitments: true }
  }

  /** Whether the trusted set is known by its commitment only. */
  get #needsCommitments(): boolean {
    return this.#context.config.proofs.trusted_keepers === undefined
  }

  /** Changes in blocks below a height: those of the cache, then those of the network. */
  async #follow(call: CallScope, followed: Followed, height: number): Promise<void> {
    const { cache } = followed
    for (const key of await cache.list(UPDATE)) {
      const at = Number(key.slice(UPDATE.length))
      if (at < followed.knownTo) continue
      if (at >= height) break
      if (!(await this.#applyKept(call, followed, key, at))) {
        await this.#forget(followed)
        break
      }
    }
    const boundary = (await cache.getNumber(BOUNDARY, 8)) ?? 0
    if (boundary > followed.knownTo) followed.knownTo = Math.min(boundary, height)
    if (followed.knownTo >= height) return
    for (const { blockId, height: at } of await fetchUpdates(call, DEFAULT_THREAD, followed.knownTo, height)) {
      if (at < followed.knownTo) continue
      const final = await proveFromNetwork(call, blockId, this.#trustedBy(followed.sets.at(-1)!))
      this.#apply(followed, final, at)
      const kept: KeptUpdate = { id: blockId, rows: final.rows }
      await cache.putJson(UPDATE, paddedHeight(at), kept)
    }
    followed.knownTo = Math.max(followed.knownTo, height)
    await cache.raise(BOUNDARY, 8, followed.knownTo)
  }

  /** False if the cached item is invalid. */
  async #applyKept(call: CallScope, followed: Followed, key: string, height: number): Promise<boolean> {
    const kept = (await followed.cache.getJson(key)) as Partial<KeptUpdate> | null | undefined
    if (typeof kept?.id !== 'string' || !isRows(kept.rows)) return false
    try {
      // Checking the signatures is enough, because the commitments were compared when the block was downloaded.
      const trusted = { ...this.#trustedBy(followed.sets.at(-1)!), checksCommitments: this.#needsCommitments }
      this.#apply(followed, await proveFromRows(call, kept.id, kept.rows, trusted), height)
      return true
    } catch (error) {
      if (isRefused(error)) return false
      throw error
    }
  }

  #apply(followed: Followed, { block, checked }: FinalBlock, height: number): void {
    if (checked.height !== height)
      throw proofError('checkFailed', `a change of block keepers is not at height ${height}`)
    if (checked.keepersAfter !== undefined) {
      const { keepersAfter: keepers, commitmentAfter: commitment } = checked
      followed.sets.push({ height: height + 1, keepers, ...(commitment !== undefined && { commitment }) })
    }
    followed.changedBy.push(block.id)
    followed.knownTo = height + 1
  }

  /** Whether the network knows other changes than those that were followed. */
  async #hasOtherChanges(call: CallScope, { sets, changedBy, knownTo }: Followed): Promise<boolean> {
    const told = await fetchUpdates(call, DEFAULT_THREAD, sets[0]!.height, knownTo)
    return told.map(({ blockId }) => blockId).join() !== changedBy.join()
  }

  /** Starts again at the anchor, without the cache. */
  async #forget(followed: Followed): Promise<void> {
    for (const key of await followed.cache.list(UPDATE)) await followed.cache.delete(key)
    await followed.cache.delete(BOUNDARY)
    followed.sets.splice(1)
    followed.knownTo = followed.sets[0]!.height
    followed.changedBy.splice(0)
  }

  async #begin(call: CallScope): Promise<Followed> {
    const { trusted_keepers: given, trusted_keepers_hash: hash } = this.#context.config.proofs
    if (given === undefined && hash === undefined) {
      throw proofError('checkFailed', 'no trusted set of block keepers is configured')
    }
    const name = given === undefined ? hash!.toLowerCase() : anchorName(given)
    const cache = new ProofCache(this.#context, `proofs/an/${name.slice(0, 8)}`)
    const anchor =
      given === undefined ? await findByHash(call, cache, hash!.toLowerCase()) : await readAnchor(call, given)
    return { cache, sets: [anchor], knownTo: anchor.height, changedBy: [] }
  }
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject)
}

/** Keys are in the order of heights. */
function paddedHeight(height: number): string {
  return String(height).padStart(16, '0')
}

export const keeperTrustOf = perContext((context) => new KeeperTrust(context))

type TrustedKeepers = NonNullable<ClientContext['config']['proofs']['trusted_keepers']>

async function readAnchor(call: CallScope, { height, thread_id, keepers, owners }: TrustedKeepers): Promise<SetFrom> {
  if (thread_id !== undefined && thread_id.toLowerCase() !== DEFAULT_THREAD) {
    throw proofError('checkFailed', 'the trusted set belongs to a thread other than the default one')
  }
  const list = Object.entries(keepers).map(([signer, key]) => {
    const owner = owners?.[signer]?.toLowerCase()
    return [Number(signer), { key: key.toLowerCase(), ...(owner !== undefined && { owner }) }] as const
  })
  return { height, keepers: await runTask(call, readKeepers, { keepers: list }) }
}

/** Name of the group of the cache, which depends on the anchor. */
function anchorName(anchor: TrustedKeepers): string {
  const sorted = (map: Readonly<Record<string, string>> | undefined) =>
    Object.entries(map ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([anchor.height, sorted(anchor.keepers), sorted(anchor.owners)]).toLowerCase()
  return bytesToHex(sha256(new TextEncoder().encode(text)))
}

/** The set with a commitment, among the sets that the server states. Throws 902 when it states no such set. */
async function findByHash(call: CallScope, cache: ProofCache, hash: string): Promise<SetFrom> {
  const kept = await cache.getJson('an_anchor')
  // The commitment shows whether the cached set is the right one, even if the cache is damaged.
  if (isSet(kept) && (await commitmentOf(call, kept.keepers)) === hash) return kept
  const updates = await fetchUpdates(call, DEFAULT_THREAD, 0, undefined)
  const found = await findStated(call, updates, hash)
  await cache.putJson('an_anchor', '', found)
  return found
}

async function findStated(
  call: CallScope,
  updates: Awaited<ReturnType<typeof fetchUpdates>>,
  hash: string,
): Promise<SetFrom> {
  const newest = { height: (updates.at(-1)?.height ?? -1) + 1, keepers: await fetchToldKeepers(call) }
  if (newest.keepers.length > 0 && (await commitmentOf(call, newest.keepers)) === hash) return newest
  let keepers: KeeperList = []
  for (const { height, changes } of updates.slice(0, MAX_STATED_SETS)) {
    keepers = await runTask(call, applyStatedChanges, { keepers, changes })
    // Owners are not part of the commitment, so they are not proven.
    const keys = keepers.map(([signer, { key }]) => [signer, { key }] as const)
    if ((await commitmentOf(call, keys)) === hash) return { height: height + 1, keepers: keys }
  }
  throw proofError('checkFailed', 'the server has no set of block keepers with the trusted commitment')
}

function commitmentOf(call: CallScope, keepers: KeeperList): Promise<string> {
  return runTask(call, commitToKeepers, { keepers })
}

function isSet(value: unknown): value is SetFrom {
  if (!isObject(value) || !Number.isSafeInteger(value['height'])) return false
  const { keepers } = value
  const isKeeper = (entry: unknown) =>
    Array.isArray(entry) && Number.isInteger(entry[0]) && /^[0-9a-f]{96}$/.test(String(valueAt(entry[1], 'key')))
  return Array.isArray(keepers) && keepers.every(isKeeper)
}
