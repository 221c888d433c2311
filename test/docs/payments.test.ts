/**
 * The check of arrival that the suites of pages use: it detects money that is burnt, and does not mistake anything else
 * for a loss.
 */
import { getContract, keysSigner, SendFlags, type SendOptions, spawnClient, type VendorClient } from 'vendorclient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts, contractTvcText } from '../../src/program/contracts/index.ts'
import { pays, WatchedNode } from '../support/docs/WatchedNode.ts'
import { build } from '../support/startBuild.ts'

const SHELL = 2
let watched: WatchedNode
let client: VendorClient
beforeAll(async () => {
  watched = await WatchedNode.start()
  client = await spawnClient({ program: build, network: { endpoints: [watched.node.url] } })
})
afterAll(async () => {
  await client?.close()
  await watched?.dispose()
})

async function newWallet() {
  const signer = keysSigner(await client.crypto.generateRandomSignKeys())
  const { abi, ...image } = contracts['Wallet']!
  const wallet = getContract({ client, abi: JSON.parse(abi), tvc: contractTvcText({ abi, ...image }), signer })
  const deploy = () => {
    const owners = { owners_pubkey: [signer.publicKey], owners_address: [] }
    return wallet.deploy({ ...owners, reqConfirms: 1, reqConfirmsData: 1, value: 0 } as never)
  }
  const send = (dest: string, value: bigint, shell: bigint, flags: number, options: SendOptions = {}) => {
    const payment = { dest, value, cc: { [SHELL]: shell }, bounce: false, flags, payload: '' }
    return wallet.call['sendTransaction']!(payment as never, options)
  }
  return { wallet, deploy, send }
}

test('the example reports what arrives, and fails when main currency burns on the way to another Dapp ID', async () => {
  const [customer, shop] = [await newWallet(), await newWallet()]
  const [from, to] = [await customer.wallet.address(), await shop.wallet.address()]
  await watched.node.fund(from.slice(-64), 100_000_000_000n, { [SHELL]: '50000000000' })
  await customer.deploy()
  await customer.send(to, 0n, 2_000_000_000n, SendFlags.PayFees | SendFlags.Exchange)
  await shop.deploy()
  await customer.send(to, 0n, 1_000_000_000n, SendFlags.PayFees)
  const payment = { from: from.slice(-64), to: to.slice(-64), main: 0n }
  const arrived = [
    { ...payment, shell: 2_000_000_000n },
    { ...payment, shell: 1_000_000_000n },
  ]
  expect(await watched.payments()).toEqual(arrived)
  // The sender's transaction succeeds as well.
  await expect(customer.send(to, 1_500_000_000n, 0n, SendFlags.PayFees)).rejects.toMatchObject({ code: 521 })
  await customer.send(to, 1_500_000_000n, 0n, SendFlags.PayFees, { acceptLoss: 'any' })
  await expect(watched.payments()).rejects.toThrow(`Account ${to.slice(-64)} should have`)
})

test('in each language, a program is recognized as paying by the functions that it calls', () => {
  const paying = ['wallet.call.sendTransaction(x)', 'wallet.send_transaction(dest)', 'wallet.SendTransaction(ctx, x)']
  expect(paying.map(pays)).toEqual([true, true, true])
  expect(['client.processing.sendMessage(x)', 'wallet.transactions()'].map(pays)).toEqual([false, false])
})
