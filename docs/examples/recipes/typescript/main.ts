/**
 * Runs all recipes on a development node, and prints what came of them:
 *
 *     node main.ts <endpoint>
 */
import { DevNode, keysSigner, SendFlags, spawnClient } from 'vendorclient'
import { deploy, firstTouch, touch, touchAsStranger } from './contracts.ts'
import { creditDeposits, followShop } from './inbox.ts'
import { keysOf, newPhrase } from './keys.ts'
import { bookPayouts, openTreasury, payOut } from './outbox.ts'
import { pay } from './sendingMoney.ts'
import { CheckingVault, prepare, sendSigned, signerOf, Vault } from './signing.ts'
import { wallet, walletAbi } from './wallet.ts'

const SHELL = 2
const [endpoint] = process.argv.slice(2)
if (endpoint === undefined) throw new Error('Usage: main.ts <endpoint>')
const node = DevNode.connect(endpoint)
await using client = await spawnClient({ network: { endpoints: [endpoint] } })

const keys = await client.crypto.generateRandomSignKeys()
const customer = wallet({ client, signer: keysSigner(keys) })
const shop = wallet({ client, signer: keysSigner(await client.crypto.generateRandomSignKeys()) })
const [address, dest] = [await customer.address(), await shop.address()]
await node.fund(address, 100_000_000_000n, { [SHELL]: 50_000_000_000n })
const owners = { owners_pubkey: [customer.signer.publicKey], owners_address: [] }
await customer.deploy({ ...owners, reqConfirms: 1, reqConfirmsData: 1, value: 0n })

const stranger = wallet({ client, address, signer: keysSigner(await client.crypto.generateRandomSignKeys()) })
console.log('sending money:', (await pay(customer, dest, 1_500_000_000n)).state)
console.log('sending money as a stranger:', (await pay(stranger, dest, 1_500_000_000n)).state)

const treasury = await openTreasury(client, keysSigner(keys))
console.log('outbox: stored', await payOut(treasury, 'invoice-17', dest, 2_000_000_000n))
console.log('outbox: stored again', await payOut(treasury, 'invoice-17', dest, 2_000_000_000n))
await bookPayouts(client, async (invoice, state) => console.log(`outbox: ${invoice} ${state}`))

await followShop(client, dest)
for (const credited: bigint[] = []; credited.length < 2; )
  await creditDeposits(client, async ({ amounts }) => {
    for (const { amount } of amounts) credited.push(BigInt(amount))
    console.log('inbox: credited', amounts.map(({ currency, amount }) => `${amount} of ${currency}`).join(', '))
  })

const contract = await deploy(client, node)
console.log('contracts:', await touch(contract))
console.log('contracts: touched', (await firstTouch(contract)) > 0)
console.log('contracts: refused', await touchAsStranger(client, await contract.address()))

const [here, elsewhere] = await keysOf(client, 'test test test test test test test test test test test junk')
console.log('keys:', here.public, here.public === elsewhere.public)
console.log('keys:', (await newPhrase(client)).split(' ').length, 'words')

let agrees = true
const vault = new Vault(client, keys, async () => agrees)
const guarded = wallet({ client, address, signer: await signerOf(client, vault) })
console.log('signing:', (await pay(guarded, dest, 1_000_000_000n)).state)
agrees = false
console.log('signing, declined:', (await pay(guarded, dest, 1_000_000_000n)).state)
const cc = { [SHELL]: 500_000_000n }
const payment = { dest, value: 0n, cc, bounce: false, flags: SendFlags.PayFees, payload: '' }
const checking = await client.crypto.registerSigningBox(new CheckingVault(client, keys, async () => true))
await client.abi.encodeMessage({
  abi: { type: 'Json', value: JSON.stringify(walletAbi) },
  address,
  call_set: { function_name: 'sendTransaction', input: payment },
  signer: { type: 'SigningBox', handle: checking.handle },
})
const { message, toSign } = await prepare(client, address, keys.public, payment)
const { signature } = await client.crypto.sign({ unsigned: toSign, keys }) // on a computer without a network
console.log('signing elsewhere:', (await sendSigned(client, address, keys.public, { message, signature })).length)
