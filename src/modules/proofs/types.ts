/** Source: proofs 1, 9. */
import { any, boc, field, hex, optional, struct, u32 } from '../../schema/shapes.ts'

export const ParamsOfProofBlockData = struct('ParamsOfProofBlockData', 'A block to prove.', {
  block: field(
    any,
    'JSON of a block as the network answers it, with `id` or `boc`; on networks with block keepers with `id`. Every other field that is there is compared.',
  ),
})

export const ParamsOfProofTransactionData = struct('ParamsOfProofTransactionData', 'A transaction to prove.', {
  transaction: field(
    any,
    'JSON of a transaction as the network answers it, with `id` or `boc`. Every other field that is there is compared.',
  ),
})

export const ParamsOfProofMessageData = struct('ParamsOfProofMessageData', 'A message to prove.', {
  message: field(
    any,
    'JSON of a message as the network answers it, with `id` or `boc`. Every other field that is there is compared; `dst_transaction` and `src_transaction` are proven as well.',
  ),
})

export const AccountToProve = struct('AccountToProve', 'State of an account to prove.', {
  boc: field(boc, 'The account, as account.get_account returns it.'),
  account_id: field(hex, 'Account id, 64 hex characters.'),
  dapp_id: field(
    hex,
    'Dapp ID of the account, 64 hex characters. It names the account to the node; the proof does not cover it.',
  ),
})

export const ParamsOfProofAccountData = struct('ParamsOfProofAccountData', 'State of an account to prove.', {
  account: field(AccountToProve, 'The account.'),
  max_age_ms: optional(
    u32,
    'How old the block of the state may be, in ms by the clock of this machine. Default: any age.',
  ),
})

export const ResultOfProofAccountData = struct(
  'ResultOfProofAccountData',
  'The proven block after which the account has the state; a later one may have changed it.',
  {
    block_id: field(hex, 'Id of the block.'),
    seq_no: field(u32, 'Its number.'),
    gen_utime: field(u32, 'Its time, unix time in s.'),
  },
)
