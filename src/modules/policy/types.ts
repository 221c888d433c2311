/** Limits of spending, and refusals. Source: docs/policy.md. */
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
  withDefault,
} from '../../schema/shapes.ts'
import { Abi, ChainRules } from '../abi/index.ts'
import { CurrencyAmount } from '../losses/types.ts'

export { SpendingFunction, SpendingLimit, SpendingPolicy, SpendingScope, SpendingWindow, UnknownSpending }

export const PolicyInForce = struct('PolicyInForce', 'A spending policy and its source.', {
  source: field(text, 'Source of the policy: `host`, or the settings of the daemon.'),
  policy: field(SpendingPolicy, 'The policy.'),
})

export const ResultOfPolicyGet = struct('ResultOfPolicyGet', 'The policies of this client.', {
  policies: field(array(PolicyInForce), 'A message has to satisfy all of them.'),
})

export const PlannedTransfer = struct('PlannedTransfer', 'A payment that a message makes.', {
  recipient: optional(hex, 'Account id of the recipient; absent if unknown.'),
  amount: field(decimal, 'Amount of the main currency, in nano units.'),
  currencies: optional(array(CurrencyAmount), 'Amounts of other currencies; absent if there are none.'),
})

const planned = {
  account_id: field(hex, 'The paying account.'),
  dapp_id: optional(hex, 'Dapp ID of the paying account, as given by the caller.'),
  function_name: optional(text, 'The called function; absent if the message cannot be decoded.'),
  transfers: field(array(PlannedTransfer), 'The payments; empty if they cannot be determined.'),
}

export const ParamsOfAppApprover = union('ParamsOfAppApprover', 'Requests approval of a message.', {
  Approve: variant('Request to an approver.', planned),
})

export const ResultOfAppApprover = union('ResultOfAppApprover', 'Response of an approver.', {
  Approve: variant('The decision.', { is_approved: field(bool, 'False to refuse the message.') }),
})

export const ParamsOfPolicyCheck = struct('ParamsOfPolicyCheck', 'A message that has not been sent yet.', {
  message: field(text, 'Message BOC, base64. The signature need not be valid, but there must be room for one.'),
  dapp_id: optional(text, 'Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp.'),
  abi: optional(Abi, 'ABI to decode the message with. Default: only those of the policies.'),
  public_key: optional(hex, 'Public key of the signer, 64 hex digits. Default: none, for limits per signer.'),
  rules: optional(ChainRules, 'Chain rules of the message. Default: `abi.rules` of the configuration.'),
})

export const ResultOfPolicyCheck = struct(
  'ResultOfPolicyCheck',
  'What the policies require of a message that they allow.',
  {
    needs_approval: field(bool, 'Whether the message needs approval.'),
  },
)

export const SpendingRefusal = struct('SpendingRefusal', 'A message refused by a policy.', {
  number: field(text, 'Position among the refusals.'),
  time: field(u64, 'Time of the refusal, Unix time in ms.'),
  code: field(u32, 'Error code.'),
  message: field(text, 'Error message.'),
  ...planned,
})

export const ParamsOfPolicyRefusals = struct('ParamsOfPolicyRefusals', 'Which refusals to return.', {
  after: optional(text, 'Only refusals after this `number`.'),
  limit: withDefault(u32, 'Maximum number of items.', 100, { minimum: 1, maximum: 1000 }),
})

export const ResultOfPolicyRefusals = struct('ResultOfPolicyRefusals', 'Refusals, oldest first.', {
  refusals: field(array(SpendingRefusal), 'The refusals.'),
})
