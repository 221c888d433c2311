import type { InboxDeposit, VendorClient } from 'vendorclient'

// recipe: inbox.follow
/** Follows the account of the shop from its first transaction on. A repeated call changes nothing. */
async function followShop(client: VendorClient, account: string): Promise<void> {
  await client.inbox.follow({ name: 'shop', accounts: [account], from: 'beginning', finality: 'final' })
}
// end of recipe

// recipe: inbox.credit
/** Credits the deposits that have come, and acknowledges them after that. A service calls it in a loop. */
async function creditDeposits(client: VendorClient, credit: (deposit: InboxDeposit) => Promise<void>): Promise<void> {
  const { deposits } = await client.inbox.deposits({ name: 'shop', wait_ms: 30_000 })
  for (const { number, deposit } of deposits) {
    // What was burnt on the way, or bounced, is listed too, and is no deposit.
    if (deposit.kind === 'deposit') await credit(deposit)
    await client.inbox.deposits({ name: 'shop', acknowledge: number, limit: 1 })
  }
}

// end of recipe

export { creditDeposits, followShop }
