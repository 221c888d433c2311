/**
 * The state of a connection, and its client once it exists.
 *
 * `new` until the first library call or `daemon.initialize`; `initializing` while the client opens (calls wait); `ready`.
 * A failed initialization goes back to `new`. The end is independent of these states: `stopping` (new calls are
 * refused, running ones, also those that still wait for the client, may finish), then `closed`. Source: daemon sections
 * 3 and 11.
 */

import { HOST_LAYER, START_OWNER } from '../../src/config/layerNames.ts'
import type { ResolvedConfig } from '../../src/config/ResolvedConfig.ts'
import { type ConfigWarning, resolveConfig, secretsSetBy } from '../../src/config/resolveConfig.ts'
import { storageServerOf } from '../../src/config/storageServerOf.ts'
import { ClientContext } from '../../src/context/ClientContext.ts'
import { InvalidConfig } from '../../src/errors/client.ts'
import type { Host } from '../../src/ports/Host.ts'
import type { Workers } from '../../src/ports/Workers.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { PeerEnvironment } from './PeerEnvironment.ts'
import { notInitialized, shuttingDown } from './refusals.ts'

interface OpenedClient {
  readonly context: ClientContext
  readonly warnings: ConfigWarning[]
}

/** The call that needs a client; it may end in the meantime. */
interface InitializingCall {
  readonly ended: Error | undefined
}

export class ConnectionState {
  readonly #connection: string
  readonly #environment: PeerEnvironment
  readonly #host: Host
  readonly #workers: Workers
  #state: 'new' | 'initializing' | 'ready' = 'new'
  #end: 'stopping' | 'closed' | undefined
  /** After `daemon.initialize`, no call may run with a configuration that the host did not choose. */
  #hostInitializes = false
  #context: ClientContext | undefined
  #opening: Promise<OpenedClient> | undefined

  constructor(connection: string, environment: PeerEnvironment, host: Host, workers: Workers) {
    this.#connection = connection
    this.#environment = environment
    this.#host = host
    this.#workers = workers
  }

  /** The client, once it is open. */
  get context(): ClientContext | undefined {
    return this.#context
  }

  get isEnding(): boolean {
    return this.#end !== undefined
  }

  get isClosed(): boolean {
    return this.#end === 'closed'
  }

  /** From now on, calls no longer create a client implicitly. */
  expectHostToInitialize(): void {
    this.#hostInitializes = true
  }

  /** Throws InvalidState (-32001) if the host must present its token and has not done so yet. */
  expectToken(): void {
    if (this.#environment.checkToken === undefined || this.#context !== undefined) return
    throw notInitialized('This connection must first present the token in daemon.initialize')
  }

  /** Throws InvalidState (-32001) if a client is open or being opened, ShuttingDown (-32000) while the daemon stops. */
  expectUninitialized(): void {
    if (this.#end !== undefined) throw shuttingDown(this.#environment.limits.stop_ms)
    if (this.#state === 'new') return
    throw new ProtocolError('InvalidState', 'The connection is already initialized', { state: this.#state })
  }

  /**
   * Opens the client. `call` is the call that needs it. Throws what `expectUninitialized` throws, the error that ended
   * the call, and errors of the library.
   */
  async initialize(config: unknown, call?: InitializingCall): Promise<OpenedClient> {
    this.expectUninitialized()
    return this.#initialize(config, call)
  }

  async #initialize(config: unknown, call?: InitializingCall): Promise<OpenedClient> {
    this.#state = 'initializing'
    this.#opening = this.#open(config, call)
    try {
      return await this.#opening
    } catch (error) {
      this.#state = 'new'
      throw error
    } finally {
      this.#opening = undefined
    }
  }

  /** The client for a library call that comes before or immediately after `daemon.initialize`. */
  async openImplicitly(): Promise<ClientContext> {
    if (this.#opening !== undefined) {
      try {
        return (await this.#opening).context
      } catch {
        if (this.#end !== undefined) throw shuttingDown(0)
        throw notInitialized('The connection could not be initialized')
      }
    }
    if (this.#state === 'new' && this.#hostInitializes) throw notInitialized('daemon.initialize failed before')
    this.expectToken()
    // The call arrived before the connection began to stop, even if it is only handled now.
    if (this.#end === 'closed') throw shuttingDown(0)
    return (await this.#initialize(undefined)).context
  }

  /** Refuses new calls, and fails requests to the application. */
  beginEnd(): void {
    this.#end = 'stopping'
    this.#context?.appRequests.close('shutdown')
  }

  /** Nothing may be sent to the host after this. */
  markClosed(): void {
    this.#end = 'closed'
  }

  /** A storage that fails to close must not affect other hosts. */
  async closeContext(): Promise<void> {
    try {
      await this.#context?.close('shutdown')
    } catch (error) {
      const { log } = this.#environment.services
      log.error('context not closed', { connection: this.#connection, error: (error as Error).name })
    }
  }

  async #open(hostConfig: unknown, call: InitializingCall | undefined): Promise<OpenedClient> {
    const { configLayers, defaultStoragePath, services, startedByHost, isShared } = this.#environment
    const owner = startedByHost ? START_OWNER : HOST_LAYER
    const { config, warnings } = resolveConfig(
      [{ name: HOST_LAYER, owner, config: hostConfig, isClient: isShared }, ...configLayers],
      defaultStoragePath,
    )
    this.#checkStorage(config)
    const context = await ClientContext.open({
      config,
      ownSecrets: secretsSetBy(hostConfig),
      host: this.#host,
      services: { ...services, workers: this.#workers },
    })
    // The connection may have closed meanwhile; then nothing else would close the client.
    if (this.#end === 'closed') {
      await context.close('shutdown')
      throw shuttingDown(0)
    }
    if (call?.ended !== undefined) {
      await context.close('removed')
      throw call.ended
    }
    if (this.#end === 'stopping') context.appRequests.close('shutdown')
    this.#context = context
    this.#state = 'ready'
    return { context, warnings }
  }

  /** Throws InvalidConfig (15) for a storage that the host may not use. */
  #checkStorage(config: ResolvedConfig): void {
    const server = storageServerOf(config)
    const [path, refusal] =
      server === undefined
        ? ['local_storage_path', this.#environment.refuseStoragePath(config.local_storage_path)]
        : ['storage.url', this.#environment.refuseStorageServer(server)]
    if (refusal === undefined) return
    throw InvalidConfig.error(`Invalid configuration (host): ${path} ${refusal}`, { path, source: 'host' })
  }
}
