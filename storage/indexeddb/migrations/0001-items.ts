import type { Migration } from './Migration.ts'

/** Keys are `[group, key]`, both ASCII, so that their order as UTF-16 units is the order of their bytes. Values are bytes. */
export const items: Migration = {
  stores: ['vendorclient.local', 'vendorclient.proofs'],
  apply: (database) => {
    for (const name of items.stores) database.createObjectStore(name)
  },
}
