import { defineFunction } from '../../context/defineFunction.ts'
import { textDigest } from '../../core/crypto/textDigest.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { hasEnded } from '../processing/execution/messageLife.ts'
import { outboxErrors } from './entries/outboxParameters.ts'
import { readEntry } from './entries/StoredEntry.ts'
import { ParamsOfOutboxPrune, ResultOfOutboxPrune } from './types.ts'
import { outboxOf } from './work/Outbox.ts'

export const prune = defineFunction({
  name: 'outbox.prune',
  summary: 'Removes ended entries, with their keys.',
  description: 'A removed key can be used, and sends, again. Entries that ended as `unknown` are kept.',
  params: ParamsOfOutboxPrune,
  result: ResultOfOutboxPrune,
  errors: outboxErrors,
  extension: true,
  access: 'changes',
  example: { params: { ended_before: 1_760_000_000_000 }, result: { $error: NetModuleNotInit.code } },
  run: async (call, { ended_before }) => {
    const { store } = await outboxOf(call)
    const waiting = new Set<string>()
    for await (const { value } of store.items('results')) waiting.add(readEntry(value).id)
    let count = 0
    for await (const { key: id, value } of store.items('entries')) {
      call.signal.throwIfAborted()
      const entry = readEntry(value)
      if (!hasEnded(entry.state) || BigInt(entry.changed_at) >= ended_before || waiting.has(id)) continue
      const writes = [
        store.item('entries', id),
        ...(entry.key === undefined ? [] : [store.item('keys', textDigest(entry.key))]),
      ]
      if (await store.commit(writes, [store.item('entries', id, value)])) count++
    }
    return { count }
  },
})
