import { DevNode } from '../support/devnode/DevNode.ts'
import { whySkipped } from '../support/postgres/findPostgres.ts'
import { PostgresServer } from '../support/postgres/PostgresServer.ts'
import { type PaymentPlan, payThroughKills } from '../support/processing/payThroughKills.ts'
import { type CampaignPart, hasTime, type PartOptions, type PartReport } from './CampaignPart.ts'

const DAEMONS = 3
const WALLETS = 32
/** Wallets, and payments of each, in the short form. */
const FEW = { wallets: 4, payments: 3 }
const FEW_ON_SERVER = { wallets: 2, payments: 2 }
/** Payments of a wallet before the chain and the storage are compared. */
const PAYMENTS = 40

export const killedOutboxes: CampaignPart = {
  name: 'outbox-kills',
  summary:
    'Three daemons on one folder are killed by SIGKILL while wallets pay through the outbox; each key is compared with what the chain has executed.',
  run: (options) => pay(options, FEW, () => ({})),
}

export const killedOutboxesOnServer: CampaignPart = {
  name: 'outbox-kills-postgres',
  summary: 'The same with three daemons on one PostgreSQL database.',
  run: (options) => onServer(options, (server, schema) => ({ storage: { url: server.url(), schema } })),
}

export const killedServers: CampaignPart = {
  name: 'outbox-kills-postgres-server',
  summary: 'The same, and the PostgreSQL server is killed by SIGKILL and started again between the daemons.',
  run: (options) =>
    onServer(options, (server, schema) => ({
      storage: { url: server.url(), schema },
      disturb: async () => {
        if (options.chance.between(0, 2) > 0) return
        await server.kill()
        await server.startAgain()
      },
    })),
}

type Place = Pick<PaymentPlan, 'storage' | 'disturb'>

async function onServer(
  options: PartOptions,
  placeOn: (server: PostgresServer, schema: string) => Place,
): Promise<PartReport> {
  if (whySkipped !== '') return { figures: {}, failures: [], skipped: whySkipped.slice(2, -1) }
  const server = await PostgresServer.start()
  try {
    let rounds = 0
    return await pay(options, FEW_ON_SERVER, () => placeOn(server, `round_${++rounds}`))
  } finally {
    await server.dispose()
  }
}

async function pay(options: PartOptions, few: typeof FEW, findPlace: () => Place): Promise<PartReport> {
  const { chance } = options
  const figures = { kills: 0, keys: 0, executed: 0, expired: 0, unknown: 0 }
  const failures: string[] = []
  do {
    const isShort = !hasTime(options)
    const node = await DevNode.start()
    try {
      const { failures: found, ...counted } = await payThroughKills(node, {
        daemons: DAEMONS,
        wallets: isShort ? few.wallets : WALLETS,
        goesOn: (made) => made < (isShort ? few.payments : PAYMENTS) && (made === 0 || isShort || hasTime(options)),
        pauseMs: () => chance.between(20, 1000),
        pick: (count) => chance.between(0, count - 1),
        ...findPlace(),
      })
      for (const name of Object.keys(figures) as (keyof typeof figures)[]) figures[name] += counted[name]
      failures.push(...found)
    } finally {
      await node.dispose()
    }
  } while (hasTime(options))
  return { figures, failures }
}
