import type { ValueOf } from '../../../schema/shapes.ts'
import { outcomeOfState } from '../../processing/execution/messageLife.ts'
import { isHeld, type RestoredStorage, uncheckedMarks } from '../restored/RestoredStorage.ts'
import type { OutboxEntry, OutboxHold } from '../types.ts'
import { readEnd } from './entryEnds.ts'
import type { StoredEntry } from './StoredEntry.ts'

/** An entry as applications see it. */
export function showEntry(entry: StoredEntry, restored: RestoredStorage): ValueOf<typeof OutboxEntry> {
  const { id, key, group, state, account_id, dapp_id, message, replaced, not_before, give_up_at } = entry
  return {
    ...{ id, key, group, state, account_id, replaced, not_before, give_up_at },
    outcome: outcomeOfState(state),
    dapp_id: dapp_id === '' ? undefined : dapp_id,
    message_hash: message?.hash,
    expire_at: message?.expire_at,
    created_at: BigInt(entry.created_at),
    changed_at: BigInt(entry.changed_at),
    held: isHeld(entry, restored) ? showHold(entry, restored) : undefined,
    ...showEnd(entry),
  }
}

/** The error states the same outcome as the entry. */
function showEnd({ end, state }: StoredEntry): ReturnType<typeof readEnd> {
  const shown = readEnd(end)
  const { error } = shown
  const outcome = outcomeOfState(state)
  if (error === undefined || outcome === undefined) return shown
  const { settles_at: _, ...data } = (error.data ?? {}) as Readonly<Record<string, unknown>>
  return { ...shown, error: { ...error, data: { ...data, outcome } } }
}

function showHold(entry: StoredEntry, restored: RestoredStorage): ValueOf<typeof OutboxHold> {
  const { reason = 'not_checked', matches = [] } = entry.hold ?? {}
  const marks = uncheckedMarks(entry, restored)
  return {
    reason,
    matches: [...matches],
    made_at: BigInt(Math.min(...marks.map(({ made_at }) => made_at))),
    restored_at: BigInt(Math.max(...marks.map(({ restored_at }) => restored_at))),
  }
}
