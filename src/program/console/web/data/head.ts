/**
 * Blocks and transactions at the end of the chain, as they come: by subscription, or by polling on networks without
 * subscriptions.
 */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection, generation, library, markConnection } from './connection.ts'
import { query, serverInfo } from './query.ts'
import { type FoundTransaction, readRows, TRANSACTION_ROW, type TransactionRow } from './transactionRows.ts'

export interface BlockRow {
  readonly id: string
  readonly seq_no: number
  readonly thread_id?: string | null
  readonly height?: number | null
  readonly gen_utime: number
  readonly tr_count: number | null
  readonly chain_order: string
}

function blockRow(hasDappIds: boolean): string {
  return `id seq_no gen_utime tr_count chain_order${hasDappIds ? ' thread_id height' : ''}`
}

export interface Head {
  /** Newest first. */
  readonly blocks: readonly BlockRow[]
  readonly transactions: readonly TransactionRow[]
  /** Whether there are no older transactions. */
  readonly isWhole: boolean
  /** How it is kept up to date. */
  readonly by: 'subscription' | 'cursor'
}

export const head = signal<Head | undefined>(undefined)
export const headError = signal<Error | undefined>(undefined)

/** Length of each list, unless older items are requested. */
const KEPT = 400
/** Maximum number of transactions; older ones are on the pages of accounts and blocks. */
const MOST = 100_000
/** Older transactions that are read at a time. */
const PAGE = 50
const FIRST = 100
const ASK_MS = 1000
/** Polling interval in addition to a subscription, in case an event is lost, ms. */
const CHECK_MS = 10_000

/** What the plots of the home page cover, s, if not more happened in it than `MOST_RECENT` transactions. */
export const RECENT_SECONDS = 300
const MOST_RECENT = 1000

/** Keeps `head` up to date while a component is shown. */
export function useHead(): void {
  const connected = generation.value
  useEffect(() => {
    if (connection.value.kind !== 'ready') return
    const follower = new Follower()
    void follower.start()
    return () => follower.stop()
  }, [connected])
}

class Follower {
  #isStopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #handle: number | undefined
  #isAsking = false
  #isWanted = false
  #by: Head['by'] = 'cursor'
  readonly #isConnected = markConnection()

  async start(): Promise<void> {
    head.value = undefined
    try {
      const { features } = await serverInfo()
      if (features.subscriptions && (await this.#subscribe())) this.#by = 'subscription'
    } catch (error) {
      this.#fail(error as Error)
    }
    await this.#ask()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const handle = this.#handle
    if (handle !== undefined) void library().then((client) => client.net.unsubscribe({ handle }).catch(() => {}))
  }

  /** The end of a connection that was replaced is no failure: another follower has begun. */
  #fail(error: Error): void {
    if (!this.#isStopped && this.#isConnected()) headError.value = error
  }

  async #subscribe(): Promise<boolean> {
    const client = await library()
    try {
      const { handle } = await client.net.subscribeCollection(
        { collection: 'blocks', filter: {}, result: 'id' },
        () => void this.#ask(),
      )
      this.#handle = handle
      if (this.#isStopped) this.stop()
      return true
    } catch {
      return false
    }
  }

  async #ask(): Promise<void> {
    if (this.#isStopped) return
    // Changes during a pending query are queried afterwards.
    if (this.#isAsking) {
      this.#isWanted = true
      return
    }
    this.#isAsking = true
    clearTimeout(this.#timer)
    try {
      do {
        this.#isWanted = false
        if (document.visibilityState === 'visible' || head.value === undefined) await this.#refresh()
      } while (this.#isWanted)
      headError.value = undefined
    } catch (error) {
      this.#fail(error as Error)
    } finally {
      this.#isAsking = false
      const pause = this.#by === 'subscription' ? CHECK_MS : ASK_MS
      if (!this.#isStopped) this.#timer = setTimeout(() => void this.#ask(), pause)
    }
  }

  async #refresh(): Promise<void> {
    const { supports_dapp_id: hasDappIds } = await serverInfo()
    const before = head.value
    const size = before === undefined ? FIRST : 50
    const { blockchain } = await query(
      `query($size: Int!) { blockchain {
        blocks(last: $size) { edges { node { ${blockRow(hasDappIds)} } } }
        transactions(last: $size) { edges { cursor node { ${TRANSACTION_ROW} } } pageInfo { hasPreviousPage } }
      } }`,
      { size },
    )
    const blocks: BlockRow[] = nodesOf(blockchain.blocks).reverse()
    const found: FoundTransaction[] = nodesOf(blockchain.transactions).reverse()
    const transactions = await readRows(found)
    if (this.#isStopped) return
    const present = head.value ?? before
    const shown = merge(transactions, present?.transactions ?? [])
    const isJoined = shown.length > transactions.length
    head.value = {
      blocks: merge(blocks, present?.blocks ?? []),
      transactions: shown,
      isWhole: isJoined ? present?.isWhole === true : blockchain.transactions.pageInfo.hasPreviousPage !== true,
      by: this.#by,
    }
    if (isRecentMissing()) await readOlderTransactions()
  }
}

/** Whether there may be transactions of the last minutes that were not read yet. */
function isRecentMissing(): boolean {
  const { transactions, isWhole } = head.value!
  const oldest = transactions.at(-1)
  if (isWhole || oldest === undefined || transactions.length >= MOST_RECENT) return false
  return oldest.now > Math.max(Date.now() / 1000, transactions[0]!.now) - RECENT_SECONDS
}

// biome-ignore lint/suspicious/noExplicitAny: a page of whatever was asked for
function nodesOf(connection: { readonly edges: readonly { cursor?: string; node: any }[] } | null | undefined): any[] {
  return (connection?.edges ?? []).map(({ cursor, node }) => (cursor === undefined ? node : { ...node, cursor }))
}

let isReadingOlder = false

/** Adds transactions before the oldest one, as long as there are any. */
export async function readOlderTransactions(): Promise<void> {
  const before = head.value
  const oldest = before?.transactions.at(-1)
  if (isReadingOlder || before === undefined || oldest?.cursor === undefined) return
  if (before.isWhole || before.transactions.length >= MOST) return
  const isConnected = markConnection()
  isReadingOlder = true
  try {
    const { blockchain } = await query(
      `query($size: Int!, $before: String!) { blockchain { transactions(last: $size, before: $before) {
        edges { cursor node { ${TRANSACTION_ROW} } } pageInfo { hasPreviousPage } } } }`,
      { size: PAGE, before: oldest.cursor },
    )
    const older = await readRows(nodesOf(blockchain.transactions).reverse())
    const present = head.value
    // The list may have been reset meanwhile.
    if (present?.transactions.at(-1)?.id !== oldest.id) return
    head.value = {
      ...present,
      transactions: [...present.transactions, ...older].slice(0, MOST),
      isWhole: blockchain.transactions.pageInfo.hasPreviousPage !== true,
    }
  } catch (error) {
    if (isConnected()) headError.value = error as Error
  } finally {
    isReadingOlder = false
  }
}

/** Adds older transactions, unless the chain was replaced in the meantime. */
function merge<Row extends { readonly id: string }>(newest: readonly Row[], older: readonly Row[]): readonly Row[] {
  const joint = older.findIndex(({ id }) => id === newest.at(-1)?.id)
  return joint < 0 ? newest : [...newest, ...older.slice(joint + 1)].slice(0, Math.max(KEPT, older.length))
}
