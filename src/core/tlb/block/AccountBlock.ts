import {
  AugDictionary,
  Builder,
  type Cell,
  CellError,
  loadInlineDictionary,
  refValue,
  Slice,
  uintBigKey,
} from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import { loadCurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { type HashUpdate, loadHashUpdate, storeHashUpdate } from '../HashUpdate.ts'
import { currencyExtra } from './InMsg.ts'

const LT = uintBigKey(64)

/** Cells of the transactions of an account by logical time; the extra values are their fees. */
export type AccountTransactions = AugDictionary<bigint, Cell, ReturnType<typeof loadCurrencyCollection>>

/**
 *     acc_trans#5 account_addr:bits256 transactions:(HashmapAug 64 ^Transaction CurrencyCollection)
 *       state_update:^(HASH_UPDATE Account) dapp_id_changed:Bool = AccountBlock;
 *
 * Classic rules end after `state_update`.
 */
export interface AccountBlock {
  readonly accountAddr: Uint8Array
  readonly transactions: AccountTransactions
  readonly stateUpdate: HashUpdate
  readonly dappIdChanged: boolean
}

/** An empty dictionary of transactions. */
export function accountTransactions(root?: Cell): AccountTransactions {
  return new AugDictionary(LT, refValue, currencyExtra, root)
}

/** Throws `format` for another tag, `dictionary`, `underflow`. */
export function loadAccountBlock(slice: Slice, rules: ChainRules = 'current'): AccountBlock {
  expectTag(slice, 4, 'an account block', 5)
  return {
    accountAddr: slice.loadBytes(32),
    transactions: accountTransactions(
      loadInlineDictionary(slice, 64, (leaf) => leaf.loadRef(), loadCurrencyCollection),
    ),
    stateUpdate: loadHashUpdate(slice.loadRefSlice()),
    dappIdChanged: rules === 'current' && slice.loadBool(),
  }
}

/** Throws `format` without transactions, `overflow`. */
export function storeAccountBlock(block: AccountBlock, builder: Builder, rules: ChainRules = 'current'): void {
  const { root } = block.transactions
  if (root === undefined) throw new CellError('format', 'The account block has no transactions')
  builder.storeUint(5, 4).storeBits(block.accountAddr, 256).storeSlice(Slice.of(root))
  const update = new Builder()
  storeHashUpdate(block.stateUpdate, update)
  builder.storeRef(update.toCell())
  if (rules === 'current') builder.storeBit(block.dappIdChanged)
}
