/** A set of keepers that changes again and again is followed from where the chain began. */
import { expect, onTestFinished, test } from 'vitest'
import { MemoryStorage } from '../../../../storage/memory/MemoryStorage.ts'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const ID = '5e'.repeat(32)
/** `KEEPER_CHANGES` asks for more; each is found by a chain of proofs from the one before. */
const CHANGES = Number(process.env['KEEPER_CHANGES'] ?? 12)

async function updatesOf(node: DevNode): Promise<Json[]> {
  const query = '{ blockchain { bkSetUpdates(first: 1000) { nodes { height block_id } } } }'
  return (await node.query(query)).data.blockchain.bkSetUpdates.nodes
}

test(`more than ${CHANGES} changes are followed, from the network and from the cache`, {
  timeout: 600_000,
}, async () => {
  const node = await DevNode.start({ args: ['--keepers', '3', '--rotate-keepers', '1'] })
  onTestFinished(() => node.dispose())
  let updates = await updatesOf(node)
  while (updates.length < CHANGES + 2) {
    await node.fund(ID, 1_000_000_000n)
    updates = await updatesOf(node)
  }
  await node.fund(ID)
  const { keepers } = node.ready
  const now = (await node.get('bk_set_update')).json()
  expect(now.current).toHaveLength(3)
  for (const { pubkey } of now.current) expect(keepers.map(({ key }) => key)).not.toContain(pubkey)

  const { data } = await node.query('{ blockchain { blocks(last: 1) { nodes { id } } } }')
  const block = { id: data.blockchain.blocks.nodes[0].id }
  const storage = new MemoryStorage()
  const config = {
    network: { endpoints: [node.url], query_timeout: 20_000 },
    proofs: { trusted_keepers: node.ready.trusted_keepers },
  }
  const client = await LocalClient.open({ config, storage })
  await client.call('proofs.proof_block_data', { block })

  await node.setFaults({ bad_proof: 'stale-set' })
  const other = await LocalClient.open({ config })
  const last = updates.at(-1)
  await expect(other.call('proofs.proof_block_data', { block: { id: last.block_id } })).rejects.toMatchObject({
    code: 902,
    message: expect.stringMatching(/is not one of the trusted block keepers/),
  })
  await node.kill()
  const warm = await LocalClient.open({ config, storage })
  await warm.call('proofs.proof_block_data', { block })
  for (const opened of [other, warm, client]) opened.close()
})
