import type { ConnectionLost } from '../common/ConnectionLost.ts'
import { type ConnectionInfo, initialization } from '../common/initialization.ts'
import { Session, type UntypedCallOptions } from '../common/Session.ts'
import { ApiModules } from '../generated/ApiModules.ts'
import type { ClientConfig } from '../generated/types/client.ts'
import { openSocketLink } from './SocketLink.ts'

export interface ConnectOptions {
  /** Address of a serving daemon, `ws://127.0.0.1:43117/rpc`. */
  readonly url: string
  /** Content of the token file of the daemon. */
  readonly token: string
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

  /** Calls a function by its wire name. */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the result
  call<Result = any>(method: string, params?: object, options?: UntypedCallOptions): Promise<Result> {
    return this.#session.callUntyped(method, params, options)
  }

  /** Ends the connection; later calls fail with 17. */
  close(): Promise<void> {
    return this.#session.close()
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}

/** Connects to a serving daemon. Rejects with ConnectionLost when it cannot be reached, with 15 for a bad configuration. */
export async function connectClient({ url, token, config }: ConnectOptions): Promise<VendorClient> {
  const session = new Session((events) => openSocketLink({ url, token }, events))
  try {
    const info = await session.call<ConnectionInfo>('daemon.initialize', initialization(config, undefined))
    session.messageLimit = info.limits['message_in_bytes']!
    return new VendorClient(session, info)
  } catch (error) {
    void session.close()
    throw error
  }
}
