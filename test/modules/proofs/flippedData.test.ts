/** Published data of a block with flipped bytes, compressed and not: refused, or the identical block. */
import { expect, test } from 'vitest'
import { ClientError } from '../../../src/errors/ClientError.ts'
import { checkKeeperBlock } from '../../../src/modules/proofs/tasks/keeperTasks.ts'
import { KeeperChain, makeKeepers, type PublishedRow, setOf } from '../../support/proofs/KeeperChain.ts'
import { rounds } from '../../support/tier.ts'

const SAMPLES = rounds({ quick: 60, all: 100_000 })
const keepers = makeKeepers(1)
const chain = new KeeperChain(keepers)

function check(row: PublishedRow) {
  const known = { id: row.id, row: { ...row }, keepers: [...setOf(keepers)] }
  const input = { ...known, needsCommitments: false, checksCommitments: true, wantsBoc: true }
  return checkKeeperBlock.compute(input)
}

test.each([
  ['as it is', chain.addBlock()],
  ['compressed', chain.addBlock()],
])('data %s', async (_name, row) => {
  const original = await check(row)
  expect(original.isFinal).toBe(true)
  const bytes = Buffer.from(row.data, 'base64')
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
