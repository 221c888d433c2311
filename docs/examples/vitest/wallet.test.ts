import { type ContractError, DevNode, keysSigner, spawnClient, type VendorClient } from 'vendorclient'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { multisig } from './multisig.ts'

const HOUR = 3600
let node: DevNode
let client: VendorClient
let start: Awaited<ReturnType<DevNode['snapshot']>>

beforeAll(async () => {
  node = await DevNode.start()
  client = await spawnClient({ network: { endpoints: [node.url] } })
})
afterAll(async () => {
  await client?.close()
  await node?.stop()
})

// Every test begins with the same chain.
beforeEach(async () => {
  start = await node.snapshot()
})
afterEach(() => node.revert(start))

/** A wallet that two keys have to agree in, as each of them sees it. */
async function sharedWallet() {
  const [first, second] = [await newSigner(), await newSigner()]
  const errors = { 102: 'NoSuchTransaction' }
  const { header } = node // messages get the time of the chain, which the tests move
  const alice = multisig({ client, signer: first, header, errors })
  await alice.deploy({ owners: [first.publicKey, second.publicKey], reqConfirms: 2 }, { fundedBy: node })
  return { alice, bob: multisig({ client, signer: second, header, errors, address: await alice.address() }) }
}

async function newSigner() {
  return keysSigner(await client.crypto.generateRandomSignKeys())
}

async function propose(wallet: Awaited<ReturnType<typeof sharedWallet>>['alice']) {
  const dest = `0:${node.ready.giver!.account_id}`
  const proposal = { dest, value: 5_000_000_000n, bounce: false, allBalance: false, payload: 'te6ccgEBAQEAAgAAAA==' }
  return (await wallet.call.submitTransaction(proposal)).output.transId
}

test('money leaves when both have agreed', async () => {
  const { alice, bob } = await sharedWallet()
  const before = await alice.balance()
  const transactionId = await propose(alice)
  expect(before - (await alice.balance())).toBeLessThan(1_000_000_000n)
  await bob.call.confirmTransaction({ transactionId })
  expect(before - (await alice.balance())).toBeGreaterThan(5_000_000_000n)
})

test('a proposal is gone after an hour', async () => {
  const { alice, bob } = await sharedWallet()
  const transactionId = await propose(alice)
  await node.increaseTime({ seconds: HOUR + 2 })
  const refused = await bob.call.confirmTransaction({ transactionId }).catch((error: ContractError) => error)
  expect(refused).toMatchObject({ name: 'NoSuchTransaction', exitCode: 102 })
})
