import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import { bareNodeMemory, bareWorkerMemory, daemonMemory } from './settledMemory.ts'
import { testProgram } from './startProcess.ts'
import { startStdioDaemon } from './startServers.ts'

const ROUNDS = 5

export const idleMemory: Suite = {
  name: 'memory',
  notes:
    'Resident memory 1.5 s after the first answers. The storage opens with its first use; while it is open it has a ' +
    'thread, which ends after a while without use. The peers are a bare Node that waits for its standard input, and the ' +
    'same with one thread that waits for a message.',
  aims: {
    'idle on stdio against bare Node': { aim: { atMost: 1.35 } },
    'idle on stdio, initialized against bare Node': { aim: { atMost: 1.35 } },
    'idle on stdio, storage open against bare Node with an empty worker': { aim: { atMost: 1.15 } },
  },
  run: async () => {
    const { daemon, initialized, storing, node, worker } = await interleave(ROUNDS, {
      daemon: () => daemonMemory(startStdioDaemon(), 'client.version'),
      initialized: () => daemonMemory(startStdioDaemon(), 'daemon.initialize'),
      storing: () => daemonMemory(startStdioDaemon(testProgram), 'test.store_put', { key: 'a', value: 'AQ==' }),
      node: bareNodeMemory,
      worker: bareWorkerMemory,
    })
    const common = { against: 'bare Node', unit: 'MiB' }
    return [
      { label: 'idle on stdio', ...common, ...compare(daemon, node) },
      { label: 'idle on stdio, initialized', ...common, ...compare(initialized, node) },
      {
        label: 'idle on stdio, storage open',
        against: 'bare Node with an empty worker',
        unit: 'MiB',
        ...compare(storing, worker),
      },
    ]
  },
}
