import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { NotFollowed } from '../../errors/inbox.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import type { Inbox } from './follows/Inbox.ts'
import { inboxOf } from './follows/Inbox.ts'
import { depositsOf, followId } from './follows/InboxStore.ts'
import { checkNumber, expectGiven, inboxErrors, readName } from './follows/inboxParameters.ts'
import { readDeposit } from './follows/storedFollow.ts'
import { ParamsOfInboxDeposits, ResultOfInboxDeposits } from './types.ts'

/** Number of deposits that are removed in one transaction. */
const PAGE_SIZE = 1000

export const deposits = defineFunction({
  name: 'inbox.deposits',
  summary: 'Returns unacknowledged deposits of followed accounts.',
  description:
    'Delivery is at least once, in order of `number`; deposits of one account follow the order of its transactions. Unacknowledged deposits are returned again, even after a restart. Use `transaction_id` as the key to book each deposit once.',
  waits: true,
  params: ParamsOfInboxDeposits,
  result: ResultOfInboxDeposits,
  errors: [...inboxErrors, NotFollowed],
  extension: true,
  access: 'reads',
  example: { params: { name: 'shop', wait_ms: 30000 }, result: { $error: NetModuleNotInit.code } },
  run: async (call, params) => {
    const { after, acknowledge, wait_ms } = params
    const name = readName(params.name)
    checkNumber('after', after)
    checkNumber('acknowledge', acknowledge)
    const inbox = await inboxOf(call)
    const id = followId(name)
    if (acknowledge !== undefined) await forget(inbox, id, acknowledge)
    const deposits = await inbox.untilFound(wait_ms, call.signal, async () => {
      const found = await readDeposits(inbox, id, params)
      const isFollowed = found.length > 0 || (await inbox.store.get('follows', id)) !== undefined
      if (!isFollowed) await expectDeposits(inbox, id, name)
      return found
    })
    return { deposits }
  },
})

/** Throws InvalidInboxParameter (1103) for a number that no deposit of the name has had. */
async function forget({ store }: Inbox, id: string, number: string): Promise<void> {
  const group = depositsOf(id)
  await expectGiven(store, group, 'acknowledge', number)
  for (;;) {
    const page = await store.page(group, { limit: PAGE_SIZE })
    const done = page.filter(({ key }) => key <= number)
    const writes = done.map(({ key }) => store.item(group, key))
    if (writes.length > 0) await store.commit(writes, [])
    if (done.length < PAGE_SIZE) return
  }
}

type Params = ValueOf<typeof ParamsOfInboxDeposits>

async function readDeposits({ store }: Inbox, id: string, { after, limit }: Params) {
  const page = await store.page(depositsOf(id), { limit, ...(after !== undefined && { after }) })
  return page.map(({ key, value }) => ({ number: key, deposit: readDeposit(value) }))
}

/** A name that is no longer followed may still have unacknowledged deposits. Throws NotFollowed (1102). */
async function expectDeposits({ store }: Inbox, id: string, name: string): Promise<void> {
  const [first] = await store.page(depositsOf(id), { limit: 1 })
  if (first === undefined) throw NotFollowed.error(`Nothing is followed under \`${name}\``, { name })
}
