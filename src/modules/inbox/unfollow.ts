import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidAddress, NetModuleNotInit } from '../../errors/client.ts'
import { NotFollowed, TooManyAccounts } from '../../errors/inbox.ts'
import { writeJson } from '../../leases/storedJson.ts'
import { inboxOf } from './follows/Inbox.ts'
import { followId, keyOf } from './follows/InboxStore.ts'
import { inboxErrors, readAccounts, readName } from './follows/inboxParameters.ts'
import { readFollow } from './follows/storedFollow.ts'
import { ParamsOfInboxUnfollow, ResultOfInboxUnfollow } from './types.ts'

export const unfollow = defineFunction({
  name: 'inbox.unfollow',
  summary: 'Stops following accounts.',
  description:
    'Deposits already collected stay until they are acknowledged. Delivered deposits are remembered: following an account again does not deliver them a second time.',
  params: ParamsOfInboxUnfollow,
  result: ResultOfInboxUnfollow,
  errors: [...inboxErrors, InvalidAddress, NotFollowed, TooManyAccounts],
  extension: true,
  access: 'changes',
  example: { params: { name: 'shop' }, result: { $error: NetModuleNotInit.code } },
  run: async (call, { accounts, ...params }) => {
    const name = readName(params.name)
    const wanted = accounts && readAccounts(accounts)
    const inbox = await inboxOf(call)
    const { store } = inbox
    const id = followId(name)
    for (;;) {
      call.signal.throwIfAborted()
      const bytes = await store.get('follows', id)
      if (bytes === undefined) throw NotFollowed.error(`Nothing is followed under \`${name}\``, { name })
      const follow = readFollow(bytes)
      const followed = new Set<string>()
      for await (const { key } of store.items('accounts', { prefix: keyOf(id, '') })) followed.add(key)
      const keys = wanted?.map(({ accountId }) => keyOf(id, accountId)).filter((key) => followed.has(key))
      const removed = keys ?? [...followed]
      const count = followed.size - removed.length
      const changed = count === 0 ? undefined : writeJson({ ...follow, count, revision: follow.revision + 1 })
      const writes = [store.item('follows', id, changed), ...removed.map((key) => store.item('accounts', key))]
      if (!(await store.commit(writes, [store.item('follows', id, bytes)]))) continue
      inbox.wakeGroup(id)
      return { removed: removed.length, count }
    }
  },
})
