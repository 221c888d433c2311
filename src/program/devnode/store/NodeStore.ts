/**
 * The node's SQLite file. The producer owns the only connection that writes; servers open a second one with `readonly`,
 * also in another thread: WAL lets them work at the same time. All calls are synchronous, reads by key take some ten
 * microseconds.
 *
 * A commit is on the disk when it returns (`synchronous = FULL`), so what was acknowledged after it survives SIGKILL and
 * a power cut. Without a path everything is in memory and belongs to this one connection.
 */
import type { Database } from 'better-sqlite3'
import { disorderSetting, type OpenProgress, type OrderedTable } from './addIndexes.ts'
import { type CommitRows, commitRows, prepareWrites, type WriteCommit } from './commitRows.ts'
import { FollowCommits } from './FollowCommits.ts'
import { KeeperRows } from './KeeperRows.ts'
import { nodeTables, prepareNodeSchema } from './nodeSchema.ts'
import type {
  AbiRecord,
  AccountRecord,
  BlockCommit,
  BlockRecord,
  CommitNotice,
  MessageRecord,
  PendingMessage,
  RegisteredContract,
  TransactionRecord,
} from './records.ts'
import { SnapshotJournal } from './SnapshotJournal.ts'
import { Statements } from './Statements.ts'
import type { Sql } from './sql.ts'
import { defineFunctions, type QueryClock } from './sqlFunctions.ts'
import { abiTable, accountTable, blockTable, messageTable, pendingTable, type Row, transactionTable } from './tables.ts'

export { QueryTimeout } from './sqlFunctions.ts'
export type { Row } from './tables.ts'

/**
 * A transaction row is larger than half a page of the default size, which would leave the other half empty. Writes to
 * indexes by hash are scattered over the file, so a cache and rare checkpoints save most of them.
 */
const WRITER_SETTINGS = [
  'page_size = 8192',
  'journal_mode = WAL',
  'synchronous = FULL',
  'wal_autocheckpoint = 4000',
  'cache_size = -32768',
  // Triggers of snapshots must treat a replaced row as deleted.
  'recursive_triggers = ON',
] as const

const REPLACED: CommitNotice = { blocks: [], transactions: [], messages: [], accounts: [], isReplaced: true }

/** Opens a connection; returned by `loadDriver` of the storage. */
export type Connect = (path: string, options?: { readonly?: boolean; fileMustExist?: boolean }) => Database

export interface NodeStoreOptions {
  readonly connect: Connect
  /** Absolute path of the file, which is made if it is missing. Default: in memory. */
  readonly path?: string | undefined
  /** A second connection beside the producer's. The file must be there. Default false. */
  readonly readonly?: boolean | undefined
  /** Is notified of an opening that takes long, because an earlier version left indexes to be made. */
  readonly onProgress?: OpenProgress | undefined
}

export class NodeStore {
  /** Reports commits: those of this store, and those announced with `announce`. */
  readonly events = new FollowCommits()
  readonly database: Database
  /** Attestations of block keepers. */
  readonly keepers: KeeperRows
  /** Absent on a connection that only reads. */
  readonly #writer: { readonly write: WriteCommit; readonly snapshots: SnapshotJournal } | undefined
  readonly #statements: Statements
  readonly #clock: QueryClock
  /** Notices of a change that is not committed yet; `undefined` outside of one. */
  #untold: CommitNotice[] | undefined

  private constructor(database: Database, clock: QueryClock, readonly: boolean) {
    this.database = database
    this.#statements = new Statements(database)
    this.keepers = new KeeperRows(database, this.#statements)
    this.#clock = clock
    if (!readonly) this.#writer = { write: prepareWrites(database), snapshots: new SnapshotJournal(database) }
  }

  /** @throws Error for a file that is not a node's or of another version; errors of SQLite untranslated */
  static open({ connect, path, readonly = false, onProgress }: NodeStoreOptions): NodeStore {
    const database = connect(path ?? ':memory:', readonly ? { readonly, fileMustExist: true } : {})
    try {
      database.pragma('trusted_schema = OFF')
      database.pragma('busy_timeout = 5000')
      const clock = { deadline: 0 }
      defineFunctions(database, clock)
      if (!readonly) {
        for (const setting of WRITER_SETTINGS) database.pragma(setting)
        prepareNodeSchema(database, onProgress)
      }
      return new NodeStore(database, clock, readonly)
    } catch (error) {
      database.close()
      throw error
    }
  }

  /** Removes a waiting internal message. */
  removePending(id: string): void {
    this.#statements.prepare('DELETE FROM pending_messages WHERE id = ?').run(id)
  }

  /**
   * Stores one block with all its changes, durably and in one transaction; parts that are left out are empty.
   * Only on the writing connection.
   */
  commitBlock(commit: Partial<BlockCommit>): CommitNotice {
    return this.commitBlocks([{ blocks: [], transactions: [], messages: [], accounts: [], ...commit }])[0]!
  }

  /** Stores several blocks in one transaction, which waits for the disk once. */
  commitBlocks(commits: readonly BlockCommit[]): CommitNotice[] {
    return this.commitRows(commits.map(commitRows))
  }

  /** Stores blocks whose rows were prepared by `commitRows`. */
  commitRows(commits: readonly CommitRows[]): CommitNotice[] {
    const { write } = this.#writing()
    // Begins as a writing transaction: one that begins with reading cannot continue after another connection has
    // written.
    this.database
      .transaction(() => {
        for (const rows of commits) write(rows)
      })
      .immediate()
    const notices = commits.map(({ notice }) => notice)
    for (const notice of notices) this.#tell(notice)
    return notices
  }

  /** On a reading connection: notifies followers of what the writing connection has committed. */
  announce(notice: CommitNotice): void {
    this.events.emit(notice)
  }

  readAccount(accountId: string, workchainId = 0): AccountRecord | undefined {
    const row = this.#statements.get('SELECT * FROM accounts WHERE address = ?', `${workchainId}:${accountId}`)
    return row && accountTable.itemOf(row)
  }

  /** Every account, for a producer that starts up. */
  *readAccounts(): IterableIterator<AccountRecord> {
    for (const row of this.#statements.prepare('SELECT * FROM accounts').iterate())
      yield accountTable.itemOf(row as Row)
  }

  readBlock(id: string): BlockRecord | undefined {
    const row = this.#statements.get('SELECT * FROM blocks WHERE id = ?', id)
    return row && blockTable.itemOf(row)
  }

  /** The highest block of a thread. Default: the thread of zeros. */
  lastBlock(threadId: string = '0'.repeat(68)): BlockRecord | undefined {
    const row = this.#statements.get('SELECT * FROM blocks WHERE thread_id = ? ORDER BY height DESC LIMIT 1', threadId)
    return row && blockTable.itemOf(row)
  }

  readTransaction(id: string): TransactionRecord | undefined {
    const row = this.#statements.get('SELECT * FROM transactions WHERE id = ?', id)
    return row && transactionTable.itemOf(row)
  }

  readMessage(id: string): MessageRecord | undefined {
    const row = this.#statements.get('SELECT * FROM messages WHERE id = ?', id)
    return row && messageTable.itemOf(row)
  }

  /** Internal messages that wait for execution, in order. */
  pendingMessages(): PendingMessage[] {
    return this.#statements.all('SELECT * FROM pending_messages ORDER BY sorting, number').map(pendingTable.itemOf)
  }

  /** Registration for code with this hash. */
  readAbi(codeHash: string): AbiRecord | undefined {
    const row = this.#statements.get('SELECT * FROM abis WHERE code_hash = ?', codeHash)
    return row && abiTable.itemOf(row)
  }

  /** `image`: base64, for deployment; without it, an image that was stored before is kept. */
  writeAbi(codeHash: string, record: AbiRecord, image?: string): void {
    const text = 'INSERT OR REPLACE INTO abis (code_hash, name, abi, debug_map) VALUES (?, ?, ?, ?)'
    this.#statements.prepare(text).run(codeHash, ...abiTable.rowOf(record))
    if (image !== undefined)
      this.#statements.prepare('INSERT OR REPLACE INTO images (code_hash, tvc) VALUES (?, ?)').run(codeHash, image)
  }

  deleteAbi(codeHash: string): void {
    for (const table of ['abis', 'images'])
      this.#statements.prepare(`DELETE FROM ${table} WHERE code_hash = ?`).run(codeHash)
  }

  /** All registrations, by name, the newest of each name first. */
  registeredContracts(): RegisteredContract[] {
    // Without the debug maps, which are large.
    const text =
      'SELECT code_hash, name, abi, tvc FROM abis LEFT JOIN images USING (code_hash) ORDER BY name, abis.rowid DESC'
    let before: string | undefined
    return this.#statements.all(text).map((row) => {
      const { code_hash, name, abi, tvc } = row as Record<'code_hash' | 'name' | 'abi', string> & {
        readonly tvc: string | null
      }
      const isLatest = name !== before
      before = name
      return { name, codeHash: code_hash, abi, image: tvc ?? undefined, isLatest }
    })
  }

  setting(name: string): string | undefined {
    return this.#statements.prepare('SELECT value FROM settings WHERE name = ?').pluck().get(name) as string | undefined
  }

  /** Whether the rows of a table were stored in the order of their times and numbers; only a clock set back breaks it. */
  isInOrder(table: OrderedTable): boolean {
    return this.setting(disorderSetting(table)) === undefined
  }

  /** A setting that is stored as JSON; `undefined` if it was not set. */
  jsonSetting<T>(name: string): T | undefined {
    const text = this.setting(name)
    return text === undefined ? undefined : (JSON.parse(text) as T)
  }

  setSetting(name: string, value: string): void {
    this.#statements.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)').run(name, value)
  }

  /**
   * Rows of any query that only reads.
   * @param limitMs after that long the query ends with QueryTimeout, if it looks at many rows and calls `in_time()`
   */
  select({ text, values }: Sql, limitMs: number): Row[] {
    // The query runs in one turn of the event loop, during which no other clock advances.
    this.#clock.deadline = performance.now() + limitMs
    const statement = this.#statements.prepare(text)
    if (!statement.readonly) throw new Error('The query writes')
    return statement.all(...values) as Row[]
  }

  /** Deletes the whole chain with its settings and snapshots. Tables in `kept` stay unchanged. */
  reset(kept: readonly (typeof nodeTables)[number][] = []): void {
    this.database
      .transaction(() => {
        this.#writer?.snapshots.clear()
        for (const table of nodeTables) if (!kept.includes(table)) this.database.exec(`DELETE FROM ${table}`)
      })
      .immediate()
  }

  /** Snapshots of the whole store. Only on the writing connection. */
  get snapshots(): SnapshotJournal {
    return this.#writing().snapshots
  }

  /**
   * Stores several changes together or not at all. With `isReplaced`, followers are notified that the chain was replaced.
   * Only on the writing connection.
   */
  change<T>(action: () => T, { isReplaced = false } = {}): T {
    const isOutermost = this.#untold === undefined
    this.#untold ??= []
    const untold = this.#untold
    try {
      const result = this.database.transaction(action).immediate()
      if (isReplaced) untold.splice(0, untold.length, REPLACED)
      if (isOutermost) {
        this.#untold = undefined
        for (const notice of untold) this.events.emit(notice)
      }
      return result
    } finally {
      if (isOutermost) this.#untold = undefined
    }
  }

  /** Notifies followers, after the outermost transaction: they must not read uncommitted data. */
  #tell(notice: CommitNotice): void {
    if (this.#untold === undefined) this.events.emit(notice)
    else this.#untold.push(notice)
  }

  close(): void {
    this.database.close()
  }

  #writing() {
    if (this.#writer === undefined) throw new Error('This connection only reads')
    return this.#writer
  }
}
