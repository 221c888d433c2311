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
} from '../../schema/shapes.ts'
import { Abi, ChainRules, ParamsOfEncodeMessage } from '../abi/index.ts'
import { ClientError } from '../client/types.ts'
import { SigningBoxHandle } from '../crypto/types.ts'
import { Finality } from '../processing/types.ts'
import { TransactionFees } from '../tvm/TransactionFees.ts'

export const OutboxSigner = union('OutboxSigner', 'Who signs the message of an entry.', {
  Named: variant(
    'A signing box that the application registers under this name with `outbox.register_signer`, each time it connects. Until somebody does, the entry waits.',
    {
      name: field(text, 'Name, 1 to 64 characters.'),
      public_key: optional(
        hex,
        'Its public key. Absent: that of the box which is registered now, else of the first one that signs.',
      ),
    },
  ),
})

export const OutboxState = constants('OutboxState', 'Where the message of an entry is.', {
  queued: ['queued', 'It waits for its turn, or for `not_before`; nothing has left.'],
  signing: ['signing', 'Its signer is asked, or not connected; nothing has left.'],
  sending: ['sending', 'Its bytes are final and may have left.'],
  sent: ['sent', 'It has left; what became of it is being looked for.'],
  executed: ['executed', 'End: its transaction succeeded.'],
  aborted: ['aborted', 'End: its transaction was aborted.'],
  expired: ['expired', 'End: it was not executed and never will be; its time is over.'],
  refused: ['refused', 'End: it was refused, and was not executed and never will be.'],
  cancelled: ['cancelled', 'End: it was cancelled before it left.'],
  unknown: ['unknown', 'End for now: nobody can tell. A later finding follows as another result.'],
})

export const OutboxHoldReason = constants('OutboxHoldReason', 'Why an entry of a restored storage is held.', {
  not_checked: ['not_checked', 'The network was not there yet, or does not show the whole history of the account.'],
  too_early: ['too_early', 'A message that left before the restoration could still be executed.'],
  executed_since: ['executed_since', 'The account has executed the same call since: perhaps for this entry.'],
  no_proof: ['no_proof', 'The ABI is not known, or the contract has no `expire`: nothing can be proven.'],
})

export const OutboxHold = struct(
  'OutboxHold',
  'The storage was restored from a copy, and the entry may have been sent after the copy was made: it waits for proof, or for `outbox.release`.',
  {
    reason: field(OutboxHoldReason, 'What the last check has found.'),
    matches: field(array(hex), 'Transactions that may have been those of the entry.'),
    made_at: field(u64, 'When the copy was made, unix time in ms.'),
    restored_at: field(u64, 'When it was brought back, unix time in ms.'),
  },
)

const id = field(text, 'Id of the entry.')

export const ParamsOfOutboxSend = struct('ParamsOfOutboxSend', 'A message for the outbox.', {
  key: optional(
    text,
    'Idempotency key, 1 to 256 characters: the same key never sends a second message on this network. Absent: the entry has none.',
  ),
  message_encode_params: optional(
    ParamsOfEncodeMessage,
    'The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed at once, and never anew; the keys are not stored. With the field `signer` of the entry it has to be `Signer.None`.',
  ),
  message: optional(boc, 'A finished external message instead: it is sent as it is, never made anew.'),
  abi: optional(Abi, 'ABI of `message`: tells when it expires and decodes what the contract returns.'),
  signer: optional(OutboxSigner, 'Who signs the message when its turn comes, and again should it expire.'),
  dapp_id: field(
    hex,
    'Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all others its absence refuses the entry (518).',
    { absentAs: '' },
  ),
  group: optional(
    text,
    'Entries of a group are sent one after the other, each after the end of the one before. Default: the account and the key that signs.',
  ),
  not_before: optional(u32, 'Nothing leaves before this time, unix time in s.'),
  give_up_at: optional(u32, 'Nothing leaves after this time, and no message lives longer, unix time in s.'),
  unprotected: optional(
    bool,
    'The contract has nothing that keeps it from executing a copy of the message: it is posted once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519).',
    { default: false },
  ),
  allow_repeat: optional(
    bool,
    'Only of meaning after the storage was restored from a copy: nothing was sent with this key after the copy was made, and the entry need not be checked for it.',
    { default: false },
  ),
  rules: optional(ChainRules, 'Chain rules of `message`. Default: `abi.rules` of the configuration.'),
})

export const OutboxEntry = struct('OutboxEntry', 'An entry of the outbox.', {
  id,
  key: optional(text, 'Its key.'),
  group: field(text, 'Its group.'),
  state: field(OutboxState, 'Where its message is.'),
  account_id: field(hex, 'Destination.'),
  dapp_id: optional(hex, 'Dapp ID of the destination.'),
  message_hash: optional(hex, 'Hash of its message; absent before it is signed.'),
  expire_at: optional(u32, 'When that message expires, unix time in s; absent for one that does not.'),
  replaced: field(array(hex), 'Hashes of earlier messages, which are proven not to have been executed.'),
  created_at: field(u64, 'Unix time in ms.'),
  changed_at: field(u64, 'When it came into its state, unix time in ms.'),
  not_before: optional(u32, 'As given.'),
  give_up_at: optional(u32, 'As given.'),
  held: optional(OutboxHold, 'It is not sent for the time being.'),
  transaction_id: optional(hex, 'Hash of the transaction.'),
  exit_code: optional(i32, 'Exit code of an aborted one.'),
  fees: optional(TransactionFees, 'What it cost.'),
  output: optional(any, 'What the function returned, when the ABI is known.'),
  finality: optional(Finality, 'How far the network has gone with the transaction.'),
  error: optional(ClientError, 'Why it ended without success, or what last kept it from its end.'),
})

export const ResultOfOutboxSend = struct('ResultOfOutboxSend', 'An entry that is stored.', {
  entry: field(OutboxEntry, 'The entry.'),
  is_new: field(bool, 'False: the key had this entry already, and nothing was added.'),
})

export const ParamsOfOutboxEntry = struct('ParamsOfOutboxEntry', 'An entry, by its id or its key.', {
  id: optional(text, 'Its id.'),
  key: optional(text, 'Its key.'),
})

export const ResultOfOutboxGet = struct('ResultOfOutboxGet', 'An entry.', { entry: field(OutboxEntry, 'The entry.') })

export const DEFAULT_LIMIT = 100

const limit = optional(u32, 'At most so many.', { default: DEFAULT_LIMIT, minimum: 1, maximum: 1000 })

export const ParamsOfOutboxList = struct('ParamsOfOutboxList', 'Which entries.', {
  state: optional(OutboxState, 'Only those in this state.'),
  group: optional(text, 'Only those of this group.'),
  held: optional(bool, 'Only those that are held since the storage was restored, or only those that are not.'),
  after: optional(text, 'Only those behind this id: `next` of the page before.'),
  limit,
})

export const ResultOfOutboxList = struct('ResultOfOutboxList', 'Entries, the oldest first.', {
  entries: field(array(OutboxEntry), 'The entries.'),
  next: optional(text, 'Where the next page begins; absent on the last one.'),
})

export const ResultOfOutboxCancel = struct('ResultOfOutboxCancel', 'What became of the wish.', {
  is_cancelled: field(bool, 'False: the message may have left, or the entry had ended before.'),
  entry: field(OutboxEntry, 'The entry.'),
})

export const OutboxDecision = constants('OutboxDecision', 'What became of a held entry.', {
  unsent: ['unsent', 'It was not sent after the copy was made: it is sent now.'],
  unknown: ['unknown', 'It was sent, or nobody can tell: it ends as `unknown`, and is never sent.'],
})

export const ParamsOfOutboxRelease = struct(
  'ParamsOfOutboxRelease',
  'Held entries, by id, key or group, or all of them.',
  {
    id: optional(text, 'Id of one entry.'),
    key: optional(text, 'Key of one entry.'),
    group: optional(text, 'All of this group.'),
    all: optional(
      bool,
      'All of this network. With `unsent` also keys that come anew are not checked any more for the restores until now.',
      { default: false },
    ),
    decision: field(OutboxDecision, 'What became of them.'),
  },
)

export const ResultOfOutboxRelease = struct('ResultOfOutboxRelease', 'What was released.', {
  entries: field(array(OutboxEntry), 'The entries.'),
})

export const ParamsOfOutboxPrune = struct('ParamsOfOutboxPrune', 'Which entries are forgotten.', {
  ended_before: field(
    u64,
    'Entries that ended before this time, unix time in ms, and whose results were acknowledged. Their keys go with them.',
  ),
})

export const ResultOfOutboxPrune = struct('ResultOfOutboxPrune', 'What was forgotten.', {
  count: field(u32, 'How many entries.'),
})

export const ParamsOfOutboxResults = struct('ParamsOfOutboxResults', 'Which results.', {
  group: optional(text, 'Only those of this group.'),
  after: optional(text, 'Only those behind this one: `number` of a result.'),
  acknowledge: optional(
    text,
    'This result and all before it, of the group if one is given, are done with and never come again.',
  ),
  limit,
  wait_ms: optional(u32, 'How long to wait for a result while there is none.', { default: 0, maximum: 3_600_000 }),
})

export const OutboxResult = struct('OutboxResult', 'The end of an entry.', {
  number: field(text, 'Its place among the results of the outbox; they come in the order of it.'),
  entry: field(OutboxEntry, 'The entry as it was then.'),
})

export const ResultOfOutboxResults = struct('ResultOfOutboxResults', 'Results, the oldest first.', {
  results: field(array(OutboxResult), 'The results.'),
})

export const ParamsOfOutboxAcknowledge = struct('ParamsOfOutboxAcknowledge', 'Which result is done with.', {
  number: field(text, '`number` of the result, 16 digits.'),
})

export const ParamsOfOutboxRegisterSigner = struct('ParamsOfOutboxRegisterSigner', 'A signer of this connection.', {
  name: field(text, 'Name, 1 to 64 characters. One that was registered before is replaced.'),
  handle: field(SigningBoxHandle, 'Signing box, of the library or of the application.'),
})
