import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { Faults } from '../../../src/program/devnode/Faults.ts'
import { createGraphqlHandler, type GraphqlOptions } from '../../../src/program/devnode/graphql/createGraphqlHandler.ts'
import { acceptWebSockets } from '../../../src/program/devnode/server/acceptWebSockets.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { systemRandom } from '../../../src/system/systemRandom.ts'
import { openStore, sampleBlock } from './sampleChain.ts'

// biome-ignore lint/suspicious/noExplicitAny: an answer has whatever form the query asks for
export type Answer = any

/** The real handler on a free loopback port, over a store with the first sample blocks. */
export async function startGraphql(options: Partial<GraphqlOptions> & { blocks?: number } = {}) {
  const { blocks = 0, ...rest } = options
  const store = options.store ?? (await openStore())
  const problems: unknown[] = []
  for (let height = 1; height <= blocks; height++) store.commitBlock(sampleBlock(height))
  const node = { postMessage: async () => {} }
  const clock = options.clock ?? systemClock
  const handler = createGraphqlHandler({ node, clock, onError: (error) => problems.push(error), ...rest, store })
  const server = createServer((request, response) => void handler.handleHttp(request, response))
  const closeSockets = acceptWebSockets(server, {
    handle: handler.handleWebSocket,
    bodyLimit: 1024 * 1024,
    faults: new Faults({ clock, random: systemRandom }),
    clock,
    isForOthers: () => false,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    closeSockets()
    server.closeAllConnections()
    server.close()
    store.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  const post = async (query: string, variables?: object) => {
    const body = JSON.stringify({ query, variables: variables ?? null })
    const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    return (await response.json()) as { data: Answer; errors?: Answer[] }
  }
  const query = async (text: string, variables?: object) => {
    const { data, errors } = await post(text, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  return { store, url, post, query, problems, connect: (protocol: string) => connect(url, protocol) }
}

/** A raw client: sends objects, and hands out what came in order. */
async function connect(url: string, protocol: string) {
  const socket = new WebSocket(url.replace('http', 'ws'), protocol)
  const messages: Answer[] = []
  let wake = Promise.withResolvers<void>()
  socket.on('message', (data) => {
    messages.push(JSON.parse(data.toString()))
    wake.resolve()
    wake = Promise.withResolvers()
  })
  const closed = once(socket, 'close') as Promise<[number, Buffer]>
  await once(socket, 'open')
  const next = async (type?: string): Promise<Answer> => {
    for (;;) {
      const index = messages.findIndex((message) => type === undefined || message.type === type)
      if (index >= 0) return messages.splice(index, 1)[0]
      await wake.promise
    }
  }
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  return { socket, send, next, messages, closed }
}
