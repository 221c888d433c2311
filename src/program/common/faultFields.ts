/**
 * Faults of the node: errors that it produces on request, to test clients. The control `faults`, the options of the
 * command and the clients are derived from these fields; a fault is off at its default.
 */
import { bool, constants, type Field, type Fields, f32, field, struct, u32, type ValueOf } from '../../schema/shapes.ts'

export const BadProof = constants('BadProof', 'What is false in answers about blocks.', {
  None: ['none', 'Nothing.'],
  Leaf: ['leaf', 'A leaf of the block id is false.'],
  Signature: ['signature', 'Attestations contain a valid signature of something else.'],
  Data: ['data', 'The data contains a false number of transactions, with a matching checksum.'],
  Quorum: ['quorum', 'Fewer keepers attest than a final block needs.'],
  StaleSet: ['stale-set', 'Keepers attest that are not in the set, or no longer in it.'],
  Equivocation: ['equivocation', 'Keepers attest another block of the same height and parent.'],
})

export type BadProof = ValueOf<typeof BadProof>

export const faultFields = {
  latency_ms: milliseconds('Delay of every answer, in ms.'),
  drop: field(f32, 'Fraction of connections dropped without an answer, 0 to 1.', {
    default: 0,
    minimum: 0,
    maximum: 1,
  }),
  lag_ms: milliseconds('Time until a new block becomes visible to readers, in ms.'),
  silent: field(bool, 'Accept requests and never answer.', { default: false }),
  wrong_thread: count('Number of messages answered with THREAD_MISMATCH.'),
  wrong_producer: count('Number of messages answered with WRONG_PRODUCER.'),
  expired_token: count('Number of messages answered with TOKEN_EXPIRED.'),
  fail: count('Number of requests answered with status 500.'),
  too_many_requests: count('Number of requests answered with status 429.'),
  rate_limit: count('Requests per second; further ones are answered with status 429. 0 is no limit.'),
  retry_after_s: field(u32, 'Header "Retry-After" of answers with status 429, in s.', { default: 1, maximum: 86_400 }),
  bad_proof: field(BadProof, 'Serve block proofs with this kind of false data.', { default: 'none' }),
}

export type FaultShape = (typeof faultFields)[keyof typeof faultFields]['shape']

export const NodeFaults = struct('NodeFaults', 'Active faults; for counted ones, the remaining number.', faultFields)

type Changes<F extends Fields> = { readonly [Name in keyof F]: Field<F[Name]['shape'], true> }

/** The fields for a change; absent fields stay unchanged. */
export const faultChanges = Object.fromEntries(
  Object.entries(faultFields).map(([name, { default: _, ...field }]) => [name, { ...field, optional: true }]),
) as unknown as Changes<typeof faultFields>

function count(summary: string): Field<typeof u32, false> {
  return field(u32, summary, { default: 0, maximum: 1_000_000 })
}

function milliseconds(summary: string): Field<typeof u32, false> {
  return field(u32, summary, { default: 0, maximum: 3_600_000 })
}
