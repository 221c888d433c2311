/** How a transaction ended, in one word. */
import type { Outcome } from '../data/transactionRows.ts'
import { Badge, type Tone } from './values.tsx'

const TONES: Readonly<Record<Outcome, Tone>> = {
  done: 'good',
  received: 'good',
  burnt: 'bad',
  failed: 'bad',
  unknown: 'plain',
}

export function OutcomeBadge({
  outcome,
  exitCode,
}: {
  readonly outcome: Outcome
  readonly exitCode?: number | null | undefined
}) {
  return <Badge tone={TONES[outcome]}>{outcomeText(outcome, exitCode)}</Badge>
}

/** The exit code, if given and not 0, takes the place of "failed". */
export function outcomeText(outcome: Outcome, exitCode?: number | null): string {
  if (outcome === 'failed' && exitCode != null && exitCode !== 0) return `exit ${exitCode}`
  return outcome === 'unknown' ? 'not known' : outcome
}
