/**
 * Subscriptions to collections, served by following accounts: which lists are followed for a filter, and which of their
 * objects the host gets. Source: network 3.10 and 3.11.
 */
import type { FollowedSource, MessageKind } from '../../../net/index.ts'
import { accountReader } from '../collections/accountSelection.ts'
import { ownAddressFilter } from '../collections/addressFilter.ts'
import {
  alternativesOf,
  type Conditions,
  filterSelection,
  fits,
  withoutFiltered,
} from '../collections/collectionFilter.ts'
import { notOffered } from '../collections/deprecatedInterfaces.ts'
import { namedValues } from '../collections/namedValues.ts'
import { readAccountName } from '../collections/readAccountName.ts'

export interface FollowPlan {
  readonly sources: readonly FollowedSource[]
  readonly selection: string
  /** The object for the host from a source object; `undefined` if the filter excludes it. */
  read(object: Record<string, unknown>, source: number): Record<string, unknown> | undefined
}

const MAX_ACCOUNTS = 1000

const INBOUND: readonly MessageKind[] = ['ExtIn', 'IntIn']
const OUTBOUND: readonly MessageKind[] = ['ExtOut', 'IntOut']

/** How a collection is followed: by which fields a filter may name accounts. */
const FOLLOWED: Readonly<
  Record<string, readonly { field: string; list: FollowedSource['list']; kinds?: readonly MessageKind[] }[]>
> = {
  transactions: [{ field: 'account_addr', list: 'transactions' }],
  // The order of messages of one direction never changes; in a list of both directions, messages move when they arrive.
  messages: [
    { field: 'dst', list: 'messages', kinds: INBOUND },
    { field: 'src', list: 'messages', kinds: OUTBOUND },
  ],
  events: [{ field: 'src', list: 'events' }],
  accounts: [
    { field: 'id', list: 'info' },
    { field: 'address', list: 'info' },
  ],
}

/** An alternative of the filter and the accounts that it names. */
interface Branch {
  readonly conditions: Conditions
  /** Conditions that remain to be checked for objects of a followed list. */
  readonly others: Conditions
  readonly sources: readonly FollowedSource[]
}

/**
 * Throws NotSupported (611) for what cannot be followed, InvalidParams (23) for an invalid filter, 608 for an invalid
 * selection.
 */
export async function followPlan(collection: string, filter: unknown, result: string): Promise<FollowPlan> {
  const name = `subscription.${collection}`
  if (!Object.hasOwn(FOLLOWED, collection)) {
    throw notOffered(name, 'only transactions, messages, events and states of given accounts can be followed')
  }
  const branches = alternativesOf(ownAddressFilter(collection, filter)).map((conditions) =>
    branchOf(name, collection, conditions),
  )
  const sources = branches.flatMap((branch) => branch.sources)
  if (sources.length > MAX_ACCOUNTS) throw notOffered(name, `at most ${MAX_ACCOUNTS} accounts can be followed at once`)
  const branchOfSource = branches.flatMap((branch, index) => branch.sources.map(() => index))
  const readAccount = collection === 'accounts' ? await accountReader(result) : undefined
  return {
    sources,
    selection: `${result} ${filterSelection(branches.map(({ conditions, others }) => (branches.length > 1 ? conditions : others)))}`,
    read: (object, source) => {
      const index = branchOfSource[source]!
      if (!fits(branches[index]!.others, object)) return undefined
      // An object that matches several branches occurs in several lists; only the first occurrence counts.
      if (branches.slice(0, index).some(({ conditions }) => fits(conditions, object))) return undefined
      const shown = withoutFiltered(object)
      return readAccount === undefined ? shown : readAccount(shown)
    },
  }
}

function branchOf(name: string, collection: string, conditions: Conditions): Branch {
  for (const { field, list, kinds } of FOLLOWED[collection]!) {
    const named = namedValues(conditions, field)
    if (named === undefined) continue
    const accounts = named.values.map((value) => {
      const account = readAccountName(value)
      if (account === undefined) throw notOffered(name, 'only accounts of workchain 0 can be followed')
      return account
    })
    const [dapp] = namedValues(named.others, 'dapp_id')?.values ?? []
    const dappId = readAccountName(dapp)?.accountId
    const sources = accounts.map(({ accountId, dappId: own }) => ({
      list,
      accountId,
      dappId: dappId ?? own,
      ...(kinds !== undefined && { messageKinds: kinds }),
    }))
    return { conditions, others: named.others, sources }
  }
  const fields = FOLLOWED[collection]!.map(({ field }) => field).join(' or ')
  throw notOffered(name, `the filter has to name accounts: ${fields} with eq or in`)
}
