import { type Cell, Dictionary, intKey, uintBigValue, uintValue } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'
import { bits256, bool, type Field, int, record, type Stored } from '../fields.ts'

const SPLITS = record({
  enabledSince: uintValue(32),
  actualMinSplit: uintValue(8),
  minSplit: uintValue(8),
  maxSplit: uintValue(8),
})
const REST = record({
  active: bool,
  acceptMsgs: bool,
  flags: uintValue(13),
  zerostateRootHash: bits256,
  zerostateFileHash: bits256,
  version: uintValue(32),
})

/** `wfmt_basic#1 vm_version:int32 vm_mode:uint64 = WorkchainFormat 1`. */
const BASIC = record({ vmVersion: int(32), vmMode: uintBigValue(64) })

/**
 * `wfmt_ext#0 min_addr_len:(## 12) max_addr_len:(## 12) addr_len_step:(## 12) workchain_type_id:(## 32)
 * = WorkchainFormat 0`.
 */
const EXTENDED = record({
  minAddrLen: uintValue(12),
  maxAddrLen: uintValue(12),
  addrLenStep: uintValue(12),
  workchainTypeId: uintValue(32),
})

/**
 *     workchain#a6 enabled_since:uint32 actual_min_split:(## 8) min_split:(## 8) max_split:(## 8) basic:(## 1) active:Bool
 *       accept_msgs:Bool flags:(## 13) zerostate_root_hash:bits256 zerostate_file_hash:bits256 version:uint32
 *       format:(WorkchainFormat basic) = WorkchainDescr;
 */
export interface WorkchainDescription extends Stored<typeof SPLITS>, Stored<typeof REST> {
  readonly format:
    | ({ readonly type: 'basic' } & Stored<typeof BASIC>)
    | ({ readonly type: 'extended' } & Stored<typeof EXTENDED>)
}

const WorkchainDescription: Field<WorkchainDescription> = {
  load: (slice) => {
    expectTag(slice, 8, 'a workchain', 0xa6)
    const splits = SPLITS.load(slice)
    const basic = slice.loadBool()
    const rest = REST.load(slice)
    expectTag(slice, 4, 'a workchain format', basic ? 1 : 0)
    const format = basic
      ? { type: 'basic' as const, ...BASIC.load(slice) }
      : { type: 'extended' as const, ...EXTENDED.load(slice) }
    return { ...splits, ...rest, format }
  },
  store: (value, builder) => {
    const { format } = value
    SPLITS.store(value, builder.storeUint(0xa6, 8))
    REST.store(value, builder.storeBit(format.type === 'basic'))
    if (format.type === 'basic') BASIC.store(format, builder.storeUint(1, 4))
    else EXTENDED.store(format, builder.storeUint(0, 4))
  },
}

/** Parameter 12, `_ workchains:(HashmapE 32 WorkchainDescr) = ConfigParam 12`. */
export function workchainDescriptions(root?: Cell): Dictionary<number, WorkchainDescription> {
  return new Dictionary(intKey(32), WorkchainDescription, root)
}
