import { items } from './0001-items.ts'
import type { Migration } from './Migration.ts'

/** The nth step leads to version n, the version of the database. Append new steps; never change a released one. */
export const migrations: readonly Migration[] = [items]
