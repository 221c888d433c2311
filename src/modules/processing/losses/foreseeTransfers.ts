/**
 * Runs a message on its account, and each outgoing message on the state of its recipient: the executor alone decides
 * which amounts arrive. Source: docs/executor.md.
 */
import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import { defineFunction } from '../../../context/defineFunction.ts'
import type { ComputeScope } from '../../../context/scopes.ts'
import { type Cell, CellError } from '../../../core/cells/index.ts'
import { arrivedMoney, type Executed, type LossReason, NotAccepted } from '../../../core/executor/index.ts'
import { type InternalHeader, type Message, parseAccount, parseMessage } from '../../../core/tlb/index.ts'
import { UnknownExecutionError } from '../../../errors/tvm.ts'
import { array, bool, field, hex, optional, struct, text, type ValueOf } from '../../../schema/shapes.ts'
import { ClientError } from '../../client/types.ts'
import { Loss, MessageTransfer } from '../../losses/types.ts'
import { abortedError, refusedError } from '../../tvm/index.ts'
import { accountIdOf, chainFields, dappIdBytes, LocalChain, readCell } from './LocalChain.ts'

type Transfer = ValueOf<typeof MessageTransfer>
type LossValue = ValueOf<typeof Loss>

const ReadAccount = struct('ReadAccount', 'An account that was read.', {
  account_id: field(hex, 'The account.'),
  dapp_id: optional(hex, 'Its Dapp ID; absent: it has none.'),
  boc: optional(text, 'Its state, base64; absent: it does not exist.'),
})

/** Inputs of a local run, besides its messages. */
export const runFields = { accounts: field(array(ReadAccount), 'The known accounts.'), ...chainFields }

const ParamsOfForesee = struct(
  'ParamsOfForesee',
  'A message and the known accounts, the account of the message first.',
  {
    message: field(text, 'The message, base64.'),
    ...runFields,
    is_signed: field(bool, 'False: signature checks succeed.'),
  },
)

const Foreseen = struct('Foreseen', 'What a message does.', {
  error: optional(ClientError, 'The error of the run.'),
  transfers: field(array(MessageTransfer), 'Its outgoing messages.'),
  further: field(array(Loss), 'Losses of messages that the recipients send.'),
  unread: field(array(hex), 'Recipients that are not among the accounts.'),
})

/** Maximum number of messages sent on by recipients that are followed. */
const MAX_FURTHER = 30

export const foreseeOnWorker = defineFunction({
  name: 'processing.find_losses/foresee',
  summary: 'Runs a message on its account, and the resulting messages on their recipients.',
  params: ParamsOfForesee,
  result: Foreseen,
  errors: [],
  example: { params: {}, result: {} },
  finish: (computed) => computed,
  compute: (params, scope) => {
    const { accounts, is_signed, rules = 'current' } = params
    const own = accounts[0]!
    const chain = openChain(params, scope)
    const known = chain.get(own.account_id)
    const message = readCell(params.message)
    const about = { address: `0:${own.account_id}`, balance: known?.account?.balance.grams ?? 0n }
    if (known === undefined) {
      return nothingSent(UnknownExecutionError.error('The account is of a kind that cannot be executed locally', {}))
    }
    try {
      const executed = chain.execute(own.account_id, message, is_signed)
      const aborted = abortedError(executed.transaction.description, about, executed.vm)
      if (aborted !== undefined) return nothingSent(aborted)
      return followMessages(chain, executed.outMessages, rules)
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error
      return nothingSent(refusedError(error, about))
    }
  },
})

function nothingSent(error: Parameters<typeof clientErrorToWire>[0]) {
  return { error: clientErrorToWire(error), transfers: [], further: [], unread: [] }
}

const RunParams = struct('RunParams', 'The environment of a local run.', runFields)

export function openChain(params: ValueOf<typeof RunParams>, scope: ComputeScope): LocalChain {
  const chain = new LocalChain(params, scope)
  for (const { account_id, dapp_id, boc } of params.accounts) {
    try {
      const account = boc === undefined ? undefined : parseAccount(readCell(boc))
      // Nodes may repeat the Dapp ID of the request; an account without a contract has no Dapp ID.
      const dappId = account === undefined || account.state.type === 'uninit' ? undefined : dapp_id
      chain.set(account_id, { account, dappId })
    } catch (error) {
      // An account of a kind that cannot be executed here counts as not read.
      if (!(error instanceof CellError)) throw error
    }
  }
  return chain
}

interface Waiting {
  readonly cell: Cell
  /** Index of the transfer whose recipient sends it on; absent for messages of the account itself. */
  readonly origin?: number
}

/**
 * Executes internal messages on their recipients, and the messages that these send. `transfers` has one entry for each
 * message.
 */
export function followMessages(chain: LocalChain, messages: readonly Cell[], rules: 'current' | 'classic') {
  const transfers: Transfer[] = []
  const further: LossValue[] = []
  const unread = new Set<string>()
  const waiting: Waiting[] = messages.map((cell) => ({ cell }))
  let followed = 0
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { cell, origin } = next
    const { header, ...parts } = parseMessage(cell, rules)
    if (header.type !== 'internal') continue
    const message = { ...parts, header }
    const accountId = accountIdOf(header.dest)
    const isKnown = header.dest.workchain === 0 && chain.get(accountId) !== undefined
    if (origin === undefined) {
      if (!isKnown) unread.add(accountId)
      const received = isKnown ? receive(chain, cell, message, rules) : UNKNOWN
      const index = transfers.push(describe(chain, message, received, rules)) - 1
      for (const sent of received.sends) waiting.push({ cell: sent, origin: index })
    } else if (!isKnown || followed >= MAX_FURTHER) {
      addDoubt(transfers, origin, 'sends_on')
    } else {
      followed++
      const received = receive(chain, cell, message, rules)
      if (!received.isExecuted) addDoubt(transfers, origin, 'sends_on')
      const losses = received.lost.map((lost) => lossOf(accountId, received.before.dappId, lost, 'possible'))
      further.push(...losses)
      for (const sent of received.sends) waiting.push({ cell: sent, origin })
    }
  }
  return { transfers, further, unread: [...unread] }
}

function addDoubt(transfers: Transfer[], index: number, doubt: Transfer['doubts'][number]): void {
  const transfer = transfers[index]!
  if (!transfer.doubts.includes(doubt)) transfers[index] = { ...transfer, doubts: [...transfer.doubts, doubt] }
}

interface Lost {
  readonly currency: number
  readonly amount: bigint
  readonly reason: LossReason | 'cannot_know'
}

interface Received {
  readonly isExecuted: boolean
  readonly before: { readonly state: Transfer['state']; readonly dappId: string | undefined; readonly isNew: boolean }
  readonly arrives: ReadonlyMap<number, bigint>
  readonly lost: readonly Lost[]
  readonly isReturned: boolean
  readonly becomesActive: boolean
  readonly runCost: bigint | undefined
  readonly sends: readonly Cell[]
  readonly doubts: Transfer['doubts']
}

const NOTHING = { isReturned: false, becomesActive: false, runCost: undefined, sends: [], lost: [] } as const
const UNKNOWN: Received = {
  ...NOTHING,
  isExecuted: false,
  before: { state: 'unknown', dappId: undefined, isNew: false },
  arrives: new Map(),
  doubts: ['recipient'],
}

function receive(
  chain: LocalChain,
  cell: Cell,
  message: Pick<Message, 'init'> & { readonly header: InternalHeader },
  rules: 'current' | 'classic',
): Received {
  const accountId = accountIdOf(message.header.dest)
  const { account, dappId, isNew = false } = chain.get(accountId)!
  const before = { state: account?.state.type ?? ('absent' as const), dappId, isNew }
  let executed: Executed
  try {
    executed = chain.execute(accountId, cell)
  } catch (error) {
    if (!(error instanceof NotAccepted)) throw error
    return { ...NOTHING, isExecuted: false, before, arrives: new Map(), doubts: ['run'] }
  }
  const { transaction, outMessages, minted, dappCreditUsed, fees } = executed
  const { description } = transaction
  const { arrived, lost } = arrivedMoney({
    transaction,
    message,
    dappId: dappIdBytes(dappId),
    rules,
    balance: account?.balance,
    executed: {
      balance: executed.account?.balance,
      outMessages: outMessages.map((out) => parseMessage(out, rules)),
      ...{ minted, dappCreditUsed },
    },
  })
  const isReturned = description.type === 'ordinary' && description.bounce?.type === 'ok'
  return {
    isExecuted: true,
    before,
    arrives: arrived,
    // Amounts that a contract spends after receiving them are not losses of the message.
    lost: lost.filter(({ reason }) => reason !== 'burnt' && reason !== 'given_to_dapp' && reason !== 'account_ended'),
    isReturned,
    becomesActive: before.state !== 'active' && executed.account?.state.type === 'active',
    runCost: executed.vm === undefined ? undefined : fees.gas + (isReturned ? 0n : fees.forward),
    // A bounced message is returned to its sender; it does not count as sent by the recipient.
    sends: isReturned ? [] : outMessages,
    doubts: isNew && rules === 'current' ? ['dapp_id'] : [],
  }
}

function describe(
  chain: LocalChain,
  { header, body }: Message & { readonly header: InternalHeader },
  received: Received,
  rules: 'current' | 'classic',
): Transfer {
  const { before, isExecuted } = received
  const accountId = accountIdOf(header.dest)
  const sent = amountsOf(header)
  const dappId = before.dappId ?? chain.get(accountId)?.dappId
  const certainty = before.isNew ? ('possible' as const) : ('certain' as const)
  const unknown = [...sent].map(([currency, amount]) => ({ currency, amount, reason: 'cannot_know' as const }))
  const losses = isExecuted
    ? received.lost.map((lost) => lossOf(accountId, dappId, lost, certainty))
    : // Without Dapp IDs, what is sent arrives or comes back.
      rules === 'classic'
      ? []
      : unknown.map((lost) => lossOf(accountId, dappId, lost, 'possible'))
  return {
    account_id: accountId,
    dapp_id: dappId,
    state: before.state,
    bounce: header.bounce,
    has_body: body !== undefined && (body.remainingBits > 0 || body.remainingRefs > 0),
    deploys: received.becomesActive,
    sent: listed(sent),
    arrives: listed(before.state === 'unknown' && rules === 'classic' ? sent : received.arrives),
    is_returned: received.isReturned,
    run_cost: received.runCost === undefined ? undefined : String(received.runCost),
    losses,
    doubts: received.doubts,
  }
}

function amountsOf({ value }: InternalHeader): Map<number, bigint> {
  return new Map([[0, value.grams] as const, ...value.other].filter(([, amount]) => amount > 0n))
}

function listed(amounts: ReadonlyMap<number, bigint>) {
  return [...amounts].map(([currency, amount]) => ({ currency, amount: String(amount) }))
}

function lossOf(
  accountId: string,
  dappId: string | undefined,
  { currency, amount, reason }: Lost,
  certainty: LossValue['certainty'],
): LossValue {
  return { account_id: accountId, dapp_id: dappId, currency, amount: String(amount), certainty, reason }
}
