/** Deposits that the signatures of the network prove, on a development node with keepers. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { depositsOf, newAccount, pay } from '../../support/processing/InboxNode.ts'
import { lasting } from '../../support/processing/OutboxWallet.ts'

let node: DevNode
let stranger: DevNode
beforeAll(async () => {
  node = await DevNode.start({ args: ['--keepers', '4'] })
  stranger = await DevNode.start({ args: ['--keepers', '4'] })
})
afterAll(async () => {
  await node.dispose()
  await stranger.dispose()
})

async function open(storage: Storage, { ready }: DevNode): Promise<LocalClient> {
  const network = { endpoints: [node.url], follow_interval: 50, max_reconnect_timeout: 2000 }
  const client = await LocalClient.open({
    config: { network, proofs: { trusted_keepers: ready.trusted_keepers } },
    storage,
  })
  onTestFinished(() => client.close())
  return client
}

/** Follows a new account that has been paid to before; returns its id. */
async function follow(client: LocalClient): Promise<string> {
  const account = newAccount()
  await node.fund(account)
  await client.call('inbox.follow', { accounts: [`${account}::${account}`], finality: 'proved' })
  return account
}

test('a deposit that is proven says so', async () => {
  const client = await open(lasting(new MemoryStorage()), node)
  const account = await follow(client)
  const paid = await pay(node, account, { value: 5_000_000n })
  const [found] = await depositsOf(client, 1)
  expect(found).toMatchObject({
    transaction_id: paid.transaction_id,
    amounts: [{ currency: 0, amount: '5000000' }],
    finality: 'proved',
  })
})

test('a transaction that cannot be proven stops its account, and is delivered once it is proven', async () => {
  const storage = lasting(new MemoryStorage())
  const trusting = await open(storage, stranger)
  const account = await follow(trusting)
  const paid = [await pay(node, account, { value: 1_000_000n }), await pay(node, account, { value: 2_000_000n })]
  const error = async () => (await trusting.call('inbox.list')).accounts[0].error
  await expect.poll(error).toMatchObject({ code: 902 })
  expect((await trusting.call('inbox.deposits')).deposits).toEqual([])
  trusting.close()

  const found = await depositsOf(await open(storage, node), 2)
  expect(found.map(({ transaction_id, finality }) => [transaction_id, finality])).toEqual(
    paid.map(({ transaction_id }) => [transaction_id, 'proved']),
  )
})
