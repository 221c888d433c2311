import { InvalidThread } from '../errors/processing.ts'

/** Thread of accounts that were never moved. */
export const DEFAULT_THREAD = '0'.repeat(68)

/** A thread id in lower case. Throws InvalidThread (517). */
export function readThreadId(text: string): string {
  if (/^[0-9a-fA-F]{68}$/.test(text)) return text.toLowerCase()
  throw InvalidThread.error(`Invalid thread: expected 68 hex characters, got ${text.length} characters`)
}
