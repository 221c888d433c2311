import {
  AugDictionary,
  type Cell,
  CellError,
  loadInlineDictionary,
  refValue,
  Slice,
  uintBigKey,
} from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import type { CurrencyCollection } from '../CurrencyCollection.ts'
import { bits256, bool, type Field, inCell, record, type Stored, tagged } from '../fields.ts'
import { HashUpdate } from '../HashUpdate.ts'
import { currencyExtra } from './InMsg.ts'

const LT = uintBigKey(64)

/** Cells of the transactions of an account by logical time; the extra values are their fees. */
export type AccountTransactions = AugDictionary<bigint, Cell, CurrencyCollection>

/** An empty dictionary of transactions. */
export function accountTransactions(root?: Cell): AccountTransactions {
  return new AugDictionary(LT, refValue, currencyExtra, root)
}

/** `HashmapAug 64 ^Transaction CurrencyCollection`. `store` throws `format` without transactions. */
const TRANSACTIONS: Field<AccountTransactions> = {
  load: (slice) => accountTransactions(loadInlineDictionary(slice, 64, refValue.load, currencyExtra.load)),
  store: ({ root }, builder) => {
    if (root === undefined) throw new CellError('format', 'The account block has no transactions')
    builder.storeSlice(Slice.of(root))
  },
}

const fields = { accountAddr: bits256, transactions: TRANSACTIONS, stateUpdate: inCell(HashUpdate) }
const CURRENT = tagged(4, 5, 'an account block', record({ ...fields, dappIdChanged: bool }))
const CLASSIC = tagged(4, 5, 'an account block', record(fields))

/**
 *     acc_trans#5 account_addr:bits256 transactions:(HashmapAug 64 ^Transaction CurrencyCollection)
 *       state_update:^(HASH_UPDATE Account) dapp_id_changed:Bool = AccountBlock;
 *
 * Classic rules end after `state_update`.
 */
export type AccountBlock = Stored<typeof CURRENT>

/** `load` throws `format` for another tag, `dictionary`. */
export const AccountBlock: Record<ChainRules, Field<AccountBlock>> = {
  current: CURRENT,
  classic: { load: (slice) => ({ ...CLASSIC.load(slice), dappIdChanged: false }), store: CLASSIC.store },
}
