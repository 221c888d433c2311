/** Proofs on networks with a masterchain. Source: proofs 2 to 5. */

import { runTask } from '../../../context/runTask.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { sleep } from '../../../net/waiting.ts'
import type { ProvenBlock, Prover } from '../proving/Prover.ts'
import { proofError } from '../proving/proofErrors.ts'
import { findShardTop } from '../tasks/classicTasks.ts'
import { type BlockOfNetwork, readBlock } from '../tasks/objectTasks.ts'
import {
  fetchBlockBoc,
  fetchMessage,
  fetchProof,
  fetchShardBlocks,
  fetchTransaction,
  findMasterBlock,
} from './blockQueries.ts'
import { classicTrustOf } from './ClassicTrust.ts'

const MASTERCHAIN = -1
const ASK_AGAIN_MS = 1000
/** A shard block is at most this many numbers older than the newest one that a masterchain block knows. */
const MAX_SHARD_WALK = 256
const rules = 'classic'

export const classicProver: Prover = {
  rules,

  proveBlock: async (call, id, given) => {
    const boc = given ?? (await fetchBlockBoc(call, id!))
    const block = await runTask(call, readBlock, { boc, rules })
    if (id !== undefined && id !== block.hash) {
      if (given === undefined) throw proofError('checkFailed', `the server returned a different block for ${id}`)
      throw proofError('differs', `field \`blocks.id\`: expected "${block.hash}", actual "${id}"`)
    }
    if (block.workchain === MASTERCHAIN) await proveMasterBlock(call, block.hash)
    else await proveShardBlock(call, block)
    const { hash, seqNo, genUtime, workchain } = block
    const proven: ProvenBlock = { id: hash, boc, seqNo, genUtime, workchain, facts: {} }
    return proven
  },

  findTransaction: fetchTransaction,
  findMessage: fetchMessage,
}

async function proveMasterBlock(call: CallScope, id: string): Promise<void> {
  const trust = classicTrustOf(call.context)
  // Nothing is downloaded without a trust anchor.
  await trust.network(call)
  const opened = await trust.checkMasterBlock(call, await fetchProof(call, { id }))
  if (opened.id !== id) throw proofError('checkFailed', `the server returned the proof of a different block for ${id}`)
}

/** Proves a block through the first masterchain block that knows it or a later block of its shard. Source: proofs 5. */
async function proveShardBlock(call: CallScope, block: BlockOfNetwork): Promise<void> {
  await classicTrustOf(call.context).network(call)
  const masterId = await waitForMasterBlock(call, block)
  await proveMasterBlock(call, masterId)
  const master = await fetchBlockBoc(call, masterId)
  if ((await runTask(call, readBlock, { boc: master, rules })).hash !== masterId) {
    throw proofError('checkFailed', `the server returned a different block for ${masterId}`)
  }
  const { workchain, shard } = block
  let expected = await runTask(call, findShardTop, { block: master, workchain, shard })
  if (expected.seqNo < block.seqNo)
    throw proofError('checkFailed', 'the masterchain block does not refer to the block yet')
  if (expected.seqNo - block.seqNo > MAX_SHARD_WALK) {
    throw proofError('checkFailed', `the masterchain block is more than ${MAX_SHARD_WALK} blocks of the shard ahead`)
  }
  if (expected.seqNo > block.seqNo) {
    const rows = await fetchShardBlocks(call, workchain, shard, block.seqNo + 1, expected.seqNo)
    const known = new Map<string, BlockOfNetwork>()
    for (const { boc } of rows) {
      const read = await runTask(call, readBlock, { boc, rules })
      known.set(read.hash, read)
    }
    while (expected.seqNo > block.seqNo) {
      const found = known.get(expected.rootHash)
      const isExpected = found?.seqNo === expected.seqNo && found.workchain === workchain && found.shard === shard
      if (!isExpected) throw proofError('checkFailed', `block ${expected.seqNo} of the shard is not on the server`)
      expected = found.prev
    }
  }
  if (expected.seqNo !== block.seqNo || expected.rootHash !== block.hash) {
    throw proofError('checkFailed', 'the block is not the one that the masterchain refers to')
  }
}

async function waitForMasterBlock(call: CallScope, block: BlockOfNetwork): Promise<string> {
  const { clock, config, signal } = call
  if (block.masterSeqNo === undefined)
    throw proofError('checkFailed', 'the block does not refer to a masterchain block')
  const untilMs = clock.elapsed() + config.network.query_timeout
  for (;;) {
    const found = await findMasterBlock(call, block.masterSeqNo, block)
    if (found !== undefined) return found
    const leftMs = untilMs - clock.elapsed()
    if (leftMs <= 0) throw proofError('checkFailed', 'no masterchain block refers to the block yet')
    await sleep(clock, Math.min(ASK_AGAIN_MS, leftMs), signal)
  }
}
