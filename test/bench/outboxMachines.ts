/** The outbox on one PostgreSQL server for one daemon and for three, each with the processor of a small machine. */
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { NodeContract } from '../support/devnode/NodeContract.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { postgres } from '../support/postgres/findPostgres.ts'
import { PostgresServer } from '../support/postgres/PostgresServer.ts'
import { compare, interleave } from './interleave.ts'
import { limitProcessor } from './limitProcessor.ts'
import { outboxRate } from './outbox.ts'
import { initialize } from './processing.ts'
import { CannotMeasure, type Suite } from './Suite.ts'
import { type Server, startStdioDaemon } from './startServers.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 3
const SENDERS = 33
const DAEMONS = 3
/** Part of one processor for each daemon. */
const SHARE = 0.2

export const outboxMachines: Suite = {
  name: 'outbox-machines',
  notes: `As in \`outbox\`, but each daemon has at most ${SHARE} of one processor, so that the daemons and not the node or the database limit the rate. ${DAEMONS} daemons share the wallets and one database, and one of them reads all results; the peer is one daemon with another schema of the same server. Needs Linux and the right to make control groups.`,
  aims: { '3 daemons against 1 daemon': { aim: { atLeast: 1.8 } } },
  run: async () => {
    if (typeof postgres === 'string') throw new CannotMeasure(postgres)
    const client = await LocalClient.open()
    const node = await DevNode.start()
    const server = await PostgresServer.start({ settings: { fsync: 'on', full_page_writes: 'on' } })
    const daemons: Server[] = []
    const removals: (() => void)[] = []
    const start = async (schema: string) => {
      const daemon = startStdioDaemon()
      daemons.push(daemon)
      removals.push(limitProcessor(daemon.process.child.pid!, SHARE))
      await initialize(daemon, node, { storage: { url: `${server.url()}&schema=${schema}` } })
      return daemon
    }
    try {
      const wallets = await Promise.all(
        Array.from({ length: SENDERS }, () => NodeContract.deploy(node, client, helloWallet)),
      )
      const alone = await start('alone')
      const shared = await Promise.all(Array.from({ length: DAEMONS }, () => start('shared')))
      const rates = { alone: () => outboxRate([alone], wallets), shared: () => outboxRate(shared, wallets) }
      await interleave(WARM_UP_ROUNDS, rates)
      const values = await interleave(ROUNDS, rates)
      return [
        { label: `${DAEMONS} daemons`, against: '1 daemon', unit: '1/s', ...compare(values.shared, values.alone) },
      ]
    } finally {
      client.close()
      for (const daemon of daemons) await daemon.stop()
      for (const remove of removals) remove()
      await node.dispose()
      await server.dispose()
    }
  },
}
