/** The tree of messages and transactions that a transaction belongs to. */
import { setImmediate } from 'node:timers/promises'
import type { ChainRules } from '../../../core/chainRules.ts'
import { readTransactionFees } from '../../../modules/tvm/outcome/readTransactionFees.ts'
import { lossReasonText } from '../../common/moneyText.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { ContractNames } from './ContractNames.ts'
import { currencyTexts } from './currencyTexts.ts'
import { readHistoryFacts, readHistoryState } from './historyRecord.ts'
import {
  accountOf,
  MessageReader,
  readTransaction,
  type SeenMessage,
  type StoredTransaction,
} from './readTransaction.ts'
import { failureOf, given, phasesOf } from './transactionPhases.ts'

export type Trace = AdminResult<typeof tracingMethods.trace>
export type TracedTransaction = Trace['transactions'][number]
type TracedMessage = TracedTransaction['out_messages'][number]

/** Maximum number of transactions of a trace. */
const TRACE_SIZE = 1000
/** Maximum number of ancestors that are looked for. */
const MAX_ANCESTORS = 500
/** Transactions that are described in one turn of the event loop. */
const TURN = 20

export interface TraceOptions {
  readonly store: NodeStore
  readonly names: ContractNames
  readonly rules: ChainRules
  /** Maximum number of transactions of a trace. Default 1000. */
  readonly limit?: number
}

/** `undefined` for a transaction that the chain does not have. */
export async function traceTransaction(options: TraceOptions, id: string): Promise<Trace | undefined> {
  const { store, limit = TRACE_SIZE } = options
  if (readTransaction(store, id) === undefined) return undefined
  const path = pathTo(store, id)
  const onPath = new Set(path)
  const tracer = new Tracer(options)
  const transactions: TracedTransaction[] = []
  let truncated = path.length > MAX_ANCESTORS
  const waiting: { readonly id: string; readonly depth: number; readonly parent: string | undefined }[] = [
    { id: path[0]!, depth: 0, parent: undefined },
  ]
  let room = limit - path.length
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // Those between the root and the one in question are always there, whatever else has to be left out.
    if (!onPath.has(next.id) && room-- <= 0) {
      truncated = true
      continue
    }
    const described = tracer.describe(next)
    if (described === undefined) continue
    transactions.push(described)
    const { depth } = next
    const children = described.out_messages.flatMap(({ transaction }) => transaction ?? [])
    for (const child of children.reverse()) waiting.push({ id: child, depth: depth + 1, parent: described.id })
    if (transactions.length % TURN === 0) await setImmediate()
  }
  return {
    root: path[0]!,
    transactions,
    gas_used: sum(transactions.map(({ compute }) => BigInt(compute?.gas_used ?? 0))),
    fees: sum(transactions.map(({ fees }) => BigInt(fees.total))),
    truncated,
  }
}

function sum(values: readonly bigint[]): string {
  return String(values.reduce((total, value) => total + value, 0n))
}

const PARENT = `SELECT m.src_transaction_id AS id FROM messages AS m WHERE m.id =
  (SELECT json_extract(document, '$.in_msg') FROM transactions WHERE id = ?)`

/** Ancestors of a transaction and itself, the oldest first. */
function pathTo(store: NodeStore, id: string): string[] {
  const path = [id]
  for (let at = id; path.length <= MAX_ANCESTORS; ) {
    const [row] = store.select({ text: PARENT, values: [at] }, 1000)
    const parent = (row?.['id'] as string | null | undefined) ?? undefined
    if (parent === undefined || readTransaction(store, parent) === undefined) break
    path.push(parent)
    at = parent
  }
  return path.reverse()
}

class Tracer {
  readonly #options: TraceOptions
  readonly #messages: MessageReader

  constructor(options: TraceOptions) {
    this.#options = options
    this.#messages = new MessageReader(options.store, options.names, options.rules)
  }

  /** `undefined` for a transaction that went in the meantime, with the chain that had it. */
  describe(at: { readonly id: string; readonly depth: number; readonly parent: string | undefined }) {
    const { store, names, rules } = this.#options
    const stored = readTransaction(store, at.id)
    if (stored === undefined) return undefined
    const { transaction, accountId, codeHash } = stored
    const { description } = transaction
    const facts = readHistoryFacts(store, stored.chainOrder)
    const before = facts && readHistoryState(store, stored.chainOrder)
    const fees = readTransactionFees(transaction, rules)
    const contract = names.find(codeHash)
    const codeBefore = before?.account?.state.type === 'active' ? before.account.state.init.code?.hashHex() : undefined
    const inMessage =
      transaction.inMsg &&
      this.#describeMessage(
        this.#messages.read(transaction.inMsg, { destination: codeBefore ?? codeHash }),
        'executed',
        at.id,
      )
    const traced: TracedTransaction = {
      id: at.id,
      ...(at.parent !== undefined && { parent: at.parent }),
      depth: at.depth,
      account_id: accountId,
      ...given('dapp_id', stored.dappId),
      ...given('name', names.accountName(accountId)),
      ...given('contract', contract?.name),
      ...given('code_hash', codeHash),
      block_id: stored.blockId,
      seq_no: stored.seqNo,
      time: transaction.now,
      lt: String(transaction.lt),
      ...given('in_message', inMessage),
      ...phasesOf(description, codeHash),
      aborted: 'aborted' in description && description.aborted,
      destroyed: 'destroyed' in description && description.destroyed,
      ...given('failure', failureOf(description, codeHash)),
      fees: {
        total: String(fees.account_fees),
        storage: String(fees.storage_fee),
        gas: String(fees.gas_fee),
        forward: String(fees.total_fwd_fees),
        import: String(fees.ext_in_msg_fee),
      },
      ...(before && { balance_before: String(before.account?.balance.grams ?? 0n) }),
      lost: (facts?.lost ?? []).map((lost) => ({ ...lost, text: lossReasonText(lost.reason) })),
      out_messages: this.#outMessages(stored, codeBefore),
      replayable: facts !== undefined,
    }
    return traced
  }

  #outMessages({ transaction, codeHash }: StoredTransaction, codeBefore: string | undefined): TracedMessage[] {
    const { store } = this.#options
    return transaction.outMsgs.map((cell) => {
      const executed = findExecuted(store, cell.hashHex())
      const message = this.#messages.read(cell, { source: codeBefore ?? codeHash, destination: executed?.codeHash })
      return this.#describeMessage(message, executed === undefined ? stateOf(store, message) : 'executed', executed?.id)
    })
  }

  #describeMessage(message: SeenMessage, state: string, transaction: string | undefined): TracedMessage {
    const { names } = this.#options
    const { source, destination, value, decoded } = message
    const { kind, name, contract, header, comment, selector } = decoded
    const end = (what: 'source' | 'destination', address: string) => ({
      ...(address !== '' && { [what]: address }),
      ...given(`${what}_name`, names.accountName(accountOf(address))),
    })
    return {
      id: message.id,
      type: message.type,
      state,
      ...given('transaction', transaction),
      ...end('source', source),
      ...end('destination', destination),
      ...(value && { value: String(value.grams) }),
      ...given('currencies', value && currencyTexts(value)),
      bounce: message.bounce,
      bounced: message.bounced,
      kind,
      ...given('contract', contract),
      ...given('function', name),
      ...given('arguments', decoded.arguments),
      ...given('header', header),
      ...given('comment', comment),
      ...given('selector', selector),
    }
  }
}

const EXECUTED = `SELECT t.id, t.code_hash FROM messages AS m JOIN transactions AS t ON t.id = m.dst_transaction_id
  WHERE m.id = ?`

function findExecuted(store: NodeStore, messageId: string): { id: string; codeHash: string | undefined } | undefined {
  const [row] = store.select({ text: EXECUTED, values: [messageId] }, 1000)
  return row && { id: row['id'] as string, codeHash: (row['code_hash'] as string | null) ?? undefined }
}

/** What became of a message that no transaction has executed. */
function stateOf(store: NodeStore, { id, type, destination }: SeenMessage): string {
  if (type === 'external_out') return 'sent'
  if (!destination.startsWith('0:')) return 'elsewhere'
  const waits = store.select({ text: 'SELECT 1 FROM pending_messages WHERE id = ?', values: [id] }, 1000).length > 0
  return waits ? 'waiting' : 'dropped'
}
