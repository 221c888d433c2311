/** Exit codes of contracts, result codes of the action phase and reasons of a skipped run in words. Source: formats 3.3. */
import type { BouncePhase, ComputePhase } from '../../../core/tlb/index.ts'
import { exitCodeMeaning } from '../../cli/output/exitCodeText.ts'

/** `undefined` for success and for codes that only the contract knows. */
export function exitCodeText(code: number): string | undefined {
  return code === 0 || code === 1 ? undefined : exitCodeMeaning(code)
}

const ACTIONS: Readonly<Record<number, string>> = {
  32: 'the list of actions is invalid',
  33: 'too many actions',
  34: 'an action is invalid or not supported',
  35: 'the source address of a message is wrong',
  36: 'the destination of a message is wrong',
  37: 'not enough grams for a message, its fee or a reserve',
  38: 'not enough of another currency',
  40: 'a reserve needs more than there is',
  41: 'the state is too large or invalid',
  50: 'messages cannot go to an anycast address',
  51: 'the license of COPYLEFT is unknown',
  52: 'only special contracts may mint currencies',
  53: 'an amount is too large',
}

export function actionCodeText(code: number): string | undefined {
  return ACTIONS[code]
}

const SKIPPED = {
  noState: 'there is no contract',
  badState: 'the state that came with the message does not fit',
  noGas: 'the money does not buy gas',
  suspended: 'the account is suspended',
} as const

/** Why no contract ran. */
export function skipText(reason: Extract<ComputePhase, { type: 'skipped' }>['reason']): string {
  return SKIPPED[reason]
}

const BOUNCES = {
  ok: 'the message went back',
  noFunds: 'the message could not go back: its value does not pay for that',
  negFunds: 'the message could not go back: there is no money',
} as const

export function bounceText(type: BouncePhase['type']): string {
  return BOUNCES[type]
}
