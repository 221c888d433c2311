import {
  AugDictionary,
  Builder,
  bitsKey,
  type Cell,
  Dictionary,
  type DictionaryExtra,
  type DictionaryValue,
  loadAugDictionary,
  Slice,
  storeAugDictionary,
  uintBigValue,
} from '../../cells/index.ts'

/** `_ enqueued_lt:uint64 out_msg:^MsgEnvelope = EnqueuedMsg`. */
interface EnqueuedMsg {
  readonly enqueuedLt: bigint
  /** Cell of the envelope. */
  readonly outMsg: Cell
}

/** `processed_upto$_ last_msg_lt:uint64 last_msg_hash:bits256 = ProcessedUpto`. */
interface ProcessedUpto {
  readonly lastMsgLt: bigint
  readonly lastMsgHash: Uint8Array
}

/**
 *     _ out_queue:OutMsgQueue proc_info:ProcessedInfo ihr_pending:IhrPendingInfo = OutMsgQueueInfo;
 *     _ (HashmapAugE 352 EnqueuedMsg uint64) = OutMsgQueue;  _ (HashmapE 96 ProcessedUpto) = ProcessedInfo;
 *     ihr_pending$_ import_lt:uint64 = IhrPendingSince;  _ (HashmapE 320 IhrPendingSince) = IhrPendingInfo;
 */
export interface OutMsgQueueInfo {
  /** By workchain (32 bits), address prefix (64) and message hash (256); the extra value is the lowest logical time. */
  readonly outQueue: AugDictionary<Uint8Array, EnqueuedMsg, bigint>
  /** By shard (64 bits) and masterchain number (32). */
  readonly procInfo: Dictionary<Uint8Array, ProcessedUpto>
  /** Import time by address prefix (64 bits) and message hash (256). */
  readonly ihrPending: Dictionary<Uint8Array, bigint>
}

const QUEUE_KEY = bitsKey(352)
const PROCESSED_KEY = bitsKey(96)
const IHR_KEY = bitsKey(320)
const LT = uintBigValue(64)
const LOWEST_LT: DictionaryExtra<bigint> = {
  ...LT,
  add: (left, right) => {
    if (left < right) return left
    return right
  },
  zero: 0n,
}
const ENQUEUED: DictionaryValue<EnqueuedMsg> = {
  load: (slice) => ({ enqueuedLt: slice.loadUintBig(64), outMsg: slice.loadRef() }),
  store: ({ enqueuedLt, outMsg }, builder) => {
    builder.storeUintBig(enqueuedLt, 64).storeRef(outMsg)
  },
}
const PROCESSED: DictionaryValue<ProcessedUpto> = {
  load: (slice) => ({ lastMsgLt: slice.loadUintBig(64), lastMsgHash: slice.loadBytes(32) }),
  store: ({ lastMsgLt, lastMsgHash }, builder) => {
    builder.storeUintBig(lastMsgLt, 64).storeBits(lastMsgHash, 256)
  },
}

/** Queues of a whole cell. Throws `underflow`, `pruned`. */
export function parseOutMsgQueueInfo(cell: Cell): OutMsgQueueInfo {
  const slice = Slice.of(cell)
  return {
    outQueue: loadAugDictionary(slice, QUEUE_KEY, ENQUEUED, LOWEST_LT),
    procInfo: new Dictionary(PROCESSED_KEY, PROCESSED, slice.loadMaybeRef()),
    ihrPending: new Dictionary(IHR_KEY, LT, slice.loadMaybeRef()),
  }
}

/** Cell of queues. Throws `overflow`. */
export function outMsgQueueInfoCell({ outQueue, procInfo, ihrPending }: OutMsgQueueInfo): Cell {
  const builder = new Builder()
  storeAugDictionary(outQueue, LOWEST_LT, builder)
  return builder.storeMaybeRef(procInfo.root).storeMaybeRef(ihrPending.root).toCell()
}

/** Queues without messages. */
export function emptyOutMsgQueueInfo(): OutMsgQueueInfo {
  return {
    outQueue: new AugDictionary(QUEUE_KEY, ENQUEUED, LOWEST_LT),
    procInfo: new Dictionary(PROCESSED_KEY, PROCESSED),
    ihrPending: new Dictionary(IHR_KEY, LT),
  }
}
