/**
 * SIGKILL of `storage backup`, `restore` and `move` at random moments. VENDORCLIENT_STORAGE_KILLS is the number of kills of each
 * command; 4 by default.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRestoredMarks } from '../../../src/ports/storageMarks.ts'
import { backupStorage } from '../../../storage/sqlite/backupStorage.ts'
import { checkBackup, checkStorage } from '../../../storage/sqlite/checkStorage.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'

const kills = Number(process.env['VENDORCLIENT_STORAGE_KILLS'] ?? 4)
const ITEMS = 2000
const TIMEOUT = { timeout: 60_000 + kills * 20_000 }

let tool: Tool
beforeEach(() => {
  tool = new Tool()
})
afterEach(() => tool.dispose())

/** Items whose value is the time at which they were written. */
async function fill(folder: string, text: string): Promise<void> {
  const storage = await openTestStorage(folder)
  for (let from = 0; from < ITEMS; from += 500) {
    const writes = Array.from({ length: 500 }, (_, index) => ({
      ...{ collection: 'local' as const, store: 'app', key: `key${from + index}` },
      value: Buffer.from(text.padEnd(2000, '.')),
    }))
    await storage.transaction(writes)
  }
  await storage.close()
}

/** The common value of all items; throws if the storage cannot be used, or has items of different times. */
async function contentsOf(folder: string): Promise<{ text: string; restores: number }> {
  const { found } = await checkStorage({ folder }, async ({ local }) => {
    const items = await local.read('app', { limit: ITEMS + 1 })
    const texts = new Set(items.map(({ value }) => Buffer.from(value).toString().replaceAll('.', '')))
    expect([items.length, texts.size]).toEqual([ITEMS, 1])
    return { text: [...texts][0]!, restores: (await readRestoredMarks(local)).length }
  })
  return found
}

/** Runs a command once to measure its duration, and then kills it at moments within that time. */
async function killAtRandom(words: readonly string[], reset: () => Promise<void>, check: () => Promise<void>) {
  await reset()
  const startedMs = performance.now()
  expect(await tool.run(words)).toMatchObject({ code: 0 })
  const wholeMs = performance.now() - startedMs
  for (let kill = 0; kill < kills; kill++) {
    await reset()
    const afterMs = (0.3 + 0.8 * Math.random()) * wholeMs
    const { process: child, ended } = tool.start(words)
    await sleep(afterMs)
    child.kill('SIGKILL')
    await ended
    await check().catch((error: Error) => {
      throw new Error(`killed after ${afterMs} of ${wholeMs} ms: ${error.message}`, { cause: error })
    })
  }
}

test('a backup that is killed leaves a whole file or no file, and the storage as it was', TIMEOUT, async () => {
  await fill(tool.dataFolder, 'old')
  const file = tool.path('copy')
  const isOfCopy = (name: string) => name.startsWith('copy')
  await killAtRandom(
    ['storage', 'backup', file],
    async () => rmSync(file, { force: true }),
    async () => {
      if (existsSync(file)) await checkBackup(file, undefined, async () => undefined)
      expect((await contentsOf(tool.dataFolder)).text).toBe('old')
    },
  )
  expect(await tool.run(['storage', 'backup', file, '--force'])).toMatchObject({ code: 0 })
  expect(readdirSync(tool.folder).filter(isOfCopy)).toEqual(['copy'])
})

test('a restoration that is killed leaves the old contents or the new ones with the mark', TIMEOUT, async () => {
  const source = tool.path('source')
  mkdirSync(source)
  await fill(source, 'copied')
  const file = tool.path('copy')
  await backupStorage({ folder: source }, file, { version: '1.0.0' })
  await killAtRandom(
    ['storage', 'restore', file, '--force'],
    async () => {
      rmSync(tool.dataFolder, { recursive: true, force: true })
      await fill(tool.dataFolder, 'old')
    },
    async () => {
      const { text, restores } = await contentsOf(tool.dataFolder)
      expect(['old 0', 'copied 1']).toContain(`${text} ${restores}`)
    },
  )
})

test('a move that is killed leaves at most one storage, and can be completed by another move', TIMEOUT, async () => {
  const target = tool.path('target')
  const words = ['storage', 'move', '--to', target]
  await killAtRandom(
    words,
    async () => {
      for (const folder of [tool.dataFolder, target]) rmSync(folder, { recursive: true, force: true })
      await fill(tool.dataFolder, 'old')
    },
    async () => {
      const usable = []
      for (const folder of [tool.dataFolder, target]) {
        if (await isUsable(folder)) usable.push(folder)
      }
      expect(usable.length).toBeLessThanOrEqual(1)
      if (usable[0] !== target) expect(await tool.run(words)).toMatchObject({ code: 0 })
      expect((await contentsOf(target)).text).toBe('old')
      expect(await isUsable(tool.dataFolder)).toBe(false)
    },
  )
})

/** Whether the storage has contents that a program would use. A file that was just created has no contents. */
async function isUsable(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'storage.sqlite3'))) return false
  try {
    const { summary } = await checkStorage({ folder }, async () => undefined)
    return summary.counts.local > 0
  } catch (error) {
    expect(error).toMatchObject({ kind: 'moved' })
    return false
  }
}
