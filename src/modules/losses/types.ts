/** What does not arrive. Source: docs/executor.md. */
import { array, boc, bool, constants, decimal, field, hex, optional, struct, u32 } from '../../schema/shapes.ts'

export const LossCertainty = constants(
  'LossCertainty',
  'How certain a loss is. Extension of the published interface.',
  {
    certain: ['certain', 'The transaction of the recipient loses it, as executed or as run locally on its state.'],
    possible: ['possible', 'It may be lost: not everything that decides about it is known.'],
  },
)

export const LossReason = constants('LossReason', 'Why an amount is lost. Extension of the published interface.', {
  other_dapp: [
    'other_dapp',
    'The recipient is in another Dapp: the main currency does not pass between Dapp IDs. It pays for one run at most.',
  ],
  no_account: [
    'no_account',
    'The recipient does not exist, so that it is in no Dapp, and the main currency does not reach it.',
  ],
  bad_state_init: [
    'bad_state_init',
    'The message brings a state init that does not fit the address, or libraries that are not allowed.',
  ],
  bounce_failed: ['bounce_failed', 'The message should be returned, but does not pay for its way back.'],
  actions_failed: [
    'actions_failed',
    'The actions of the recipient failed, and what it was granted from another Dapp for its run is burnt a second time, out of what it has.',
  ],
  account_ended: ['account_ended', 'The account was deleted together with its balance.'],
  burnt: ['burnt', 'The contract burnt it.'],
  given_to_dapp: ['given_to_dapp', 'The contract returned it to the credit of its Dapp.'],
  limit: ['limit', 'The amount is too large to be stored.'],
  cannot_know: ['cannot_know', 'Not enough is known of the recipient.'],
})

export const Loss = struct('Loss', 'An amount that does not arrive. Extension of the published interface.', {
  account_id: field(hex, 'The recipient.'),
  dapp_id: optional(hex, 'Dapp ID of the recipient, if known.'),
  currency: field(u32, 'Id of the currency; 0 is the main currency.'),
  amount: field(decimal, 'What is lost, in nano units of the currency.'),
  certainty: field(LossCertainty, 'How certain the loss is.'),
  reason: field(LossReason, 'Why it is lost.'),
  message_hash: optional(hex, 'Hash of the message that carries the amount; absent before it exists.'),
})

export const CurrencyAmount = struct(
  'CurrencyAmount',
  'An amount of one currency. Extension of the published interface.',
  {
    currency: field(u32, 'Id of the currency; 0 is the main currency.'),
    amount: field(decimal, 'Nano units of the currency, more than 0.'),
  },
)

export const RecipientState = constants(
  'RecipientState',
  'State of a recipient before the message. Extension of the published interface.',
  {
    active: ['active', 'It has a contract.'],
    uninit: ['uninit', 'It exists and has no contract.'],
    frozen: ['frozen', 'It is frozen.'],
    absent: ['absent', 'It does not exist.'],
    unknown: ['unknown', 'It could not be read.'],
  },
)

export const TransferDoubt = constants(
  'TransferDoubt',
  'What could not be known of a transfer. Extension of the published interface.',
  {
    recipient: ['recipient', 'The state of the recipient could not be read.'],
    run: ['run', 'The message cannot be executed locally on the recipient.'],
    dapp_id: [
      'dapp_id',
      'The recipient is deployed by an earlier message of the same call, and the network may put it into another Dapp.',
    ],
    sends_on: ['sends_on', 'The recipient sends messages on; what becomes of them was not followed.'],
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
      'What the recipient receives, before its fees and what it sends on. SHELL (currency 2) that is exchanged counts as main currency.',
    ),
    is_returned: field(bool, 'Whether the message bounces: what it carries is returned, less the fees.'),
    run_cost: optional(
      decimal,
      'What the run of the recipient costs, in nanotokens: gas and the forwarding of its messages. Absent if no contract runs.',
    ),
    losses: field(array(Loss), 'What is lost of this message.'),
    doubts: field(array(TransferDoubt), 'What could not be known.'),
  },
)

export const PlannedMessage = struct(
  'PlannedMessage',
  'A message that an account will send later, such as that of a proposal in a multisig wallet. Extension of the published interface.',
  {
    account_id: field(hex, 'The recipient, in workchain 0.'),
    amounts: field(array(CurrencyAmount), 'What the message carries.'),
    bounce: field(bool, 'Whether the message is returned if the recipient fails.'),
    exchanges: optional(bool, 'Whether its SHELL (currency 2) becomes as many tokens on arrival: flag 16.', {
      default: false,
    }),
    body: optional(boc, 'Its body. Default: none.'),
    state_init: optional(boc, 'State init that it brings. Default: none.'),
  },
)
