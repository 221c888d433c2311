import type { CloseOptions } from '../common/Caller.ts'
import type { ConnectionLost } from '../common/ConnectionLost.ts'
import type { ContractSigner } from '../common/contract/signers.ts'
import type { ConnectionInfo } from '../common/initialization.ts'
import { type DeliveredResult, type OutboxResultsOptions, outboxResults } from '../common/outbox/outboxResults.ts'
import { registerSigner } from '../common/outbox/registerSigner.ts'
import type { Session, UntypedCallOptions } from '../common/Session.ts'
import { ApiModules } from '../generated/ApiModules.ts'
import type { ClientConfig } from '../generated/types/client.ts'
import { openSession } from './openSession.ts'

export interface ConnectOptions {
  /** Address of a serving daemon, `ws://127.0.0.1:43117/rpc`. */
  readonly url: string
  /** Content of the token file of the daemon. Absent where a cookie of the page says who it is. */
  readonly token?: string | undefined
  readonly config?: ClientConfig | undefined
}

/** A connection to a serving daemon. Its origin must be among those that the daemon allows. */
export class VendorClient extends ApiModules {
  /** What the daemon said when the connection was made. */
  readonly info: ConnectionInfo
  readonly #session: Session

  /** See `connectClient`. */
  constructor(session: Session, info: ConnectionInfo) {
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

  /** Ends the connection. Waiting calls are cancelled at once, or after the grace time; they and later calls fail with 17. */
  close(options?: CloseOptions): Promise<void> {
    return this.#session.close(options)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}

/** Connects to a serving daemon. Rejects with ConnectionLost when it cannot be reached, with 15 for a bad configuration. */
export async function connectClient({ url, token, config }: ConnectOptions): Promise<VendorClient> {
  const { session, info } = await openSession({ url, token }, config)
  return new VendorClient(session, info)
}
