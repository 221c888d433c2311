/**
 * Selections from a collection that names its objects, answered without the collection: through `blockchain.account`,
 * `block`, `message` and `transaction`. Conditions besides the names are compared here. Source: network 3.10.
 */
import { isObject } from '../../../net/readGraphqlResponse.ts'
import { accountReader } from './accountSelection.ts'
import { ownAddressFilter } from './addressFilter.ts'
import { alternativesOf, type Conditions, filterSelection, fits, withoutFiltered } from './collectionFilter.ts'
import { notOffered } from './deprecatedInterfaces.ts'
import { namedValues } from './namedValues.ts'
import { readAccountName } from './readAccountName.ts'

export interface CollectionSelection {
  readonly collection: string
  readonly filter?: unknown
  readonly result: string
  readonly order?: readonly unknown[] | null | undefined
  readonly limit?: number | null | undefined
}

/** The query that replaces a collection, below the root field `blockchain`. */
export interface Replacement {
  /** Selection of `blockchain`; empty when no object can have such a name. */
  readonly selection: string
  /** Objects in the answer of `blockchain`. */
  read(blockchain: unknown): unknown[]
}

const MAX_NAMES = 50
const NAMES = 'only objects that the filter names by eq or in can be selected'

/** Query and location of one object of the answer. */
interface Source {
  readonly field: string
  /** Members between the field and the object. */
  readonly path: readonly string[]
}

/** Throws NotSupported (611) for selections that name no objects, InvalidParams (23) for an invalid filter. */
export async function replaceCollection(selection: CollectionSelection, isDappIdAware: boolean): Promise<Replacement> {
  const { collection, filter, result, order, limit } = selection
  const alternatives = alternativesOf(ownAddressFilter(collection, filter))
  const named = alternatives.length === 1 ? sourcesOf(collection, alternatives[0]!, isDappIdAware) : undefined
  if (named === undefined) throw notOffered(collection, NAMES)
  const { sources, others } = named
  if (sources.length > MAX_NAMES) throw notOffered(collection, `${NAMES}, and at most ${MAX_NAMES}`)
  if (sources.length > 1 && order && order.length > 0) throw notOffered(collection, 'several objects cannot be sorted')
  const fields = `${result} ${filterSelection([others])}`
  const read = collection === 'accounts' ? await accountReader(result) : (object: Record<string, unknown>) => object
  const texts = sources.map(({ field, path }, index) => {
    const inner = path.reduceRight((text, name) => `${name}{${text}}`, fields)
    return `object${index}:${field}{${inner}}`
  })
  return {
    selection: texts.join(' '),
    read: (blockchain) =>
      sources
        .map(({ path }, index) => ['', ...path].reduce(step(`object${index}`), blockchain as unknown))
        .filter((object): object is Record<string, unknown> => isObject(object) && fits(others, object))
        .map((object) => read(withoutFiltered(object)))
        .slice(0, limit ?? undefined),
  }
}

/** The first step goes to the field of the object, the others along its path. */
function step(first: string) {
  return (value: unknown, name: string): unknown => (isObject(value) ? value[name === '' ? first : name] : undefined)
}

interface NamedObjects {
  readonly sources: readonly Source[]
  readonly others: Conditions
}

function sourcesOf(collection: string, conditions: Conditions, isDappIdAware: boolean): NamedObjects | undefined {
  switch (collection) {
    case 'accounts':
      return namedAccounts(conditions, isDappIdAware)
    case 'blocks':
      return (
        byHash(conditions, ['id', 'hash', 'block_id'], (hash) => ({ field: `block(hash:"${hash}")`, path: [] })) ??
        blockByHeight(conditions)
      )
    case 'messages':
      return byHash(conditions, ['id'], (hash) => ({ field: `message(hash:"${hash}")`, path: [] }))
    case 'transactions':
      return (
        byHash(conditions, ['id'], (hash) => ({ field: `transaction(hash:"${hash}")`, path: [] })) ??
        byHash(conditions, ['in_msg'], (hash) => ({ field: `message(hash:"${hash}")`, path: ['dst_transaction'] }))
      )
    default:
      return undefined
  }
}

/** Texts that are not hashes match no object. */
function byHash(
  conditions: Conditions,
  fields: readonly string[],
  sourceOf: (hash: string) => Source,
): NamedObjects | undefined {
  for (const field of fields) {
    const named = namedValues(conditions, field)
    if (named === undefined) continue
    const hashes = named.values.filter((value) => typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value))
    return { sources: hashes.map((hash) => sourceOf((hash as string).toLowerCase())), others: named.others }
  }
  return undefined
}

function namedAccounts(conditions: Conditions, isDappIdAware: boolean): NamedObjects | undefined {
  const named = namedValues(conditions, 'id') ?? namedValues(conditions, 'address')
  if (named === undefined) return undefined
  const dapp = namedValues(named.others, 'dapp_id')
  const dappId = dapp?.values.length === 1 ? readAccountName(dapp.values[0])?.accountId : undefined
  const accounts = named.values.map(readAccountName).filter((account) => account !== undefined)
  const sources = accounts.map((account) => ({
    field: isDappIdAware
      ? `account(account_id:"${account.accountId}",dapp_id:"${dappId ?? account.dappId}")`
      : `account(address:"0:${account.accountId}")`,
    path: ['info'],
  }))
  // A Dapp ID in the filter remains a condition, because an account of any Dapp ID is found under its own id.
  return { sources, others: named.others }
}

/** `block_height: {thread_id: {eq}, height: {eq}}`. */
function blockByHeight(conditions: Conditions): NamedObjects | undefined {
  const { block_height: condition, ...others } = conditions
  if (!isObject(condition)) return undefined
  const [height] = namedValues(condition, 'height')?.values ?? []
  const [thread] = namedValues(condition, 'thread_id')?.values ?? []
  if (!Number.isInteger(height) || typeof thread !== 'string' || !/^[0-9a-f]{1,68}$/i.test(thread)) return undefined
  return { sources: [{ field: `blockByHeight(thread_id:"${thread}",height:${height})`, path: [] }], others }
}
