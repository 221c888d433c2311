/** Extension of the published interface; its codes begin at 1101. Source: docs/inbox.md. */
import { defineError } from './ClientError.ts'

export const FollowedOtherwise = defineError(1101, 'FollowedOtherwise', {
  raised: 'The name follows accounts with different settings: finality, ABI or treatment of bounced messages.',
  why: 'Finality, ABI and `include_bounced` belong to the name, and this name was followed with different ones before.',
  fix: 'Pass the settings that `inbox.list` shows, or use another name.',
})
export const NotFollowed = defineError(1102, 'NotFollowed', {
  raised: 'No accounts are followed under this name on this network.',
  why: 'Nothing is followed under this name on this network: a typo, another endpoint, another data folder, or it was unfollowed.',
  fix: 'Compare with `inbox.list`; if necessary, follow the accounts again from the cursor that your application has.',
})
export const InvalidInboxParameter = defineError(1103, 'InvalidInboxParameter', {
  raised: 'A parameter of the inbox is invalid; `data.field` names it.',
  why: 'A parameter has the right type but an invalid value, such as a cursor of another account.',
  fix: '`data.field` names the parameter, the message says what is expected.',
})
export const TooManyAccounts = defineError(1104, 'TooManyAccounts', {
  raised: 'A name follows at most 10,000 accounts; `data.limit` is the maximum.',
  why: 'A name can follow at most 10,000 accounts.',
  fix: 'Divide the accounts among several names.',
})
export const HistoryGap = defineError(1105, 'HistoryGap', {
  raised:
    'The endpoint returns a transaction without the one before it. The account does not advance until both are available.',
  why: 'The endpoint shows a transaction but not the previous one: its archive has a gap, or it lags. The error appears at the account in `inbox.list`; nothing is skipped.',
  fix: 'Wait, or add an endpoint that has the history. The account continues by itself as soon as an endpoint shows the missing transaction.',
})
