import { type ItemOperation, type ItemResults, StorageFront } from '../StorageFront.ts'
import type { PostgresEngine } from './PostgresEngine.ts'
import { postgresOperation } from './PostgresOperation.ts'

/** A `Storage` in a schema of a PostgreSQL database. Made by `openPostgresStorage`. */
export class PostgresStorage extends StorageFront {
  readonly #engine: PostgresEngine

  constructor(engine: PostgresEngine, release: () => Promise<void>) {
    super(release)
    this.#engine = engine
  }

  protected override async send<T extends ItemOperation>(operation: T): Promise<ItemResults[T['type']]> {
    // The operation has no group, so it cannot be compared with earlier writes.
    if (operation.type === 'stores') await this.settled()
    return this.#engine.run(postgresOperation(operation)) as Promise<ItemResults[T['type']]>
  }
}
