import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { EntryNotFound, InvalidOutboxParameter } from '../../errors/outbox.ts'
import { findEntry } from './entries/findEntry.ts'
import { outboxErrors } from './entries/outboxParameters.ts'
import { showEntry } from './entries/showEntry.ts'
import { ParamsOfOutboxEntry, ResultOfOutboxGet } from './types.ts'
import { outboxOf } from './work/Outbox.ts'

export const get = defineFunction({
  name: 'outbox.get',
  summary: 'Returns one entry of the outbox.',
  params: ParamsOfOutboxEntry,
  result: ResultOfOutboxGet,
  errors: [...outboxErrors, EntryNotFound, InvalidOutboxParameter],
  extension: true,
  access: 'reads',
  example: { params: { key: 'invoice-17' }, result: { $error: NetModuleNotInit.code } },
  run: async (call, params) => {
    const { store } = await outboxOf(call)
    const [{ entry }, restored] = await Promise.all([findEntry(store, params), store.restored()])
    return { entry: showEntry(entry, restored) }
  },
})
