import { type ItemOperation, type ItemResults, StorageFront } from '../StorageFront.ts'
import type { StorageDescription } from './describeDatabase.ts'
import type { StorageOperation, StorageResults } from './StorageOperation.ts'

/** Carries out operations: the thread of a storage, or the calling thread. */
export interface OperationRunner {
  run<T extends StorageOperation>(operation: T): Promise<StorageResults[T['type']]>
}

/**
 * A `Storage` in an SQLite file, on a separate thread if `openSqliteStorage` made it, or on the caller's: `storageOf`.
 */
export class SqliteStorage extends StorageFront {
  readonly #runner: OperationRunner

  constructor(runner: OperationRunner, release: () => Promise<void>) {
    super(release)
    this.#runner = runner
  }

  /** Version, size, tables, columns and row counts of the file. */
  async describe(): Promise<StorageDescription> {
    return this.track(() => this.#runner.run({ type: 'describe' }))
  }

  protected override send<T extends ItemOperation>(operation: T): Promise<ItemResults[T['type']]> {
    return this.#runner.run(operation)
  }
}
