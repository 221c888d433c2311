// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { TvmModule } from '../modules/tvm.ts'
import type * as tvm from '../types/tvm.ts'

/**
 * Local execution of contracts: transactions, getters and get methods.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncTvmModule extends TvmModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `runExecutor`. */
  runExecutorSync(params: tvm.ParamsOfRunExecutor, options?: SyncCallOptions): tvm.ResultOfRunExecutor {
    return this.#caller.callSync('tvm.run_executor', params, options)
  }

  /** Synchronous form of `runTvm`. */
  runTvmSync(params: tvm.ParamsOfRunTvm, options?: SyncCallOptions): tvm.ResultOfRunTvm {
    return this.#caller.callSync('tvm.run_tvm', params, options)
  }

  /** Synchronous form of `runGet`. */
  runGetSync(params: tvm.ParamsOfRunGet, options?: SyncCallOptions): tvm.ResultOfRunGet {
    return this.#caller.callSync('tvm.run_get', params, options)
  }

  /** Synchronous form of `removeVmExtension`. */
  removeVmExtensionSync(params: tvm.RegisteredVmExtension, options?: SyncCallOptions): void {
    this.#caller.callSync('tvm.remove_vm_extension', params, options)
  }
}
