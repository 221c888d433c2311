import type { InboxDeposit, VendorClient } from 'vendorclient'

// recipe: inbox.follow
/** Follows the account of the shop from its first transaction on. A repeated call changes nothing. */
async function followShop(client: VendorClient, account: string): Promise<void> {
  await client.inbox.follow({ name: 'shop', accounts: [account], from: 'beginning', finality: 'final' })
}
// end of recipe

// recipe: inbox.credit
/** Credits the next deposit, and acknowledges it after that. An unacknowledged one is delivered again. */
async function creditDeposits(client: VendorClient, credit: (deposit: InboxDeposit) => Promise<void>): Promise<void> {
  for await (const { deposit, acknowledge } of client.inboxDeposits({ name: 'shop' })) {
    // Burnt and bounced amounts are listed too, but are not deposits.
    if (deposit.kind === 'deposit') await credit(deposit)
    await acknowledge()
    break // a service continues
  }
}

// end of recipe

export { creditDeposits, followShop }
