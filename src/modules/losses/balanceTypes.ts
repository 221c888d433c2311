/** How the balance of an account changed in executed transactions. Source: docs/executor.md. */
import { array, boc, decimal, field, hex, optional, struct, text, u32 } from '../../schema/shapes.ts'
import { TransactionFees } from '../tvm/outcome/TransactionFees.ts'
import { Loss } from './types.ts'

export const ExecutedTransaction = struct(
  'ExecutedTransaction',
  'A transaction. Extension of the published interface.',
  {
    boc: field(boc, 'The transaction, BOC.'),
    dapp_id: optional(
      hex,
      'Dapp ID of its account before the transaction. Absent: that of the sender is assumed, so that losses between Dapps are not seen.',
    ),
  },
)

export const ParamsOfReadBalanceChanges = struct('ParamsOfReadBalanceChanges', 'Transactions to read.', {
  transactions: field(array(ExecutedTransaction), 'At most 1000 transactions.'),
})

export const CurrencyChange = struct(
  'CurrencyChange',
  'Change of a balance in one currency. Extension of the published interface.',
  {
    currency: field(u32, 'Id of the currency; 0 is the main currency.'),
    amount: field(text, 'The change in nano units, decimal; negative changes begin with `-`.'),
  },
)

export const ArrivedAmount = struct(
  'ArrivedAmount',
  'What a message brought to its account. Extension of the published interface.',
  {
    currency: field(u32, 'Id of the currency; 0 is the main currency.'),
    amount: field(decimal, 'What arrived, in nano units, before the fees.'),
  },
)

export const BalanceChange = struct(
  'BalanceChange',
  'What a transaction did to the balance of its account. Extension of the published interface.',
  {
    changes: field(
      array(CurrencyChange),
      'Changes by currency, 0 left out. Unlike `balance_delta` of networks, they leave out what was lost; like it, they do not include what the contract minted, burnt or exchanged itself.',
    ),
    fees: field(TransactionFees, 'All fees that the account paid; `account_fees` is their sum.'),
    arrived: field(array(ArrivedAmount), 'What the inbound message brought.'),
    losses: field(array(Loss), 'What was lost. The certainty `possible` marks an upper bound.'),
  },
)

export const ResultOfReadBalanceChanges = struct('ResultOfReadBalanceChanges', 'What the transactions changed.', {
  transactions: field(array(BalanceChange), 'In the order of the parameters.'),
})
