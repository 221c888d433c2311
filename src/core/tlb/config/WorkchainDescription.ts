import { type Cell, Dictionary, type DictionaryValue, intKey } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'

/**
 *     wfmt_basic#1 vm_version:int32 vm_mode:uint64 = WorkchainFormat 1;
 *     wfmt_ext#0 min_addr_len:(## 12) max_addr_len:(## 12) addr_len_step:(## 12) workchain_type_id:(## 32)
 *       = WorkchainFormat 0;
 */
type WorkchainFormat =
  | { readonly type: 'basic'; readonly vmVersion: number; readonly vmMode: bigint }
  | {
      readonly type: 'extended'
      readonly minAddrLen: number
      readonly maxAddrLen: number
      readonly addrLenStep: number
      readonly workchainTypeId: number
    }

/**
 *     workchain#a6 enabled_since:uint32 actual_min_split:(## 8) min_split:(## 8) max_split:(## 8) basic:(## 1) active:Bool
 *       accept_msgs:Bool flags:(## 13) zerostate_root_hash:bits256 zerostate_file_hash:bits256 version:uint32
 *       format:(WorkchainFormat basic) = WorkchainDescr;
 */
export interface WorkchainDescription {
  readonly enabledSince: number
  readonly actualMinSplit: number
  readonly minSplit: number
  readonly maxSplit: number
  readonly active: boolean
  readonly acceptMsgs: boolean
  readonly flags: number
  readonly zerostateRootHash: Uint8Array
  readonly zerostateFileHash: Uint8Array
  readonly version: number
  readonly format: WorkchainFormat
}

const WORKCHAIN: DictionaryValue<WorkchainDescription> = {
  load: (slice) => {
    expectTag(slice, 8, 'a workchain', 0xa6)
    const splits = {
      enabledSince: slice.loadUint(32),
      actualMinSplit: slice.loadUint(8),
      minSplit: slice.loadUint(8),
      maxSplit: slice.loadUint(8),
    }
    const basic = slice.loadBool()
    const head = {
      ...splits,
      active: slice.loadBool(),
      acceptMsgs: slice.loadBool(),
      flags: slice.loadUint(13),
      zerostateRootHash: slice.loadBytes(32),
      zerostateFileHash: slice.loadBytes(32),
      version: slice.loadUint(32),
    }
    expectTag(slice, 4, 'a workchain format', basic ? 1 : 0)
    const format: WorkchainFormat = basic
      ? { type: 'basic', vmVersion: slice.loadInt(32), vmMode: slice.loadUintBig(64) }
      : {
          type: 'extended',
          minAddrLen: slice.loadUint(12),
          maxAddrLen: slice.loadUint(12),
          addrLenStep: slice.loadUint(12),
          workchainTypeId: slice.loadUint(32),
        }
    return { ...head, format }
  },
  store: (value, builder) => {
    const { format } = value
    builder.storeUint(0xa6, 8).storeUint(value.enabledSince, 32).storeUint(value.actualMinSplit, 8)
    builder
      .storeUint(value.minSplit, 8)
      .storeUint(value.maxSplit, 8)
      .storeBit(format.type === 'basic')
    builder.storeBit(value.active).storeBit(value.acceptMsgs).storeUint(value.flags, 13)
    builder.storeBits(value.zerostateRootHash, 256).storeBits(value.zerostateFileHash, 256).storeUint(value.version, 32)
    if (format.type === 'basic') {
      builder.storeUint(1, 4).storeInt(format.vmVersion, 32).storeUintBig(format.vmMode, 64)
    } else {
      builder.storeUint(0, 4).storeUint(format.minAddrLen, 12).storeUint(format.maxAddrLen, 12)
      builder.storeUint(format.addrLenStep, 12).storeUint(format.workchainTypeId, 32)
    }
  },
}

/** Parameter 12, `_ workchains:(HashmapE 32 WorkchainDescr) = ConfigParam 12`. */
export function workchainDescriptions(root?: Cell): Dictionary<number, WorkchainDescription> {
  return new Dictionary(intKey(32), WORKCHAIN, root)
}
