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
   * Returns immediately; checks that the daemon responds.
   *
   * Function `daemon.ping`.
   */
  ping(options?: CallOptions): Promise<void> {
    return this.#caller.call('daemon.ping', undefined, options)
  }

  /**
   * Returns the state of the daemon and of this connection.
   *
   * Function `daemon.status`.
   */
  status(options?: CallOptions): Promise<daemon.ResultOfStatus> {
    return this.#caller.call('daemon.status', undefined, options)
  }

  /**
   * Returns all connections of the daemon, what they wait for, and the end of its log.
   *
   * For operators of the daemon: every host that has presented the token sees the methods and durations of all calls,
   * but no parameters or results.
   *
   * Function `daemon.inspect`.
   */
  inspect(params?: daemon.ParamsOfInspect, options?: CallOptions): Promise<daemon.ResultOfInspect> {
    return this.#caller.call('daemon.inspect', params, options)
  }

  /**
   * Stops the daemon gracefully, for all connections.
   *
   * Function `daemon.shutdown`.
   */
  shutdown(options?: CallOptions): Promise<void> {
    return this.#caller.call('daemon.shutdown', undefined, options)
  }
}
