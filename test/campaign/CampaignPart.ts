import type { Chance } from '../simulation/Chance.ts'

/** One attack on real processes. */
export interface CampaignPart {
  readonly name: string
  /** Description for readers of the report. */
  readonly summary: string
  /** Runs until its time is over, and does its work at least once. */
  run(options: PartOptions): Promise<PartReport>
}

export interface PartOptions {
  readonly chance: Chance
  readonly seed: number
  /** By `performance.now`, ms. */
  readonly endMs: number
}

export interface PartReport {
  /** What was done and measured. */
  readonly figures: Readonly<Record<string, number>>
  /** Violations that were found, one line each. */
  readonly failures: readonly string[]
  /** Why nothing was done. */
  readonly skipped?: string
}

/** Whether there is time for another round. */
export function hasTime({ endMs }: Pick<PartOptions, 'endMs'>): boolean {
  return performance.now() < endMs
}
