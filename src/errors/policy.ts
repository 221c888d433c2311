/** Extension of the published interface; its codes begin at 1201. Source: docs/policy.md. */
import { defineError } from './ClientError.ts'

export const RecipientNotAllowed = defineError(
  1201,
  'RecipientNotAllowed',
  'The spending policy does not allow payments to this account; `data.recipient` names it.',
)
export const SpendingLimitReached = defineError(
  1202,
  'SpendingLimitReached',
  'The message would exceed a limit of the spending policy. `data` has the limit, the amount spent and the amount of the message.',
)
export const SpendingUnknown = defineError(
  1203,
  'SpendingUnknown',
  'The spending policy cannot determine what the message pays; `data.reason` says why.',
)
export const SpendingNotApproved = defineError(
  1204,
  'SpendingNotApproved',
  'The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or `failed` if the approver did not answer.',
)
export const LossNotAllowed = defineError(
  1205,
  'LossNotAllowed',
  'The message would certainly lose more than the spending policy allows (`max_loss`); `data` names the losses, the recipient and the remedy.',
)
