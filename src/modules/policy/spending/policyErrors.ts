import { LocalStorageError } from '../../../errors/client.ts'
import {
  LossNotAllowed,
  RecipientNotAllowed,
  SpendingLimitReached,
  SpendingNotApproved,
  SpendingUnknown,
} from '../../../errors/policy.ts'

/** Errors of all functions that send messages. */
export const policyErrors = [
  RecipientNotAllowed,
  SpendingLimitReached,
  SpendingUnknown,
  SpendingNotApproved,
  LossNotAllowed,
  LocalStorageError,
] as const
