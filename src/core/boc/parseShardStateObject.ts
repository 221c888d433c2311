import { sha256Hex } from '#platform/hashes.ts'
import { bytesToHex } from '../bytes/hex.ts'
import { bitsKey, type Cell, CellError, Dictionary, writeBocBase64 } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import {
  type Counters,
  type McStateExtra,
  parseAccount,
  parseMcStateExtra,
  parseOutMsgQueueInfo,
  parseShardState,
  type ShardState,
} from '../tlb/index.ts'
import { accountFields } from './accountFields.ts'
import { type BocSource, base64Of } from './BocSource.ts'
import { copyleftFields, setShardHashes } from './blockFields.ts'
import { setConfigFields } from './configFields.ts'
import {
  hexNumber,
  JSON_VERSION,
  type JsonObject,
  plainFields,
  plainNumber,
  setCurrencies,
  shardText,
  TextBudget,
} from './json.ts'
import { envelopeFields } from './messageDescriptorFields.ts'
import { withBocErrors } from './withBocErrors.ts'

/**
 * JSON object of a shard state; `id` and `workchainId` are copied to it. Accounts that live under another Dapp ID are left
 * out. Throws BocError `invalid`, and `conversion` for its parts. Source: modules 4.
 */
export function parseShardStateObject(
  source: BocSource,
  id: string,
  workchainId: number,
  rules: ChainRules = 'current',
): JsonObject {
  const state = withBocErrors('invalid', 'shard state', () => parseShardState(source.root, rules))
  return withBocErrors('conversion', 'shard state', () => {
    const bytes = source.bytes()
    const json: JsonObject = {
      json_version: JSON_VERSION,
      id,
      root_hash: source.root.hashHex(),
      file_hash: sha256Hex(bytes),
      workchain_id: workchainId,
      boc: base64Of(source),
    }
    setStateFields(json, state)
    if (state.custom !== undefined) json['master'] = masterFields(parseMcStateExtra(state.custom))
    json['accounts'] = accountList(state)
    json['libraries'] = [...state.libraries].map(([key, { lib, publishers }]) => ({
      hash: bytesToHex(key),
      publishers: publisherList(publishers),
      lib: writeBocBase64(lib),
    }))
    json['out_msg_queue_info'] = queueFields(state.outMsgQueueInfo)
    return json
  })
}

function setStateFields(json: JsonObject, state: ShardState): void {
  json['global_id'] = state.globalId
  json['shard'] = shardText(state.shard.shard)
  json['seq_no'] = state.seqNo
  json['vert_seq_no'] = state.vertSeqNo
  json['gen_utime'] = state.genUtime
  json['gen_lt'] = hexNumber(state.genLt)
  json['min_ref_mc_seqno'] = state.minRefMcSeqno
  json['before_split'] = state.beforeSplit
  json['overload_history'] = hexNumber(state.overloadHistory)
  json['underload_history'] = hexNumber(state.underloadHistory)
  setCurrencies(json, 'total_balance', state.totalBalance)
  setCurrencies(json, 'total_validator_fees', state.totalValidatorFees)
  if (state.masterRef !== undefined) json['master_ref'] = plainFields(state.masterRef)
}

/** Approximate size of the names and numbers of an entry, in characters. */
const ENTRY_LENGTH = 500

function accountList(state: ShardState): JsonObject[] {
  const list: JsonObject[] = []
  const budget = new TextBudget()
  for (const [, { account: cell, dappId }] of state.accounts) {
    if (cell === undefined) continue
    const account = parseAccount(cell)
    if (account === undefined) throw new CellError('format', 'The shard state contains an account that does not exist')
    const boc = writeBocBase64(cell)
    // Code and data are repeated next to the BOC of the whole account.
    budget.spend(2 * boc.length + ENTRY_LENGTH)
    list.push(accountFields(account, boc, { dappId }))
  }
  return list
}

function publisherList(root: Cell): string[] {
  return [...new Dictionary(bitsKey(256), { load: () => undefined, store: () => undefined }, root)].map(([key]) =>
    bytesToHex(key),
  )
}

function queueFields(cell: Cell): JsonObject {
  const { outQueue, procInfo, ihrPending } = parseOutMsgQueueInfo(cell)
  return {
    out_queue: [...outQueue].map(([key, value]) => {
      const view = new DataView(key.buffer, key.byteOffset)
      return {
        ...envelopeFields(value.outMsg),
        dest_workchain: view.getInt32(0),
        dest_addr_prefix: shardText(view.getBigUint64(4)),
        enqueued_lt: hexNumber(value.enqueuedLt),
      }
    }),
    proc_info: [...procInfo].map(([key, processed]) => {
      const view = new DataView(key.buffer, key.byteOffset)
      return { shard: shardText(view.getBigUint64(0)), mc_seqno: view.getUint32(8), ...plainFields(processed) }
    }),
    ihr_pending: [...ihrPending].map(([key, importLt]) => ({
      dest_addr_prefix: bytesToHex(key.subarray(0, 8)),
      msg_id: bytesToHex(key.subarray(8)),
      import_lt: hexNumber(importLt),
    })),
  }
}

function masterFields(master: McStateExtra): JsonObject {
  const json: JsonObject = {}
  setShardHashes(json, master.shardHashes)
  setConfigFields(json, master.config)
  json['validator_list_hash_short'] = master.validatorListHashShort
  json['catchain_seqno'] = master.catchainSeqno
  json['nx_cc_updated'] = master.nxCcUpdated
  json['after_key_block'] = master.afterKeyBlock
  if (master.lastKeyBlock !== undefined) json['last_key_block'] = plainFields(master.lastKeyBlock)
  if (master.blockCreateStats !== undefined) {
    json['block_create_stats'] = [...master.blockCreateStats].map(([key, { mcBlocks, shardBlocks }]) => ({
      public_key: bytesToHex(key),
      mc_blocks: counterFields(mcBlocks),
      shard_blocks: counterFields(shardBlocks),
    }))
  }
  setCurrencies(json, 'global_balance', master.globalBalance)
  json['state_copyleft_rewards'] = copyleftFields(master.copyleftRewards)
  return json
}

function counterFields(counters: Counters): JsonObject {
  return {
    valid: isValid(counters),
    last_updated: counters.lastUpdated,
    total: hexNumber(counters.total),
    cnt2048: plainNumber(counters.cnt2048),
    cnt65536: plainNumber(counters.cnt65536),
  }
}

/** If the total is 0, the averages must be 0 as well; otherwise there must have been an update. */
function isValid({ lastUpdated, total, cnt2048, cnt65536 }: Counters): boolean {
  if (total === 0n) return cnt2048 === 0n && cnt65536 === 0n
  return lastUpdated !== 0
}
