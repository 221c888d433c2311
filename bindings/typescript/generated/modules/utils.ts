// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as utils from '../types/utils.ts'

/** Addresses, storage fees and compression. */
export class UtilsModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Converts an address between textual forms.
   *
   * Errors: 4 InvalidAddress.
   *
   * Function `utils.convert_address`.
   */
  convertAddress(params: utils.ParamsOfConvertAddress, options?: CallOptions): Promise<utils.ResultOfConvertAddress> {
    return this.#caller.call('utils.convert_address', params, options)
  }

  /**
   * Detects the form of an address.
   *
   * Errors: 4 InvalidAddress.
   *
   * Function `utils.get_address_type`.
   */
  getAddressType(params: utils.ParamsOfGetAddressType, options?: CallOptions): Promise<utils.ResultOfGetAddressType> {
    return this.#caller.call('utils.get_address_type', params, options)
  }

  /**
   * Calculates the storage fee of an account over a period.
   *
   * Uses the prices of the built-in blockchain configuration. The size is the one stored in the account, with which
   * nodes calculate; the cells are not counted. An account that does not exist or was never paid for (`last_paid` 0) is
   * error 412.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 412 InvalidAccountBoc.
   *
   * Function `utils.calc_storage_fee`.
   */
  calcStorageFee(params: utils.ParamsOfCalcStorageFee, options?: CallOptions): Promise<utils.ResultOfCalcStorageFee> {
    return this.#caller.call('utils.calc_storage_fee', params, options)
  }

  /**
   * Compresses data with Zstandard.
   *
   * Errors: 701 CompressionError.
   *
   * Function `utils.compress_zstd`.
   */
  compressZstd(params: utils.ParamsOfCompressZstd, options?: CallOptions): Promise<utils.ResultOfCompressZstd> {
    return this.#caller.call('utils.compress_zstd', params, options)
  }

  /**
   * Decompresses Zstandard data.
   *
   * Errors: 701 CompressionError.
   *
   * Function `utils.decompress_zstd`.
   */
  decompressZstd(params: utils.ParamsOfDecompressZstd, options?: CallOptions): Promise<utils.ResultOfDecompressZstd> {
    return this.#caller.call('utils.decompress_zstd', params, options)
  }
}
