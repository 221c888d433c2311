import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { fundedAccount } from '../support/devnode/fundUntilKilled.ts'
import { Bystander } from './Bystander.ts'
import { buildPreload } from './buildPreload.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

/** How far the clock is set, in both directions, s. */
const JUMPS_SEC = [1, 59, 3600, 86_400, 40_000_000]

export const clockJumps: CampaignPart = {
  name: 'clock-jumps',
  summary:
    'The clock of the machine is set while daemon and node work: calls keep their limits, the chain never goes back.',
  run: async (options) => {
    const { chance } = options
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-clock-'))
    const preload = buildPreload('clock', folder)
    if ('skipped' in preload) return { figures: {}, failures: [], skipped: preload.skipped }
    const file = join(folder, 'clock')
    let aheadSec = 0
    const set = (seconds: number) => {
      aheadSec = seconds
      writeFileSync(file, new Uint8Array(BigInt64Array.of(BigInt(seconds) * 1_000_000_000n).buffer), { flag: 'r+' })
    }
    writeFileSync(file, new Uint8Array(8))
    const environment = { LD_PRELOAD: preload.library, CLOCK_FILE: file }
    const daemon = await ServingDaemon.start({ environment })
    const node = await DevNode.start({ environment })
    const figures = { jumps: 0, calls: 0, 'worst ms of another client': 0 }
    const failures: string[] = []
    try {
      const bystander = await Bystander.beside(daemon)
      const host = await daemon.connect()
      let lastBlockSec = 0
      do {
        // Its timeout is less than a minute away, so that a jump of the clock could trigger it; nothing else could.
        const call = host.call('test.sleep', { ms: 300, _call: { timeout_ms: 50_000 } })
        set(chance.happens(0.3) ? 0 : chance.pick(JUMPS_SEC) * chance.pick([1, -1]))
        figures.jumps++
        const { error } = await call
        if (error !== undefined)
          failures.push(`a call ended with ${error.code} when the clock was set to ${aheadSec} s`)
        const key = `jump.${figures.jumps}`
        await host.result('test.store_put', { key, value: Buffer.from(key).toString('base64') })
        await node.fund(fundedAccount(figures.jumps))
        figures.calls += 3
        const blockSec = await lastBlockOf(node)
        if (blockSec < lastBlockSec) failures.push(`the chain went back from ${lastBlockSec} to ${blockSec}`)
        lastBlockSec = blockSec
      } while (hasTime(options) || figures.jumps < 6)
      await bystander.leave()
      figures['worst ms of another client'] = bystander.worstMs
      failures.push(...bystander.failures)
      host.close()
      for (const [name, { exitCode }] of [
        ['daemon', daemon.process],
        ['node', node.process],
      ] as const) {
        if (exitCode !== null) failures.push(`the ${name} ended with ${exitCode}`)
      }
    } finally {
      await daemon.dispose()
      await node.dispose()
      rmSync(folder, { recursive: true, force: true })
    }
    return { figures, failures }
  },
}

async function lastBlockOf(node: DevNode): Promise<number> {
  const { data } = await node.query('{blockchain{blocks(last:1){edges{node{gen_utime}}}}}')
  return Number(data?.blockchain?.blocks?.edges?.[0]?.node?.gen_utime ?? Number.NaN)
}
