import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { NotFollowed } from '../../errors/inbox.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { ClientError } from '../client/types.ts'
import { cursorText } from './follows/AccountStart.ts'
import { inboxOf } from './follows/Inbox.ts'
import { followId, keyOf } from './follows/InboxStore.ts'
import { inboxErrors, readName } from './follows/inboxParameters.ts'
import { readAccount, readFollow, readStored, type StoredAccount } from './follows/storedFollow.ts'
import { type FollowedAccount, ParamsOfInboxList, ResultOfInboxList } from './types.ts'

export const list = defineFunction({
  name: 'inbox.list',
  summary: 'Lists the accounts followed under a name, the position of each, and what blocks it.',
  params: ParamsOfInboxList,
  result: ResultOfInboxList,
  errors: [...inboxErrors, NotFollowed],
  extension: true,
  access: 'reads',
  example: { params: { name: 'shop' }, result: { $error: NetModuleNotInit.code } },
  run: async (call, { after, limit, ...params }) => {
    const name = readName(params.name)
    const { store } = await inboxOf(call)
    const id = followId(name)
    const bytes = await store.get('follows', id)
    if (bytes === undefined) throw NotFollowed.error(`Nothing is followed under \`${name}\``, { name })
    const { finality, count } = readFollow(bytes)
    const prefix = keyOf(id, '')
    const page = await store.page('accounts', {
      ...{ prefix, limit },
      ...(after !== undefined && { after: prefix + after.toLowerCase() }),
    })
    const accounts = page.map(({ value }) => showAccount(readAccount(value)))
    return { finality, count, accounts, next: page.length < limit ? undefined : accounts.at(-1)!.account_id }
  },
})

function showAccount(account: StoredAccount): ValueOf<typeof FollowedAccount> {
  const { account_id, dapp_id, own_dapp_id, last, error } = account
  return {
    account_id,
    dapp_id: own_dapp_id || dapp_id,
    cursor: cursorText(account),
    last_transaction_id: last?.id,
    last_lt: last && BigInt(last.lt),
    error: error === undefined ? undefined : readStored(ClientError, error),
  }
}
