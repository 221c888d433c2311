import {
  AugDictionary,
  Builder,
  bitsKey,
  type Cell,
  CellError,
  Dictionary,
  type DictionaryExtra,
  loadAugDictionary,
  refValue,
  Slice,
  storeAugDictionary,
  uintBigValue,
} from '../../cells/index.ts'
import { bits256, record, type Stored } from '../fields.ts'

const LT = uintBigValue(64)

/** `_ enqueued_lt:uint64 out_msg:^MsgEnvelope = EnqueuedMsg`. */
const EnqueuedMsg = record({
  enqueuedLt: LT,
  /** Cell of the envelope. */
  outMsg: refValue,
})

/** `processed_upto$_ last_msg_lt:uint64 last_msg_hash:bits256 = ProcessedUpto`. */
const ProcessedUpto = record({ lastMsgLt: LT, lastMsgHash: bits256 })

/**
 *     _ out_queue:OutMsgQueue proc_info:ProcessedInfo ihr_pending:IhrPendingInfo = OutMsgQueueInfo;
 *     _ (HashmapAugE 352 EnqueuedMsg uint64) = OutMsgQueue;  _ (HashmapE 96 ProcessedUpto) = ProcessedInfo;
 *     ihr_pending$_ import_lt:uint64 = IhrPendingSince;  _ (HashmapE 320 IhrPendingSince) = IhrPendingInfo;
 */
export interface OutMsgQueueInfo {
  /** By workchain (32 bits), address prefix (64) and message hash (256); the extra value is the lowest logical time. */
  readonly outQueue: AugDictionary<Uint8Array, Stored<typeof EnqueuedMsg>, bigint>
  /** By shard (64 bits) and masterchain number (32). */
  readonly procInfo: Dictionary<Uint8Array, Stored<typeof ProcessedUpto>>
  /** Import time by address prefix (64 bits) and message hash (256). */
  readonly ihrPending: Dictionary<Uint8Array, bigint>
}

const QUEUE_KEY = bitsKey(352)
const PROCESSED_KEY = bitsKey(96)
const IHR_KEY = bitsKey(320)
const LOWEST_LT: DictionaryExtra<bigint> = { ...LT, add: (left, right) => (left < right ? left : right), zero: 0n }

/** Queues of a whole cell. Throws `underflow`, `pruned`, `format` for fields that are not known. */
export function parseOutMsgQueueInfo(cell: Cell): OutMsgQueueInfo {
  const slice = Slice.of(cell)
  const outQueue = loadAugDictionary(slice, QUEUE_KEY, EnqueuedMsg, LOWEST_LT)
  const procInfo = new Dictionary(PROCESSED_KEY, ProcessedUpto, slice.loadMaybeRef())
  const hasMore = slice.loadBool()
  if (hasMore && slice.remainingBits > 0) {
    throw new CellError(
      'format',
      'The queues have an out_msg_queue_extra, as on TON since 2024, which is not supported',
    )
  }
  const ihrPending = new Dictionary(IHR_KEY, LT, hasMore ? slice.loadRef() : undefined)
  slice.expectEnd('The queues of the shard')
  return { outQueue, procInfo, ihrPending }
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
    outQueue: new AugDictionary(QUEUE_KEY, EnqueuedMsg, LOWEST_LT),
    procInfo: new Dictionary(PROCESSED_KEY, ProcessedUpto),
    ihrPending: new Dictionary(IHR_KEY, LT),
  }
}
