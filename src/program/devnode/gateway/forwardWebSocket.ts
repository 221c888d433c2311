import { GraphQLError } from 'graphql'
import { type RawData, WebSocket } from 'ws'
import { relay } from './relay.ts'
import { type QueryRequest, rewriteQuery } from './rewriteQuery.ts'
import type { Upstream } from './Upstream.ts'

/** Time for the handshake with the node behind, ms. */
const HANDSHAKE_MS = 10_000

/** Operations of one client that are remembered, as many as the node itself runs. */
const MAX_OPERATIONS = 20_000

/** Puts answers to one operation into the form of this interface. */
type Patch = (answer: unknown) => unknown

/**
 * Connects a client to the node behind, message by message, and translates operations and answers on the way. Both
 * `graphql-ws` message sets work: `start` and `data` of the old, `subscribe` and `next` of the new one. The client is read
 * when the node is ready, and each side only as fast as the other takes it.
 */
export function forwardWebSocket(
  client: WebSocket,
  upstream: Upstream,
  version: string,
  authorization: string | undefined,
): void {
  const url = `${upstream.origin.replace(/^http/, 'ws')}/graphql`
  const headers = authorization === undefined ? {} : { authorization }
  const node = new WebSocket(url, client.protocol || 'graphql-ws', { headers, handshakeTimeout: HANDSHAKE_MS })
  const patches = new Map<string, Patch>()
  const pass = (data: RawData, isLegacy: boolean) => {
    const text = String(data)
    try {
      relay(client, node, translate(text, isLegacy, version, patches))
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      const { id } = JSON.parse(text) as { id: string }
      const isNew = client.protocol === 'graphql-transport-ws'
      const payload = isNew ? [{ message: error.message }] : { message: error.message }
      relay(node, client, JSON.stringify({ type: 'error', id, payload }))
    }
  }
  // What the same packet had brought along is still told.
  const early: RawData[] = []
  const keep = (data: RawData) => early.push(data)
  client.on('message', keep)
  client.pause()
  node.on('open', async () => {
    const isLegacy = (await upstream.isLegacy({ authorization })) ?? false
    client.off('message', keep)
    for (const data of early) pass(data, isLegacy)
    client.on('message', (data) => pass(data, isLegacy))
    client.resume()
  })
  node.on('message', (data) => relay(node, client, patch(String(data), patches)))
  // The codes that end a connection without one of its own cannot be sent.
  const end = (peer: WebSocket) => (code: number, reason: Buffer) => {
    if (code === 1000 || code >= 3000) peer.close(code, reason)
    else peer.close()
    // A side that is not read would not hear of its end.
    peer.resume()
  }
  node.on('close', end(client))
  client.on('close', end(node))
  node.on('error', () => {
    client.close(1011, 'The node behind cannot be reached')
    client.resume()
  })
  client.on('error', () => node.close())
}

interface Frame {
  readonly type?: unknown
  readonly id?: unknown
  readonly payload?: unknown
}

function translate(text: string, isLegacy: boolean, version: string, patches: Map<string, Patch>): string {
  const frame = parseFrame(text)
  if (frame?.type === 'stop' || frame?.type === 'complete') patches.delete(String(frame.id))
  if (frame?.type !== 'start' && frame?.type !== 'subscribe') return text
  const payload = frame.payload as QueryRequest | undefined
  if (typeof payload?.query !== 'string') return text
  const { request, patchAnswer } = rewriteQuery(payload, isLegacy, version)
  if (patches.size >= MAX_OPERATIONS) throw new GraphQLError('Too many operations')
  patches.set(String(frame.id), patchAnswer)
  return JSON.stringify({ ...frame, payload: request })
}

function patch(text: string, patches: Map<string, Patch>): string {
  const frame = parseFrame(text)
  if (frame?.type === 'complete') patches.delete(String(frame.id))
  if (frame?.type !== 'data' && frame?.type !== 'next') return text
  const patchAnswer = patches.get(String(frame.id))
  return patchAnswer === undefined ? text : JSON.stringify({ ...frame, payload: patchAnswer(frame.payload) })
}

function parseFrame(text: string): Frame | undefined {
  try {
    return JSON.parse(text) as Frame
  } catch {
    return undefined
  }
}
