/**
 * Takes one message from its bytes to its transaction. `process_message` does this with each message that it creates, and
 * the outbox with stored messages that may have been sent before.
 */
import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { Delivered } from '../../../delivery/deliverMessage.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { fetchState } from '../../../delivery/fetchState.ts'
import { DEFAULT_THREAD } from '../../../delivery/readThreadId.ts'
import {
  leavesOpen,
  phaseOfRefusal,
  REPLAY_EXIT_CODES,
  refusalOf,
  replayExitCode,
} from '../../../delivery/sendFailures.ts'
import { withFacts } from '../../../delivery/sentFacts.ts'
import { tryWithin } from '../../../delivery/tryWithin.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { MessageExpired } from '../../../errors/processing.ts'
import { networkOf } from '../../../net/index.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { CallSet } from '../../abi/index.ts'
import { contractError } from '../../tvm/index.ts'
import { sendWithEvents } from '../sendMessage.ts'
import type { ResultOfProcessMessage } from '../types.ts'
import { transactionHash } from '../waitForTransaction.ts'
import { hasFixedExpire } from './buildMessages.ts'
import type { SendOptions } from './deliverWithinPolicy.ts'
import { deliveryTime, deliveryTimeout } from './deliveryTimeout.ts'
import { explainLostMessage } from './explainFailure.ts'
import { finishMessage, type ResultOptions } from './finishMessage.ts'

/** Longest wait for the account. */
const MAX_WAIT_MS = 5000

/**
 * The error of a message whose account did not run it, which nodes explain with a lack of gas or state. Says that the account
 * does not exist, if that is the reason.
 */
async function explainSkipped(
  call: CallScope,
  { accountId, address }: ExternalMessage,
  error: ClientError,
  dappId: string,
): Promise<ClientError> {
  const looked = await tryWithin(call, MAX_WAIT_MS, async (signal) => ({
    state: await fetchState(networkOf(call.context), accountId, dappId, signal),
  }))
  if (looked === undefined || looked.state !== undefined) return error
  const text = `The account ${address} does not exist: it needs tokens and its contract first, or the address belongs to another network`
  return new ClientError(error.code, `${text} (${error.message})`, { ...error.data, account_address: address }, error)
}

type Limits = 'threadId' | 'persistUntilMs' | 'settleUntilMs'

export interface ExecuteOptions extends ResultOptions, Omit<SendOptions, Limits | 'dappId' | 'rules'> {
  /** Whether the caller chose the expiration. */
  readonly hasFixedExpire: boolean
}

/**
 * Throws as `finishMessage` and `deliverMessage`. `data.sent` of every error says whether the message was sent and may have
 * been executed; a 507 with `data.sent` false means that it is proven not to have been executed.
 */
export async function executeMessage(
  call: CallScope,
  message: ExternalMessage,
  options: ExecuteOptions,
): Promise<ValueOf<typeof ResultOfProcessMessage>> {
  const limits = timeLimits(call, message, options)
  const delivered = await sendWithEvents(call, message, { ...options, ...limits, threadId: DEFAULT_THREAD })
  if (delivered.type !== 'executed') throw await asProcessingError(call, message, delivered, options)
  const { result, found, target } = delivered
  const txHash = transactionHash(result['tx_hash'] as string | undefined)
  return finishMessage(call, message, {
    ...{ ...options, found, txHash },
    proof: { target, untilMs: limits.settleUntilMs },
    ...(txHash !== undefined && { errorData: { tx_hash: txHash } }),
  })
}

/**
 * Deadlines by `Clock.elapsed`, so that adjusting the clock does not matter: until when a message is sent again, which is as
 * long as it is valid, and until when its outcome is searched for. A lifetime chosen by the caller does not extend the
 * search beyond the configured one.
 */
function timeLimits(
  { context, clock, config: { network: settings, abi } }: CallScope,
  { expireAtSec }: ExternalMessage,
  { hasFixedExpire }: ExecuteOptions,
): { persistUntilMs: () => number; settleUntilMs: number } {
  const startMs = clock.elapsed()
  const network = networkOf(context)
  const { message_processing_timeout, expiration_margin } = settings
  const lifeMs = expireAtSec === undefined ? message_processing_timeout : Math.max(0, expireAtSec * 1000 - clock.now())
  // Longer after the network was reached once.
  const persistUntilMs = () => startMs + Math.min(network.reconnectMs, lifeMs)
  if (expireAtSec === undefined) return { persistUntilMs, settleUntilMs: startMs + message_processing_timeout }
  const awaitedMs = hasFixedExpire ? Math.min(lifeMs, abi.message_expiration_timeout) : lifeMs
  return { persistUntilMs, settleUntilMs: startMs + awaitedMs + expiration_margin + message_processing_timeout }
}

/**
 * The error of a failed delivery: 507, or 508 for a message without expiration, if the contract refused the
 * message as repeated or expired, or if its expiration is proven; otherwise the error of sending.
 */
async function asProcessingError(
  call: CallScope,
  message: ExternalMessage,
  { error, type }: Exclude<Delivered, { type: 'executed' }>,
  { dappId, rules }: ExecuteOptions,
): Promise<ClientError> {
  const refusal = refusalOf(error)
  const phase = refusal && phaseOfRefusal(refusal)
  const data = { ...networkOf(call.context).errorData(), ...(phase && { phase }), ...error.data }
  const exitCode = refusal && replayExitCode(refusal)
  const { deadlineMs } = deliveryTime(call, message)
  if (exitCode !== undefined) {
    const end = { exitCode, exitArg: undefined, gasUsed: undefined }
    const about = { address: message.address, balance: undefined }
    const local = contractError(`Contract did not accept message, exit code: ${exitCode}`, about, end)
    return deliveryTimeout(call, message, deadlineMs, { ...data, local_error: clientErrorToWire(local) })
  }
  if (refusal?.code === 'COMPUTE_SKIPPED') {
    return explainSkipped(call, message, withFacts(error, data) as ClientError, dappId)
  }
  // A refusal with a reason of the node is more useful than the fact that the message has expired meanwhile.
  if (type !== 'notExecuted' || (refusal !== undefined && !leavesOpen(refusal)))
    return withFacts(error, data) as ClientError
  const timeout = deliveryTimeout(call, message, deadlineMs, data)
  return explainLostMessage(call, message, timeout, { dappId, rules, deadlineMs })
}

/**
 * Whether a replacement may be sent for a message that ended with this error: only with proof that it was not executed,
 * which is what a 507 with `sent` false means. A header fixed by the caller cannot be renewed, and a contract that
 * refuses its time as repeated would do so again. Source: client interface 2.2, `message_retries_count`.
 */
export function mayReplace(error: unknown, callSet: ValueOf<typeof CallSet> | undefined): boolean {
  if (!MessageExpired.matches(error) || error.data['sent'] !== false || hasFixedExpire(callSet)) return false
  const local = error.data['local_error'] as { data?: { exit_code?: unknown } } | undefined
  if (local === undefined) return true
  const exitCode = local.data?.exit_code
  const hasFixedTime = typeof callSet?.header?.time === 'bigint'
  return REPLAY_EXIT_CODES.includes(exitCode) && !(exitCode === 52 && hasFixedTime)
}
