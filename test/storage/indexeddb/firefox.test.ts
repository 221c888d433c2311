/** IndexedDB of Firefox. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { Firefox, type FirefoxPage } from '../../support/firefox.ts'
import { StorageSite, storageOf } from '../../support/storagePage/StorageSite.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'
import { browsers, isInstalled } from '../../support/web/browsers.ts'
import { describeStorageContract } from '../storageContract.ts'

const isThere = isInstalled(browsers.find(({ name }) => name === 'Firefox')!)

describe.skipIf(!isThere)(isThere ? 'Firefox' : 'Firefox (not installed)', () => {
  let site: StorageSite
  let browser: Firefox
  let contractTab: FirefoxPage
  /** Number of databases that were used. */
  let count = 0

  beforeAll(async () => {
    site = await StorageSite.start()
    browser = await Firefox.start()
    contractTab = await browser.open(site.url)
  })
  afterAll(async () => {
    await browser.close()
    await site.dispose()
  })

  describeStorageContract('IndexedDbStorage in Firefox', () => storageOf(contractTab, `database_${count++}`))

  test('lets exactly one of several tabs write under the same condition', async () => {
    const tabs = await Promise.all([1, 2, 3].map(() => browser.open(site.url)))
    const storages = await Promise.all(tabs.map((tab) => storageOf(tab, 'shared')))
    for (let round = 0; round < 20; round++) {
      const item = { collection: 'local', store: 'app', key: `key_${round}` } as const
      const wins = await Promise.all(
        storages.map((storage, index) => storage.transaction([{ ...item, value: Uint8Array.of(index) }], [item])),
      )
      expect(wins.filter(Boolean)).toHaveLength(1)
      expect(await storages[0]!.local.get('app', item.key)).toEqual(Uint8Array.of(wins.indexOf(true)))
    }
    await Promise.all(tabs.map((tab) => tab.close()))
  })

  test('does not block an upgrade in another tab', async () => {
    const [tab, other] = [await browser.open(site.url), await browser.open(site.url)]
    const storage = await storageOf(tab, 'upgraded')
    await storage.local.put('app', 'key', Uint8Array.of(1))
    const version = await other.evaluate(
      `new Promise((resolve, reject) => {
        const request = indexedDB.open('upgraded', 2)
        request.onblocked = () => reject(new Error('blocked'))
        request.onsuccess = () => resolve(request.result.version)
      })`,
    )
    expect(version).toBe(2)
    await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'newer', path: 'upgraded' })
  })

  test('says that a page without an origin has no storage', async () => {
    const storage = await storageOf(await browser.open(`${site.url}sandboxed`))
    await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('refuses what does not fit, and writes what fits beside it', async () => {
    const settings = { 'dom.quotaManager.temporaryStorage.fixedLimit': 16 * 1024 }
    const small = await Firefox.start({ settings })
    onTestFinished(() => small.close())
    const tab = await small.open(site.url)
    const storage = await storageOf(tab, 'small')
    await storage.local.put('app', 'first', Uint8Array.of(1))
    const big = tab.evaluate("storagePage.call(0, 'proofs', 'put', ['app', 'big', storagePage.noise(40_000_000)])")
    expect(await big).toMatchObject({ error: { kind: 'quota', path: 'small' } })
    await storage.local.put('app', 'second', Uint8Array.of(2))
    expect(await storage.local.list('app')).toEqual(['first', 'second'])
    expect(await storage.proofs.list('app')).toEqual([])
  })

  test('stores in a private window until it is closed', async () => {
    const hidden = await Firefox.start({ settings: { 'browser.privatebrowsing.autostart': true } })
    onTestFinished(() => hidden.close())
    const tab = await hidden.open(site.url)
    const storage = await storageOf(tab, 'private')
    await storage.local.put('app', 'key', Uint8Array.of(1))
    await tab.reload()
    expect(await (await storageOf(tab, 'private')).local.list('app')).toEqual(['key'])
    expect(await storage.durability()).toBe('may be cleared')
  })

  test('reports that another tab has deleted the database, until the page is reloaded', async () => {
    const [tab, other] = [await browser.open(site.url), await browser.open(site.url)]
    const storage = await storageOf(tab, 'deleted')
    await storage.local.put('app', 'key', Uint8Array.of(1))
    await other.evaluate(
      `new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('deleted')
        request.onblocked = () => reject(new Error('blocked'))
        request.onsuccess = () => resolve(true)
      })`,
    )
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(storage.local.put('app', 'other', Uint8Array.of(2))).rejects.toMatchObject({ kind: 'deleted' })
    }
    await tab.reload()
    expect(await (await storageOf(tab, 'deleted')).local.list('app')).toEqual([])
  })

  test('has everything that was acknowledged when the browser was killed', async () => {
    const profile = temporaryFolder()
    let acknowledged = 0
    for (let round = 0; round < KILLS; round++) {
      const killed = await Firefox.start({ profile })
      const tab = await killed.open(site.url)
      const storage = await storageOf(tab)
      expect(await countOf(storage)).toBeGreaterThanOrEqual(acknowledged)
      await tab.evaluate(`void storagePage.writeForever(0, 4, (_, count) => { globalThis.count = count })`)
      await expect.poll(() => tab.evaluate<number | undefined>('globalThis.count')).toBeGreaterThan(acknowledged)
      acknowledged = await tab.evaluate<number>('globalThis.count')
      await killed.kill()
    }
    expect(acknowledged).toBeGreaterThan(KILLS - 2)
  }, 300_000)
})

const KILLS = 8

/** The largest count of all groups. */
async function countOf(storage: Storage): Promise<number> {
  const counts = await storage.local.read('counts', { limit: 100 })
  return Math.max(0, ...counts.map(({ value }) => Number(new TextDecoder().decode(value))))
}
