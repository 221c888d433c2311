import { bytesToHex } from '../bytes/hex.ts'
import { type CopyleftRewards, iterateShards, type ShardDescription, type ShardHashes } from '../tlb/index.ts'
import { hexNumber, type JsonObject, setCurrencies, shardText } from './json.ts'

/** List of copyleft rewards. */
export function copyleftFields(rewards: CopyleftRewards): JsonObject[] {
  return [...rewards].map(([account, reward]) => ({ account: bytesToHex(account), reward: hexNumber(reward) }))
}

/** Adds the shards of all workchains and the range of their times, if there are any. */
export function setShardHashes(json: JsonObject, hashes: ShardHashes): void {
  const entries = [...iterateShards(hashes)]
  if (entries.length === 0) return
  json['shard_hashes'] = entries.map(({ ident, descr }) => ({
    workchain_id: ident.workchain,
    shard: shardText(ident.shard),
    descr: shardDescriptionFields(descr),
  }))
  const times = entries.map(({ descr }) => descr.genUtime)
  json['min_shard_gen_utime'] = times.reduce((least, time) => Math.min(least, time))
  json['max_shard_gen_utime'] = times.reduce((most, time) => Math.max(most, time))
}

function shardDescriptionFields(descr: ShardDescription): JsonObject {
  const json: JsonObject = {
    seq_no: descr.seqNo,
    reg_mc_seqno: descr.regMcSeqno,
    start_lt: hexNumber(descr.startLt),
    end_lt: hexNumber(descr.endLt),
    root_hash: bytesToHex(descr.rootHash),
    file_hash: bytesToHex(descr.fileHash),
    before_split: descr.beforeSplit,
    before_merge: descr.beforeMerge,
    want_split: descr.wantSplit,
    want_merge: descr.wantMerge,
    nx_cc_updated: descr.nxCcUpdated,
    gen_utime: descr.genUtime,
    next_catchain_seqno: descr.nextCatchainSeqno,
    next_validator_shard: shardText(descr.nextValidatorShard),
    min_ref_mc_seqno: descr.minRefMcSeqno,
    flags: descr.flags,
  }
  setCurrencies(json, 'fees_collected', descr.feesCollected)
  setCurrencies(json, 'funds_created', descr.fundsCreated)
  json['copyleft_rewards'] = copyleftFields(descr.copyleftRewards)
  const { splitMergeAt } = descr
  if (splitMergeAt.type !== 'none') {
    json[`${splitMergeAt.type}_utime`] = splitMergeAt.utime
    json[`${splitMergeAt.type}_interval`] = splitMergeAt.interval
  }
  return json
}
