/** Policy for spending. Extension of the published interface. Source: docs/policy.md. */
import { currencyId } from '../schema/formats.ts'
import { array, constants, field, map, optional, struct, text, u32, u64, withDefault } from '../schema/shapes.ts'
import { abiText, recipientText } from './configFormats.ts'

export const SpendingWindow = constants('SpendingWindow', 'Period that a limit applies to.', {
  Transfer: ['transfer', 'A single message.'],
  Hour: ['hour', 'The last 60 minutes.'],
  Day: ['day', 'The last 24 hours.'],
  Total: ['total', 'All time.'],
})

export const SpendingScope = constants('SpendingScope', 'Whose spending is counted together.', {
  All: ['all', 'Everything sent with the same storage.'],
  Account: ['account', 'Each paying account.'],
  Signer: ['signer', 'Each signing public key. Messages signed elsewhere are counted together.'],
  Dapp: ['dapp', 'Each Dapp ID, as given by the caller.'],
})

export const SpendingLimit = struct('SpendingLimit', 'A spending limit.', {
  amount: field(u64, 'Maximum amount, in nano units of the currency.'),
  window: field(SpendingWindow, 'Period of the limit.'),
  per: withDefault(SpendingScope, 'Whose spending is counted together.', 'all'),
  currency: withDefault(u32, 'Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL.', 0),
})

export const UnknownSpending = constants(
  'UnknownSpending',
  'What happens to a message whose value cannot be determined.',
  {
    Refuse: ['refuse', 'The message is refused.'],
    Approve: ['approve', 'The approver of the application is asked.'],
    Allow: ['allow', 'The message is sent and counts as zero.'],
  },
)

export const SpendingFunction = struct(
  'SpendingFunction',
  'What a function of a contract pays. Without `recipient`, `value` and `currencies`, it pays nothing.',
  {
    name: field(text, 'Name of the function.'),
    recipient: optional(text, 'Input that contains the recipient. Default: recipient unknown.'),
    value: optional(text, 'Input that contains the amount of the main currency, in nano units.'),
    currencies: optional(
      text,
      'Input that contains a map from currency id to amount. Default: every input that maps `uint32` to amounts, such as `map(uint32,varuint32)`, if there is a `recipient` or a `value`.',
    ),
  },
)

export const SpendingPolicy = struct(
  'SpendingPolicy',
  'A spending policy: applies to every message sent to an account. Extension of the published interface.',
  {
    recipients: optional(
      array(recipientText),
      'The only accounts that may receive payments, as `<dapp_id>::<account_id>`, `0:<account_id>` or account id. Default: any account.',
    ),
    limits: withDefault(
      array(SpendingLimit),
      'Spending limits. If there is any limit, payments in currencies without a limit are refused.',
      [],
    ),
    approval_above: optional(
      u64,
      'A message that pays more than this amount of the main currency, in nano units, needs approval by the application.',
    ),
    approval_above_currencies: optional(
      map(u64, currencyId),
      'The same for other currencies, in nano units by currency id. Default: no approval.',
    ),
    max_loss: optional(
      map(u64, currencyId),
      'Largest certain loss that a message may have, in nano units by currency id (0 is the main currency); 0 for a currency that is not listed. Default: messages are not checked for losses.',
    ),
    unknown: withDefault(UnknownSpending, 'What happens to a message whose value cannot be determined.', 'refuse'),
    functions: withDefault(
      array(SpendingFunction),
      'What functions pay. For a function that is not listed, the inputs `dest` and `value` are used if it has both, and every input that maps `uint32` to amounts, such as `map(uint32,varuint32)`, for other currencies; otherwise its value cannot be determined.',
      [],
    ),
    abis: optional(
      array(abiText),
      'ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with it, which the caller can choose.',
    ),
  },
)
