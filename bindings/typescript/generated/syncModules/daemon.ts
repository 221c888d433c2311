// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { DaemonModule } from '../modules/daemon.ts'
import type * as daemon from '../types/daemon.ts'

/**
 * The daemon and the connection to it.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncDaemonModule extends DaemonModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `ping`. */
  pingSync(options?: SyncCallOptions): void {
    this.#caller.callSync('daemon.ping', undefined, options)
  }

  /** Synchronous form of `status`. */
  statusSync(options?: SyncCallOptions): daemon.ResultOfStatus {
    return this.#caller.callSync('daemon.status', undefined, options)
  }

  /** Synchronous form of `inspect`. */
  inspectSync(params?: daemon.ParamsOfInspect, options?: SyncCallOptions): daemon.ResultOfInspect {
    return this.#caller.callSync('daemon.inspect', params, options)
  }

  /** Synchronous form of `shutdown`. */
  shutdownSync(options?: SyncCallOptions): void {
    this.#caller.callSync('daemon.shutdown', undefined, options)
  }
}
