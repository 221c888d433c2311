import { setTimeout as sleep } from 'node:timers/promises'
import { DevNode, type Json } from '../support/devnode/DevNode.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { missingTools } from '../support/missingTools.ts'
import { PayingWallet } from '../support/processing/PayingWallet.ts'
import { type CampaignPart, hasTime, type PartOptions, type PartReport } from './CampaignPart.ts'
import { PAYER_LANGUAGES, Payer, type PayerLanguage, type PaymentEnd } from './payers/Payer.ts'

/** Payments and languages of the short form: programs in the other languages have to be compiled. */
const FEW = { payments: 6, languages: ['TypeScript', 'Python'] }
/** Payments of a program before the chain is asked. */
const PAYMENTS = 50
const NEVER_MS = 2 ** 31 - 1
/** Messages that were sent are executed within this time. */
const SETTLED_MS = 1500
const SHELL = 2
/** Factor for the aim after a kill that came too late, and after one that came too early. */
const [EARLIER, LATER] = [0.9, 1.1]

interface Payment extends PaymentEnd {
  readonly dest: string
  /** Whether its daemon was killed. */
  readonly isKilled: boolean
}

export const killedBindings: CampaignPart = {
  name: 'binding-kills',
  summary:
    'Programs in each language pay by calls of contract objects while their daemons are killed by SIGKILL; what each error says of its payment is compared with what has arrived.',
  run: async (options) => {
    const figures = { payments: 0, kills: 0, executed: 0, not_executed: 0, unknown: 0, 'unknown and executed': 0 }
    const failures: string[] = []
    const isShort = !hasTime(options)
    const languages = PAYER_LANGUAGES.filter(
      (language) => missingTools(language.tools).length === 0 && (!isShort || FEW.languages.includes(language.name)),
    )
    do {
      for (const language of languages) {
        const report = await payThroughKills(language, options, isShort ? FEW.payments : PAYMENTS)
        for (const name of Object.keys(figures) as (keyof typeof figures)[]) figures[name] += report.figures[name] ?? 0
        failures.push(...report.failures.map((failure) => `${language.name}: ${failure}`))
      }
    } while (hasTime(options))
    return { figures, failures }
  },
}

async function payThroughKills(language: PayerLanguage, { chance }: PartOptions, count: number): Promise<PartReport> {
  const node = await DevNode.start()
  const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  let payer: Payer | undefined
  try {
    const { id, keys } = await PayingWallet.deploy(direct, node)
    payer = Payer.start(language, { endpoint: node.url, account: { address: `${id}::${id}`, keys } })
    const payments: Payment[] = []
    let kills = 0
    // Most kills are aimed at the moment when messages are sent, which is found by trial: it comes late in the first
    // payment of a daemon. The first two payments are not interrupted.
    const aimsMs = { first: 0, later: 0 }
    while (payments.length < count) {
      await payer.untilReady()
      const kind = payments.at(-1)?.outcome === 'executed' ? 'later' : 'first'
      const dest = `0:${Buffer.from(chance.bytes(32)).toString('hex')}`
      const killAfterMs = payments.length < 2 ? NEVER_MS : killTime(aimsMs[kind], chance)
      // The kill of the previous payment may have come just after that payment was completed.
      let isKilled = payments.at(-1)?.outcome === 'executed' && payments.at(-1)!.isKilled
      const killing = setTimeout(() => {
        isKilled ||= payer!.killDaemon()
      }, killAfterMs)
      const startMs = performance.now()
      payments.push({ dest, ...(await payer.pay(dest)), isKilled })
      if (isKilled) kills++
      clearTimeout(killing)
      const { outcome } = payments.at(-1)!
      if (aimsMs[kind] === 0) aimsMs[kind] = performance.now() - startMs
      else if (outcome === 'executed') aimsMs[kind] *= EARLIER
      else if (outcome === 'not_executed') aimsMs[kind] *= LATER
    }
    await sleep(SETTLED_MS)
    const failures: string[] = []
    const figures: Record<string, number> = { payments: count, kills }
    for (const payment of payments) {
      const arrived = await arrivedAt(node, payment.dest)
      const failure = await findLie(node, payment, arrived)
      if (failure !== undefined) failures.push(`${JSON.stringify(payment)}: ${failure}`)
      figures[payment.outcome] = (figures[payment.outcome] ?? 0) + 1
      if (payment.outcome === 'unknown' && arrived > 0n) {
        figures['unknown and executed'] = (figures['unknown and executed'] ?? 0) + 1
      }
    }
    return { figures, failures }
  } finally {
    payer?.dispose()
    direct.close()
    await node.dispose()
  }
}

function killTime(aimMs: number, chance: PartOptions['chance']): number {
  const [low, high] = chance.happens(0.2) ? [0, aimMs] : [aimMs * 0.8, aimMs * 1.2]
  return chance.between(Math.floor(low), Math.ceil(high))
}

/** Why the chain does not agree with the report to the program. */
async function findLie(
  node: DevNode,
  { outcome, hash, message, isKilled }: Payment,
  arrived: bigint,
): Promise<string | undefined> {
  if (arrived > 1n) return `paid ${arrived} times`
  if (outcome === 'executed') return arrived === 1n ? undefined : 'nothing has arrived'
  if (!isKilled) return `it failed though its daemon was alive: ${message}`
  if (outcome === 'not_executed') return arrived === 0n ? undefined : 'it has arrived'
  if (outcome !== 'unknown') return `an outcome that no killed daemon leads to: ${message}`
  if (hash === undefined) return 'there is no hash to look for'
  return (await isExecuted(node, hash)) === (arrived === 1n) ? undefined : 'the hash is that of another message'
}

async function arrivedAt(node: DevNode, dest: string): Promise<bigint> {
  const id = dest.slice(2)
  const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){info{balance_other{currency value(format:DEC)}}}}}`
  const { data, errors } = (await node.query(query)) as Json
  if (errors) throw new Error(JSON.stringify(errors))
  const held = (data.blockchain.account.info?.balance_other ?? []) as readonly { currency: number; value: string }[]
  return BigInt(held.find(({ currency }) => Number(currency) === SHELL)?.value ?? 0)
}

async function isExecuted(node: DevNode, hash: string): Promise<boolean> {
  const { data } = (await node.query(`{blockchain{message(hash:"${hash}"){dst_transaction{id}}}}`)) as Json
  return Boolean(data.blockchain.message?.dst_transaction)
}
