import type { PacedInput } from './PacedInput.ts'

/** Does what a call goes on with after it waited: now, or when its connection has its turn. */
export function inItsTurn<T>(input: PacedInput, work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    input.take(() => {
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    })
  })
}
