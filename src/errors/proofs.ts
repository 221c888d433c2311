/** Source: proofs 1. */
import { defineError } from './ClientError.ts'

export const InvalidData = defineError(901, 'InvalidData', {
  raised:
    'The object to prove has neither `id` nor `boc`, or is not a block, transaction, message or account of the right layout; or the requested data cannot be proven.',
  why: 'The object cannot be proven: neither `id` nor `boc` was selected, the function does not prove this kind of object, or `verify` was set for a free query.',
  fix: 'Select `id` (and `boc`) in the query. In collections, you can prove blocks, transactions and messages.',
})
export const ProofCheckFailed = defineError(902, 'ProofCheckFailed', {
  raised:
    'A proof check fails, required data is missing on the server or cannot be requested, or the configuration has no trust anchor.',
  why: 'A proof is wrong, or something that it needs is missing: no `trusted_keepers` in the configuration, a block that is not final yet or is gone from the archive, keepers that changed since, or a server that lies. The message says which.',
  fix: 'Without an anchor every proof fails: [set one](proofs.md). If a server repeatedly gives wrong proofs, do not trust it: use another endpoint.',
})
export const InternalError = defineError(903, 'InternalError', {
  raised: 'An answer of the server lacks the BOC of the object, or the proof cache cannot be written.',
  why: 'The server left out the bytes of the object, or the cache of proofs cannot be written.',
  fix: 'Try another endpoint; check the storage as for 35. `vendorclient proofs clear` empties the cache.',
})
export const DataDiffersFromProven = defineError(904, 'DataDiffersFromProven', {
  raised: 'The given object differs from the proven one; the message names the field and both values.',
  why: "The object differs from what the network agreed on; the message names the field. Someone changed it, or the server's response was wrong.",
  fix: 'Do not act on the object. Query it again, and from another endpoint too.',
})
