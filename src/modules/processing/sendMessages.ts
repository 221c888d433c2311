import { defineFunction } from '../../context/defineFunction.ts'
import { readEach } from '../../context/readEach.ts'
import type { CallScope } from '../../context/scopes.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import type { ExternalMessage } from '../../delivery/ExternalMessage.ts'
import { DEFAULT_THREAD } from '../../delivery/readThreadId.ts'
import { withFacts, withOutcomes } from '../../delivery/sentFacts.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { ClientError } from '../../errors/ClientError.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { networkOf } from '../../net/index.ts'
import { exampleMessage } from '../abi/examples/exampleMessage.ts'
import { readExternalMessage } from '../abi/values/readExternalMessage.ts'
import { hasPolicies } from '../policy/index.ts'
import { countSpending, deliverWithinPolicy, isNotExecuted, releaseMessage } from './execution/deliverWithinPolicy.ts'
import { sendErrors } from './sendMessage.ts'
import { ParamsOfSendMessages, ResultOfSendMessages } from './types.ts'

/** Maximum number of messages that are sent in parallel. */
const MAX_PARALLEL = 16

export const sendMessages = defineFunction({
  name: 'processing.send_messages',
  summary: 'Sends external messages and optionally monitors them.',
  description:
    'The Dapp ID of each destination is assumed to be its account id; a node redirects to the real one. All messages are parsed before the first is sent. A spending policy decides about all of them before the first is sent: if it refuses one, none is sent and none counts. If some cannot be sent, the others are still sent. The error of the first failure reports in `data.sent` whether any message was sent, in `data.executed` the hashes of executed messages, and in `data.unknown` those that may have been executed or may still be. Both kinds are monitored.',
  params: ParamsOfSendMessages,
  result: ResultOfSendMessages,
  errors: [InvalidBoc, BocRefNotFound, ...sendErrors],
  access: 'sends',
  posts: true,
  example: {
    params: { messages: [{ boc: exampleMessage, wait_until: 1700000040 }], monitor_queue: 'transfers' },
    result: { $error: 14 },
  },
  run: withOutcomes(async (call, { messages, monitor_queue, rules }) => {
    const network = networkOf(call.context)
    const read = await readEach(call, messages, ({ boc }, index) =>
      readExternalMessage(call.context, boc, { rules, path: `messages[${index}].boc` }),
    )
    if (!network.isConfigured) throw NetModuleNotInit.error('The network is not configured: set network.endpoints')
    const isCounted = hasPolicies(call)
    if (isCounted) await countAll(call, read, rules)
    const failures = await sendAll(call, read, { rules, isCounted })
    if (monitor_queue !== undefined) {
      const watched = read.flatMap(({ id }, index) => {
        if (failures.has(index) && !hasLeft(failures.get(index))) return []
        const { wait_until, user_data } = messages[index]!
        return [{ hash: id, waitUntil: wait_until, userData: user_data }]
      })
      const { messageMonitorOf } = await import('./monitor/MessageMonitor.ts')
      messageMonitorOf(call.context).watch(monitor_queue, watched)
    }
    throwFailure(read, failures)
    return {
      messages: messages.map(({ wait_until, user_data }, index) => ({
        message: { type: 'Boc' as const, boc: read[index]!.text },
        wait_until,
        user_data,
      })),
    }
  }),
})

/**
 * Checks all messages against the policies and counts them, one after another, so that the limits apply to their sum. Throws
 * as `countSpending` for the first message that is refused; nothing counts then.
 */
async function countAll(
  call: CallScope,
  messages: readonly ExternalMessage[],
  rules: ChainRules | undefined,
): Promise<void> {
  for (const [index, message] of messages.entries()) {
    try {
      call.signal.throwIfAborted()
      await countSpending(call, message, { dappId: message.accountId, rules })
    } catch (error) {
      for (const counted of messages.slice(0, index)) await releaseMessage(call, counted)
      const outcomes = Object.fromEntries(messages.map(({ id }) => [id, 'not_executed']))
      throw withFacts(error, { message_id: message.id, sent: false, executed: [], unknown: [], outcomes })
    }
  }
}

/** Errors by index of the message. */
async function sendAll(
  call: CallScope,
  messages: readonly ExternalMessage[],
  { rules, isCounted }: { readonly rules: ChainRules | undefined; readonly isCounted: boolean },
): Promise<Map<number, unknown>> {
  const failures = new Map<number, unknown>()
  let next = 0
  const sendRest = async () => {
    while (next < messages.length && !call.signal.aborted) {
      const index = next++
      const message = messages[index]!
      try {
        const options = { dappId: message.accountId, threadId: DEFAULT_THREAD, rules, isCounted }
        const delivered = await deliverWithinPolicy(call, message, options)
        if (delivered.type !== 'executed') failures.set(index, delivered.error)
      } catch (error) {
        failures.set(index, error)
        // Messages that were refused before sending, for example after a local run.
        if (isNotExecuted(error)) await releaseMessage(call, message)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(MAX_PARALLEL, messages.length) }, sendRest))
  call.signal.throwIfAborted()
  return failures
}

function throwFailure(messages: readonly ExternalMessage[], failures: ReadonlyMap<number, unknown>): void {
  if (failures.size === 0) return
  const [index, error] = [...failures].sort(([a], [b]) => a - b)[0]!
  if (!(error instanceof ClientError)) throw error
  const executed = messages.filter((_message, position) => !failures.has(position)).map(({ id }) => id)
  const unknown = messages.filter((_message, position) => hasLeft(failures.get(position))).map(({ id }) => id)
  const sent = executed.length + unknown.length > 0
  const outcomes = Object.fromEntries(messages.map(({ id }, position) => [id, outcomeOfEach(failures, position)]))
  const isRefused =
    sent && Object.values(outcomes).every((outcome) => outcome === 'refused' || outcome === 'not_executed')
  throw withFacts(error, {
    ...{ message_id: messages[index]!.id, sent, executed, unknown, outcomes },
    // Facts about all messages together, because the first failure says nothing about the others.
    refused: isRefused,
    settles_at: isRefused ? latestEnd([...failures.values()]) : undefined,
  })
}

/** Time from which none of the refused messages can be executed; `undefined` if one of them has no expiration. */
function latestEnd(failures: readonly unknown[]): number | undefined {
  const refused = failures.filter(hasLeft).map((failure) => (failure as ClientError).data['settles_at'])
  return refused.every((time) => typeof time === 'number') ? Math.max(...refused) : undefined
}

function outcomeOfEach(failures: ReadonlyMap<number, unknown>, position: number): unknown {
  const failure = failures.get(position)
  if (!failures.has(position)) return 'executed'
  return failure instanceof ClientError ? failure.data['outcome'] : 'unknown'
}

function hasLeft(failure: unknown): boolean {
  return failure instanceof ClientError && failure.data['sent'] === true
}
