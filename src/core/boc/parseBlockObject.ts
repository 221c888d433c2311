import { sha256Hex } from '#platform/hashes.ts'
import { bytesToHex } from '../bytes/hex.ts'
import { type Cell, Slice } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import {
  type AccountBlock,
  type Block,
  formatMsgAddress,
  InMsg,
  type McBlockExtra,
  parseBlock,
  parseMcBlockExtra,
  standardAddress,
  type ValueFlow,
} from '../tlb/index.ts'
import { type BocSource, base64Of } from './BocSource.ts'
import { copyleftFields, setShardHashes } from './blockFields.ts'
import { setConfigFields } from './configFields.ts'
import {
  hexNumber,
  JSON_VERSION,
  type JsonObject,
  plainFields,
  setCurrencies,
  setNamed,
  shardText,
  TextBudget,
} from './json.ts'
import { inMsgFields, outMsgFields } from './messageDescriptorFields.ts'
import { withBocErrors } from './withBocErrors.ts'

/** JSON object of a block. Throws BocError `invalid`, and `conversion` for its parts. Source: modules 4. */
export function parseBlockObject(source: BocSource, rules: ChainRules = 'current'): JsonObject {
  const block = withBocErrors('invalid', 'block', () => parseBlock(source.root, rules))
  return withBocErrors('conversion', 'block', () => {
    const bytes = source.bytes()
    const json: JsonObject = { json_version: JSON_VERSION, id: source.root.hashHex(), file_hash: sha256Hex(bytes) }
    setNamed(json, 'status', [2, 'finalized'])
    json['boc'] = base64Of(source)
    json['global_id'] = block.globalId
    setInfoFields(json, block)
    json['value_flow'] = valueFlowFields(block.valueFlow)
    setStateUpdateFields(json, block.stateUpdate)
    setExtraFields(json, block)
    return json
  })
}

function setInfoFields(json: JsonObject, { info }: Block): void {
  json['version'] = info.version
  json['after_merge'] = info.prevAlt !== undefined
  json['before_split'] = info.beforeSplit
  json['after_split'] = info.afterSplit
  json['want_split'] = info.wantSplit
  json['want_merge'] = info.wantMerge
  json['key_block'] = info.keyBlock
  json['vert_seqno_incr'] = info.prevVert === undefined ? 0 : 1
  json['seq_no'] = info.seqNo
  json['vert_seq_no'] = info.vertSeqNo
  json['gen_utime'] = info.genUtime
  json['start_lt'] = hexNumber(info.startLt)
  json['end_lt'] = hexNumber(info.endLt)
  json['gen_validator_list_hash_short'] = info.genValidatorListHashShort
  json['gen_catchain_seqno'] = info.genCatchainSeqno
  json['min_ref_mc_seqno'] = info.minRefMcSeqno
  json['prev_key_block_seqno'] = info.prevKeyBlockSeqno
  json['workchain_id'] = info.shard.workchain
  json['shard'] = shardText(info.shard.shard)
  if (info.genSoftware !== undefined) {
    json['gen_software_version'] = info.genSoftware.version
    json['gen_software_capabilities'] = hexNumber(info.genSoftware.capabilities)
  }
  json['prev_seq_no'] = info.prev.seqNo
  if (info.masterRef !== undefined) json['master_ref'] = plainFields(info.masterRef)
  json['prev_ref'] = plainFields(info.prev)
  if (info.prevAlt !== undefined) json['prev_alt_ref'] = plainFields(info.prevAlt)
  if (info.prevVert !== undefined) json['prev_vert_ref'] = plainFields(info.prevVert)
}

function valueFlowFields({ fromPrevBlk, toNextBlk, copyleftRewards, ...flow }: ValueFlow): JsonObject {
  return { ...plainFields(flow), copyleft_rewards: copyleftFields(copyleftRewards) }
}

/** Hashes and depths are in the Merkle update itself. */
function setStateUpdateFields(json: JsonObject, update: Cell): void {
  const slice = Slice.ofAny(update)
  slice.skip(8)
  json['old_hash'] = bytesToHex(slice.loadBytes(32))
  json['new_hash'] = bytesToHex(slice.loadBytes(32))
  json['old_depth'] = slice.loadUint(16)
  json['new_depth'] = slice.loadUint(16)
}

function setExtraFields(json: JsonObject, { info, extra }: Block): void {
  json['in_msg_descr'] = [...extra.inMsgDescr].map(([, value]) => inMsgFields(value))
  json['out_msg_descr'] = [...extra.outMsgDescr].map(([, value]) => outMsgFields(value))
  const budget = new TextBudget()
  const accounts = [...extra.accountBlocks].map(([, value]) => accountBlockFields(value, info.shard.workchain, budget))
  if (accounts.length > 0) json['account_blocks'] = accounts.map(({ fields }) => fields)
  json['tr_count'] = accounts.reduce((total, { count }) => total + count, 0)
  json['rand_seed'] = bytesToHex(extra.randSeed)
  json['created_by'] = bytesToHex(extra.createdBy)
  if (extra.custom !== undefined) json['master'] = masterFields(parseMcBlockExtra(extra.custom))
}

/** Minimum size of an entry of the list of transactions, in characters. */
const ENTRY_LENGTH = 128

function accountBlockFields(
  block: AccountBlock,
  workchain: number,
  budget: TextBudget,
): { fields: JsonObject; count: number } {
  const transactions = Array.from(block.transactions, ([lt, transaction, fees]) => {
    budget.spend(ENTRY_LENGTH)
    const json: JsonObject = { lt: hexNumber(lt), transaction_id: transaction.hashHex() }
    setCurrencies(json, 'total_fees', fees)
    return json
  })
  const isStandard = workchain >= -128 && workchain <= 127
  const address = isStandard
    ? standardAddress(workchain, block.accountAddr)
    : { type: 'var' as const, workchain, bitLength: 256, account: block.accountAddr }
  const fields = {
    account_addr: formatMsgAddress(address),
    transactions,
    ...plainFields(block.stateUpdate),
    tr_count: transactions.length,
  }
  return { fields, count: transactions.length }
}

function masterFields(master: McBlockExtra): JsonObject {
  const json: JsonObject = {}
  setShardHashes(json, master.shardHashes)
  const fees = [...master.shardFees].map(([key, value]) => {
    const shard = new DataView(key.buffer, key.byteOffset)
    return { workchain_id: shard.getInt32(0), shard: shardText(shard.getBigUint64(4)), ...plainFields(value) }
  })
  if (fees.length > 0) json['shard_fees'] = fees
  json['prev_blk_signatures'] = [...master.prevBlkSignatures].map(([, signature]) => plainFields(signature))
  if (master.recoverCreateMsg !== undefined) json['recover_create_msg'] = inMsgOf(master.recoverCreateMsg)
  if (master.mintMsg !== undefined) json['mint_msg'] = inMsgOf(master.mintMsg)
  if (master.config !== undefined) setConfigFields(json, master.config)
  return json
}

function inMsgOf(cell: Cell): JsonObject {
  return inMsgFields(InMsg.load(Slice.of(cell)))
}
