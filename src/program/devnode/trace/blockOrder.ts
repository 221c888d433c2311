import type { NodeStore } from '../store/NodeStore.ts'

/** Chain order of the first block with this number or a later one; `undefined` if there is no such block. */
export function blockOrder(store: NodeStore, seqNo: number): string | undefined {
  const text = 'SELECT chain_order FROM blocks WHERE workchain_id = 0 AND seq_no >= ? ORDER BY seq_no LIMIT 1'
  const [row] = store.select({ text, values: [seqNo] }, 1000)
  return row?.['chain_order'] as string | undefined
}
