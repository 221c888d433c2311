/** A daemon that is killed by SIGKILL while it writes, and what of its acknowledged writes is there afterwards. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { ItemOperation } from '../../../storage/common/ItemOperation.ts'
import { loadDriver } from '../../../storage/sqlite/loadDriver.ts'
import { SqliteEngine } from '../../../storage/sqlite/SqliteEngine.ts'
import { storageFilePath } from '../../../storage/sqlite/storageFile.ts'
import { daemonProgram } from './daemonProgram.ts'

export type Acknowledged = Record<'local' | 'proofs', Set<string>>

const WRITES_IN_FLIGHT = 16
const connect = await loadDriver()

export interface KillPlan {
  /** Prefix of the keys of this round, which no other round uses. */
  readonly prefix: string
  /** Whether `killAfterMs` counts from the start of the process, else from the first answer. */
  readonly hitsTheStart: boolean
  readonly killAfterMs: number
}

/** Starts a daemon on `folder`/data, lets it write as fast as it acknowledges, kills it. Returns what was acknowledged. */
export async function writeUntilKilled(
  folder: string,
  { prefix, hitsTheStart, killAfterMs }: KillPlan,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { local: new Set(), proofs: new Set() }
  const home = join(folder, 'home')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const child = spawn(process.execPath, [daemonProgram(), 'daemon', '--stdio', '--data', join(folder, 'data')], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: folder },
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
  if (!hitsTheStart) await first
  await sleep(killAfterMs)
  child.kill('SIGKILL')
  await closed
  return acknowledged
}

/** Opens the folder as the program would and looks for every item; then asks SQLite itself. Returns what is wrong. */
export function findLost(folder: string, acknowledged: Acknowledged): string[] {
  const dataFolder = join(folder, 'data')
  const isAny = acknowledged.local.size + acknowledged.proofs.size > 0
  if (!isAny && !existsSync(storageFilePath(dataFolder))) return []
  const engine = SqliteEngine.open(connect, dataFolder, 5000)
  const run = (operation: ItemOperation) => (engine.run([operation])[0] as { value: unknown }).value
  const lost = (['local', 'proofs'] as const).flatMap((collection) =>
    [...acknowledged[collection]].filter((key) => {
      const value = run({ type: 'get', collection, store: 'test', key }) as Uint8Array | undefined
      return value === undefined || Buffer.from(value).toString() !== key
    }),
  )
  engine.close()
  const database = new Database(storageFilePath(dataFolder))
  const integrity = database.pragma('integrity_check', { simple: true })
  database.close()
  return integrity === 'ok' ? lost : [...lost, `integrity_check: ${integrity}`]
}
