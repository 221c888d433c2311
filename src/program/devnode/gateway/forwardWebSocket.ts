import { GraphQLError } from 'graphql'
import { type RawData, WebSocket } from 'ws'
import { type QueryRequest, rewriteQuery } from './rewriteQuery.ts'
import type { Upstream } from './Upstream.ts'

/**
 * Connects a client to the node behind, message by message, and translates operations and answers on the way. Both
 * `graphql-ws` message sets work: `start` and `data` of the old, `subscribe` and `next` of the new one.
 */
export function forwardWebSocket(
  client: WebSocket,
  upstream: Upstream,
  version: string,
  authorization: string | undefined,
): void {
  const url = `${upstream.origin.replace(/^http/, 'ws')}/graphql`
  const headers = authorization === undefined ? {} : { authorization }
  const node = new WebSocket(url, client.protocol || 'graphql-ws', { headers })
  const patches = new Map<string, (answer: unknown) => unknown>()
  const waiting: RawData[] = []
  let isLegacy: boolean | undefined
  const pass = (data: RawData) => {
    const text = String(data)
    try {
      node.send(translate(text, isLegacy ?? false, version, patches))
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      const { id } = JSON.parse(text) as { id: string }
      const isNew = client.protocol === 'graphql-transport-ws'
      const payload = isNew ? [{ message: error.message }] : { message: error.message }
      client.send(JSON.stringify({ type: 'error', id, payload }))
    }
  }
  client.on('message', (data) => {
    if (node.readyState === WebSocket.OPEN && isLegacy !== undefined) pass(data)
    else waiting.push(data)
  })
  node.on('open', async () => {
    isLegacy = (await upstream.isLegacy({ authorization })) ?? false
    for (const data of waiting.splice(0)) pass(data)
  })
  node.on('message', (data) => client.send(patch(String(data), patches)))
  // The codes that end a connection without one of its own cannot be sent.
  const end = (peer: WebSocket) => (code: number, reason: Buffer) =>
    code === 1000 || code >= 3000 ? peer.close(code, reason) : peer.close()
  node.on('close', end(client))
  client.on('close', end(node))
  node.on('error', () => client.close(1011, 'The node behind cannot be reached'))
  client.on('error', () => node.close())
}

interface Frame {
  readonly type?: unknown
  readonly id?: unknown
  readonly payload?: unknown
}

function translate(
  text: string,
  isLegacy: boolean,
  version: string,
  patches: Map<string, (answer: unknown) => unknown>,
): string {
  const frame = parseFrame(text)
  if (frame?.type !== 'start' && frame?.type !== 'subscribe') return text
  const payload = frame.payload as QueryRequest | undefined
  if (typeof payload?.query !== 'string') return text
  const { request, patchAnswer } = rewriteQuery(payload, isLegacy, version)
  patches.set(String(frame.id), patchAnswer)
  return JSON.stringify({ ...frame, payload: request })
}

function patch(text: string, patches: Map<string, (answer: unknown) => unknown>): string {
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
