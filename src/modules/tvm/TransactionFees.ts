import { field, struct, u64 } from '../../schema/shapes.ts'

/** Source: network 6.1. */
export const TransactionFees = struct('TransactionFees', 'What a transaction cost, in nano units.', {
  in_msg_fwd_fee: field(u64, 'For the import of the inbound message.'),
  storage_fee: field(u64, 'For storage.'),
  gas_fee: field(u64, 'For computation.'),
  out_msgs_fwd_fee: field(u64, 'For forwarding the outgoing messages.'),
  total_account_fees: field(u64, 'What the account paid in total.'),
  total_output: field(u64, 'Sum of the values of all outgoing messages; 0 when it exceeds 64 bits.'),
  ext_in_msg_fee: field(u64, 'The same as `in_msg_fwd_fee`.'),
  total_fwd_fees: field(u64, 'The same as `out_msgs_fwd_fee`.'),
  account_fees: field(u64, 'The same as `total_account_fees`.'),
})
