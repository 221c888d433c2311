import { once } from 'node:events'
import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import { program, startProcess } from './startProcess.ts'

const rounds = 31

export const coldStart: Suite = {
  name: 'cold-start',
  notes:
    'From `spawn` to the first answer on stdio, with the request written at once and a new data folder and home each time; ' +
    'the peer is `node -e 0` of the same binary from `spawn` to its exit. The build compiles the program ahead for the ' +
    'Node.js that runs the build; the second row is what another version costs, which cannot use that.',
  run: async () => {
    const daemon = () => measureDaemon()
    // A flag that changes the code of all functions makes Node.js refuse what was compiled without it.
    const refused = () => measureDaemon('--no-flush-bytecode')
    for (const measure of [daemon, refused, measureNode]) await measure()
    const values = await interleave(rounds, { daemon, refused, node: measureNode })
    const common = { against: '`node -e 0`', unit: 'ms' }
    return [
      { label: 'start to first answer', ...common, ...compare(values.daemon, values.node), aim: { atMost: 1.8 } },
      { label: 'compiled code refused', ...common, ...compare(values.refused, values.node) },
    ]
  },
}

async function measureDaemon(...flags: string[]): Promise<number> {
  const start = performance.now()
  const process = startProcess([...flags, program, 'daemon', '--stdio', '--data', '{folder}/data'])
  process.stdin.write('{"jsonrpc":"2.0","id":1,"method":"client.version"}\n')
  const [answer] = (await once(process.stdout, 'data')) as [Buffer]
  const elapsedMs = performance.now() - start
  if (!answer.toString().includes('"result"')) throw new Error(`The first answer is ${answer}`)
  await process.stop()
  return elapsedMs
}

async function measureNode(): Promise<number> {
  const start = performance.now()
  const process = startProcess(['-e', '0'])
  await once(process.child, 'exit')
  const elapsedMs = performance.now() - start
  await process.stop()
  return elapsedMs
}
