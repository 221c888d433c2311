/**
 * Follows the statuses that a node sends while it processes a message (REMP), until the message is final or no
 * status arrives in time. The transaction is then queried as without REMP, so nothing here can lose a message. With the default
 * of 1 ms for the first status, this happens almost immediately. Source: client interface 2.2, network 3.7, decision 18.
 */

import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { member } from '../../../delivery/findTransaction.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { InvalidRempStatus, MessageRejected, NextRempStatusTimeout } from '../../../errors/processing.ts'
import { networkOf } from '../../../net/index.ts'
import { abortable, withTimeout } from '../../../net/waiting.ts'
import type { SendEvent } from './processingEvents.ts'

const QUERY =
  'subscription monitorMessages($messages: [MessageMonitoringParams!]!) { recentExtInMessageStatuses(messages: $messages) { hash status error } }'

/** Settles when it makes sense to query the transaction. Throws MessageRejected (514). */
export async function followRemp(call: CallScope, message: ExternalMessage, sendEvent: SendEvent): Promise<void> {
  const { clock, config, signal } = call
  const network = networkOf(call.context)
  const node = await network.probe(signal)
  if (node?.rempEnabled !== true) return
  const about = { message_id: message.id, message_dst: message.address }
  /** Statuses and failures that have arrived and were not read yet; failures are thrown when they are read. */
  const arrived: (() => unknown)[] = []
  let arrival = Promise.withResolvers<void>()
  const add = (read: () => unknown) => {
    arrived.push(read)
    arrival.resolve()
  }
  const fail = (error: unknown) =>
    add(() => {
      throw error
    })
  const next = async () => {
    if (arrived.length === 0) await arrival.promise
    arrival = Promise.withResolvers()
    return arrived.shift()!()
  }
  const subscription = network.subscribe(
    { query: QUERY, variables: { messages: [{ hash: message.id, address: message.address }] }, signal },
    {
      onData: (data) => add(() => data),
      onError: fail,
      onEnd: () => fail(NextRempStatusTimeout.error('The node ended the status stream of the message')),
    },
  )
  subscription.catch(fail)
  try {
    let limitMs = config.network.first_remp_status_timeout
    for (;;) {
      const answer = await abortable(
        withTimeout(clock, limitMs, next(), () => lateStatus(limitMs)),
        signal,
      )
      const shown = member(answer, 'recentExtInMessageStatuses')
      const [status, told] = [member(shown, 'status'), member(shown, 'error')]
      if (typeof status !== 'string') throw InvalidRempStatus.error('A status of the message cannot be read')
      const json = { status, error: told ?? null }
      sendEvent({ type: 'RempOther', ...about, timestamp: BigInt(clock.now()), json })
      if (status === 'TIMEOUT' && typeof told === 'string') {
        throw MessageRejected.error(`The network refused the message: ${told}`, about)
      }
      if (status !== 'RESERVED') return
      limitMs = config.network.next_remp_status_timeout
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ClientError) || MessageRejected.matches(error)) throw error
    sendEvent({ type: 'RempError', ...about, error: clientErrorToWire(error) })
  } finally {
    subscription.then((opened) => opened.close()).catch(() => {})
  }
}

function lateStatus(limitMs: number): Error {
  return NextRempStatusTimeout.error(`No status of the message came within ${limitMs} ms`)
}
