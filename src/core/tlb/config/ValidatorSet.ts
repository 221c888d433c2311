import {
  type Builder,
  type Cell,
  CellError,
  Dictionary,
  type DictionaryValue,
  loadInlineDictionary,
  type Slice,
  uintKey,
} from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'
import { loadSigPubKey, storeSigPubKey } from './SigPubKey.ts'

/**
 *     validator#53 public_key:SigPubKey weight:uint64 = ValidatorDescr;
 *     validator_addr#73 public_key:SigPubKey weight:uint64 adnl_addr:bits256 = ValidatorDescr;
 *     validator_seqno#93 public_key:SigPubKey weight:uint64 adnl_addr:bits256 mc_seq_no_since:uint32 = ValidatorDescr;
 *     validator_bls#74 public_key:SigPubKey weight:uint64 adnl_addr:bits256 bls_public_key:(48 * uint8) = ValidatorDescr;
 *
 * In the last form an address of zeros means that it is absent.
 */
export interface ValidatorDescription {
  readonly publicKey: Uint8Array
  readonly weight: bigint
  readonly adnlAddr?: Uint8Array
  /** First masterchain block of the validator; only with an address and without `blsPublicKey`. */
  readonly mcSeqNoSince?: number
  /** 48 bytes. */
  readonly blsPublicKey?: Uint8Array
}

/**
 *     validators#11 utime_since:uint32 utime_until:uint32 total:(## 16) main:(## 16) list:(Hashmap 16 ValidatorDescr)
 *       = ValidatorSet;
 *     validators_ext#12 utime_since:uint32 utime_until:uint32 total:(## 16) main:(## 16) total_weight:uint64
 *       list:(HashmapE 16 ValidatorDescr) = ValidatorSet;
 */
export interface ValidatorSet {
  readonly utimeSince: number
  readonly utimeUntil: number
  readonly total: number
  readonly main: number
  readonly totalWeight: bigint
  readonly list: Dictionary<number, ValidatorDescription>
}

/** Parameters 32 to 37. Throws `format` for another tag, `underflow`. */
export function loadValidatorSet(slice: Slice): ValidatorSet {
  const tag = expectTag(slice, 8, 'a validator set', 0x11, 0x12)
  const head = {
    utimeSince: slice.loadUint(32),
    utimeUntil: slice.loadUint(32),
    total: slice.loadUint(16),
    main: slice.loadUint(16),
  }
  if (tag === 0x12) return { ...head, totalWeight: slice.loadUintBig(64), list: validators(slice.loadMaybeRef()) }
  const list = validators(loadInlineDictionary(slice, 16, VALIDATOR.load))
  let totalWeight = 0n
  for (const [, { weight }] of list) totalWeight += weight
  return { ...head, totalWeight, list }
}

/** Writes `validators_ext`. Throws `range`, `overflow`, `format` for a validator that no form can hold. */
export function storeValidatorSet(set: ValidatorSet, builder: Builder): void {
  builder.storeUint(0x12, 8).storeUint(set.utimeSince, 32).storeUint(set.utimeUntil, 32)
  builder.storeUint(set.total, 16).storeUint(set.main, 16).storeUintBig(set.totalWeight, 64)
  builder.storeMaybeRef(set.list.root)
}

const PLAIN = 0x53
const WITH_ADDRESS = 0x73
const WITH_SEQ_NO = 0x93
const WITH_BLS_KEY = 0x74

const VALIDATOR: DictionaryValue<ValidatorDescription> = {
  load: (slice) => {
    const tag = expectTag(slice, 8, 'a validator', PLAIN, WITH_ADDRESS, WITH_SEQ_NO, WITH_BLS_KEY)
    const publicKey = loadSigPubKey(slice)
    const weight = slice.loadUintBig(64)
    const adnlAddr = tag === PLAIN ? undefined : slice.loadBytes(32)
    const hasAddress = adnlAddr !== undefined && (tag !== WITH_BLS_KEY || adnlAddr.some((byte) => byte !== 0))
    return {
      publicKey,
      weight,
      ...(hasAddress && { adnlAddr }),
      ...(tag === WITH_SEQ_NO && { mcSeqNoSince: slice.loadUint(32) }),
      ...(tag === WITH_BLS_KEY && { blsPublicKey: slice.loadBytes(48) }),
    }
  },
  store: (validator, builder) => {
    const { publicKey, weight, adnlAddr, mcSeqNoSince, blsPublicKey } = validator
    builder.storeUint(formOf(validator), 8)
    storeSigPubKey(publicKey, builder)
    builder.storeUintBig(weight, 64)
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
