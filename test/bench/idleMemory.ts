import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import { bareNodeMemory, daemonMemory } from './settledMemory.ts'
import { startStdioDaemon } from './startServers.ts'

const ROUNDS = 5

export const idleMemory: Suite = {
  name: 'memory',
  notes:
    'Resident memory 1.5 s after the first answer, storage open and its thread running; the peer is a bare Node that ' +
    'waits for its standard input.',
  run: async () => {
    const { daemon, initialized, node } = await interleave(ROUNDS, {
      daemon: () => daemonMemory(startStdioDaemon(), 'client.version'),
      initialized: () => daemonMemory(startStdioDaemon(), 'daemon.initialize'),
      node: bareNodeMemory,
    })
    const common = { against: 'bare Node', unit: 'MiB' }
    return [
      { label: 'idle on stdio', ...common, ...compare(daemon, node) },
      { label: 'idle on stdio, initialized', ...common, ...compare(initialized, node) },
    ]
  },
}
