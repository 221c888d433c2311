/** Puts the parts of a node together and opens its port. */

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import type { WebSocket } from 'ws'
import { hostToReach } from '../../../../rpc/daemon/listenAddress.ts'
import { listenOnPort } from '../../../../rpc/daemon/listenOnPort.ts'
import { StartupError } from '../../../../rpc/daemon/StartupError.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import type { Clock } from '../../../ports/Clock.ts'
import { wantsWebSocket } from '../../../system/wantsWebSocket.ts'
import { type ChainMarks, readMarks } from '../chain/ChainMarks.ts'
import { ChainProducer } from '../chain/ChainProducer.ts'
import { type BlockMaker, ChainQueue } from '../chain/ChainQueue.ts'
import { CommitDelay } from '../chain/CommitDelay.ts'
import { developmentGiver, GIVER_KEYS, giverAbi } from '../chain/developmentGiver.ts'
import { EmptyBlocks } from '../chain/EmptyBlocks.ts'
import { readLastBlock } from '../chain/LastBlock.ts'
import { type NetworkGiver, networkGiverAbi, readNetworkGiver, shownKeys } from '../chain/networkGiver.ts'
import { ChainMismatch, openChain } from '../chain/openChain.ts'
import { produceHere } from '../chain/produceHere.ts'
import { produceOnThread } from '../chain/produceOnThread.ts'
import { readStoredConfig } from '../chain/readStoredConfig.ts'
import { forwardGraphql } from '../gateway/forwardGraphql.ts'
import { forwardWebSocket } from '../gateway/forwardWebSocket.ts'
import { GatewayBackend } from '../gateway/GatewayBackend.ts'
import { Upstream } from '../gateway/Upstream.ts'
import { createGraphqlHandler } from '../graphql/createGraphqlHandler.ts'
import type { PostedMessage } from '../graphql/GraphqlNode.ts'
import { ChainKeepers } from '../keepers/ChainKeepers.ts'
import { type KeeperSink, keeperSinkOf } from '../keepers/KeeperSink.ts'
import { KeeperThread, type RunKeeperJob } from '../keepers/KeeperThread.ts'
import { doKeeperJobHere } from '../keepers/keeperJobs.ts'
import { type KeeperState, readKeeperState } from '../keepers/keeperState.ts'
import { KeeperMismatch, keepKeepers } from '../keepers/keepKeepers.ts'
import { NodeKeepers } from '../keepers/NodeKeepers.ts'
import type { NodeServices } from '../NodeServices.ts'
import { LocalBackend } from '../rest/LocalBackend.ts'
import { MalformedMessage } from '../rest/MalformedMessage.ts'
import { readDestination } from '../rest/readMessages.ts'
import { checkChainFile } from '../store/checkChainFile.ts'
import { NodeStore } from '../store/NodeStore.ts'
import { ScanThread } from '../store/scanOnThread.ts'
import { acceptWebSockets } from './acceptWebSockets.ts'
import { Faults } from './Faults.ts'
import { type NodeOptions, nodeVersion } from './NodeOptions.ts'
import { type Routes, routeRequests } from './routeRequests.ts'

export interface RunningNode {
  /** `http://<host>:<port>`, the endpoint for clients. */
  readonly url: string
  readonly port: number
  /** The deprecated interface is switched off, as on a network with default settings. */
  readonly isStrict: boolean
  /** What the chain remembers of itself; absent where there is none. */
  readonly marks: ChainMarks | undefined
  /** The giver with the interface of networks; absent where the chain has none. */
  readonly networkGiver: NetworkGiver | undefined
  /** Absent where the chain has no block keepers. */
  readonly keepers: KeeperState | undefined
  /** Answers no more, stores what runs, closes the file. */
  close(): Promise<void>
}

/** Throws StartupError: 2 for a port or settings that do not fit, 4 for a file that cannot be used. */
export async function startNode(options: NodeOptions, services: NodeServices): Promise<RunningNode> {
  const { clock } = services
  const closers: (() => void | Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const faults = new Faults(services)
    faults.set(options.faults)
    // Known only when the port is open, and asked for only after that.
    const ownEndpoints: string[] = []
    const { routes, webSocket, isStrict, marks, networkGiver, keepers } =
      options.upstream === undefined
        ? await openLocalChain(options, services, faults, ownEndpoints, closers)
        : openGateway(options, options.upstream, services, faults)
    const upgrades = webSocket && { shouldUpgradeCallback: wantsWebSocket }
    const server = createServer({ ...requestLimits, ...upgrades }, routeRequests(routes))
    // Without a listener an upgrade is answered as any other request, which is what a default network does.
    const closeSockets =
      webSocket && acceptWebSockets(server, { handle: webSocket, bodyLimit: options.bodyLimit, faults, clock })
    const port = await listenOnPort(server, options.host, options.port)
    closers.push(() => closeServer(server, clock), closeSockets ?? (() => {}))
    const url = `http://${hostToReach(options.host)}:${port}`
    ownEndpoints.push(url)
    return { url, port, isStrict, marks, networkGiver, keepers, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openLocalChain(
  options: NodeOptions,
  services: NodeServices,
  faults: Faults,
  ownEndpoints: readonly string[],
  closers: (() => void | Promise<void>)[],
): Promise<Parts> {
  const { clock, random, log } = services
  const thread = startKeepers(options)
  closers.push(() => thread?.close())
  const run: RunKeeperJob = thread?.run ?? doKeeperJobHere
  const { store, queue, keepers } = await openQueue(options, services, faults, run)
  closers.push(
    () => store.close(),
    () => queue.close(),
    () => keepers?.close(),
  )
  const marks = readMarks(store)
  const networkGiver = readNetworkGiver(store)
  const isStrict = !options.isLegacy && marks.isStrict
  const emptyBlocks = new EmptyBlocks({
    queue,
    clock,
    lastBlockMs: () => readLastBlock(store).timeMs,
    blockTimeMs: options.blockTimeMs,
    onError: (error) => log.error('empty block failed', { reason: error.message }),
  })
  closers.push(() => emptyBlocks.close())
  const scanner = startScanner(options)
  if (scanner !== undefined) closers.push(() => scanner.close())
  const backend = new LocalBackend({ store, queue, clock, hasDappIds: options.chain.rules === 'current' })
  const graphql = createGraphqlHandler({
    store,
    clock,
    node: {
      postMessage: (message) => postMessage(queue, message),
      wantBlock: () => emptyBlocks.want(),
      latencyMs: () => faults.current.latency_ms,
      hasDappIds: options.chain.rules === 'current',
      rempEnabled: options.hasRemp,
      endpoints: ownEndpoints,
      rules: options.chain.rules,
      epoch: marks.epoch,
      ...(keepers && { proofs: keepers.proofs }),
    },
    mode: options.isLegacy ? 'legacy' : isStrict ? 'strict' : 'current',
    ...(scanner === undefined ? {} : { scan: scanner.scan }),
    onError: (error) => log.error('query failed', { reason: error instanceof Error ? error.message : 'unknown' }),
  })
  const routes: Routes = {
    rest: { backend, form: options.isLegacy ? 'legacy' : 'current', bodyLimit: options.bodyLimit, clock },
    graphql: (request, response) => graphql.handleHttp(request, response),
    explorer: (request, response) => graphql.handleHttp(request, response),
    faucet: { queue, clock, random },
    giver: options.chain.rules === 'current' ? describeGiver(networkGiver) : undefined,
    store,
    faults,
    chain: { ...marks, isStrict, rules: options.chain.rules, globalId: options.chain.globalId },
    lastBlock: () => {
      const { ref, timeMs } = readLastBlock(store)
      return { seqNo: ref.seqNo, timeMs }
    },
    log,
  }
  return {
    routes,
    isStrict,
    marks,
    networkGiver,
    keepers: keepers?.state,
    webSocket: isStrict ? undefined : (socket) => graphql.handleWebSocket(socket),
  }
}

function describeGiver(networkGiver: NetworkGiver | undefined): object {
  const { accountId } = developmentGiver()
  const own = { account_id: accountId, dapp_id: accountId, keys: GIVER_KEYS, abi: giverAbi() }
  return { ...own, network: networkGiver === undefined ? null : describeNetworkGiver(networkGiver) }
}

function describeNetworkGiver(giver: NetworkGiver): object {
  return {
    account_id: giver.accountId,
    dapp_id: giver.dappId,
    keys: shownKeys(giver),
    abi: networkGiverAbi(),
  }
}

/** Takes a message the way of GraphQL, which names no account. Rejects with the reason of a refusal. */
async function postMessage(queue: ChainQueue, { cell, boc }: PostedMessage): Promise<void> {
  const accountId = readDestination('-', cell, (message) => new MalformedMessage(message))
  const hash = cell.hashHex()
  const outcome = await queue.execute({ kind: 'external', cell, boc, hash, accountId, dappId: undefined })
  if (outcome.kind === 'refused') throw new Error(outcome.message)
}

/** Queries with filters leave this thread alone where there is a file that another one can open. */
function startScanner({ folder, nativeBinding, startScanner: start }: NodeOptions): ScanThread | undefined {
  const path = filePath(folder)
  return path === undefined || start === undefined ? undefined : new ScanThread(start({ path, nativeBinding }))
}

/** Without it keepers would sign on this thread. */
function startKeepers({ startKeepers: start }: NodeOptions): KeeperThread | undefined {
  return start && new KeeperThread(start)
}

/** A chain in a file is made on its own thread and read here; one in memory has to do with this thread. */
async function openQueue(
  options: NodeOptions,
  services: NodeServices,
  faults: Faults,
  run: RunKeeperJob,
): Promise<{ readonly store: NodeStore; readonly queue: ChainQueue; readonly keepers: NodeKeepers | undefined }> {
  const { folder, chain: settings, reset, isStrict, networkGiver, nativeBinding, logLevel, startProducer } = options
  const { rotateBlocks, wasmFolder, refusesWrongDapp } = options
  // A node of before 1.0.0 has everything open.
  const hasRemp = options.hasRemp && !options.isLegacy
  const connect = await loadDriver(nativeBinding)
  const path = filePath(folder)
  const store = openStore(folder, () => {
    // A chain that is forgotten anyway need not be whole.
    if (path !== undefined && !reset) checkChainFile(connect, path)
    return openChain(connect, path, settings, services, { reset, isStrict, hasRemp, networkGiver })
  })
  await openKeepers(store, options, services)
  const lagMs = () => faults.current.lag_ms
  const nodeKeepers = (own: NodeStore, sink: KeeperSink | undefined) => {
    const state = readKeeperState(own)
    const badProof = () => faults.current.bad_proof ?? undefined
    const { clock, log } = services
    return state && sink && new NodeKeepers({ store: own, run, sink, rotateBlocks, badProof, clock, log }, state)
  }
  if (path === undefined || startProducer === undefined) {
    const { clock, log } = services
    const delay = new CommitDelay(store, clock, (error) => log.error('late block failed', { reason: error.message }))
    const config = readStoredConfig(store, settings)!
    const chainKeepers = ChainKeepers.of(store, rotateBlocks)
    const rules = { settings, config, keepers: chainKeepers, wasmFolder, refusesWrongDapp }
    const producer = new ChainProducer({ store, delay, ...rules, ...services })
    const keepers = nodeKeepers(store, chainKeepers && keeperSinkOf(store, chainKeepers))
    const maker = afterReady(produceHere(producer, delay), keepers)
    return { store, keepers, queue: new ChainQueue(maker, producer.hasPending, lagMs) }
  }
  store.close()
  const reader = NodeStore.open({ connect, path, readonly: true })
  const worker = startProducer({ path, settings, rotateBlocks, logLevel, nativeBinding, wasmFolder, refusesWrongDapp })
  const { maker, sink, hasPending } = await produceOnThread(worker, (notice) => reader.announce(notice))
  const close = async () => {
    // Before the thread closes the file: only the last connection that writes folds the write-ahead log into it.
    reader.close()
    await maker.close()
  }
  const keepers = nodeKeepers(reader, sink)
  return { store: reader, keepers, queue: new ChainQueue(afterReady({ ...maker, close }, keepers), hasPending, lagMs) }
}

/** Gives the chain its keepers, where its rules have some. Throws StartupError. */
async function openKeepers(store: NodeStore, options: NodeOptions, { random }: NodeServices): Promise<void> {
  if (options.chain.rules !== 'current') return
  try {
    await keepKeepers(store, random, { count: options.keeperCount, from: readLastBlock(store).ref.seqNo + 1 })
  } catch (cause) {
    store.close()
    throw new StartupError(
      cause instanceof KeeperMismatch ? 2 : 4,
      (cause as Error).message,
      { path: options.folder ?? null },
      cause,
    )
  }
}

/** The first block of a chain needs a commitment to its keepers. */
function afterReady(maker: BlockMaker, keepers: NodeKeepers | undefined): BlockMaker {
  if (keepers === undefined) return maker
  return {
    ...maker,
    produce: async (...round) => {
      await keepers.ready
      return maker.produce(...round)
    },
  }
}

function openGateway(options: NodeOptions, url: string, { clock, log }: NodeServices, faults: Faults): Parts {
  const upstream = new Upstream(url, clock)
  const version = nodeVersion(options)
  const { bodyLimit } = options
  const routes: Routes = {
    rest: { backend: new GatewayBackend(upstream, clock), form: 'current', bodyLimit, clock },
    graphql: forwardGraphql({ upstream, version, bodyLimit }),
    explorer: undefined,
    faucet: undefined,
    giver: undefined,
    store: undefined,
    faults,
    chain: undefined,
    lastBlock: () => ({ seqNo: 0, timeMs: clock.now() }),
    log,
  }
  return {
    routes,
    isStrict: false,
    marks: undefined,
    networkGiver: undefined,
    keepers: undefined,
    webSocket: (socket, { headers }) => forwardWebSocket(socket, upstream, version, headers.authorization),
  }
}

/** What answers, over HTTP and over WebSockets. */
interface Parts {
  readonly routes: Routes
  readonly isStrict: boolean
  readonly marks: ChainMarks | undefined
  readonly networkGiver: NetworkGiver | undefined
  readonly keepers: KeeperState | undefined
  /** Absent where WebSockets are not accepted. */
  readonly webSocket: ((socket: WebSocket, request: IncomingMessage) => void) | undefined
}

/** A client that stops in the middle of a request is answered with 408 and cut off. */
const requestLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 }

/** File of the chain in its folder. */
function filePath(folder: string | undefined): string | undefined {
  return folder && join(folder, 'chain.sqlite3')
}

function openStore<T>(folder: string | undefined, open: () => T): T {
  try {
    if (folder !== undefined) createFolder(folder, 0o700)
    return open()
  } catch (cause) {
    const code = cause instanceof ChainMismatch ? 2 : 4
    throw new StartupError(code, (cause as Error).message, { path: folder ?? null }, cause)
  }
}

/** Answers that are on their way get a moment; requests that never end do not hold the node. */
function closeServer(server: Server, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.setTimer(500, () => server.closeAllConnections())
    server.close(() => {
      timer.cancel()
      resolve()
    })
    server.closeIdleConnections()
  })
}
