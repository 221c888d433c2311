import { type Builder, type Cell, CellError, type DictionaryExtra, type Slice } from '../../cells/index.ts'
import {
  addCurrencies,
  type CurrencyCollection,
  currencies,
  loadCurrencyCollection,
  loadGrams,
  storeCurrencyCollection,
  storeGrams,
} from '../CurrencyCollection.ts'

/**
 *     msg_import_ext$000 msg:^(Message Any) transaction:^Transaction = InMsg;
 *     msg_import_ihr$010 msg:^(Message Any) transaction:^Transaction ihr_fee:Grams proof_created:^Cell = InMsg;
 *     msg_import_imm$011 in_msg:^MsgEnvelope transaction:^Transaction fwd_fee:Grams = InMsg;
 *     msg_import_fin$100 in_msg:^MsgEnvelope transaction:^Transaction fwd_fee:Grams = InMsg;
 *     msg_import_tr$101 in_msg:^MsgEnvelope out_msg:^MsgEnvelope transit_fee:Grams = InMsg;
 *     msg_discard_fin$110 in_msg:^MsgEnvelope transaction_id:uint64 fwd_fee:Grams = InMsg;
 *     msg_discard_tr$111 in_msg:^MsgEnvelope transaction_id:uint64 fwd_fee:Grams proof_delivered:^Cell = InMsg;
 */
export type InMsg =
  | { readonly type: 'external'; readonly message: Cell; readonly transaction: Cell }
  | {
      readonly type: 'ihr'
      readonly message: Cell
      readonly transaction: Cell
      readonly ihrFee: bigint
      readonly proofCreated: Cell
    }
  | {
      readonly type: 'immediately' | 'final'
      readonly inMsg: Cell
      readonly transaction: Cell
      readonly fwdFee: bigint
    }
  | { readonly type: 'transit'; readonly inMsg: Cell; readonly outMsg: Cell; readonly transitFee: bigint }
  | {
      readonly type: 'discardedFinal'
      readonly inMsg: Cell
      readonly transactionId: bigint
      readonly fwdFee: bigint
    }
  | {
      readonly type: 'discardedTransit'
      readonly inMsg: Cell
      readonly transactionId: bigint
      readonly fwdFee: bigint
      readonly proofDelivered: Cell
    }

/** Throws `format` for an unknown tag, `underflow`. */
export function loadInMsg(slice: Slice): InMsg {
  const tag = slice.loadUint(3)
  switch (tag) {
    case 0:
      return { type: 'external', message: slice.loadRef(), transaction: slice.loadRef() }
    case 2:
      return {
        type: 'ihr',
        message: slice.loadRef(),
        transaction: slice.loadRef(),
        ihrFee: loadGrams(slice),
        proofCreated: slice.loadRef(),
      }
    case 3:
    case 4: {
      const type = tag === 3 ? 'immediately' : 'final'
      return { type, inMsg: slice.loadRef(), transaction: slice.loadRef(), fwdFee: loadGrams(slice) }
    }
    case 5:
      return { type: 'transit', inMsg: slice.loadRef(), outMsg: slice.loadRef(), transitFee: loadGrams(slice) }
    case 6:
      return {
        type: 'discardedFinal',
        inMsg: slice.loadRef(),
        transactionId: slice.loadUintBig(64),
        fwdFee: loadGrams(slice),
      }
    case 7:
      return {
        type: 'discardedTransit',
        inMsg: slice.loadRef(),
        transactionId: slice.loadUintBig(64),
        fwdFee: loadGrams(slice),
        proofDelivered: slice.loadRef(),
      }
    default:
      throw new CellError('format', `Unknown tag ${tag} of an inbound message descriptor`)
  }
}

/** Throws `range`, `overflow`. */
export function storeInMsg(value: InMsg, builder: Builder): void {
  switch (value.type) {
    case 'external':
      builder.storeUint(0, 3).storeRef(value.message).storeRef(value.transaction)
      break
    case 'ihr':
      builder.storeUint(2, 3).storeRef(value.message).storeRef(value.transaction)
      storeGrams(value.ihrFee, builder)
      builder.storeRef(value.proofCreated)
      break
    case 'immediately':
    case 'final':
      builder
        .storeUint(value.type === 'final' ? 4 : 3, 3)
        .storeRef(value.inMsg)
        .storeRef(value.transaction)
      storeGrams(value.fwdFee, builder)
      break
    case 'transit':
      builder.storeUint(5, 3).storeRef(value.inMsg).storeRef(value.outMsg)
      storeGrams(value.transitFee, builder)
      break
    default:
      builder.storeUint(value.type === 'discardedFinal' ? 6 : 7, 3).storeRef(value.inMsg)
      builder.storeUintBig(value.transactionId, 64)
      storeGrams(value.fwdFee, builder)
      if (value.type === 'discardedTransit') builder.storeRef(value.proofDelivered)
  }
}

/** `import_fees$_ fees_collected:Grams value_imported:CurrencyCollection = ImportFees`. */
export interface ImportFees {
  readonly feesCollected: bigint
  readonly valueImported: CurrencyCollection
}

/** Extra value of `_ (HashmapAugE 256 InMsg ImportFees) = InMsgDescr`. */
export const importFeesExtra: DictionaryExtra<ImportFees> = {
  load: (slice) => ({ feesCollected: loadGrams(slice), valueImported: loadCurrencyCollection(slice) }),
  store: (value, builder) => {
    storeGrams(value.feesCollected, builder)
    storeCurrencyCollection(value.valueImported, builder)
  },
  add: (left, right) => ({
    feesCollected: left.feesCollected + right.feesCollected,
    valueImported: addCurrencies(left.valueImported, right.valueImported),
  }),
  zero: { feesCollected: 0n, valueImported: currencies(0n) },
}

/** Extra value of dictionaries that sum up money. */
export const currencyExtra: DictionaryExtra<CurrencyCollection> = {
  load: loadCurrencyCollection,
  store: storeCurrencyCollection,
  add: addCurrencies,
  zero: currencies(0n),
}
