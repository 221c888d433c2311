/**
 * What the node publishes of two blocks, byte by byte: the empty ones of a chain with a fixed seed and time. A change
 * of the format shows here; `UPDATE_GOLDEN=1` rewrites the file. Flipped bytes of the data are refused, or result in
 * the identical block.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { ClientError } from '../../../../src/errors/ClientError.ts'
import { checkKeeperBlock } from '../../../../src/modules/proofs/tasks/keeperTasks.ts'
import { openChain } from '../../../../src/program/devnode/chain/openChain.ts'
import { RunningChain } from '../../../../src/program/devnode/chain/RunningChain.ts'
import { BlockProofs } from '../../../../src/program/devnode/keepers/BlockProofs.ts'
import { BlockSigner } from '../../../../src/program/devnode/keepers/BlockSigner.ts'
import { keeperJobs } from '../../../../src/program/devnode/keepers/keeperJobs.ts'
import { keeperSetOf, keepKeepers } from '../../../../src/program/devnode/keepers/keeperState.ts'
import { commitHere } from '../../../../src/program/devnode/store/CommitSink.ts'
import { systemClock } from '../../../../src/system/systemClock.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { rounds } from '../../../support/tier.ts'

const golden = join(import.meta.dirname, '../../../fixtures/keepers/blocks.json')
const SAMPLES = rounds({ quick: 40, all: 2000 })

type Published = Record<string, unknown> & { id: string; data: string }

async function makeBlocks(): Promise<{
  blocks: Published[]
  update: unknown
  keepers: ReturnType<typeof keeperSetOf>
}> {
  const random = { bytes: (count: number) => new Uint8Array(count).fill(7) }
  const clock = { ...systemClock, now: () => 1_800_000_000_123 }
  const settings = { rules: 'current', globalId: 100, capabilities: undefined } as const
  const store = openChain(await loadDriver(), undefined, settings, { clock, random })
  const state = await keepKeepers(store, random, { count: 2, from: 1 })
  const log = new JsonLog('silent')
  const services = { clock, random, log }
  const chain = new RunningChain({ store, sink: commitHere(store), settings, services, onLateError: () => {} })
  const keep = store.keepers.keepSigned.bind(store.keepers)
  const seed = () => state.seed
  const signer = new BlockSigner({ store, jobs: keeperJobs, seed, clock: systemClock, log, keep })
  const proofs = new BlockProofs({ store, signer, jobs: keeperJobs, seed, badProof: () => 'none' })
  const blocks: Published[] = []
  for (const height of [1, 2]) {
    chain.produce([], 0, true)
    const { id } = store.lastBlock()!
    // Waits for the signatures, which the next block contains.
    const signed = (await proofs.signed(height))!
    const { leaves, refs, producerId, data } = proofs.stated(height)!
    blocks.push({
      ...{ id, height, block_merkle_tree_leaves: leaves, proof_block_refs: refs, producer_id: producerId },
      ...{ data: data()!, envelope_hash: signed.envelopeHash, aggregated_signature: signed.aggregatedSignature },
      ...{ signature_occurrences: signed.signatureOccurrences, attestations: signed.attestations },
    })
  }
  const update = store.database.prepare('SELECT * FROM keeper_updates').all()
  await signer.close()
  store.close()
  return { blocks, update, keepers: keeperSetOf(state.first) }
}

const { blocks, update, keepers } = await makeBlocks()

test('two blocks, and a change of the first one', () => {
  const hex = (bytes: unknown) => Buffer.from(bytes as number[]).toString('hex')
  const shown = blocks.map(({ data, aggregated_signature, signature_occurrences, ...rest }) => ({
    ...rest,
    aggregated_signature: hex(aggregated_signature),
    signature_occurrences: hex(signature_occurrences),
    // Compressors produce different bytes for the same content.
    data: zstdDecompressSync(Buffer.from(data, 'base64')).toString('base64'),
  }))
  const text = `${JSON.stringify({ blocks: shown, updates: update }, null, 2)}\n`
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text)
  expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(golden, 'utf8')))
})

function check(row: Published) {
  const known = { id: row.id, row, keepers: [...keepers] }
  return checkKeeperBlock.compute({ ...known, needsCommitments: false, checksCommitments: false, wantsBoc: true })
}

test.each(['compressed', 'plain'])('flipped bytes of %s data', async (form) => {
  const row = blocks[1]!
  const published = Buffer.from(row.data, 'base64')
  const bytes = form === 'plain' ? zstdDecompressSync(published) : published
  const original = await check({ ...row, data: bytes.toString('base64') })
  expect(original.isFinal).toBe(true)
  const step = Math.max(1, Math.floor(bytes.length / SAMPLES))
  for (let at = 0; at < bytes.length; at += step) {
    const flipped = Buffer.from(bytes)
    flipped[at]! ^= 1 << (at % 8)
    try {
      expect(await check({ ...row, data: flipped.toString('base64') })).toEqual(original)
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      expect([901, 902]).toContain(error.code)
    }
  }
})
