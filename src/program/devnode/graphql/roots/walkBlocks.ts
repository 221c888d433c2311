/**
 * Walks through blocks as clients of networks with a masterchain do: they search for the blocks whose `prev_ref.root_hash` is the id
 * of the last block they know. On a chain with block keepers, the id of a block is not its hash, and such a client would
 * search without end. Therefore ids are accepted in this condition, and the answer names the previous block in the same way.
 */
import { bytesToHex } from '../../../../core/bytes/index.ts'
import { readLastBlock } from '../../store/LastBlock.ts'
import type { NodeStore } from '../../store/NodeStore.ts'
import { sql } from '../../store/sql.ts'
import type { Source } from '../fields/Field.ts'

type Filter = Readonly<Record<string, unknown>>

/** A filter of which ids of previous blocks were replaced, and these ids by hash. */
export interface Walk {
  readonly filter: Filter
  readonly ids: ReadonlyMap<string, string>
}

/** `undefined` if the filter does not name previous blocks. */
export function readWalk(filter: Filter | null | undefined, store: NodeStore): Walk | undefined {
  const previous = filter?.['prev_ref']
  const condition = isObject(previous) ? previous['root_hash'] : undefined
  if (!isObject(condition)) return undefined
  const { eq, in: list } = condition
  const named = [...(Array.isArray(list) ? list : []), eq].filter((id) => typeof id === 'string')
  if (named.length === 0) return undefined
  const ids = new Map<string, string>()
  for (const id of named) {
    const hash = hashOfBlock(id, store)
    if (hash !== undefined && hash !== id) ids.set(hash, id)
  }
  const hashes = new Map([...ids].map(([hash, id]) => [id, hash]))
  const replaced = {
    ...condition,
    ...(typeof eq === 'string' && { eq: hashes.get(eq) ?? eq }),
    ...(Array.isArray(list) && { in: list.map((id) => hashes.get(id) ?? id) }),
  }
  return { filter: { ...filter, prev_ref: { ...(previous as Filter), root_hash: replaced } }, ids }
}

/** The object with the id of the previous block, if the client named the block by its id. */
export function namedAsAsked(source: Source, { ids }: Walk): Source {
  const previous = source['prev_ref'] as { readonly root_hash?: string } | null | undefined
  const id = ids.get(previous?.root_hash ?? '')
  return id === undefined ? source : { ...source, prev_ref: { ...previous, root_hash: id } }
}

/** Hash of a block of the network: the next block has it, and for the last block the end of the chain. */
function hashOfBlock(id: string, store: NodeStore): string | undefined {
  const last = readLastBlock(store)
  if (last.id === id) return bytesToHex(last.ref.rootHash)
  const next = sql`SELECT json_extract(n.document, '$.prev_ref.root_hash') AS hash FROM blocks AS b JOIN blocks AS n
    ON n.seq_no = b.seq_no + 1 AND n.workchain_id = 0 WHERE b.id = ${id} AND b.workchain_id = 0`
  return store.select(next, 1000)[0]?.['hash'] as string | undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
