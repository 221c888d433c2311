// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { UtilsModule } from '../modules/utils.ts'
import type * as utils from '../types/utils.ts'

/**
 * Addresses, storage fees and compression.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncUtilsModule extends UtilsModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `convertAddress`. */
  convertAddressSync(params: utils.ParamsOfConvertAddress, options?: SyncCallOptions): utils.ResultOfConvertAddress {
    return this.#caller.callSync('utils.convert_address', params, options)
  }

  /** Synchronous form of `getAddressType`. */
  getAddressTypeSync(params: utils.ParamsOfGetAddressType, options?: SyncCallOptions): utils.ResultOfGetAddressType {
    return this.#caller.callSync('utils.get_address_type', params, options)
  }

  /** Synchronous form of `calcStorageFee`. */
  calcStorageFeeSync(params: utils.ParamsOfCalcStorageFee, options?: SyncCallOptions): utils.ResultOfCalcStorageFee {
    return this.#caller.callSync('utils.calc_storage_fee', params, options)
  }

  /** Synchronous form of `compressZstd`. */
  compressZstdSync(params: utils.ParamsOfCompressZstd, options?: SyncCallOptions): utils.ResultOfCompressZstd {
    return this.#caller.callSync('utils.compress_zstd', params, options)
  }

  /** Synchronous form of `decompressZstd`. */
  decompressZstdSync(params: utils.ParamsOfDecompressZstd, options?: SyncCallOptions): utils.ResultOfDecompressZstd {
    return this.#caller.callSync('utils.decompress_zstd', params, options)
  }
}
