import type { CallScope } from '../../context/scopes.ts'
import type { AbiContract } from '../../core/abi/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import type { Transaction } from '../../core/tlb/index.ts'
import type { Network } from '../../net/index.ts'
import { ClientError } from '../../schema/errors.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { LowBalance } from '../tvm/errors.ts'
import { abortedError } from '../tvm/index.ts'
import { awaitTransaction } from './awaitTransaction.ts'
import { deliveryTime, deliveryTimeout } from './deliveryTimeout.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { MessageExpired, TransactionWaitTimeout } from './errors.ts'
import { type ExplainOptions, explainAborted, explainLostMessage, readAccountOf } from './explainFailure.ts'
import type { SendEvent } from './processingEvents.ts'
import { readTransaction, transactionResult } from './transactionResult.ts'
import type { ResultOfProcessMessage } from './types.ts'

export interface FinishOptions {
  /** Hash of the transaction when the node told one. */
  readonly txHash: string | undefined
  /** Empty when it is not known. */
  readonly dappId: string
  readonly contract: AbiContract | undefined
  readonly rules: ChainRules | undefined
  readonly sendEvent: SendEvent
  /** Members that errors of the wait carry besides. */
  readonly errorData?: Readonly<Record<string, unknown>>
}

/** Exit codes of contracts that refuse a message as repeated and as expired. Source: network 7.10. */
export const REPLAY_EXIT_CODES: readonly unknown[] = [52, 57]

/**
 * From a sent message to the result of its transaction. Throws 401, 403, 405 to 408, 414, 415 for an aborted transaction,
 * 507, 508, and what the network throws; all with facts about the network in `data`.
 */
export const finishMessage = async (
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  options: FinishOptions,
): Promise<ValueOf<typeof ResultOfProcessMessage>> => {
  const time = deliveryTime(call, message)
  const explain = {
    network,
    dappId: options.dappId,
    rules: options.rules,
    timeSec: Math.floor(time.deadlineMs / 1000) - 1,
  }
  try {
    const found = await awaitTransaction(call, network, message, { ...options, time })
    const transaction = readTransaction(found)
    const aborted = abortedError(transaction.description, { address: message.address, balance: undefined })
    if (aborted === undefined) return transactionResult(found, options.contract, options.rules)
    const error = await describeAborted(call, message, transaction, aborted, explain)
    if (!REPLAY_EXIT_CODES.includes(error.data['exit_code'])) {
      throw withData(error, { transaction_id: found.root.hashHex() })
    }
    // A repeated message is as good as an expired one: a new one may succeed.
    throw deliveryTimeout(call, message, time.deadlineMs, {
      transaction_id: found.root.hashHex(),
      exit_code: error.data['exit_code'],
    })
  } catch (error) {
    call.signal.throwIfAborted()
    if (!(error instanceof ClientError)) throw error
    const isLost =
      (MessageExpired.matches(error) || TransactionWaitTimeout.matches(error)) && !('transaction_id' in error.data)
    const explained = isLost ? await explainLostMessage(call, message, error, explain) : error
    throw withData(explained, { ...network.errorData(), ...options.errorData })
  }
}

/** With the balance where it matters, and with what a local run tells. */
const describeAborted = async (
  call: CallScope,
  message: ExternalMessage,
  { description }: Transaction,
  error: ClientError,
  explain: ExplainOptions,
): Promise<ClientError> => {
  if (!LowBalance.matches(error)) return explainAborted(call, message, error, explain)
  try {
    const { account } = await readAccountOf(call, message, explain)
    return abortedError(description, { address: message.address, balance: account.balance.grams }) ?? error
  } catch (failure) {
    if (failure instanceof ClientError) return error
    throw failure
  }
}

const withData = (error: ClientError, data: Readonly<Record<string, unknown>>): ClientError =>
  new ClientError(error.code, error.message, { ...data, ...error.data }, error.cause)
