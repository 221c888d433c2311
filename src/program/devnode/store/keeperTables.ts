/** Tables of block keepers and their access. Chains of earlier programs get them when they are opened. */
import type { Database, Statement } from 'better-sqlite3'
import type { KeeperBlockRecord, SignedBlockRecord } from './keeperRecords.ts'

/** `unsigned_blocks` has the blocks that wait for their signatures, so that a start finds them at once. */
export const KEEPER_TABLES = `
  CREATE TABLE IF NOT EXISTS keeper_blocks (
    height         INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL,
    parent_id      TEXT    NOT NULL,
    producer       INTEGER NOT NULL,
    signers        TEXT    NOT NULL,
    tr_count       INTEGER NOT NULL,
    common_section BLOB    NOT NULL,
    leaves         BLOB    NOT NULL,
    attested_to    INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS keeper_updates (
    height        INTEGER PRIMARY KEY,
    block_id      TEXT NOT NULL,
    thread_id     TEXT NOT NULL,
    chain_order   TEXT NOT NULL,
    bk_set_update TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS unsigned_blocks (
    height INTEGER PRIMARY KEY
  ) STRICT;

  CREATE TABLE IF NOT EXISTS signed_blocks (
    height        INTEGER PRIMARY KEY,
    signature     BLOB NOT NULL,
    envelope_hash TEXT NOT NULL,
    attestation   BLOB NOT NULL
  ) STRICT;
`

export const keeperTables = ['keeper_blocks', 'keeper_updates', 'unsigned_blocks', 'signed_blocks'] as const

/** The position of a block with keepers. */
export interface BlockPlace {
  readonly threadId: string
  readonly chainOrder: string
}

/** Writes the record of a block, within a transaction of the caller. */
export function prepareKeeperWrites(database: Database): (record: KeeperBlockRecord, place: BlockPlace) => void {
  const block = database.prepare('INSERT INTO keeper_blocks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const update = database.prepare('INSERT INTO keeper_updates VALUES (?, ?, ?, ?, ?)')
  const unsigned = database.prepare('INSERT INTO unsigned_blocks VALUES (?)')
  return (record, { threadId, chainOrder }) => {
    const { height, id, parentId, producer, signers, transactionCount, commonSection, leaves, attestedTo } = record
    const facts = [height, id, parentId, producer, JSON.stringify(signers), transactionCount]
    block.run(...facts, commonSection, leaves, attestedTo)
    if (record.changes !== undefined) update.run(height, id, threadId, chainOrder, record.changes)
    unsigned.run(height)
  }
}

const SIGNED = 'SELECT s.*, id FROM signed_blocks AS s JOIN keeper_blocks USING (height)'

/** Reads and completes what keepers said of blocks. */
export class KeeperRows {
  readonly #database: Database
  readonly #statements = new Map<string, Statement>()

  constructor(database: Database) {
    this.#database = database
  }

  block(height: number): KeeperBlockRecord | undefined {
    const row = this.#get('SELECT * FROM keeper_blocks WHERE height = ?', height)
    return row && blockOf(row)
  }

  lastBlock(): KeeperBlockRecord | undefined {
    const row = this.#get('SELECT * FROM keeper_blocks ORDER BY height DESC LIMIT 1')
    return row && blockOf(row)
  }

  signed(height: number): SignedBlockRecord | undefined {
    const row = this.#get(`${SIGNED} WHERE height = ?`, height)
    return row && signedOf(row)
  }

  /** Signed blocks after a height without a gap, ascending. */
  signedAfter(height: number, count: number): SignedBlockRecord[] {
    const text = `${SIGNED} WHERE height > ? ORDER BY height LIMIT ?`
    const rows = this.#prepare(text).all(height, count) as Row[]
    return rows.map(signedOf).filter((record, index) => record.height === height + 1 + index)
  }

  /** The lowest block after a height that waits for its signatures. */
  unsignedAfter(height: number): number | undefined {
    const text = 'SELECT height FROM unsigned_blocks WHERE height > ? ORDER BY height LIMIT 1'
    return this.#get(text, height)?.['height'] as number | undefined
  }

  /** BOC of the TVM block with an id. */
  blockBoc(id: string): Uint8Array | undefined {
    return bytesOf(this.#get('SELECT boc FROM blocks WHERE id = ?', id)?.['boc'])
  }

  /** Height of the last change of the set, `undefined` if it has never changed. */
  lastChange(): number | undefined {
    return this.#get('SELECT height FROM keeper_updates ORDER BY height DESC LIMIT 1')?.['height'] as number | undefined
  }

  /**
   * Stores signatures of a block that is still there and waits for them. They can be created again, so storing them
   * need not reach the disk at once. Only on the writing connection, and not within a transaction.
   */
  keepSigned({ id, height, signature, envelopeHash, attestation }: SignedBlockRecord): void {
    this.#database.pragma('synchronous = NORMAL')
    try {
      this.#database
        .transaction(() => {
          const waits = 'EXISTS (SELECT 1 FROM keeper_blocks AS b WHERE b.height = unsigned_blocks.height AND b.id = ?)'
          const done = this.#prepare(`DELETE FROM unsigned_blocks WHERE height = ? AND ${waits}`).run(height, id)
          if (done.changes === 0) return
          this.#prepare('INSERT INTO signed_blocks VALUES (?, ?, ?, ?)').run(
            height,
            signature,
            envelopeHash,
            attestation,
          )
        })
        .immediate()
    } finally {
      this.#database.pragma('synchronous = FULL')
    }
  }

  /** Generation time of the block of a height, Unix time in s. */
  timeOf(height: number): number {
    const text = 'SELECT gen_utime FROM blocks WHERE thread_id = ? AND height = ?'
    return this.#get(text, '0'.repeat(68), height)?.['gen_utime'] as number
  }

  #get(text: string, ...values: unknown[]): Row | undefined {
    return this.#prepare(text).get(...values) as Row | undefined
  }

  #prepare(text: string): Statement {
    let statement = this.#statements.get(text)
    if (statement === undefined) {
      statement = this.#database.prepare(text)
      this.#statements.set(text, statement)
    }
    return statement
  }
}

type Row = Readonly<Record<string, unknown>>

function blockOf(row: Row): KeeperBlockRecord {
  return {
    id: row['id'] as string,
    height: row['height'] as number,
    parentId: row['parent_id'] as string,
    producer: row['producer'] as number,
    signers: JSON.parse(row['signers'] as string) as number[],
    transactionCount: row['tr_count'] as number,
    commonSection: bytesOf(row['common_section'])!,
    leaves: bytesOf(row['leaves'])!,
    attestedTo: row['attested_to'] as number,
  }
}

function signedOf(row: Row): SignedBlockRecord {
  return {
    id: row['id'] as string,
    height: row['height'] as number,
    signature: bytesOf(row['signature'])!,
    envelopeHash: row['envelope_hash'] as string,
    attestation: bytesOf(row['attestation'])!,
  }
}

/** A copy: buffers of the driver share a pool, which must not cross threads. */
function bytesOf(value: unknown): Uint8Array | undefined {
  return value === undefined || value === null ? undefined : new Uint8Array(value as Buffer)
}
