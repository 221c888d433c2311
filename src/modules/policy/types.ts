/** What may be spent, and what was refused. Source: docs/policy.md. */
import {
  SpendingFunction,
  SpendingLimit,
  SpendingPolicy,
  SpendingScope,
  SpendingWindow,
  UnknownSpending,
} from '../../config/SpendingPolicy.ts'
import {
  array,
  bool,
  decimal,
  field,
  hex,
  optional,
  struct,
  text,
  u32,
  u64,
  union,
  variant,
} from '../../schema/shapes.ts'

export { SpendingFunction, SpendingLimit, SpendingPolicy, SpendingScope, SpendingWindow, UnknownSpending }

export const PolicyInForce = struct('PolicyInForce', 'A spending policy, and who set it.', {
  source: field(text, 'Where it comes from: `host`, or what the daemon was started with.'),
  policy: field(SpendingPolicy, 'The policy.'),
})

export const ResultOfPolicyGet = struct('ResultOfPolicyGet', 'The policies of this client.', {
  policies: field(array(PolicyInForce), 'A message has to satisfy all of them.'),
})

export const PlannedTransfer = struct('PlannedTransfer', 'A payment that a message makes.', {
  recipient: optional(hex, 'Account id of the recipient; absent when it is not known.'),
  amount: field(decimal, 'Amount in nano.'),
})

const planned = {
  account_id: field(hex, 'The account that pays.'),
  dapp_id: optional(hex, 'Its Dapp ID, as the caller named it.'),
  function_name: optional(text, 'Function that is called; absent when the message cannot be read.'),
  transfers: field(array(PlannedTransfer), 'What it pays; empty when that cannot be read.'),
}

export const ParamsOfAppApprover = union('ParamsOfAppApprover', 'Asks for the approval of a message.', {
  Approve: variant('Whether a message may be signed and sent.', planned),
})

export const ResultOfAppApprover = union('ResultOfAppApprover', 'Answer of an approver.', {
  Approve: variant('The decision.', { is_approved: field(bool, 'False: the message is refused.') }),
})

export const SpendingRefusal = struct('SpendingRefusal', 'A message that a policy refused.', {
  number: field(text, 'Its place among the refusals.'),
  time: field(u64, 'When, unix time in ms.'),
  code: field(u32, 'Code of the error.'),
  message: field(text, 'Text of the error.'),
  ...planned,
})

export const ParamsOfPolicyRefusals = struct('ParamsOfPolicyRefusals', 'Which refusals.', {
  after: optional(text, 'Only those behind this one: `number` of a refusal.'),
  limit: optional(u32, 'At most so many.', { default: 100, minimum: 1, maximum: 1000 }),
})

export const ResultOfPolicyRefusals = struct('ResultOfPolicyRefusals', 'Refusals, the oldest first.', {
  refusals: field(array(SpendingRefusal), 'The refusals.'),
})
