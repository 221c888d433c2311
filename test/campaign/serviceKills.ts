import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DevNode } from '../support/devnode/DevNode.ts'
import { missingTools } from '../support/missingTools.ts'
import { PaymentService } from '../support/processing/payments/PaymentService.ts'
import {
  PAYMENT_LANGUAGES,
  type PaymentLanguage,
  type ServiceCommand,
} from '../support/processing/payments/paymentLanguages.ts'
import { type DisturbedFigures, payThroughDisturbances } from '../support/processing/payments/payThroughDisturbances.ts'
import { type CampaignPart, hasTime, type PartOptions, type PartReport } from './CampaignPart.ts'

/** Languages whose services run in the short form, and disturbances of each. */
const FEW = { languages: ['TypeScript'], disturbances: 3 }
/** Disturbances of a service before that of the next language. */
const DISTURBANCES = 40

export const killedServices: CampaignPart = {
  name: 'service-kills',
  summary:
    'The payment back ends of the documentation are killed by SIGKILL, and so are their daemons, and their connections are cut while they receive and pay; their books are compared with the chain.',
  run: async (options) => {
    const isShort = !hasTime(options)
    const languages = PAYMENT_LANGUAGES.filter(
      (language) => missingTools(language.tools).length === 0 && (!isShort || FEW.languages.includes(language.name)),
    )
    const figures = { services: 0, daemons: 0, connections: 0, payouts: 0, deposits: 0 }
    const failures: string[] = []
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-services-'))
    try {
      const commands = languages.map((language) => [language, language.build(mkdtempSync(join(folder, 'x-')))] as const)
      do {
        for (const [language, command] of commands) {
          const report = await disturb(language, command, options, isShort ? FEW.disturbances : DISTURBANCES)
          for (const name of Object.keys(figures) as (keyof DisturbedFigures)[]) figures[name] += report.figures[name]!
          failures.push(...report.failures.map((failure) => `${language.name}: ${failure}`))
        }
      } while (hasTime(options))
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    }
    return { figures, failures }
  },
}

async function disturb(
  { name }: PaymentLanguage,
  command: ServiceCommand,
  options: PartOptions,
  count: number,
): Promise<PartReport> {
  const node = await DevNode.start({ args: ['--accounts', '1'] })
  let service: PaymentService | undefined
  try {
    const { accounts } = await node.admin('list_accounts')
    service = await PaymentService.open(node, accounts[0], command)
    await service.start()
    const goesOn = (made: number) => made < count && (made < FEW.disturbances || hasTime(options))
    return await payThroughDisturbances(service, { chance: options.chance, goesOn })
  } catch (error) {
    throw new Error(`the service in ${name}`, { cause: error })
  } finally {
    await service?.dispose()
    await node.dispose()
  }
}
