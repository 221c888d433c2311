/** Source: client interface 4.2, network 5.1. */

import { boc, field, hex, optional, struct, u64 } from '../../schema/shapes.ts'
import { verify } from '../parameters/verify.ts'

export const ParamsOfGetAccount = struct('ParamsOfGetAccount', 'An account.', {
  account_id: field(hex, 'Account id, 64 hex characters without prefix.'),
  dapp_id: field(
    hex,
    'Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all others require it (518).',
    { absentAs: '' },
  ),
  verify,
})

export const ResultOfGetAccount = struct('ResultOfGetAccount', 'The state of an account.', {
  boc: field(boc, 'The account.'),
  dapp_id: field(
    hex,
    'The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes below version 1.0.0, which may have none.',
  ),
  state_timestamp: optional(u64, 'Time of the state, Unix time in ms; null if the node does not report it.'),
  account_id: field(hex, 'Account id.'),
})
