import { Capability } from '../Capability.ts'
import { Builder, type Cell } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { type Account, AccountStorage, type StorageUsed } from '../tlb/index.ts'
import type { BlockchainConfig } from './BlockchainConfig.ts'
import { messageSize } from './messageFees.ts'

/** Largest counter: `VarUInteger 7` in its wide form. */
const MAX_COUNTER = (1n << 56n) - 1n

/**
 * Size of an account as the executor writes it into `storage_stat`. Without the capability `FastStorageStat`: distinct
 * cells of `AccountStorage` and their bits. With it, counters of the tree: under `classic` rules repeated cells count
 * each time, under `current` rules only the root counts. Source: formats 2.1.
 */
export function storageUsed(account: Account, config: BlockchainConfig, rules: ChainRules): StorageUsed {
  const builder = new Builder()
  AccountStorage.store(account, builder)
  if (account.initCodeHash !== undefined) builder.storeBit(1).storeBits(account.initCodeHash, 256)
  const root = builder.toCell()
  if (!config.has(Capability.fastStorageStat)) return { ...messageSize(root), publicCells: 0n }
  if (rules === 'current') return { cells: 1n, bits: BigInt(root.bitLength), publicCells: 0n }
  const [cells, bits] = treeCounters(root, new Map())
  return { cells: least(cells), bits: least(bits), publicCells: 0n }
}

type Counters = readonly [cells: bigint, bits: bigint]

/** Counts cells with repetition, and without recursion because a tree may be deep. */
function treeCounters(root: Cell, known: Map<string, Counters>): Counters {
  const stack = [root]
  while (stack.length > 0) {
    const cell = stack[stack.length - 1]!
    const open = cell.refs.filter((child) => !known.has(child.hashKey()))
    if (open.length > 0) {
      stack.push(...open)
      continue
    }
    stack.pop()
    let cells = 1n
    let bits = BigInt(cell.bitLength)
    for (const child of cell.refs) {
      const [childCells, childBits] = known.get(child.hashKey())!
      cells += childCells
      bits += childBits
    }
    known.set(cell.hashKey(), [cells, bits])
  }
  return known.get(root.hashKey())!
}

function least(value: bigint): bigint {
  return value < MAX_COUNTER ? value : MAX_COUNTER
}
