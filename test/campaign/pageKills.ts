/** The outbox of the library in a page, whose tabs and browser are disturbed in every way while wallets pay. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHROMIUM } from '../support/browser/chromiumOptions.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { PayingWallet } from '../support/processing/PayingWallet.ts'
import { StaticHost } from '../support/site/StaticHost.ts'
import { type CampaignPart, hasTime, type PartOptions, type PartReport } from './CampaignPart.ts'
import { findLie, isOpen, type OutboxFacts, type PaidKey, paymentsOf } from './pages/checkKeys.ts'
import { APP, KilledBrowser } from './pages/KilledBrowser.ts'

const WALLETS = 3
/** Payments of each wallet in the short form, and otherwise before the chain is compared. */
const [FEW, PAYMENTS] = [3, 60]
/** Pause between two disturbances, ms. */
const PAUSE_MS = [50, 1000] as const
/** Maximum time without any entry ending, after the last disturbance, ms. */
const END_MS = 120_000
const SHELL = 2
/** The fee is paid on top, and SHELL becomes main currency on arrival. */
const FLAGS = 17

interface Payment extends PaidKey {
  /** Parameters of `outbox.send`. */
  readonly params: object
}

export const killedPages: CampaignPart = {
  name: 'page-kills',
  summary:
    'Wallets pay through the outbox of the library in two tabs of Chromium, while tabs are closed, reloaded, crashed and frozen, and the browser is killed by SIGKILL; each key pays an account of its own, and what is said about each key is compared with the chain.',
  run: async (options) => {
    if (!existsSync(CHROMIUM)) return { figures: {}, failures: [], skipped: `${CHROMIUM} is not installed` }
    return payUntil(options, 0)
  },
}

/** Pays for as long as there is time, and until there were at least `disturbances`. */
export async function payUntil(options: PartOptions, disturbances: number): Promise<PartReport> {
  const figures = {
    ...{ closed: 0, reloaded: 0, crashed: 0, frozen: 0, kills: 0, losses: 0 },
    ...{ keys: 0, executed: 0, expired: 0, open: 0 },
  }
  const failures: string[] = []
  const done = () => figures.closed + figures.reloaded + figures.crashed + figures.frozen + figures.kills
  do {
    const report = await payInPages(options, hasTime(options) || disturbances > 0 ? PAYMENTS : FEW)
    for (const name of Object.keys(figures) as (keyof typeof figures)[]) figures[name] += report.figures[name] ?? 0
    failures.push(...report.failures)
  } while (hasTime(options) || done() < disturbances)
  return { figures, failures }
}

async function payInPages(options: PartOptions, count: number): Promise<PartReport> {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  const site = join(folder, 'site')
  mkdirSync(site)
  symlinkSync(join(import.meta.dirname, '../../dist'), join(site, 'library'))
  writeFileSync(join(site, 'app.mjs'), APP)
  writeFileSync(join(site, 'index.html'), '<!doctype html><title></title><script type="module" src="app.mjs"></script>')
  const host = await StaticHost.start(site, '/')
  const node = await DevNode.start()
  const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  const browser = new KilledBrowser(join(folder, 'profile'), host.url, node.url, options.chance)
  try {
    const wallets = await Promise.all(Array.from({ length: WALLETS }, () => PayingWallet.deploy(direct, node)))
    const payments = await payAll(browser, wallets, options, count)
    return await compare(browser, node, wallets, payments)
  } finally {
    await browser.end()
    direct.close()
    await node.dispose()
    await host.dispose()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Payments of each wallet that the outbox has acknowledged, while the browser is disturbed. */
async function payAll(
  browser: KilledBrowser,
  wallets: readonly PayingWallet[],
  { chance }: PartOptions,
  count: number,
): Promise<readonly (readonly Payment[])[]> {
  let isPaying = true
  const disturbing = (async () => {
    while (isPaying) {
      await sleep(chance.between(...PAUSE_MS))
      await browser.disturb()
    }
  })()
  const pay = async (wallet: PayingWallet, name: string) => {
    const payments: Payment[] = []
    for (let number = 0; number < count; number++) {
      const payment = paymentOf(wallet, `${name}-${number}`, `0:${Buffer.from(chance.bytes(32)).toString('hex')}`)
      await browser.call('outbox.send', payment.params)
      payments.push(payment)
    }
    return payments
  }
  try {
    return await Promise.all(wallets.map((wallet, index) => pay(wallet, `w${index}`)))
  } finally {
    isPaying = false
    await disturbing
    await browser.untilThawed()
  }
}

function paymentOf(wallet: PayingWallet, key: string, dest: string): Payment {
  const message_encode_params = wallet.payment({ dest, cc: { [SHELL]: 1n }, flags: FLAGS })
  return { key, dest, params: { key, message_encode_params, dapp_id: wallet.id } }
}

async function compare(
  browser: KilledBrowser,
  node: DevNode,
  wallets: readonly PayingWallet[],
  paid: readonly (readonly Payment[])[],
): Promise<PartReport> {
  const payments = paid.flat()
  const failures: string[] = []
  let entries = await untilEnded(browser)
  const lost = payments.filter(({ key }) => !entries.has(key))
  if (lost.length > 0) {
    if (browser.losses === 0) failures.push(`acknowledged keys are lost: ${lost.map(({ key }) => key).join(', ')}`)
    // A program that does not know of the loss sends them again: none may be executed a second time.
    for (const { params } of lost) await browser.call('outbox.send', params)
    entries = await untilEnded(browser)
  }
  for (const [index, wallet] of wallets.entries()) {
    const onChain = await paymentsOf(node, wallet.id)
    for (const payment of paid[index]!) {
      const lie = findLie(payment, entries.get(payment.key), onChain)
      if (lie !== undefined) failures.push(`${payment.key} ${lie}`)
    }
  }
  failures.push(...(await findWrongResults(browser, entries)))
  const facts = [...entries.values()]
  const open = facts.filter(isOpen)
  const count = (state: string) => facts.filter((entry) => entry.state === state && !isOpen(entry)).length
  const [executed, expired] = [count('executed'), count('expired')]
  const figures = { ...browser.counts, losses: browser.losses, keys: payments.length }
  return { figures: { ...figures, executed, expired, open: open.length }, failures }
}

/** All entries by key, once each has ended or waits for a decision. Throws Error if nothing ends for too long. */
async function untilEnded(browser: KilledBrowser): Promise<ReadonlyMap<string, OutboxFacts>> {
  let untilMs = performance.now() + END_MS
  let openBefore = Number.POSITIVE_INFINITY
  for (;;) {
    const entries = await browser.all<OutboxFacts>('outbox.list', ({ entries: items, next: after }) => ({
      items,
      after,
    }))
    const open = entries.filter(
      (entry) => ['queued', 'signing', 'sending', 'sent'].includes(entry.state) && !isOpen(entry),
    )
    if (open.length === 0) return new Map(entries.map((entry) => [entry.key, entry]))
    if (open.length < openBefore) untilMs = performance.now() + END_MS
    openBefore = open.length
    if (performance.now() > untilMs) throw new Error(`${open.length} entries have no end: ${JSON.stringify(open[0])}`)
    await sleep(500)
  }
}

/** Every entry that has ended has a result that says the same. */
async function findWrongResults(
  browser: KilledBrowser,
  entries: ReadonlyMap<string, OutboxFacts>,
): Promise<readonly string[]> {
  const results = await browser.all<{ number: string; entry: OutboxFacts }>('outbox.results', ({ results: items }) => {
    const last = (items as { number: string }[]).at(-1)
    return { items, after: last?.number }
  })
  const last = new Map(results.map(({ entry }) => [entry.key, entry.state]))
  const ended = [...entries.values()].filter((entry) => !isOpen(entry))
  return ended
    .filter(({ key, state }) => last.get(key) !== state)
    .map(({ key, state }) => `${key} is ${state}, its last result says ${last.get(key)}`)
}
