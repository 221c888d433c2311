/** A test suite of a contract project, as one would write it on the development node. */
import { DevNode, type devNode, spawnClient, type VendorClient } from 'vendorclient'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balanceOf, exitCodeOf, type Keys, NO_TRANSACTION, SharedWallet } from './SharedWallet.ts'

let node: DevNode
let client: VendorClient
let wallet: SharedWallet
let alice: Keys
let bob: Keys
/** A recipient of money. */
let carol: string
let ready: devNode.SnapshotInfo

beforeAll(async () => {
  node = await DevNode.start({ accounts: 2 })
  client = await clientOf(node)
  alice = await client.crypto.generateRandomSignKeys()
  bob = await client.crypto.generateRandomSignKeys()
  carol = node.accounts[1]!.account_id
  wallet = await SharedWallet.deploy(node, client, [alice, bob])
  await wallet.register('SharedWallet')
  ready = await node.snapshot()
})

beforeEach(async () => {
  await node.revert(ready)
})

afterAll(async () => {
  process.stdout.write(`${(await node.gasReport()).text}\n`)
  await client.close()
  await node.stop()
})

function clientOf({ url }: DevNode): Promise<VendorClient> {
  return spawnClient({ config: { network: { endpoints: [url] } } })
}

test('a transfer arrives when both have agreed', async () => {
  const before = await balanceOf(client, carol)
  const proposal = await wallet.submit(alice, carol, 5_000_000_000n)
  expect(await balanceOf(client, carol)).toBe(before)
  await wallet.confirm(bob, proposal)
  // The amount less the fees for running Carol's contract.
  expect((await balanceOf(client, carol)) - before).toBeGreaterThan(4_990_000_000n)
})

test('a proposal expires after an hour', async () => {
  const proposal = await wallet.submit(alice, carol, 5_000_000_000n)
  await node.increaseTime({ seconds: 3602 })
  const failure = await wallet.confirm(bob, proposal).catch((error: unknown) => error)
  expect(exitCodeOf(failure)).toBe(NO_TRANSACTION)
})

test('proposals of one second are confirmed in any order', async () => {
  await node.freeze()
  const proposals = [
    await wallet.submit(alice, carol, 1_000_000_000n),
    await wallet.submit(alice, carol, 2_000_000_000n),
  ]
  for (const proposal of proposals.reverse()) await wallet.confirm(bob, proposal)
})

test('a custodian whose key is not at hand can be impersonated', async () => {
  await wallet.submitAs(bob.public, carol, 1_000_000_000n)
  const stranger = 'e4'.repeat(32)
  await expect(wallet.submitAs(stranger, carol, 1n)).rejects.toMatchObject({ code: 'refused' })
})

test('two calls share a block when blocks are made by hand', async () => {
  const { seq_no } = await node.status()
  await node.setBlockMode({ mode: 'manual' })
  try {
    const calls = [wallet.submit(alice, carol, 1n), wallet.submit(bob, carol, 2n)]
    await expect.poll(async () => (await node.queue()).messages.length).toBe(2)
    const { messages } = await node.queue()
    await node.orderQueue({ ids: messages.map(({ id }) => id).reverse() })
    expect(await node.mine()).toMatchObject({ seq_no: seq_no + 1 })
    expect(new Set(await Promise.all(calls)).size).toBe(2)
  } finally {
    await node.setBlockMode({ mode: 'automatic' })
  }
})

test('a wallet without funds refuses a transfer', async () => {
  await node.setBalance({ account_id: wallet.accountId, balance: '1000' })
  await expect(wallet.submit(alice, carol, 1n)).rejects.toThrow()
})

test('a transfer that fails is explained', async () => {
  const proposal = await wallet.submit(alice, carol, 1_000_000_000_000_000n)
  await expect(wallet.confirm(bob, proposal)).rejects.toThrow()
  const transaction = await wallet.lastTransaction()
  const { transactions } = await node.trace({ transaction })
  expect(transactions).toHaveLength(1)
  expect(transactions[0]).toMatchObject({
    contract: 'SharedWallet',
    in_message: { function: 'confirmTransaction', arguments: { transactionId: proposal } },
    compute: { exit_code: 0 },
    action: { success: false, no_funds: true },
  })
  expect(transactions[0]!.failure).toMatch(/not enough/)
  // The same run step by step.
  const replay = await node.replay({ transaction, steps: 20 })
  expect(replay.matches).toBe(true)
  expect(replay.steps).toHaveLength(20)
})

test('changes on a fork stay on the fork', async () => {
  const fork = await DevNode.start({ fork: node.url })
  const forkClient = await clientOf(fork)
  try {
    const there = wallet.on(fork, forkClient)
    const [before, hers] = [await wallet.balance(), await balanceOf(client, carol)]
    await there.confirm(bob, await there.submit(alice, carol, 5_000_000_000n))
    // The fork fetches the account first.
    await expect.poll(async () => (await balanceOf(forkClient, carol)) - hers).toBeGreaterThan(4_990_000_000n)
    expect(await wallet.balance()).toBe(before)
    expect(await balanceOf(client, carol)).toBe(hers)
  } finally {
    await forkClient.close()
    await fork.stop()
  }
})
