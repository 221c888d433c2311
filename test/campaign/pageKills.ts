/** The outbox of the library in a page, whose tabs are closed and whose browser is killed while wallets pay. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { Chromium } from '../support/browser/Chromium.ts'
import { CHROMIUM } from '../support/browser/chromiumOptions.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { HelloWallet } from '../support/processing/HelloWallet.ts'
import { StaticHost } from '../support/site/StaticHost.ts'
import { type CampaignPart, hasTime, type PartOptions, type PartReport } from './CampaignPart.ts'

/** Tabs, and payments of each wallet in the short form. */
const [TABS, FEW] = [2, 3]
const WALLETS = 3
/** Payments of a wallet before the chain is compared. */
const PAYMENTS = 60
/** Maximum time without any entry ending, after the last kill, ms. */
const END_MS = 120_000

const APP = `import { loadClient } from './library/browser.mjs'
globalThis.callLibrary = async (config, method, params) => {
  globalThis.client ??= loadClient(config)
  const result = await (await client).call(method, params)
  return JSON.stringify(result, (_, value) => typeof value === 'bigint' ? String(value) : value)
}
globalThis.wasLost = () => new Promise((resolve, reject) => {
  const request = indexedDB.open('.vendorclient')
  request.onerror = () => reject(request.error)
  request.onsuccess = () => {
    const database = request.result
    const count = database.transaction('vendorclient.local').objectStore('vendorclient.local')
      .count(['storage/restored', '0000000000000001'])
    count.onsuccess = () => { database.close(); resolve(count.result > 0) }
  }
})
document.title = 'loaded'`

export const killedPages: CampaignPart = {
  name: 'page-kills',
  summary:
    'Wallets pay through the outbox of the library in two tabs of Chromium, while tabs are closed and the browser is killed by SIGKILL; each executed key must have a transaction of its own, and the chain as many as the keys say.',
  run: async (options) => {
    const figures = { closed: 0, kills: 0, losses: 0, keys: 0, executed: 0, expired: 0, open: 0 }
    if (!existsSync(CHROMIUM)) return { figures, failures: [], skipped: `${CHROMIUM} is not installed` }
    const failures: string[] = []
    do {
      const report = await payInPages(options)
      for (const name of Object.keys(figures) as (keyof typeof figures)[]) figures[name] += report.figures[name] ?? 0
      failures.push(...report.failures)
    } while (hasTime(options))
    return { figures, failures }
  },
}

async function payInPages(options: PartOptions): Promise<PartReport> {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  const site = join(folder, 'site')
  mkdirSync(site)
  symlinkSync(join(import.meta.dirname, '../../dist'), join(site, 'library'))
  writeFileSync(join(site, 'app.mjs'), APP)
  writeFileSync(join(site, 'index.html'), '<!doctype html><title></title><script type="module" src="app.mjs"></script>')
  const host = await StaticHost.start(site, '/')
  const node = await DevNode.start()
  const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  const browser = new KilledBrowser(join(folder, 'profile'), host.url, node.url)
  try {
    const wallets = await Promise.all(Array.from({ length: WALLETS }, () => HelloWallet.deploy(direct, node)))
    return await pay(browser, wallets, options)
  } finally {
    await browser.end()
    direct.close()
    await node.dispose()
    await host.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function pay(browser: KilledBrowser, wallets: readonly HelloWallet[], options: PartOptions): Promise<PartReport> {
  const { chance } = options
  const isShort = !hasTime(options)
  const goesOn = (made: number) => made < (isShort ? FEW : PAYMENTS) && (isShort || made === 0 || hasTime(options))
  let isPaying = true
  const killing = (async () => {
    while (isPaying) {
      await sleep(chance.between(50, 1500))
      await browser.disturb(chance.between(0, 3) === 0, chance.between(0, TABS - 1))
    }
  })()
  const payAll = async (wallet: HelloWallet, name: string) => {
    const keys: string[] = []
    while (goesOn(keys.length)) {
      const key = `${name}-${keys.length}`
      const params = { key, message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
      await browser.call('outbox.send', params, () => chance.between(0, TABS - 1))
      keys.push(key)
    }
    return keys
  }
  const keys = await Promise.all(wallets.map((wallet, index) => payAll(wallet, `w${index}`)))
  isPaying = false
  await killing
  const entries = await browser.untilEnded()
  const failures: string[] = []
  const { closed, kills, losses } = browser
  for (const [index, wallet] of wallets.entries()) {
    const found = new Map(entries.filter(({ key }) => keys[index]!.includes(key)).map((entry) => [entry.key, entry]))
    const lost = keys[index]!.filter((key) => !found.has(key))
    if (lost.length > 0 && losses === 0)
      failures.push(`wallet ${index}: acknowledged keys are lost: ${lost.join(', ')}`)
    const executed = [...found.values()].filter(({ state }) => state === 'executed').length
    const transactions = new Set([...found.values()].map(({ transaction_id }) => transaction_id).filter(Boolean))
    if (transactions.size < executed) failures.push(`wallet ${index}: two keys name the same transaction, or none`)
    const open = [...found.values()].filter(({ state, held }) => state === 'unknown' || isHeld({ held })).length
    // The constructor is the first call.
    const calls = (await wallet.calls()) - 1
    if (calls < executed || calls > executed + open + lost.length) {
      failures.push(
        `wallet ${index}: ${calls} executions, but ${executed} keys say executed, ${open} are open, ${lost.length} lost`,
      )
    }
  }
  const count = (isCounted: (entry: Entry) => boolean) => entries.filter(isCounted).length
  const executed = count(({ state }) => state === 'executed')
  const expired = count(({ state }) => state === 'expired')
  const figures = {
    closed,
    kills,
    losses,
    keys: keys.flat().length,
    executed,
    expired,
    open: entries.length - executed - expired,
  }
  return { figures, failures }
}

interface Entry {
  readonly key: string
  readonly state: string
  readonly transaction_id?: string | null | undefined
  readonly held?: object | null | undefined
}

/** A browser with tabs that use the library, and a profile that outlives it. */
class KilledBrowser {
  closed = 0
  kills = 0
  /** Databases that the browser has lost. */
  losses = 0
  readonly #profile: string
  readonly #url: string
  readonly #config: object
  #browser: Promise<Chromium>
  #tabs: Promise<Page>[]
  #hasLost = false

  constructor(profile: string, url: string, endpoint: string) {
    this.#profile = profile
    this.#url = url
    this.#config = {
      network: { endpoints: [endpoint], expiration_margin: 2000, message_processing_timeout: 10_000 },
      abi: { message_expiration_timeout: 30_000 },
    }
    this.#browser = Chromium.start(profile)
    this.#tabs = Array.from({ length: TABS }, () => this.#openTab())
  }

  /** Asks one tab after the other until one answers. */
  async call(method: string, params: object, pick: () => number): Promise<unknown> {
    for (;;) {
      const tab = await this.#tabs[pick()]!
      try {
        return await this.#ask(tab, method, params)
      } catch (error) {
        if (!isGone(error)) throw error
        await sleep(20)
      }
    }
  }

  /** Kills the browser, or closes or reloads a tab. */
  async disturb(kills: boolean, index: number): Promise<void> {
    // A tab that is still loading is left alone: on a busy machine it would never get to work.
    const tab = (await Promise.all(this.#tabs))[index]!
    if (!kills) {
      this.closed++
      this.#tabs[index] = this.#openTab()
      await tab.close({ runBeforeUnload: false }).catch(() => {})
      return
    }
    this.kills++
    await (await this.#browser).kill()
    this.#browser = Chromium.start(this.#profile)
    this.#tabs = this.#tabs.map(() => this.#openTab())
    const next = await this.#tabs[0]!
    await this.#ask(next, 'outbox.list', { limit: 1 })
    const hasLost = await next.evaluate<boolean>('wasLost()')
    if (hasLost && !this.#hasLost) this.losses++
    this.#hasLost = hasLost
  }

  /** All entries, once each has ended or waits for a decision. Throws Error if nothing ends for too long. */
  async untilEnded(): Promise<readonly Entry[]> {
    const tab = await this.#tabs[0]!
    let untilMs = performance.now() + END_MS
    let openBefore = Number.POSITIVE_INFINITY
    for (;;) {
      const entries: Entry[] = []
      let after: string | null | undefined
      do {
        const page = (await this.#ask(tab, 'outbox.list', { limit: 1000, ...(after && { after }) })) as EntryPage
        entries.push(...page.entries)
        after = page.next
      } while (after)
      const open = entries.filter(({ state, held }) => isOpen(state) && !isHeld({ held })).length
      if (open === 0) return entries
      if (open < openBefore) untilMs = performance.now() + END_MS
      openBefore = open
      if (performance.now() > untilMs) throw new Error(`${open} entries have no end`)
      await sleep(500)
    }
  }

  async end(): Promise<void> {
    await (await this.#browser).kill()
  }

  async #ask(tab: Page, method: string, params: object): Promise<unknown> {
    const values = [this.#config, method, params].map((value) => JSON.stringify(value)).join(', ')
    return JSON.parse(await tab.evaluate<string>(`callLibrary(${values})`))
  }

  async #openTab(): Promise<Page> {
    const tab = await (await this.#browser).openTab(this.#url)
    await tab.waitForFunction("document.title === 'loaded'")
    return tab
  }
}

interface EntryPage {
  readonly entries: readonly Entry[]
  readonly next?: string | null
}

function isOpen(state: string): boolean {
  return ['queued', 'signing', 'sending', 'sent'].includes(state)
}

function isHeld({ held }: Pick<Entry, 'held'>): boolean {
  return held !== null && held !== undefined
}

/** Whether the tab was closed, or the browser killed, before there was an answer. */
function isGone(error: unknown): boolean {
  return /has been closed|Target closed|crashed|context was destroyed|navigation/i.test(String(error))
}
