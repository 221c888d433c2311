import type { Log } from '../ports/Log.ts'
import type { ProgramEntry } from './startWorker.ts'

const REASON = 'the program was replaced while it ran, restart it'

/**
 * Creates a function that returns why a service is not ready if a file of its program was overwritten, and logs the
 * reason once.
 */
export function replacedReason({ isReplaced }: ProgramEntry, log?: Log): () => string | undefined {
  let isLogged = log === undefined
  return () => {
    if (isReplaced?.() !== true) return undefined
    if (!isLogged) log!.error('program replaced', { message: REASON })
    isLogged = true
    return REASON
  }
}
