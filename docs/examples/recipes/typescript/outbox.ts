import { type ContractSigner, SendFlags, type VendorClient } from 'vendorclient'
import { type Wallet, wallet } from './wallet.ts'

// recipe: outbox.open
/** Opens the wallet with a named signer: the library never stores keys, so register them at each start. */
async function openTreasury(client: VendorClient, keys: ContractSigner): Promise<Wallet> {
  return wallet({ client, signer: await client.registerSigner('treasury', keys) })
}
// end of recipe

// recipe: outbox.send
const SHELL = 2

/** Stores the payout of an invoice, and returns at once. A second call for the same invoice stores nothing: false. */
async function payOut(treasury: Wallet, invoice: string, dest: string, amount: bigint): Promise<boolean> {
  const flags = SendFlags.PayFees | SendFlags.Exchange
  const payment = { dest, value: 0n, cc: { [SHELL]: amount }, bounce: false, flags, payload: '' }
  const stored = await treasury.outbox.sendTransaction(payment, { key: invoice, group: 'payouts' })
  return stored.is_new
}
// end of recipe

// recipe: outbox.results
/** Books the outcomes of payouts. An unacknowledged result is delivered again, for example after a crash. */
async function bookPayouts(
  client: VendorClient,
  book: (invoice: string, state: string) => Promise<void>,
): Promise<void> {
  for await (const result of client.outboxResults({ group: 'payouts' })) {
    await book(result.key!, result.state)
    await result.acknowledge()
    return // a service continues
  }
}

// end of recipe

export { bookPayouts, openTreasury, payOut }
