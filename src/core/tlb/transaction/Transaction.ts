import { Builder, type Cell, CellError, Dictionary, refValue, Slice, uintKey } from '../../cells/index.ts'
import { type CurrencyCollection, loadCurrencyCollection, storeCurrencyCollection } from '../CurrencyCollection.ts'
import { type HashUpdate, loadHashUpdate, storeHashUpdate } from '../HashUpdate.ts'
import { innerPart } from '../innerPart.ts'
import { type AccountStatus, loadAccountStatus, storeAccountStatus } from './AccountStatus.ts'
import {
  loadTransactionDescription,
  storeTransactionDescription,
  type TransactionDescription,
} from './TransactionDescription.ts'

const TAG = 0b0111

/**
 *     transaction$0111 account_addr:bits256 lt:uint64 prev_trans_hash:bits256 prev_trans_lt:uint64 now:uint32
 *       outmsg_cnt:uint15 orig_status:AccountStatus end_status:AccountStatus
 *       ^[ in_msg:(Maybe ^Message) out_msgs:(HashmapE 15 ^Message) ]
 *       total_fees:CurrencyCollection state_update:^(HASH_UPDATE Account) description:^TransactionDescr = Transaction;
 */
export interface Transaction {
  /** 32 bytes; the workchain is only in the messages. */
  readonly accountAddr: Uint8Array
  readonly lt: bigint
  readonly prevTransHash: Uint8Array
  readonly prevTransLt: bigint
  /** Unix time, s. */
  readonly now: number
  readonly origStatus: AccountStatus
  readonly endStatus: AccountStatus
  /** Cell of the message that caused it. */
  readonly inMsg?: Cell
  /** Cells of the messages it sent, in creation order. */
  readonly outMsgs: readonly Cell[]
  readonly totalFees: CurrencyCollection
  readonly stateUpdate: HashUpdate
  readonly description: TransactionDescription
}

/**
 * Reads a transaction; its messages stay cells, so that one broken message does not hide the rest.
 * Throws `underflow`, `format` for another tag, `pruned`; InnerPartError for the list of messages, the state update and the
 * description.
 */
function loadTransaction(slice: Slice): Transaction {
  const tag = slice.loadUint(4)
  if (tag !== TAG) throw new CellError('format', `Unknown tag ${tag} of a transaction`)
  const accountAddr = slice.loadBytes(32)
  const lt = slice.loadUintBig(64)
  const prevTransHash = slice.loadBytes(32)
  const prevTransLt = slice.loadUintBig(64)
  const now = slice.loadUint(32)
  const count = slice.loadUint(15)
  const origStatus = loadAccountStatus(slice)
  const endStatus = loadAccountStatus(slice)
  const messages = slice.loadRefSlice()
  const inMsg = messages.loadMaybeRef()
  const outRoot = messages.loadMaybeRef()
  return {
    accountAddr,
    lt,
    prevTransHash,
    prevTransLt,
    now,
    origStatus,
    endStatus,
    ...(inMsg && { inMsg }),
    totalFees: loadCurrencyCollection(slice),
    ...loadParts(slice.loadRef(), slice.loadRef(), outRoot, count),
  }
}

function loadParts(stateUpdate: Cell, description: Cell, outRoot: Cell | undefined, count: number) {
  return innerPart(() => {
    const outMsgs = [...outMessages(outRoot)].map(([, message]) => message)
    if (outMsgs.length !== count) {
      throw new CellError('format', `The transaction has ${outMsgs.length} outbound messages, but declares ${count}`)
    }
    return {
      outMsgs,
      stateUpdate: loadHashUpdate(Slice.of(stateUpdate)),
      description: loadTransactionDescription(Slice.of(description)),
    }
  })
}

/** Throws `range`, `overflow`. */
function storeTransaction(transaction: Transaction, builder: Builder): void {
  builder.storeUint(TAG, 4).storeBits(transaction.accountAddr, 256).storeUintBig(transaction.lt, 64)
  builder.storeBits(transaction.prevTransHash, 256).storeUintBig(transaction.prevTransLt, 64)
  builder.storeUint(transaction.now, 32).storeUint(transaction.outMsgs.length, 15)
  storeAccountStatus(transaction.origStatus, builder)
  storeAccountStatus(transaction.endStatus, builder)
  const dictionary = outMessages(undefined)
  transaction.outMsgs.forEach((message, index) => {
    dictionary.set(index, message)
  })
  builder.storeRef(new Builder().storeMaybeRef(transaction.inMsg).storeMaybeRef(dictionary.root).toCell())
  storeCurrencyCollection(transaction.totalFees, builder)
  const update = new Builder()
  storeHashUpdate(transaction.stateUpdate, update)
  const description = new Builder()
  storeTransactionDescription(transaction.description, description)
  builder.storeRef(update.toCell()).storeRef(description.toCell())
}

/** Transaction of a whole cell; its hash is the transaction id. Throws as `loadTransaction`, `format` when something follows, `exotic`. */
export function parseTransaction(cell: Cell): Transaction {
  const slice = Slice.of(cell)
  const transaction = loadTransaction(slice)
  slice.expectEnd('Transaction')
  return transaction
}

/** Cell of a transaction. Throws as `storeTransaction`. */
export function transactionCell(transaction: Transaction): Cell {
  const builder = new Builder()
  storeTransaction(transaction, builder)
  return builder.toCell()
}

const MESSAGE_INDEX = uintKey(15)

function outMessages(root: Cell | undefined): Dictionary<number, Cell> {
  return new Dictionary(MESSAGE_INDEX, refValue, root)
}
