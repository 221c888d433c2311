// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { ClientModule } from '../modules/client.ts'
import type * as client from '../types/client.ts'

/**
 * Information about the library, and answers to its requests.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncClientModule extends ClientModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `getApiReference`. */
  getApiReferenceSync(options?: SyncCallOptions): client.ResultOfGetApiReference {
    return this.#caller.callSync('client.get_api_reference', undefined, options)
  }

  /** Synchronous form of `version`. */
  versionSync(options?: SyncCallOptions): client.ResultOfVersion {
    return this.#caller.callSync('client.version', undefined, options)
  }

  /** Synchronous form of `config`. */
  configSync(options?: SyncCallOptions): client.ClientConfig {
    return this.#caller.callSync('client.config', undefined, options)
  }

  /** Synchronous form of `buildInfo`. */
  buildInfoSync(options?: SyncCallOptions): client.ResultOfBuildInfo {
    return this.#caller.callSync('client.build_info', undefined, options)
  }

  /** Synchronous form of `resolveAppRequest`. */
  resolveAppRequestSync(params: client.ParamsOfResolveAppRequest, options?: SyncCallOptions): void {
    this.#caller.callSync('client.resolve_app_request', params, options)
  }
}
