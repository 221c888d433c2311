import { bytesToHex } from '../../../core/bytes/index.ts'
import { type Cell, CellError, parseBoc } from '../../../core/cells/index.ts'
import { parseTransaction, type Transaction } from '../../../core/tlb/index.ts'
import { readTransactionFees } from '../../../modules/tvm/readTransactionFees.ts'
import { lossText } from '../../devnode/trace/lostMoney.ts'
import type { TracedTransaction } from '../../devnode/trace/traceTransaction.ts'
import { failureOf, given, phasesOf } from '../../devnode/trace/transactionPhases.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { ToolError } from '../session/ToolError.ts'
import type { ContractBook } from './ContractBook.ts'
import { accountIdOf, describeMessage, type ReadMessage, readMessage, type ShownMessage } from './describeMessage.ts'
import type { FetchedTransaction } from './fetchTransactions.ts'

/** As in traces of the development node, with what any network tells. */
export type ShownTransaction = Omit<TracedTransaction, 'seq_no' | 'block_id' | 'replayable' | 'in_message' | 'lost'> & {
  /** `exact` false: it may be less. */
  readonly lost: readonly (TracedTransaction['lost'][number] & { readonly exact: boolean })[]
  /** Extended form, where the Dapp ID is known. */
  readonly address: string
  readonly block_id?: string | undefined
  readonly in_message?: ShownMessage | undefined
}

/** A transaction that was read from its cells. */
interface ReadTransaction {
  readonly fetched: FetchedTransaction
  readonly transaction: Transaction
  readonly inMessage: ReadMessage | undefined
  readonly outMessages: readonly ReadMessage[]
}

/** Explains transactions; the network is asked once for all accounts that they name. Throws ToolError (12), LibraryError. */
export async function describeTransactions(
  book: ContractBook,
  fetched: readonly FetchedTransaction[],
): Promise<ShownTransaction[]> {
  const read = fetched.map(readOne)
  await book.learn(
    read.flatMap(({ fetched: { accountId }, inMessage, outMessages }) => [
      accountId,
      ...[...(inMessage === undefined ? [] : [inMessage]), ...outMessages].flatMap(({ source, destination }) => [
        accountIdOf(source),
        accountIdOf(destination),
      ]),
    ]),
  )
  return read.map((one) => describe(book, one))
}

function readOne(fetched: FetchedTransaction): ReadTransaction {
  try {
    const transaction = parseTransaction(cellOf(fetched.boc))
    return {
      fetched,
      transaction,
      inMessage: transaction.inMsg && readMessage(transaction.inMsg),
      outMessages: transaction.outMsgs.map(readMessage),
    }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw new ToolError(exitCodes.rejected, `The content of transaction ${fetched.id} cannot be read: ${error.message}`)
  }
}

/** Cell of base64 text. Throws CellError. */
export function cellOf(base64: string): Cell {
  return parseBoc(new Uint8Array(Buffer.from(base64, 'base64')))
}

function describe(
  book: ContractBook,
  { fetched, transaction, inMessage, outMessages }: ReadTransaction,
): ShownTransaction {
  const { accountId, children } = fetched
  const { description } = transaction
  const fees = readTransactionFees(transaction, 'current')
  return {
    id: fetched.id,
    ...given('parent', fetched.parent),
    depth: 0,
    account_id: accountId,
    address: book.addressOf(accountId),
    ...given('dapp_id', book.dappIdOf(accountId)),
    ...given('name', book.nameOf(accountId)),
    ...given('contract', book.contractOf(accountId)),
    ...given('code_hash', book.codeHashOf(accountId)),
    ...given('block_id', fetched.blockId),
    time: transaction.now,
    lt: String(transaction.lt),
    ...given(
      'in_message',
      inMessage && describeMessage(book, inMessage, { state: 'executed', transaction: fetched.id }),
    ),
    ...phasesOf(description, book.codeHashOf(accountId)),
    aborted: 'aborted' in description && description.aborted,
    destroyed: 'destroyed' in description && description.destroyed,
    ...given('failure', failureOf(description, book.codeHashOf(accountId))),
    fees: {
      total: String(fees.account_fees),
      storage: String(fees.storage_fee),
      gas: String(fees.gas_fee),
      forward: String(fees.total_fwd_fees),
      import: String(fees.ext_in_msg_fee),
    },
    lost: lostOnArrival(book, accountId, { transaction, inMessage }),
    out_messages: outMessages.map((message) => {
      const child = children.get(message.cell.hashHex())
      return describeMessage(book, message, { state: stateOf(message, child), transaction: child })
    }),
  }
}

/** What is known of a message that went out, from the outside. */
function stateOf({ header, destination }: ReadMessage, transaction: string | undefined): string {
  if (transaction !== undefined) return 'executed'
  if (header.type !== 'internal') return 'sent'
  return destination.startsWith('0:') ? 'waiting' : 'elsewhere'
}

/**
 * Grams that a message from another Dapp brought: they are there while the contract runs, and are burnt at its end, so that fees and
 * what the contract sends come out of its own grams. A transaction does not tell what the account had: where its own grams may
 * not have sufficed for that, the amount is what was lost at most. Source: formats 3.3.
 */
function lostOnArrival(
  book: ContractBook,
  accountId: string,
  { transaction, inMessage }: Pick<ReadTransaction, 'transaction' | 'inMessage'>,
): ShownTransaction['lost'] {
  const header = inMessage?.header
  if (header?.type !== 'internal' || header.bounced || header.value.grams === 0n) return []
  const { description } = transaction
  // The value went back with the message.
  if ('bounce' in description && description.bounce?.type === 'ok') return []
  const own = book.dappIdOf(accountId)
  const source = header.srcDappId && bytesToHex(header.srcDappId)
  const isNew = transaction.origStatus !== 'active' && transaction.endStatus === 'active'
  const isGone = transaction.origStatus === 'nonexist' && transaction.endStatus === 'nonexist'
  const isElsewhere = own !== undefined && source !== undefined && source !== own
  if (isNew || !(isElsewhere || isGone)) return []
  const action = 'action' in description ? description.action : undefined
  // The actions succeed only when all of it is left to be burnt; without fees nothing has taken of it either.
  const isExact = action?.success === true || (action === undefined && transaction.totalFees.grams === 0n)
  const brought = header.value.grams + header.ihrFee
  // Failed actions burn it a second time, row E5 in docs/executor.md.
  const amount = action?.success === false ? brought + header.value.grams : brought
  return [{ currency: 0, amount: String(amount), reason: 'other_dapp', text: lossText('other_dapp'), exact: isExact }]
}
