import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import type { FoundTransaction } from '../../../delivery/findTransaction.ts'
import { unsentFacts, withFacts, withOpenEnd, withReason } from '../../../delivery/sentFacts.ts'
import { settleMessage } from '../../../delivery/settleMessage.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { sleep } from '../../../net/waiting.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { isVerified } from '../../parameters/verify.ts'
import { deliveryTimeout } from '../../processing/execution/deliveryTimeout.ts'
import { mayReplace } from '../../processing/execution/executeMessage.ts'
import { explainLostMessage } from '../../processing/execution/explainFailure.ts'
import { finishMessage } from '../../processing/execution/finishMessage.ts'
import { eventOfError } from '../../processing/execution/messageLife.ts'
import type { ResultOfProcessMessage } from '../../processing/types.ts'
import { endOfError, endOfResult } from '../entries/entryEnds.ts'
import type { OpenEntry, Progress } from './OpenEntry.ts'

const LOOK_MS = 5000
const LOOK_PAUSE_MS = 1000
/** Length of the search after the message could last be executed, in multiples of `message_processing_timeout`. */
const SEARCH_FACTOR = 2

/** Searches for the outcome of a message that was sent, as long as an outcome can still be proven. */
export async function settle(
  open: OpenEntry,
  message: ExternalMessage,
  error: ClientError | undefined,
): Promise<Progress | undefined> {
  if (open.held.entry.state !== 'sent') await open.change('left', {})
  const target = open.proofTarget(message)
  const untilMs = searchUntilMs(open, message)
  let reason: string | undefined
  for (;;) {
    const settled = await settleMessage(open.call, message, { target, budgetMs: LOOK_MS })
    if (settled.type === 'executed') return finish(open, message, settled)
    if (settled.type === 'notExecuted') {
      if (error?.data['refused'] === true) {
        const facts = { ...unsentFacts(message), state_timestamp: settled.stateTimestampMs }
        return open.end('refused', endOfError(withFacts(error, facts) as ClientError))
      }
      return endOrReplace(open, await expiredError(open, message, settled.stateTimestampMs))
    }
    reason = settled.reason ?? reason
    if (settled.hasLooked && open.call.clock.elapsed() >= untilMs) {
      return open.end('lost', lostEnd(open, message, error, reason))
    }
    await sleep(open.call.clock, LOOK_PAUSE_MS, open.signal)
  }
}

/** `reason`: what is missing for the proof that it was not executed, if known. */
function lostEnd(
  open: OpenEntry,
  message: ExternalMessage,
  error: ClientError | undefined,
  reason: string | undefined,
): unknown {
  if (error === undefined && reason === undefined) return undefined
  const deadlineMs = (message.expireAtSec ?? open.nowSec()) * 1000
  const known = error ?? withOpenEnd(deliveryTimeout(open.call, message, deadlineMs), message)
  return endOfError(withReason(known, reason))
}

/** When the search ends on a network that shows no outcome, as `Clock.elapsed`. */
function searchUntilMs(open: OpenEntry, { expireAtSec }: ExternalMessage): number {
  const { clock, config } = open.call
  const { expiration_margin, message_processing_timeout } = config.network
  const lifeMs = expireAtSec === undefined ? 0 : Math.max(0, expireAtSec * 1000 - clock.now())
  return clock.elapsed() + lifeMs + expiration_margin + SEARCH_FACTOR * message_processing_timeout
}

export async function finish(
  open: OpenEntry,
  message: ExternalMessage,
  { found }: { readonly found: FoundTransaction },
): Promise<Progress | undefined> {
  const { dapp_id: dappId, rules } = open.held.entry
  try {
    const result = await finishMessage(open.call, message, {
      ...{ found, txHash: found.root.hashHex(), dappId, rules, sendEvent: () => {} },
      abi: await open.abiValue(),
      isVerified: isVerified(open.call, undefined),
    })
    return await endExecuted(open, result)
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    open.signal.throwIfAborted()
    const event = eventOfError(error.data)
    if (event === 'executed' || event === 'aborted') return open.end(event, endOfError(error))
    throw error
  }
}

export async function endExecuted(open: OpenEntry, result: ValueOf<typeof ResultOfProcessMessage>): Promise<Progress> {
  return open.end('executed', endOfResult(await open.losses.add(result)))
}

/** The message was not executed and never will be. */
export async function endOrReplace(open: OpenEntry, error: ClientError): Promise<Progress | undefined> {
  const { plan, replaced, give_up_at, message } = open.held.entry
  const callSet = plan && (await open.params()).call_set
  const isLast = replaced.length >= open.call.config.network.message_retries_count
  const isOver = give_up_at !== undefined && open.nowSec() >= give_up_at
  if (plan === undefined || isLast || isOver || !mayReplace(error, callSet)) {
    return open.end(error.data['refused'] === true ? 'refused' : 'expired', endOfError(error))
  }
  await open.change('replace', { message: undefined, replaced: [...replaced, message!.hash] })
  return undefined
}

/** Error 507 with the result of a local run. */
export async function expiredError(
  open: OpenEntry,
  message: ExternalMessage,
  stateTimestampMs: number,
): Promise<ClientError> {
  const { dapp_id: dappId, rules } = open.held.entry
  const deadlineMs = (message.expireAtSec ?? open.nowSec()) * 1000
  const facts = { ...unsentFacts(message), state_timestamp: stateTimestampMs }
  const error = withFacts(deliveryTimeout(open.call, message, deadlineMs), facts) as ClientError
  return explainLostMessage(open.call, message, error, { dappId, rules, deadlineMs })
}
