/** Source: proofs 1. */
import { defineError } from './ClientError.ts'

export const InvalidData = defineError(
  901,
  'InvalidData',
  'What is to be proven has neither `id` nor `boc`, or is no block, transaction, message or account of the right layout; or something is to be verified that cannot be proven.',
)
export const ProofCheckFailed = defineError(
  902,
  'ProofCheckFailed',
  'A check of a proof fails, something that it needs is not on the server or cannot be asked for, or the configuration names nothing that trust could start from.',
)
export const InternalError = defineError(
  903,
  'InternalError',
  'An answer of the server lacks the BOC of the object, or the cache of proofs cannot be written.',
)
export const DataDiffersFromProven = defineError(
  904,
  'DataDiffersFromProven',
  'A given object says something else than the proven one; the message names the field and both values.',
)
