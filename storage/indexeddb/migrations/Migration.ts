/** One step from a version of the schema to the next. It runs in the transaction of the upgrade. */
export interface Migration {
  /** Names of all object stores after this step. */
  readonly stores: readonly string[]
  readonly apply: (database: IDBDatabase, upgrade: IDBTransaction) => void
}
