import {
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLString,
} from 'graphql'
import { base64ToBytes } from '../../../../core/bytes/index.ts'
import { type Cell, CellError, parseBoc } from '../../../../core/cells/index.ts'
import { describeWrongId } from '../../../nodeApi/ids.ts'
import type { PostedMessage, RequestContext } from '../GraphqlNode.ts'

const request = new GraphQLInputObjectType({
  name: 'Request',
  fields: {
    id: { type: GraphQLString, description: 'Hash of the message, base64 of 32 bytes or 64 hex digits.' },
    body: { type: GraphQLString, description: 'BOC of the message in base64.' },
    expireAt: { type: GraphQLFloat, description: 'Ignored.' },
  },
})

const MAX_REQUESTS = 1000

/**
 * `postRequests(requests): [String]`: sends messages and answers their ids. Later refusals of the chain are in
 * `recentExtInMessageStatuses`. Source: network 3.7.
 */
export const postRequestsField: GraphQLFieldConfig<unknown, RequestContext> = {
  description: 'Sends messages and returns their ids. Later refusals are reported by `recentExtInMessageStatuses`.',
  type: new GraphQLList(GraphQLString),
  args: { requests: { type: new GraphQLList(request) }, accessKey: { type: GraphQLString } },
  resolve: (_, { requests }, context) => {
    const given = (requests ?? []) as readonly (PostRequest | null)[]
    if (given.length > MAX_REQUESTS) throw new GraphQLError(`More than ${MAX_REQUESTS} requests`)
    // All requests are parsed before any is sent, so that nothing is sent if one is invalid.
    const messages = given.filter((entry) => entry !== null).map(readRequest)
    for (const { message } of messages) send(message, context)
    return messages.map(({ id }) => id)
  },
}

interface PostRequest {
  readonly id?: string | null
  readonly body?: string | null
}

function readRequest({ id, body }: PostRequest): { id: string; message: PostedMessage } {
  const boc = base64ToBytes(body ?? '')
  if (boc === undefined || boc.length === 0)
    throw new GraphQLError('Invalid body of a request: expected base64 of a BOC')
  const cell = readCell(boc)
  const hash = cell.hashHex()
  const expected = Buffer.from(hash, 'hex').toString('base64')
  const wrongId = typeof id === 'string' ? describeWrongId(id, hash) : undefined
  if (wrongId !== undefined) throw new GraphQLError(wrongId)
  return { id: id ?? expected, message: { cell, boc } }
}

function readCell(boc: Uint8Array): Cell {
  try {
    return parseBoc(boc)
  } catch (error) {
    if (error instanceof CellError) throw new GraphQLError(`Invalid body of a request: ${error.message}`)
    throw error
  }
}

function send(message: PostedMessage, { node, rejections }: RequestContext): void {
  node.postMessage(message).catch((error: unknown) => {
    rejections.add(message.cell.hashHex(), (error as Error).message)
  })
}
