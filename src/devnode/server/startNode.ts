/** Puts the parts of a node together and opens its port. */
import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { WebSocket } from 'ws'
import { hostInUrl, isWildcard } from '../../../rpc/daemon/listenAddress.ts'
import { StartupError } from '../../../rpc/daemon/StartupError.ts'
import { loadDriver } from '../../../storage/sqlite/loadDriver.ts'
import type { Log } from '../../ports/Log.ts'
import { ChainProducer } from '../chain/ChainProducer.ts'
import { ChainQueue } from '../chain/ChainQueue.ts'
import { chainConfig } from '../chain/chainConfig.ts'
import { readLastBlock } from '../chain/LastBlock.ts'
import { ChainMismatch, openChain } from '../chain/openChain.ts'
import { produceHere } from '../chain/produceHere.ts'
import { forwardGraphql } from '../gateway/forwardGraphql.ts'
import { forwardWebSocket } from '../gateway/forwardWebSocket.ts'
import { GatewayBackend } from '../gateway/GatewayBackend.ts'
import { Upstream } from '../gateway/Upstream.ts'
import { LocalBackend } from '../rest/LocalBackend.ts'
import { acceptWebSockets } from './acceptWebSockets.ts'
import { Faults } from './Faults.ts'
import { type NodeOptions, nodeVersion } from './NodeOptions.ts'
import { type Routes, routeRequests } from './routeRequests.ts'
import { sendText } from './send.ts'

export interface RunningNode {
  /** `http://<host>:<port>`, the endpoint for clients. */
  readonly url: string
  readonly port: number
  /** Answers no more, stores what runs, closes the file. */
  close(): Promise<void>
}

/** Throws StartupError: 2 for a port or settings that do not fit, 4 for a file that cannot be used. */
export const startNode = async (options: NodeOptions, log: Log): Promise<RunningNode> => {
  const closers: (() => void | Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const faults = new Faults()
    faults.set(options.faults)
    const { routes, webSocket } =
      options.upstream === undefined
        ? await openLocalChain(options, log, faults, closers)
        : openGateway(options, options.upstream, log, faults)
    const server = createServer(routeRequests(routes))
    const closeSockets = acceptWebSockets(server, { handle: webSocket, bodyLimit: options.bodyLimit, faults })
    const port = await listen(server, options)
    closers.push(() => closeServer(server), closeSockets)
    const name = isWildcard(options.host) ? '127.0.0.1' : hostInUrl(options.host)
    return { url: `http://${name}:${port}`, port, close }
  } catch (error) {
    await close()
    throw error
  }
}

const openLocalChain = async (
  options: NodeOptions,
  log: Log,
  faults: Faults,
  closers: (() => void | Promise<void>)[],
): Promise<Parts> => {
  const { folder, chain, reset, nativeBinding } = options
  const connect = await loadDriver(nativeBinding)
  const store = openStore(folder, () => openChain(connect, filePath(folder), chain, reset))
  closers.push(() => store.close())
  const now = () => Date.now()
  const producer = new ChainProducer({ store, settings: chain, config: chainConfig(chain), now, log })
  const queue = new ChainQueue(produceHere(producer), producer.hasPending)
  closers.push(() => queue.close())
  const backend = new LocalBackend({ store, queue, now, hasDappIds: chain.rules === 'current' })
  const routes: Routes = {
    rest: { backend, form: options.isLegacy ? 'legacy' : 'current', bodyLimit: options.bodyLimit, now },
    graphql: (_, response) => sendText(response, 404, 'GraphQL is not there yet'),
    explorer: undefined,
    faucet: { queue, now },
    faults,
    lastBlock: () => {
      const { ref, timeMs } = readLastBlock(store)
      return { seqNo: ref.seqNo, timeMs }
    },
    log,
  }
  return { routes, webSocket: (socket) => socket.close() }
}

const openGateway = (options: NodeOptions, url: string, log: Log, faults: Faults): Parts => {
  const upstream = new Upstream(url)
  const now = () => Date.now()
  const version = nodeVersion(options)
  const { bodyLimit } = options
  const routes: Routes = {
    rest: { backend: new GatewayBackend(upstream, now), form: 'current', bodyLimit, now },
    graphql: forwardGraphql({ upstream, version, bodyLimit }),
    explorer: undefined,
    faucet: undefined,
    faults,
    lastBlock: () => ({ seqNo: 0, timeMs: now() }),
    log,
  }
  return {
    routes,
    webSocket: (socket, { headers }) => forwardWebSocket(socket, upstream, version, headers.authorization),
  }
}

/** What answers, over HTTP and over WebSockets. */
interface Parts {
  readonly routes: Routes
  readonly webSocket: (socket: WebSocket, request: IncomingMessage) => void
}

/** File of the chain in its folder. */
export const filePath = (folder: string | undefined): string | undefined => folder && join(folder, 'chain.sqlite3')

const openStore = <T>(folder: string | undefined, open: () => T): T => {
  try {
    if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
    return open()
  } catch (cause) {
    const code = cause instanceof ChainMismatch ? 2 : 4
    throw new StartupError(code, (cause as Error).message, { path: folder ?? null }, cause)
  }
}

const listen = (server: Server, { host, port }: NodeOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new StartupError(2, `Cannot listen on ${host} port ${port}: ${cause.message}`, { host, port }, cause))
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Answers that are on their way get a moment; requests that never end do not hold the node. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), 500)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
