/** The giver that programs for networks before Dapp IDs expect: their addresses, their public keys and the functions of their ABIs. */
import { hexToBytes } from '../../../core/bytes/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { currencies } from '../../../core/tlb/index.ts'
import { classicGiver } from '../../contracts/generated/classicGiver.ts'
import { classicGiverState, initialAccount } from '../../contracts/giverAccount.ts'
import { describeAccount } from '../store/describeBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { AccountRecord } from '../store/records.ts'
import { CLASSIC_GIVER_IDS, CLASSIC_GIVER_KEYS } from './publicValues.ts'

/** Initial balance of each: nano of grams, and nano of SHELL on chains with Dapp IDs. */
const GRAMS = 5n * 10n ** 18n
const SHELL = [2, 10n ** 24n] as const

/** Accounts for a new chain with these rules; each one has its own Dapp ID. */
export function classicGiverRecords(rules: ChainRules): AccountRecord[] {
  const init = classicGiverState(hexToBytes(CLASSIC_GIVER_KEYS.public)!)
  const isCurrent = rules === 'current'
  const balance = currencies(GRAMS, isCurrent ? [SHELL] : [])
  return CLASSIC_GIVER_IDS.map((accountId) =>
    describeAccount(initialAccount(hexToBytes(accountId)!, balance, init), isCurrent ? accountId : undefined),
  )
}

/** Ids of these givers on a stored chain, 64 hex digits each: empty on a fork and on a chain of an earlier version. */
export function readClassicGivers(store: NodeStore): readonly string[] {
  return CLASSIC_GIVER_IDS.filter((accountId) => store.readAccount(accountId)?.codeHash === classicGiver.codeHash)
}
