// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { OutboxModule } from '../modules/outbox.ts'
import type * as outbox from '../types/outbox.ts'

/**
 * Messages stored until they have a result: they survive the process that sends them, and each is sent once.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncOutboxModule extends OutboxModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `send`. */
  sendSync(params: outbox.ParamsOfOutboxSend, options?: SyncCallOptions): outbox.ResultOfOutboxSend {
    return this.#caller.callSync('outbox.send', params, options)
  }

  /** Synchronous form of `get`. */
  getSync(params?: outbox.ParamsOfOutboxEntry, options?: SyncCallOptions): outbox.ResultOfOutboxGet {
    return this.#caller.callSync('outbox.get', params, options)
  }

  /** Synchronous form of `list`. */
  listSync(params?: outbox.ParamsOfOutboxList, options?: SyncCallOptions): outbox.ResultOfOutboxList {
    return this.#caller.callSync('outbox.list', params, options)
  }

  /** Synchronous form of `cancel`. */
  cancelSync(params?: outbox.ParamsOfOutboxEntry, options?: SyncCallOptions): outbox.ResultOfOutboxCancel {
    return this.#caller.callSync('outbox.cancel', params, options)
  }

  /** Synchronous form of `release`. */
  releaseSync(params: outbox.ParamsOfOutboxRelease, options?: SyncCallOptions): outbox.ResultOfOutboxRelease {
    return this.#caller.callSync('outbox.release', params, options)
  }

  /** Synchronous form of `prune`. */
  pruneSync(params: outbox.ParamsOfOutboxPrune, options?: SyncCallOptions): outbox.ResultOfOutboxPrune {
    return this.#caller.callSync('outbox.prune', params, options)
  }

  /** Synchronous form of `results`. */
  resultsSync(params?: outbox.ParamsOfOutboxResults, options?: SyncCallOptions): outbox.ResultOfOutboxResults {
    return this.#caller.callSync('outbox.results', params, options)
  }

  /** Synchronous form of `acknowledge`. */
  acknowledgeSync(params: outbox.ParamsOfOutboxAcknowledge, options?: SyncCallOptions): void {
    this.#caller.callSync('outbox.acknowledge', params, options)
  }

  /** Synchronous form of `registerSigner`. */
  registerSignerSync(params: outbox.ParamsOfOutboxRegisterSigner, options?: SyncCallOptions): void {
    this.#caller.callSync('outbox.register_signer', params, options)
  }
}
