/** The funded contract of a new chain. Its key is public on purpose: the chain is for development only. */
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import type { Cell } from '../../../core/cells/index.ts'
import { currencies } from '../../../core/tlb/index.ts'
import { giver } from '../../contracts/generated/giver.ts'
import { giverAccount, initialAccount } from '../../contracts/giverAccount.ts'

/** Keys of the giver: the secret is the SHA-256 of the text "vendorclient development giver". */
export const GIVER_KEYS = {
  public: '2c9551938f7e69b815a0e303036725a16ff36e351aa935d9fb74ccde741ee3fb',
  secret: '1d988d9522a0de15aba2c4aea7b68b0a70e3bfb56e82c10ba4763c4b11a68abf',
} as const

/** ABI of the giver. */
export function giverAbi(): unknown {
  return JSON.parse(giver.abi)
}

/** Initial balance of the giver: nanotokens, and units of the currencies 1 (NACKL) and 2 (SHELL). */
const GRAMS = 10n ** 15n
const OTHER = [
  [1, 10n ** 18n],
  [2, 10n ** 18n],
] as const

export interface GenesisAccount {
  /** Also the Dapp ID; 64 hex digits. */
  readonly accountId: string
  readonly cell: Cell
}

/**
 * The giver as a new chain of current rules has it: constructed, self-rooted. Its address is the one that a deployment
 * would have.
 */
export function developmentGiver(): GenesisAccount {
  const { accountId, init } = giverAccount(hexToBytes(GIVER_KEYS.public)!)
  return { accountId: bytesToHex(accountId), cell: initialAccount(accountId, currencies(GRAMS, OTHER), init) }
}
