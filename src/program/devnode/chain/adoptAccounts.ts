import { parseBoc } from '../../../core/cells/index.ts'
import { describeAccount } from '../store/describeBlock.ts'
import type { FetchedAccount } from './forkSettings.ts'
import type { RunningChain } from './RunningChain.ts'

/** Makes what another network has the chain's own, and keeps it for the next time. In one transaction. */
export function adoptAccounts(chain: RunningChain, fetched: readonly FetchedAccount[]): void {
  const { store } = chain
  const isHere = store.database.prepare('SELECT 1 FROM fork_accounts WHERE account_id = ?')
  const mark = store.database.prepare('INSERT INTO fork_accounts VALUES (?)')
  const cache = store.database.prepare(
    'INSERT OR IGNORE INTO fork_cache (account_id, dapp_id, boc, state_timestamp, is_late) VALUES (?, ?, ?, ?, ?)',
  )
  chain.change(() => {
    for (const { accountId, dappId, boc, stateTimestamp, isLate } of fetched) {
      cache.run(accountId, dappId ?? null, boc, stateTimestamp, isLate ? 1 : 0)
      // The first occurrence of an account is the one that the chain keeps.
      if (isHere.get(accountId) !== undefined) continue
      mark.run(accountId)
      if (boc.length === 0 || store.readAccount(accountId) !== undefined) continue
      const accounts = [describeAccount(parseBoc(boc), dappId)]
      store.commitBlock({ blocks: [], transactions: [], messages: [], accounts })
    }
  })
}
