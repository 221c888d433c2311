/**
 * Reads the accounts of one name, round by round: each query reads the new transactions of several accounts. A deposit
 * and the new position of its account are stored in one transaction, so each deposit is delivered once, even with
 * several readers or after a crash.
 */
import { Call } from '../../../context/Call.ts'
import type { ClientContext } from '../../../context/ClientContext.ts'
import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import type { AbiContract } from '../../../core/abi/index.ts'
import { utf8 } from '../../../core/bytes/index.ts'
import { LocalStorageError } from '../../../errors/client.ts'
import { ChainReplaced, Unauthorized } from '../../../errors/net.ts'
import { readJson, writeJson } from '../../../leases/storedJson.ts'
import { BackOff } from '../../../net/BackOff.ts'
import { networkOf } from '../../../net/index.ts'
import { askedPauseMs, isNetworkError } from '../../../net/networkErrors.ts'
import type { AbortSource } from '../../../net/waiting.ts'
import type { StorageCondition, StorageWrite } from '../../../ports/Storage.ts'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { readShortAbi } from '../../abi/index.ts'
import { Abi } from '../../abi/types.ts'
import { isVerified } from '../../parameters/verify.ts'
import { AccountHistory, type AccountStep, type FollowSettings } from './AccountHistory.ts'
import { depositsOf, type InboxStore, keyOf } from './InboxStore.ts'
import {
  ACCOUNTS_PER_QUERY,
  chunksOf,
  inParallel,
  type PageReader,
  readPages,
  type TransactionsPage,
} from './readPages.ts'
import { depositToWire, readAccount, readFollow, readStored, type StoredAccount } from './storedFollow.ts'

/** An account with the bytes that it was read from. */
interface HeldAccount {
  readonly account: StoredAccount
  readonly bytes: Uint8Array
}

/** How long an account must fail before its error is shown, ms; shorter lags of an endpoint are not worth reporting. */
const SHOWN_ERROR_MS = 5000
/** Number of accounts that are read from the storage at once. */
const PAGE_SIZE = 1000

export class FollowWork {
  readonly #store: InboxStore
  readonly #follow: string
  readonly #reader: PageReader
  readonly #call: Call
  readonly #noteDeposit: () => void
  readonly #accounts = new Map<string, HeldAccount>()
  /** Start of the failure of each account, `Clock.elapsed`. */
  readonly #failing = new Map<string, number>()
  readonly #backOff = new BackOff()
  #settings: FollowSettings | undefined

  /**
   * @param follow digest of the name
   * @param signal ends the work at any point
   */
  constructor(
    context: ClientContext,
    { networkName, store, follow }: { networkName: string; store: InboxStore; follow: string },
    signal: AbortSource,
    noteDeposit: () => void,
  ) {
    this.#store = store
    this.#follow = follow
    this.#noteDeposit = noteDeposit
    this.#call = new Call(context, { appRequestTimeoutMs: 0 })
    this.#reader = { network: networkOf(context), clock: this.#call.clock, networkName, signal }
    if (signal.aborted) this.#call.abort(signal.reason as Error)
    else signal.addEventListener('abort', () => this.#call.abort(signal.reason as Error), { once: true })
  }

  /** Runs until nothing is followed under the name. `next` waits for a time, or until accounts are added here. */
  async run(next: (ms: number) => Promise<void>): Promise<void> {
    const { clock, log } = this.#call.context.services
    const { follow_interval: intervalMs } = this.#call.config.network
    let tickMs = clock.elapsed()
    let behind: ReadonlySet<string> = new Set()
    while (await this.#reload()) {
      this.#reader.signal.throwIfAborted()
      const isTick = clock.elapsed() >= tickMs
      const due = [...this.#accounts.keys()].filter((id) => isTick || behind.has(id))
      try {
        behind = await this.#readRound(due)
        this.#backOff.reset()
        if (isTick) tickMs = clock.elapsed() + intervalMs
      } catch (error) {
        this.#reader.signal.throwIfAborted()
        if (!isOfNetwork(error)) throw error
        log.info('inbox_waits', { error: String(error) })
        behind = new Set()
        tickMs = clock.elapsed() + Math.max(intervalMs, this.#backOff.next(), askedPauseMs(error))
      }
      if (behind.size === 0) await next(Math.max(0, tickMs - clock.elapsed()))
    }
  }

  /** Reads settings and accounts if they have changed. Returns false if nothing is followed any more. */
  async #reload(): Promise<boolean> {
    const bytes = await this.#store.get('follows', this.#follow)
    if (bytes === undefined) return false
    const follow = readFollow(bytes)
    if (this.#settings?.follow.revision === follow.revision) return true
    const proves = follow.finality === 'proved' || isVerified(this.#call, undefined)
    this.#settings = { follow, abi: await this.#readAbi(follow.abi), proves }
    this.#accounts.clear()
    const prefix = keyOf(this.#follow, '')
    for await (const { key, value } of this.#store.items('accounts', { prefix, limit: PAGE_SIZE })) {
      this.#accounts.set(key.slice(prefix.length), { account: readAccount(value), bytes: value })
    }
    return true
  }

  async #readAbi(digest: string | undefined): Promise<AbiContract | undefined> {
    const bytes = digest === undefined ? undefined : await this.#store.get('abis', digest)
    return bytes && readShortAbi(readStored(Abi, readJson(bytes)), this.#call.config.abi.rules)
  }

  /** Queries each due account once; returns the accounts that have more. Throws network errors. */
  async #readRound(due: readonly string[]): Promise<Set<string>> {
    const behind = new Set<string>()
    await inParallel(chunksOf(due, ACCOUNTS_PER_QUERY), async (ids) => {
      for (const id of await this.#readSome(ids)) behind.add(id)
    })
    return behind
  }

  async #readSome(ids: readonly string[]): Promise<string[]> {
    const held = ids.map((id) => this.#accounts.get(id)).filter((found) => found !== undefined)
    const pages = await this.#askFor(held)
    if (pages === undefined) {
      const behind: string[] = []
      for (const id of ids) behind.push(...(await this.#readSome([id])))
      return behind
    }
    const steps: { readonly held: HeldAccount; readonly step: AccountStep }[] = []
    const behind: string[] = []
    let failure: unknown
    for (const [index, one] of held.entries()) {
      const page = pages[index]!
      const step = await this.#stepOf(one.account, page)
      if (isOfNetwork(step.error)) failure = step.error
      steps.push({ held: one, step: this.#withShownError(one.account, step) })
      if (!(page instanceof Error) && page.hasMore && step.error === undefined) behind.push(one.account.account_id)
    }
    await this.#commit(
      steps.filter(({ held: { account }, step }) => step.account !== account || step.deposits.length > 0),
    )
    if (failure !== undefined) throw failure
    return behind
  }

  async #stepOf(account: StoredAccount, page: TransactionsPage | Error): Promise<AccountStep> {
    if (page instanceof Error) return { account, deposits: [], error: page }
    if (page.edges.length === 0) return { account, deposits: [], error: undefined }
    return new AccountHistory(this.#call, account, this.#settings!).take(page)
  }

  /** Returns `undefined` if the server refuses the query for several accounts, since one of them may be the cause. */
  async #askFor(held: readonly HeldAccount[]): Promise<(TransactionsPage | Error)[] | undefined> {
    const wanted = held.map(({ account: { account_id, dapp_id, cursor } }) => {
      return { accountId: account_id, dappId: dapp_id, page: { after: cursor ?? null } }
    })
    try {
      return await readPages(this.#reader, wanted, false)
    } catch (error) {
      this.#reader.signal.throwIfAborted()
      if (isOfNetwork(error) || !(error instanceof Error)) throw error
      if (held.length > 1) return undefined
      return [error]
    }
  }

  /** Adds an error that has lasted long enough to the account, or removes one that is gone. */
  #withShownError(before: StoredAccount, step: AccountStep): AccountStep {
    const { clock } = this.#call
    const id = before.account_id
    if (step.error === undefined || isOfNetwork(step.error)) {
      this.#failing.delete(id)
      if (step.error !== undefined || step.account.error === undefined) return step
      return { ...step, account: { ...step.account, error: undefined } }
    }
    const sinceMs = this.#failing.get(id) ?? clock.elapsed()
    this.#failing.set(id, sinceMs)
    if (clock.elapsed() - sinceMs < SHOWN_ERROR_MS) return step
    const { code, message, data } = clientErrorToWire(step.error)
    if (stringifyExactJson(before.error ?? null) === stringifyExactJson({ code, message, data })) return step
    return { ...step, account: { ...step.account, error: { code, message, data } } }
  }

  /** Stores all steps of a query together, or one by one if another client has changed an account meanwhile. */
  async #commit(steps: readonly { readonly held: HeldAccount; readonly step: AccountStep }[]): Promise<void> {
    if (steps.length === 0) return
    const prepared = await Promise.all(steps.map(({ held, step }) => this.#prepare(held, step)))
    const isDone = await this.#store.commit(
      prepared.flatMap(({ writes }) => writes),
      prepared.flatMap(({ conditions }) => conditions),
    )
    for (const [index, { writes, conditions, bytes }] of prepared.entries()) {
      const { held, step } = steps[index]!
      if (isDone || (await this.#store.commit(writes, conditions))) {
        this.#accounts.set(held.account.account_id, { account: step.account, bytes })
      } else await this.#refresh(held.account.account_id)
    }
    if (steps.some(({ step }) => step.deposits.length > 0)) this.#noteDeposit()
  }

  async #prepare({ account, bytes: before }: HeldAccount, step: AccountStep) {
    const bytes = writeJson(step.account)
    const key = keyOf(this.#follow, account.account_id)
    const writes: StorageWrite[] = [this.#store.item('accounts', key, bytes)]
    const conditions: StorageCondition[] = [this.#store.item('accounts', key, before)]
    const now = utf8(String(this.#call.clock.now()))
    for (const deposit of step.deposits) {
      const seenKey = keyOf(this.#follow, deposit.transaction_id)
      const isWithdrawn = deposit.kind === 'withdrawn'
      const seen = await this.#store.get('seen', seenKey)
      // Delivered before: the account is followed again from an earlier position, or this transaction was delivered
      // before it was final.
      if (!isWithdrawn && seen !== undefined) continue
      conditions.push(this.#store.item('seen', seenKey, seen))
      writes.push(this.#store.item('seen', seenKey, isWithdrawn ? undefined : now))
      writes.push(this.#store.appended(depositsOf(this.#follow), writeJson(depositToWire(deposit))))
    }
    return { writes, conditions, bytes }
  }

  async #refresh(id: string): Promise<void> {
    const bytes = await this.#store.get('accounts', keyOf(this.#follow, id))
    if (bytes === undefined) this.#accounts.delete(id)
    else this.#accounts.set(id, { account: readAccount(bytes), bytes })
  }
}

/** Failure that concerns all accounts. */
function isOfNetwork(error: unknown): boolean {
  return isNetworkError(error) || [Unauthorized, ChainReplaced, LocalStorageError].some(({ matches }) => matches(error))
}
