import { items } from './0001-items.ts'

/** One step of the schema. */
export interface Migration {
  /** Becomes the version of the schema. */
  readonly number: number
  readonly sql: (schema: string) => string
}

/** All steps in order. Only ever append: a published step is never changed, databases in the field have been through it. */
export const migrations: readonly Migration[] = [items]

/** Version that this program writes. */
export const newestVersion: number = migrations.length
