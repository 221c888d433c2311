/**
 * Advances one account by a page of its history. Each transaction names its predecessor, so a gap is always noticed:
 * the account does not advance if an endpoint lags, or shows a later transaction before an earlier one.
 */
import type { CallScope } from '../../../context/scopes.ts'
import type { AbiContract } from '../../../core/abi/index.ts'
import { fetchState } from '../../../delivery/fetchState.ts'
import { HistoryGap } from '../../../errors/inbox.ts'
import { type Network, networkOf } from '../../../net/index.ts'
import type { FinalityValue } from '../../processing/execution/finality.ts'
import { InboxDeposit } from '../types.ts'
import { describeDeposit } from './describeDeposit.ts'
import {
  findHistoryTransaction,
  type HistoryTransaction,
  isFirst,
  readHistoryTransaction,
} from './HistoryTransaction.ts'
import type { TransactionsPage } from './readPages.ts'
import { type Deposit, depositToWire, readStored, type StoredAccount, type StoredFollow } from './storedFollow.ts'

/** Maximum number of transactions that are looked up one by one if a page omits them. */
const MAX_LOOK_UPS = 100

export interface FollowSettings {
  readonly follow: StoredFollow
  readonly abi: AbiContract | undefined
  /** Whether each transaction is proven before it is delivered. */
  readonly proves: boolean
}

export interface AccountStep {
  /** The account after these transactions. */
  readonly account: StoredAccount
  readonly deposits: readonly Deposit[]
  /** Why the account cannot be read further. */
  readonly error: unknown
}

export class AccountHistory {
  readonly #call: CallScope
  readonly #network: Network
  readonly #settings: FollowSettings
  #account: StoredAccount
  readonly #deposits: Deposit[] = []

  constructor(call: CallScope, account: StoredAccount, settings: FollowSettings) {
    this.#call = call
    this.#network = networkOf(call.context)
    this.#account = account
    this.#settings = settings
  }

  /** An error after the first transactions is returned together with them. Throws the reason of the signal of the call. */
  async take({ edges }: TransactionsPage): Promise<AccountStep> {
    const before = this.#account
    let error: unknown
    try {
      const read = edges.map(({ cursor, node }) => {
        return { cursor, shown: readHistoryTransaction(node, before.account_id) }
      })
      const pending = await this.#moveOn(read.map(({ shown }) => shown))
      this.#moveCursor(read)
      await this.#showPending(pending)
    } catch (thrown) {
      this.#call.signal.throwIfAborted()
      error = thrown
    }
    return { account: this.#account, deposits: this.#deposits, error }
  }

  /**
   * Takes final transactions in the order of the chain and returns those that are not final. Throws HistoryGap and
   * errors of proofs.
   */
  async #moveOn(page: readonly HistoryTransaction[]): Promise<HistoryTransaction[]> {
    const waiting = [...page].sort((left, right) => (left.transaction.lt < right.transaction.lt ? -1 : 1))
    const pending: HistoryTransaction[] = []
    let lookUps = 0
    let last = this.#account.last
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (last !== undefined && next.transaction.lt <= BigInt(last.lt)) continue
      if (!(await this.#follows(next, last?.id))) {
        const earlier = ++lookUps > MAX_LOOK_UPS ? undefined : await this.#lookUp(next.previousId)
        if (earlier === undefined || last === undefined || earlier.transaction.lt <= BigInt(last.lt)) {
          throw gapBefore(next, last?.id)
        }
        waiting.unshift(earlier, next)
        continue
      }
      if (pending.length > 0 || !next.isFinal) pending.push(next)
      else await this.#accept(next)
      last = { id: next.id, lt: String(next.transaction.lt) }
    }
    return pending
  }

  /** If nothing was read before, reading begins at the first transaction that the endpoint has. */
  async #follows(next: HistoryTransaction, lastId: string | undefined): Promise<boolean> {
    if (lastId !== undefined) return next.previousId === lastId
    return isFirst(next) || (await this.#lookUp(next.previousId)) === undefined
  }

  #lookUp(id: string): Promise<HistoryTransaction | undefined> {
    return findHistoryTransaction(this.#network, this.#account.account_id, id, this.#call.signal)
  }

  async #accept(next: HistoryTransaction): Promise<void> {
    const { id, transaction } = next
    const deposit = await this.#describe(next, this.#settings.proves ? 'proved' : 'final')
    if (deposit !== undefined && this.#settings.proves) {
      const { proveTransaction } = await import('../../proofs/index.ts')
      await proveTransaction(this.#call, { id, boc: next.boc, ...(next.blockId && { block_id: next.blockId }) })
    }
    const { lt } = transaction
    const replaced = this.#account.shown.filter((shown) => shown.id !== id && BigInt(shown.lt) <= lt)
    for (const { deposit: wire } of replaced) {
      this.#deposits.push({ ...readStored(InboxDeposit, wire), kind: 'withdrawn' })
    }
    if (deposit !== undefined) this.#deposits.push(deposit)
    this.#account = {
      ...this.#account,
      last: { id, lt: String(lt) },
      shown: this.#account.shown.filter((shown) => BigInt(shown.lt) > lt),
      // A deployment may put the account under another Dapp ID.
      ...(transaction.origStatus !== 'active' && { own_dapp_id: undefined }),
    }
  }

  /** The cursor follows the order of the list, which need not be that of the account. */
  #moveCursor(read: readonly { readonly cursor: string; readonly shown: HistoryTransaction }[]): void {
    const lastLt = BigInt(this.#account.last?.lt ?? -1)
    for (const { cursor, shown } of read) {
      if (shown.transaction.lt > lastLt) break
      this.#account = { ...this.#account, cursor }
    }
  }

  async #showPending(pending: readonly HistoryTransaction[]): Promise<void> {
    const { follow, proves } = this.#settings
    const { finality } = follow
    if (proves || (finality !== 'in_block' && finality !== 'accepted')) return
    for (const next of pending) {
      if (this.#account.shown.some(({ id }) => id === next.id)) continue
      const deposit = await this.#describe(next, 'in_block')
      if (deposit === undefined) continue
      this.#deposits.push(deposit)
      const shown = { id: next.id, lt: String(next.transaction.lt), deposit: depositToWire(deposit) }
      this.#account = { ...this.#account, shown: [...this.#account.shown, shown] }
    }
  }

  async #describe(next: HistoryTransaction, finality: FinalityValue): Promise<Deposit | undefined> {
    const { account_id, dapp_id, from_time, from_lt } = this.#account
    const { abi, follow } = this.#settings
    if (from_time !== undefined && next.transaction.now < from_time) return undefined
    if (from_lt !== undefined && next.transaction.lt <= BigInt(from_lt)) return undefined
    return describeDeposit(this.#call, next, {
      accountId: account_id,
      dappId: dapp_id,
      abi,
      includesBounced: follow.include_bounced,
      finality,
      ownDappId: () => this.#ownDappId(),
    })
  }

  /** Dapp ID as the network reports it, cached while the account stays the same. */
  async #ownDappId(): Promise<string | undefined> {
    const { account_id, dapp_id, own_dapp_id } = this.#account
    const known = own_dapp_id ?? (await this.#askDappId(account_id, dapp_id ?? ''))
    this.#account = { ...this.#account, own_dapp_id: known }
    return known === '' ? undefined : known
  }

  async #askDappId(accountId: string, given: string): Promise<string> {
    const fetched = await fetchState(this.#network, accountId, given, this.#call.signal)
    return (fetched?.dappId ?? given).toLowerCase()
  }
}

function gapBefore(next: HistoryTransaction, lastId: string | undefined) {
  const facts = { transaction_id: next.id, previous_id: next.previousId, last_read_id: lastId ?? null }
  return HistoryGap.error(
    `The endpoint shows transaction ${next.id}, and not the one before it, ${next.previousId}`,
    facts,
  )
}
