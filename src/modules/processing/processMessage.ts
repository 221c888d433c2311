import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { type Network, networkOf } from '../../net/index.ts'
import { ClientError } from '../../schema/errors.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { counterAbi, exampleAddress, exampleCall, exampleKeys } from '../abi/exampleAbi.ts'
import { encodeMessage, readAbi } from '../abi/index.ts'
import { readCell } from '../boc/index.ts'
import { NetModuleNotInit } from '../client/errors.ts'
import { clientErrorToWire } from '../clientErrorToWire.ts'
import { SendMessageFailed } from '../net/errors.ts'
import { contractError } from '../tvm/index.ts'
import { deliveryTime, deliveryTimeout } from './deliveryTimeout.ts'
import { type ExternalMessage, externalMessage } from './ExternalMessage.ts'
import { ExternalSignerMustNotBeUsed, MessageExpired } from './errors.ts'
import { exampleDappId } from './exampleMessage.ts'
import { finishMessage, REPLAY_EXIT_CODES } from './finishMessage.ts'
import { eventSender, expiringFields, processingCallback, type SendEvent } from './processingEvents.ts'
import { readThreadId } from './readThreadId.ts'
import { sendErrors, sendWithEvents } from './sendMessage.ts'
import { ParamsOfProcessMessage, ResultOfProcessMessage } from './types.ts'
import { transactionHash, waitErrors } from './waitForTransaction.ts'

type Params = ValueOf<typeof ParamsOfProcessMessage>
type Result = ValueOf<typeof ResultOfProcessMessage>

export const processMessage = defineFunction({
  name: 'processing.process_message',
  summary: 'Makes a message, sends it, and waits for its transaction.',
  description:
    'A message that expired is replaced by a new one, signed again and with a longer lifetime, up to `network.message_retries_count` times; only when the contract refused it as expired or repeated, or when nothing in a local run speaks against it. While no endpoint can be reached the same message is sent again, as long as it lives and `network.max_reconnect_timeout` allows.',
  params: ParamsOfProcessMessage,
  result: ResultOfProcessMessage,
  errors: [...new Set([...encodeMessage.errors, ...sendErrors, ...waitErrors, ExternalSignerMustNotBeUsed])],
  callback: processingCallback,
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
    if (params.message_encode_params.signer.type === 'External') {
      throw ExternalSignerMustNotBeUsed.error('Signer.External cannot be used here: nobody could sign the message')
    }
    const sendEvent = eventSender(call, params.send_events)
    for (let tryIndex = 0; ; tryIndex++) {
      const message = await encode(call, params, Math.min(tryIndex, 255))
      try {
        return await processOnce(call, network, message, params, sendEvent)
      } catch (error) {
        if (!mayRetry(error, params) || tryIndex >= call.config.network.message_retries_count) throw error
        sendEvent({ type: 'MessageExpired', ...expiringFields(message), error: clientErrorToWire(error) })
      }
    }
  },
})

const encode = async (call: CallScope, params: Params, tryIndex: number): Promise<ExternalMessage> => {
  const encodeParams = { ...params.message_encode_params, processing_try_index: tryIndex }
  const { message } = await encodeMessage.run(call, encodeParams)
  const { abi, rules } = encodeParams
  return externalMessage(readCell(call.context, message, 'message'), { contract: readAbi(abi, rules), rules })
}

const processOnce = async (
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  { message_encode_params: { abi, rules }, dapp_id }: Params,
  sendEvent: SendEvent,
): Promise<Result> => {
  const sending = { dappId: dapp_id, threadId: readThreadId(undefined), rules, sendEvent }
  const result = await sendWithEvents(call, network, message, {
    ...sending,
    persistUntilMs: persistUntil(call, message),
  }).catch((error) => {
    throw asProcessingError(call, network, message, error)
  })
  const txHash = transactionHash(result['tx_hash'] as string | undefined)
  return finishMessage(call, network, message, {
    txHash,
    dappId: dapp_id,
    contract: readAbi(abi, rules),
    rules,
    sendEvent,
    ...(txHash !== undefined && { errorData: { tx_hash: txHash } }),
  })
}

/** A message is worth sending as long as it lives. */
const persistUntil = ({ clock, config }: CallScope, { expireAtSec }: ExternalMessage): number => {
  const now = clock.now()
  const { max_reconnect_timeout, message_processing_timeout } = config.network
  const endOfLife = expireAtSec === undefined ? now + message_processing_timeout : expireAtSec * 1000
  return Math.min(now + max_reconnect_timeout, endOfLife)
}

/** The contract itself refused the message as expired or repeated: the same as a message that expired on its way. */
const asProcessingError = (call: CallScope, network: Network, message: ExternalMessage, error: unknown): unknown => {
  if (!(error instanceof ClientError)) return error
  const { node_error, ...rest } = error.data
  const exitCode = SendMessageFailed.matches(error) ? replayExitCode(node_error) : undefined
  const data = { ...network.errorData(), ...rest, ...(node_error !== undefined && { node_error }) }
  if (exitCode === undefined) return new ClientError(error.code, error.message, data, error)
  const end = { exitCode, exitArg: undefined, gasUsed: undefined }
  const about = { address: message.address, balance: undefined }
  const local = contractError(`Contract did not accept message, exit code: ${exitCode}`, about, end)
  return deliveryTimeout(call, message, deliveryTime(call, message).deadlineMs, {
    ...data,
    local_error: clientErrorToWire(local),
  })
}

const replayExitCode = (nodeError: unknown): number | undefined => {
  const extensions = (
    nodeError as { extensions?: { code?: unknown; details?: { exit_code?: unknown } | null } } | undefined
  )?.extensions
  const exitCode = extensions?.details?.exit_code
  if (extensions?.code !== 'TVM_ERROR' || !REPLAY_EXIT_CODES.includes(exitCode)) return undefined
  return exitCode as number
}

/**
 * Source: client interface 2.2, `message_retries_count`. A header that the caller fixed cannot be made newer, and what the
 * node says it has executed must not be executed twice, even if the transaction stays out of sight.
 */
const mayRetry = (error: unknown, { message_encode_params: { call_set } }: Params): boolean => {
  if (!MessageExpired.matches(error) || typeof call_set?.header?.expire === 'number') return false
  const { tx_hash, transaction_id } = error.data
  if (tx_hash !== undefined && transaction_id === undefined) return false
  const local = error.data['local_error'] as { data?: { exit_code?: unknown } } | undefined
  return local === undefined || REPLAY_EXIT_CODES.includes(local.data?.exit_code)
}
