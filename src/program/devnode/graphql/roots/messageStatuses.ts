/** Subscription `recentExtInMessageStatuses`: one event per message, when its fate is known. Source: network 3.7. */
import {
  GraphQLEnumType,
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { base64ToBytes } from '../../../../core/bytes/index.ts'
import { CellError, parseBoc } from '../../../../core/cells/index.ts'
import type { Timer } from '../../../../ports/Clock.ts'
import { findOne, type ObjectTypes } from '../fields/ObjectTypes.ts'
import type { Shapes } from '../fields/shapes.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { EventQueue } from './EventQueue.ts'
import { readHex64 } from './readHex.ts'

interface MonitoredMessage {
  readonly hash?: string | null
  readonly address?: string | null
  readonly boc?: string | null
  readonly waitUntil?: number | null
}

interface MessageStatus {
  readonly hash: string
  readonly status: 'FINALIZED' | 'TIMEOUT'
  readonly error: string | null
  readonly transactionId: string | null
}

const monitoringParams = new GraphQLInputObjectType({
  name: 'MessageMonitoringParams',
  fields: {
    hash: { type: GraphQLString, description: 'Hash of the message; requires `address`.' },
    address: { type: GraphQLString, description: 'Destination of the message.' },
    boc: { type: GraphQLString, description: 'The message itself in base64, instead of hash and address.' },
    waitUntil: { type: GraphQLFloat, description: 'Unix time in s after which the message is considered lost.' },
  },
})

const statuses = new GraphQLEnumType({
  name: 'MessageMonitoringStatus',
  values: {
    FINALIZED: { description: 'A transaction has executed the message.' },
    TIMEOUT: { description: 'No transaction appeared in time.' },
    RESERVED: { description: 'Not used.' },
  },
})

const MAX_MESSAGES = 10_000

/** Time limit of waiting for a message without `waitUntil`, in seconds. */
const DEFAULT_WAIT_SECONDS = 300

export function messageStatusesField(
  types: ObjectTypes,
  { transaction }: Shapes,
): GraphQLFieldConfig<unknown, RequestContext> {
  return {
    description: 'Results of external messages: one event for each, once it was executed or its time has passed.',
    type: new GraphQLObjectType<MessageStatus, RequestContext>({
      name: 'RecentExtInMessageStatus',
      fields: {
        hash: { type: GraphQLString, description: 'Hash of the message, 64 hex digits.' },
        status: { type: statuses, description: 'Status of the message.' },
        error: { type: GraphQLString, description: 'Why the message was refused, if known.' },
        transaction: {
          type: types.of(transaction),
          description: 'The transaction that executed it.',
          resolve: ({ transactionId }, _, context) => findOne(transaction, transactionId, context),
        },
      },
    }),
    args: {
      messages: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(monitoringParams))) },
    },
    subscribe: (_, { messages }, context) => followMessages(messages, context),
    resolve: (status, _, { budget }) => {
      budget.renew()
      return status
    },
  }
}

function followMessages(
  messages: readonly MonitoredMessage[],
  { store, clock, rejections }: RequestContext,
): EventQueue<MessageStatus> {
  if (messages.length > MAX_MESSAGES) throw new GraphQLError(`More than ${MAX_MESSAGES} messages`)
  const deadlines = new Map(
    messages.map((message) => [
      hashOf(message),
      (message.waitUntil ?? Math.floor(clock.now() / 1000) + DEFAULT_WAIT_SECONDS) * 1000,
    ]),
  )
  const queue = new EventQueue<MessageStatus>()
  const tellIfExecuted = (hash: string): void => {
    const transactionId = store.readMessage(hash)?.dstTransactionId
    if (transactionId === undefined) return
    deadlines.delete(hash)
    queue.push({ hash, status: 'FINALIZED', error: null, transactionId })
  }
  const tellOverdue = (): void => {
    for (const [hash, deadline] of deadlines) {
      if (deadline > clock.now()) continue
      deadlines.delete(hash)
      queue.push({ hash, status: 'TIMEOUT', error: rejections.get(hash) ?? null, transactionId: null })
    }
    startTimer()
  }
  let timer: Timer | undefined
  const startTimer = (): void => {
    if (deadlines.size === 0 || queue.hasEnded) return
    const next = [...deadlines.values()].reduce((least, deadline) => Math.min(least, deadline))
    timer = clock.setTimer(Math.max(0, next - clock.now() + 1), tellOverdue)
  }
  const leave = store.events.follow((notice) => {
    for (const id of notice.messages) if (deadlines.has(id)) tellIfExecuted(id)
  })
  queue.onEnd(() => {
    leave()
    timer?.cancel()
  })
  for (const hash of [...deadlines.keys()]) tellIfExecuted(hash)
  startTimer()
  return queue
}

function hashOf({ boc, hash }: MonitoredMessage): string {
  if (typeof boc !== 'string') return readHex64(hash ?? '', 'hash')
  const bytes = base64ToBytes(boc)
  try {
    if (bytes !== undefined && bytes.length > 0) return parseBoc(bytes).hashHex()
  } catch (error) {
    if (!(error instanceof CellError)) throw error
  }
  throw new GraphQLError('Invalid boc: expected a bag of cells in base64')
}
