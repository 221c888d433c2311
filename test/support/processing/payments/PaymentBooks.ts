/** The database of a payment back end as its front end sees it, and what the chain says about it. */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DevNode, Json } from '../../devnode/DevNode.ts'

/** SHELL of a payout, nano; it becomes the same amount of tokens. */
const PAYOUT = '1000000'
/** How long the books may stay as they are although something is open, ms. */
const STANDSTILL_MS = 180_000
const PAGE = 50

export class PaymentBooks {
  readonly database: DatabaseSync
  readonly #node: DevNode
  readonly #accountId: string
  readonly #wanted = new Map<string, string>()

  constructor(node: DevNode, accountId: string, file: string) {
    this.#node = node
    this.#accountId = accountId
    this.database = new DatabaseSync(file)
    this.database.exec('PRAGMA busy_timeout = 20000; PRAGMA journal_mode = WAL')
  }

  /** Asks for a payout, which must be executed. Returns its id. */
  want(dest: string): string {
    const id = `${this.#wanted.size}`
    this.#wanted.set(id, dest)
    this.#insert(id, dest)
    return id
  }

  /** Asks for a payout that cannot be made, before the service has started for the first time. */
  wantBad(id: string, dest: string): void {
    this.database.exec(
      `CREATE TABLE IF NOT EXISTS payouts (id TEXT PRIMARY KEY, dest TEXT NOT NULL, amount TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'wanted', transaction_id TEXT, reason TEXT)`,
    )
    this.#insert(id, dest)
  }

  /** Keeps the service from writing, until `unlock`. */
  lock(): void {
    this.database.exec('BEGIN IMMEDIATE')
  }

  unlock(): void {
    this.database.exec('COMMIT')
  }

  get creditCount(): unknown {
    return this.database.prepare('SELECT count(*) AS count FROM credits').get()?.['count']
  }

  /** Number of the payouts that were wanted. */
  get payoutCount(): number {
    return this.#wanted.size
  }

  stateOf(id: string): unknown {
    return this.database.prepare('SELECT state FROM payouts WHERE id = ?').get(id)?.['state']
  }

  /** Whether the money of a payout has arrived. */
  async hasArrived(id: string): Promise<boolean> {
    return (await this.#tokensOf(this.#wanted.get(id)!)) !== '0'
  }

  /** Destinations of the payouts that the chain has. */
  async payoutsOfChain(): Promise<string[]> {
    return (await this.#transactions()).flatMap(({ out_messages }) =>
      out_messages.filter(({ msg_type_name }: Json) => msg_type_name === 'Internal').map(({ dst }: Json) => dst),
    )
  }

  /** Waits until each payout and each deposit of the chain is booked, and returns where the books are wrong. */
  async findWrong(): Promise<string[]> {
    const wrong: string[] = []
    await this.#untilBooked()
    const rows = this.database.prepare('SELECT id, state, transaction_id, reason FROM payouts').all()
    for (const { id, state, reason } of rows) {
      const dest = this.#wanted.get(String(id))
      if (dest === undefined) continue
      const arrived = await this.#tokensOf(dest)
      if (state !== 'executed' || arrived !== PAYOUT)
        wrong.push(`payout ${id} is ${state} (${reason}), and ${arrived} of ${PAYOUT} have arrived`)
    }
    const sent = await this.payoutsOfChain()
    if (String(sent.sort()) !== String([...this.#wanted.values()].sort()))
      wrong.push(`the wallet has paid ${sent.length} times, not ${this.#wanted.size} times`)
    const booked = rows.map(({ transaction_id }) => transaction_id).filter((id) => id !== null)
    if (new Set(booked).size !== this.#wanted.size) wrong.push('payouts have the same transaction')
    const [paidIn, credits] = [await this.#paidIn(), this.#credits()]
    if (String(credits) !== String(paidIn)) wrong.push(`the books have credited ${credits}, the chain ${paidIn}`)
    return wrong
  }

  close(): void {
    this.database.close()
  }

  #insert(id: string, dest: string): void {
    this.database.prepare('INSERT INTO payouts (id, dest, amount) VALUES (?, ?, ?)').run(id, dest, PAYOUT)
  }

  /** Fails when nothing is booked for a long time. */
  async #untilBooked(): Promise<void> {
    let [openBefore, untilMs] = [Number.POSITIVE_INFINITY, 0]
    for (;;) {
      const states = this.database.prepare("SELECT state FROM payouts WHERE state IN ('wanted', 'sending')").all()
      const missing = Math.max(0, (await this.#paidIn()).length - Number(this.creditCount))
      const open = states.length + missing
      if (open === 0) return
      if (open < openBefore) untilMs = performance.now() + STANDSTILL_MS
      openBefore = open
      if (performance.now() > untilMs)
        throw new Error(`${states.length} payouts have no end, and ${missing} deposits are not booked`)
      await sleep(200)
    }
  }

  /** Deposits of the chain: transaction and amount. */
  async #paidIn(): Promise<string[]> {
    const transactions = await this.#transactions()
    const paidIn = transactions.filter(({ credit }) => credit !== null)
    return paidIn.map(({ id, credit }) => `${id} ${credit.credit}`).sort()
  }

  #credits(): string[] {
    const rows = this.database.prepare('SELECT transaction_id, amount FROM credits').all()
    return rows.map(({ transaction_id, amount }) => `${transaction_id} ${amount}`).sort()
  }

  async #transactions(): Promise<Json[]> {
    const fields = 'id credit{credit(format:DEC)} out_messages{dst msg_type_name}'
    const found: Json[] = []
    for (let after = ''; ; ) {
      const list = `transactions(first:${PAGE},after:"${after}"){nodes{${fields}} pageInfo{endCursor hasNextPage}}`
      const { nodes, pageInfo } = (await this.#account(this.#accountId, list)).transactions
      found.push(...nodes)
      if (!pageInfo.hasNextPage) return found
      after = pageInfo.endCursor
    }
  }

  /** Tokens of an address, nano. */
  async #tokensOf(address: string): Promise<string> {
    return (await this.#account(address.slice(2), 'info{balance(format:DEC)}')).info?.balance ?? '0'
  }

  async #account(id: string, selection: string): Promise<Json> {
    const { data, errors } = (await this.#node.query(
      `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){${selection}}}}`,
    )) as Json
    if (errors) throw new Error(JSON.stringify(errors))
    return data.blockchain.account
  }
}
