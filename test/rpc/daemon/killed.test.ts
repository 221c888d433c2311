/**
 * The daemon is killed by SIGKILL while it writes, again and again: what it has acknowledged is there afterwards, and the
 * database is sound every time. Some rounds hit an old folder in the middle of a stream of writes, some the creation of a
 * new one, some the recovery of what the round before has left.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { loadDriver } from '../../../storage/sqlite/loadDriver.ts'
import { SqliteEngine } from '../../../storage/sqlite/SqliteEngine.ts'
import type { StorageOperation } from '../../../storage/sqlite/StorageOperation.ts'
import { storageFilePath } from '../../../storage/sqlite/storageFile.ts'
import { environment, testBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'
import { rounds } from '../../support/tier.ts'

const CHAINS = 3
const ROUNDS_PER_CHAIN = rounds({ quick: 6, all: 70 })
const WRITES_IN_FLIGHT = 16
const connect = await loadDriver()

type Acknowledged = Record<'local' | 'proofs', Set<string>>

/** Starts a daemon, lets it write as fast as it acknowledges, kills it. Gives what was acknowledged. */
async function writeUntilKilled(folder: string, prefix: string, hitsTheStart: boolean): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { local: new Set(), proofs: new Set() }
  const child = spawn(process.execPath, [testBuild, 'daemon', '--stdio', '--data', join(folder, 'data')], {
    cwd: folder,
    env: environment(folder),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.on('error', () => {})
  let sent = 0
  const put = () => {
    const id = `${prefix}.${sent++}`
    const method = sent % 2 === 0 ? 'test.store_put' : 'test.proof_put'
    const params = { key: id, value: Buffer.from(id).toString('base64') }
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
  }
  for (let index = 0; index < WRITES_IN_FLIGHT; index++) put()
  let rest = ''
  const first = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        const { id, error } = JSON.parse(line)
        if (error !== undefined) throw new Error(line)
        // Every second id, from the first, went to the proofs.
        acknowledged[Number(id.split('.')[1]) % 2 === 0 ? 'proofs' : 'local'].add(id)
        put()
      }
      resolve()
    })
  })
  const closed = once(child, 'close')
  if (hitsTheStart) {
    await sleep(30 + Math.random() * 120)
  } else {
    await first
    await sleep(Math.random() * 40)
  }
  child.kill('SIGKILL')
  await closed
  return acknowledged
}

/** Opens the folder as the program would and looks for every item; then asks SQLite itself. */
function findLost(folder: string, acknowledged: Acknowledged): string[] {
  const dataFolder = join(folder, 'data')
  const isAny = acknowledged.local.size + acknowledged.proofs.size > 0
  if (!isAny && !existsSync(storageFilePath(dataFolder))) return []
  const engine = SqliteEngine.open(connect, dataFolder, 5000)
  const run = (operation: StorageOperation) => (engine.run([operation])[0] as { value: unknown }).value
  const lost = (['local', 'proofs'] as const).flatMap((collection) =>
    [...acknowledged[collection]].filter((key) => {
      const value = run({ type: 'get', collection, store: 'test', key }) as Uint8Array | undefined
      return value === undefined || Buffer.from(value).toString() !== key
    }),
  )
  engine.close()
  const database = new Database(storageFilePath(dataFolder))
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  database.close()
  return lost
}

/** One round per folder; the first folder is the one that is used again and again. */
async function runChain(chain: number, folders: readonly string[]) {
  const shared: Acknowledged = { local: new Set(), proofs: new Set() }
  for (const [round, folder] of folders.entries()) {
    const isNew = folder !== folders[0]
    const written = await writeUntilKilled(folder, `c${chain}_${round}`, isNew || round % 7 === 3)
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
