// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as daemon from '../types/daemon.ts'

/** The daemon and the connection to it. */
export class DaemonModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Answers at once.
   *
   * Function `daemon.ping`.
   */
  ping(options?: CallOptions): Promise<void> {
    return this.#caller.call('daemon.ping', undefined, options)
  }

  /**
   * Reports the state of the daemon and of this connection.
   *
   * Function `daemon.status`.
   */
  status(options?: CallOptions): Promise<daemon.ResultOfStatus> {
    return this.#caller.call('daemon.status', undefined, options)
  }

  /**
   * Stops the daemon in an orderly way, for all connections.
   *
   * Function `daemon.shutdown`.
   */
  shutdown(options?: CallOptions): Promise<void> {
    return this.#caller.call('daemon.shutdown', undefined, options)
  }
}
