import { bytesToHex } from '../bytes/hex.ts'
import { CellError } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import {
  type CurrencyCollection,
  formatMsgAddress,
  type InternalAddress,
  type Message,
  type MsgAddress,
  parseMessage,
  parseTransaction,
  type Transaction,
  type TransactionDescription,
} from '../tlb/index.ts'
import { ACCOUNT_STATUSES } from './accountStatuses.ts'
import { type BocSource, base64Of } from './BocSource.ts'
import {
  currencyList,
  hexNumber,
  JSON_VERSION,
  type JsonObject,
  plainFields,
  setCurrencies,
  setHash,
  setNamed,
} from './json.ts'
import {
  actionPhaseFields,
  bouncePhaseFields,
  computePhaseFields,
  storagePhaseFields,
} from './transactionPhaseFields.ts'
import { withBocErrors } from './withBocErrors.ts'

const TYPES = {
  ordinary: 0,
  storage: 1,
  tick: 2,
  tock: 3,
  splitPrepare: 4,
  splitInstall: 5,
  mergePrepare: 6,
  mergeInstall: 7,
} as const

/** A transaction that was read before, and its messages. */
export interface ReadTransaction {
  readonly transaction: Transaction
  readonly inMsg: Message | undefined
  readonly outMsgs: readonly Message[]
}

/**
 * JSON object of a transaction; `read` is the transaction in the source with its messages, if it was read before.
 * Throws BocError `invalid` for the transaction, `conversion` for a message in it. Source: modules 4.
 */
export function parseTransactionObject(
  source: BocSource,
  rules: ChainRules = 'current',
  read?: ReadTransaction,
): JsonObject {
  const transaction = read?.transaction ?? withBocErrors('invalid', 'transaction', () => parseTransaction(source.root))
  return withBocErrors('conversion', 'transaction', () => {
    const json: JsonObject = { json_version: JSON_VERSION, id: source.root.hashHex() }
    json['boc'] = base64Of(source)
    setNamed(json, 'status', [3, 'finalized'])
    setDescriptionFields(json, transaction.description)
    setOwnFields(json, transaction)
    setMessageFields(json, read ?? readMessages(transaction, rules))
    return Object.assign(json, plainFields(transaction.stateUpdate))
  })
}

function setDescriptionFields(json: JsonObject, description: TransactionDescription): void {
  const { type } = description
  setNamed(json, 'tr_type', [TYPES[type], type])
  if ('splitInfo' in description) Object.assign(json, plainFields(description.splitInfo))
  if ('prepareTransaction' in description) json['prepare_transaction'] = description.prepareTransaction.hashHex()
  if ('installed' in description) json['installed'] = description.installed
  if ('storage' in description && description.storage) json['storage'] = storagePhaseFields(description.storage)
  if ('credit' in description && description.credit) json['credit'] = plainFields(description.credit)
  if ('compute' in description) json['compute'] = computePhaseFields(description.compute)
  if ('action' in description && description.action) json['action'] = actionPhaseFields(description.action)
  if ('bounce' in description && description.bounce) json['bounce'] = bouncePhaseFields(description.bounce)
  if ('creditFirst' in description) json['credit_first'] = description.creditFirst
  if ('aborted' in description) json['aborted'] = description.aborted
  if ('destroyed' in description) json['destroyed'] = description.destroyed
}

function setOwnFields(json: JsonObject, transaction: Transaction): void {
  json['lt'] = hexNumber(transaction.lt)
  setHash(json, 'prev_trans_hash', transaction.prevTransHash)
  json['prev_trans_lt'] = hexNumber(transaction.prevTransLt)
  json['now'] = transaction.now
  json['outmsg_cnt'] = transaction.outMsgs.length
  setNamed(json, 'orig_status', ACCOUNT_STATUSES[transaction.origStatus])
  setNamed(json, 'end_status', ACCOUNT_STATUSES[transaction.endStatus])
  setCurrencies(json, 'total_fees', transaction.totalFees)
}

function readMessages(transaction: Transaction, rules: ChainRules): ReadTransaction {
  const inMsg = transaction.inMsg && parseMessage(transaction.inMsg, rules)
  return { transaction, inMsg, outMsgs: transaction.outMsgs.map((cell) => parseMessage(cell, rules)) }
}

function setMessageFields(json: JsonObject, { transaction, inMsg, outMsgs }: ReadTransaction): void {
  if (transaction.inMsg !== undefined) json['in_msg'] = transaction.inMsg.hashHex()
  if (inMsg?.header.type === 'externalIn') json['ext_in_msg_fee'] = hexNumber(externalInFee(transaction))
  json['out_msgs'] = transaction.outMsgs.map((cell) => cell.hashHex())
  const address = inMsg
    ? internal(inMsg.header.dest)
    : outMsgs.map((message) => internal(message.header.src)).find(Boolean)
  if (address === undefined) {
    json['account_id'] = bytesToHex(transaction.accountAddr)
  } else {
    json['account_addr'] = formatMsgAddress(address)
    json['workchain_id'] = address.workchain
  }
  const delta = balanceDelta(transaction.totalFees, inMsg, outMsgs)
  json['balance_delta'] = hexNumber(delta.grams)
  if (delta.other.size > 0) json['balance_delta_other'] = currencyList([...delta.other].sort(([a], [b]) => a - b))
}

function internal(address: MsgAddress): InternalAddress | undefined {
  return address.type === 'std' || address.type === 'var' ? address : undefined
}

/** The total fees without those of the phases; a phase fee above the remainder is ignored. */
function externalInFee(transaction: Transaction): bigint {
  const { description } = transaction
  if (description.type !== 'ordinary') return 0n
  const { storage, compute, action } = description
  const fees = [storage?.feesCollected, compute.type === 'vm' ? compute.gasFees : undefined, action?.totalActionFees]
  return fees.reduce<bigint>(
    (rest, fee) => (fee !== undefined && fee <= rest ? rest - fee : rest),
    transaction.totalFees.grams,
  )
}

/**
 * Maximum number of entries of extra currencies that are added up; a hostile transaction could hold more than can be
 * counted.
 */
const MAX_CURRENCY_ENTRIES = 2 ** 16

interface Delta {
  grams: bigint
  readonly other: Map<number, bigint>
}

/**
 * Change of the balance: what came in with its unused routing fee, less what went out with its routing and forwarding fees,
 * less the total fees.
 */
function balanceDelta(totalFees: CurrencyCollection, inMsg: Message | undefined, outMsgs: readonly Message[]): Delta {
  const delta: Delta = { grams: 0n, other: new Map() }
  let entries = 0
  const add = (value: CurrencyCollection, sign: bigint): void => {
    delta.grams += sign * value.grams
    for (const [id, amount] of value.other) {
      if (++entries > MAX_CURRENCY_ENTRIES)
        throw new CellError('format', 'The messages contain too many extra currencies')
      delta.other.set(id, (delta.other.get(id) ?? 0n) + sign * amount)
    }
  }
  if (inMsg?.header.type === 'internal') {
    add(inMsg.header.value, 1n)
    delta.grams += inMsg.header.ihrFee
  }
  for (const { header } of outMsgs) {
    if (header.type !== 'internal') continue
    add(header.value, -1n)
    delta.grams -= header.ihrFee + header.fwdFee
  }
  add(totalFees, -1n)
  return delta
}
