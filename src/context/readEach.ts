import type { CallScope } from './scopes.ts'

/** Number of items that are read without a pause. */
const READ_IN_ONE_GO = 4

/** Applies `read` to each item, and pauses for other calls because a list may be long. */
export async function readEach<T, R>(
  { clock, signal }: CallScope,
  items: readonly T[],
  read: (item: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % READ_IN_ONE_GO === 0) {
      await new Promise<void>((resolve) => clock.setTimer(0, resolve))
      signal.throwIfAborted()
    }
    results.push(read(item, index))
  }
  return results
}
