/**
 * Wallets pay through the outbox of daemons on one folder, or one database, that are killed by SIGKILL again and again: each key has to be
 * executed at most once, and each has to have an end that the chain agrees with.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { createDaemonHome } from '../daemon/daemonProgram.ts'
import { StdioHost } from '../daemon/StdioHost.ts'
import { TestClient } from '../daemon/TestClient.ts'
import type { DevNode } from '../devnode/DevNode.ts'
import { LocalClient } from '../LocalClient.ts'
import { HelloWallet } from './HelloWallet.ts'

export interface PaymentPlan {
  readonly daemons: number
  readonly wallets: number
  /** Whether another payment of a wallet is to be made; asked before each. */
  readonly goesOn: (made: number) => boolean
  /** Pause before the next kill, ms. */
  readonly pauseMs: () => number
  /** Which daemon is killed or asked next. */
  readonly pick: (count: number) => number
  /** Section `storage` of the configuration; by default the daemons have a folder in common. */
  readonly storage?: object
  /** Kills and starts something else, after each kill of a daemon. */
  readonly disturb?: () => Promise<void>
}

export interface PaymentReport {
  readonly kills: number
  readonly keys: number
  readonly executed: number
  readonly expired: number
  readonly unknown: number
  /** One line each. */
  readonly failures: readonly string[]
}

interface Daemon {
  readonly host: StdioHost
  readonly client: Promise<TestClient>
}

/** Maximum time without any entry ending, after the last kill, ms. */
const END_MS = 180_000

export async function payThroughKills(node: DevNode, plan: PaymentPlan): Promise<PaymentReport> {
  const home = createDaemonHome()
  const config = {
    network: { endpoints: [node.url], expiration_margin: 2000, message_processing_timeout: 10_000 },
    abi: { message_expiration_timeout: 30_000 },
    ...(plan.storage && { storage: plan.storage }),
  }
  const start = (): Daemon => {
    const host = StdioHost.start({}, home)
    const client = TestClient.initialize(host, config)
    client.catch(() => {})
    return { host, client }
  }
  const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  const daemons = Array.from({ length: plan.daemons }, start)
  const failures: string[] = []
  let kills = 0
  let isPaying = true
  try {
    const wallets = await Promise.all(Array.from({ length: plan.wallets }, () => HelloWallet.deploy(direct, node)))
    const killing = (async () => {
      while (isPaying) {
        await sleep(plan.pauseMs())
        const index = plan.pick(daemons.length)
        // A daemon that is still starting is not killed: on a busy machine it would never get to work.
        await daemons[index]!.client
        daemons[index]!.host.process.kill('SIGKILL')
        await daemons[index]!.host.ended()
        kills++
        daemons[index] = start()
        await plan.disturb?.()
      }
    })()
    const keys = (await Promise.all(wallets.map((wallet, index) => payAll(daemons, wallet, `w${index}`, plan)))).flat()
    isPaying = false
    await killing
    const entries = await untilEnded(daemons, keys)
    const count = (state: string) => entries.filter((entry) => entry.state === state).length
    for (const [index, wallet] of wallets.entries()) {
      const executed = entries.filter(({ key, state }) => key.startsWith(`w${index}-`) && state === 'executed').length
      const unknown = entries.filter(({ key, state }) => key.startsWith(`w${index}-`) && state === 'unknown').length
      // The constructor is the first call.
      const calls = (await wallet.calls()) - 1
      if (calls < executed || calls > executed + unknown) {
        failures.push(`wallet ${index}: ${calls} executions, but ${executed} keys say executed and ${unknown} unknown`)
      }
    }
    const [expired, unknown, executed] = [count('expired'), count('unknown'), count('executed')]
    const others = entries.filter(({ state }) => !['executed', 'expired', 'unknown'].includes(state))
    failures.push(...others.map(({ key, state, error }) => `${key} is ${state}: ${JSON.stringify(error)}`))
    failures.push(...(await missingResults(daemons, entries)))
    return { kills, keys: keys.length, executed, expired, unknown, failures }
  } finally {
    isPaying = false
    direct.close()
    for (const { host } of daemons) host.process.kill('SIGKILL')
    await Promise.all(daemons.map(({ host }) => host.ended()))
    home.remove()
  }
}

/** Sends one payment after the other, each until some daemon has acknowledged it. Returns the keys. */
async function payAll(
  daemons: readonly Daemon[],
  wallet: HelloWallet,
  name: string,
  plan: PaymentPlan,
): Promise<string[]> {
  const keys: string[] = []
  while (plan.goesOn(keys.length)) {
    const key = `${name}-${keys.length}`
    const params = { key, message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
    await onAny(daemons, plan, (client) => client.call('outbox.send', params))
    keys.push(key)
  }
  return keys
}

/** Asks one daemon after the other until one answers: the others were killed meanwhile. */
async function onAny<T>(
  daemons: readonly Daemon[],
  { pick }: Pick<PaymentPlan, 'pick'>,
  ask: (client: TestClient) => Promise<T>,
): Promise<T> {
  for (;;) {
    const { host, client } = daemons[pick(daemons.length)]!
    try {
      return await ask(await client)
    } catch (error) {
      if (!host.process.killed && !host.hasEnded && !isServerAway(error)) throw error
      await sleep(5)
    }
  }
}

/**
 * The server of the storage has been killed: repeating the call with the same key finds out whether the entry was
 * stored.
 */
function isServerAway(error: unknown): boolean {
  const { code, data } = error as { code?: number; data?: { kind?: string } }
  return code === 35 && ['away', 'unknown'].includes(data?.kind ?? '')
}

// biome-ignore lint/suspicious/noExplicitAny: entries as they came
type Entry = any

async function untilEnded(daemons: readonly Daemon[], keys: readonly string[]): Promise<Entry[]> {
  const client = await daemons[0]!.client
  let untilMs = performance.now() + END_MS
  let openBefore = Number.POSITIVE_INFINITY
  for (;;) {
    const entries: Entry[] = []
    let after: string | undefined
    do {
      const page = await client.call('outbox.list', { limit: 1000, ...(after !== undefined && { after }) })
      entries.push(...page.entries)
      after = page.next ?? undefined
    } while (after !== undefined)
    const open = entries.filter(({ state }) => ['queued', 'signing', 'sending', 'sent'].includes(state))
    if (open.length === 0) {
      const found = new Set(entries.map(({ key }) => key))
      const lost = keys.filter((key) => !found.has(key))
      if (lost.length > 0) throw new Error(`${lost.length} acknowledged keys are lost: ${lost.slice(0, 5).join(', ')}`)
      return entries
    }
    if (open.length < openBefore) untilMs = performance.now() + END_MS
    openBefore = open.length
    if (performance.now() > untilMs)
      throw new Error(`${open.length} entries have no end, the first: ${JSON.stringify(open[0])}`)
    await sleep(500)
  }
}

/** Every entry has an unacknowledged result, and there are no other results. */
async function missingResults(daemons: readonly Daemon[], entries: readonly Entry[]): Promise<string[]> {
  const client = await daemons[0]!.client
  const last = new Map<string, string>()
  let after: string | undefined
  for (;;) {
    const { results } = await client.call('outbox.results', { limit: 1000, ...(after !== undefined && { after }) })
    if (results.length === 0) break
    for (const { number, entry } of results) {
      last.set(entry.id, entry.state)
      after = number
    }
  }
  const wrong = entries.filter(({ id, state }) => last.get(id) !== state)
  return wrong.map(({ key, id, state }) => `${key} is ${state}, its last result says ${last.get(id)}`)
}
