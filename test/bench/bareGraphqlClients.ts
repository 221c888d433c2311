/** GraphQL clients that do nothing but send and parse: what the same work costs without endpoints, limits and retries. */
import { once } from 'node:events'
import { Agent } from 'undici'
import { WebSocket } from 'ws'

export interface BareClient {
  query(text: string): Promise<unknown>
  close(): Promise<void>
}

export function openBareHttpClient(endpoint: string, connections: number): BareClient {
  const agent = new Agent({ connections })
  const headers = { 'content-type': 'application/json' }
  return {
    query: async (query) => {
      const body = JSON.stringify({ query, variables: null })
      const response = await agent.request({
        origin: `http://${endpoint}`,
        path: '/graphql',
        method: 'POST',
        headers,
        body,
      })
      return JSON.parse(await response.body.text())
    },
    close: () => agent.close(),
  }
}

export async function openBareWebSocketClient(endpoint: string): Promise<BareClient> {
  const socket = new WebSocket(`ws://${endpoint}/graphql`, 'graphql-ws', { perMessageDeflate: false })
  const waiting = new Map<string, (answer: unknown) => void>()
  await once(socket, 'open')
  socket.send('{"type":"connection_init","payload":{}}')
  await once(socket, 'message')
  let lastId = 0
  socket.on('message', (bytes) => {
    const { type, id, payload } = JSON.parse(String(bytes)) as { type: string; id: string; payload: unknown }
    if (type !== 'data') return
    waiting.get(id)?.(payload)
    waiting.delete(id)
  })
  return {
    query: (query) => {
      const id = String(++lastId)
      socket.send(JSON.stringify({ type: 'start', id, payload: { query, variables: null } }))
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    close: async () => socket.terminate(),
  }
}
