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

/** The exit code, if given and not 0, takes the place of "failed". */
export function OutcomeBadge({
  outcome,
  exitCode,
}: {
  readonly outcome: Outcome
  readonly exitCode?: number | null | undefined
}) {
  const text = outcome === 'failed' && exitCode != null && exitCode !== 0 ? `exit ${exitCode}` : outcomeText(outcome)
  return <Badge tone={TONES[outcome]}>{text}</Badge>
}

export function outcomeText(outcome: Outcome): string {
  return outcome === 'unknown' ? 'not known' : outcome
}
