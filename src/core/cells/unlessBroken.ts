import { CellError } from './CellError.ts'

/** What `work` gives, `undefined` when cells do not hold or take what it wants. Other errors pass. */
export function unlessBroken<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}
