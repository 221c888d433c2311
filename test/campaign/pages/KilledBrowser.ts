/** A browser with tabs that use the library, and a profile that outlives it. Anything may happen to the tabs at any moment. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Chance } from '../../simulation/Chance.ts'
import { Chromium } from '../../support/browser/Chromium.ts'
import { freeze } from './freeze.ts'

/** Number of tabs. */
export const TABS = 2
/** How long a frozen tab stays frozen, ms; a lease that is not renewed ends after 10 s. */
const FROZEN_MS = [500, 14_000] as const

/** What is done to a tab or to the whole browser. */
export const DISTURBANCES = ['closed', 'reloaded', 'crashed', 'frozen', 'kills'] as const
export type Disturbance = (typeof DISTURBANCES)[number]

export const APP = `import { loadClient } from './library/browser.mjs'
globalThis.callLibrary = async (config, method, params) => {
  globalThis.client ??= loadClient(config)
  const result = await (await client).call(method, params)
  return JSON.stringify(result, (_, value) => typeof value === 'bigint' ? String(value) : value)
}
globalThis.lastLoss = () => new Promise((resolve, reject) => {
  const request = indexedDB.open('.vendorclient')
  request.onerror = () => reject(request.error)
  request.onsuccess = () => {
    const database = request.result
    const mark = database.transaction('vendorclient.local').objectStore('vendorclient.local')
      .get(['storage/restored', '0000000000000001'])
    mark.onsuccess = () => { database.close(); resolve(mark.result ? new TextDecoder().decode(mark.result) : '') }
  }
})
document.title = 'loaded'`

export class KilledBrowser {
  readonly counts: Record<Disturbance, number> = { closed: 0, reloaded: 0, crashed: 0, frozen: 0, kills: 0 }
  /** Databases that the browser has lost. */
  losses = 0
  readonly #profile: string
  readonly #url: string
  readonly #config: object
  readonly #chance: Chance
  #browser: Promise<Chromium>
  #tabs: Promise<Page>[]
  readonly #frozen = new Map<Page, Promise<void>>()
  #lastLoss = ''

  constructor(profile: string, url: string, endpoint: string, chance: Chance) {
    this.#profile = profile
    this.#url = url
    this.#chance = chance
    this.#config = {
      network: { endpoints: [endpoint], expiration_margin: 2000, message_processing_timeout: 10_000 },
      abi: { message_expiration_timeout: 30_000 },
    }
    this.#browser = Chromium.start(profile)
    this.#tabs = Array.from({ length: TABS }, () => this.#openTab())
  }

  /** Asks one tab after the other until one answers. */
  async call(method: string, params: object): Promise<unknown> {
    for (;;) {
      const tab = await this.#tabs[this.#chance.between(0, TABS - 1)]!
      try {
        return await this.#ask(tab, method, params)
      } catch (error) {
        if (!isGone(error)) throw error
        await sleep(20)
      }
    }
  }

  /** Does something to a tab, or kills the browser. */
  async disturb(): Promise<void> {
    const what = this.#chance.pick(DISTURBANCES)
    const index = this.#chance.between(0, TABS - 1)
    // A tab that is still loading is left alone: on a busy machine it would never get to work.
    const tabs = await Promise.all(this.#tabs)
    const tab = tabs[index]!
    // One tab stays able to pay.
    if (what === 'frozen' && this.#frozen.size > 0) return
    this.counts[what]++
    if (what === 'kills') await this.#kill()
    else if (what === 'frozen') this.#frozen.set(tab, this.#freeze(tab))
    else this.#tabs[index] = this.#replace(tab, what)
  }

  /** Settles when no tab is frozen. */
  async untilThawed(): Promise<void> {
    await Promise.all(this.#frozen.values())
  }

  /** All items of a function that lists them in pages of `limit`. */
  async all<T>(method: string, readPage: (page: never) => { items: readonly T[]; after: unknown }): Promise<T[]> {
    const found: T[] = []
    for (let after: unknown; ; ) {
      const params = { limit: 1000, ...(after !== undefined && { after }) }
      const page = readPage((await this.call(method, params)) as never)
      found.push(...page.items)
      if (page.items.length === 0 || page.after === undefined || page.after === null) return found
      after = page.after
    }
  }

  async end(): Promise<void> {
    await (await this.#browser).kill()
  }

  async #kill(): Promise<void> {
    this.#frozen.clear()
    await (await this.#browser).kill()
    this.#browser = Chromium.start(this.#profile)
    this.#tabs = this.#tabs.map(() => this.#openTab())
    const next = await this.#tabs[0]!
    await this.#ask(next, 'outbox.list', { limit: 1 })
    const loss = await next.evaluate<string>('lastLoss()')
    if (loss !== this.#lastLoss) this.losses++
    this.#lastLoss = loss
  }

  async #replace(tab: Page, how: 'closed' | 'reloaded' | 'crashed'): Promise<Page> {
    this.#frozen.delete(tab)
    try {
      if (how === 'reloaded') {
        await tab.reload()
        await tab.waitForFunction("document.title === 'loaded'")
        return tab
      }
      if (how === 'crashed') await crash(tab)
      await tab.close({ runBeforeUnload: false })
    } catch (error) {
      if (!isGone(error)) throw error
    }
    return this.#openTab()
  }

  /** Freezes a tab with its workers, and lets it continue later, unless it is gone by then. */
  async #freeze(tab: Page): Promise<void> {
    try {
      const thaw = await freeze(tab)
      await sleep(this.#chance.between(...FROZEN_MS))
      await thaw()
    } catch (error) {
      if (!isGone(error)) throw error
    } finally {
      this.#frozen.delete(tab)
    }
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

/** The command has no answer, since the process that would give it is gone. */
async function crash(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab)
  const gone = tab.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await gone
}

/** Whether the tab was closed, or the browser killed, before there was an answer. */
function isGone(error: unknown): boolean {
  return /has been closed|Target closed|crashed|context was destroyed|navigation|detached|ERR_ABORTED|No session with given id/i.test(
    String(error),
  )
}
