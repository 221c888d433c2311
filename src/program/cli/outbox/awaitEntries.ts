import type { Session } from '../session/Session.ts'
import { hasEnded, type OutboxEntry } from './OutboxEntry.ts'

const PAUSE_MS = 500

/** Polls an entry until it has ended, is held, or the time is over. */
export async function awaitEntry(session: Session, id: string, untilMs: number): Promise<OutboxEntry> {
  for (;;) {
    const { entry } = await session.call('outbox.get', { id })
    const isHeld = entry.held?.reason === 'executed_since' || entry.held?.reason === 'no_proof'
    if (hasEnded(entry) || isHeld || Date.now() >= untilMs) return entry
    session.progress.phase(entry.held ? 'held' : entry.state)
    await pause(untilMs)
  }
}

/** Entries that have not ended. */
export async function openEntries(session: Session): Promise<OutboxEntry[]> {
  const open: OutboxEntry[] = []
  let after: string | null | undefined
  do {
    const page = await session.call('outbox.list', {
      limit: 1000,
      ...(after && { after }),
    })
    open.push(...page.entries.filter((entry) => !hasEnded(entry)))
    after = page.next
  } while (after)
  return open
}

export function pause(untilMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(PAUSE_MS, untilMs - Date.now()))))
}
