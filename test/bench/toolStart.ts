/** Waiting time of the command-line tool: a getter on a local node, from the start of the process to its exit. */
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { HelloWallet } from '../support/processing/HelloWallet.ts'
import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import { program } from './startProcess.ts'
import { lifetimeMs } from './startTimes.ts'

const ROUNDS = 21

export const toolStart: Suite = {
  name: 'tool-start',
  notes:
    'From `spawn` to the exit; the peer is `node -e 0` of the same binary. The getter reads an account from a local node and runs it with the library in the process of the tool: a third of its time is loading Node.js and the program, a fifth the modules of Node.js for HTTP and hashing and two round trips to the node, the rest what a getter needs of the modules `abi` and `tvm`, and running it for the first time, with code that was compiled when the program was built.',
  aims: { 'getter on a local node against `node -e 0`': { aim: { atMost: 2.5 } } },
  run: async () => {
    const node = await DevNode.start()
    const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    try {
      const { accountId } = await HelloWallet.deploy(client, node)
      const address = `${accountId}::${accountId}`
      const words = [program, 'run', address, 'timestamp', '--abi', helloWallet.abi, '--url', node.url]
      const measurements = {
        getter: () => lifetimeMs(words),
        text: () => lifetimeMs([program, 'alias', 'list']),
        bare: () => lifetimeMs(['-e', '0']),
      }
      await interleave(2, measurements)
      const values = await interleave(ROUNDS, measurements)
      const common = { against: '`node -e 0`', unit: 'ms' }
      return [
        { label: 'getter on a local node', ...common, ...compare(values.getter, values.bare) },
        { label: 'command without the library', ...common, ...compare(values.text, values.bare) },
      ]
    } finally {
      client.close()
      await node.dispose()
    }
  },
}
