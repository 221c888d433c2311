import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Acknowledged, findLost, writeUntilKilled } from '../support/daemon/writeUntilKilled.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { findUnexplained } from '../support/devnode/findUnexplained.ts'
import { findMissing, fundUntilKilled } from '../support/devnode/fundUntilKilled.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

/** Number of kills after which a new folder is made. */
const KILLS_PER_FOLDER = 20

export const killedDaemons: CampaignPart = {
  name: 'daemon-kills',
  summary:
    'The daemon is killed by SIGKILL while it starts, writes and recovers; every acknowledged write is read again.',
  run: async (options) => {
    const { chance } = options
    const figures = { kills: 0, acknowledged: 0, lost: 0 }
    const failures: string[] = []
    do {
      await inFolder(async (folder) => {
        const all: Acknowledged = { local: new Set(), proofs: new Set() }
        for (let round = 0; round < KILLS_PER_FOLDER && (round < 4 || hasTime(options)); round++) {
          const hitsTheStart = round === 0 || chance.happens(0.3)
          const killAfterMs = hitsTheStart ? chance.between(10, 250) : chance.between(0, 60)
          const written = await writeUntilKilled(folder, { prefix: `r${figures.kills}`, hitsTheStart, killAfterMs })
          for (const collection of ['local', 'proofs'] as const) {
            for (const key of written[collection]) all[collection].add(key)
          }
          figures.kills++
          const lost = findLost(folder, written)
          figures.lost += lost.length
          failures.push(...lost.map((key) => `kill ${figures.kills}: ${key} is lost`))
        }
        const lost = findLost(folder, all)
        figures.acknowledged += all.local.size + all.proofs.size
        figures.lost += lost.length
        failures.push(...lost.map((key) => `after all kills of a folder: ${key} is lost`))
      })
    } while (hasTime(options))
    return { figures, failures }
  },
}

export const killedNodes: CampaignPart = {
  name: 'node-kills',
  summary:
    'The development node is killed by SIGKILL in the middle of messages; every acknowledged one is looked for, and the newest are run again.',
  run: async (options) => {
    const { chance } = options
    const figures = { kills: 0, acknowledged: 0, lost: 0 }
    const failures: string[] = []
    do {
      await inFolder(async (folder) => {
        const all = new Set<number>()
        let first = 0
        for (let round = 0; round < KILLS_PER_FOLDER && (round < 2 || hasTime(options)); round++) {
          const funded = await fundUntilKilled(folder, { first, wanted: chance.between(0, 60) })
          for (const index of funded.acknowledged) all.add(index)
          first = funded.next
          figures.kills++
        }
        const missing = await findMissing(folder, all)
        figures.acknowledged += all.size
        figures.lost += missing.length
        failures.push(...missing.map((index) => `account ${index} is lost after ${figures.kills} kills`))
        failures.push(...(await findUnexplainedIn(folder)).map((fault) => `after ${figures.kills} kills: ${fault}`))
      })
    } while (hasTime(options))
    return { figures, failures }
  },
}

/** Finds transactions that cannot be traced and replayed. */
async function findUnexplainedIn(dataFolder: string): Promise<string[]> {
  const node = await DevNode.start({ dataFolder })
  try {
    return await findUnexplained(node)
  } finally {
    await node.dispose()
  }
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-campaign-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
