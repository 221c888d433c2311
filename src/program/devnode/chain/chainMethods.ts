/** Implementations of the methods that run between two blocks. */

import type { ChainMethodName } from '../controls/adminMethods.ts'
import { replayTransaction } from '../trace/replayTransaction.ts'
import { accountMethods } from './accounts.ts'
import type { ChainMethod } from './controlChain.ts'
import { historyMethods } from './history.ts'
import { timeMethods } from './time.ts'
import { readId } from './values.ts'

export const chainMethods: { readonly [Name in ChainMethodName]: ChainMethod<Name> } = {
  ...historyMethods,
  ...timeMethods,
  ...accountMethods,
  replay: ({ store, settings }, { transaction, steps }) =>
    replayTransaction(store, settings, readId('transaction', transaction), steps),
}
