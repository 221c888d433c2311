import { hexToBytes } from '../../../core/bytes/index.ts'
import { CellError } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { arrivedMoney, balanceChanges } from '../../../core/executor/index.ts'
import { parseTransaction, type Transaction } from '../../../core/tlb/index.ts'
import { accountIdOf } from '../../common/consolePaths.ts'
import { explainFailure } from '../../common/failure/explainFailure.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { lossReasonText } from '../../common/moneyText.ts'
import { given, outcomeMembers } from '../../devnode/trace/tracedMembers.ts'
import type { TracedTransaction } from '../../devnode/trace/traceTransaction.ts'
import { ownCode } from '../../explain/ownExitCodes.ts'
import { hasReceived, transactionFacts } from '../../explain/transactionFacts.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { ContractBook } from './ContractBook.ts'
import { cellOf, describeMessage, type ReadMessage, readMessage, type ShownMessage } from './describeMessage.ts'
import type { FetchedTransaction } from './fetchTransactions.ts'

interface CurrencyAmount {
  /** 0 is the main currency. */
  readonly currency: number
  /** Decimal text, nano units. */
  readonly amount: string
}

/** A transaction as in traces of the development node, limited to what every network reports. */
export type ShownTransaction = Omit<
  TracedTransaction,
  'seq_no' | 'block_id' | 'replayable' | 'in_message' | 'lost' | 'logs'
> & {
  /** Changes of the account's balance, without losses. */
  readonly balance_changes: readonly CurrencyAmount[]
  /** Amount received with the message, before the fees. */
  readonly arrived: readonly CurrencyAmount[]
  /** If `exact` is false, the amount may be smaller. */
  readonly lost: readonly (TracedTransaction['lost'][number] & { readonly exact: boolean })[]
  /** Extended form, where the Dapp ID is known. */
  readonly address: string
  readonly block_id?: string | undefined
  readonly in_message?: ShownMessage | undefined
  /** Why it failed. */
  readonly explanation?: Failure | undefined
  /** What the contract printed, where the network reports it. */
  readonly logs?: readonly string[]
}

/** A parsed transaction. */
interface ReadTransaction {
  readonly fetched: FetchedTransaction
  readonly transaction: Transaction
  readonly inMessage: ReadMessage | undefined
  readonly outMessages: readonly ReadMessage[]
}

/** Explains transactions; one query reads all accounts that they name. Throws ToolError (12), LibraryError. */
export async function describeTransactions(
  book: ContractBook,
  fetched: readonly FetchedTransaction[],
): Promise<ShownTransaction[]> {
  const read = fetched.map((each) => readOne(each, book.rules))
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

function readOne(fetched: FetchedTransaction, rules: ChainRules): ReadTransaction {
  try {
    const transaction = parseTransaction(cellOf(fetched.boc))
    return {
      fetched,
      transaction,
      inMessage: transaction.inMsg && readMessage(transaction.inMsg, rules),
      outMessages: transaction.outMsgs.map((cell) => readMessage(cell, rules)),
    }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw new ToolError(exitCodes.rejected, `The content of transaction ${fetched.id} cannot be read: ${error.message}`)
  }
}

function describe(
  book: ContractBook,
  { fetched, transaction, inMessage, outMessages }: ReadTransaction,
): ShownTransaction {
  const { accountId, children } = fetched
  const message = inMessage && describeMessage(book, inMessage, { state: 'executed', transaction: fetched.id })
  const money = moneyOf(book, accountId, { transaction, inMessage, outMessages })
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
    ...given('in_message', message),
    ...outcomeMembers(transaction, book.codeHashOf(accountId), book.rules),
    ...given('explanation', explain(book, { transaction, inMessage, accountId }, message, money)),
    ...money,
    out_messages: outMessages.map((message) => {
      const child = children.get(message.cell.hashHex())
      return describeMessage(book, message, { state: stateOf(message, child), transaction: child })
    }),
  }
}

function explain(
  book: ContractBook,
  { transaction, inMessage, accountId }: Pick<ReadTransaction, 'transaction' | 'inMessage'> & { accountId: string },
  message: ShownMessage | undefined,
  { lost }: Pick<ShownTransaction, 'lost'>,
): Failure | undefined {
  if (lost.length === 0 && hasReceived(transaction, book.rules)) return undefined
  const facts = transactionFacts(transaction, inMessage?.header)
  const { exitCode } = facts
  const contract = message?.contract ?? book.contractOf(accountId)
  return explainFailure({
    ...facts,
    contract: contract ?? undefined,
    function: message?.function ?? undefined,
    arguments: message?.arguments,
    own: exitCode === undefined ? undefined : ownCode(book.codeHashOf(accountId), exitCode),
  })
}

/** State of an outbound message, as far as its header shows it. */
function stateOf({ header, destination }: ReadMessage, transaction: string | undefined): string {
  if (transaction !== undefined) return 'executed'
  if (header.type !== 'internal') return 'sent'
  return destination.startsWith('0:') ? 'waiting' : 'elsewhere'
}

/**
 * Changes and losses of the account. Its earlier balance is not known here, so some amounts are upper bounds. The
 * current Dapp ID of the account is used, which differs from the earlier one only if the account had no contract.
 */
function moneyOf(
  book: ContractBook,
  accountId: string,
  { transaction, inMessage, outMessages }: Omit<ReadTransaction, 'fetched'>,
): Pick<ShownTransaction, 'balance_changes' | 'arrived' | 'lost'> {
  const header = inMessage?.header
  const source = header?.type === 'internal' ? header.srcDappId : undefined
  const known = book.dappIdOf(accountId)
  const isCurrent = (known ?? source ?? book.dappIdOf(accountIdOf(inMessage?.source ?? ''))) !== undefined
  const hadDappId = transaction.origStatus === 'active' || transaction.origStatus === 'frozen'
  const dappId = known === undefined ? source : hexToBytes(known)
  const message = inMessage && { header: inMessage.header, ...(inMessage.init && { init: inMessage.init }) }
  const rules = isCurrent ? book.rules : 'classic'
  const money = arrivedMoney({ transaction, message, dappId: hadDappId ? dappId : undefined, rules })
  return {
    balance_changes: [...balanceChanges(transaction, { message, outMessages }, money)].map(amountOf),
    arrived: [...money.arrived].map(amountOf),
    lost: money.lost.map(({ currency, amount, reason, isExact }) => {
      return { currency, amount: String(amount), reason, text: lossReasonText(reason), exact: isExact }
    }),
  }
}

function amountOf([currency, amount]: readonly [number, bigint]): CurrencyAmount {
  return { currency, amount: String(amount) }
}
