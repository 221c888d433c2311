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
   * Reports all connections of the daemon, what they wait for, and the end of its log.
   *
   * For whoever runs the daemon: every host that has shown the token sees the methods and times of all, and no
   * parameters or results of anybody.
   *
   * Function `daemon.inspect`.
   */
  inspect(params?: daemon.ParamsOfInspect, options?: CallOptions): Promise<daemon.ResultOfInspect> {
    return this.#caller.call('daemon.inspect', params, options)
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
