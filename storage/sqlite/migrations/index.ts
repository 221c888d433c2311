import { localItems } from './0001-local-items.ts'
import { proofs } from './0002-proofs.ts'

/**
 * One step of the schema. SQL is kept in TypeScript modules and not in `.sql` files, so that the same import works
 * un-built, in a bundle and in a single executable.
 */
export interface Migration {
  /** Becomes `user_version` of the file. */
  readonly number: number
  readonly name: string
  readonly sql: string
}

/** All steps in order. Only ever append: a published step is never changed, files in the field have been through it. */
export const migrations: readonly Migration[] = [localItems, proofs]

/** Version that this program writes. */
export const newestVersion: number = migrations.length
