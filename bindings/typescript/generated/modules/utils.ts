// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as utils from '../types/utils.ts'

/** Addresses. */
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
   * Tells the form in which an address is written.
   *
   * Errors: 4 InvalidAddress.
   *
   * Function `utils.get_address_type`.
   */
  getAddressType(params: utils.ParamsOfGetAddressType, options?: CallOptions): Promise<utils.ResultOfGetAddressType> {
    return this.#caller.call('utils.get_address_type', params, options)
  }
}
