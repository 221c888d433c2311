/**
 * A payment back end: credits what customers pay in, and pays out what they ask for. Whatever kills it, nothing is credited or
 * paid twice, and nothing is forgotten: run it again.
 *
 *     node service.ts <endpoint> <folder> <wallet.json>
 *
 * The folder keeps the database of the service and the storage of the library. The front end asks for a payout with
 * `INSERT INTO payouts (id, dest, amount) VALUES (…)`, and reads `credits`, one row for each currency of a deposit, and `burnt`.
 *
 * Tokens cannot cross Dapp IDs, so payouts are made in SHELL (currency 2). It becomes as many tokens when it arrives.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { ClientError, SendFlags, spawnClient, type VendorClient } from 'vendorclient'

const NAME = 'payments'
const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='
const WAIT_MS = 30_000
const SHELL = 2

/** The file has the wallet that pays, which is also the account that customers pay to. */
interface Wallet {
  readonly accountId: string
  readonly abi: string
  readonly keys: { readonly public: string; readonly secret: string }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 60000;
    CREATE TABLE IF NOT EXISTS credits (
      transaction_id TEXT, currency INTEGER, source TEXT, amount TEXT NOT NULL, comment TEXT,
      PRIMARY KEY (transaction_id, currency));
    CREATE TABLE IF NOT EXISTS burnt (
      transaction_id TEXT, currency INTEGER, source TEXT, amount TEXT NOT NULL, reason TEXT NOT NULL,
      PRIMARY KEY (transaction_id, currency, reason));
    CREATE TABLE IF NOT EXISTS payouts (
      id TEXT PRIMARY KEY, dest TEXT NOT NULL, amount TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'wanted', transaction_id TEXT, reason TEXT);
  `)
  return database
}

/** Credits each deposit once, every currency of it, and notes what was burnt on the way; acknowledges it after that. */
async function creditDeposits(client: VendorClient, database: DatabaseSync, wallet: Wallet): Promise<void> {
  const account = `${wallet.accountId}::${wallet.accountId}`
  await client.inbox.follow({ name: NAME, accounts: [account], from: 'beginning', finality: 'final' })
  const credit = database.prepare(
    'INSERT INTO credits (transaction_id, currency, source, amount, comment) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const note = database.prepare(
    'INSERT INTO burnt (transaction_id, currency, source, amount, reason) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  for (let acknowledge: string | undefined; ; ) {
    const { deposits } = await client.inbox.deposits({ name: NAME, acknowledge, wait_ms: WAIT_MS })
    acknowledge = undefined
    for (const { number, deposit } of deposits) {
      const { kind, transaction_id: id, source = null, amounts, losses, comment = null } = deposit
      if (kind === 'deposit')
        for (const { currency, amount } of amounts) credit.run(id, currency, source, amount, comment)
      for (const { currency, amount, reason } of losses) note.run(id, currency, source, amount, reason)
      acknowledge = number
    }
  }
}

/** Gives each wanted payout to the outbox. Its id is the key: what was given before is not sent again. Bad rows fail alone. */
async function sendPayouts(client: VendorClient, database: DatabaseSync, wallet: Wallet): Promise<void> {
  const wanted = database.prepare(
    "SELECT id, dest, amount FROM payouts WHERE state = 'wanted' ORDER BY rowid LIMIT 100",
  )
  const note = database.prepare("UPDATE payouts SET state = 'sending' WHERE id = ? AND state = 'wanted'")
  const fail = database.prepare("UPDATE payouts SET state = 'failed', reason = ? WHERE id = ? AND state = 'wanted'")
  for (;;) {
    for (const { id, dest, amount } of wanted.all()) {
      // The wallet pays the fees, and SHELL becomes tokens on arrival.
      const flags = SendFlags.PayFees | SendFlags.Exchange
      const input = { dest, value: 0n, cc: { [SHELL]: amount }, bounce: false, flags, payload: EMPTY_CELL }
      try {
        await client.outbox.send({
          key: `payout-${id}`,
          group: NAME,
          signer: { type: 'Named', name: 'treasury', public_key: wallet.keys.public },
          dapp_id: wallet.accountId,
          // Nothing may be lost on the way: a payout that would not arrive is refused.
          accept_loss: {},
          message_encode_params: {
            abi: { type: 'Json', value: wallet.abi },
            address: `0:${wallet.accountId}`,
            call_set: { function_name: 'sendTransaction', input },
            signer: { type: 'None' },
          },
        })
        note.run(String(id))
      } catch (error) {
        if (!isFaultOfRow(error)) throw error
        fail.run(error.message, String(id))
      }
    }
    await sleep(200)
  }
}

/** The arguments of the call cannot be encoded, or it would lose money, so nothing was stored; any other error is not the row's. */
function isFaultOfRow(error: unknown): error is ClientError {
  if (!(error instanceof ClientError)) return false
  return (error.code >= 300 && error.code < 400) || error.code === LOSS_NOT_ACCEPTED
}

const LOSS_NOT_ACCEPTED = 521

/** Books what became of each payout, and acknowledges it after that. A later result of the same payout replaces it. */
async function bookResults(client: VendorClient, database: DatabaseSync): Promise<void> {
  const book = database.prepare('UPDATE payouts SET state = ?, transaction_id = ? WHERE id = ?')
  for (let acknowledge: string | undefined; ; ) {
    const { results } = await client.outbox.results({ group: NAME, acknowledge, wait_ms: WAIT_MS })
    acknowledge = undefined
    for (const { number, entry } of results) {
      book.run(entry.state, entry.transaction_id ?? null, entry.key!.slice('payout-'.length))
      acknowledge = number
    }
  }
}

const [endpoint, folder, walletFile] = process.argv.slice(2)
if (!endpoint || !folder || !walletFile) throw new Error('Usage: service.ts <endpoint> <folder> <wallet.json>')
const wallet: Wallet = JSON.parse(readFileSync(walletFile, 'utf8'))
const database = openDatabase(join(folder, 'payments.sqlite'))
await using client = await spawnClient({ network: { endpoints: [endpoint] }, dataFolder: join(folder, 'library') })

// Keys are never stored by the library: they get their name each time that the service starts.
const { handle } = await client.crypto.getSigningBox(wallet.keys)
await client.outbox.registerSigner({ name: 'treasury', handle })
console.log('ready')
await Promise.all([
  creditDeposits(client, database, wallet),
  sendPayouts(client, database, wallet),
  bookResults(client, database),
])
