/** What does not arrive. Source: docs/executor.md, decisions.md. */
import { constants, decimal, field, hex, optional, struct, u32 } from '../../schema/shapes.ts'

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
    'The recipient is in another Dapp: the main currency does not pass between Dapp IDs; it pays for one run at most.',
  ],
  no_account: [
    'no_account',
    'The recipient does not exist, so that it is in no Dapp, and the main currency does not reach it.',
  ],
  frozen: ['frozen', 'The recipient is frozen.'],
  bad_state_init: [
    'bad_state_init',
    'The message brings a state init that does not fit the address, or libraries that are not allowed.',
  ],
  bounce_failed: ['bounce_failed', 'The message should be returned, but does not pay for its way back.'],
  actions_failed: [
    'actions_failed',
    'The actions of the recipient failed after it had been granted tokens of another Dapp: they are burnt a second time, out of its own.',
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
  message_hash: optional(hex, 'Hash of the message that carries the amount.'),
})
