/** What happens at an account, read by cursor: nothing is missed or repeated, even after lost connections. */

import type { FollowedItem, ParamsOfFollowAccount } from '../../generated/types/net.ts'
import type { OptionNames } from '../checkOptions.ts'
import type { ContractClient } from './ContractClient.ts'

export interface StreamOptions {
  /** `now` (default): only what happens after the first step of the loop; `start`: from the first item that the network keeps. */
  readonly from?: 'now' | 'start' | undefined
  /**
   * Continue after this cursor: that of the last item which was processed, or of `eventCursor` and `transactionCursor`. It stays
   * valid after a restart.
   */
  readonly after?: string | undefined
  /** Ends the stream with an AbortError. */
  readonly signal?: AbortSignal | undefined
}

export interface AccountName {
  readonly accountId: string
  readonly dappId: string
}

export type FollowedList = Omit<ParamsOfFollowAccount, 'account_id' | 'dapp_id' | 'after' | 'wait_ms'>

/** Longest wait of one call for an item, ms. */
const WAIT_MS = 30_000

export const STREAM_OPTIONS: OptionNames<StreamOptions> = { from: true, after: true, signal: true }

/**
 * Items in the order of the chain, until the signal ends it; nothing remains on the daemon, and nothing is read before it is asked
 * for.
 */
export async function* followAccount(
  client: ContractClient,
  account: AccountName,
  list: FollowedList,
  { from = 'now', after }: StreamOptions,
  signal: AbortSignal,
): AsyncGenerator<FollowedItem, void, undefined> {
  let cursor = after ?? (from === 'start' ? '' : undefined)
  for (;;) {
    const params = { ...listOf(account, list), ...(cursor !== undefined && { after: cursor }), wait_ms: WAIT_MS }
    const found = await client.net.followAccount(params, { signal })
    for (const item of found.items) yield item
    cursor = found.cursor
  }
}

/** Cursor after the newest item. */
export async function endOfList(client: ContractClient, account: AccountName, list: FollowedList): Promise<string> {
  return (await client.net.followAccount(listOf(account, list))).cursor
}

function listOf({ accountId, dappId }: AccountName, list: FollowedList): ParamsOfFollowAccount {
  return { ...list, account_id: accountId, dapp_id: dappId }
}
