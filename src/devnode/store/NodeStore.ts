/**
 * The node's SQLite file. The producer owns the one connection that writes; whoever serves requests opens a second one
 * with `readonly`, in another thread if it likes: WAL lets them work at the same time. All calls are synchronous, reads by
 * key take some ten microseconds.
 *
 * A commit is on the disk when it returns (`synchronous = FULL`), so what was acknowledged after it survives SIGKILL and
 * a power cut. Without a path everything is in memory and belongs to this one connection.
 */
import type { Database, Statement } from 'better-sqlite3'
import type { JsonObject } from '../../core/boc/index.ts'
import { FollowCommits } from './FollowCommits.ts'
import { nodeTables, prepareNodeSchema } from './nodeSchema.ts'
import type {
  AccountRecord,
  BlockCommit,
  BlockRecord,
  CommitNotice,
  MessageRecord,
  PendingMessage,
  TransactionRecord,
} from './records.ts'
import { numberOfSortable, readInteger, sortableNumber } from './sortableNumber.ts'
import type { Sql } from './sql.ts'

/**
 * A row of a transaction is larger than half a page of the default size, which would leave the other half empty. Indexes by
 * hash are written all over, so that a cache and rare checkpoints save most of the writing.
 */
const WRITER_SETTINGS = [
  'page_size = 8192',
  'journal_mode = WAL',
  'synchronous = FULL',
  'wal_autocheckpoint = 4000',
  'cache_size = -32768',
] as const

/** Compiled statements that are kept. */
const MAX_STATEMENTS = 500

/** Opens a connection, as `loadDriver` of the storage gives it. */
export type Connect = (path: string, options?: { readonly?: boolean; fileMustExist?: boolean }) => Database

export interface NodeStoreOptions {
  readonly connect: Connect
  /** Absolute path of the file, which is made if it is missing. Default: in memory. */
  readonly path?: string | undefined
  /** A second connection beside the producer's. The file must be there. Default false. */
  readonly readonly?: boolean | undefined
}

/** One row as the driver gives it: column names and texts, numbers, `Buffer`s or null. */
export type Row = Record<string, unknown>

/** A query ran longer than it may. */
export class QueryTimeout extends Error {
  constructor() {
    super('Request timeout')
  }
}

export class NodeStore {
  /** Tells of commits: those of this store, and those announced with `announce`. */
  readonly events = new FollowCommits()
  readonly database: Database
  readonly #write: WriteStatements | undefined
  readonly #statements = new Map<string, Statement>()
  readonly #clock: QueryClock

  private constructor(database: Database, clock: QueryClock, readonly: boolean) {
    this.database = database
    this.#clock = clock
    if (!readonly) this.#write = prepareWrites(database)
  }

  /** @throws Error for a file that is not a node's or of another version; errors of SQLite untranslated */
  static open({ connect, path, readonly = false }: NodeStoreOptions): NodeStore {
    const database = connect(path ?? ':memory:', readonly ? { readonly, fileMustExist: true } : {})
    try {
      database.pragma('trusted_schema = OFF')
      database.pragma('busy_timeout = 5000')
      const clock = { deadline: 0 }
      defineFunctions(database, clock)
      if (!readonly) {
        for (const setting of WRITER_SETTINGS) database.pragma(setting)
        prepareNodeSchema(database)
      }
      return new NodeStore(database, clock, readonly)
    } catch (error) {
      database.close()
      throw error
    }
  }

  /** Stores one block with everything that it changes, durably and in one transaction. Only on the writing connection. */
  commitBlock(commit: BlockCommit): CommitNotice {
    return this.commitBlocks([commit])[0]!
  }

  /** Several blocks in one transaction, so that they wait for the disk once. */
  commitBlocks(commits: readonly BlockCommit[]): CommitNotice[] {
    const write = this.#writing()
    this.database.transaction(() => {
      for (const commit of commits) write(commit)
    })()
    const notices = commits.map(noticeOf)
    for (const notice of notices) this.events.emit(notice)
    return notices
  }

  /** On a reading connection: tells followers what the writing connection has committed. */
  announce(notice: CommitNotice): void {
    this.events.emit(notice)
  }

  readAccount(accountId: string, workchainId = 0): AccountRecord | undefined {
    const row = this.#get('SELECT * FROM accounts WHERE address = ?', `${workchainId}:${accountId}`)
    return row && accountOf(row)
  }

  /** Every account, for a producer that starts up. */
  *readAccounts(): IterableIterator<AccountRecord> {
    for (const row of this.#prepare('SELECT * FROM accounts').iterate()) yield accountOf(row as Row)
  }

  readBlock(id: string): BlockRecord | undefined {
    const row = this.#get('SELECT * FROM blocks WHERE id = ?', id)
    return row && blockOf(row)
  }

  /** The highest block of a thread. Default: the thread of zeros. */
  lastBlock(threadId: string = '0'.repeat(68)): BlockRecord | undefined {
    const row = this.#get('SELECT * FROM blocks WHERE thread_id = ? ORDER BY height DESC LIMIT 1', threadId)
    return row && blockOf(row)
  }

  readTransaction(id: string): TransactionRecord | undefined {
    const row = this.#get('SELECT * FROM transactions WHERE id = ?', id)
    return row && transactionOf(row)
  }

  readMessage(id: string): MessageRecord | undefined {
    const row = this.#get('SELECT * FROM messages WHERE id = ?', id)
    return row && messageOf(row)
  }

  /** Internal messages that wait for execution, in order. */
  pendingMessages(): PendingMessage[] {
    const rows = this.#prepare('SELECT * FROM pending_messages ORDER BY sorting, number').all() as Row[]
    return rows.map((row) => ({
      id: row['id'] as string,
      order: numberOfSortable(row['sorting'] as string),
      boc: bytesOf(row['boc']),
      context: JSON.parse(row['context'] as string) as JsonObject,
    }))
  }

  setting(name: string): string | undefined {
    return this.#prepare('SELECT value FROM settings WHERE name = ?').pluck().get(name) as string | undefined
  }

  setSetting(name: string, value: string): void {
    this.#prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)').run(name, value)
  }

  /**
   * Rows of any query that only reads.
   * @param limitMs after that long the query ends with QueryTimeout, if it looks at many rows and calls `in_time()`
   */
  select({ text, values }: Sql, limitMs: number): Row[] {
    this.#clock.deadline = performance.now() + limitMs
    const statement = this.#prepare(text)
    if (!statement.readonly) throw new Error('The query writes')
    return statement.all(...values) as Row[]
  }

  /** Forgets the whole chain, settings included. */
  reset(): void {
    this.database.transaction(() => {
      for (const table of nodeTables) this.database.exec(`DELETE FROM ${table}`)
    })()
  }

  close(): void {
    this.database.close()
  }

  #writing(): WriteStatements {
    if (this.#write === undefined) throw new Error('This connection only reads')
    return this.#write
  }

  #get(sql: string, ...values: unknown[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    // Filters make texts without end; forgetting all of them now and then is simple and costs little.
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear()
    const statement = this.database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** When the running query has to end, by `performance.now`. */
interface QueryClock {
  deadline: number
}

/** How many rows a query may look at between two looks at the clock. */
const ROWS_PER_LOOK = 64

/**
 * - `sortable(x)`: the text that sorts like the integer in `x`, which may be `0x` text; null for anything else.
 * - `unsortable(x)`: the integer of such a text, as decimal text.
 * - `big_sum(x)`: sum of such integers of any size as decimal text.
 * - `in_time()`: 1, until the running query has lasted too long; then it ends the query. SQLite offers no other way to
 *   stop a query on the thread that runs it.
 */
const defineFunctions = (database: Database, clock: QueryClock): void => {
  database.function('sortable', { deterministic: true }, (value: unknown) => {
    const integer = readInteger(value)
    return integer === undefined ? null : sortableNumber(integer)
  })
  database.function('unsortable', { deterministic: true }, (value: unknown) =>
    typeof value === 'string' ? numberOfSortable(value).toString() : null,
  )
  database.aggregate('big_sum', {
    start: () => 0n,
    step: (total: bigint, value: unknown) => total + (readInteger(value) ?? 0n),
    result: (total: bigint) => total.toString(),
  })
  let rows = 0
  database.function('in_time', { deterministic: false }, () => {
    if (++rows % ROWS_PER_LOOK === 0 && performance.now() > clock.deadline) throw new QueryTimeout()
    return 1
  })
}

type WriteStatements = (commit: BlockCommit) => void

const prepareWrites = (database: Database): WriteStatements => {
  const insert = (table: string, columns: readonly string[], conflict = '') =>
    database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ${conflict}`,
    )
  const blockColumns = ['id', 'thread_id', 'height', 'seq_no', 'workchain_id', 'gen_utime', 'chain_order', 'tr_count']
  const block = insert('blocks', [...blockColumns, 'document', 'boc'])
  const transaction = insert('transactions', [
    ...['id', 'block_id', 'account_addr', 'dapp_id', 'code_hash', 'chain_order', 'lt', 'now', 'aborted'],
    ...['balance_delta', 'document', 'boc'],
  ])
  const keepOld = (column: string) => `${column} = coalesce(excluded.${column}, ${column})`
  const links = ['src_transaction_id', 'dst_transaction_id', 'src_chain_order', 'dst_chain_order']
  const message = insert(
    'messages',
    [...['id', 'msg_type', 'src', 'dst', 'src_dapp_id', 'created_at'], ...links, 'document', 'boc'],
    `ON CONFLICT (id) DO UPDATE SET ${links.map(keepOld).join(', ')}`,
  )
  const accountColumns = ['account_id', 'workchain_id', 'dapp_id', 'acc_type', 'balance', 'last_trans_lt', 'last_paid']
  const changed = [...accountColumns, 'code_hash', 'document', 'boc']
  const account = insert(
    'accounts',
    ['address', ...changed],
    `ON CONFLICT (address) DO UPDATE SET ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  )
  const deleteAccount = database.prepare('DELETE FROM accounts WHERE address = ?')
  const pending = insert('pending_messages', ['id', 'sorting', 'boc', 'context'], 'ON CONFLICT (id) DO NOTHING')
  const deletePending = database.prepare('DELETE FROM pending_messages WHERE id = ?')
  const setting = database.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)')

  return (commit) => {
    for (const b of commit.blocks) {
      const position = [b.id, b.threadId, b.height, b.seqNo, b.workchainId, b.genUtime, b.chainOrder, b.trCount]
      block.run(...position, textOf(b.document), b.boc ?? new Uint8Array())
    }
    for (const t of commit.transactions) {
      const origin = [t.id, t.blockId, t.accountAddr, t.dappId ?? null, t.codeHash ?? null, t.chainOrder]
      const figures = [sortableNumber(t.lt), t.now, t.aborted ? 1 : 0, sortableNumber(t.balanceDelta)]
      transaction.run(...origin, ...figures, textOf(t.document), t.boc)
    }
    for (const m of commit.messages) {
      const header = [m.id, m.msgType, m.src, m.dst, m.srcDappId ?? null, m.createdAt ?? null]
      const ids = [m.srcTransactionId ?? null, m.dstTransactionId ?? null]
      message.run(...header, ...ids, m.srcChainOrder ?? null, m.dstChainOrder ?? null, textOf(m.document), m.boc)
    }
    for (const a of commit.accounts) {
      const key = [addressOf(a), a.accountId, a.workchainId, a.dappId ?? null, a.accType]
      const figures = [sortableNumber(a.balance), sortableNumber(a.lastTransLt), a.lastPaid, a.codeHash ?? null]
      account.run(...key, ...figures, textOf(a.document), a.boc)
    }
    for (const gone of commit.deletedAccounts ?? []) deleteAccount.run(addressOf(gone))
    for (const p of commit.pendingAdded ?? [])
      pending.run(p.id, sortableNumber(p.order), p.boc, JSON.stringify(p.context))
    for (const id of commit.pendingRemoved ?? []) deletePending.run(id)
    for (const [name, value] of Object.entries(commit.settings ?? {})) setting.run(name, value)
  }
}

const addressOf = ({ workchainId, accountId }: { workchainId: number; accountId: string }): string =>
  `${workchainId}:${accountId}`

/** Numbers that JSON would round become `0x` texts, which readers of numbers take as well. */
const textOf = (document: JsonObject): string => {
  try {
    return JSON.stringify(document)
  } catch {
    // Rare enough to be tried second: with a replacer every value costs a call.
    return JSON.stringify(document, (_, value) => (typeof value === 'bigint' ? `0x${value.toString(16)}` : value))
  }
}

const noticeOf = (commit: BlockCommit): CommitNotice => ({
  blocks: commit.blocks.map(({ id }) => id),
  transactions: commit.transactions.map(({ id }) => id),
  messages: commit.messages.map(({ id }) => id),
  accounts: commit.accounts.map(addressOf),
})

const bytesOf = (value: unknown): Uint8Array => {
  const { buffer, byteOffset, byteLength } = value as Buffer
  return new Uint8Array(buffer, byteOffset, byteLength)
}

const documentOf = (row: Row): JsonObject => JSON.parse(row['document'] as string) as JsonObject
const optional = (value: unknown): string | undefined => (value as string | null) ?? undefined

const blockOf = (row: Row): BlockRecord => {
  const boc = bytesOf(row['boc'])
  return {
    id: row['id'] as string,
    threadId: row['thread_id'] as string,
    height: row['height'] as number,
    seqNo: row['seq_no'] as number,
    workchainId: row['workchain_id'] as number,
    genUtime: row['gen_utime'] as number,
    chainOrder: row['chain_order'] as string,
    trCount: row['tr_count'] as number,
    document: documentOf(row),
    boc: boc.length === 0 ? undefined : boc,
  }
}

const transactionOf = (row: Row): TransactionRecord => ({
  id: row['id'] as string,
  blockId: row['block_id'] as string,
  accountAddr: row['account_addr'] as string,
  dappId: optional(row['dapp_id']),
  codeHash: optional(row['code_hash']),
  chainOrder: row['chain_order'] as string,
  lt: numberOfSortable(row['lt'] as string),
  now: row['now'] as number,
  aborted: row['aborted'] === 1,
  balanceDelta: numberOfSortable(row['balance_delta'] as string),
  document: documentOf(row),
  boc: bytesOf(row['boc']),
})

const messageOf = (row: Row): MessageRecord => ({
  id: row['id'] as string,
  msgType: row['msg_type'] as number,
  src: row['src'] as string,
  dst: row['dst'] as string,
  srcDappId: optional(row['src_dapp_id']),
  createdAt: (row['created_at'] as number | null) ?? undefined,
  srcTransactionId: optional(row['src_transaction_id']),
  dstTransactionId: optional(row['dst_transaction_id']),
  srcChainOrder: optional(row['src_chain_order']),
  dstChainOrder: optional(row['dst_chain_order']),
  document: documentOf(row),
  boc: bytesOf(row['boc']),
})

const accountOf = (row: Row): AccountRecord => ({
  accountId: row['account_id'] as string,
  workchainId: row['workchain_id'] as number,
  dappId: optional(row['dapp_id']),
  accType: row['acc_type'] as number,
  balance: numberOfSortable(row['balance'] as string),
  lastTransLt: numberOfSortable(row['last_trans_lt'] as string),
  lastPaid: row['last_paid'] as number,
  codeHash: optional(row['code_hash']),
  document: documentOf(row),
  boc: bytesOf(row['boc']),
})
