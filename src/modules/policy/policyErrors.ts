import { LocalStorageError } from '../../errors/client.ts'
import { RecipientNotAllowed, SpendingLimitReached, SpendingNotApproved, SpendingUnknown } from '../../errors/policy.ts'

/** Errors of everything that sends messages. */
export const policyErrors = [
  RecipientNotAllowed,
  SpendingLimitReached,
  SpendingUnknown,
  SpendingNotApproved,
  LocalStorageError,
] as const
