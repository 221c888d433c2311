import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { readEntry } from './entries/StoredEntry.ts'
import { showEntry } from './entries/showEntry.ts'
import { outboxErrors } from './parameters/outboxErrors.ts'
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
    for (let last = after; ; ) {
      const page = await store.page('entries', { after: last, limit: PAGE_SIZE })
      call.signal.throwIfAborted()
      for (const { key, value } of page) {
        last = key
        const entry = readEntry(value)
        if (state !== undefined && entry.state !== state) continue
        if (group !== undefined && entry.group !== group) continue
        if (held !== undefined && isHeld(entry, restored) !== held) continue
        entries.push(showEntry(entry, restored))
        if (entries.length === limit) return { entries, next: key }
      }
      if (page.length < PAGE_SIZE) return { entries }
    }
  },
})
