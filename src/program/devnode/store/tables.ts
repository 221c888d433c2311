/** Columns of the tables, and how records become rows and rows become records. */
import type { JsonObject } from '../../../core/boc/index.ts'
import type { KeeperBlockRecord, SignedBlockRecord } from './keeperRecords.ts'
import type {
  AbiRecord,
  AccountRecord,
  BlockRecord,
  MessageRecord,
  PendingMessage,
  TransactionRecord,
} from './records.ts'
import { numberOfSortable, sortableNumber } from './sortableNumber.ts'

/** One row from the driver: column names and texts, numbers, `Buffer`s or null. */
export type Row = Record<string, unknown>

type RowValue = string | number | null | Uint8Array

/** Values of the columns of one row, in the order of `Table.columns`. */
export type RowValues = readonly RowValue[]

/** How a field of a record is stored in its column. */
interface Form<Value> {
  store(value: Value): RowValue
  load(stored: RowValue): Value
}

interface Table<Item> {
  readonly name: string
  readonly columns: readonly string[]
  rowOf(item: Item): RowValues
  itemOf(row: Row): Item
}

/** Columns are named as the fields in snake_case, unless `names` has another name. */
function defineTable<Item extends object>(
  name: string,
  forms: { readonly [Name in keyof Item]-?: Form<Item[Name]> },
  names: Readonly<Record<string, string>> = {},
): Table<Item> {
  const fields = Object.entries(forms as Record<string, Form<unknown>>).map(([field, form]) => {
    const column = names[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return { field, column, form }
  })
  return {
    name,
    columns: fields.map(({ column }) => column),
    rowOf: (item) => fields.map(({ field, form }) => form.store((item as Row)[field])),
    itemOf: (row) =>
      Object.fromEntries(fields.map(({ field, column, form }) => [field, form.load(row[column] as RowValue)])) as Item,
  }
}

const text: Form<string> = { store: (value) => value, load: (stored) => stored as string }
const number: Form<number> = { store: (value) => value, load: (stored) => stored as number }
const flag: Form<boolean> = { store: Number, load: (stored) => stored === 1 }
const sortable: Form<bigint> = { store: sortableNumber, load: (stored) => numberOfSortable(stored as string) }
const bytes: Form<Uint8Array> = { store: (value) => value, load: (stored) => viewOf(stored as Buffer) }
/** Buffers of the driver share a pool, which must not cross threads. */
const copiedBytes: Form<Uint8Array> = { store: (value) => value, load: (stored) => new Uint8Array(stored as Buffer) }
const document: Form<JsonObject> = { store: jsonText, load: (stored) => JSON.parse(stored as string) }

function optional<Value>({ store, load }: Form<Value>): Form<Value | undefined> {
  return {
    store: (value) => (value === undefined ? null : store(value)),
    load: (stored) => (stored === null ? undefined : load(stored)),
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Numbers that JSON would round become `0x` texts, which readers of numbers take as well. */
function jsonText(value: object): string {
  try {
    return JSON.stringify(value)
  } catch {
    // A `bigint` is rare, so it is tried second: a replacer costs a call for every value.
    return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `0x${part.toString(16)}` : part))
  }
}

export const blockTable = defineTable<Omit<BlockRecord, 'keepers'>>('blocks', {
  ...{ id: text, threadId: text, height: number, seqNo: number, workchainId: number, genUtime: number },
  ...{ chainOrder: text, trCount: number, document },
  boc: {
    store: (value) => value ?? new Uint8Array(),
    load: (stored) => ((stored as Buffer).length === 0 ? undefined : viewOf(stored as Buffer)),
  },
})

export const transactionTable = defineTable<TransactionRecord>('transactions', {
  ...{ id: text, blockId: text, accountAddr: text, dappId: optional(text), codeHash: optional(text) },
  ...{ chainOrder: text, lt: sortable, now: number, aborted: flag, balanceDelta: sortable, document, boc: bytes },
})

/** Fields known only from the sending or only from the receiving transaction of a message. */
const messageLinks = {
  ...{ srcTransactionId: optional(text), dstTransactionId: optional(text) },
  ...{ srcChainOrder: optional(text), dstChainOrder: optional(text) },
}

export const messageTable = defineTable<MessageRecord>('messages', {
  ...{ id: text, msgType: number, src: text, dst: text, srcDappId: optional(text), createdAt: optional(number) },
  ...{ ...messageLinks, document, boc: bytes },
})

/** Without `address`, the key, which follows from workchain and account id. */
export const accountTable = defineTable<AccountRecord>('accounts', {
  ...{ accountId: text, workchainId: number, dappId: optional(text), accType: number, balance: sortable },
  ...{ lastTransLt: sortable, lastPaid: number, codeHash: optional(text), document, boc: bytes },
})

/** The row of an account, as a query returns it. */
export function accountRow(address: string, account: AccountRecord): Row {
  const values = accountTable.rowOf(account)
  return { address, ...Object.fromEntries(accountTable.columns.map((column, index) => [column, values[index]])) }
}

export const pendingTable = defineTable<PendingMessage>(
  'pending_messages',
  { id: text, order: sortable, boc: bytes, context: document },
  { order: 'sorting' },
)

/** Without `code_hash`, the key. */
export const abiTable = defineTable<AbiRecord>('abis', { name: text, abi: text, debugMap: optional(text) })

export const keeperBlockTable = defineTable<Omit<KeeperBlockRecord, 'changes'>>(
  'keeper_blocks',
  {
    ...{ height: number, id: text, parentId: text, producer: number },
    signers: { store: (value) => JSON.stringify(value), load: (stored) => JSON.parse(stored as string) },
    ...{ transactionCount: number, commonSection: copiedBytes, leaves: copiedBytes, attestedTo: number },
  },
  { transactionCount: 'tr_count' },
)

/** Without `id`, which is that of the block of the height. */
export const signedBlockTable = defineTable<Omit<SignedBlockRecord, 'id'>>('signed_blocks', {
  ...{ height: number, signature: copiedBytes, envelopeHash: text, attestation: copiedBytes },
})

/** Statement that inserts one row. */
export function insertInto(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
}
