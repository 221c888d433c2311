import {
  Builder,
  type Cell,
  CellError,
  Dictionary,
  refValue,
  Slice,
  uintBigValue,
  uintKey,
  uintValue,
} from '../../cells/index.ts'
import { CurrencyCollection } from '../CurrencyCollection.ts'
import { bits256, cellOf, record, type Stored } from '../fields.ts'
import { HashUpdate } from '../HashUpdate.ts'
import { innerPart } from '../innerPart.ts'
import { AccountStatus } from './AccountStatus.ts'
import { TransactionDescription } from './TransactionDescription.ts'

const TAG = 0b0111

const HEAD = record({
  /** 32 bytes; the workchain is only in the messages. */
  accountAddr: bits256,
  lt: uintBigValue(64),
  prevTransHash: bits256,
  prevTransLt: uintBigValue(64),
  /** Unix time, s. */
  now: uintValue(32),
})
const STATUSES = record({ origStatus: AccountStatus, endStatus: AccountStatus })
const MESSAGE_INDEX = uintKey(15)

/**
 *     transaction$0111 account_addr:bits256 lt:uint64 prev_trans_hash:bits256 prev_trans_lt:uint64 now:uint32
 *       outmsg_cnt:uint15 orig_status:AccountStatus end_status:AccountStatus
 *       ^[ in_msg:(Maybe ^Message) out_msgs:(HashmapE 15 ^Message) ]
 *       total_fees:CurrencyCollection state_update:^(HASH_UPDATE Account) description:^TransactionDescr = Transaction;
 */
export interface Transaction extends Stored<typeof HEAD>, Stored<typeof STATUSES> {
  /** Cell of the message that caused the transaction. */
  readonly inMsg?: Cell
  /** Cells of the messages that the transaction sent, in creation order. */
  readonly outMsgs: readonly Cell[]
  readonly totalFees: CurrencyCollection
  readonly stateUpdate: HashUpdate
  readonly description: TransactionDescription
}

/**
 * Transaction of a whole cell; its hash is the transaction id. The messages stay cells, so that one broken message does
 * not hide the rest. Throws `underflow`, `format` for another tag or trailing data, `pruned`, `exotic`; InnerPartError
 * for the list of messages, the state update and the description.
 */
export function parseTransaction(cell: Cell): Transaction {
  const slice = Slice.of(cell)
  const tag = slice.loadUint(4)
  if (tag !== TAG) throw new CellError('format', `Unknown tag ${tag} of a transaction`)
  const head = HEAD.load(slice)
  const count = slice.loadUint(15)
  const statuses = STATUSES.load(slice)
  const messages = slice.loadRefSlice()
  const inMsg = messages.loadMaybeRef()
  const outMsgs = new Dictionary(MESSAGE_INDEX, refValue, messages.loadMaybeRef())
  const totalFees = CurrencyCollection.load(slice)
  const parts = loadParts(slice.loadRef(), slice.loadRef(), outMsgs, count)
  slice.expectEnd('Transaction')
  return { ...head, ...statuses, ...(inMsg && { inMsg }), totalFees, ...parts }
}

function loadParts(stateUpdate: Cell, description: Cell, messages: Iterable<[number, Cell]>, count: number) {
  return innerPart(() => {
    const outMsgs = [...messages].map(([, message]) => message)
    if (outMsgs.length !== count) {
      throw new CellError('format', `The transaction has ${outMsgs.length} outbound messages, but declares ${count}`)
    }
    return {
      outMsgs,
      stateUpdate: HashUpdate.load(Slice.of(stateUpdate)),
      description: TransactionDescription.load(Slice.of(description)),
    }
  })
}

/** Cell of a transaction. Throws `range`, `overflow`. */
export function transactionCell(transaction: Transaction): Cell {
  const builder = new Builder().storeUint(TAG, 4)
  HEAD.store(transaction, builder)
  builder.storeUint(transaction.outMsgs.length, 15)
  STATUSES.store(transaction, builder)
  const outMsgs = new Dictionary(MESSAGE_INDEX, refValue)
  transaction.outMsgs.forEach((message, index) => {
    outMsgs.set(index, message)
  })
  builder.storeRef(new Builder().storeMaybeRef(transaction.inMsg).storeMaybeRef(outMsgs.root).toCell())
  CurrencyCollection.store(transaction.totalFees, builder)
  builder.storeRef(cellOf(HashUpdate, transaction.stateUpdate))
  return builder.storeRef(cellOf(TransactionDescription, transaction.description)).toCell()
}
