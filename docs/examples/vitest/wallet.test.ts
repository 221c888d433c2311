import { type ContractError, DevNode, keysSigner, SendFlags, spawnClient, type VendorClient } from 'vendorclient'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { wallet } from './wallet.ts'

const HOUR = 3600
const SHELL = 2
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

/** A wallet whose transfers need both keys, with one object for each key. */
async function sharedWallet() {
  const [first, second] = [await newSigner(), await newSigner()]
  const errors = { 102: 'NoSuchTransaction' }
  const alice = wallet({ client, signer: first, errors })
  await node.fund(await alice.address(), 100_000_000_000n, { [SHELL]: 100_000_000_000n })
  const owners = { owners_pubkey: [first.publicKey, second.publicKey], owners_address: [] }
  await alice.deploy({ ...owners, reqConfirms: 2, reqConfirmsData: 2, value: 0n })
  return { alice, bob: wallet({ client, signer: second, errors, address: await alice.address() }) }
}

async function newSigner() {
  return keysSigner(await client.crypto.generateRandomSignKeys())
}

/** The recipient: an account with 1 token. It has another Dapp ID, so it is paid in SHELL. */
async function newShop() {
  const shop = wallet({ client, signer: await newSigner() })
  await node.fund(await shop.address(), 1_000_000_000n)
  return shop
}

async function propose(payer: ReturnType<typeof wallet>, dest: string) {
  const flag = SendFlags.PayFees | SendFlags.Exchange
  const proposal = { dest, value: 0n, cc: { [SHELL]: 5_000_000_000n }, bounce: false, flag, payload: '' }
  return (await payer.call.submitTransaction(proposal)).output.transId
}

test('money arrives when both owners have agreed', async () => {
  const [{ alice, bob }, shop] = [await sharedWallet(), await newShop()]
  const transactionId = await propose(alice, await shop.address())
  expect(await shop.balance()).toBe(1_000_000_000n)
  await bob.call.confirmTransaction({ transactionId })
  expect(await shop.balance()).toBe(6_000_000_000n)
})

test('a proposal expires after an hour', async () => {
  const [{ alice, bob }, shop] = [await sharedWallet(), await newShop()]
  const transactionId = await propose(alice, await shop.address())
  await node.increaseTime({ seconds: HOUR + 2 })
  const refused = await bob.call.confirmTransaction({ transactionId }).catch((error: ContractError) => error)
  expect(refused).toMatchObject({ name: 'NoSuchTransaction', exitCode: 102 })
})
