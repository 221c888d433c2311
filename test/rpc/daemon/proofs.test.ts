/** Proofs through the built daemon: on its worker threads, and with the cache in its data folder. */
import { expect, test } from 'vitest'
import { createDaemonHome } from '../../support/daemon/daemonProgram.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { anchorOf, KeeperChain, makeKeeper, makeKeepers } from '../../support/proofs/KeeperChain.ts'
import { startKeeperNetwork } from '../../support/proofs/keeperNetwork.ts'
import { rounds } from '../../support/tier.ts'

/** Each of the blocks is at least once the one that is waited for before the end. */
const ROUNDS = rounds({ quick: 2, all: 8, long: 30 })
const keepers = makeKeepers(1)

async function startNetwork(blocks: number) {
  const chain = new KeeperChain(keepers)
  for (let i = 0; i < blocks; i++) chain.addBlock()
  chain.addBlock({ changes: [{ type: 'added', keeper: makeKeeper(1) }] })
  chain.addBlock()
  const network = await startKeeperNetwork(chain)
  const config = {
    network: { endpoints: [network.peer.endpoint], query_timeout: 5000, max_reconnect_timeout: 1 },
    proofs: { trusted_keepers: anchorOf(keepers) },
  }
  return { network, chain, config }
}

test('proofs run on threads, and a later daemon reads them from the folder without the network', async () => {
  const { network, chain, config } = await startNetwork(1)
  const home = createDaemonHome()
  const block = { id: chain.last.id, height: chain.last.height }
  const first = StdioHost.start({}, home)
  const client = await TestClient.initialize(first, config)
  const proving = client.call('proofs.proof_block_data', { block })
  // Answered while the threads compute.
  for (let i = 0; i < 20; i++) await client.call('client.version')
  await proving
  // Tasks that threads compute for the module are not functions of the API.
  await expect(client.call('proofs.task_read_hash', { boc: 'te6ccgEBAQEAAgAAAA==', what: '' })).rejects.toMatchObject({
    code: -32601,
  })
  await expect(client.call('proofs.proof_block_data', { block: { ...block, height: 1 } })).rejects.toMatchObject({
    code: 904,
  })
  first.process.stdin.end()
  await first.ended()
  await network.peer.stop()
  const second = StdioHost.start({}, home)
  const offline = await TestClient.initialize(second, config)
  await offline.call('proofs.proof_block_data', { block })
  await second.dispose()
})

test('the cache of a daemon that is killed at any moment proves nothing false and costs no proof', {
  timeout: 600_000,
}, async () => {
  const { network, chain, config } = await startNetwork(3)
  const home = createDaemonHome()
  for (let round = 0; round < ROUNDS; round++) {
    const host = StdioHost.start({}, home)
    const client = await TestClient.initialize(host, config)
    const wanted = chain.rows.map(({ id }) => client.call('proofs.proof_block_data', { block: { id } }))
    await wanted[round % wanted.length]
    host.process.kill('SIGKILL')
    await Promise.allSettled(wanted)
    await host.ended()
  }
  network.lies.set('block', (truth) => ({ ...(truth as object), attestations: [] }))
  const last = StdioHost.start({}, home)
  const client = await TestClient.initialize(last, { ...config, network: { ...config.network, query_timeout: 1000 } })
  const forged = chain.addBlock({ primary: [] })
  await expect(client.call('proofs.proof_block_data', { block: { id: forged.id } })).rejects.toMatchObject({
    code: 902,
  })
  network.lies.clear()
  for (const { id } of chain.rows.slice(0, -1)) await client.call('proofs.proof_block_data', { block: { id } })
  await last.dispose()
})
