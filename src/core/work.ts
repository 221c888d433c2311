/**
 * How much computation a call has done. Code that walks, makes or hashes cells, or reads and writes values by a
 * contract description, counts units here, so that a long computation can be aborted midway. A few bytes can cause any
 * number of visits, so the size of the input does not bound the work.
 */

/** Thrown when a computation passes its limit. Nothing but `withWorkLimit` and its caller should catch it. */
export class WorkLimitReached extends Error {
  constructor() {
    super('The computation is longer than it may be')
    this.name = 'WorkLimitReached'
  }
}

/** Units left. An array, because numbers in one are changed in place. */
const left = new Float64Array([Number.POSITIVE_INFINITY])

/** Counts work, in units of about half a microsecond. Throws WorkLimitReached beyond the limit, and then each time. */
export function spendWork(units: number): void {
  left[0]! -= units
  if (left[0]! < 0) throw new WorkLimitReached()
}

/**
 * The result of `work`, if it counts at most `units` until it returns. Throws WorkLimitReached otherwise, also when
 * `work` swallowed that error, and what `work` throws. What a promise does after its first pause is not counted.
 */
export function withWorkLimit<T>(units: number, work: () => T): T {
  const outer = left[0]!
  left[0] = units
  let outcome: { readonly value: T } | { readonly error: unknown }
  try {
    outcome = { value: work() }
  } catch (error) {
    outcome = { error }
  }
  const isOver = left[0]! < 0
  left[0] = outer
  if (isOver) {
    // The result is no longer used.
    if ('value' in outcome && outcome.value instanceof Promise) outcome.value.catch(() => {})
    throw new WorkLimitReached()
  }
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
