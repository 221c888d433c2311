/** A suite of the benchmark: a name to select it by, and rows that compare this program with a peer. */

export interface Row {
  readonly label: string
  /** Median of this program, in `unit`. */
  readonly ours: number
  /** What `ours` is compared with, in words. */
  readonly against: string
  /** Median of the peer in the same rounds, in `unit`. */
  readonly peer: number
  /** `ours` divided by `peer`: the median over rounds where both ran side by side. */
  readonly ratio: number
  /** How far the ratios of single rounds lie from it, as a part of it. Absent where there are no rounds. */
  readonly spread?: number
  readonly unit: string
  /** Absent: the row is for information. */
  readonly aim?: Aim
  /** An aim that this row once had. */
  readonly givenUp?: { readonly aim: Aim; readonly reason: string }
}

/** Bound of the ratio, inclusive. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number }

export interface Suite {
  readonly name: string
  /** How the numbers came about and what they do not say; one paragraph. */
  readonly notes: string
  run(): Promise<Row[]>
}

/** What a suite throws that has run and has no number to show. */
export class CannotMeasure extends Error {}

export function meetsAim({ ratio, aim }: Row): boolean {
  if (aim === undefined) return true
  return 'atLeast' in aim ? ratio >= aim.atLeast : ratio <= aim.atMost
}
