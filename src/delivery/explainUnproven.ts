import type { ExpiryProof } from './proveNotExecuted.ts'

/**
 * Explains to people what is missing for the proof by the endpoint in use. `nowMs` is the time of the network, `timeMs` the
 * expiration with the margin, `expireAtSec` the expiration.
 */
export function explainUnproven(
  { reason, stateTimestampMs: stateMs }: Extract<ExpiryProof, { type: 'none' }>,
  { nowMs, timeMs, expireAtSec }: ProofTimes,
): string {
  switch (reason) {
    case 'no state':
      return 'the network has no state of its account'
    case 'no time':
      return 'the network does not report the time of its account state'
    case 'early state':
      if (stateMs === undefined || nowMs <= expireAtSec * 1000) return explainEarly({ nowMs, timeMs, expireAtSec })
      return `the state of its account is from ${timeText(stateMs)}, and must be later than ${timeText(timeMs)}`
    case 'gaps':
      return 'the network does not return all transactions of its account up to a block of that time'
    case 'accepted':
      return 'its contract would still accept it'
  }
}

export interface ProofTimes {
  readonly nowMs: number
  readonly timeMs: number
  readonly expireAtSec: number
}

/** Why nothing can be proven before the chain has advanced. */
export function explainEarly({ nowMs, timeMs, expireAtSec }: ProofTimes): string {
  if (nowMs <= expireAtSec * 1000) return `it may be executed until ${timeText(expireAtSec * 1000)}`
  if (nowMs <= timeMs) return `it can be proven from ${timeText(timeMs)} on at the earliest`
  return `the network does not show a block later than ${timeText(timeMs)} yet`
}

function timeText(ms: number): string {
  return new Date(ms).toISOString()
}
