/** What a suite of the benchmark gives: a name to ask for it, and rows that compare this program with a peer. */

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
  readonly unit: string
  /** Absent: the row is for information. */
  readonly aim?: Aim
}

/** Bound of the ratio, inclusive. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number }

export interface Suite {
  readonly name: string
  /** How the numbers came about and what they do not say; one paragraph. */
  readonly notes: string
  run(): Promise<Row[]>
}

export function meetsAim({ ratio, aim }: Row): boolean {
  if (aim === undefined) return true
  return 'atLeast' in aim ? ratio >= aim.atLeast : ratio <= aim.atMost
}
