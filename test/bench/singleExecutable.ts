import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fetchNode } from '../../scripts/package/fetchNode.ts'
import { hostTarget } from '../../scripts/package/targets.ts'
import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import { bareNodeMemory, daemonMemory } from './settledMemory.ts'
import { startExecutableDaemon } from './startServers.ts'
import { firstAnswerMs, lifetimeMs } from './startTimes.ts'

const root = join(import.meta.dirname, '../..')
const START_ROUNDS = 21
const MEMORY_ROUNDS = 5

export const singleExecutable: Suite = {
  name: 'binary',
  notes:
    'The single executable, packaged for the run, beside the bare Node.js binary that it was made from. Start: from `spawn` to ' +
    'the first answer on stdio with a new data folder, the peer `node -e 0` from `spawn` to its exit. Memory: resident, ' +
    '1.5 s after the first answer; the peer waits for its standard input.',
  aims: {
    'start to first answer against `node -e 0`': {
      aim: { atMost: 1.35 },
      givenUp: { aim: { atMost: 1.2 }, reason: 'as for the program that is not packaged, see cold-start' },
    },
    'idle on stdio against bare Node': { aim: { atMost: 1.35 } },
  },
  run: async () => {
    const { executable, node } = packageExecutable()
    const starts = {
      ours: () => firstAnswerMs([], executable),
      peer: () => lifetimeMs(['-e', '0'], node),
    }
    for (const measure of Object.values(starts)) await measure()
    const start = await interleave(START_ROUNDS, starts)
    const memory = await interleave(MEMORY_ROUNDS, {
      ours: () => daemonMemory(startExecutableDaemon(executable), 'client.version'),
      peer: () => bareNodeMemory(node),
    })
    return [
      {
        label: 'start to first answer',
        against: '`node -e 0`',
        unit: 'ms',
        ...compare(start.ours, start.peer),
      },
      {
        label: 'idle on stdio',
        against: 'bare Node',
        unit: 'MiB',
        ...compare(memory.ours, memory.peer),
      },
    ]
  },
}

/** Builds the executable for this platform; returns it and the Node.js that is inside. */
function packageExecutable(): { readonly executable: string; readonly node: string } {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/package.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The executable was not built')
  const target = hostTarget()
  const file = target.platform === 'win32' ? 'vendorclient.exe' : 'vendorclient'
  return {
    executable: join(root, 'dist/bin', target.name, file),
    node: fetchNode(target).binary,
  }
}
