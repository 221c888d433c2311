/** Extension of the published interface; its codes begin at 1101. Source: docs/inbox.md. */
import { defineError } from './ClientError.ts'

export const FollowedOtherwise = defineError(
  1101,
  'FollowedOtherwise',
  'The name follows accounts with different settings: finality, ABI or treatment of bounced messages.',
)
export const NotFollowed = defineError(1102, 'NotFollowed', 'No accounts are followed under this name on this network.')
export const InvalidInboxParameter = defineError(
  1103,
  'InvalidInboxParameter',
  'A parameter of the inbox is invalid; `data.field` names it.',
)
export const TooManyAccounts = defineError(
  1104,
  'TooManyAccounts',
  'A name follows at most 10,000 accounts; `data.limit` is the maximum.',
)
export const HistoryGap = defineError(
  1105,
  'HistoryGap',
  'The endpoint returns a transaction without the one before it. The account does not advance until both are available.',
)
