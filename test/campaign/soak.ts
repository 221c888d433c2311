import { readFileSync } from 'node:fs'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import type { WebSocketHost } from '../support/daemon/WebSocketHost.ts'
import { Bystander } from './Bystander.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

const CLIENTS = 4
const CALLS_PER_ROUND = 200
/** The heap grows to the size that suits the load, ms. */
const WARM_UP_MS = 60_000
/** Memory may grow so much afterwards. */
const MAX_GROWTH_MB = 50

export const soak: CampaignPart = {
  name: 'soak',
  summary: 'Ordinary clients come, work and go for as long as there is time; memory stays where it is.',
  run: async (options) => {
    const figures = { rounds: 0, calls: 0, 'MB when warm': 0, 'MB at last': 0, 'worst ms of another client': 0 }
    const failures: string[] = []
    const startedAtMs = performance.now()
    const daemon = await ServingDaemon.start()
    try {
      const bystander = await Bystander.beside(daemon)
      do {
        await Promise.all(Array.from({ length: CLIENTS }, async () => work(await daemon.connect(), figures.rounds)))
        figures.rounds++
        figures.calls += CLIENTS * CALLS_PER_ROUND
        figures['MB at last'] = residentMb(daemon.process.pid!)
        if (performance.now() - startedAtMs < WARM_UP_MS) figures['MB when warm'] = figures['MB at last']
      } while (hasTime(options))
      const growth = figures['MB at last'] - figures['MB when warm']
      if (growth > MAX_GROWTH_MB) failures.push(`memory grew by ${growth} MB in ${figures.rounds} rounds`)
      await bystander.leave()
      figures['worst ms of another client'] = bystander.worstMs
      failures.push(...bystander.failures)
    } finally {
      await daemon.dispose()
    }
    return { figures, failures }
  },
}

async function work(host: WebSocketHost, round: number): Promise<void> {
  const { public: key, secret } = await host.result('crypto.generate_random_sign_keys')
  for (let index = 1; index < CALLS_PER_ROUND; index++) {
    const data = Buffer.from(`${round} ${index}`).toString('base64')
    if (index % 50 === 0) await host.result('test.store_put', { key: `soak.${index}`, value: data })
    else if (index % 10 === 0) await host.result('crypto.sign', { unsigned: data, keys: { public: key, secret } })
    else await host.result('crypto.sha256', { data })
  }
  host.close()
}

/** Resident memory of a process; 0 where the system does not tell it in this way. */
function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
