import type { Database } from 'better-sqlite3'
import { ItemTable } from '../ItemTable.ts'

/** Downloaded proofs, grouped by network. Table `proofs`, migration 2. */
export function openProofs(database: Database): ItemTable {
  return new ItemTable(database, 'proofs')
}
