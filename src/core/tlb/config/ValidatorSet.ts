import {
  type Cell,
  CellError,
  Dictionary,
  loadInlineDictionary,
  uintBigValue,
  uintKey,
  uintValue,
} from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'
import { type Field, record, type Stored } from '../fields.ts'
import { SigPubKey } from './SigPubKey.ts'

const KEY_AND_WEIGHT = record({ publicKey: SigPubKey, weight: uintBigValue(64) })

/**
 *     validator#53 public_key:SigPubKey weight:uint64 = ValidatorDescr;
 *     validator_addr#73 public_key:SigPubKey weight:uint64 adnl_addr:bits256 = ValidatorDescr;
 *     validator_seqno#93 public_key:SigPubKey weight:uint64 adnl_addr:bits256 mc_seq_no_since:uint32 = ValidatorDescr;
 *     validator_bls#74 public_key:SigPubKey weight:uint64 adnl_addr:bits256 bls_public_key:(48 * uint8) = ValidatorDescr;
 *
 * In the last form an address of zeros means that it is absent.
 */
export interface ValidatorDescription extends Stored<typeof KEY_AND_WEIGHT> {
  readonly adnlAddr?: Uint8Array
  /** First masterchain block of the validator; only with an address and without `blsPublicKey`. */
  readonly mcSeqNoSince?: number
  /** 48 bytes. */
  readonly blsPublicKey?: Uint8Array
}

const PLAIN = 0x53
const WITH_ADDRESS = 0x73
const WITH_SEQ_NO = 0x93
const WITH_BLS_KEY = 0x74

const VALIDATOR: Field<ValidatorDescription> = {
  load: (slice) => {
    const tag = expectTag(slice, 8, 'a validator', PLAIN, WITH_ADDRESS, WITH_SEQ_NO, WITH_BLS_KEY)
    const head = KEY_AND_WEIGHT.load(slice)
    const adnlAddr = tag === PLAIN ? undefined : slice.loadBytes(32)
    const hasAddress = adnlAddr !== undefined && (tag !== WITH_BLS_KEY || adnlAddr.some((byte) => byte !== 0))
    return {
      ...head,
      ...(hasAddress && { adnlAddr }),
      ...(tag === WITH_SEQ_NO && { mcSeqNoSince: slice.loadUint(32) }),
      ...(tag === WITH_BLS_KEY && { blsPublicKey: slice.loadBytes(48) }),
    }
  },
  store: (validator, builder) => {
    const { adnlAddr, mcSeqNoSince, blsPublicKey } = validator
    KEY_AND_WEIGHT.store(validator, builder.storeUint(formOf(validator), 8))
    if (adnlAddr !== undefined) builder.storeBits(adnlAddr, 256)
    else if (blsPublicKey !== undefined) builder.storeRun(0, 256)
    if (mcSeqNoSince !== undefined) builder.storeUint(mcSeqNoSince, 32)
    if (blsPublicKey !== undefined) builder.storeBits(blsPublicKey, 384)
  },
}

function formOf({ adnlAddr, mcSeqNoSince, blsPublicKey }: ValidatorDescription): number {
  if (mcSeqNoSince === undefined) return blsPublicKey ? WITH_BLS_KEY : adnlAddr ? WITH_ADDRESS : PLAIN
  if (adnlAddr === undefined || blsPublicKey !== undefined) {
    throw new CellError('format', 'A validator with a first block needs an address and no BLS key')
  }
  return WITH_SEQ_NO
}

/** Validators by their place in the set. */
export function validators(root?: Cell): Dictionary<number, ValidatorDescription> {
  return new Dictionary(uintKey(16), VALIDATOR, root)
}

const HEAD = record({
  utimeSince: uintValue(32),
  utimeUntil: uintValue(32),
  total: uintValue(16),
  main: uintValue(16),
})

/**
 *     validators#11 utime_since:uint32 utime_until:uint32 total:(## 16) main:(## 16) list:(Hashmap 16 ValidatorDescr)
 *       = ValidatorSet;
 *     validators_ext#12 utime_since:uint32 utime_until:uint32 total:(## 16) main:(## 16) total_weight:uint64
 *       list:(HashmapE 16 ValidatorDescr) = ValidatorSet;
 */
export interface ValidatorSet extends Stored<typeof HEAD> {
  readonly totalWeight: bigint
  readonly list: Dictionary<number, ValidatorDescription>
}

/**
 * Parameters 32 to 37. `load` throws `format` for another tag. `store` writes `validators_ext` and throws `format` for a validator
 * that no form can hold.
 */
export const ValidatorSet: Field<ValidatorSet> = {
  load: (slice) => {
    const tag = expectTag(slice, 8, 'a validator set', 0x11, 0x12)
    const head = HEAD.load(slice)
    if (tag === 0x12) return { ...head, totalWeight: slice.loadUintBig(64), list: validators(slice.loadMaybeRef()) }
    const list = validators(loadInlineDictionary(slice, 16, VALIDATOR.load))
    let totalWeight = 0n
    for (const [, { weight }] of list) totalWeight += weight
    return { ...head, totalWeight, list }
  },
  store: (set, builder) => {
    HEAD.store(set, builder.storeUint(0x12, 8))
    builder.storeUintBig(set.totalWeight, 64).storeMaybeRef(set.list.root)
  },
}
