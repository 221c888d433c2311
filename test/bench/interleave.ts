import { median } from './median.ts'

/**
 * Runs every measurement once per round, so that other load on the machine affects all of them equally. The order
 * rotates from round to round. Returns the values by name, one per round.
 */
export async function interleave<Name extends string>(
  rounds: number,
  measurements: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measurements) as Name[]
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]!
      values[name].push(await measurements[name]())
    }
  }
  return values
}

/** Medians of two series of the same rounds, and the median and the spread of their ratios round by round. */
export function compare(
  ours: readonly number[],
  peer: readonly number[],
): { readonly ours: number; readonly peer: number; readonly ratio: number; readonly spread: number } {
  const ratios = ours.map((value, round) => value / peer[round]!).sort((a, b) => a - b)
  const ratio = median(ratios)
  // Drops the rounds with the lowest and the highest ratio if there are enough, because something else may have run
  // during them.
  const inner = ratios.length >= 5 ? ratios.slice(1, -1) : ratios
  return { ours: median(ours), peer: median(peer), ratio, spread: (inner.at(-1)! - inner[0]!) / 2 / ratio }
}
