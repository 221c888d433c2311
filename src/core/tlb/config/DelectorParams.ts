import type { Builder, Slice } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'

/**
 * Parameter 30 of chains with delegated elections:
 *
 *     delector_params#01 delections_step:uint32 validator_init_code_hash:bits256 staker_init_code_hash:bits256
 *       = DelectorParams;
 */
export interface DelectorParams {
  readonly delectionsStep: number
  readonly validatorInitCodeHash: Uint8Array
  readonly stakerInitCodeHash: Uint8Array
}

/** Throws `format` for another tag, `underflow`. */
export function loadDelectorParams(slice: Slice): DelectorParams {
  expectTag(slice, 8, 'delector parameters', 1)
  return {
    delectionsStep: slice.loadUint(32),
    validatorInitCodeHash: slice.loadBytes(32),
    stakerInitCodeHash: slice.loadBytes(32),
  }
}

export function storeDelectorParams(value: DelectorParams, builder: Builder): void {
  builder.storeUint(1, 8).storeUint(value.delectionsStep, 32)
  builder.storeBits(value.validatorInitCodeHash, 256).storeBits(value.stakerInitCodeHash, 256)
}
