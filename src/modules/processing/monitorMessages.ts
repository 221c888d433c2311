import type { ClientContext } from '../../context/ClientContext.ts'
import { inlineOr } from '../../context/computeStep.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import { readEach } from '../../context/readEach.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { InvalidData } from '../../errors/processing.ts'
import { networkOf } from '../../net/index.ts'
import { nothing } from '../../schema/methods.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { readCell } from '../boc/index.ts'
import { durableErrors } from './monitor/durableErrors.ts'
import type { WatchedMessage } from './monitor/Monitor.ts'
import { monitorOf } from './monitor/monitorOf.ts'
import { type MessageMonitoringParams, ParamsOfMonitorMessages } from './types.ts'

export const monitorMessages = defineFunction({
  name: 'processing.monitor_messages',
  summary: 'Adds messages to a monitoring queue.',
  description:
    'Creates the queue if it does not exist. With `durable`, returns after the messages are stored; they are monitored until they have a result, by every client with the same storage and network that accesses the queue. To never lose track of a message, monitor it before sending it.',
  params: ParamsOfMonitorMessages,
  result: nothing,
  errors: [NetModuleNotInit, InvalidBoc, BocRefNotFound, InvalidData, ...durableErrors],
  access: 'host',
  example: { params: { queue: 'transfers', messages: [] }, result: null },
  run: async (call, { queue, messages, durable }) => {
    const { context } = call
    if (messages.length === 0) return
    if (!networkOf(context).isConfigured) {
      throw NetModuleNotInit.error('The network is not configured: set network.endpoints')
    }
    const watched = await readEach(call, messages, (message, index) =>
      readWatched(context, message, `messages[${index}].message`),
    )
    await (await monitorOf(call, durable)).watch(queue, watched)
  },
})

/** Throws InvalidBoc (201), BocRefNotFound (206), InvalidData (512). */
function readWatched(
  context: ClientContext,
  { message, wait_until, user_data }: ValueOf<typeof MessageMonitoringParams>,
  path: string,
): WatchedMessage {
  return {
    hash: message.type === 'Boc' ? messageHash(context, message.boc, `${path}.boc`) : readHash(message.hash, path),
    waitUntil: wait_until,
    userData: user_data,
  }
}

function messageHash(context: ClientContext, boc: string, path: string): string {
  const root = inlineOr(() => {
    const cell = readCell(context, boc, path)
    cell.hashKey()
    return cell
  })
  if (root !== undefined) return root.hashHex()
  throw InvalidBoc.error(`Invalid BOC: ${path} has more cells than a node takes in a message`, { path })
}

function readHash(text: string, path: string): string {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return text.toLowerCase()
  throw InvalidData.error(`Invalid data: ${path}.hash must be a 64-character hex string`, { path: `${path}.hash` })
}
