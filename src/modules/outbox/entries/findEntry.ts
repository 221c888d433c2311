import { EntryNotFound, InvalidOutboxParameter } from '../../../errors/outbox.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { ParamsOfOutboxEntry } from '../types.ts'
import type { HeldEntry, OutboxStore } from './OutboxStore.ts'

/** Throws EntryNotFound (1002), InvalidOutboxParameter (1004). */
export async function findEntry(
  store: OutboxStore,
  { id, key }: ValueOf<typeof ParamsOfOutboxEntry>,
): Promise<HeldEntry> {
  if ((id === undefined) === (key === undefined)) {
    throw InvalidOutboxParameter.error('Expected either `id` or `key`', { field: 'id' })
  }
  const held = id === undefined ? await store.findByKey(key!) : await store.read(id)
  if (held !== undefined) return held
  throw EntryNotFound.error(`The outbox has no entry with the ${id === undefined ? 'key' : 'id'} "${id ?? key}"`, {
    id,
    key,
  })
}
