import { type Builder, type Cell, CellError, type Slice } from '../../cells/index.ts'

/**
 *     msg_export_ext$000 msg:^(Message Any) transaction:^Transaction = OutMsg;
 *     msg_export_new$001 out_msg:^MsgEnvelope transaction:^Transaction = OutMsg;
 *     msg_export_imm$010 out_msg:^MsgEnvelope transaction:^Transaction reimport:^InMsg = OutMsg;
 *     msg_export_tr$011 out_msg:^MsgEnvelope imported:^InMsg = OutMsg;
 *     msg_export_deq_imm$100 out_msg:^MsgEnvelope reimport:^InMsg = OutMsg;
 *     msg_export_deq$1100 out_msg:^MsgEnvelope import_block_lt:uint63 = OutMsg;
 *     msg_export_deq_short$1101 msg_env_hash:bits256 next_workchain:int32 next_addr_pfx:uint64 import_block_lt:uint64
 *       = OutMsg;
 *     msg_export_tr_req$111 out_msg:^MsgEnvelope imported:^InMsg = OutMsg;
 */
export type OutMsg =
  | { readonly type: 'external'; readonly message: Cell; readonly transaction: Cell }
  | { readonly type: 'outMsgNew'; readonly outMsg: Cell; readonly transaction: Cell }
  | { readonly type: 'immediately'; readonly outMsg: Cell; readonly transaction: Cell; readonly reimport: Cell }
  | { readonly type: 'transit' | 'transitRequeued'; readonly outMsg: Cell; readonly imported: Cell }
  | { readonly type: 'dequeueImmediately'; readonly outMsg: Cell; readonly reimport: Cell }
  | { readonly type: 'dequeue'; readonly outMsg: Cell; readonly importBlockLt: bigint }
  | {
      readonly type: 'dequeueShort'
      readonly msgEnvHash: Uint8Array
      readonly nextWorkchain: number
      readonly nextAddrPfx: bigint
      readonly importBlockLt: bigint
    }

/** Throws `format` for an unknown tag, `underflow`. */
export function loadOutMsg(slice: Slice): OutMsg {
  const tag = slice.loadUint(3)
  switch (tag) {
    case 0:
      return { type: 'external', message: slice.loadRef(), transaction: slice.loadRef() }
    case 1:
      return { type: 'outMsgNew', outMsg: slice.loadRef(), transaction: slice.loadRef() }
    case 2: {
      const outMsg = slice.loadRef()
      return { type: 'immediately', outMsg, transaction: slice.loadRef(), reimport: slice.loadRef() }
    }
    case 3:
    case 7:
      return { type: tag === 3 ? 'transit' : 'transitRequeued', outMsg: slice.loadRef(), imported: slice.loadRef() }
    case 4:
      return { type: 'dequeueImmediately', outMsg: slice.loadRef(), reimport: slice.loadRef() }
    case 6:
      if (slice.loadBit() === 0) {
        return { type: 'dequeue', outMsg: slice.loadRef(), importBlockLt: slice.loadUintBig(63) }
      }
      return {
        type: 'dequeueShort',
        msgEnvHash: slice.loadBytes(32),
        nextWorkchain: slice.loadInt(32),
        nextAddrPfx: slice.loadUintBig(64),
        importBlockLt: slice.loadUintBig(64),
      }
    default:
      throw new CellError('format', `Unknown tag ${tag} of an outbound message descriptor`)
  }
}

/** Throws `range`, `overflow`. */
export function storeOutMsg(value: OutMsg, builder: Builder): void {
  switch (value.type) {
    case 'external':
      builder.storeUint(0, 3).storeRef(value.message).storeRef(value.transaction)
      break
    case 'outMsgNew':
      builder.storeUint(1, 3).storeRef(value.outMsg).storeRef(value.transaction)
      break
    case 'immediately':
      builder.storeUint(2, 3).storeRef(value.outMsg).storeRef(value.transaction).storeRef(value.reimport)
      break
    case 'transit':
    case 'transitRequeued':
      builder
        .storeUint(value.type === 'transit' ? 3 : 7, 3)
        .storeRef(value.outMsg)
        .storeRef(value.imported)
      break
    case 'dequeueImmediately':
      builder.storeUint(4, 3).storeRef(value.outMsg).storeRef(value.reimport)
      break
    case 'dequeue':
      builder.storeUint(0b1100, 4).storeRef(value.outMsg).storeUintBig(value.importBlockLt, 63)
      break
    default:
      builder.storeUint(0b1101, 4).storeBits(value.msgEnvHash, 256).storeInt(value.nextWorkchain, 32)
      builder.storeUintBig(value.nextAddrPfx, 64).storeUintBig(value.importBlockLt, 64)
  }
}
