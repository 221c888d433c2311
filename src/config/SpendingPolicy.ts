/** What may be spent. Extension of the published interface. Source: docs/policy.md. */
import { array, constants, field, optional, struct, text, u64 } from '../schema/shapes.ts'

export const SpendingWindow = constants('SpendingWindow', 'The time that a limit is about.', {
  Transfer: ['transfer', 'A single message.'],
  Hour: ['hour', 'The last 60 minutes.'],
  Day: ['day', 'The last 24 hours.'],
  Total: ['total', 'All time.'],
})

export const SpendingScope = constants('SpendingScope', 'Whose spending counts together.', {
  All: ['all', 'Everything that is sent with the same storage.'],
  Account: ['account', 'Each account that pays.'],
  Signer: ['signer', 'Each public key that signs. Messages that were signed elsewhere count together.'],
  Dapp: ['dapp', 'Each Dapp ID, as the caller names it.'],
})

export const SpendingLimit = struct('SpendingLimit', 'How much may be spent.', {
  amount: field(u64, 'At most so much, in nano.'),
  window: field(SpendingWindow, 'In which time.'),
  per: optional(SpendingScope, 'By whom.', { default: 'all' }),
})

export const UnknownSpending = constants('UnknownSpending', 'What happens to a message whose value cannot be read.', {
  Refuse: ['refuse', 'It is refused.'],
  Approve: ['approve', 'The approver of the application is asked.'],
  Allow: ['allow', 'It is sent, and counts as nothing.'],
})

export const SpendingFunction = struct(
  'SpendingFunction',
  'What a function of a contract pays. Without `recipient` and `value` it pays nothing.',
  {
    name: field(text, 'Name of the function.'),
    recipient: optional(text, 'Input that holds the recipient. Absent: unknown.'),
    value: optional(text, 'Input that holds the amount in nano.'),
  },
)

export const SpendingPolicy = struct(
  'SpendingPolicy',
  'What may be spent: every message to an account is held against it. Extension of the published interface.',
  {
    recipients: optional(
      array(text),
      'The only accounts that may be paid, as `<dapp_id>::<account_id>`, `0:<account_id>` or account id. Absent: any.',
    ),
    limits: optional(array(SpendingLimit), 'How much may be spent.', { default: [] }),
    approval_above: optional(u64, 'A message that pays more, in nano, needs approval by the application.'),
    unknown: optional(UnknownSpending, 'What happens to a message whose value cannot be read.', { default: 'refuse' }),
    functions: optional(
      array(SpendingFunction),
      'What functions pay. Those that are not listed pay what their inputs `dest` and `value` say, if they have both; all others cannot be read.',
      { default: [] },
    ),
    abis: optional(
      array(text),
      'ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes with them, which a caller can choose.',
    ),
  },
)
