/** What became of a message. Source: docs/sending-messages.md. */
import { Outcome } from '../../../delivery/outcome.ts'
import { boc, field, hex, optional, struct, text, u32, u64, withDefault } from '../../../schema/shapes.ts'
import { Abi } from '../../abi/index.ts'
import { verify } from '../../parameters/verify.ts'
import { Finality } from './messages.ts'
import { rules } from './rules.ts'

export const ParamsOfFindOutcome = struct('ParamsOfFindOutcome', 'A message that may have been sent.', {
  message: field(
    boc,
    'The external message. Its hash is not enough: the proof runs the message on the state of its account.',
  ),
  abi: optional(Abi, 'ABI of the destination: determines the expiration of the message.'),
  expire_at: optional(
    u32,
    'Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies on it: a value earlier than that of the message may prove too much.',
  ),
  sent_at: optional(
    u32,
    'When the message was sent for the first time, or earlier, Unix time in s. The history of the account is read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of them.',
  ),
  dapp_id: optional(
    hex,
    'Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its own id.',
  ),
  thread_id: withDefault(hex, 'Thread of the account, 68 hex characters.', '0'.repeat(68)),
  verify,
  rules,
})

export const ResultOfFindOutcome = struct('ResultOfFindOutcome', 'What became of the message.', {
  outcome: field(
    Outcome,
    '`executed` or `failed` by its transaction; `not_executed` only if it is proven that it was not executed and never will be; otherwise `unknown`.',
  ),
  message_hash: field(hex, 'Hash of the message.'),
  expire_at: optional(u32, 'Expiration of the message, Unix time in s; absent if it is not known or there is none.'),
  transaction_id: optional(hex, 'Its transaction, with `executed` and `failed`.'),
  finality: optional(Finality, 'How final the transaction is.'),
  state_timestamp: optional(
    u64,
    'With `not_executed`: time of the state of the account that proves it, Unix time in ms; of several, the earliest.',
  ),
  not_proven: optional(text, 'With `unknown`: what is missing for a proof, for people.'),
  settles_at: optional(
    u32,
    'With `unknown`, before this time: the earliest time at which a proof is possible, Unix time in s.',
  ),
})
