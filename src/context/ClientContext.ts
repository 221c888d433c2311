/**
 * One client: a configuration in force, everything the application registered, its open requests and its storage.
 * A connection of the daemon has exactly one; contexts share storage, worker threads and what `perProcess` keeps.
 */

import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { storageServerOf } from '../config/storageServerOf.ts'
import { LocalStorageError } from '../errors/client.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Files } from '../ports/Files.ts'
import { forwardingStore } from '../ports/forwardingStore.ts'
import type { ClosedReason, Host } from '../ports/Host.ts'
import type { Log } from '../ports/Log.ts'
import type { NetworkAccess } from '../ports/NetworkAccess.ts'
import type { Random } from '../ports/Random.ts'
import {
  type Durability,
  type KeyValueStore,
  type Storage,
  type StorageCondition,
  StorageError,
  type StorageNews,
  type StoragePresence,
  type StorageProvider,
  type StorageWrite,
} from '../ports/Storage.ts'
import type { Workers } from '../ports/Workers.ts'
import { within } from '../ports/within.ts'
import { AppRequests } from './AppRequests.ts'

/** State shared by all contexts of a process. */
export interface ContextServices {
  readonly network: NetworkAccess
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly workers: Workers
  readonly storage: StorageProvider
  readonly files: Files
  /** Memory of the BOC caches of all clients, and what each may always hold, in bytes. Absent: not limited. */
  readonly cachedBocs?: { readonly limitBytes: number; readonly shareBytes: number }
  /** Represents the process: state shared by its clients is stored under this object (`perProcess`). */
  readonly shared: object
}

export class ClientContext {
  readonly config: ResolvedConfig
  readonly host: Host
  readonly services: ContextServices
  readonly appRequests: AppRequests
  /** The configuration as JSON, for worker threads. */
  readonly configJson: string
  /** Paths of the secrets of the configuration that the host itself set, so that it may read them back. */
  readonly ownSecrets: ReadonlySet<string>
  readonly #lastWork: (() => Promise<unknown>)[] = []
  readonly #storage: Storage
  readonly #proofs: Storage
  readonly #closing = new AbortController()
  #lastNumber = 0

  private constructor(options: ContextOptions, storage: Storage, proofs: Storage) {
    this.config = options.config
    this.host = options.host
    this.services = options.services
    this.ownSecrets = options.ownSecrets
    // Worker threads send no messages, so they need no policies.
    this.configJson = JSON.stringify({ ...options.config, policies: [] })
    this.appRequests = new AppRequests(options.host, options.services.clock, () => this.takeNumber())
    this.#storage = storage
    this.#proofs = proofs
  }

  /** Opens the storage of the configuration. Throws LocalStorageError (35) that names the file and what to do. */
  static async open(options: ContextOptions): Promise<ClientContext> {
    const { config, services } = options
    try {
      const storage = await services.storage.open(config.local_storage_path, storageServerOf(config))
      const proofs = config.proofs.cache_in_local_storage ? storage : services.storage.memory()
      return new ClientContext(options, storage, proofs)
    } catch (error) {
      throw toClientError(error)
    }
  }

  /** Whether the application has suspended the network; time limits of waiting calls are paused meanwhile. */
  isSuspended = false

  /** Messages that are being made or sent in turns (`MessageTurns`). */
  messagesInTurn = 0

  /** Aborted when the context closes. */
  get signal(): AbortSignal {
    return this.#closing.signal
  }

  /**
   * The next id for a handle or an app request of this context, starting at 1. Ids are never reused. Source: modules
   * 1.7.
   */
  takeNumber(): number {
    return ++this.#lastNumber
  }

  /** Items that the library keeps for the application. Failures are LocalStorageError (35). */
  get localStorage(): KeyValueStore {
    return translated(this.#storage.local)
  }

  /**
   * Applies all writes to the local storage atomically, and only if the conditions hold. Failures are
   * LocalStorageError (35).
   */
  async writeTogether(writes: readonly StorageWrite[], conditions: readonly StorageCondition[]): Promise<boolean> {
    try {
      return await this.#storage.transaction(writes, conditions)
    } catch (error) {
      throw toClientError(error)
    }
  }

  /** Whether what is stored stays until it is removed. A storage that fails reports that with its next use. */
  storageDurability(): Promise<Durability> {
    return this.#storage.durability().catch(() => 'durable')
  }

  /** News of other users of the local storage; absent if it has none. */
  get storageNews(): StorageNews | undefined {
    return this.#storage.news
  }

  /** Users of the local storage; absent if they cannot be seen. */
  get storagePresence(): StoragePresence | undefined {
    return this.#storage.presence
  }

  /** Downloaded proofs: persistent, or kept only for this context if `proofs.cache_in_local_storage` is false. */
  get proofsCache(): KeyValueStore {
    return translated(this.#proofs.proofs)
  }

  /** Drops everything the application registered; open requests fail with 29. Settles when the storage is released. */
  async close(reason: ClosedReason): Promise<void> {
    if (this.#closing.signal.aborted) return
    this.appRequests.close(reason)
    this.#closing.abort()
    await this.#finishWork()
    await this.#storage.close()
  }

  /** Registers writes to the storage that happen after everything else has ended and before the storage is released. */
  beforeEnd(work: () => Promise<unknown>): void {
    this.#lastWork.push(work)
  }

  async #finishWork(): Promise<void> {
    if (this.#lastWork.length === 0) return
    const ended = Promise.allSettled(this.#lastWork.map((work) => work()))
    await within<unknown>(ended, LAST_WORK_MS, this.services.clock, undefined)
  }
}

/** Time limit of closing for remaining work, in ms. */
const LAST_WORK_MS = 1000

export interface ContextOptions {
  readonly config: ResolvedConfig
  readonly ownSecrets: ReadonlySet<string>
  readonly host: Host
  readonly services: ContextServices
}

function translated(store: KeyValueStore): KeyValueStore {
  return forwardingStore(async (_, ask) => {
    try {
      return await ask(store)
    } catch (error) {
      throw toClientError(error)
    }
  })
}

function toClientError(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error
  const data = { kind: error.kind, ...(error.path === undefined ? {} : { path: error.path }) }
  const message = error.kind === 'key' ? error.message : `Local storage error: ${error.message}`
  return LocalStorageError.error(message, data, error)
}
