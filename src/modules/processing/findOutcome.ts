import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import type { ExternalMessage } from '../../delivery/ExternalMessage.ts'
import { explainEarly } from '../../delivery/explainUnproven.ts'
import { realDappId } from '../../delivery/fetchState.ts'
import type { FoundTransaction } from '../../delivery/findTransaction.ts'
import { lookForOutcome } from '../../delivery/lookForOutcome.ts'
import { type ProofTarget, proofTimeMs } from '../../delivery/proveNotExecuted.ts'
import { readThreadId } from '../../delivery/readThreadId.ts'
import { readTransaction } from '../../delivery/readTransaction.ts'
import { settlesAt } from '../../delivery/sentFacts.ts'
import { InvalidJson } from '../../errors/abi.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { ClientError } from '../../errors/ClientError.ts'
import { HttpRequestParseError, HttpRequestSendError, InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { GraphqlError, InvalidServerResponse, Unauthorized } from '../../errors/net.ts'
import { InvalidData, InvalidThread, MessageHasNotDestinationAddress } from '../../errors/processing.ts'
import { CanNotReadTransaction } from '../../errors/tvm.ts'
import { type Network, networkOf } from '../../net/index.ts'
import { readRawId } from '../../net/rest/readRawId.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { counterAbi } from '../abi/examples/exampleAbi.ts'
import { exampleMessage } from '../abi/examples/exampleMessage.ts'
import { readShortAbi } from '../abi/index.ts'
import { readExternalMessage } from '../abi/values/readExternalMessage.ts'
import { isVerified } from '../parameters/verify.ts'
import { abortedError } from '../tvm/index.ts'
import { finalityOfTransaction } from './execution/finality.ts'
import { judge } from './execution/judge.ts'
import { proveFound } from './execution/proveFound.ts'
import { ParamsOfFindOutcome, ResultOfFindOutcome } from './types.ts'

type Params = ValueOf<typeof ParamsOfFindOutcome>
type Result = ValueOf<typeof ResultOfFindOutcome>

export const findOutcome = defineFunction({
  name: 'processing.find_outcome',
  summary: 'Reports what became of a message, and proves that it was not executed where that is possible.',
  description:
    'Looks once for the transaction of the message. If the network shows none, it looks for the proof that `process_message` and the outbox require before they replace a message: a state of the account later than the expiration plus `network.expiration_margin`, on which the contract no longer accepts the message, and all transactions of the account since before the message. The proof takes as much as the configuration demands: with `network.agreement`, that many operators must agree; with `proofs.prove_replacements`, signatures of the network must prove it. A message without an expiration, or one that has not expired yet, is `unknown` until its transaction is found. Nothing is sent.',
  params: ParamsOfFindOutcome,
  result: ResultOfFindOutcome,
  errors: [
    NetModuleNotInit,
    HttpRequestSendError,
    HttpRequestParseError,
    InvalidParams,
    InvalidBoc,
    BocRefNotFound,
    InvalidJson,
    InvalidThread,
    MessageHasNotDestinationAddress,
    InvalidData,
    CanNotReadTransaction,
    InvalidServerResponse,
    GraphqlError,
    Unauthorized,
  ],
  extension: true,
  access: 'reads',
  example: { params: { message: exampleMessage, abi: counterAbi }, result: { $error: 14 } },
  run: async (call, params): Promise<Result> => {
    const message = readMessage(call, params)
    const network = networkOf(call.context)
    network.expectConfigured()
    const threadId = readThreadId(params.thread_id)
    // Expiration is judged by the time of the network.
    await network.time.learn(call.signal)
    const target = await proofTarget(call, network, message, { ...params, threadId })
    const look = await lookForOutcome({ call, network, message, signal: call.signal }, target)
    const about = { message_hash: message.id, expire_at: message.expireAtSec }
    switch (look?.type) {
      case 'executed':
        return { ...about, ...(await ofTransaction(call, message, look.found, params)) }
      case 'notExecuted':
        return { ...about, outcome: 'not_executed', state_timestamp: BigInt(look.stateTimestampMs) }
      default:
        return { ...about, ...unknown(call, message, look?.reason) }
    }
  },
})

/** Throws 23, 201, 206, 303, 502. */
function readMessage({ context }: CallScope, { message: text, abi, expire_at, rules }: Params): ExternalMessage {
  if (abi !== undefined && expire_at !== undefined) {
    throw InvalidParams.error('Expected one of `abi` and `expire_at`', { path: 'expire_at' })
  }
  const message = readExternalMessage(context, text, { contract: abi && readShortAbi(abi, rules), rules })
  return expire_at === undefined ? message : { ...message, expireAtSec: expire_at }
}

/** `undefined` for a message whose expiration is not known: nothing can be proven of it. Throws 512. */
async function proofTarget(
  call: CallScope,
  network: Network,
  { accountId, expireAtSec }: ExternalMessage,
  { dapp_id = '', sent_at = 0, threadId, rules }: Params & { readonly threadId: string },
): Promise<ProofTarget | undefined> {
  const asked = dapp_id === '' ? '' : readRawId(dapp_id, 'dapp_id')
  if (expireAtSec === undefined) return undefined
  const node = await network.probe(call.signal)
  const isDappIdAware = node?.isDappIdAware ?? true
  const find = async () => asked || ((await realDappId(call, accountId, '')) ?? accountId)
  return {
    account: { accountId, dappId: isDappIdAware ? await find() : undefined },
    // A `sent_at` after the expiration is a mistake, which must not hide the transaction.
    mark: { cursor: undefined, last: undefined, takenAtMs: Math.min(sent_at, expireAtSec) * 1000, isOnlyTime: true },
    threadId,
    rules,
    judge,
  }
}

async function ofTransaction(
  call: CallScope,
  message: ExternalMessage,
  shown: FoundTransaction,
  { verify }: Params,
): Promise<Omit<Result, 'message_hash'>> {
  const found = isVerified(call, verify) ? await proveShown(call, message, shown) : shown
  if (typeof found === 'string') return unknown(call, message, found)
  const { description } = readTransaction(found)
  const aborted = abortedError(description, { address: message.address, balance: undefined })
  return {
    outcome: aborted === undefined ? 'executed' : 'failed',
    transaction_id: found.root.hashHex(),
    finality: finalityOfTransaction(found),
  }
}

/** The proven transaction, or a text that says why it is not proven. */
async function proveShown(call: CallScope, message: ExternalMessage, shown: FoundTransaction) {
  try {
    return await proveFound(call, message, shown)
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return `the network shows transaction ${shown.root.hashHex()} of the message, which is not proven. ${error.message}`
  }
}

function unknown(
  call: CallScope,
  message: ExternalMessage,
  reason: string | undefined,
): Pick<Result, 'outcome' | 'not_proven' | 'settles_at'> {
  const timeMs = proofTimeMs({ call, message })
  const isEarly = timeMs !== undefined && call.clock.now() <= timeMs
  return {
    outcome: 'unknown',
    not_proven: reason ?? explainEarly({ call, message }),
    ...(isEarly && settlesAt(call, message)),
  }
}
