import { clientErrorToWire } from '../../context/clientErrorToWire.ts'
import { inlineOr } from '../../context/computeStep.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import type { ClientError } from '../../errors/ClientError.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { ExternalSignerMustNotBeUsed, MessageExpired, MessageUnprotected } from '../../errors/processing.ts'
import { type Network, networkOf } from '../../net/index.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { counterAbi, exampleAddress, exampleCall, exampleKeys } from '../abi/exampleAbi.ts'
import { buildMessage, encodeMessage, readAbi } from '../abi/index.ts'
import { isVerified } from '../parameters/verify.ts'
import { contractError } from '../tvm/index.ts'
import { expectProtection, headerNames } from './delivery/expectProtection.ts'
import { leavesOpen, REPLAY_EXIT_CODES, refusalOf, replayExitCode } from './delivery/sendFailures.ts'
import { unsentFacts, withFacts } from './delivery/sentFacts.ts'
import { deliveryTime, deliveryTimeout } from './deliveryTimeout.ts'
import { builtExternalMessage, type ExternalMessage } from './ExternalMessage.ts'
import { exampleDappId } from './exampleMessage.ts'
import { explainLostMessage } from './explainFailure.ts'
import { finishMessage } from './finishMessage.ts'
import { eventSender, expiringFields, processingCallback, type SendEvent } from './processingEvents.ts'
import { readThreadId } from './readThreadId.ts'
import { sendErrors, sendWithEvents } from './sendMessage.ts'
import { ParamsOfProcessMessage, ResultOfProcessMessage } from './types.ts'
import { transactionHash, waitErrors } from './waitForTransaction.ts'

type Params = ValueOf<typeof ParamsOfProcessMessage>
type Result = ValueOf<typeof ResultOfProcessMessage>

export const processMessage = defineFunction({
  name: 'processing.process_message',
  summary: 'Creates a message, sends it, and waits for its transaction.',
  description:
    'A message is replaced by a new one, signed again and with a longer lifetime, up to `network.message_retries_count` times, only after proof that it was not executed: the contract checks `expire`, and the state of the account and its transactions without gaps, both from later than `expire` and `network.expiration_margin`, do not have it; and only when a local run shows no reason against another one. While no endpoint can be reached the same message is sent again, within its lifetime and `network.max_reconnect_timeout`. Every error after the message has left has `data.sent`, `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is true while the message may have been executed, false once it is proven that it was not. A message without `expire` is never replaced, one that the contract is not protected from (519) not even repeated.',
  waits: true,
  params: ParamsOfProcessMessage,
  result: ResultOfProcessMessage,
  errors: [
    ...new Set([
      ...encodeMessage.errors,
      ...sendErrors,
      ...waitErrors,
      ExternalSignerMustNotBeUsed,
      MessageUnprotected,
    ]),
  ],
  callback: processingCallback,
  holdsLargeValues: true,
  example: {
    params: {
      message_encode_params: {
        abi: counterAbi,
        address: exampleAddress,
        call_set: exampleCall,
        signer: { type: 'Keys', keys: exampleKeys },
      },
      dapp_id: exampleDappId,
    },
    result: { $error: 14 },
  },
  run: async (call, params) => {
    const network = networkOf(call.context)
    if (!network.isConfigured) throw NetModuleNotInit.error('The network is not configured: set network.endpoints')
    const { abi, rules, call_set, signer } = params.message_encode_params
    if (signer.type === 'External') {
      throw ExternalSignerMustNotBeUsed.error('Signer.External cannot be used here: nobody could sign the message')
    }
    // Without a call there is only a state init, and a contract is deployed once.
    const contract = inlineOr(() => readAbi(abi, rules))
    if (call_set !== undefined && contract !== undefined) {
      expectProtection(headerNames(contract), params.unprotected)
    }
    const sendEvent = eventSender(call, params.send_events)
    let lost: ExternalMessage | undefined
    for (let tryIndex = 0; ; tryIndex++) {
      const message = await encode(call, params, Math.min(tryIndex, 255), lost)
      try {
        return await processOnce(call, network, message, params, sendEvent)
      } catch (error) {
        if (!mayReplace(error, params) || tryIndex >= call.config.network.message_retries_count) throw error
        sendEvent({ type: 'MessageExpired', ...expiringFields(message), error: clientErrorToWire(error) })
        lost = message
      }
    }
  },
})

/** `lost` is the message that this one replaces: errors tell that it was not executed. */
async function encode(
  call: CallScope,
  params: Params,
  tryIndex: number,
  lost: ExternalMessage | undefined,
): Promise<ExternalMessage> {
  const encodeParams = { ...params.message_encode_params, processing_try_index: tryIndex }
  try {
    const built = await buildMessage(call, encodeParams)
    // The description may have been too large to be read before.
    if (built.hasBody) expectProtection(built.headerNames, params.unprotected)
    return builtExternalMessage(call.context, built)
  } catch (error) {
    throw lost === undefined ? error : withFacts(error, unsentFacts(lost))
  }
}

async function processOnce(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  params: Params,
  sendEvent: SendEvent,
): Promise<Result> {
  const { message_encode_params, dapp_id, unprotected } = params
  const { abi, rules } = message_encode_params
  const { persistUntilMs, settleUntilMs } = timeLimits(call, message, params)
  const delivered = await sendWithEvents(call, network, message, {
    ...{ dappId: dapp_id, threadId: readThreadId(undefined), rules, sendEvent },
    ...{ persistUntilMs, settleUntilMs, isUnprotected: unprotected },
  })
  if (delivered.type !== 'executed') {
    const { error, type } = delivered
    throw await asProcessingError(call, network, message, error, { params, isProven: type === 'notExecuted' })
  }
  const txHash = transactionHash(delivered.result['tx_hash'] as string | undefined)
  return finishMessage(call, network, message, {
    found: delivered.found,
    txHash,
    dappId: dapp_id,
    abi,
    rules,
    sendEvent,
    isVerified: isVerified(call, params.verify),
    proof: { target: delivered.target, untilMs: settleUntilMs },
    ...(txHash !== undefined && { errorData: { tx_hash: txHash } }),
  })
}

/**
 * By `Clock.elapsed`, so that a clock that is set does not matter: until when a message is sent again, which is as long as
 * it lives, and until when its end is looked for. A lifetime that the caller chose does not make the search longer than one
 * by the configuration.
 */
function timeLimits(
  { clock, config: { network, abi } }: CallScope,
  { expireAtSec }: ExternalMessage,
  { message_encode_params: { call_set } }: Params,
): { persistUntilMs: number; settleUntilMs: number } {
  const startMs = clock.elapsed()
  const { max_reconnect_timeout, message_processing_timeout, expiration_margin } = network
  const lifeMs = expireAtSec === undefined ? message_processing_timeout : Math.max(0, expireAtSec * 1000 - clock.now())
  const persistUntilMs = startMs + Math.min(max_reconnect_timeout, lifeMs)
  if (expireAtSec === undefined) return { persistUntilMs, settleUntilMs: startMs + message_processing_timeout }
  const isFixed = typeof call_set?.header?.expire === 'number'
  const awaitedMs = isFixed ? Math.min(lifeMs, abi.message_expiration_timeout) : lifeMs
  return { persistUntilMs, settleUntilMs: startMs + awaitedMs + expiration_margin + message_processing_timeout }
}

interface FailureOptions {
  readonly params: Params
  /** The message is proven not to have been executed. */
  readonly isProven: boolean
}

/**
 * What a failed delivery is to the caller: 507, or 508 for a message without expiration, when the contract refused the
 * message as repeated or expired and when it is proven that it expired; otherwise what sending ended with.
 */
async function asProcessingError(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  error: ClientError,
  { params, isProven }: FailureOptions,
): Promise<ClientError> {
  const data = { ...network.errorData(), ...error.data }
  const refusal = refusalOf(error)
  const exitCode = refusal && replayExitCode(refusal)
  const { deadlineMs } = deliveryTime(call, message)
  if (exitCode !== undefined) {
    const end = { exitCode, exitArg: undefined, gasUsed: undefined }
    const about = { address: message.address, balance: undefined }
    const local = contractError(`Contract did not accept message, exit code: ${exitCode}`, about, end)
    return deliveryTimeout(call, message, deadlineMs, { ...data, local_error: clientErrorToWire(local) })
  }
  // What a node says for a reason of its own is worth more than that the message has expired meanwhile.
  if (!isProven || (refusal !== undefined && !leavesOpen(refusal))) return withFacts(error, data) as ClientError
  const { message_encode_params, dapp_id: dappId } = params
  const timeSec = Math.floor(deadlineMs / 1000) - 1
  const explain = { network, dappId, rules: message_encode_params.rules, timeSec }
  return explainLostMessage(call, message, deliveryTimeout(call, message, deadlineMs, data), explain)
}

/**
 * Only with proof that the message was not executed, which is what a 507 with `sent` false says. A header that the caller
 * fixed cannot be made newer, and a contract that refuses its time as repeated would do so again. Source: client interface
 * 2.2, `message_retries_count`.
 */
function mayReplace(error: unknown, { message_encode_params: { call_set }, unprotected }: Params): boolean {
  if (!MessageExpired.matches(error) || error.data['sent'] !== false || unprotected === true) return false
  const { expire, time } = call_set?.header ?? {}
  if (typeof expire === 'number') return false
  const local = error.data['local_error'] as { data?: { exit_code?: unknown } } | undefined
  if (local === undefined) return true
  const exitCode = local.data?.exit_code
  return REPLAY_EXIT_CODES.includes(exitCode) && !(exitCode === 52 && typeof time === 'bigint')
}
