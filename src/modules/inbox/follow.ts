import { defineFunction } from '../../context/defineFunction.ts'
import { perContext } from '../../context/perContext.ts'
import { utf8 } from '../../core/bytes/index.ts'
import { textDigest } from '../../core/crypto/textDigest.ts'
import { InvalidJson } from '../../errors/abi.ts'
import { InvalidAddress, NetModuleNotInit, NotImplemented } from '../../errors/client.ts'
import { FollowedOtherwise, TooManyAccounts } from '../../errors/inbox.ts'
import { ChainReplaced, InvalidServerResponse } from '../../errors/net.ts'
import { OneAtATime } from '../../leases/OneAtATime.ts'
import { writeJson } from '../../leases/storedJson.ts'
import { networkOf } from '../../net/index.ts'
import { stringifyExactJson } from '../../schema/numerals.ts'
import { toWire } from '../../schema/writing.ts'
import { readShortAbi } from '../abi/index.ts'
import { Abi } from '../abi/types.ts'
import { query } from '../net/query.ts'
import type { FinalityValue } from '../processing/execution/finality.ts'
import { parseStart, placeAccounts } from './follows/AccountStart.ts'
import type { Inbox } from './follows/Inbox.ts'
import { inboxOf } from './follows/Inbox.ts'
import { followId, keyOf } from './follows/InboxStore.ts'
import { inboxErrors, MAX_ACCOUNTS, readAccounts, readName, tooManyAccounts } from './follows/inboxParameters.ts'
import { chunksOf } from './follows/readPages.ts'
import { readFollow, type StoredAccount, type StoredFollow } from './follows/storedFollow.ts'
import { ParamsOfInboxFollow, ResultOfInboxFollow } from './types.ts'

/** Number of accounts that are stored in one transaction. */
const ACCOUNTS_PER_COMMIT = 500

const turnsOf = perContext(() => new OneAtATime())

export const follow = defineFunction({
  name: 'inbox.follow',
  summary: 'Starts following accounts and collecting their deposits; following survives the end of this process.',
  description:
    'Returns once the accounts and their positions are stored. From then on, any client with the same storage and network reads their transactions without gaps and stores each deposit once; `inbox.deposits` delivers them. Calls with the same name add accounts.',
  params: ParamsOfInboxFollow,
  result: ResultOfInboxFollow,
  errors: [
    ...new Set([
      ...inboxErrors,
      ...query.errors,
      InvalidAddress,
      InvalidJson,
      NotImplemented,
      InvalidServerResponse,
      ChainReplaced,
      FollowedOtherwise,
      TooManyAccounts,
    ]),
  ],
  extension: true,
  access: 'changes',
  example: {
    params: {
      name: 'shop',
      accounts: [`${'1'.repeat(64)}::${'2'.repeat(64)}`],
      from: 'now',
      finality: 'final',
    },
    result: { $error: NetModuleNotInit.code },
  },
  run: async (call, params) => {
    const name = readName(params.name)
    const accounts = readAccounts(params.accounts)
    const start = parseStart(params.from, accounts.length)
    if (params.abi !== undefined) readShortAbi(params.abi, call.config.abi.rules)
    const { finality, include_bounced, abi } = params
    const settings = { name, finality, include_bounced, abi: abi && stringifyExactJson(toWire(Abi, abi)) }
    const inbox = await inboxOf(call)
    return turnsOf(call.context).run(name, async () => {
      const known = await readKnown(inbox, settings)
      const added = accounts.filter(({ accountId }) => !known.accounts.has(accountId))
      const count = known.accounts.size + added.length
      if (count > MAX_ACCOUNTS) throw tooManyAccounts(count)
      const reader = {
        ...{ network: networkOf(call.context), clock: call.clock },
        ...{ networkName: inbox.networkName, signal: call.signal },
      }
      const placed = await placeAccounts(reader, added, start)
      for (const some of chunksOf(placed, ACCOUNTS_PER_COMMIT)) await addAccounts(inbox, settings, some)
      inbox.wakeGroup(followId(name))
      return { added: added.length, count }
    })
  },
})

/** Settings that must be the same in all calls for a name. */
interface Settings {
  readonly name: string
  readonly finality: FinalityValue
  readonly include_bounced: boolean
  /** The ABI as JSON. */
  readonly abi: string | undefined
}

interface Known {
  readonly follow: StoredFollow
  readonly bytes: Uint8Array | undefined
}

/** Throws FollowedOtherwise (1101). */
async function readSettings({ store }: Inbox, { name, finality, abi, include_bounced }: Settings): Promise<Known> {
  const wanted = { finality, include_bounced, abi: abi && textDigest(abi) }
  const bytes = await store.get('follows', followId(name))
  if (bytes === undefined) return { follow: { name, ...wanted, count: 0, revision: 0 }, bytes }
  const follow = readFollow(bytes)
  for (const setting of ['finality', 'abi', 'include_bounced'] as const) {
    if (follow[setting] === wanted[setting]) continue
    const stated = setting === 'abi' ? {} : { stated: wanted[setting], expected: follow[setting] }
    throw FollowedOtherwise.error(`\`${name}\` follows accounts with a different \`${setting}\``, {
      name,
      setting,
      ...stated,
    })
  }
  return { follow, bytes }
}

async function readKnown(inbox: Inbox, settings: Settings): Promise<{ accounts: Set<string> }> {
  await readSettings(inbox, settings)
  const prefix = keyOf(followId(settings.name), '')
  const accounts = new Set<string>()
  for await (const { key } of inbox.store.items('accounts', { prefix })) accounts.add(key.slice(prefix.length))
  return { accounts }
}

/** An account that another process has added meanwhile keeps its position. */
async function addAccounts(inbox: Inbox, settings: Settings, accounts: readonly StoredAccount[]): Promise<void> {
  const { store } = inbox
  const id = followId(settings.name)
  for (;;) {
    const { follow, bytes } = await readSettings(inbox, settings)
    const added = []
    for (const account of accounts) {
      if ((await store.get('accounts', keyOf(id, account.account_id))) === undefined) added.push(account)
    }
    const changed = { ...follow, count: follow.count + added.length, revision: follow.revision + 1 }
    const writes = added.map((account) => store.item('accounts', keyOf(id, account.account_id), writeJson(account)))
    const isDone = await store.commit(
      [
        store.item('follows', id, writeJson(changed)),
        ...(settings.abi === undefined ? [] : [store.item('abis', textDigest(settings.abi), utf8(settings.abi))]),
        ...writes,
      ],
      // Adding or removing accounts changes this record as well.
      [store.item('follows', id, bytes)],
    )
    if (isDone) return
  }
}
