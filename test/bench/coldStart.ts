import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import { peer, program } from './startProcess.ts'
import { firstAnswerMs, lifetimeMs } from './startTimes.ts'

const ROUNDS = 31

export const coldStart: Suite = {
  name: 'cold-start',
  notes:
    'From `spawn` to the first answer on stdio, with the request written at once and a new data folder and home each time; ' +
    'the peer is `node -e 0` of the same binary from `spawn` to its exit. The build compiles the program ahead for the ' +
    'Node.js that runs the build; the last row is what another version costs, which cannot use that. The ' +
    'second row is the least of any server on pipes: a script that answers the first piece of its input with a fixed text, ' +
    'so what it takes above 1 is Node.js with the sockets of the pipes. The rest of a start is half deserializing compiled ' +
    'code and evaluating modules, half the command line, the settings and the first call. A start-up snapshot of Node.js is no way: reading 6.6 MB of it costs ' +
    'more than it saves (1.2 of the same script without).',
  aims: {
    'start to first answer against `node -e 0`': {
      aim: { atMost: 1.35 },
      givenUp: {
        aim: { atMost: 1.2 },
        reason:
          'half of what exceeds the bare start is reading and evaluating compiled code, half the command line, the settings and the first call',
      },
    },
  },
  run: async () => {
    const daemon = () => firstAnswerMs([program])
    // A flag that changes the code of all functions makes Node.js refuse what was compiled without it.
    const refused = () => firstAnswerMs(['--no-flush-bytecode', program])
    const least = () => firstAnswerMs([peer('answerOnce.cjs')])
    const node = () => lifetimeMs(['-e', '0'])
    for (const measure of [daemon, refused, least, node]) await measure()
    const values = await interleave(ROUNDS, { daemon, refused, least, node })
    const common = { against: '`node -e 0`', unit: 'ms' }
    return [
      { label: 'start to first answer', ...common, ...compare(values.daemon, values.node) },
      { label: 'a script that answers without reading', ...common, ...compare(values.least, values.node) },
      { label: 'compiled code refused', ...common, ...compare(values.refused, values.node) },
    ]
  },
}
