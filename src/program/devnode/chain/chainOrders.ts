/** Requests of the server to the chain, for controls that the server answers itself. */

import { parseBoc } from '../../../core/cells/index.ts'
import { AdminError } from '../controls/AdminError.ts'
import { describeAccount } from '../store/describeBlock.ts'
import type { AbiRecord } from '../store/records.ts'
import type { FetchedAccount } from './forkSettings.ts'
import type { RunningChain } from './RunningChain.ts'

export type ChainOrder =
  /** Removes a waiting internal message. */
  | { readonly kind: 'drop'; readonly id: string }
  /** Lists the waiting internal messages. */
  | { readonly kind: 'waiting' }
  /** Sets the time of the next block to this many seconds after the last one. */
  | { readonly kind: 'interval'; readonly seconds: number }
  /** Stores the registration of a contract. */
  | { readonly kind: 'forgetAbi'; readonly codeHash: string }
  | { readonly kind: 'abi'; readonly codeHash: string; readonly record: AbiRecord; readonly image: string | undefined }
  /** Stores accounts that were fetched from another network. */
  | { readonly kind: 'adopt'; readonly accounts: readonly FetchedAccount[] }

/** Throws AdminError. */
export function chainOrders(chain: RunningChain, order: ChainOrder): object {
  switch (order.kind) {
    case 'drop': {
      const { id } = order
      if (!chain.waiting.some((message) => message.id === id)) {
        throw new AdminError('not_found', `No message ${id} is waiting`)
      }
      chain.change(() => chain.store.removePending(id))
      return { id }
    }
    case 'waiting':
      return { messages: chain.waiting.map(({ id, accountId }) => ({ id, kind: 'internal', account_id: accountId })) }
    case 'interval': {
      // In whole seconds, the unit of block times.
      const timeMs = chain.last.timeMs + order.seconds * 1000
      chain.time.state = { ...chain.time.state, nextBlockMs: timeMs }
      return {}
    }
    case 'abi':
      chain.store.writeAbi(order.codeHash, order.record, order.image)
      return {}
    case 'forgetAbi':
      chain.store.deleteAbi(order.codeHash)
      return {}
    case 'adopt':
      adoptAccounts(chain, order.accounts)
      return {}
  }
}

/** Adds fetched accounts to the chain, and caches them for a restart of the chain. In one transaction. */
function adoptAccounts(chain: RunningChain, fetched: readonly FetchedAccount[]): void {
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
      store.commitBlock({ accounts })
    }
  })
}
