import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { type Acknowledged, findLost } from '../support/daemon/writeUntilKilled.ts'
import { buildPreload } from './buildPreload.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

/** System calls on the storage file, and how each may fail. */
const FAULTS: readonly (readonly [call: string, error: keyof typeof constants.errno])[] = [
  ['open', 'EIO'],
  ['open', 'EMFILE'],
  ['read', 'EIO'],
  ['write', 'ENOSPC'],
  ['write', 'EIO'],
  ['sync', 'EIO'],
  ['sync', 'ENOSPC'],
  ['lock', 'ENOLCK'],
  ['truncate', 'EIO'],
  ['map', 'ENOMEM'],
  ['memory', 'ENOMEM'],
]

/** Number of failing calls for a permanent fault, such as a full disk. */
const FOREVER = 1_000_000
/** Answers of a daemon whose storage fails, and its exit code. Source: daemon sections 5 and 11. */
const LOCAL_STORAGE_ERROR = 35
const STORAGE_EXIT = 4
const WRITES = 6

export const storageFaults: CampaignPart = {
  name: 'storage-faults',
  summary:
    'ENOSPC, EIO, ENOMEM, ENOLCK and others from system calls and allocations of SQLite, at each call in turn, once or for good; every acknowledged write is read again.',
  run: async (options) => {
    const { chance } = options
    const figures = { runs: 0, faults: 0, 'refused writes': 0, acknowledged: 0, lost: 0, crashes: 0 }
    const failures: string[] = []
    const tools = mkdtempSync(join(tmpdir(), 'vendorclient-preload-'))
    try {
      const preload = buildPreload('faults', tools)
      if ('skipped' in preload) return { figures: {}, failures: [], skipped: preload.skipped }
      /** Number of the call that fails next, for each fault; it starts at random for the sake of the short form. */
      const next = FAULTS.map(() => chance.between(1, 25))
      do {
        for (const [index, [call, error]] of FAULTS.entries()) {
          const at = next[index]!
          const plan = { call, error, at, count: chance.happens(0.5) ? 1 : FOREVER }
          const run = await runWithFault(preload.library, join(tools, 'log'), plan)
          figures.runs++
          figures.faults += run.wasHit ? 1 : 0
          figures['refused writes'] += run.refused
          figures.acknowledged += run.acknowledged
          figures.lost += run.lost.length
          figures.crashes += run.hasCrashed ? 1 : 0
          failures.push(...run.failures.map((failure) => `${call} ${at} (${plan.count} times) ${error}: ${failure}`))
          next[index] = run.wasHit ? at + 1 : 1
          if (!hasTime(options) && figures.runs >= FAULTS.length) break
        }
      } while (hasTime(options))
      return { figures, failures }
    } finally {
      rmSync(tools, { recursive: true, force: true })
    }
  },
}

interface FaultPlan {
  readonly call: string
  readonly error: keyof typeof constants.errno
  readonly at: number
  readonly count: number
}

async function runWithFault(library: string, log: string, { call, error, at, count }: FaultPlan) {
  rmSync(log, { force: true })
  const environment = {
    LD_PRELOAD: library,
    FAULT_FILE: 'storage.sqlite3',
    FAULT_CALL: call,
    FAULT_AT: String(at),
    FAULT_COUNT: String(count),
    FAULT_ERRNO: String(constants.errno[error]),
    FAULT_LOG: log,
  }
  const host = StdioHost.start({ environment })
  const acknowledged: Acknowledged = { local: new Set(), proofs: new Set() }
  const failures: string[] = []
  let refused = 0
  try {
    for (let index = 0; index < WRITES && !host.hasEnded; index++) {
      const key = `key.${index}`
      const isProof = index % 2 === 1
      const params = { key, value: Buffer.from(key).toString('base64') }
      const answer = await host.call(isProof ? 'test.proof_put' : 'test.store_put', params).catch(() => undefined)
      if (answer === undefined) {
        if (!host.hasEnded) failures.push(`${key} was not answered`)
      } else if (answer.error === undefined) acknowledged[isProof ? 'proofs' : 'local'].add(key)
      else {
        refused++
        if (answer.error.code !== LOCAL_STORAGE_ERROR)
          failures.push(`${key}: ${JSON.stringify(answer.error).slice(0, 300)}`)
      }
    }
    if (!host.hasEnded) host.close()
    const { code, signal } = await host.ended(20_000)
    const hasCrashed = ![0, STORAGE_EXIT].includes(code ?? -1)
    if (hasCrashed) failures.push(`ended with ${code ?? signal}: ${host.log.slice(-500)}`)
    const lost = findLost(host.home.folder, acknowledged)
    failures.push(...lost.map((key) => `${key} is lost`))
    const acknowledgedCount = acknowledged.local.size + acknowledged.proofs.size
    return {
      wasHit: existsSync(log) || refused > 0,
      refused,
      acknowledged: acknowledgedCount,
      lost,
      hasCrashed,
      failures,
    }
  } finally {
    await host.dispose()
  }
}
