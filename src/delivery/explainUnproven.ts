import { type ExpiryProof, type ProofRequest, proofTimeMs } from './proveNotExecuted.ts'

type Question = Pick<ProofRequest, 'call' | 'message'>

/** Explains in words what the endpoint in use lacks for the proof. */
export function explainUnproven(
  question: Question,
  { reason, stateTimestampMs: stateMs }: Extract<ExpiryProof, { type: 'none' }>,
): string {
  switch (reason) {
    case 'no state':
      return 'the network has no state of its account'
    case 'no time':
      return 'the network does not report the time of its account state'
    case 'early state': {
      const timeMs = proofTimeMs(question)
      if (stateMs === undefined || timeMs === undefined || isValid(question)) return explainEarly(question)
      return `the state of its account is from ${timeText(stateMs)}, and must be later than ${timeText(timeMs)}`
    }
    case 'gaps':
      return 'the network does not return all transactions of its account up to a block of that time'
    case 'accepted':
      return 'its contract would still accept it'
  }
}

/** Why nothing can be proven before the chain has advanced. */
export function explainEarly(question: Question): string {
  const { call, message } = question
  const timeMs = proofTimeMs(question)
  if (timeMs === undefined) return 'no expiration of it is known that its contract checks'
  if (isValid(question)) return `it may be executed until ${timeText(message.expireAtSec! * 1000)}`
  if (call.clock.now() <= timeMs) return `it can be proven from ${timeText(timeMs)} on at the earliest`
  return `the network does not show a block later than ${timeText(timeMs)} yet`
}

/** Whether the message has not expired, by the time of the network. */
function isValid({ call, message }: Question): boolean {
  return call.clock.now() <= message.expireAtSec! * 1000
}

function timeText(ms: number): string {
  return new Date(ms).toISOString()
}
