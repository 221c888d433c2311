import type { Database } from 'better-sqlite3'
import type { Collection } from '../../src/ports/Storage.ts'
import { ItemTable } from './ItemTable.ts'

export type ItemTables = { readonly [collection in Collection]: ItemTable }

/** Names of the tables of migrations 1 and 2. */
export const tableNames: Readonly<Record<Collection, string>> = { local: 'local_items', proofs: 'proofs' }

export function itemTables(database: Database): ItemTables {
  return { local: new ItemTable(database, tableNames.local), proofs: new ItemTable(database, tableNames.proofs) }
}
