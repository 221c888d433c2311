/** Source: proofs 1. */
import { defineError } from './ClientError.ts'

export const InvalidData = defineError(
  901,
  'InvalidData',
  'The object to prove has neither `id` nor `boc`, or is not a block, transaction, message or account of the right layout; or the requested data cannot be proven.',
)
export const ProofCheckFailed = defineError(
  902,
  'ProofCheckFailed',
  'A proof check fails, required data is missing on the server or cannot be requested, or the configuration has no trust anchor.',
)
export const InternalError = defineError(
  903,
  'InternalError',
  'An answer of the server lacks the BOC of the object, or the proof cache cannot be written.',
)
export const DataDiffersFromProven = defineError(
  904,
  'DataDiffersFromProven',
  'The given object differs from the proven one; the message names the field and both values.',
)
