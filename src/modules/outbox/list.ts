import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { outboxErrors } from './entries/outboxParameters.ts'
import { readEntry } from './entries/StoredEntry.ts'
import { showEntry } from './entries/showEntry.ts'
import { isHeld } from './restored/RestoredStorage.ts'
import { ParamsOfOutboxList, ResultOfOutboxList } from './types.ts'
import { outboxOf } from './work/Outbox.ts'

const PAGE_SIZE = 500

export const list = defineFunction({
  name: 'outbox.list',
  summary: 'Lists entries of the outbox, oldest first.',
  params: ParamsOfOutboxList,
  result: ResultOfOutboxList,
  errors: outboxErrors,
  extension: true,
  access: 'reads',
  example: { params: { state: 'unknown' }, result: { $error: NetModuleNotInit.code } },
  run: async (call, { state, group, held, after, limit }) => {
    const { store } = await outboxOf(call)
    const restored = await store.restored()
    const entries = []
    for await (const { key, value } of store.items('entries', { after, limit: PAGE_SIZE })) {
      call.signal.throwIfAborted()
      const entry = readEntry(value)
      if (state !== undefined && entry.state !== state) continue
      if (group !== undefined && entry.group !== group) continue
      if (held !== undefined && isHeld(entry, restored) !== held) continue
      entries.push(showEntry(entry, restored))
      if (entries.length === limit) return { entries, next: key }
    }
    return { entries }
  },
})
