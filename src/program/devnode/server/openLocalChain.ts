import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WebSocket } from 'ws'
import { StartupError } from '../../../../rpc/daemon/StartupError.ts'
import { sendJson, sendText } from '../../http/send.ts'
import { MalformedMessage, readDestination } from '../../nodeApi/readMessages.ts'
import { AdminServer } from '../admin/AdminServer.ts'
import { readMarks } from '../chain/ChainMarks.ts'
import type { ChainQueue } from '../chain/ChainQueue.ts'
import { readDappCredits } from '../chain/dappCredits.ts'
import { deriveWallets } from '../chain/deriveWallets.ts'
import { EmptyBlocks } from '../chain/EmptyBlocks.ts'
import { readForkSettings } from '../chain/forkSettings.ts'
import { type NetworkGiver, networkGiverAbi, readNetworkGiver, shownKeys } from '../chain/networkGiver.ts'
import { readWallets, type WalletAccount } from '../chain/wallets.ts'
import { AdminError } from '../controls/AdminError.ts'
import { chooseFork } from '../fork/chooseFork.ts'
import { Fork } from '../fork/Fork.ts'
import { createGraphqlHandler } from '../graphql/createGraphqlHandler.ts'
import type { PostedMessage } from '../graphql/GraphqlNode.ts'
import { keeperJobs } from '../keepers/keeperJobs.ts'
import { type KeeperMember, ownerOf, readKeeperState } from '../keepers/keeperState.ts'
import type { NodeServices } from '../NodeServices.ts'
import { chainFilePath } from '../store/chainFilePath.ts'
import { developmentGiver, GIVER_KEYS, giverAbi } from '../store/developmentGiver.ts'
import { JobThread } from '../store/JobThread.ts'
import { REVERTED_SETTING, readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { ScanThread } from '../store/scanOnThread.ts'
import { ContractNames } from '../trace/ContractNames.ts'
import { type ChainWatcher, FollowChain } from '../trace/FollowChain.ts'
import { reportsOfRun } from '../trace/reportsOfRun.ts'
import { rerunJobs } from '../trace/rerunJobs.ts'
import type { Faults } from './Faults.ts'
import { LocalBackend } from './LocalBackend.ts'
import type { NodeOptions } from './NodeOptions.ts'
import { openQueue } from './openQueue.ts'
import type { RunningNode } from './RunningNode.ts'
import type { Routes } from './routeRequests.ts'

/** Tokens in nano that every keeper of this node has at stake. */
const STAKE = '1000000000'

/** Answers 304 to who has the set already, 404 where the chain has no keepers. */
async function answerKeepers(
  store: NodeStore,
  { url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const state = readKeeperState(store)
  if (state === undefined) return sendText(response, 404, 'The chain has no block keepers')
  const since = headers['if-modified-since']
  const sinceMs = since === undefined ? undefined : Date.parse(since)
  if (Number.isNaN(sinceMs)) return sendText(response, 400, 'Invalid If-Modified-Since: expected an HTTP date')
  const changedAt = store.keepers.lastChange()
  if (changedAt !== undefined) {
    const changedMs = store.keepers.timeOf(changedAt) * 1000
    response.setHeader('last-modified', new Date(changedMs).toUTCString())
    if (sinceMs !== undefined && changedMs <= sinceMs) return void response.writeHead(304).end()
  }
  const describe = url?.startsWith('/v2/bk_set_update') ? describeMember : summary
  const seqNo = store.lastBlock()?.seqNo ?? 0
  sendJson(response, 200, { seq_no: seqNo, current: state.members.map(describe), future: [] })
}

function summary({ signer }: KeeperMember): object {
  return { signer_index: signer, owner_address: ownerOf(signer), status: 'Active', stake: STAKE }
}

function describeMember(member: KeeperMember): object {
  return {
    pubkey: member.key,
    ...summary(member),
    epoch_finish_seq_no: null,
    wait_step: 0,
  }
}

/** Parts of a chain that a node offers, and its HTTP and WebSocket handlers. */
interface LocalChain
  extends Omit<RunningNode, 'url' | 'port' | 'consoleLink' | 'faults' | 'lastBlock' | 'notReady' | 'close'> {
  readonly routes: Omit<Routes, 'console'>
  /** Absent where WebSockets are not accepted. */
  readonly webSocket: ((socket: WebSocket, request: IncomingMessage) => void) | undefined
}

/** Opens the chain and everything that works on it. `closers` gets what closes it, in the order of opening. */
export async function openLocalChain(
  options: NodeOptions,
  services: NodeServices,
  faults: Faults,
  ownEndpoints: readonly string[],
  closers: (() => void | Promise<void>)[],
): Promise<LocalChain> {
  const { random, log } = services
  const thread = options.startKeepers && new JobThread('block keepers', keeperJobs, options.startKeepers)
  closers.push(() => thread?.close())
  const wallets = options.wallets && (await deriveWallets(options.wallets))
  const forked = await chooseFork(options, services)
  const { chain } = forked
  let fork: Fork | undefined
  const followers: FollowChain[] = []
  const opened = await openQueue({ ...options, chain }, services, {
    lagMs: () => faults.current.lag_ms,
    badProof: () => faults.current.bad_proof,
    keeperJobs: thread?.jobs ?? keeperJobs,
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
  fork =
    forkSettings &&
    new Fork({ settings: forkSettings, store, queue, log, clock: services.clock, routes: options.routes })
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
    // It only ends with the node, so its end is not an error.
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
    // A loaded file contains its own registrations.
    if (isReplaced === true) names.forget()
  })
  const rerunThread = options.startReruns && new JobThread('reruns', rerunJobs, options.startReruns)
  closers.push(() => rerunThread?.close())
  const reruns = rerunThread?.jobs ?? rerunJobs
  const reports = reportsOfRun(names, chain, reruns)
  const watch = (watcher: ChainWatcher) => {
    followers.push(new FollowChain({ names, clock: time, log, watcher }))
  }
  closers.push(() => {
    for (const follower of followers.splice(0)) follower.close()
  })
  const walletSecrets = wallets?.secrets ?? new Map<string, string>()
  const admin = new AdminServer({
    ...{ store, queue, time, faults, emptyBlocks, random, fork, walletSecrets, names },
    reports,
    rerunJobs: reruns,
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
    // A file that could not be read is never overwritten.
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
  return path === undefined || start === undefined ? undefined : new ScanThread(() => start({ path, nativeBinding }))
}

/** Names of the accounts that a chain begins with, by their ids. */
function nameAccounts(
  networkGiver: NetworkGiver | undefined,
  wallets: readonly WalletAccount[],
): ReadonlyMap<string, string> {
  return new Map([
    // The sender of the faucet.
    ['0'.repeat(64), 'faucet'],
    [developmentGiver().accountId, 'giver'],
    ...(networkGiver === undefined ? [] : [[networkGiver.accountId, 'network giver'] as const]),
    ...wallets.map(({ accountId }, index) => [accountId, `account ${index}`] as const),
  ])
}
