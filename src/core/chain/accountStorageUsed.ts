import { Builder, type Cell } from '../cells/index.ts'
import { type Account, AccountStorage, type StorageUsedShort } from '../tlb/index.ts'

/**
 * Size that an account is charged for: the counters that it contains or, if they were never filled, the distinct cells
 * of its `AccountStorage` and their bits. Throws as `AccountStorage.store`. Source: formats 2.1.
 */
export function accountStorageUsed(account: Account): StorageUsedShort {
  const { used } = account.storageInfo
  if (used.cells > 0n || used.bits > 0n) return used
  const storage = new Builder()
  AccountStorage.store(account, storage)
  return countDistinctCells(storage.toCell())
}

/** The account with the counters of its content. Throws as `AccountStorage.store`. */
export function withStorageUsed(account: Account): Account {
  const used = { ...accountStorageUsed(account), publicCells: 0n }
  return { ...account, storageInfo: { ...account.storageInfo, used } }
}

function countDistinctCells(root: Cell): StorageUsedShort {
  const seen = new Set([root.hashKey()])
  const stack = [root]
  let bits = 0
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    bits += cell.bitLength
    for (const child of cell.refs) {
      if (seen.has(child.hashKey())) continue
      seen.add(child.hashKey())
      stack.push(child)
    }
  }
  return { cells: BigInt(seen.size), bits: BigInt(bits) }
}
