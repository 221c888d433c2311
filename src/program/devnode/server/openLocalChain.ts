import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { StartupError } from '../../../../rpc/settings/StartupError.ts'
import type { Log } from '../../../ports/Log.ts'
import { MalformedMessage, readDestination } from '../../nodeApi/readMessages.ts'
import { AdminServer } from '../admin/AdminServer.ts'
import { readMarks } from '../chain/ChainMarks.ts'
import type { ChainQueue } from '../chain/ChainQueue.ts'
import { readClassicGivers } from '../chain/classicGivers.ts'
import { DAPP_CREDIT, readDappCredits } from '../chain/dappCredits.ts'
import { deriveWallets } from '../chain/deriveWallets.ts'
import { EmptyBlocks } from '../chain/EmptyBlocks.ts'
import { readForkSettings } from '../chain/forkSettings.ts'
import { type NetworkGiver, networkGiverAbi, readNetworkGiver, shownKeys } from '../chain/networkGiver.ts'
import { PUBLIC_PHRASE } from '../chain/publicValues.ts'
import { balanceOf, readWallets, type WalletAccount, walletName } from '../chain/wallets.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { Faults } from '../Faults.ts'
import { Fork } from '../fork/Fork.ts'
import { createGraphqlHandler } from '../graphql/createGraphqlHandler.ts'
import type { GraphqlNode, PostedMessage } from '../graphql/GraphqlNode.ts'
import { keeperJobs } from '../keepers/keeperJobs.ts'
import type { NodeServices } from '../NodeServices.ts'
import { chainFilePath } from '../store/chainFilePath.ts'
import { developmentGiver, GIVER_KEYS, giverAbi } from '../store/developmentGiver.ts'
import { JobThread } from '../store/JobThread.ts'
import { REVERTED_SETTING, readLastBlock } from '../store/LastBlock.ts'
import { ScanThread } from '../store/scanOnThread.ts'
import { ContractNames } from '../trace/ContractNames.ts'
import { type ExplainContext, explainMessage, explainTransaction } from '../trace/explainFailures.ts'
import { FollowChain } from '../trace/FollowChain.ts'
import { RefusedMessages } from '../trace/RefusedMessages.ts'
import { reportsOfRun } from '../trace/reportsOfRun.ts'
import { rerunJobs } from '../trace/rerunJobs.ts'
import { answerKeepers } from './answerKeepers.ts'
import { chooseFork } from './chooseFork.ts'
import { LocalBackend } from './LocalBackend.ts'
import type { NodeOptions } from './NodeOptions.ts'
import { openQueue } from './openQueue.ts'
import type { RunningNode } from './RunningNode.ts'
import type { Routes } from './routeRequests.ts'

/** Parts of a chain that a node offers, and its HTTP and WebSocket handlers. */
interface LocalChain
  extends Omit<RunningNode, 'url' | 'port' | 'consoleLink' | 'faults' | 'lastBlock' | 'notReady' | 'close'> {
  readonly routes: Omit<Routes, 'console'>
  /** Absent where WebSockets are not accepted. */
  readonly webSocket: ((socket: WebSocket, request: IncomingMessage) => void) | undefined
}

type Closers = (() => void | Promise<void>)[]

/**
 * Opens the chain and everything that works on it. Functions that close these parts are added to `closers` in the order
 * of opening.
 */
export async function openLocalChain(
  options: NodeOptions,
  services: NodeServices,
  faults: Faults,
  ownEndpoints: readonly string[],
  closers: Closers,
): Promise<LocalChain> {
  const { random, log } = services
  const production = await openProduction(options, services, faults, closers)
  const { store, queue, time, keepers, chain, fork, wallets, followers, refusals, lastBlock } = production
  const marks = readMarks(store)
  const isStrict = !options.isLegacy && marks.isStrict
  const networkGiver = readNetworkGiver(store)
  const classicGivers = readClassicGivers(store)
  const stored = readWallets(store)
  const walletAccounts = stored.wallets
  const walletSecrets = await knownSecrets(stored, wallets?.secrets)
  const names = new ContractNames(store, chain.rules, nameAccounts(networkGiver, classicGivers, walletAccounts))
  const rerunThread = options.startReruns && new JobThread('reruns', rerunJobs, options.startReruns)
  closers.push(() => rerunThread?.close())
  const reruns = rerunThread?.jobs ?? rerunJobs
  const reports = reportsOfRun(names, chain, reruns)
  const emptyBlocks = makeEmptyBlocks(production, options, log)
  closers.push(() => emptyBlocks.close())
  store.events.follow(({ isReplaced }) => {
    if (!isReplaced) return
    emptyBlocks.restart()
    // It rejects only when the node stops, which is not an error.
    fork?.resume().catch(() => {})
    // A loaded file contains its own registrations.
    names.forget()
  })
  await fork?.resume()
  queue.isManual = options.isManual ?? false
  const scanner = startScanner(options)
  if (scanner !== undefined) closers.push(() => scanner.close())
  const graphql = createGraphqlHandler({
    ...{ store, clock: time },
    node: graphqlNode(production, options, emptyBlocks, faults, ownEndpoints),
    mode: options.isLegacy ? 'legacy' : isStrict ? 'strict' : 'current',
    ...(scanner && { scan: scanner.scan }),
    onError: (error) => log.error('query failed', { reason: error instanceof Error ? error.message : 'unknown' }),
  })
  closers.push(() => {
    for (const follower of followers.splice(0)) follower.close()
  })
  const explaining: ExplainContext = {
    ...{ names, settings: chain, jobs: reruns },
    dappCredit: (dappId) => readDappCredits(store).get(dappId ?? '') ?? DAPP_CREDIT,
  }
  const routes: Omit<Routes, 'console'> = {
    rest: {
      backend: new LocalBackend({ ...production, clock: time }),
      ...{ form: options.isLegacy ? 'legacy' : 'current', bodyLimit: options.bodyLimit, clock: time },
    },
    graphql: (request, response) => graphql.handleHttp(request, response),
    faucet: { queue, clock: time, random },
    giver: production.hasDappIds ? describeGiver(networkGiver) : undefined,
    keepers: (request, response) => answerKeepers(store, request, response),
    faults,
    chain: {
      ...{ isStrict, rules: chain.rules, globalId: chain.globalId },
      marks: () => readMarks(store),
      dappCredits: () => readDappCredits(store),
    },
    admin: new AdminServer({
      ...{
        store,
        queue,
        time,
        faults,
        emptyBlocks,
        random,
        fork,
        walletSecrets,
        names,
        reports,
        lastBlock,
        refusals,
        explaining,
      },
      rerunJobs: reruns,
      settings: chain,
    }),
    lastBlock,
    log,
  }
  return {
    ...{ routes, isStrict, marks, networkGiver, classicGivers, chain, walletSecrets },
    keepers: keepers?.state,
    wallets: {
      accounts: walletAccounts.map((wallet) => ({ ...wallet, balance: balanceOf(store, wallet.accountId) })),
      phrase: stored.isPublicPhrase ? PUBLIC_PHRASE : undefined,
    },
    fork: fork?.settings.endpoint,
    watch: (watcher) => {
      const nowSec = () => Math.floor(time.now() / 1000)
      followers.push(
        new FollowChain({
          ...{ names, clock: time, log, watcher },
          explain: (about) =>
            'transaction' in about
              ? explainTransaction(explaining, about.transaction)
              : explainMessage(explaining, about.message, nowSec()),
        }),
      )
    },
    gasReport: reports.gas,
    registeredContracts: () => store.registeredContracts(),
    webSocket: isStrict ? undefined : (socket) => graphql.handleWebSocket(socket),
  }
}

type Production = Awaited<ReturnType<typeof openProduction>>

/** Opens the store and the threads that make and sign blocks, with what a new chain begins with. */
async function openProduction(options: NodeOptions, services: NodeServices, faults: Faults, closers: Closers) {
  const { clock, log } = services
  const thread = options.startKeepers && new JobThread('block keepers', keeperJobs, options.startKeepers)
  closers.push(() => thread?.close())
  const wallets = options.wallets && (await deriveWallets(options.wallets))
  const { chain, choices } = await chooseFork(options, services)
  let fork: Fork | undefined
  const followers: FollowChain[] = []
  const refusals = new RefusedMessages()
  const opened = await openQueue({ ...options, chain }, services, {
    lagMs: () => faults.current.lag_ms,
    badProof: () => faults.current.bad_proof,
    keeperJobs: thread?.jobs ?? keeperJobs,
    fork: choices,
    wallets: wallets?.choices,
    onMissing: (accountIds) => fork?.want(accountIds),
    onRefused: (...args) => {
      const [request] = args
      if (request.kind === 'external') refusals.add(request.hash, request.cell)
      for (const follower of followers) follower.refused(...args)
    },
  })
  const { store, queue, keepers } = opened
  closers.push(
    () => store.close(),
    () => queue.close(),
    () => keepers?.close(),
  )
  if (options.stateFile !== undefined) await keepState(options.stateFile, options.reset, queue, closers)
  const settings = readForkSettings(store)
  fork = settings && new Fork({ settings, store, queue, log, clock, routes: options.routes })
  return {
    ...{ ...opened, chain, wallets, followers, refusals, fork, hasDappIds: chain.rules === 'current' },
    touchAccount: fork && ((accountId: string, dappId?: string) => fork.touch(accountId, dappId)),
    lastBlock: () => readLastBlock(store),
  }
}

function makeEmptyBlocks(
  { store, queue, time, lastBlock }: Production,
  { blockTimeMs }: NodeOptions,
  log: Log,
): EmptyBlocks {
  return new EmptyBlocks({
    ...{ queue, time, lastBlock, blockTimeMs },
    isReverted: () => store.setting(REVERTED_SETTING) === String(lastBlock().ref.seqNo),
    onError: (error) => log.error('empty block failed', { reason: error.message }),
  })
}

function graphqlNode(
  { store, queue, keepers, chain, hasDappIds, touchAccount }: Production,
  { hasRemp }: NodeOptions,
  emptyBlocks: EmptyBlocks,
  faults: Faults,
  endpoints: readonly string[],
): GraphqlNode {
  return {
    ...{ hasDappIds, rempEnabled: hasRemp, endpoints, rules: chain.rules },
    postMessage: (message) => postMessage(queue, message, touchAccount),
    wantBlock: () => emptyBlocks.want(),
    latencyMs: () => faults.current.latency_ms,
    epoch: () => readMarks(store).epoch,
    ...(keepers && { proofs: keepers.proofs }),
    ...(touchAccount && { touchAccount }),
  }
}

/** Reads the chain of a file, if it is there, and writes it back when the node stops in order. */
async function keepState(file: string, isReset: boolean, queue: ChainQueue, closers: Closers): Promise<void> {
  closers.push(async () => {
    await queue.control({ method: 'dump', params: { file } }).catch((cause: Error) => {
      throw new StartupError(4, `The chain could not be stored: ${cause.message}`, { path: file }, cause)
    })
  })
  if (isReset || !existsSync(file)) return
  try {
    await queue.control({ method: 'load', params: { file } })
  } catch (error) {
    // A file that could not be read is never overwritten.
    closers.pop()
    throw error instanceof AdminError ? new StartupError(4, error.message, { path: file }, error) : error
  }
}

function describeGiver(networkGiver: NetworkGiver | undefined): object {
  const { accountId } = developmentGiver()
  const own = { account_id: accountId, dapp_id: accountId, keys: GIVER_KEYS, abi: giverAbi() }
  const network = networkGiver && {
    ...{ account_id: networkGiver.accountId, dapp_id: networkGiver.dappId },
    ...{ keys: shownKeys(networkGiver), abi: networkGiverAbi() },
  }
  return { ...own, network: network ?? null }
}

/** Executes a message posted by GraphQL, which does not name the account. Rejects with the reason of a refusal. */
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

/** Starts a thread for queries with filters if the chain is in a file, which another thread can open. */
function startScanner({ folder, nativeBinding, startScanner: start }: NodeOptions): ScanThread | undefined {
  const path = chainFilePath(folder)
  return path === undefined || start === undefined ? undefined : new ScanThread(() => start({ path, nativeBinding }))
}

/** Names of the accounts that a chain begins with, by their ids. */
function nameAccounts(
  networkGiver: NetworkGiver | undefined,
  classicGivers: readonly string[],
  wallets: readonly WalletAccount[],
): ReadonlyMap<string, string> {
  return new Map([
    // The sender of the faucet.
    ['0'.repeat(64), 'faucet'],
    [developmentGiver().accountId, 'giver'],
    ...(networkGiver === undefined ? [] : [[networkGiver.accountId, 'network giver'] as const]),
    ...classicGivers.map((accountId) => [accountId, 'classic giver'] as const),
    ...wallets.map(({ accountId }, index) => [accountId, walletName(index)] as const),
  ])
}

/** Secret keys of the wallets of a chain by public key, if they are public. */
async function knownSecrets(
  { wallets, isPublicPhrase }: ReturnType<typeof readWallets>,
  derived: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, string>> {
  if (!isPublicPhrase || wallets.every(({ publicKey }) => derived.has(publicKey))) return derived
  return (await deriveWallets({ count: wallets.length, balance: 0n, phrase: undefined })).secrets
}
