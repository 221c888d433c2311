import type { NodeStore } from '../store/NodeStore.ts'

/** Order of the first block from a number on; `undefined` beyond the last one. */
export function blockOrder(store: NodeStore, seqNo: number): string | undefined {
  const text = 'SELECT chain_order FROM blocks WHERE workchain_id = 0 AND seq_no >= ? ORDER BY seq_no LIMIT 1'
  const [row] = store.select({ text, values: [seqNo] }, 1000)
  return row?.['chain_order'] as string | undefined
}
