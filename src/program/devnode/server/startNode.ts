/** Puts the parts of a node together and opens its port. */

import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { WebSocket } from 'ws'
import { hostToReach } from '../../../../rpc/daemon/listenAddress.ts'
import { listenOnPort } from '../../../../rpc/daemon/listenOnPort.ts'
import { StartupError } from '../../../../rpc/daemon/StartupError.ts'
import { answerHealth } from '../../../../rpc/observe/answerHealth.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { buildInfo } from '../../../config/buildInfo.ts'
import type { Clock } from '../../../ports/Clock.ts'
import { wantsWebSocket } from '../../../system/wantsWebSocket.ts'
import { ConsoleServer } from '../../console/server/ConsoleServer.ts'
import { codeTexts } from '../../console/server/codeTexts.ts'
import { knownContracts } from '../../console/server/knownContracts.ts'
import { AdminError } from '../admin/AdminError.ts'
import { AdminServer } from '../admin/AdminServer.ts'
import { type ChainMarks, readMarks } from '../chain/ChainMarks.ts'
import { ChainQueue, type QueueEvents } from '../chain/ChainQueue.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { ChainTime, readTime } from '../chain/ChainTime.ts'
import { readDappCredits } from '../chain/dappCredits.ts'
import { deriveWallets } from '../chain/deriveWallets.ts'
import { developmentGiver, GIVER_KEYS, giverAbi } from '../chain/developmentGiver.ts'
import { EmptyBlocks } from '../chain/EmptyBlocks.ts'
import { readForkSettings } from '../chain/forkSettings.ts'
import type { ForkChoices } from '../chain/genesis.ts'
import { REVERTED_SETTING, readLastBlock } from '../chain/LastBlock.ts'
import { type NetworkGiver, networkGiverAbi, readNetworkGiver, shownKeys } from '../chain/networkGiver.ts'
import { ChainMismatch, openChain } from '../chain/openChain.ts'
import { produceHere } from '../chain/produceHere.ts'
import { produceOnThread } from '../chain/produceOnThread.ts'
import { type ProducerSettings, RunningChain } from '../chain/RunningChain.ts'
import { readWallets, type WalletAccount, type WalletChoices } from '../chain/wallets.ts'
import { chooseFork } from '../fork/chooseFork.ts'
import { Fork } from '../fork/Fork.ts'
import { createGraphqlHandler } from '../graphql/createGraphqlHandler.ts'
import type { PostedMessage } from '../graphql/GraphqlNode.ts'
import { answerKeepers } from '../keepers/answerKeepers.ts'
import type { BadProof } from '../keepers/badProof.ts'
import { trustAnchor } from '../keepers/describeKeepers.ts'
import type { KeeperSink } from '../keepers/KeeperSink.ts'
import { KeeperThread, type RunKeeperJob } from '../keepers/KeeperThread.ts'
import { doKeeperJobHere } from '../keepers/keeperJobs.ts'
import { type KeeperState, readKeeperState } from '../keepers/keeperState.ts'
import { NodeKeepers } from '../keepers/NodeKeepers.ts'
import type { NodeServices } from '../NodeServices.ts'
import { LocalBackend } from '../rest/LocalBackend.ts'
import { MalformedMessage } from '../rest/MalformedMessage.ts'
import { readDestination } from '../rest/readMessages.ts'
import { commitHere } from '../store/CommitSink.ts'
import { chainFilePath } from '../store/chainFilePath.ts'
import { checkChainFile } from '../store/checkChainFile.ts'
import { CommitThread } from '../store/commitOnThread.ts'
import { NodeStore } from '../store/NodeStore.ts'
import type { CommitNotice } from '../store/records.ts'
import { ScanThread } from '../store/scanOnThread.ts'
import { ContractNames } from '../trace/ContractNames.ts'
import { type ChainWatcher, FollowChain } from '../trace/FollowChain.ts'
import { nameAccounts } from '../trace/nameAccounts.ts'
import { ReportsOfRun } from '../trace/ReportsOfRun.ts'
import { acceptWebSockets } from './acceptWebSockets.ts'
import { type FaultSettings, Faults } from './Faults.ts'
import type { NodeOptions } from './NodeOptions.ts'
import { afterReady, openKeepers } from './openKeepers.ts'
import { readUrl } from './readUrl.ts'
import { routeName } from './routeName.ts'
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
  /** Funded wallets that the chain began with, and their phrase where everybody knows it. */
  readonly wallets: { readonly accounts: readonly WalletAccount[]; readonly phrase: string | undefined }
  /** What the chain was made with. */
  readonly chain: ChainSettings
  /** Endpoint that the chain was forked from. */
  readonly fork: string | undefined
  /** Tells what happens on the chain, until the node is closed; absent where there is no chain. */
  readonly watch: ((watcher: ChainWatcher) => void) | undefined
  /** Gas and fees since the start; absent where there is no chain. */
  readonly gasReport: ReportsOfRun['gas'] | undefined
  /** Faults that are set at first. */
  readonly faults: FaultSettings
  /** Secret keys of the wallets by public key, where they are known. */
  readonly walletSecrets: ReadonlyMap<string, string>
  /** Address of the console with a code that opens one session; absent where there is none. */
  readonly consoleLink: string | undefined
  /** Number and time of the last block, ms. */
  readonly lastBlock: () => { readonly seqNo: number; readonly timeMs: number }
  /** Why it is not ready, if it is not. */
  readonly notReady: () => string | undefined
  /** Answers no more, stores what runs, closes the file. */
  close(): Promise<void>
}

/** Throws StartupError: 2 for a port or settings that do not fit, 4 for a file that cannot be used. */
export async function startNode(options: NodeOptions, services: NodeServices): Promise<RunningNode> {
  const { clock } = services
  const closers: (() => void | Promise<void>)[] = []
  let isStopping = false
  const notReady = () => (isStopping ? 'stopping' : undefined)
  const close = async () => {
    isStopping = true
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const faults = new Faults(services)
    faults.set(options.faults)
    // Known only when the port is open, and asked for only after that.
    const ownEndpoints: string[] = []
    let trustedKeepers: object | undefined
    const consoleServer = openConsole(
      options,
      services,
      () => ownEndpoints[0]!,
      () => trustedKeepers,
    )
    if (consoleServer !== undefined) closers.push(() => consoleServer.close())
    const { routes, webSocket, ...parts } = await openLocalChain(options, services, faults, ownEndpoints, closers)
    trustedKeepers = parts.keepers && trustAnchor(parts.keepers)
    const isForPages = (request: IncomingMessage) =>
      consoleServer !== undefined && readUrl(request).pathname === LIBRARY_PATH
    const shouldUpgradeCallback = (request: IncomingMessage) =>
      wantsWebSocket(request) && (webSocket !== undefined || isForPages(request))
    const route = routeRequests({ ...routes, console: consoleServer })
    const server = createServer({ ...requestLimits, shouldUpgradeCallback }, (request, response) => {
      if (answerHealth(request, response, notReady)) return
      options.onRequest?.(request, response)
      const { tracing } = options
      if (tracing === undefined) route(request, response)
      else tracing.serve(request, response, routeName(request), () => route(request, response))
    })
    if (consoleServer !== undefined) {
      server.on('upgrade', (request, socket, head) => {
        if (!isForPages(request)) return
        socket.on('error', () => {})
        consoleServer.upgrade(request, socket, head)
      })
    }
    // Without a listener an upgrade is answered as any other request, which is what a default network does.
    const closeSockets =
      webSocket &&
      acceptWebSockets(server, {
        handle: webSocket,
        bodyLimit: options.bodyLimit,
        faults,
        clock,
        isForOthers: isForPages,
      })
    const port = await listenOnPort(server, options.host, options.port)
    closers.push(() => closeServer(server, clock), closeSockets ?? (() => {}))
    const url = `http://${hostToReach(options.host)}:${port}`
    ownEndpoints.push(url)
    const consoleLink = consoleServer?.link(url)
    const { lastBlock } = routes
    return { url, port, ...parts, consoleLink, faults: faults.current, lastBlock, notReady, close }
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
  const { random, log } = services
  const thread = options.startKeepers && new KeeperThread(options.startKeepers)
  closers.push(() => thread?.close())
  const wallets = options.wallets && (await deriveWallets(options.wallets))
  const forked = await chooseFork(options, services)
  const { chain } = forked
  let fork: Fork | undefined
  const followers: FollowChain[] = []
  const opened = await openQueue({ ...options, chain }, services, {
    lagMs: () => faults.current.lag_ms,
    badProof: () => faults.current.bad_proof ?? undefined,
    runKeeperJob: thread?.run ?? doKeeperJobHere,
    fork: forked.choices,
    wallets: wallets?.choices,
    onMissing: (accountIds) => fork?.want(accountIds),
    onRefused: (...args) => {
      for (const follower of followers) follower.refused(...args)
    },
  })
  const { store, queue, keepers, time } = opened
  closers.push(
    () => store.close(),
    () => queue.close(),
    () => keepers?.close(),
  )
  if (options.stateFile !== undefined) await keepState(options.stateFile, options.reset, queue, closers)
  const forkSettings = readForkSettings(store)
  fork = forkSettings && new Fork({ settings: forkSettings, store, queue, log, clock: services.clock })
  const touchAccount = fork && ((accountId: string, dappId?: string) => fork.touch(accountId, dappId))
  const marks = readMarks(store)
  const networkGiver = readNetworkGiver(store)
  const isStrict = !options.isLegacy && marks.isStrict
  const lastBlock = () => {
    const { ref, timeMs } = readLastBlock(store)
    return { seqNo: ref.seqNo, timeMs }
  }
  const emptyBlocks = new EmptyBlocks({
    queue,
    time,
    lastBlock,
    isReverted: () => store.setting(REVERTED_SETTING) === String(lastBlock().seqNo),
    blockTimeMs: options.blockTimeMs,
    onError: (error) => log.error('empty block failed', { reason: error.message }),
  })
  closers.push(() => emptyBlocks.close())
  store.events.follow(({ isReplaced }) => {
    if (!isReplaced) return
    emptyBlocks.restart()
    // It ends only with the node, which is no failure.
    fork?.resume().catch(() => {})
  })
  await fork?.resume()
  queue.isManual = options.isManual ?? false
  const scanner = startScanner(options)
  if (scanner !== undefined) closers.push(() => scanner.close())
  const hasDappIds = chain.rules === 'current'
  const backend = new LocalBackend({ store, queue, clock: time, hasDappIds, touchAccount })
  const graphql = createGraphqlHandler({
    store,
    clock: time,
    node: {
      postMessage: (message) => postMessage(queue, message, touchAccount),
      wantBlock: () => emptyBlocks.want(),
      latencyMs: () => faults.current.latency_ms,
      hasDappIds,
      rempEnabled: options.hasRemp,
      endpoints: ownEndpoints,
      rules: chain.rules,
      epoch: () => readMarks(store).epoch,
      ...(keepers && { proofs: keepers.proofs }),
      ...(touchAccount && { touchAccount }),
    },
    mode: options.isLegacy ? 'legacy' : isStrict ? 'strict' : 'current',
    ...(scanner === undefined ? {} : { scan: scanner.scan }),
    onError: (error) => log.error('query failed', { reason: error instanceof Error ? error.message : 'unknown' }),
  })
  const walletAccounts = readWallets(store).wallets
  const names = new ContractNames(store, chain.rules, nameAccounts(networkGiver, walletAccounts))
  store.events.follow(({ isReplaced }) => {
    // A file that was read has registrations of its own.
    if (isReplaced === true) names.forget()
  })
  const reports = new ReportsOfRun(store, names, chain)
  const watch = (watcher: ChainWatcher) => {
    followers.push(new FollowChain({ store, names, rules: chain.rules, clock: time, log, watcher }))
  }
  closers.push(() => {
    for (const follower of followers.splice(0)) follower.close()
  })
  const walletSecrets = wallets?.secrets ?? new Map<string, string>()
  const admin = new AdminServer({
    ...{ store, queue, time, emptyBlocks, random, fork, walletSecrets, names },
    reports,
    settings: chain,
    lastBlock: () => readLastBlock(store),
  })
  const routes: Omit<Routes, 'console'> = {
    rest: { backend, form: options.isLegacy ? 'legacy' : 'current', bodyLimit: options.bodyLimit, clock: time },
    graphql: (request, response) => graphql.handleHttp(request, response),
    faucet: { queue, clock: time, random },
    giver: hasDappIds ? describeGiver(networkGiver) : undefined,
    keepers: (request, response) => answerKeepers(store, request, response),
    faults,
    chain: {
      ...{ isStrict, rules: chain.rules, globalId: chain.globalId },
      marks: () => readMarks(store),
      dappCredits: () => readDappCredits(store),
    },
    admin,
    lastBlock,
    log,
  }
  return {
    routes,
    isStrict,
    marks: readMarks(store),
    networkGiver,
    keepers: keepers?.state,
    wallets: { accounts: walletAccounts, phrase: wallets?.publicPhrase },
    chain,
    fork: forkSettings?.endpoint,
    watch,
    gasReport: reports.gas,
    walletSecrets,
    webSocket: isStrict ? undefined : (socket) => graphql.handleWebSocket(socket),
  }
}

/** Where the pages of the console reach the library. */
const LIBRARY_PATH = '/rpc'

function openConsole(
  options: NodeOptions,
  { log }: NodeServices,
  url: () => string,
  trustedKeepers: () => object | undefined,
): ConsoleServer | undefined {
  const { host, console } = options
  return (
    console &&
    new ConsoleServer({
      host,
      assets: console.assets,
      library: console.library(() => {
        const keepers = trustedKeepers()
        return {
          VENDORCLIENT_NETWORK_ENDPOINTS: url(),
          ...(keepers && { VENDORCLIENT_PROOFS_TRUSTED_KEEPERS: JSON.stringify(keepers) }),
        }
      }),
      facts: () => ({
        version: buildInfo.version,
        kind: 'node',
        endpoint: url(),
        controls: true,
        contracts: knownContracts(),
        codes: codeTexts(),
      }),
      showLink: console.showLink,
      log,
    })
  )
}

/** Reads the chain of a file, if it is there, and writes it back when the node stops in order. */
async function keepState(
  file: string,
  isReset: boolean,
  queue: ChainQueue,
  closers: (() => void | Promise<void>)[],
): Promise<void> {
  closers.push(async () => {
    await queue.control({ method: 'dump', params: { file } }).catch((cause: Error) => {
      throw new StartupError(4, `The chain could not be stored: ${cause.message}`, { path: file }, cause)
    })
  })
  if (isReset || !existsSync(file)) return
  try {
    await queue.control({ method: 'load', params: { file } })
  } catch (error) {
    // What could not be read is not written over either.
    closers.pop()
    throw error instanceof AdminError ? new StartupError(4, error.message, { path: file }, error) : error
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
async function postMessage(
  queue: ChainQueue,
  { cell, boc }: PostedMessage,
  touchAccount: ((accountId: string) => Promise<void>) | undefined,
): Promise<void> {
  const accountId = readDestination('-', cell, (message) => new MalformedMessage(message))
  await touchAccount?.(accountId)
  const hash = cell.hashHex()
  const outcome = await queue.execute({ kind: 'external', cell, boc, hash, accountId, dappId: undefined })
  if (outcome.kind === 'refused') throw new Error(outcome.message)
}

/** Queries with filters leave this thread alone where there is a file that another one can open. */
function startScanner({ folder, nativeBinding, startScanner: start }: NodeOptions): ScanThread | undefined {
  const path = chainFilePath(folder)
  return path === undefined || start === undefined ? undefined : new ScanThread(start({ path, nativeBinding }))
}

/** Transactions that can be run again. */
const HISTORY_LIMIT = 10_000

interface QueueParts {
  /** How late readers see blocks, ms. */
  readonly lagMs: () => number
  /** What is lied about in proofs. */
  readonly badProof: () => BadProof | undefined
  readonly runKeeperJob: RunKeeperJob
  readonly fork: ForkChoices | undefined
  readonly wallets: WalletChoices | undefined
  readonly onMissing: (accountIds: readonly string[]) => void
  readonly onRefused: NonNullable<QueueEvents['onRefused']>
}

interface OpenedQueue {
  readonly store: NodeStore
  readonly queue: ChainQueue
  readonly time: ChainTime
  /** Absent where the chain has no block keepers. */
  readonly keepers: NodeKeepers | undefined
}

/** A chain in a file is made on its own thread and read here; one in memory has to do with this thread. */
async function openQueue(
  options: NodeOptions,
  services: NodeServices,
  { lagMs, badProof, runKeeperJob, fork, wallets, onMissing, onRefused }: QueueParts,
): Promise<OpenedQueue> {
  const { folder, chain: settings, reset, isStrict, networkGiver, nativeBinding, logLevel } = options
  const { startProducer, startCommitter } = options
  const { rotateBlocks, wasmFolder, refusesWrongDapp, historyLimit = HISTORY_LIMIT, logFormat = 'json' } = options
  const making: ProducerSettings = { settings, rotateBlocks, wasmFolder, refusesWrongDapp, historyLimit }
  // A node of before 1.0.0 has everything open.
  const hasRemp = options.hasRemp && !options.isLegacy
  const connect = await loadDriver(nativeBinding)
  const path = chainFilePath(folder)
  const store = openStore(folder, () => {
    // A chain that is forgotten anyway need not be whole.
    if (path !== undefined && !reset) checkChainFile(connect, path)
    return openChain(connect, path, settings, services, { reset, isStrict, hasRemp, networkGiver, wallets, fork })
  })
  await openKeepers(store, options, settings, services)
  const nodeKeepers = (own: NodeStore, sink: KeeperSink) => {
    const state = readKeeperState(own)
    const parts = { store: own, run: runKeeperJob, sink, rotateBlocks, badProof, ...services }
    return state && new NodeKeepers(parts, state)
  }
  if (path === undefined || startProducer === undefined || startCommitter === undefined) {
    const onLateError = (error: Error) => services.log.error('late block failed', { reason: error.message })
    const chain = new RunningChain({ store, sink: commitHere(store), services, onLateError, ...making })
    const keepers = nodeKeepers(store, chain.keeperSink)
    const ready = afterReady(produceHere(chain), keepers)
    const queue = new ChainQueue(ready, chain.hasPending, lagMs, { onMissing, onRefused })
    return { store, queue, keepers, time: chain.time }
  }
  store.close()
  const reader = NodeStore.open({ connect, path, readonly: true })
  const announce = (notice: CommitNotice) => reader.announce(notice)
  const file = { path, logLevel, logFormat, nativeBinding }
  const committer = new CommitThread(file, startCommitter, announce)
  const worker = startProducer({ ...file, link: committer.link, ...making })
  const { maker, sink, hasPending } = await produceOnThread(worker, committer, announce)
  const close = async () => {
    // Before the thread closes the file: only the last connection that writes folds the write-ahead log into it.
    reader.close()
    await maker.close()
  }
  const time = new ChainTime(services.clock, readTime(reader))
  const onTime = (state: ChainTime['state']) => {
    time.state = state
  }
  const keepers = nodeKeepers(reader, sink)
  const ready = afterReady({ ...maker, close }, keepers)
  const queue = new ChainQueue(ready, hasPending, lagMs, { onTime, onMissing, onRefused })
  return { store: reader, keepers, queue, time }
}

/** What answers, over HTTP and over WebSockets. */
interface Parts {
  readonly routes: Omit<Routes, 'console'>
  readonly isStrict: boolean
  readonly marks: ChainMarks | undefined
  readonly networkGiver: NetworkGiver | undefined
  readonly keepers: KeeperState | undefined
  readonly wallets: RunningNode['wallets']
  readonly chain: ChainSettings
  readonly fork: string | undefined
  readonly watch: RunningNode['watch']
  readonly gasReport: RunningNode['gasReport']
  readonly walletSecrets: ReadonlyMap<string, string>
  /** Absent where WebSockets are not accepted. */
  readonly webSocket: ((socket: WebSocket, request: IncomingMessage) => void) | undefined
}

/** A client that stops in the middle of a request is answered with 408 and cut off. */
const requestLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 }

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
