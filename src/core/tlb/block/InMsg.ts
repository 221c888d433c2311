import { type DictionaryExtra, refValue, uintBigValue } from '../../cells/index.ts'
import { addCurrencies, CurrencyCollection, currencies, Grams } from '../CurrencyCollection.ts'
import { record, type Stored, variants } from '../fields.ts'

const imported = { inMsg: refValue, transaction: refValue, fwdFee: Grams }
const discarded = { inMsg: refValue, transactionId: uintBigValue(64), fwdFee: Grams }

/**
 *     msg_import_ext$000 msg:^(Message Any) transaction:^Transaction = InMsg;
 *     msg_import_ihr$010 msg:^(Message Any) transaction:^Transaction ihr_fee:Grams proof_created:^Cell = InMsg;
 *     msg_import_deferred_fin$00100 in_msg:^MsgEnvelope transaction:^Transaction fwd_fee:Grams = InMsg;
 *     msg_import_deferred_tr$00101 in_msg:^MsgEnvelope out_msg:^MsgEnvelope = InMsg;
 *     msg_import_imm$011 in_msg:^MsgEnvelope transaction:^Transaction fwd_fee:Grams = InMsg;
 *     msg_import_fin$100 in_msg:^MsgEnvelope transaction:^Transaction fwd_fee:Grams = InMsg;
 *     msg_import_tr$101 in_msg:^MsgEnvelope out_msg:^MsgEnvelope transit_fee:Grams = InMsg;
 *     msg_discard_fin$110 in_msg:^MsgEnvelope transaction_id:uint64 fwd_fee:Grams = InMsg;
 *     msg_discard_tr$111 in_msg:^MsgEnvelope transaction_id:uint64 fwd_fee:Grams proof_delivered:^Cell = InMsg;
 *
 * Deferred messages are those of TON since 2024.
 */
export const InMsg = variants('an inbound message descriptor', {
  external: ['000', { message: refValue, transaction: refValue }],
  ihr: ['010', { message: refValue, transaction: refValue, ihrFee: Grams, proofCreated: refValue }],
  immediately: ['011', imported],
  final: ['100', imported],
  transit: ['101', { inMsg: refValue, outMsg: refValue, transitFee: Grams }],
  discardedFinal: ['110', discarded],
  deferredFinal: ['00100', imported],
  deferredTransit: ['00101', { inMsg: refValue, outMsg: refValue }],
  discardedTransit: ['111', { ...discarded, proofDelivered: refValue }],
})

export type InMsg = Stored<typeof InMsg>

/** `import_fees$_ fees_collected:Grams value_imported:CurrencyCollection = ImportFees`. */
const ImportFees = record({ feesCollected: Grams, valueImported: CurrencyCollection })

export type ImportFees = Stored<typeof ImportFees>

/** Extra value of `_ (HashmapAugE 256 InMsg ImportFees) = InMsgDescr`. */
export const importFeesExtra: DictionaryExtra<ImportFees> = {
  ...ImportFees,
  add: (left, right) => ({
    feesCollected: left.feesCollected + right.feesCollected,
    valueImported: addCurrencies(left.valueImported, right.valueImported),
  }),
  zero: { feesCollected: 0n, valueImported: currencies(0n) },
}

/** Extra value of dictionaries that sum up money. */
export const currencyExtra: DictionaryExtra<CurrencyCollection> = {
  ...CurrencyCollection,
  add: addCurrencies,
  zero: currencies(0n),
}
