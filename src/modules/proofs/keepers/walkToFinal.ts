/** From a block to a descendant that is final. Source: proofs 9. */

import { runTask } from '../../../context/runTask.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { sleep } from '../../../net/waiting.ts'
import type { ProvenBlock } from '../proving/Prover.ts'
import { proofError } from '../proving/proofErrors.ts'
import type { Row } from '../proving/queryObjects.ts'
import { type CheckedKeeperBlock, checkKeeperBlock, type KeeperList } from '../tasks/keeperTasks.ts'
import { fetchBlock, fetchBlockAt } from './blockQueries.ts'

/** The only thread whose keepers can be followed. */
export const DEFAULT_THREAD = '00'.repeat(34)
/** Maximum number of descendants that are searched for a final one. */
const MAX_WALK = 64
const ASK_AGAIN_MS = 1000

/** Trusted data that a block is checked against. */
export interface Trusted {
  /** Receives the commitment when it becomes known. */
  readonly set: { readonly keepers: KeeperList; commitment?: string }
  readonly needsCommitments: boolean
  readonly checksCommitments: boolean
}

/** A block that is final, with the rows that show it: its own, and those of its descendants up to a final one. */
export interface FinalBlock {
  readonly block: ProvenBlock
  readonly checked: CheckedKeeperBlock
  readonly rows: readonly Row[]
}

/**
 * Proves a block from known rows, without a request. Throws 902 if they do not prove it.
 */
export async function proveFromRows(
  call: CallScope,
  id: string,
  rows: readonly Row[],
  trusted: Trusted,
): Promise<FinalBlock> {
  const chain = rows.slice(0, MAX_WALK + 1)
  let index = 0
  return walk(call, id, trusted, {
    first: async () => chain[0],
    next: async () => chain[++index],
    waits: false,
  })
}

/** Proves a block from answers of the network; `row` is the answer that it has already given. Throws 901, 902. */
export function proveFromNetwork(call: CallScope, id: string, trusted: Trusted, row?: Row): Promise<FinalBlock> {
  let known = row
  return walk(call, id, trusted, {
    first: async () => {
      const first = known ?? (await fetchBlock(call, id))
      // The next attempt queries the block again, because it may have more attestations by then.
      known = undefined
      return first
    },
    next: (height) => fetchBlockAt(call, DEFAULT_THREAD, height),
    waits: true,
  })
}

interface Source {
  first(): Promise<Row | undefined>
  next(height: number): Promise<Row | undefined>
  /** Whether the newest block is queried again, since its attestations come later. */
  readonly waits: boolean
}

async function walk(call: CallScope, id: string, trusted: Trusted, source: Source): Promise<FinalBlock> {
  const { clock, signal, config } = call
  const untilMs = clock.elapsed() + config.network.query_timeout
  for (;;) {
    const found = await tryWalk(call, id, trusted, source)
    if (typeof found !== 'string') return found
    const leftMs = untilMs - clock.elapsed()
    if (!source.waits || leftMs <= 0) throw proofError('checkFailed', found)
    await sleep(clock, Math.min(ASK_AGAIN_MS, leftMs), signal)
  }
}

/** Returns a text with the reason if the block is not final yet. */
async function tryWalk(call: CallScope, id: string, trusted: Trusted, source: Source): Promise<FinalBlock | string> {
  const row = await source.first()
  if (row === undefined) throw proofError('checkFailed', `block ${id} is not on the server`)
  if (isUnsigned(row)) return `block ${id} is not signed`
  const checked = await check(call, id, row, trusted, true)
  const { boc, facts, seqNo, genUtime, workchain } = checked
  const block: ProvenBlock = { id, boc: boc!, facts, seqNo, genUtime, workchain }
  const rows = [row]
  let last = { id, checked }
  while (!last.checked.isFinal) {
    const count = trusted.set.keepers.length
    const { primary, fallback, height, keepersAfter } = last.checked
    const seen = `${primary} of ${count} block keepers attest it as primary, ${fallback} as fallback`
    // Only a block that is final by itself may say who signs the next one.
    if (keepersAfter !== undefined) return `block ${last.id} changes the block keepers and is not final: ${seen}`
    if (rows.length > MAX_WALK) {
      throw proofError('checkFailed', `block ${id} is not final, nor is any of the ${MAX_WALK} blocks after it`)
    }
    const child = await source.next(height + 1)
    if (child === undefined) return `block ${last.id} is not final: ${seen}`
    const childId = String(child['id']).toLowerCase()
    if (!/^[0-9a-f]{64}$/.test(childId)) throw proofError('checkFailed', 'the server returned a block without an id')
    if (isUnsigned(child)) return `block ${last.id} is not final: ${seen}`
    const next = await check(call, childId, child, trusted, false)
    if (next.parentId !== last.id || next.height !== height + 1) {
      throw proofError('checkFailed', `block ${childId} does not follow block ${last.id}`)
    }
    rows.push(child)
    last = { id: childId, checked: next }
  }
  return { block, checked, rows }
}

/** A block that was just made may be shown before its producer has signed it. */
function isUnsigned(row: Row): boolean {
  return row['block_merkle_tree_leaves'] != null && row['aggregated_signature'] == null
}

async function check(
  call: CallScope,
  id: string,
  row: Row,
  { set, needsCommitments, checksCommitments }: Trusted,
  wantsBoc: boolean,
): Promise<CheckedKeeperBlock> {
  const { keepers, commitment } = set
  const input = { id, row, keepers, commitment, needsCommitments, checksCommitments, wantsBoc }
  const checked = await runTask(call, checkKeeperBlock, input)
  if (checked.commitment !== undefined) set.commitment = checked.commitment
  if (checked.threadId !== DEFAULT_THREAD) {
    throw proofError(
      'checkFailed',
      `block ${id} belongs to thread ${checked.threadId}; only the default thread is supported`,
    )
  }
  return checked
}
