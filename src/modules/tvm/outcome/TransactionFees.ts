import { field, struct, u64 } from '../../../schema/shapes.ts'

/** Source: network 6.1. */
export const TransactionFees = struct('TransactionFees', 'Fees of a transaction, in nano units.', {
  in_msg_fwd_fee: field(u64, 'Import fee of the inbound message, in nano units.'),
  storage_fee: field(u64, 'Storage fee, in nano units.'),
  gas_fee: field(u64, 'Compute fee (gas), in nano units.'),
  out_msgs_fwd_fee: field(u64, 'Forwarding fees of the outbound messages, in nano units.'),
  total_account_fees: field(u64, 'Total paid by the account, in nano units.'),
  total_output: field(u64, 'Sum of the values of all outbound messages, in nano units; 0 if it exceeds 64 bits.'),
  ext_in_msg_fee: field(u64, 'Same as `in_msg_fwd_fee`, in nano units.'),
  total_fwd_fees: field(u64, 'Same as `out_msgs_fwd_fee`, in nano units.'),
  account_fees: field(u64, 'Same as `total_account_fees`, in nano units.'),
})
