import type { CallScope } from '../../../context/scopes.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import type { Transaction } from '../../../core/tlb/index.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { realDappId } from '../../../delivery/fetchState.ts'
import type { FoundTransaction } from '../../../delivery/findTransaction.ts'
import type { ProofTarget } from '../../../delivery/proveNotExecuted.ts'
import { readTransaction } from '../../../delivery/readTransaction.ts'
import { REPLAY_EXIT_CODES } from '../../../delivery/sendFailures.ts'
import { sentFacts, unsentFacts, withFacts, withOpenEnd, withReason } from '../../../delivery/sentFacts.ts'
import { settleMessage } from '../../../delivery/settleMessage.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { MessageExpired, TransactionWaitTimeout } from '../../../errors/processing.ts'
import { CanNotReadTransaction, LowBalance } from '../../../errors/tvm.ts'
import { networkOf } from '../../../net/index.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { Abi } from '../../abi/index.ts'
import { abortedError } from '../../tvm/index.ts'
import type { ResultOfProcessMessage } from '../types.ts'
import { awaitTransaction } from './awaitTransaction.ts'
import { type DeliveryTime, deliveryTime, deliveryTimeout } from './deliveryTimeout.ts'
import { type ExplainOptions, explainAborted, explainLostMessage, readAccountOf } from './explainFailure.ts'
import type { SendEvent } from './processingEvents.ts'
import { proveFound } from './proveFound.ts'
import { transactionResult } from './transactionResult.ts'

/** How the result of a message is made from its transaction. */
export interface ResultOptions {
  /** As the caller gave it; empty when it is not known. */
  readonly dappId: string
  readonly abi: ValueOf<typeof Abi> | undefined
  readonly rules: ChainRules | undefined
  readonly sendEvent: SendEvent
  /** Whether the transaction is proven before anything is concluded from it. */
  readonly isVerified: boolean
  /** Whether an executed call without a readable answer is an error. */
  readonly answerRequired?: boolean | undefined
}

export interface FinishOptions extends ResultOptions {
  /** The transaction, if it is already known. */
  readonly found?: FoundTransaction | undefined
  /** Hash of the transaction if the node reported one. */
  readonly txHash: string | undefined
  /** Facts for the proof that a message without `txHash` was not executed, and its deadline by `Clock.elapsed`. */
  readonly proof?: { readonly target: ProofTarget | undefined; readonly untilMs: number } | undefined
  /** Additional members of errors of the wait. */
  readonly errorData?: Readonly<Record<string, unknown>>
}

/**
 * From a sent message to the result of its transaction. Throws 401, 403, 405 to 408, 414, 415 for an aborted transaction,
 * 507, 508, and what the network throws; all with facts about the network and the message in `data`. A 507 with `data.sent`
 * false means that the message is proven not to have been executed.
 */
export async function finishMessage(
  call: CallScope,
  message: ExternalMessage,
  options: FinishOptions,
): Promise<ValueOf<typeof ResultOfProcessMessage>> {
  const time = deliveryTime(call, message)
  const network = networkOf(call.context)
  const { dappId, rules } = options
  const explain = { dappId, rules, deadlineMs: time.deadlineMs }
  let executed: FoundTransaction | undefined
  try {
    const shown = options.found ?? (await findOrProve(call, message, options, time))
    const found = options.isVerified ? await proveFound(call, message, shown) : shown
    executed = found
    const transaction = readTransaction(found)
    const aborted = abortedError(transaction.description, { address: message.address, balance: undefined })
    if (aborted === undefined) {
      call.markEnded(message.id, { outcome: 'executed', transactionId: found.root.hashHex() })
      const { accountId } = message
      const account = { accountId, dappId: found.dappId ?? (await realDappId(call, accountId, dappId)) }
      return await transactionResult(call, found, account, options)
    }
    call.markEnded(message.id, { outcome: 'failed', transactionId: found.root.hashHex() })
    const error = await describeAborted(call, message, transaction, aborted, explain)
    const about = { transaction_id: found.root.hashHex() }
    if (!REPLAY_EXIT_CODES.includes(error.data['exit_code'])) throw withFacts(error, about)
    throw deliveryTimeout(call, message, time.deadlineMs, { ...about, exit_code: error.data['exit_code'] })
  } catch (error) {
    call.signal.throwIfAborted()
    if (!(error instanceof ClientError)) throw error
    if (executed !== undefined && (CanNotReadTransaction.matches(error) || isExecuted(call, message))) {
      const told = CanNotReadTransaction.matches(error) ? unreadable(error, rules) : error
      const facts = { ...sentFacts(message), ...network.errorData(), outcome: 'executed' }
      throw withFacts(told, { ...facts, transaction_id: executed.root.hashHex() })
    }
    const isLost =
      (MessageExpired.matches(error) || TransactionWaitTimeout.matches(error)) && !('transaction_id' in error.data)
    const isKnown = 'transaction_id' in error.data
    const plain = isKnown || error.data['sent'] === false ? error : withOpenEnd(error, message)
    const explained = isLost ? await explainLostMessage(call, message, error, explain) : plain
    // The local run may have chosen another endpoint, which these facts name.
    const facts = { ...sentFacts(message), ...network.errorData(), ...options.errorData }
    throw withFacts(explained, { ...facts, ...explained.data })
  }
}

/** Whether the transaction succeeded, although its result could not be built. */
function isExecuted(call: CallScope, { id }: ExternalMessage): boolean {
  return call.sent?.get(id)?.end?.outcome === 'executed'
}

/** The payment may have been made, so the error states what happened and what to do. */
function unreadable(error: ClientError, rules: ChainRules | undefined): ClientError {
  const other = rules === 'classic' ? 'current' : 'classic'
  const hint = `the message was executed; if the chain follows the ${other} rules, set abi.rules to "${other}"`
  return CanNotReadTransaction.error(`${error.message}; ${hint}`, error.data, error)
}

/**
 * The transaction. Throws 507 with `data.sent` false if it is proven that the message was not and will not be executed,
 * otherwise as `awaitTransaction`.
 */
async function findOrProve(
  call: CallScope,
  message: ExternalMessage,
  { txHash, dappId, sendEvent, proof }: FinishOptions,
  time: DeliveryTime,
): Promise<FoundTransaction> {
  try {
    return await awaitTransaction(call, message, { txHash, dappId, sendEvent, time })
  } catch (error) {
    // A node that names a transaction has executed the message, even if the transaction is not shown yet.
    if (proof === undefined || txHash !== undefined || !MessageExpired.matches(error)) throw error
    const budgetMs = Math.max(0, proof.untilMs - call.clock.elapsed())
    const settled = await settleMessage(call, message, { target: proof.target, budgetMs })
    if (settled.type === 'executed') return settled.found
    if (settled.type === 'unknown') throw withReason(error, settled.reason)
    call.markNotExecuted(message.id)
    throw withFacts(error, { ...unsentFacts(message), state_timestamp: settled.stateTimestampMs })
  }
}

/** Adds the balance of the account to LowBalance, and the findings of a local run to other errors. */
async function describeAborted(
  call: CallScope,
  message: ExternalMessage,
  { description }: Transaction,
  error: ClientError,
  explain: ExplainOptions,
): Promise<ClientError> {
  if (!LowBalance.matches(error)) return explainAborted(call, message, error, explain)
  try {
    const { account } = await readAccountOf(call, message, explain.dappId)
    return abortedError(description, { address: message.address, balance: account.balance.grams }) ?? error
  } catch (failure) {
    if (failure instanceof ClientError) return error
    throw failure
  }
}
