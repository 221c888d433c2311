import type { ClientContext } from '../../../context/ClientContext.ts'
import { perContext } from '../../../context/perContext.ts'
import { textOf } from '../../../core/bytes/index.ts'
import type { MessageState } from '../../processing/execution/messageLife.ts'
import type { OutboxStore } from './OutboxStore.ts'

/** Stores of the outboxes that are running in a context. */
export const workingStoresOf = perContext(() => new Set<OutboxStore>())

/** Numbers of entries of an outbox that are still open, and of those whose outcome is unknown. */
export interface EntryCounts {
  /** Name of the outbox, the same in all contexts that share it. */
  readonly outbox: string
  readonly states: Readonly<Partial<Record<MessageState, number>>>
  /** When the oldest open entry was added, unix time in ms. */
  readonly oldestAtMs: number | undefined
}

const MAX_ENTRIES = 10_000

/**
 * Counts the entries of the outboxes running in a context, without starting an outbox. Counts at most 10000 open and
 * 10000 unknown entries per outbox.
 */
export function countEntries(context: ClientContext): Promise<EntryCounts[]> {
  return Promise.all([...workingStoresOf(context)].map((store) => countIn(context, store)))
}

async function countIn(context: ClientContext, store: OutboxStore): Promise<EntryCounts> {
  const states: Partial<Record<MessageState, number>> = {}
  let oldestAtMs: number | undefined
  let count = 0
  for await (const { value } of store.items('open')) {
    const held = await store.read(textOf(value))
    if (held === undefined) continue
    const { state, created_at } = held.entry
    states[state] = (states[state] ?? 0) + 1
    oldestAtMs = Math.min(oldestAtMs ?? created_at, created_at)
    if (++count >= MAX_ENTRIES) break
  }
  let unknown = 0
  for await (const _ of store.items('unknown')) if (++unknown >= MAX_ENTRIES) break
  if (unknown > 0) states.unknown = unknown
  return { outbox: `${context.config.local_storage_path} ${store.base}`, states, oldestAtMs }
}
