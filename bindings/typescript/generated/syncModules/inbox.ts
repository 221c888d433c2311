// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { InboxModule } from '../modules/inbox.ts'
import type * as inbox from '../types/inbox.ts'

/**
 * Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncInboxModule extends InboxModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `follow`. */
  followSync(params: inbox.ParamsOfInboxFollow, options?: SyncCallOptions): inbox.ResultOfInboxFollow {
    return this.#caller.callSync('inbox.follow', params, options)
  }

  /** Synchronous form of `unfollow`. */
  unfollowSync(params?: inbox.ParamsOfInboxUnfollow, options?: SyncCallOptions): inbox.ResultOfInboxUnfollow {
    return this.#caller.callSync('inbox.unfollow', params, options)
  }

  /** Synchronous form of `list`. */
  listSync(params?: inbox.ParamsOfInboxList, options?: SyncCallOptions): inbox.ResultOfInboxList {
    return this.#caller.callSync('inbox.list', params, options)
  }

  /** Synchronous form of `deposits`. */
  depositsSync(params?: inbox.ParamsOfInboxDeposits, options?: SyncCallOptions): inbox.ResultOfInboxDeposits {
    return this.#caller.callSync('inbox.deposits', params, options)
  }

  /** Synchronous form of `prune`. */
  pruneSync(params: inbox.ParamsOfInboxPrune, options?: SyncCallOptions): inbox.ResultOfInboxPrune {
    return this.#caller.callSync('inbox.prune', params, options)
  }
}
