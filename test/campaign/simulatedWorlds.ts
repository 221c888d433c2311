import { prepareMachine } from '../simulation/prepareMachine.ts'
import { runSimulation } from '../simulation/runSimulation.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

export const simulatedWorlds: CampaignPart = {
  name: 'simulation',
  summary: 'The library on simulated time, network and storage: nodes that lie, delay, reorder, crash and come back.',
  run: async (options) => {
    await prepareMachine()
    const figures = { worlds: 0, 'simulated hours': 0, payments: 0, messages: 0, transactions: 0 }
    const failures: string[] = []
    let simulatedMs = 0
    do {
      const seed = options.seed + figures.worlds
      const report = await runSimulation({ seed })
      figures.worlds++
      simulatedMs += report.simulatedMs
      figures['simulated hours'] = Math.round(simulatedMs / 3_600_000)
      figures.payments += report.payments
      figures.messages += report.messages
      figures.transactions += report.executed
      failures.push(...report.violations.map((rule) => `npm run simulate -- --seed ${seed}: ${rule}`))
    } while (hasTime(options))
    return { figures, failures }
  },
}
