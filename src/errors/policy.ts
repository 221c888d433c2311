/** Extension of the published interface; its codes begin at 1201. Source: docs/policy.md. */
import { defineError } from './ClientError.ts'

export const RecipientNotAllowed = defineError(1201, 'RecipientNotAllowed', {
  raised: 'The spending policy does not allow payments to this account; `data.recipient` names it.',
  why: 'The spending policy lists recipients, and this one is not among them.',
  fix: 'Ask the operator of the daemon to add the account to `recipients`. Nothing was sent. `policy.refusals` lists what was refused.',
})
export const SpendingLimitReached = defineError(1202, 'SpendingLimitReached', {
  raised:
    'The message would exceed a limit of the spending policy. `data` has the limit, the amount spent and the amount of the message.',
  why: 'This message would exceed what the policy allows in its window. `data` has the limit and the amount spent so far.',
  fix: 'Wait for the window to pass, send less, or ask the operator to raise the limit. Nothing was sent.',
})
export const SpendingUnknown = defineError(1203, 'SpendingUnknown', {
  raised: 'The spending policy cannot determine what the message pays; `data.reason` says why.',
  why: 'The policy cannot determine what the message pays: no ABI, a function that the policy does not describe, or a flag that sends the whole balance.',
  fix: 'Name the ABI in `abis` and the function in `functions` of the [policy](policy.md#what-a-message-pays), or decide with `unknown` what happens. Nothing was sent.',
})
export const SpendingNotApproved = defineError(1204, 'SpendingNotApproved', {
  raised:
    'The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or `failed` if the approver did not answer.',
  why: 'The message pays more than `approval_above`, and the approver refused or did not respond, or none is registered. `data.reason` says which.',
  fix: 'Register an approver with `policy.register_approver` on the connection that sends. Nothing was sent.',
})
export const LossNotAllowed = defineError(1205, 'LossNotAllowed', {
  raised:
    'The message would certainly lose more than the spending policy allows (`max_loss`); `data` names the losses, the recipient and the remedy.',
  why: 'Money of the message would not arrive, and `max_loss` of the [policy](policy.md#what-is-lost) allows less to be lost.',
  fix: 'Do what `data.remedy` says, or raise `max_loss`. Nothing was sent. See [what arrives](sending-messages.md#what-arrives).',
})
