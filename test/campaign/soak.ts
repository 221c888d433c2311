import { readFileSync } from 'node:fs'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import type { WebSocketHost } from '../support/daemon/WebSocketHost.ts'
import { Bystander } from './Bystander.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

const CLIENTS = 4
const CALLS_PER_ROUND = 200
/**
 * The heap first grows to the size that suits the load, and its size goes up and down with each collection: the peak of
 * the last third of the time is compared with that of the second.
 */
const MAX_GROWTH_MB = 25
/** With fewer rounds than this, the result says nothing about memory. */
const MIN_ROUNDS = 150

export const soak: CampaignPart = {
  name: 'soak',
  summary: 'Ordinary clients come, work and go for as long as there is time; memory stays where it is.',
  run: async (options) => {
    const figures = {
      ...{ rounds: 0, calls: 0, 'peak MB of the second third': 0, 'peak MB of the last third': 0 },
      'worst ms of another client': 0,
    }
    const failures: string[] = []
    const residents: number[] = []
    const daemon = await ServingDaemon.start()
    try {
      const bystander = await Bystander.beside(daemon)
      do {
        await Promise.all(Array.from({ length: CLIENTS }, async () => work(await daemon.connect(), figures.rounds)))
        figures.rounds++
        figures.calls += CLIENTS * CALLS_PER_ROUND
        residents.push(residentMb(daemon.process.pid!))
      } while (hasTime(options))
      const third = Math.ceil(residents.length / 3)
      figures['peak MB of the second third'] = Math.max(...residents.slice(third, 2 * third), 0)
      figures['peak MB of the last third'] = Math.max(...residents.slice(-third))
      const growth = figures['peak MB of the last third'] - figures['peak MB of the second third']
      if (figures.rounds >= MIN_ROUNDS && growth > MAX_GROWTH_MB) {
        failures.push(`memory grew by ${growth} MB from the second to the last third of ${figures.rounds} rounds`)
      }
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

/** Resident memory of a process; 0 if the system does not report it in this way. */
function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
