/** Pages of the transactions of several accounts at once. */
import { chainReplaced } from '../../../errors/net.ts'
import { epochName } from '../../../leases/networkName.ts'
import {
  epochOf,
  type FollowedPage,
  type FollowedPart,
  followDocument,
  readFollowedPage,
} from '../../../net/follow/followDocument.ts'
import type { Network } from '../../../net/index.ts'
import type { NetworkFeatures } from '../../../net/NetworkFeatures.ts'
import { queryByFeatures } from '../../../net/queryByFeatures.ts'
import type { AbortSource } from '../../../net/waiting.ts'
import type { Clock } from '../../../ports/Clock.ts'
import { TRANSACTION_FIELDS } from './HistoryTransaction.ts'

/** Maximum number of accounts in one query. */
export const ACCOUNTS_PER_QUERY = 20
/** Maximum number of concurrent queries. */
const QUERIES_AT_ONCE = 4

export type TransactionsPage = Extract<FollowedPage, { readonly hasMore: boolean }>

export interface WantedPage {
  readonly accountId: string
  /** Dapp ID, 64 hex digits; `undefined`: the account id, under which a network also finds it. */
  readonly dappId: string | undefined
  readonly page: FollowedPart['page']
}

export interface PageReader {
  readonly network: Network
  readonly clock: Clock
  /** Name of the network that the accounts belong to. */
  readonly networkName: string
  readonly signal: AbortSource
}

/** One query. Throws as `Network.query`, 605, and ChainReplaced when the endpoint has another chain. */
export async function readPages(
  { network, clock, networkName, signal }: PageReader,
  wanted: readonly WantedPage[],
  repeats: boolean,
): Promise<TransactionsPage[]> {
  const parts = wanted.map(({ accountId, dappId = accountId, page }): FollowedPart => {
    return { source: { list: 'transactions', accountId, dappId }, selection: TRANSACTION_FIELDS, page }
  })
  const documentOf = ({ info, isDappIdAware }: NetworkFeatures) =>
    followDocument(parts, { asksEpoch: info.has('epoch'), isDappIdAware })
  const data = await queryByFeatures(network, clock, documentOf, { signal, repeats })
  const epoch = epochOf(data)
  if (epoch !== undefined && networkName.startsWith('epoch.') && epochName(epoch) !== networkName) {
    throw chainReplaced(networkName, epochName(epoch))
  }
  return parts.map(({ source }, index) => readFollowedPage(data, index, source) as TransactionsPage)
}

/**
 * Runs `work` on every item, at most `QUERIES_AT_ONCE` at a time. After a failure no more items are started; the first
 * error is thrown at the end.
 */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const failures: unknown[] = []
  const run = async () => {
    for (let item = left.shift(); item !== undefined && failures.length === 0; item = left.shift()) {
      await work(item).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: QUERIES_AT_ONCE }, run))
  if (failures.length > 0) throw failures[0]
}

export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
