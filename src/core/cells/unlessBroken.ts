import { CellError } from './CellError.ts'

/**
 * The result of `work`, `undefined` if cells do not contain the expected data or cannot hold it. Other errors are
 * rethrown.
 */
export function unlessBroken<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}
