/** A server of a network with a masterchain over a `MasterChain`; it evaluates the filters that proofs use. */
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { parseTransaction } from '../../../src/core/tlb/index.ts'
import { GraphqlPeer } from '../net/GraphqlPeer.ts'
import type { ClassicRow, MasterChain } from './MasterChain.ts'

type Conditions = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface ClassicNetworkPeer {
  readonly peer: GraphqlPeer
  /** Changes published blocks. */
  lie: (row: ClassicRow) => ClassicRow | undefined
}

export async function startClassicNetwork(chain: MasterChain): Promise<ClassicNetworkPeer> {
  const network: ClassicNetworkPeer = { peer: undefined as unknown as GraphqlPeer, lie: (row) => row }
  const peer = await GraphqlPeer.start({
    info: () => ({ version: '0.68.0', time: Date.now(), latency: 0, rempEnabled: false }),
    query: ({ query, variables }) => {
      const collection = /^query (\w+)/.exec(query)?.[1] ?? ''
      const { filter = {}, limit } = variables as { filter?: Conditions; limit?: number | null }
      const rows = rowsOf(chain, collection, network.lie).filter((row) => matches(row, filter))
      return { data: { [collection]: rows.slice(0, limit ?? rows.length) } }
    },
  })
  return Object.assign(network, { peer })
}

function rowsOf(
  chain: MasterChain,
  collection: string,
  lie: (row: ClassicRow) => ClassicRow | undefined,
): readonly object[] {
  switch (collection) {
    case 'blocks':
      return chain.rows.flatMap((row) => lie(structuredClone(row)) ?? []).sort((a, b) => a.seq_no - b.seq_no)
    case 'zerostates':
      return [{ boc: writeBocBase64(chain.zerostate) }]
    case 'transactions':
      return [...chain.transactions].map(([id, { cell, blockId }]) => ({
        ...{ id, boc: writeBocBase64(cell), block_id: blockId },
      }))
    case 'messages':
      return [...chain.transactions].flatMap(([id, { cell }]) => {
        const { inMsg } = parseTransaction(cell)
        if (inMsg === undefined) return []
        return [{ id: inMsg.hashHex(), boc: writeBocBase64(inMsg), dst_transaction: { id }, src_transaction: null }]
      })
    default:
      return []
  }
}

function matches(row: object, filter: Conditions): boolean {
  return Object.entries(filter).every(([name, conditions]) => {
    const value = (row as Record<string, unknown>)[name] as number
    return Object.entries(conditions).every(([operator, operand]) => {
      switch (operator) {
        case 'eq':
          return value === operand
        case 'in':
          return (operand as unknown[]).includes(value)
        case 'ge':
          return value >= (operand as number)
        case 'le':
          return value <= (operand as number)
        case 'lt':
          return value < (operand as number)
        default:
          throw new Error(`No operator ${operator}`)
      }
    })
  })
}
