import type { Database } from 'better-sqlite3'
import { ItemTable } from '../ItemTable.ts'

/** Items that the library keeps for the application. Table `local_items`, migration 1. */
export function openLocalItems(database: Database): ItemTable {
  return new ItemTable(database, 'local_items')
}
