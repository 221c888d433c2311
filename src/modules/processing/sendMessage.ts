import { clientErrorToWire } from '../../context/clientErrorToWire.ts'
import { inlineOr } from '../../context/computeStep.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { type AbiContract, AbiError } from '../../core/abi/index.ts'
import { base64ToBytes } from '../../core/bytes/index.ts'
import { CellError, parseBoc, Slice } from '../../core/cells/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { parseMessage } from '../../core/tlb/index.ts'
import type { Delivered } from '../../delivery/deliverMessage.ts'
import type { ExternalMessage } from '../../delivery/ExternalMessage.ts'
import { expectProtection, headerNames } from '../../delivery/expectProtection.ts'
import { realDappId } from '../../delivery/fetchState.ts'
import { joinTurnsSigned } from '../../delivery/MessageTurns.ts'
import { readThreadId } from '../../delivery/readThreadId.ts'
import { sentFacts, withFacts, withOutcomes } from '../../delivery/sentFacts.ts'
import { InvalidJson, InvalidMessage } from '../../errors/abi.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import {
  HttpRequestParseError,
  HttpRequestSendError,
  InvalidBase64,
  NetModuleNotInit,
  NotImplemented,
} from '../../errors/client.ts'
import { AllAttemptsFailed, NotFound, ParseUrlFailed, SendMessageFailed, Unauthorized } from '../../errors/net.ts'
import {
  DappIdRequired,
  InvalidData,
  InvalidThread,
  MessageAlreadyExpired,
  MessageHasNotDestinationAddress,
  MessageUnprotected,
  OtherRules,
} from '../../errors/processing.ts'
import { networkOf } from '../../net/index.ts'
import type { MessageResult } from '../../net/rest/index.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { exampleDappId, exampleMessage } from '../abi/examples/exampleMessage.ts'
import { decodedBody, readShortAbi } from '../abi/index.ts'
import { readExternalMessage } from '../abi/values/readExternalMessage.ts'
import { policyErrors } from '../policy/index.ts'
import { deliverWithinPolicy, type SendOptions } from './execution/deliverWithinPolicy.ts'
import { finalityOfAnswer, finalityOfTransaction } from './execution/finality.ts'
import { eventSender, processingCallback, type SendEvent, sendingFields } from './execution/processingEvents.ts'
import { ParamsOfSendMessage, ResultOfSendMessage } from './types.ts'

/** Errors of all functions that send. */
export const sendErrors = [
  NetModuleNotInit,
  HttpRequestSendError,
  HttpRequestParseError,
  MessageHasNotDestinationAddress,
  InvalidData,
  DappIdRequired,
  OtherRules,
  Unauthorized,
  ParseUrlFailed,
  SendMessageFailed,
  NotFound,
  AllAttemptsFailed,
  ...policyErrors,
] as const

export const sendMessage = defineFunction({
  name: 'processing.send_message',
  summary: 'Sends an external message and returns the outcome of its execution.',
  description:
    'Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another producer or thread. If the node answers anything but a result, the transaction of the message is looked up and, if found, its result is returned: nodes repost messages, so a message may be refused although it was executed. Every error has `data.outcome` (`Outcome`), which is `not_executed` if this call sent nothing; every error after sending has `data.sent` true, `data.message_hash` and, if `abi` determines it, `data.expire_at`: the message may have been executed or may still be. With `abi`, messages to the same account with the same key are sent in turns.',
  params: ParamsOfSendMessage,
  result: ResultOfSendMessage,
  errors: [
    NotImplemented,
    InvalidBase64,
    InvalidBoc,
    BocRefNotFound,
    InvalidJson,
    MessageAlreadyExpired,
    MessageUnprotected,
    InvalidThread,
    ...sendErrors,
  ],
  callback: processingCallback,
  access: 'sends',
  posts: true,
  example: { params: { message: exampleMessage, dapp_id: exampleDappId }, result: { $error: 14 } },
  run: withOutcomes(async (call, { message: text, abi, thread_id, send_events, dapp_id, unprotected, rules }) => {
    const contract = abi && readShortAbi(abi, rules)
    const message = readExternalMessage(call.context, text, { contract, rules })
    await checkExpiration(call, message)
    if (text.startsWith('*')) throw InvalidBase64.error('Invalid base64 string: message is a reference to the cache')
    const threadId = readThreadId(thread_id)
    if (contract !== undefined && message.hasBody) expectProtection(headerNames(contract), unprotected)
    const sendEvent = eventSender(call, send_events)
    using turn = joinTurnsSigned(call, message, contract)
    await turn?.waitSigned()
    const delivered = await sendWithEvents(call, message, {
      ...{ dappId: dapp_id, threadId, rules, sendEvent, isUnprotected: unprotected, spending: { contract }, turn },
    })
    if (delivered.type !== 'executed') throw delivered.error
    try {
      const dappId = await realDappId(call, message.accountId, dapp_id)
      return sendResult(delivered, message, { dappId, contract, rules })
    } catch (error) {
      throw withFacts(error, sentFacts(message))
    }
  }),
})

/** By the time of the network. Throws MessageAlreadyExpired (501). */
async function checkExpiration(
  { context, clock, signal }: CallScope,
  { id, expireAtSec }: ExternalMessage,
): Promise<void> {
  if (expireAtSec === undefined) return
  await networkOf(context).time.learn(signal)
  if (expireAtSec * 1000 > clock.now()) return
  throw MessageAlreadyExpired.error(`Message already expired: at ${expireAtSec}, now is ${clock.now() / 1000}`, {
    message_id: id,
    expire_at: expireAtSec,
  })
}

/**
 * Sends a message between the events `WillSend` and `DidSend` or `SendFailed`; a message that is refused before that has no events.
 * Throws as `deliverWithinPolicy`.
 */
export async function sendWithEvents(
  call: CallScope,
  message: ExternalMessage,
  { sendEvent, ...options }: SendOptions & { readonly sendEvent: SendEvent },
): Promise<Delivered> {
  const fields = sendingFields(message)
  let hasBegun = false
  const onBegin = () => {
    hasBegun = true
    sendEvent({ type: 'WillSend', ...fields })
  }
  try {
    const delivered = await deliverWithinPolicy(call, message, { ...options, onBegin })
    if (delivered.type === 'executed') sendEvent({ type: 'DidSend', ...fields })
    else sendEvent({ type: 'SendFailed', ...fields, error: clientErrorToWire(delivered.error) })
    return delivered
  } catch (error) {
    if (hasBegun) sendEvent({ type: 'SendFailed', ...fields, error: clientErrorToWire(error) })
    throw error
  }
}

type Result = ValueOf<typeof ResultOfSendMessage>

/** Throws InvalidData (512) for an answer without producers or with members of a wrong type. Source: network 4.6, 6.1. */
function sendResult(
  { result, found }: Extract<Delivered, { type: 'executed' }>,
  message: ExternalMessage,
  { dappId, contract, rules }: ResultOptions,
): Result {
  const { producers } = result
  if (!Array.isArray(producers) || producers.some((producer) => typeof producer !== 'string')) {
    throw InvalidData.error('Invalid data: the answer of the node has no list of producers', { message_id: message.id })
  }
  return {
    message_hash: textOf(result, 'message_hash'),
    block_hash: textOf(result, 'block_hash'),
    tx_hash: textOf(result, 'tx_hash'),
    return_value: contract && inlineOr(() => ({ value: returnValue(contract, result['ext_out_msgs'], rules) }))?.value,
    aborted: memberOf(result, 'aborted', 'boolean'),
    exit_code: memberOf(result, 'exit_code', 'number'),
    thread_id: textOf(result, 'thread_id'),
    producers,
    current_time: textOf(result, 'current_time'),
    account_id: textOf(result, 'account_id') || message.accountId,
    dapp_id: dappId,
    finality: found === undefined ? finalityOfAnswer(result) : finalityOfTransaction(found),
  }
}

interface ResultOptions {
  /** The Dapp ID of the account, if it is known. */
  readonly dappId: string | undefined
  readonly contract: AbiContract | undefined
  readonly rules: ChainRules | undefined
}

function textOf(result: MessageResult, name: string): string | undefined {
  return memberOf(result, name, 'string')
}

function memberOf(result: MessageResult, name: string, type: 'string'): string | undefined
function memberOf(result: MessageResult, name: string, type: 'number'): number | undefined
function memberOf(result: MessageResult, name: string, type: 'boolean'): boolean | undefined
function memberOf(result: MessageResult, name: string, type: string): unknown {
  const value = result[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === type) return value
  throw InvalidData.error(`Invalid data: the member ${name} of the answer of the node is not a ${type}`)
}

/** Value of the first outgoing body that holds results of a function. A node may send whole messages instead of bodies. */
function returnValue(contract: AbiContract, outMessages: unknown, rules: ChainRules | undefined): unknown {
  for (const text of Array.isArray(outMessages) ? outMessages : []) {
    for (const read of [messageBody, plainBody]) {
      try {
        const bytes = typeof text === 'string' ? base64ToBytes(text) : undefined
        const body = bytes && read(bytes, rules)
        const decoded =
          body && decodedBody(contract, body, { isInternal: false, allowPartial: false, layout: 'Output' })
        if (decoded?.body_type === 'Output') return decoded.value
      } catch (error) {
        if (!(InvalidMessage.matches(error) || error instanceof CellError || error instanceof AbiError)) throw error
      }
    }
  }
  return undefined
}

function messageBody(bytes: Uint8Array, rules: ChainRules | undefined): Slice | undefined {
  return parseMessage(parseBoc(bytes), rules).body
}

function plainBody(bytes: Uint8Array): Slice {
  return Slice.of(parseBoc(bytes))
}
