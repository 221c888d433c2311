/** Source: proofs 1, 9. */
import { any, boc, field, hex, optional, struct, u32 } from '../../schema/shapes.ts'

export const ParamsOfProofBlockData = struct('ParamsOfProofBlockData', 'A block to prove.', {
  block: field(
    any,
    'JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers, with `id`. All other fields present are compared.',
  ),
})

export const ParamsOfProofTransactionData = struct('ParamsOfProofTransactionData', 'A transaction to prove.', {
  transaction: field(
    any,
    'JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present are compared.',
  ),
})

export const ParamsOfProofMessageData = struct('ParamsOfProofMessageData', 'A message to prove.', {
  message: field(
    any,
    'JSON of a message as returned by the node, with `id` or `boc`. All other fields present are compared; `dst_transaction` and `src_transaction` are proven as well.',
  ),
})

export const AccountToProve = struct('AccountToProve', 'An account state to prove.', {
  boc: field(boc, 'The account, as account.get_account returns it.'),
  account_id: field(hex, 'Account id, 64 hex characters.'),
  dapp_id: field(
    hex,
    'Dapp ID of the account, 64 hex characters. It identifies the account to the node; the proof does not cover it.',
  ),
})

export const ParamsOfProofAccountData = struct('ParamsOfProofAccountData', 'An account state to prove.', {
  account: field(AccountToProve, 'The account.'),
  max_age_ms: optional(u32, 'Maximum age of the block, in ms by the clock of this machine. Default: any age.'),
})

export const ResultOfProofAccountData = struct(
  'ResultOfProofAccountData',
  'The proven block after which the account has this state; a later block may have changed it.',
  {
    block_id: field(hex, 'Id of the block.'),
    seq_no: field(u32, 'Sequence number of the block.'),
    gen_utime: field(u32, 'Time of the block, Unix time in s.'),
  },
)
