/** Exit codes of contracts, result codes of the action phase and reasons of a skipped run in words. Source: formats 3.3. */
import type { BouncePhase, ComputePhase } from '../../core/tlb/index.ts'
import { exitCodeMeaning } from '../common/exitCodeMeaning.ts'
import { skipReasons } from '../common/skipReasons.ts'

/** `undefined` for success and for codes that the contract defines. */
export function exitCodeText(code: number): string | undefined {
  return code === 0 || code === 1 ? undefined : exitCodeMeaning(code)
}

export { actionCodeMeaning as actionCodeText } from '../../modules/tvm/outcome/actionCodes.ts'

/** Why no contract ran. */
export function skipText(reason: Extract<ComputePhase, { type: 'skipped' }>['reason']): string {
  return skipReasons[reason]
}

const BOUNCES = {
  ok: 'the message was returned',
  noFunds: 'the message could not be returned: its value is too low',
  negFunds: 'the message could not be returned: there is no money',
} as const

export function bounceText(type: BouncePhase['type']): string {
  return BOUNCES[type]
}
