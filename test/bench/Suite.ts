/** A suite of the benchmark: a name to select it by, rows that compare this program with a peer, and aims for them. */

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
  /** Spread of the ratios of single rounds, as a fraction of `ratio`. Absent without rounds. */
  readonly spread?: number
  readonly unit: string
}

/** Bound of the ratio, inclusive. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number }

/** What a row should reach, and what it was once meant to reach. */
export interface RowAim {
  readonly aim?: Aim
  readonly givenUp?: { readonly aim: Aim; readonly reason: string }
}

export interface Suite {
  readonly name: string
  /** How the numbers were measured and what they do not show; one paragraph. */
  readonly notes: string
  /**
   * Aims by row name (`nameOf`); rows without an aim are for information only. A run in which one of these rows is
   * missing is not a measurement.
   */
  readonly aims?: Readonly<Record<string, RowAim>>
  run(): Promise<Row[]>
}

/** Thrown by a suite that has run but has no number to report. */
export class CannotMeasure extends Error {}

/** Name of a row, unique within its suite. */
export function nameOf({ label, against }: Pick<Row, 'label' | 'against'>): string {
  return `${label} against ${against}`
}

/** Compares the ratio rounded to the three digits that are shown. */
export function meetsAim(ratio: number, aim: Aim): boolean {
  const shown = Number(ratio.toPrecision(3))
  return 'atLeast' in aim ? shown >= aim.atLeast : shown <= aim.atMost
}
