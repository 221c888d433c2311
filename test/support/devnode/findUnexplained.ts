import type { DevNode, Json } from './DevNode.ts'

/**
 * Errors in the stored moments before the newest transactions of a node: each has to be traced, and a repeated run must
 * have the same result. Empty when there are no errors.
 */
export async function findUnexplained(node: DevNode, count = 20): Promise<string[]> {
  const query = `{blockchain{transactions(last:${count}){nodes{id}}}}`
  const { nodes } = (await node.query(query)).data.blockchain.transactions
  const faults: string[] = []
  for (const transaction of nodes.map(({ id }: Json) => id.replace(/^transaction\//, ''))) {
    try {
      const { transactions } = await node.admin('trace', { transaction })
      const traced = transactions.find(({ id }: Json) => id === transaction)
      if (traced?.replayable !== true) faults.push(`${transaction} cannot be replayed`)
      const { matches } = await node.admin('replay', { transaction, steps: 0 })
      if (matches !== true) faults.push(`${transaction} comes out otherwise`)
    } catch (error) {
      faults.push(`${transaction}: ${(error as Error).message}`)
    }
  }
  return faults
}
