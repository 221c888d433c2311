/** The outbox: messages that survive the process that sends them. Source: docs/outbox.md. */
import {
  any,
  array,
  boc,
  bool,
  constants,
  field,
  hex,
  i32,
  optional,
  struct,
  text,
  u32,
  u64,
  union,
  variant,
  withDefault,
} from '../../schema/shapes.ts'
import { Abi, ChainRules, ParamsOfEncodeMessage } from '../abi/index.ts'
import { ClientError } from '../client/types.ts'
import { SigningBoxHandle } from '../crypto/types.ts'
import { acceptLoss, Finality, Loss, Outcome } from '../processing/types.ts'
import { TransactionFees } from '../tvm/outcome/TransactionFees.ts'

export const OutboxSigner = union('OutboxSigner', 'Who signs the message of an entry.', {
  Named: variant(
    'A signing box that the application registers under this name with `outbox.register_signer` each time it connects. Until then, the entry waits.',
    {
      name: field(text, 'Name, 1 to 64 characters.'),
      public_key: optional(
        hex,
        'Public key of the signer. Default: that of the box registered now, otherwise of the first box that signs.',
      ),
    },
  ),
})

export const OutboxState = constants('OutboxState', 'State of an entry.', {
  queued: ['queued', 'Waiting for its turn or for `not_before`; nothing has been sent.'],
  signing: ['signing', 'Waiting for its signer; nothing has been sent.'],
  sending: ['sending', 'The message is final and may have been sent.'],
  sent: ['sent', 'The message was sent; its transaction is being looked for.'],
  executed: ['executed', 'Final: its transaction succeeded.'],
  aborted: ['aborted', 'Final: its transaction was aborted.'],
  expired: ['expired', 'Final: it expired; it was not executed and never will be.'],
  refused: ['refused', 'Final: it was refused; it was not executed and never will be.'],
  cancelled: ['cancelled', 'Final: it was cancelled before it was sent.'],
  unknown: [
    'unknown',
    'Final for now: the outcome cannot be determined. If it is found later, another result follows.',
  ],
})

export const OutboxHoldReason = constants('OutboxHoldReason', 'Why an entry of a restored storage is held.', {
  not_checked: ['not_checked', 'The network is not reachable yet, or does not show the whole history of the account.'],
  too_early: ['too_early', 'A message sent before the restore could still be executed.'],
  executed_since: ['executed_since', 'The account has since executed the same call, possibly for this entry.'],
  no_proof: ['no_proof', 'The ABI is not known, or the contract has no `expire`: nothing can be proven.'],
})

export const OutboxHold = struct(
  'OutboxHold',
  'The storage was restored from a copy and the entry may have been sent after the copy was made: it waits for proof, or for `outbox.release`.',
  {
    reason: field(OutboxHoldReason, 'Result of the latest check.'),
    matches: field(array(hex), 'Transactions that may belong to the entry.'),
    made_at: field(u64, 'When the copy was made, Unix time in ms.'),
    restored_at: field(u64, 'When the copy was restored, Unix time in ms.'),
  },
)

const id = field(text, 'Id of the entry.')

export const ParamsOfOutboxSend = struct('ParamsOfOutboxSend', 'A message for the outbox.', {
  key: optional(
    text,
    'Idempotency key, 1 to 256 characters: the same key never sends a second message on this network. Default: none.',
  ),
  message_encode_params: optional(
    ParamsOfEncodeMessage,
    'The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed immediately and never again; the keys are not stored. With the field `signer` of the entry, this signer must be `Signer.None`.',
  ),
  message: optional(boc, 'A finished external message instead: sent as it is, never encoded again.'),
  abi: optional(Abi, 'ABI of `message`: determines when it expires and decodes what the contract returns.'),
  signer: optional(OutboxSigner, 'Who signs the message when its turn comes, and again if it expires.'),
  dapp_id: field(
    hex,
    'Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others refuse the entry without it (518).',
    { absentAs: '' },
  ),
  group: optional(
    text,
    'Entries of a group are sent one at a time, each after the previous one has ended. Default: the account and the signing key.',
  ),
  not_before: optional(u32, 'Do not send before this time, Unix time in s.'),
  give_up_at: optional(u32, 'Do not send after this time, and create no message that expires later, Unix time in s.'),
  unprotected: optional(
    bool,
    'The contract has no replay protection: send the message once and never repeat it. Without this option, an ABI with neither `time` nor `expire` is refused (519).',
    { default: false },
  ),
  allow_repeat: withDefault(
    bool,
    'Only used after the storage was restored from a copy: asserts that nothing was sent with this key after the copy was made, so the entry need not be checked.',
    false,
  ),
  rules: optional(ChainRules, 'Chain rules of `message`. Default: `abi.rules` of the configuration.'),
  accept_loss: acceptLoss,
})

export const OutboxEntry = struct('OutboxEntry', 'An entry of the outbox.', {
  id,
  key: optional(text, 'Key of the entry.'),
  group: field(text, 'Group of the entry.'),
  state: field(OutboxState, 'State of the entry.'),
  outcome: optional(Outcome, 'What became of the entry; absent until it has ended.'),
  account_id: field(hex, 'Destination.'),
  dapp_id: optional(hex, 'Dapp ID of the destination.'),
  message_hash: optional(hex, 'Hash of the current message; absent until it is signed.'),
  expire_at: optional(u32, 'When the current message expires, Unix time in s; absent if it does not expire.'),
  replaced: field(array(hex), 'Hashes of earlier messages, proven not to have been executed.'),
  created_at: field(u64, 'When the entry was created, Unix time in ms.'),
  changed_at: field(u64, 'When the entry entered its state, Unix time in ms.'),
  not_before: optional(u32, 'As given, Unix time in s.'),
  give_up_at: optional(u32, 'As given, Unix time in s.'),
  held: optional(OutboxHold, 'Present while the entry is held.'),
  transaction_id: optional(hex, 'Hash of the transaction.'),
  exit_code: optional(i32, 'Exit code, if the transaction was aborted.'),
  fees: optional(TransactionFees, 'Fees of the transaction.'),
  output: optional(any, 'What the function returned, if the ABI is known.'),
  finality: optional(Finality, 'How final the transaction is.'),
  losses: optional(
    array(Loss),
    'What the message lost, or would have lost if it was refused because of losses. Only with `accept_loss`, which asks for the check.',
  ),
  error: optional(ClientError, 'Why the entry failed, or what last prevented it from ending.'),
})

export const ResultOfOutboxSend = struct('ResultOfOutboxSend', 'The stored entry.', {
  entry: field(OutboxEntry, 'The entry.'),
  is_new: field(bool, 'False if the key already had this entry and nothing was added.'),
  storage_may_be_cleared: optional(
    bool,
    'True in a browser that may delete the data of this site when it needs space, and with it all keys and records of sent messages. Absent otherwise.',
  ),
})

export const ParamsOfOutboxEntry = struct('ParamsOfOutboxEntry', 'An entry, identified by its id or its key.', {
  id: optional(text, 'Id of the entry.'),
  key: optional(text, 'Key of the entry.'),
})

export const ResultOfOutboxGet = struct('ResultOfOutboxGet', 'An entry.', { entry: field(OutboxEntry, 'The entry.') })

const limit = withDefault(u32, 'Maximum number of items.', 100, { minimum: 1, maximum: 1000 })

export const ParamsOfOutboxList = struct('ParamsOfOutboxList', 'Which entries to list.', {
  state: optional(OutboxState, 'Only entries in this state.'),
  group: optional(text, 'Only entries of this group.'),
  held: optional(
    bool,
    'True: only entries held since the storage was restored. False: only entries that are not held.',
  ),
  after: optional(text, 'Only entries after this id: `next` of the previous page.'),
  limit,
})

export const ResultOfOutboxList = struct('ResultOfOutboxList', 'Entries, oldest first.', {
  entries: field(array(OutboxEntry), 'The entries.'),
  next: optional(text, 'Where the next page begins; absent on the last page.'),
})

export const ResultOfOutboxCancel = struct('ResultOfOutboxCancel', 'Result of the cancellation.', {
  is_cancelled: field(bool, 'False if the message may have been sent, or the entry had already ended.'),
  entry: field(OutboxEntry, 'The entry.'),
})

export const OutboxDecision = constants('OutboxDecision', 'What to do with held entries.', {
  unsent: ['unsent', 'They were not sent after the copy was made: send them now.'],
  unknown: ['unknown', 'They were sent, or it is not known: end them as `unknown`, never send them.'],
})

export const ParamsOfOutboxRelease = struct(
  'ParamsOfOutboxRelease',
  'Held entries: one by id or key, a group, or all.',
  {
    id: optional(text, 'Id of one entry.'),
    key: optional(text, 'Key of one entry.'),
    group: optional(text, 'All held entries of this group.'),
    all: withDefault(
      bool,
      'All held entries of this network. With `unsent`, new requests are also no longer checked against earlier restores.',
      false,
    ),
    decision: field(OutboxDecision, 'What to do with them.'),
  },
)

export const ResultOfOutboxRelease = struct('ResultOfOutboxRelease', 'The released entries.', {
  entries: field(array(OutboxEntry), 'The entries.'),
})

export const ParamsOfOutboxPrune = struct('ParamsOfOutboxPrune', 'Which entries to remove.', {
  ended_before: field(
    u64,
    'Remove entries that ended before this time, Unix time in ms, and whose results were acknowledged, together with their keys.',
  ),
})

export const ResultOfOutboxPrune = struct('ResultOfOutboxPrune', 'Result of the removal.', {
  count: field(u32, 'Number of entries removed.'),
})

export const ParamsOfOutboxResults = struct('ParamsOfOutboxResults', 'Which results to return.', {
  group: optional(text, 'Only results of this group.'),
  after: optional(text, 'Only results after this `number`.'),
  acknowledge: optional(
    text,
    'Acknowledges this result and all before it (of the group, if one is given); they are never returned again. A number beyond the last result is refused.',
    { changes: true },
  ),
  limit,
  wait_ms: withDefault(u32, 'How long to wait for a result if there is none, in ms.', 0, { maximum: 3_600_000 }),
})

export const OutboxResult = struct('OutboxResult', 'The result of an entry.', {
  number: field(text, 'Position among the results of the outbox; results are returned in this order.'),
  entry: field(OutboxEntry, 'The entry at that time.'),
})

export const ResultOfOutboxResults = struct('ResultOfOutboxResults', 'Results, oldest first.', {
  results: field(array(OutboxResult), 'The results.'),
})

export const ParamsOfOutboxAcknowledge = struct('ParamsOfOutboxAcknowledge', 'Which result to acknowledge.', {
  number: field(text, '`number` of the result, 16 digits.'),
})

export const ParamsOfOutboxRegisterSigner = struct('ParamsOfOutboxRegisterSigner', 'A signer to register.', {
  name: field(text, 'Name, 1 to 64 characters. Replaces a signer registered under the same name.'),
  handle: field(SigningBoxHandle, 'Signing box, of the library or of the application.'),
})
