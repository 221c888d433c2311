import { bytesToHex } from '../bytes/hex.ts'
import { type Cell, Slice, writeBocBase64 } from '../cells/index.ts'
import { formatMsgAddress, InMsg, type IntermediateAddress, type OutMsg, parseMsgEnvelope } from '../tlb/index.ts'
import { hexNumber, type JsonObject, setNamed, shardText } from './json.ts'

const IN_TYPES: Record<InMsg['type'], number> = {
  external: 0,
  ihr: 1,
  immediately: 2,
  final: 3,
  transit: 4,
  discardedFinal: 5,
  discardedTransit: 6,
  deferredFinal: 7,
  deferredTransit: 8,
}

const OUT_TYPES: Record<OutMsg['type'], number> = {
  external: 0,
  immediately: 1,
  outMsgNew: 2,
  transit: 3,
  dequeueImmediately: 4,
  dequeue: 5,
  transitRequeued: 6,
  dequeueShort: 7,
  deferred: 8,
  deferredTransit: 9,
}

/** Fields of an entry of `in_msg_descr`. Source: modules 4. */
export function inMsgFields(value: InMsg): JsonObject {
  const json: JsonObject = {}
  if ('message' in value) json['msg_id'] = value.message.hashHex()
  if ('inMsg' in value) json['in_msg'] = envelopeFields(value.inMsg)
  if ('outMsg' in value) json['out_msg'] = envelopeFields(value.outMsg)
  if ('transaction' in value) json['transaction_id'] = value.transaction.hashHex()
  if ('transactionId' in value) json['transaction_id'] = hexNumber(value.transactionId)
  if ('ihrFee' in value) json['ihr_fee'] = hexNumber(value.ihrFee)
  if ('fwdFee' in value) json['fwd_fee'] = hexNumber(value.fwdFee)
  if ('transitFee' in value) json['transit_fee'] = hexNumber(value.transitFee)
  if ('proofCreated' in value) json['proof_created'] = writeBocBase64(value.proofCreated)
  if ('proofDelivered' in value) json['proof_delivered'] = writeBocBase64(value.proofDelivered)
  setNamed(json, 'msg_type', [IN_TYPES[value.type], value.type])
  return json
}

function parseInMsg(cell: Cell): InMsg {
  const slice = Slice.of(cell)
  const inMsg = InMsg.load(slice)
  slice.expectEnd('The inbound message descriptor')
  return inMsg
}

/** Fields of an entry of `out_msg_descr`. Source: modules 4. */
export function outMsgFields(value: OutMsg): JsonObject {
  const json: JsonObject = {}
  if ('message' in value) json['msg_id'] = value.message.hashHex()
  if ('outMsg' in value) json['out_msg'] = envelopeFields(value.outMsg)
  if ('transaction' in value) json['transaction_id'] = value.transaction.hashHex()
  if ('reimport' in value) json['reimport'] = inMsgFields(parseInMsg(value.reimport))
  if ('imported' in value) json['imported'] = inMsgFields(parseInMsg(value.imported))
  if (value.type === 'dequeueShort') {
    json['msg_env_hash'] = bytesToHex(value.msgEnvHash)
    json['next_workchain'] = value.nextWorkchain
    json['next_addr_pfx'] = shardText(value.nextAddrPfx)
  }
  if ('importBlockLt' in value) json['import_block_lt'] = hexNumber(value.importBlockLt)
  setNamed(json, 'msg_type', [OUT_TYPES[value.type], value.type])
  return json
}

/** Fields of a message envelope. */
export function envelopeFields(cell: Cell): JsonObject {
  const { message, curAddr, nextAddr, fwdFeeRemaining, emittedLt, metadata } = parseMsgEnvelope(cell)
  return {
    msg_id: message.hashHex(),
    cur_addr: intermediateText(curAddr),
    next_addr: intermediateText(nextAddr),
    fwd_fee_remaining: hexNumber(fwdFeeRemaining),
    ...(emittedLt !== undefined && { emitted_lt: hexNumber(emittedLt) }),
    ...(metadata !== undefined && {
      depth: metadata.depth,
      initiator: formatMsgAddress(metadata.initiator),
      initiator_lt: hexNumber(metadata.initiatorLt),
    }),
  }
}

/**
 * A regular address as nodes write it: the number of bits that still come from the source, although the cell holds the
 * number of bits from the destination.
 */
function intermediateText(address: IntermediateAddress): string {
  return address.type === 'regular'
    ? `${96 - address.useDestBits}`
    : `${address.workchain}:${address.prefix.toString(16)}`
}
