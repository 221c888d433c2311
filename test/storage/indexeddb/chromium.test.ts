/** IndexedDB of a real browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readRestoredMarks } from '../../../src/ports/storageMarks.ts'
import { Chromium } from '../../support/browser/Chromium.ts'
import { StorageSite, storageOf } from '../../support/storagePage/StorageSite.ts'
import { describeStorageContract } from '../storageContract.ts'

const profile = mkdtempSync(join(tmpdir(), 'vendorclient-'))
let site: StorageSite
let browser: Chromium
let contractTab: Page
/** Number of databases that were used. */
let count = 0

beforeAll(async () => {
  site = await StorageSite.start()
  browser = await Chromium.start(profile)
  contractTab = await browser.openTab(site.url)
})
afterAll(async () => {
  await browser.kill()
  await site.dispose()
  rmSync(profile, { recursive: true, force: true })
})

const tabs: Page[] = []
afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.close()))
})

async function openTab(url = site.url): Promise<Page> {
  const tab = await browser.openTab(url)
  tabs.push(tab)
  return tab
}

function newName(): string {
  return `database_${count++}`
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function textOf(value: Uint8Array | undefined): string {
  return value === undefined ? '' : new TextDecoder().decode(value)
}

const item = { collection: 'local', store: 'app', key: 'key' } as const

describeStorageContract('IndexedDbStorage in Chromium', () => storageOf(contractTab, newName()))

test('lets exactly one of several tabs write under the same condition', async () => {
  const name = newName()
  const storages = await Promise.all([1, 2, 3].map(async () => storageOf(await openTab(), name)))
  for (let round = 0; round < 30; round++) {
    const place = { ...item, key: `key_${round}` }
    const wins = await Promise.all(
      storages.map((storage, index) => storage.transaction([{ ...place, value: bytes(`tab ${index}`) }], [place])),
    )
    expect(wins.filter(Boolean)).toHaveLength(1)
    expect(textOf(await storages[0]!.local.get('app', place.key))).toBe(`tab ${wins.indexOf(true)}`)
  }
})

test('shows one tab what another one has written', async () => {
  const name = newName()
  const [one, other] = [await storageOf(await openTab(), name), await storageOf(await openTab(), name)]
  await one.local.put('app', 'key', bytes('value'))
  expect(textOf(await other.local.get('app', 'key'))).toBe('value')
})

test('does not block an upgrade in another tab, and asks for a newer page then', async () => {
  const name = newName()
  const storage = await storageOf(await openTab(), name)
  await storage.local.put('app', 'key', bytes('value'))
  const upgraded = await (await openTab()).evaluate(
    `new Promise((resolve, reject) => {
      const request = indexedDB.open(${JSON.stringify(name)}, 2)
      request.onblocked = () => reject(new Error('blocked'))
      request.onsuccess = () => resolve(request.result.version)
    })`,
  )
  expect(upgraded).toBe(2)
  await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'newer', path: name })
})

test('reports that the user has deleted the data of the site, until the page is reloaded', async () => {
  const name = newName()
  const tab = await openTab()
  const storage = await storageOf(tab, name)
  await storage.local.put('app', 'key', bytes('value'))
  const session = await tab.context().newCDPSession(tab)
  const origin = new URL(site.url).origin
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  for (let attempt = 0; attempt < 2; attempt++) {
    const put = storage.local.put('app', 'other', bytes('1'))
    await expect(put).rejects.toMatchObject({ kind: 'deleted', path: name })
  }
  await tab.reload()
  expect(await (await storageOf(tab, name)).local.list('app')).toEqual([])
})

test('notes the loss of a database like the restore of an empty one, unless all data of the site was deleted', async () => {
  const name = newName()
  const tab = await openTab()
  const beforeMs = Date.now()
  const first = await storageOf(tab, name)
  await first.local.put('app', 'key', bytes('value'))
  const createdMs = Date.now()
  expect(await readRestoredMarks(first.local)).toEqual([])
  const session = await tab.context().newCDPSession(tab)
  const origin = new URL(site.url).origin
  const reopen = async (storageTypes: string) => {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await tab.reload()
    return storageOf(tab, name)
  }
  for (let loss = 0; loss < 2; loss++) {
    const marks = await readRestoredMarks((await reopen('indexeddb')).local)
    expect(marks).toHaveLength(1)
    expect(marks[0]!.made_at).toBeGreaterThanOrEqual(beforeMs)
    expect(marks[0]!.made_at).toBeLessThanOrEqual(createdMs)
    expect(marks[0]!.restored_at).toBeGreaterThanOrEqual(createdMs)
  }
  expect(await readRestoredMarks((await reopen('all')).local)).toEqual([])
})

test('is durable once the browser has promised to keep the data of the site', async () => {
  // What was promised once stays promised.
  const fresh = await StorageSite.start()
  onTestFinished(() => fresh.dispose())
  const tab = await openTab('about:blank')
  const session = await tab.context().newCDPSession(tab)
  for (const [setting, durability] of [
    ['denied', 'may be cleared'],
    ['granted', 'durable'],
  ] as const) {
    const permission = { name: 'persistent-storage' }
    await session.send('Browser.setPermission', { permission, setting, origin: new URL(fresh.url).origin })
    await tab.goto(fresh.url)
    expect(await (await storageOf(tab)).durability()).toBe(durability)
  }
})

test('says that a page without an origin has no storage', async () => {
  const storage = await storageOf(await openTab(`${site.url}sandboxed`), newName())
  await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'unavailable' })
})

test('refuses what does not fit, and writes what fits beside it', async () => {
  // Chromium remembers for a while how much space an origin had, so this one must not have been used.
  const fresh = await StorageSite.start()
  onTestFinished(() => fresh.dispose())
  const tab = await openTab(fresh.url)
  const name = newName()
  const storage = await storageOf(tab, name)
  const session = await tab.context().newCDPSession(tab)
  const origin = new URL(fresh.url).origin
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 8_000_000 })
  const big = tab.evaluate("storagePage.call(0, 'proofs', 'put', ['app', 'big', storagePage.noise(12_000_000)])")
  const small = storage.local.put('app', 'small', bytes('fits'))
  expect(await big).toMatchObject({ error: { kind: 'quota', path: name } })
  await small
  expect(await storage.proofs.list('app')).toEqual([])
  expect(textOf(await storage.local.get('app', 'small'))).toBe('fits')
})

test('shows other tabs that a page has ended, however it has', async () => {
  const watcher = await openTab()
  await storageOf(watcher, 'presence')
  const hasEnded = async (name: string) => {
    const text = `storagePage.call(0, 'presence', 'hasEnded', [${JSON.stringify(name)}])`
    return ((await watcher.evaluate(text)) as { value: boolean }).value
  }
  for (const end of [(tab: Page) => tab.close(), (tab: Page) => tab.reload(), (tab: Page) => tab.goto('about:blank')]) {
    const tab = await openTab()
    await storageOf(tab, 'presence')
    const { value } = (await tab.evaluate("storagePage.call(0, 'presence', 'own', [])")) as { value: string }
    expect(await hasEnded(value)).toBe(false)
    await end(tab)
    await expect.poll(() => hasEnded(value)).toBe(true)
  }
})
