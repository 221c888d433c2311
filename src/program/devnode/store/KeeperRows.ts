import type { Database } from 'better-sqlite3'
import type { KeeperBlockRecord, SignedBlockRecord } from './keeperRecords.ts'
import type { Statements } from './Statements.ts'
import { insertInto, keeperBlockTable, type Row, signedBlockTable } from './tables.ts'

const SIGNED = 'SELECT s.*, id FROM signed_blocks AS s JOIN keeper_blocks USING (height)'

/** Reads the attestations of block keepers and adds their signatures. */
export class KeeperRows {
  readonly #database: Database
  readonly #statements: Statements

  constructor(database: Database, statements: Statements) {
    this.#database = database
    this.#statements = statements
  }

  block(height: number): KeeperBlockRecord | undefined {
    const row = this.#statements.get('SELECT * FROM keeper_blocks WHERE height = ?', height)
    return row && keeperBlockTable.itemOf(row)
  }

  lastBlock(): KeeperBlockRecord | undefined {
    const row = this.#statements.get('SELECT * FROM keeper_blocks ORDER BY height DESC LIMIT 1')
    return row && keeperBlockTable.itemOf(row)
  }

  signed(height: number): SignedBlockRecord | undefined {
    const row = this.#statements.get(`${SIGNED} WHERE height = ?`, height)
    return row && signedOf(row)
  }

  /** Signed blocks after a height without a gap, ascending. */
  signedAfter(height: number, count: number): SignedBlockRecord[] {
    const text = `${SIGNED} WHERE height > ? ORDER BY height LIMIT ?`
    const rows = this.#statements.all(text, height, count)
    return rows.map(signedOf).filter((record, index) => record.height === height + 1 + index)
  }

  /** The lowest block after a height that waits for its signatures. */
  unsignedAfter(height: number): number | undefined {
    const text = 'SELECT height FROM unsigned_blocks WHERE height > ? ORDER BY height LIMIT 1'
    return this.#statements.get(text, height)?.['height'] as number | undefined
  }

  /** BOC of the TVM block with an id. */
  blockBoc(id: string): Uint8Array | undefined {
    const row = this.#statements.get('SELECT boc FROM blocks WHERE id = ?', id)
    // A copy: buffers of the driver share a pool, which must not cross threads.
    return row && new Uint8Array(row['boc'] as Buffer)
  }

  /** Height of the last change of the set, `undefined` if it has never changed. */
  lastChange(): number | undefined {
    return this.#statements.get('SELECT height FROM keeper_updates ORDER BY height DESC LIMIT 1')?.['height'] as
      | number
      | undefined
  }

  /**
   * Stores signatures of a block that is still there and waits for them. They can be created again, so storing them
   * need not reach the disk at once. Only on the writing connection, and not within a transaction.
   */
  keepSigned(signed: SignedBlockRecord): void {
    this.#database.pragma('synchronous = NORMAL')
    try {
      this.#database
        .transaction(() => {
          const waits = 'EXISTS (SELECT 1 FROM keeper_blocks AS b WHERE b.height = unsigned_blocks.height AND b.id = ?)'
          const done = this.#statements
            .prepare(`DELETE FROM unsigned_blocks WHERE height = ? AND ${waits}`)
            .run(signed.height, signed.id)
          if (done.changes === 0) return
          const insert = insertInto(signedBlockTable.name, signedBlockTable.columns)
          this.#statements.prepare(insert).run(...signedBlockTable.rowOf(signed))
        })
        .immediate()
    } finally {
      this.#database.pragma('synchronous = FULL')
    }
  }

  /** Generation time of the block of a height, Unix time in s. */
  timeOf(height: number): number {
    const text = 'SELECT gen_utime FROM blocks WHERE thread_id = ? AND height = ?'
    return this.#statements.get(text, '0'.repeat(68), height)?.['gen_utime'] as number
  }
}

function signedOf(row: Row): SignedBlockRecord {
  return { id: row['id'] as string, ...signedBlockTable.itemOf(row) }
}
