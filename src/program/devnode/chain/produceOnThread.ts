/** Runs the rounds on a separate thread, so that requests are answered while contracts run. */
import type { MessagePort, Worker } from 'node:worker_threads'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { parseBoc } from '../../../core/cells/index.ts'
import type { LogLevel } from '../../../ports/Log.ts'
import { systemClock } from '../../../system/systemClock.ts'
import { systemRandom } from '../../../system/systemRandom.ts'
import { AdminError, type AdminErrorCode } from '../controls/AdminError.ts'
import type { KeeperSink } from '../keepers/NodeKeepers.ts'
import { CommitLink, type CommitLinkData, type CommitThread } from '../store/commitOnThread.ts'
import { NodeStore } from '../store/NodeStore.ts'
import type { CommitNotice } from '../store/records.ts'
import { createNodeLog, type LogFormat } from '../TextLog.ts'
import type { BlockMaker } from './ChainQueue.ts'
import { type ControlRequest, type ControlResult, controlChain } from './controlChain.ts'
import type { ChainRequest, ExternalRequest } from './MessageOutcome.ts'
import { type ProducerSettings, type RoundResult, RunningChain } from './RunningChain.ts'

/** Data passed to the thread. */
export interface ProducerThreadData extends ProducerSettings {
  /** File of the chain, which exists and fits the settings. */
  readonly path: string
  readonly logLevel: LogLevel | 'silent'
  readonly logFormat: LogFormat
  readonly nativeBinding: string | undefined
  /** Connection to the thread that stores the blocks. */
  readonly link: CommitLinkData
}

/** The first answer is sent without a request, when the thread is ready. */
type ThreadAnswer =
  | { readonly result: { readonly hasPending: boolean } | RoundResult | ControlResult | undefined }
  | { readonly refusal: { readonly code: AdminErrorCode; readonly message: string } }
  | { readonly failure: string }

/** Unsolicited message: the store was changed by something other than a block. */
interface ThreadNotice {
  readonly notice: CommitNotice
}

interface RoundRequest {
  readonly requests: readonly PortableRequest[]
  readonly lagMs: number
  readonly isForced: boolean
}

type ThreadRequest = RoundRequest | { readonly control: ControlRequest } | 'close'

/** Messages that are not answered. */
interface KeeperMessage {
  readonly keepers: Parameters<KeeperSink['learn']>[0]
}

/** A request in the form that is sent to the thread, which parses the message again. */
type PortableRequest = Omit<ExternalRequest, 'cell'> | Exclude<ChainRequest, ExternalRequest>

function handOver(request: ChainRequest): PortableRequest {
  if (request.kind !== 'external') return request
  const { cell: _, ...portable } = request
  // A copy, because otherwise the whole pool of small buffers would be sent with it.
  return { ...portable, boc: portable.boc.slice() }
}

function takeOver(request: PortableRequest): ChainRequest {
  return request.kind !== 'external' ? request : { ...request, cell: parseBoc(request.boc) }
}

/** Starts the thread and returns its interface. `announce` is called with each change before the result settles. */
export async function produceOnThread(
  worker: Worker,
  committer: CommitThread,
  announce: (notice: CommitNotice) => void,
): Promise<{ readonly maker: BlockMaker; readonly sink: KeeperSink; readonly hasPending: boolean }> {
  let answered = Promise.withResolvers<ThreadAnswer>()
  worker.on('message', (message: ThreadAnswer | ThreadNotice) => {
    if ('notice' in message) announce(message.notice)
    else answered.resolve(message)
  })
  // The node cannot work without its producer: the program must exit.
  worker.on('error', (error) => {
    throw error
  })
  const read = async <Result>(): Promise<Result> => {
    const answer = await answered.promise
    if ('refusal' in answer) throw new AdminError(answer.refusal.code, answer.refusal.message)
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.result as Result
  }
  const ask = <Result>(request: ThreadRequest): Promise<Result> => {
    answered = Promise.withResolvers()
    worker.postMessage(request)
    return read()
  }
  const { hasPending } = await read<{ hasPending: boolean }>()
  const maker: BlockMaker = {
    produce: async (requests, lagMs, isForced) => {
      const { storedWith, ...round } = await ask<RoundResult>({ requests: requests.map(handOver), lagMs, isForced })
      return storedWith === undefined ? round : { ...round, stored: committer.stored(storedWith) }
    },
    control: (control) => ask({ control }),
    close: async () => {
      // The thread has logged why it could not close the file.
      await ask('close').catch(() => {})
      await Promise.all([worker.terminate(), committer.end()])
    },
  }
  const sink: KeeperSink = {
    keepSigned: (record) => committer.keepSigned(record),
    learn: (keepers) => worker.postMessage({ keepers } satisfies KeeperMessage),
  }
  return { maker, sink, hasPending }
}

/** Runs in the thread. */
export async function runProducer(port: MessagePort, data: unknown): Promise<void> {
  const { path, logLevel, logFormat, nativeBinding, link, ...making } = data as ProducerThreadData
  const sink = new CommitLink(link)
  const store = NodeStore.open({ connect: await loadDriver(nativeBinding), path })
  const log = createNodeLog(logLevel, logFormat)
  const chain = new RunningChain({
    store,
    sink,
    ...making,
    // Clock and random numbers cannot be sent to another thread, so the thread creates its own.
    services: { clock: systemClock, random: systemRandom, log },
    onLateError: (error: Error) => {
      // The block was already reported as made.
      throw error
    },
  })
  store.events.follow((notice) => port.postMessage({ notice } satisfies ThreadNotice))
  const answer = (request: ThreadRequest): ThreadAnswer => {
    try {
      if (request === 'close') {
        chain.flush()
        sink.close()
        // The last connection that writes folds the write-ahead log into the file.
        store.close()
        return { result: undefined }
      }
      if ('control' in request) return { result: controlChain(chain, request.control) }
      return { result: chain.produce(request.requests.map(takeOver), request.lagMs, request.isForced) }
    } catch (error) {
      if (error instanceof AdminError) return { refusal: { code: error.code, message: error.message } }
      log.error('round failed', { name: (error as Error).name, reason: (error as Error).message })
      return { failure: (error as Error).message }
    }
  }
  const learn = ({ keepers }: KeeperMessage) => {
    try {
      chain.keeperSink.learn(keepers)
    } catch (error) {
      // Lost data is created again at the next start.
      log.error('signatures not stored', { reason: (error as Error).message })
    }
  }
  port.on('message', (message: ThreadRequest | KeeperMessage) => {
    if (typeof message === 'object' && 'keepers' in message) learn(message)
    else port.postMessage(answer(message))
  })
  port.postMessage({ result: { hasPending: chain.hasPending } } satisfies ThreadAnswer)
}
