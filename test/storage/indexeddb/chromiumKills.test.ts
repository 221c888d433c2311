/** A browser that is killed while pages write. */
import { expect, onTestFinished, test } from 'vitest'
import type { KeyValueStore, Storage } from '../../../src/ports/Storage.ts'
import { readRestoredMarks } from '../../../src/ports/storageMarks.ts'
import { Chromium } from '../../support/browser/Chromium.ts'
import { StorageSite, storageOf } from '../../support/storagePage/StorageSite.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

test('has everything that was acknowledged when the browser was killed, or knows of the loss', async () => {
  const site = await StorageSite.start()
  onTestFinished(() => site.dispose())
  const folder = temporaryFolder()
  const acknowledged = new Map<string, number>()
  /** Id of the last known loss. */
  let knownLoss: string | undefined
  for (let round = 0; round <= KILLS; round++) {
    const killed = await Chromium.start(folder)
    const tab = await killed.openTab(site.url)
    const storage = await storageOf(tab)
    const found = await readCounts(storage)
    const loss = (await readRestoredMarks(storage.local)).at(-1)?.id
    if (loss !== knownLoss) {
      // Chromium deletes a database whose last write was cut off by an earlier kill.
      expect(found.size).toBe(0)
      acknowledged.clear()
    }
    knownLoss = loss
    for (const [group, count] of acknowledged) expect(found.get(group) ?? 0, group).toBeGreaterThanOrEqual(count)
    let due = 1 + ((round * 37) % 90)
    const enough = Promise.withResolvers<void>()
    await tab.exposeFunction('acknowledge', (group: string, count: number) => {
      acknowledged.set(group, count)
      if (--due === 0) enough.resolve()
    })
    const writing = tab.evaluate('storagePage.writeForever(0, 8, (...values) => acknowledge(...values))')
    await Promise.race([enough.promise, writing])
    writing.catch(() => {})
    await killed.kill()
  }
  expect(acknowledged.size).toBe(8)
}, 600_000)

const KILLS = 50

/** Counts of all groups, after a check that each transaction was written as a whole. */
async function readCounts(storage: Storage): Promise<ReadonlyMap<string, number>> {
  const read = (items: KeyValueStore, store: string) => items.read(store, { limit: 1_000_000 })
  const counts = await read(storage.local, 'counts')
  expect(await read(storage.proofs, 'counts')).toEqual(counts)
  const found = new Map(counts.map(({ key, value }) => [key, Number(textOf(value))]))
  const log = await read(storage.local, 'log')
  expect(log.map(({ key }) => Number(key))).toEqual(log.map((_, index) => index + 1))
  for (const [group, count] of found) {
    const ofGroup = log.map(({ value }) => textOf(value).split(' ')).filter(([name]) => name === group)
    expect(ofGroup.map(([, number]) => Number(number))).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  }
  return found
}

function textOf(value: Uint8Array): string {
  return new TextDecoder().decode(value)
}
