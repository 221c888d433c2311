import { expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { deployForwarder, endlessContract } from '../../../support/devnode/forwarder.ts'
import { messageId } from '../../../support/devnode/messageId.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

async function last(node: DevNode) {
  const query = '{blockchain{blocks(last:1){nodes{seq_no tr_count}}}}'
  const [block] = (await node.query(query)).data.blockchain.blocks.nodes
  return block as { readonly seq_no: number; readonly tr_count: number }
}

test('a contract that sends to itself without end stops neither the node nor itself, also through SIGKILL', async () => {
  const dataFolder = temporaryFolder()
  const contract = endlessContract()
  const first = await DevNode.start({ dataFolder })
  await first.fund(contract.id, 100_000_000_000n)
  const body = deployForwarder(contract)
  const message = { id: messageId(body), body, account_id: contract.id, dapp_id: contract.id }
  const { result, error } = (await first.post('messages', [message])).json()
  expect(error).toBeNull()
  expect(result.aborted).toBe(false)
  await expect.poll(async () => (await last(first)).seq_no, { timeout: 20_000 }).toBeGreaterThan(2)
  expect((await last(first)).tr_count).toBeLessThanOrEqual(1000)
  await first.fund('5c'.repeat(32))
  await first.dispose()
  const second = await DevNode.start({ dataFolder })
  const before = await last(second)
  await expect.poll(async () => (await last(second)).seq_no, { timeout: 20_000 }).toBeGreaterThan(before.seq_no)
  second.process.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  await second.dispose()
})
