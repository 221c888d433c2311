/** How the balance of an account changed in executed transactions. Source: docs/executor.md. */
import { array, boc, decimal, field, hex, optional, struct, text, u32 } from '../../../schema/shapes.ts'
import { Loss } from '../../losses/types.ts'
import { TransactionFees } from '../../tvm/outcome/TransactionFees.ts'

export const ExecutedTransaction = struct(
  'ExecutedTransaction',
  'A transaction. Extension of the published interface.',
  {
    boc: field(boc, 'The transaction, BOC.'),
    dapp_id: optional(
      hex,
      'Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which losses between Dapp IDs are not detected.',
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
      'Changes by currency; currencies without a change are omitted. Unlike `balance_delta` of networks, they exclude lost amounts. Like it, they do not include amounts that the contract itself minted, burnt or exchanged.',
    ),
    fees: field(TransactionFees, 'All fees that the account paid. Their sum is `account_fees`.'),
    arrived: field(array(ArrivedAmount), 'What the inbound message brought.'),
    losses: field(array(Loss), 'Losses. An amount with the certainty `possible` is an upper bound.'),
  },
)

export const ResultOfReadBalanceChanges = struct('ResultOfReadBalanceChanges', 'Balance changes of the transactions.', {
  transactions: field(array(BalanceChange), 'In the order of the parameters.'),
})
