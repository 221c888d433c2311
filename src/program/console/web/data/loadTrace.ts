/** Loads the tree of a transaction: as a development node explains it, else as the network has it. */
import type { TracedTransaction as NodeTransaction } from '../../../../../bindings/typescript/generated/devNode/types.ts'
import { checkId } from './accounts.ts'
import { controls, hasControls } from './controls.ts'
import { queryEach } from './query.ts'
import { readTree } from './readTree.ts'
import { lossesIn, type Trace, type TracedTransaction } from './trace.ts'
import { readRows, TRANSACTION_ROW } from './transactionRows.ts'

/** `undefined` for a transaction that the network does not have. */
export async function loadTrace(transaction: string): Promise<Trace | undefined> {
  const id = checkId(transaction)
  if (!(await hasControls())) return await readTree(id)
  const trace = await controls.trace({ transaction: id }).catch((error: { readonly code?: unknown }) => {
    if (error.code === 'not_found') return undefined
    throw error
  })
  if (trace === undefined) return undefined
  return { ...trace, transactions: await withLosses(trace.transactions), isFromNode: true }
}

/** A node that no longer keeps the state before a transaction does not know what was lost; the library computes it. */
async function withLosses(transactions: readonly NodeTransaction[]): Promise<TracedTransaction[]> {
  const old = transactions.filter(({ replayable }) => !replayable).map(({ id }) => id)
  const found = await queryEach(old, 20, (id) => `transaction(hash: "${checkId(id)}") { ${TRANSACTION_ROW} }`)
  const rows = new Map((await readRows([...found.values()])).map((row) => [row.id, row]))
  return transactions.map((transaction) => {
    if (transaction.replayable) return { ...transaction, isLossKnown: true }
    return { ...transaction, ...lossesIn(rows.get(transaction.id)) }
  })
}
