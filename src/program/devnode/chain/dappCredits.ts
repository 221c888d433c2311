/** Amounts that contracts of each Dapp ID may mint, if set explicitly. */
import type { NodeStore } from '../store/NodeStore.ts'

/** Default amount that a Dapp ID may mint in one transaction, nano. The node has no contract that keeps track of it. */
export const DAPP_CREDIT = 10n ** 18n

const SETTING = 'dapp_credits'

/** Nano that contracts may mint in one transaction, by Dapp ID. */
export function readDappCredits(store: NodeStore): Map<string, bigint> {
  const credits = store.jsonSetting<Record<string, string>>(SETTING) ?? {}
  return new Map(Object.entries(credits).map(([dappId, credit]) => [dappId, BigInt(credit)]))
}

/** Sets the amount of one Dapp ID. */
export function writeDappCredit(store: NodeStore, dappId: string, credit: bigint): void {
  const credits = readDappCredits(store).set(dappId, credit)
  store.setSetting(
    SETTING,
    JSON.stringify(Object.fromEntries([...credits].map(([id, value]) => [id, value.toString()]))),
  )
}
