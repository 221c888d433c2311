/**
 * Runs a batch of writes on what its conditions say about the items, so that one message can carry the whole transaction:
 * the server checks the assumptions and writes, or does nothing.
 */
import { appendCounter, type ItemAppend, type ItemWrite, type StorageCondition } from '../../src/ports/Storage.ts'
import { groupId, placeId, type WriteOperation } from '../common/ItemOperation.ts'
import { LockedItems } from '../common/LockedItems.ts'

export interface AssumedBatch {
  /** One answer per operation. */
  readonly values: readonly (boolean | undefined)[]
  /** What the server has to find. */
  readonly conditions: readonly StorageCondition[]
  /** The items after all operations, without those that are appended. */
  readonly items: LockedItems
  readonly appended: readonly ItemAppend[]
}

/** `undefined` for a batch whose answers depend on items that no condition names. */
export function assumeConditions(operations: readonly WriteOperation[]): AssumedBatch | undefined {
  // Its answer says whether there was an item.
  if (operations.some(({ type }) => type === 'delete') || namesAppended(operations)) return undefined
  const items = new LockedItems([], [])
  const assumed: StorageCondition[] = []
  const appended: ItemAppend[] = []
  const known = new Set<string>()
  const values = operations.map(({ type, writes, conditions }) => {
    for (const condition of conditions) {
      if (known.has(placeId(condition))) continue
      known.add(placeId(condition))
      items.assume(condition, condition.value)
      assumed.push(condition)
    }
    const named = writes.filter((write): write is ItemWrite => !('append' in write))
    const value = items.run({ type, writes: named, conditions })
    if (value === false) return value
    for (const write of named) {
      known.add(placeId(write))
      items.addPlace(write)
    }
    appended.push(...writes.filter((write): write is ItemAppend => 'append' in write))
    return value
  })
  return { values, conditions: assumed, items, appended }
}

/** Whether an operation names an item of a group that items are appended to, or its counter. */
function namesAppended(operations: readonly WriteOperation[]): boolean {
  const groups = new Set<string>()
  for (const { writes } of operations) {
    for (const write of writes) {
      if (!('append' in write)) continue
      const { collection, store } = write
      groups.add(groupId(write)).add(groupId({ collection, store: appendCounter(store).store }))
    }
  }
  if (groups.size === 0) return false
  return operations.some(({ writes, conditions }) =>
    [...writes, ...conditions].some((item) => !('append' in item) && groups.has(groupId(item))),
  )
}
