/** Recognizes queries for blocks or transactions that only a block after the last one can answer. */
import { bytesToHex } from '../../../../core/bytes/index.ts'
import { readLastBlock } from '../../store/LastBlock.ts'
import type { NodeStore } from '../../store/NodeStore.ts'
import { sql } from '../../store/sql.ts'
import type { PageArguments } from './connection.ts'

/** End of the chain. */
interface Head {
  /** The last block and its companion in the masterchain. */
  readonly ids: readonly string[]
  readonly seqNo: number
  /** Unix time, s. */
  readonly genUtime: number
  readonly chainOrder: string
}

type Bounds = PageArguments & { readonly master_seq_no_range?: { readonly start?: number | null } | null }

/** Whether the page begins after the last block. On a chain without blocks every page does. */
export function pageStartsAtHead(
  { after, before, last, master_seq_no_range: range }: Bounds,
  store: NodeStore,
): boolean {
  if (typeof before === 'string' || typeof last === 'number') return false
  const head = readHead(store)
  if (head === undefined) return true
  if (typeof after === 'string' && after >= head.chainOrder) return true
  return typeof range?.start === 'number' && range.start > head.genUtime
}

type Filter = Readonly<Record<string, unknown>>

/** Whether the bounds of a filter show that nothing up to the last block can match it. */
export function filterStartsAtHead(filter: Filter | null | undefined, store: NodeStore): boolean {
  if (!filter) return false
  const head = readHead(store)
  if (head === undefined) return true
  return isBeyond(filter, head)
}

function isBeyond(filter: Filter, head: Head): boolean {
  const { OR, or, gen_utime, now, seq_no, chain_order, prev_ref } = filter
  return (
    [OR, or].some((other) => isFilter(other) && isBeyond(other, head)) ||
    exceeds(gen_utime, head.genUtime) ||
    exceeds(now, head.genUtime) ||
    exceeds(seq_no, head.seqNo) ||
    exceeds(chain_order, head.chainOrder) ||
    (isFilter(prev_ref) && namesOne(prev_ref['root_hash'], head.ids))
  )
}

function exceeds(condition: unknown, end: string | number): boolean {
  if (!isFilter(condition)) return false
  const { gt, ge, eq } = condition as Record<string, string | number | null | undefined>
  return (gt != null && gt >= end) || (ge != null && ge > end) || (eq != null && eq > end)
}

function namesOne(condition: unknown, ids: readonly string[]): boolean {
  if (!isFilter(condition)) return false
  const { eq, in: list } = condition
  return [eq, ...(Array.isArray(list) ? list : [])].some((id) => ids.includes(id as string))
}

function isFilter(value: unknown): value is Filter {
  return typeof value === 'object' && value !== null
}

/** `undefined` before the first block. */
function readHead(store: NodeStore): Head | undefined {
  // The unary plus keeps SQLite from using the index on `seq_no`, with which it would sort all rows.
  const query = sql`SELECT id, seq_no, gen_utime, chain_order FROM blocks WHERE +seq_no > 0 ORDER BY chain_order DESC LIMIT 2`
  const rows = store.select(query, 1000)
  const block = rows.at(-1)
  if (block === undefined) return undefined
  return {
    // A next block names the last one by its hash.
    ids: [...rows.map(({ id }) => id as string), bytesToHex(readLastBlock(store).ref.rootHash)],
    seqNo: block['seq_no'] as number,
    genUtime: block['gen_utime'] as number,
    chainOrder: block['chain_order'] as string,
  }
}
