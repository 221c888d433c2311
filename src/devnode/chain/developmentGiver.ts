/** The funded contract of a new chain. Its key is public on purpose: the chain is for development only. */
import { hexToBytes } from '../../core/bytes/index.ts'
import { Builder, type Cell, parseBocBase64 } from '../../core/cells/index.ts'
import {
  type Account,
  accountCell,
  currencies,
  type StateInit,
  standardAddress,
  storeStateInit,
} from '../../core/tlb/index.ts'
import { giver } from '../contracts/generated/giver.ts'

/** Keys of the giver: the secret is the SHA-256 of the text "vendorclient development giver". */
export const GIVER_KEYS = {
  public: '2c9551938f7e69b815a0e303036725a16ff36e351aa935d9fb74ccde741ee3fb',
  secret: '1d988d9522a0de15aba2c4aea7b68b0a70e3bfb56e82c10ba4763c4b11a68abf',
} as const

/** ABI of the giver. */
export const giverAbi = (): unknown => JSON.parse(giver.abi)

/** What the giver has at first, nano of grams, and units of the currencies 1 (NACKL) and 2 (SHELL). */
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

/** The giver as a new chain of current rules has it: constructed, self-rooted. Its address is the one that a deploy would give. */
export const developmentGiver = (): GenesisAccount => {
  const code = parseBocBase64(giver.code)
  const stateInit = new Builder()
  storeStateInit({ code, data: giverData(false) }, stateInit)
  const id = stateInit.toCell().hash()
  const init: StateInit = { code, data: giverData(true) }
  const account: Account = {
    address: standardAddress(0, id),
    storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid: 0 },
    lastTransLt: 0n,
    balance: currencies(GRAMS, OTHER),
    state: { type: 'active', init },
    initCodeHash: code.hash(),
  }
  return { accountId: Buffer.from(id).toString('hex'), cell: accountCell(account) }
}

/** Public key, time of the last call, whether the constructor has run. */
const giverData = (isConstructed: boolean): Cell =>
  new Builder().storeBits(hexToBytes(GIVER_KEYS.public)!).storeUintBig(0n, 64).storeBit(isConstructed).toCell()
