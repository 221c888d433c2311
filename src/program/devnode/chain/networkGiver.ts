/** The giver that scripts for test networks expect: its address and its functions. */
import { hexToBytes } from '../../../core/bytes/index.ts'
import { currencies } from '../../../core/tlb/index.ts'
import { networkGiver } from '../../contracts/generated/networkGiver.ts'
import { initialAccount, networkGiverAccount } from '../../contracts/giverAccount.ts'
import { describeAccount } from '../store/describeBlock.ts'
import { GIVER_KEYS } from '../store/developmentGiver.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { AccountRecord } from '../store/records.ts'
import { NETWORK_GIVER_ID } from './publicValues.ts'

/** Address of the giver, and the key that signs its calls. */
export interface NetworkGiver {
  /** 64 hex digits. */
  readonly accountId: string
  /** 64 hex digits. */
  readonly dappId: string
  /** 64 hex digits. */
  readonly publicKey: string
}

/** ABI of the giver. */
export function networkGiverAbi(): unknown {
  return JSON.parse(networkGiver.abi)
}

/** Name of the setting that stores the giver. */
const SETTING = 'network_giver'

/**
 * Initial balance of the giver: nano of grams, of which it mints more, and units of the currencies 1 (NACKL), 2 (SHELL)
 * and 3.
 */
const GRAMS = 10n ** 15n
const OTHER = [1, 2, 3].map((id) => [id, 10n ** 24n] as const)

/** The requested giver, with the values of networks as defaults. */
export function networkGiverOf({ accountId, dappId, publicKey }: Partial<NetworkGiver>): NetworkGiver {
  return {
    accountId: accountId ?? NETWORK_GIVER_ID,
    dappId: dappId ?? '0'.repeat(64),
    publicKey: publicKey ?? GIVER_KEYS.public,
  }
}

/** Account and settings for a chain that gets the giver. */
export function networkGiverRecord(giver: NetworkGiver): {
  readonly account: AccountRecord
  readonly settings: Readonly<Record<string, string>>
} {
  const { init } = networkGiverAccount(hexToBytes(giver.publicKey)!)
  const cell = initialAccount(hexToBytes(giver.accountId)!, currencies(GRAMS, OTHER), init)
  return { account: describeAccount(cell, giver.dappId), settings: { [SETTING]: JSON.stringify(giver) } }
}

/** The giver of a stored chain; `undefined` if it has no giver. */
export function readNetworkGiver(store: NodeStore): NetworkGiver | undefined {
  return store.jsonSetting(SETTING)
}

/** Keys of a giver. The secret key is included only if it is the well-known one that all givers share. */
export function shownKeys({ publicKey }: NetworkGiver): { readonly public: string; readonly secret?: string } {
  return publicKey === GIVER_KEYS.public ? GIVER_KEYS : { public: publicKey }
}
