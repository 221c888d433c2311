/** What the methods do that run between two blocks. */

import { replayTransaction } from '../trace/replayTransaction.ts'
import type { ChainMethodName } from './adminMethods.ts'
import type { ChainMethod } from './controlChain.ts'
import { accountMethods } from './methods/accounts.ts'
import { historyMethods } from './methods/history.ts'
import { timeMethods } from './methods/time.ts'
import { readId } from './values.ts'

export const chainMethods: { readonly [Name in ChainMethodName]: ChainMethod<Name> } = {
  ...historyMethods,
  ...timeMethods,
  ...accountMethods,
  replay: ({ store, settings }, { transaction, steps }) =>
    replayTransaction(store, settings, readId('transaction', transaction), steps ?? undefined),
}
