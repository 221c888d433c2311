import { CellError } from './CellError.ts'

/** The result of `work`, `undefined` if cells do not contain or take the expected data. Other errors pass. */
export function unlessBroken<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}
