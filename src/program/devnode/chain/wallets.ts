/**
 * Funded wallets of a new chain: the shipped contract `Wallet`, one custodian each, deployed, each in a separate Dapp
 * ID.
 */
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { currencies } from '../../../core/tlb/index.ts'
import { initialAccount, walletAccount } from '../../contracts/giverAccount.ts'
import { describeAccount } from '../store/describeBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { AccountRecord } from '../store/records.ts'

/** The wallets that a chain gets. */
export interface WalletChoices {
  /** 64 hex digits each, in the order of their numbers. */
  readonly publicKeys: readonly string[]
  /** Balance of each wallet in nano. */
  readonly balance: bigint
  /** Whether the keys are those of the well-known phrase. */
  readonly isPublicPhrase: boolean
  /** Whether a stored chain stays as it is. Default: it gets those that it lacks. */
  readonly isForNewChains?: boolean | undefined
}

/** A wallet that a chain began with. */
export interface WalletAccount {
  /** Account id and Dapp ID, which are the same; 64 hex digits. */
  readonly accountId: string
  readonly publicKey: string
}

/** SHELL of each wallet on a chain with Dapp IDs, which pays for deployments into other Dapp IDs. */
const SHELL = [2, 10n ** 15n] as const

/** Name of a wallet in traces, and in commands, by its number from 0. */
export function walletName(index: number): string {
  return `account-${index}`
}

const SETTING = 'wallets'

/** Accounts and settings for a chain with these rules that gets the wallets. */
export function walletRecords(
  { publicKeys, balance, isPublicPhrase }: WalletChoices,
  rules: ChainRules,
): {
  readonly accounts: AccountRecord[]
  readonly settings: Readonly<Record<string, string>>
} {
  const made = publicKeys.map((publicKey) => ({ publicKey, ...walletAccount(hexToBytes(publicKey)!) }))
  const isCurrent = rules === 'current'
  const funds = currencies(balance, isCurrent ? [SHELL] : [])
  const accounts = made.map(({ accountId, init }) =>
    describeAccount(initialAccount(accountId, funds, init), isCurrent ? bytesToHex(accountId) : undefined),
  )
  const wallets = made.map(({ accountId, publicKey }) => ({ accountId: bytesToHex(accountId), publicKey }))
  const text = JSON.stringify({ wallets, balance: balance.toString(), isPublicPhrase })
  return { accounts, settings: { [SETTING]: text } }
}

/** The wallets of a stored chain; empty if it was created without wallets. */
export function readWallets(store: NodeStore): {
  readonly wallets: readonly WalletAccount[]
  /** Decimal. */
  readonly balance: string
  readonly isPublicPhrase: boolean
} {
  return store.jsonSetting(SETTING) ?? { wallets: [], balance: '0', isPublicPhrase: false }
}

/** What an account has, in nano. */
export function balanceOf(store: NodeStore, accountId: string): bigint {
  return store.readAccount(accountId)?.balance ?? 0n
}

/** The members of a wallet in the ready line and in the list of accounts. */
export function describeWallet({ accountId, publicKey }: WalletAccount, index: number, balance: bigint) {
  const ids = { account_id: accountId, dapp_id: accountId, address: `0:${accountId}` }
  return { name: walletName(index), ...ids, public: publicKey, balance: balance.toString() }
}
