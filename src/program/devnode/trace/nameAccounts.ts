import type { NetworkGiver } from '../chain/networkGiver.ts'
import type { WalletAccount } from '../chain/wallets.ts'
import { developmentGiver } from '../store/developmentGiver.ts'

/** Names of the accounts that a chain begins with, by their ids. */
export function nameAccounts(
  networkGiver: NetworkGiver | undefined,
  wallets: readonly WalletAccount[],
): ReadonlyMap<string, string> {
  return new Map([
    // The sender of the faucet.
    ['0'.repeat(64), 'faucet'],
    [developmentGiver().accountId, 'giver'],
    ...(networkGiver === undefined ? [] : [[networkGiver.accountId, 'network giver'] as const]),
    ...wallets.map(({ accountId }, index) => [accountId, `account ${index}`] as const),
  ])
}
