import type { AnyCallback, CloseOptions, SyncCallOptions } from '../common/Caller.ts'
import type { ConnectionLost } from '../common/ConnectionLost.ts'
import type { ContractSigner } from '../common/contract/signers.ts'
import type { ConnectionInfo } from '../common/initialization.ts'
import { type DeliveredResult, type OutboxResultsOptions, outboxResults } from '../common/outbox/outboxResults.ts'
import { registerSigner } from '../common/outbox/registerSigner.ts'
import type { UntypedCallOptions } from '../common/Session.ts'
import { SyncApiModules } from '../generated/SyncApiModules.ts'
import type { SyncSession } from './SyncSession.ts'

/**
 * One context of the library: its modules with typed functions, each with a form that answers later and, unless it takes
 * an app object, one that blocks (`…Sync`). Both work on the same handles.
 */
export class VendorClient extends SyncApiModules {
  /** What the daemon said when the connection was made: limits, effective configuration, warnings. */
  readonly info: ConnectionInfo
  readonly #session: SyncSession

  /** See `spawnClient`, `connectClient` and `loadClient`. */
  constructor(session: SyncSession, info: ConnectionInfo) {
    super(session)
    this.#session = session
    this.info = info
  }

  /** Settles when the connection is gone: with the reason, or with `undefined` after `close`. */
  get ended(): Promise<ConnectionLost | undefined> {
    return this.#session.ended
  }

  /**
   * Makes a signer known to the outbox under a name, for as long as this client lives: entries that wait for the name are
   * signed. Register it with each new client. The signer that is returned has the name, for contract objects.
   */
  registerSigner(name: string, signer: ContractSigner): Promise<ContractSigner> {
    return registerSigner(this, name, signer)
  }

  /**
   * The ends of entries of the outbox as they come, first those that were not acknowledged. Leaving the loop ends the
   * stream. `outbox.results` is the single call behind it.
   */
  outboxResults(options?: OutboxResultsOptions): AsyncGenerator<DeliveredResult, void, undefined> {
    return outboxResults(this, options)
  }

  /** Calls a function by its wire name. */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the result
  call<Result = any>(method: string, params?: object, options?: UntypedCallOptions): Promise<Result> {
    return this.#session.callUntyped(method, params, options)
  }

  /** Calls a function by its wire name and blocks until it answers. */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the result
  callSync<Result = any>(
    method: string,
    params?: object,
    options?: SyncCallOptions & { readonly callback?: AnyCallback | undefined },
  ): Result {
    return this.#session.callSync(method, params, options, options?.callback)
  }

  /**
   * Ends the client and the daemon that was started for it. Waiting calls are cancelled at once, or after the grace time;
   * they and later calls fail with 17.
   */
  close(options?: CloseOptions): Promise<void> {
    return this.#session.close(options)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}
