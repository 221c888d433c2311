/** Runs the rounds on a thread of their own, so that requests are answered while contracts run. */
import type { MessagePort, Worker } from 'node:worker_threads'
import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { parseBoc } from '../../../core/cells/index.ts'
import type { LogLevel } from '../../../ports/Log.ts'
import { systemClock } from '../../../system/systemClock.ts'
import { systemRandom } from '../../../system/systemRandom.ts'
import { ChainKeepers } from '../keepers/ChainKeepers.ts'
import {
  type KeeperNews,
  type KeeperSink,
  keeperSinkOf,
  sendKeeperNews,
  takeKeeperNews,
} from '../keepers/KeeperSink.ts'
import { NodeStore } from '../store/NodeStore.ts'
import type { CommitNotice } from '../store/records.ts'
import { ChainProducer } from './ChainProducer.ts'
import type { BlockMaker, RoundResult } from './ChainQueue.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { CommitDelay } from './CommitDelay.ts'
import type { ChainRequest, ExternalRequest, GiftRequest } from './MessageOutcome.ts'
import { readStoredConfig } from './readStoredConfig.ts'

/** What the thread finds in its data. */
export interface ProducerThreadData {
  /** File of the chain, which exists and fits the settings. */
  readonly path: string
  readonly settings: ChainSettings
  /** Blocks between two changes of the block keepers; absent where they stay the same. */
  readonly rotateBlocks: number | undefined
  readonly logLevel: LogLevel | 'silent'
  readonly nativeBinding: string | undefined
  /** Folder of the WebAssembly components. */
  readonly wasmFolder: string | undefined
  readonly refusesWrongDapp: boolean | undefined
}

type ThreadAnswer =
  | { readonly ready: { readonly hasPending: boolean } }
  | { readonly round: RoundResult }
  | { readonly failure: string }
  | { readonly closed: true }

/** What comes at any time: a block was stored. */
interface ThreadNotice {
  readonly notice: CommitNotice
}

interface RoundRequest {
  readonly requests: readonly PortableRequest[]
  readonly lagMs: number
  readonly isForced: boolean
}

type ThreadRequest = RoundRequest | 'close'

/** What is not answered. */
interface KeeperMessage {
  readonly keepers: KeeperNews
}

/** A request on its way: the thread parses the message again. */
type PortableRequest = Omit<ExternalRequest, 'cell'> | GiftRequest

function handOver(request: ChainRequest): PortableRequest {
  if (request.kind === 'gift') return request
  const { cell: _, ...portable } = request
  // Without its own memory the message would take the whole pool of small buffers along.
  return { ...portable, boc: portable.boc.slice() }
}

function takeOver(request: PortableRequest): ChainRequest {
  return request.kind === 'gift' ? request : { ...request, cell: parseBoc(request.boc) }
}

/** The side of the server. `announce` gets what was stored before the result settles. */
export async function produceOnThread(
  worker: Worker,
  announce: (notice: CommitNotice) => void,
): Promise<{ readonly maker: BlockMaker; readonly sink: KeeperSink; readonly hasPending: boolean }> {
  let answered = Promise.withResolvers<ThreadAnswer>()
  worker.on('message', (message: ThreadAnswer | ThreadNotice) => {
    if ('notice' in message) announce(message.notice)
    else answered.resolve(message)
  })
  // Without its producer the node is nothing: whoever runs it has to end.
  worker.on('error', (error) => {
    throw error
  })
  const ask = (request: ThreadRequest): Promise<ThreadAnswer> => {
    answered = Promise.withResolvers()
    worker.postMessage(request)
    return answered.promise
  }
  const first = await answered.promise
  const hasPending = 'ready' in first && first.ready.hasPending
  const maker: BlockMaker = {
    produce: async (requests, lagMs, isForced) => {
      const answer = await ask({ requests: requests.map(handOver), lagMs, isForced })
      if (!('round' in answer)) throw new Error('failure' in answer ? answer.failure : 'The producer has ended')
      return answer.round
    },
    close: async () => {
      await ask('close')
      await worker.terminate()
    },
  }
  const sink = sendKeeperNews((keepers) => worker.postMessage({ keepers } satisfies KeeperMessage))
  return { maker, sink, hasPending }
}

/** The side of the thread. */
export async function runProducer(port: MessagePort, data: unknown): Promise<void> {
  const { path, settings, rotateBlocks, logLevel, nativeBinding, wasmFolder, refusesWrongDapp } =
    data as ProducerThreadData
  const store = NodeStore.open({ connect: await loadDriver(nativeBinding), path })
  const log = new JsonLog(logLevel)
  // A thread has a clock and random numbers of its own: ports cannot be handed over.
  const services = { clock: systemClock, random: systemRandom, log }
  const onLateError = (error: Error) => {
    // Somebody was told that the block exists.
    throw error
  }
  const delay = new CommitDelay(store, systemClock, onLateError)
  const config = readStoredConfig(store, settings)!
  const keepers = ChainKeepers.of(store, rotateBlocks)
  const sink = keepers && keeperSinkOf(store, keepers)
  const rules = { settings, config, keepers, wasmFolder, refusesWrongDapp }
  const producer = new ChainProducer({ store, delay, ...rules, ...services })
  store.events.follow((notice) => port.postMessage({ notice } satisfies ThreadNotice))
  const answer = (request: ThreadRequest): ThreadAnswer => {
    try {
      if (request === 'close') {
        delay.flush()
        store.close()
        return { closed: true }
      }
      delay.lagMs = request.lagMs
      const outcomes = producer.produce(request.requests.map(takeOver), request.isForced)
      return { round: { outcomes, hasPending: producer.hasPending } }
    } catch (error) {
      log.error('round failed', { name: (error as Error).name, reason: (error as Error).message })
      return { failure: (error as Error).message }
    }
  }
  const takeNews = (news: KeeperNews) => {
    try {
      if (sink !== undefined) takeKeeperNews(sink, news)
    } catch (error) {
      // What is lost is made again at the next start.
      log.error('signatures not stored', { reason: (error as Error).message })
    }
  }
  port.on('message', (message: ThreadRequest | KeeperMessage) => {
    if (typeof message === 'object' && 'keepers' in message) takeNews(message.keepers)
    else port.postMessage(answer(message))
  })
  port.postMessage({ ready: { hasPending: producer.hasPending } } satisfies ThreadAnswer)
}
