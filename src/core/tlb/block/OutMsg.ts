import { refValue, uintBigValue } from '../../cells/index.ts'
import { bits256, int, type Stored, variants } from '../fields.ts'

/**
 *     msg_export_ext$000 msg:^(Message Any) transaction:^Transaction = OutMsg;
 *     msg_export_new$001 out_msg:^MsgEnvelope transaction:^Transaction = OutMsg;
 *     msg_export_imm$010 out_msg:^MsgEnvelope transaction:^Transaction reimport:^InMsg = OutMsg;
 *     msg_export_tr$011 out_msg:^MsgEnvelope imported:^InMsg = OutMsg;
 *     msg_export_new_defer$10100 out_msg:^MsgEnvelope transaction:^Transaction = OutMsg;
 *     msg_export_deferred_tr$10101 out_msg:^MsgEnvelope imported:^InMsg = OutMsg;
 *     msg_export_deq_imm$100 out_msg:^MsgEnvelope reimport:^InMsg = OutMsg;
 *     msg_export_deq$1100 out_msg:^MsgEnvelope import_block_lt:uint63 = OutMsg;
 *     msg_export_deq_short$1101 msg_env_hash:bits256 next_workchain:int32 next_addr_pfx:uint64 import_block_lt:uint64
 *       = OutMsg;
 *     msg_export_tr_req$111 out_msg:^MsgEnvelope imported:^InMsg = OutMsg;
 *
 * Deferred messages are those of TON since 2024.
 */
export const OutMsg = variants('an outbound message descriptor', {
  external: ['000', { message: refValue, transaction: refValue }],
  outMsgNew: ['001', { outMsg: refValue, transaction: refValue }],
  immediately: ['010', { outMsg: refValue, transaction: refValue, reimport: refValue }],
  transit: ['011', { outMsg: refValue, imported: refValue }],
  deferred: ['10100', { outMsg: refValue, transaction: refValue }],
  deferredTransit: ['10101', { outMsg: refValue, imported: refValue }],
  dequeueImmediately: ['100', { outMsg: refValue, reimport: refValue }],
  dequeue: ['1100', { outMsg: refValue, importBlockLt: uintBigValue(63) }],
  dequeueShort: [
    '1101',
    { msgEnvHash: bits256, nextWorkchain: int(32), nextAddrPfx: uintBigValue(64), importBlockLt: uintBigValue(64) },
  ],
  transitRequeued: ['111', { outMsg: refValue, imported: refValue }],
})

export type OutMsg = Stored<typeof OutMsg>
