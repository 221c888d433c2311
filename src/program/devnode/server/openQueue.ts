import { StartupError } from '../../../../rpc/settings/StartupError.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import type { BadProof } from '../../common/faultFields.ts'
import { type BlockMaker, ChainQueue, type QueueEvents } from '../chain/ChainQueue.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { ChainTime, readTime } from '../chain/ChainTime.ts'
import { controlChain } from '../chain/controlChain.ts'
import type { ForkChoices } from '../chain/genesis.ts'
import { openChain } from '../chain/openChain.ts'
import { produceOnThread } from '../chain/produceOnThread.ts'
import { type ProducerSettings, RunningChain } from '../chain/RunningChain.ts'
import type { WalletChoices } from '../chain/wallets.ts'
import type { KeeperJobs } from '../keepers/keeperJobs.ts'
import { keepKeepers, readKeeperState } from '../keepers/keeperState.ts'
import { type KeeperSink, NodeKeepers } from '../keepers/NodeKeepers.ts'
import type { NodeServices } from '../NodeServices.ts'
import { ChainMismatch } from '../store/ChainMismatch.ts'
import { commitHere } from '../store/CommitSink.ts'
import { chainFilePath } from '../store/chainFilePath.ts'
import { checkChainFile } from '../store/checkChainFile.ts'
import { CommitThread } from '../store/commitOnThread.ts'
import { readLastBlock } from '../store/LastBlock.ts'
import { NodeStore } from '../store/NodeStore.ts'
import type { CommitNotice } from '../store/records.ts'
import type { NodeOptions } from './NodeOptions.ts'

/** Transactions that can be run again. */
const HISTORY_LIMIT = 10_000

interface QueueParts {
  /** Delay after which readers see blocks, ms. */
  readonly lagMs: () => number
  /** Parts of proofs that are falsified on purpose. */
  readonly badProof: () => BadProof
  readonly keeperJobs: KeeperJobs
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

/**
 * Opens a chain. A chain in a file is produced on a separate thread and read here; one in memory runs on this thread.
 */
export async function openQueue(
  options: NodeOptions,
  services: NodeServices,
  { lagMs, badProof, keeperJobs, fork, wallets, onMissing, onRefused }: QueueParts,
): Promise<OpenedQueue> {
  const { folder, chain: settings, reset, isStrict, networkGiver, nativeBinding, logLevel } = options
  const { startProducer, startCommitter } = options
  const { rotateBlocks, wasmFolder, refusesWrongDapp, historyLimit = HISTORY_LIMIT, logFormat = 'json' } = options
  const making: ProducerSettings = { settings, rotateBlocks, wasmFolder, refusesWrongDapp, historyLimit }
  // A node before version 1.0.0 offers the deprecated interface anyway.
  const hasRemp = options.hasRemp && !options.isLegacy
  const connect = await loadDriver(nativeBinding)
  const path = chainFilePath(folder)
  const store = openStore(folder, () => {
    // A chain that is deleted anyway need not be intact.
    if (path !== undefined && !reset) checkChainFile(connect, path)
    return openChain(connect, path, settings, services, { reset, isStrict, hasRemp, networkGiver, wallets, fork })
  })
  await openKeepers(store, options, settings, services)
  const nodeKeepers = (own: NodeStore, sink: KeeperSink) => {
    const state = readKeeperState(own)
    const parts = { store: own, jobs: keeperJobs, sink, rotateBlocks, badProof, ...services }
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
    // The reader must close before the thread: only the last connection, if it can write, merges the write-ahead log
    // into the file.
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

function openStore<T>(folder: string | undefined, open: () => T): T {
  try {
    if (folder !== undefined) createFolder(folder, 0o700)
    return open()
  } catch (cause) {
    throw cannotOpen(folder, cause)
  }
}

function cannotOpen(folder: string | undefined, cause: unknown): StartupError {
  const code = cause instanceof ChainMismatch ? 2 : 4
  return new StartupError(code, (cause as Error).message, { path: folder ?? null }, cause)
}

/** Runs the rounds on the calling thread; for a chain in memory, whose database cannot be shared. */
function produceHere(chain: RunningChain): BlockMaker {
  return {
    produce: async (requests, lagMs, isForced) => chain.produce(requests, lagMs, isForced),
    control: async (request) => controlChain(chain, request),
    close: async () => chain.flush(),
  }
}

/** Creates the keepers of a chain if its rules include keepers; closes the store on failure. Throws StartupError. */
async function openKeepers(
  store: NodeStore,
  { keeperCount, folder }: NodeOptions,
  { rules }: ChainSettings,
  { random }: NodeServices,
): Promise<void> {
  if (rules !== 'current') return
  try {
    await keepKeepers(store, random, { count: keeperCount, from: readLastBlock(store).ref.seqNo + 1 })
  } catch (cause) {
    store.close()
    throw cannotOpen(folder, cause)
  }
}

/** The first block of a chain needs a commitment to its keepers. */
function afterReady(maker: BlockMaker, keepers: NodeKeepers | undefined): BlockMaker {
  if (keepers === undefined) return maker
  return {
    ...maker,
    produce: async (...round) => {
      await keepers.ready()
      return maker.produce(...round)
    },
  }
}
