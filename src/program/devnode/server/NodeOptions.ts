import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Worker } from 'node:worker_threads'
import type { Tracing } from '../../../../rpc/observe/Tracing.ts'
import type { LogLevel } from '../../../ports/Log.ts'
import type { OutgoingRoutes } from '../../../system/proxy/OutgoingRoutes.ts'
import type { ConsoleAssets } from '../../console/server/ConsoleAssets.ts'
import type { Library } from '../../console/server/Library.ts'
import type { SessionStore } from '../../http/Sessions.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import type { WalletOptions } from '../chain/deriveWallets.ts'
import type { NetworkGiver } from '../chain/networkGiver.ts'
import type { ProducerThreadData } from '../chain/produceOnThread.ts'
import type { FaultSettings } from '../Faults.ts'
import type { CommitThreadData } from '../store/commitOnThread.ts'
import type { ScanThreadData } from '../store/scanOnThread.ts'
import type { LogFormat } from '../TextLog.ts'

/** Parts of the console of a node. */
export interface NodeConsole {
  readonly assets: ConsoleAssets
  /** Makes the library of the pages; it starts when a page first needs it, with these settings of its client. */
  library(settings: () => Readonly<Record<string, string>>): Library
  /** Where link and sessions are kept for the next run; absent: nowhere. */
  readonly sessions?: SessionStore | undefined
  /** Shows a person a link to the console. */
  showLink(link: string): void
}

/** How a node runs. */
export interface NodeOptions {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  readonly allowRemote: boolean
  /** Why the program can no longer serve; `undefined` if it can. */
  readonly replaced?: () => string | undefined
  /** Folder of the node's file; absent keeps the chain in memory. */
  readonly folder: string | undefined
  /** Forgets the stored chain first. */
  readonly reset: boolean
  readonly chain: ChainSettings
  /** The giver with the interface of networks. Absent: as stored, or the usual giver for a new chain. */
  readonly networkGiver: Partial<NetworkGiver> | undefined
  /** Funded wallets of a new chain. Default: no wallets. */
  readonly wallets?: WalletOptions | undefined
  /** Endpoint of a node whose network the chain is forked from. */
  readonly fork?: string | undefined
  /** Number or id of the block whose state a fork begins with. Default: the latest state of each account. */
  readonly forkBlock?: string | undefined
  /** Proxies and authorities of outgoing connections. */
  readonly routes: OutgoingRoutes
  /** Whether the global id was given explicitly and is not taken from a forked network. */
  readonly hasGlobalId?: boolean | undefined
  /** Blocks are made on request only. */
  readonly isManual?: boolean | undefined
  /** File with the whole chain, read when the node starts and written when it stops. */
  readonly stateFile?: string | undefined
  /** Longest interval between two blocks, ms; absent if empty blocks are made only for queries that need them. */
  readonly blockTimeMs: number | undefined
  /** Whether the deprecated interface is switched off. Absent: as stored; for a new chain it is switched off. */
  readonly isStrict: boolean | undefined
  /** Number of block keepers of a new chain. Absent: as stored, or one for a new chain. */
  readonly keeperCount?: number | undefined
  /** Blocks between two changes of the block keepers; absent where they stay the same. */
  readonly rotateBlocks?: number | undefined
  /** Whether the node behaves like one before version 1.0.0. */
  readonly isLegacy: boolean
  readonly hasRemp: boolean
  /** Largest body of a request, bytes. */
  readonly bodyLimit: number
  readonly faults: Partial<FaultSettings>
  /**
   * Number of transactions whose previous states are kept, so that they can be run again. Default 10000; 0 disables it.
   */
  readonly historyLimit?: number | undefined
  readonly logLevel: LogLevel | 'silent'
  /** How the log looks. Default: JSON. */
  readonly logFormat?: LogFormat | undefined
  /** Starts a thread that calls `runProducer` with this data; absent when everything has to run on one thread. */
  readonly startProducer: ((data: ProducerThreadData) => Worker) | undefined
  /** Starts a thread that calls `runCommitter` with this data; absent if everything has to run on one thread. */
  readonly startCommitter?: ((data: CommitThreadData) => Worker) | undefined
  /** Starts a thread that calls `runScanThread` with this data; absent if everything has to run on one thread. */
  readonly startScanner: ((data: ScanThreadData) => Worker) | undefined
  /**
   * Folder of the WebAssembly components that contracts may run, files named by their SHA-256. Absent: no components.
   */
  readonly wasmFolder?: string | undefined
  /** Starts a thread that calls `runJobs` with `rerunJobs`; absent if everything has to run on one thread. */
  readonly startReruns?: (() => Worker) | undefined
  /** Starts a thread that calls `runJobs` with `keeperJobs`; absent if everything has to run on one thread. */
  readonly startKeepers?: (() => Worker) | undefined
  /** Refuses deployments that name a Dapp ID under which the account will not be. Default: they are executed with a warning. */
  readonly refusesWrongDapp?: boolean | undefined
  /** The web application; absent: not served. */
  readonly console?: NodeConsole | undefined
  /** Is notified of each HTTP request before it is answered. */
  readonly onRequest?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  /** Takes traces of HTTP requests. Absent: no traces. */
  readonly tracing?: Tracing | undefined
  /** Path of the native addon of the SQLite driver where it is not beside the program. */
  readonly nativeBinding: string | undefined
}

/** Version of the interface that a node reports. Source: decision 2. */
export function nodeVersion({ isLegacy }: Pick<NodeOptions, 'isLegacy'>): string {
  return isLegacy ? '0.8.0' : '1.0.0'
}
