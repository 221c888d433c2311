/**
 * Fetches the accounts of another network when they are first used. Fetched accounts are stored with the chain, so that the
 * network is not needed for them again.
 */
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { parseBoc } from '../../../core/cells/index.ts'
import { type Account, parseAccount } from '../../../core/tlb/index.ts'
import type { Clock } from '../../../ports/Clock.ts'
import type { Log } from '../../../ports/Log.ts'
import type { OutgoingRoutes } from '../../../system/proxy/OutgoingRoutes.ts'
import { GatewayBackend } from '../../nodeApi/GatewayBackend.ts'
import { type AccountAnswer, RestError } from '../../nodeApi/NodeBackend.ts'
import { Upstream } from '../../nodeApi/Upstream.ts'
import type { ChainQueue } from '../chain/ChainQueue.ts'
import { type FetchedAccount, ForkAccounts, type ForkBlock, type ForkSettings } from '../chain/forkSettings.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { readAccountAt } from './readAccountAt.ts'

export interface ForkOptions {
  readonly settings: ForkSettings
  readonly store: NodeStore
  readonly queue: Pick<ChainQueue, 'control'>
  readonly clock: Clock
  readonly log: Log
  /** Proxies for connections to the network. */
  readonly routes: OutgoingRoutes
}

/** Time limit for fetching one account, ms. */
const FETCH_MS = 15_000
/**
 * First and longest pause before internal messages to accounts that could not be fetched are retried, ms; it doubles
 * each time.
 */
const RETRY_MS = [500, 30_000] as const
/** Maximum number of accounts that are fetched at the same time. */
const AT_A_TIME = 8

export class Fork {
  readonly settings: ForkSettings
  readonly accounts: ForkAccounts
  readonly #options: ForkOptions
  readonly #backend: GatewayBackend
  readonly #upstream: Upstream
  readonly #running = new Map<string, Promise<void>>()
  /** Accounts that messages are waiting for. */
  #wanted = new Set<string>()
  #retryMs: number = RETRY_MS[0]
  #isRetrying = false

  constructor(options: ForkOptions) {
    const { settings, store, clock, routes } = options
    this.#options = options
    this.settings = settings
    this.accounts = new ForkAccounts(store)
    this.#upstream = new Upstream(settings.endpoint, clock, routes, FETCH_MS)
    this.#backend = new GatewayBackend(this.#upstream, clock)
  }

  /**
   * Settles when the account is available locally, or known not to exist. Rejects with AdminError when the network
   * fails.
   */
  async touch(accountId: string, dappId?: string): Promise<void> {
    if (!this.accounts.isMissing(accountId)) return
    const running = this.#running.get(accountId) ?? this.#adoptOne(accountId, dappId)
    this.#running.set(accountId, running)
    try {
      await running
    } finally {
      if (this.#running.get(accountId) === running) this.#running.delete(accountId)
    }
  }

  /** Fetches the missing ones of these accounts, all or nothing. Rejects with AdminError. */
  async prefetch(wanted: readonly { readonly accountId: string; readonly dappId: string | undefined }[]) {
    const fetched: FetchedAccount[] = []
    for (let at = 0; at < wanted.length; at += AT_A_TIME) {
      const part = wanted.slice(at, at + AT_A_TIME)
      fetched.push(...(await Promise.all(part.map(({ accountId, dappId }) => this.#find(accountId, dappId)))))
    }
    await this.#options.queue.control({ order: { kind: 'adopt', accounts: fetched } })
    return fetched
  }

  /** In the background, fetches accounts that messages wait for, and retries while the network fails. */
  want(accountIds: readonly string[]): void {
    for (const accountId of accountIds) this.#wanted.add(accountId)
    if (this.#wanted.size > 0 && !this.#isRetrying) void this.#fetchWanted()
  }

  /** Fetches missing accounts that stored messages wait for. */
  async resume(): Promise<void> {
    const { result } = await this.#options.queue.control({ order: { kind: 'waiting' } })
    const { messages } = result as { readonly messages: readonly { readonly account_id: string }[] }
    this.want(messages.map(({ account_id }) => account_id).filter((id) => this.accounts.isMissing(id)))
  }

  async #fetchWanted(): Promise<void> {
    this.#isRetrying = true
    const { clock, log } = this.#options
    const wanted = [...this.#wanted]
    const results = await Promise.allSettled(wanted.map((accountId) => this.touch(accountId)))
    const failed = results.find((result) => result.status === 'rejected')
    for (const [index, { status }] of results.entries()) if (status === 'fulfilled') this.#wanted.delete(wanted[index]!)
    this.#isRetrying = false
    if (failed === undefined) {
      this.#retryMs = RETRY_MS[0]
      if (this.#wanted.size > 0) void this.#fetchWanted()
      return
    }
    log.warn('accounts of the fork could not be fetched', { reason: (failed.reason as Error).message })
    this.#isRetrying = true
    clock.setTimer(this.#retryMs, () => void this.#fetchWanted())
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS[1])
  }

  async #adoptOne(accountId: string, dappId: string | undefined): Promise<void> {
    const accounts = [await this.#find(accountId, dappId)]
    await this.#options.queue.control({ order: { kind: 'adopt', accounts } })
    const [{ isLate }] = accounts as [FetchedAccount]
    if (isLate) this.#options.log.warn('account changed after the fork began', { account_id: accountId })
  }

  async #find(accountId: string, dappId: string | undefined): Promise<FetchedAccount> {
    return this.accounts.fetched(accountId) ?? (await this.#fetch(accountId, dappId))
  }

  async #fetch(accountId: string, dappId: string | undefined): Promise<FetchedAccount> {
    const nothing = { accountId, dappId: undefined, boc: new Uint8Array(), isLate: false }
    try {
      const { block } = this.settings
      const answer = await (block === undefined
        ? this.#read(accountId, dappId)
        : readAccountAt(this.#upstream, accountId, block))
      if (answer === undefined) return { ...nothing, stateTimestamp: this.#now() }
      const boc = base64ToBytes(answer.boc)
      if (boc === undefined) throw new RestError(502, 'The account is not base64')
      const stateTimestamp = Math.floor(answer.stateTimestampMs / 1000)
      const account = parseAccount(parseBoc(boc))
      if (account === undefined) return { ...nothing, stateTimestamp }
      const isOther =
        account.address.workchain !== 0 || Buffer.from(account.address.account).toString('hex') !== accountId
      if (isOther) throw new RestError(502, 'The account is a different one')
      // Nodes that keep no earlier states return the latest one.
      if (block !== undefined && changedAfter(account, block)) {
        throw new RestError(
          502,
          `it changed after block ${block.seqNo}, and this network returns the latest state only. Fork without --block, or from a node that keeps earlier states`,
        )
      }
      // The account pays for its storage with each transaction.
      const isLate = account.storageInfo.lastPaid > this.settings.startedAt
      return { accountId, dappId: answer.dappId, boc, stateTimestamp, isLate }
    } catch (error) {
      const text = `${this.settings.endpoint} did not return the account ${accountId}: ${(error as Error).message}`
      throw new AdminError('fork_failed', text)
    }
  }

  /**
   * Asks under the account's id first, where networks keep a pointer to the real Dapp ID, and only then under the
   * expected Dapp ID: an account that is not found under a wrong Dapp ID may still exist. Source: network 4.2, decision
   * 13.
   */
  async #read(accountId: string, dappId: string | undefined): Promise<AccountAnswer | undefined> {
    for (const id of new Set([accountId, dappId ?? accountId])) {
      try {
        const answer = await this.#backend.readAccount(accountId, id, { authorization: undefined })
        if (answer !== undefined) return answer
      } catch (error) {
        if (!isUnknownAccount(error)) throw error
      }
    }
    return undefined
  }

  #now(): number {
    return Math.floor(this.#options.clock.now() / 1000)
  }
}

function changedAfter({ lastTransLt, storageInfo }: Account, { nextStartLt, time }: ForkBlock): boolean {
  return nextStartLt === undefined ? storageInfo.lastPaid > time : lastTransLt > BigInt(nextStartLt)
}

/** Whether a node reports that it does not find the account; other servers answer 404 for other reasons. Source: network 4.2. */
function isUnknownAccount(error: unknown): boolean {
  return error instanceof RestError && error.status === 404 && /^Original error|account/i.test(error.message)
}
