/**
 * The daemon is killed by SIGKILL while it writes, again and again: what it has acknowledged is there afterwards, and the
 * database is sound every time. Some rounds hit an old folder in the middle of a stream of writes, some the creation of a
 * new one, some the recovery of what the round before has left.
 */
import { expect, test } from 'vitest'
import { type Acknowledged, findLost, writeUntilKilled } from '../../support/daemon/writeUntilKilled.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'
import { rounds } from '../../support/tier.ts'

const CHAINS = 3
const ROUNDS_PER_CHAIN = rounds({ quick: 6, all: 40 })

/** One round per folder; the first folder is the one that is used again and again. */
async function runChain(chain: number, folders: readonly string[]) {
  const shared: Acknowledged = { local: new Set(), proofs: new Set() }
  for (const [round, folder] of folders.entries()) {
    const isNew = folder !== folders[0]
    const hitsTheStart = isNew || round % 7 === 3
    const killAfterMs = hitsTheStart ? 30 + Math.random() * 120 : Math.random() * 40
    const written = await writeUntilKilled(folder, { prefix: `c${chain}_${round}`, hitsTheStart, killAfterMs })
    expect(findLost(folder, written)).toEqual([])
    if (isNew) continue
    for (const collection of ['local', 'proofs'] as const) {
      for (const key of written[collection]) shared[collection].add(key)
    }
  }
  expect(findLost(folders[0]!, shared)).toEqual([])
  return shared.local.size + shared.proofs.size
}

test(`loses nothing that it has acknowledged in ${CHAINS * ROUNDS_PER_CHAIN} rounds of SIGKILL, and leaves a sound database every time`, async () => {
  const plans = Array.from({ length: CHAINS }, () => {
    const shared = temporaryFolder()
    return Array.from({ length: ROUNDS_PER_CHAIN }, (_, round) => (round % 5 === 4 ? temporaryFolder() : shared))
  })
  const acknowledged = await Promise.all(plans.map((folders, chain) => runChain(chain, folders)))
  for (const count of acknowledged) expect(count).toBeGreaterThan(ROUNDS_PER_CHAIN)
}, 180_000)
