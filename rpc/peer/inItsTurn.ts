import type { PacedInput } from './PacedInput.ts'

/** Continues a call after a wait: now, or when it is the turn of its connection. */
export function inItsTurn<T>(input: PacedInput, work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    input.take(() => {
      input.goesOn()
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    })
  })
}
