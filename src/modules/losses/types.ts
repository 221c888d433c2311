/** Losses: amounts that do not arrive. Source: docs/executor.md. */
import {
  array,
  boc,
  bool,
  constants,
  decimal,
  field,
  hex,
  optional,
  struct,
  u32,
  withDefault,
} from '../../schema/shapes.ts'

export const LossCertainty = constants(
  'LossCertainty',
  'How certain a loss is. Extension of the published interface.',
  {
    certain: [
      'certain',
      'The transaction of the recipient loses the amount; it was executed, or run locally on the state of the recipient.',
    ],
    possible: ['possible', 'The amount may be lost; this depends on something that is not known.'],
  },
)

export const LossReason = constants('LossReason', 'Why an amount is lost. Extension of the published interface.', {
  other_dapp: [
    'other_dapp',
    'The recipient has another Dapp ID. The main currency cannot cross Dapp IDs: it pays at most for the gas of one run.',
  ],
  no_account: [
    'no_account',
    'The recipient does not exist and therefore has no Dapp ID, so the main currency cannot reach it.',
  ],
  bad_state_init: [
    'bad_state_init',
    'The message contains a state init that does not match the address, or libraries that are not allowed.',
  ],
  bounce_failed: ['bounce_failed', 'The message should bounce, but its value does not cover the fee of the return.'],
  actions_failed: [
    'actions_failed',
    'The actions of the recipient failed. The tokens from another Dapp that paid for its run are burnt a second time, from its own balance.',
  ],
  account_ended: ['account_ended', 'The account was deleted together with its balance.'],
  burnt: ['burnt', 'The contract burnt the amount.'],
  given_to_dapp: ['given_to_dapp', 'The contract returned the amount to the credit of its Dapp.'],
  limit: ['limit', 'The amount is too large to be stored.'],
  cannot_know: ['cannot_know', 'Not enough is known about the recipient.'],
})

export const Loss = struct('Loss', 'An amount that does not arrive. Extension of the published interface.', {
  account_id: field(hex, 'The recipient.'),
  dapp_id: optional(hex, 'Dapp ID of the recipient, if known.'),
  currency: field(u32, 'Id of the currency; 0 is the main currency.'),
  amount: field(decimal, 'The lost amount, in nano units of the currency.'),
  certainty: field(LossCertainty, 'How certain the loss is.'),
  reason: field(LossReason, 'Why it is lost.'),
  message_hash: optional(hex, 'Hash of the message that carries the amount; absent until the message exists.'),
})

export const CurrencyAmount = struct(
  'CurrencyAmount',
  'An amount of one currency. Extension of the published interface.',
  {
    currency: field(u32, 'Id of the currency; 0 is the main currency.'),
    amount: field(decimal, 'Amount in nano units of the currency, more than 0.'),
  },
)

export const RecipientState = constants(
  'RecipientState',
  'State of a recipient before the message. Extension of the published interface.',
  {
    active: ['active', 'The account has a contract.'],
    uninit: ['uninit', 'The account exists and has no contract.'],
    frozen: ['frozen', 'It is frozen.'],
    absent: ['absent', 'It does not exist.'],
    unknown: ['unknown', 'It could not be read.'],
  },
)

export const TransferDoubt = constants(
  'TransferDoubt',
  'What is not known about a transfer. Extension of the published interface.',
  {
    recipient: ['recipient', 'The state of the recipient could not be read.'],
    run: ['run', 'The message cannot be executed locally on the recipient.'],
    dapp_id: [
      'dapp_id',
      'An earlier message of the same call deploys the recipient, and the network may assign it to another Dapp.',
    ],
    sends_on: ['sends_on', 'The recipient sends messages of its own, which were not followed.'],
  },
)

export const MessageTransfer = struct(
  'MessageTransfer',
  'An outgoing message and what it would do to its recipient. Extension of the published interface.',
  {
    account_id: field(hex, 'The recipient.'),
    dapp_id: optional(hex, 'Dapp ID of the recipient; absent if it has none or is not known.'),
    state: field(RecipientState, 'State of the recipient before the message.'),
    bounce: field(bool, 'Whether the message is returned if the recipient fails.'),
    has_body: field(bool, 'Whether the message has a body.'),
    deploys: field(bool, 'Whether the message makes the recipient active.'),
    sent: field(array(CurrencyAmount), 'What the message carries.'),
    arrives: field(
      array(CurrencyAmount),
      'What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2) that is converted on arrival counts as main currency.',
    ),
    is_returned: field(bool, 'Whether the message bounces, which returns its value less the fees.'),
    run_cost: optional(
      decimal,
      'Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages. Absent if no contract runs.',
    ),
    losses: field(array(Loss), 'Losses of this message.'),
    doubts: field(array(TransferDoubt), 'What is not known about the transfer.'),
  },
)

export const PlannedMessage = struct(
  'PlannedMessage',
  'A message that an account will send later, such as that of a proposal in a multisig wallet. Extension of the published interface.',
  {
    account_id: field(hex, 'The recipient, in workchain 0.'),
    amounts: field(array(CurrencyAmount), 'What the message carries.'),
    bounce: field(bool, 'Whether the message is returned if the recipient fails.'),
    exchanges: withDefault(
      bool,
      'Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16).',
      false,
    ),
    body: optional(boc, 'Body of the message. Default: none.'),
    state_init: optional(boc, 'State init of the message. Default: none.'),
  },
)
