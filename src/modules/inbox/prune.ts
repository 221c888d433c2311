import { defineFunction } from '../../context/defineFunction.ts'
import { textOf } from '../../core/bytes/index.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { inboxOf } from './follows/Inbox.ts'
import { depositsOf, followId, keyOf } from './follows/InboxStore.ts'
import { inboxErrors, readName } from './follows/inboxParameters.ts'
import { readDeposit } from './follows/storedFollow.ts'
import { ParamsOfInboxPrune, ResultOfInboxPrune } from './types.ts'

/** Number of records that are removed in one transaction. */
const MAX_WRITES = 500

export const prune = defineFunction({
  name: 'inbox.prune',
  summary: 'Removes the records of delivered and acknowledged transactions.',
  description:
    'The position of each account is kept, so nothing is delivered again. Only an account that is unfollowed and followed again from an earlier position delivers the removed transactions once more.',
  params: ParamsOfInboxPrune,
  result: ResultOfInboxPrune,
  errors: inboxErrors,
  extension: true,
  access: 'changes',
  example: { params: { before: 1_760_000_000_000 }, result: { $error: NetModuleNotInit.code } },
  run: async (call, { name, before }) => {
    const { store } = await inboxOf(call)
    const id = followId(readName(name))
    const waiting = new Set<string>()
    for await (const { value } of store.items(depositsOf(id))) waiting.add(readDeposit(value).transaction_id)
    const prefix = keyOf(id, '')
    let count = 0
    let writes = []
    for await (const { key, value } of store.items('seen', { prefix })) {
      call.signal.throwIfAborted()
      if (BigInt(textOf(value)) >= before || waiting.has(key.slice(prefix.length))) continue
      count++
      writes.push(store.item('seen', key))
      if (writes.length < MAX_WRITES) continue
      await store.commit(writes, [])
      writes = []
    }
    if (writes.length > 0) await store.commit(writes, [])
    return { count }
  },
})
