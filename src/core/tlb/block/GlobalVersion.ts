import type { Builder, Slice } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'

/** `capabilities#c4 version:uint32 capabilities:uint64 = GlobalVersion`. */
export interface GlobalVersion {
  readonly version: number
  readonly capabilities: bigint
}

export function loadGlobalVersion(slice: Slice): GlobalVersion {
  expectTag(slice, 8, 'a global version', 0xc4)
  return { version: slice.loadUint(32), capabilities: slice.loadUintBig(64) }
}

export function storeGlobalVersion(value: GlobalVersion, builder: Builder): void {
  builder.storeUint(0xc4, 8).storeUint(value.version, 32).storeUintBig(value.capabilities, 64)
}
