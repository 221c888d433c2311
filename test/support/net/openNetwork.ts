import { onTestFinished } from 'vitest'
import { resolveConfig } from '../../../src/config/resolveConfig.ts'
import { NetworkClock } from '../../../src/context/NetworkClock.ts'
import { ContextNetwork } from '../../../src/net/ContextNetwork.ts'
import type { Clock } from '../../../src/ports/Clock.ts'
import type { NetworkAccess } from '../../../src/ports/NetworkAccess.ts'
import { nodeNetwork } from '../../../src/system/nodeNetwork.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { systemRandom } from '../../../src/system/systemRandom.ts'

/** The network layer of a context with this `network` configuration; closed when the running test is over. */
export function openNetwork(
  network: object,
  {
    clock = systemClock,
    platform = nodeNetwork,
    ...config
  }: { clock?: Clock; platform?: NetworkAccess; binding?: object } = {},
) {
  const log: string[] = []
  const write = (event: string, fields?: object) => void log.push(`${event} ${JSON.stringify(fields)}`)
  const closing = new AbortController()
  const opened = new ContextNetwork({
    config: resolveConfig([{ name: 'test', config: { network, ...config } }], '/nowhere').config,
    platform,
    clock,
    networkClock: new NetworkClock(clock),
    random: systemRandom,
    log: { level: 'debug', debug: write, info: write, warn: write, error: write },
    signal: closing.signal,
  })
  onTestFinished(() => closing.abort())
  return Object.assign(opened, { log })
}
