/** What a text may stand for: addresses in any form, hashes and parts of them, names, functions, numbers of blocks. */
import {
  accountIdOf,
  accountPath,
  blockPath,
  dappPath,
  messagePath,
  transactionPath,
} from '../../../common/consolePaths.ts'
import { bytesOfBase64, hexOf } from '../browser/bytes.ts'
import { library } from './connection.ts'
import { type KnownContract, knownContracts, readAbi } from './contracts.ts'
import { controls, hasControls } from './controls.ts'
import { head } from './head.ts'
import { allNames, findName } from './names.ts'
import { type Data, hasDapps, query, serverInfo } from './query.ts'

/** A possible meaning of a search text. */
interface Found {
  readonly kind: string
  readonly title: string
  readonly path: string
}

export interface Findings {
  readonly found: readonly Found[]
  /** Where it was looked for, as the end of a sentence. */
  readonly places: string
}

const HEX = /^[0-9a-f]{64}$/
/** Maximum number of meanings of each kind that are listed. */
const MOST = 8
/** Maximum number of hashes and accounts that are listed for a part of them. */
const MOST_IDS = 4 * MOST
/** Latest transactions and blocks, in whose hashes a part is looked for, beside those that the home page has read. */
const LATEST = 50

/** All possible meanings of the text; empty if the network knows none. */
export async function search(typed: string): Promise<Findings> {
  const text = typed.trim()
  const lower = text.toLowerCase().replace(/^0x(?=[0-9a-f]{4,64}$)/, '')
  const only = (found: readonly Found[], places = '') => ({ found, places })
  if (/^\d{1,15}$/.test(text) || /^[0-9a-f]{68}\/\d{1,15}$/.test(lower)) {
    const block = { kind: 'Block', title: text, path: blockPath(lower) }
    // A number may also be the first digits of a hash.
    return only([block, ...(/^\d{4,}$/.test(text) ? idsFound((await findIds(text)).ids) : [])])
  }
  const named = findName(text)
  if (named !== undefined) return only([accountFound(named)])
  const pair = /^([0-9a-f]{64})::([0-9a-f]{64})$/.exec(lower)
  if (pair !== null) return only([{ kind: 'Account', title: pair[2]!, path: accountPath(pair[2]!, pair[1]!) }])
  if (/^-?\d+:[0-9a-f]{64}$/.test(lower)) return only([accountFound(accountIdOf(lower))])
  if (HEX.test(lower)) return only(await findHash(lower))
  const encoded = await findEncoded(text)
  if (encoded.length > 0) return only(encoded)
  return await findPart(text.toLowerCase(), lower)
}

function accountFound(id: string): Found {
  return { kind: 'Account', title: id, path: accountPath(id) }
}

async function findHash(hash: string): Promise<readonly Found[]> {
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  const account = hasDappIds ? 'account(account_id: $hash, dapp_id: $hash)' : 'account(address: $address)'
  const { blockchain } = await query(
    `query($hash: String!${hasDappIds ? '' : ', $address: String!'}) { blockchain {
      transaction(hash: $hash) { id } message(hash: $hash) { id } block(hash: $hash) { id }
      ${account} { info { id dapp_id } }
    } }`,
    { hash, ...(!hasDappIds && { address: `0:${hash}` }) },
  )
  const { transaction, message, block, account: found } = blockchain
  const info = found?.info
  const isDapp = info?.dapp_id === hash && (await hasDapps())
  return [
    ...(transaction ? [{ kind: 'Transaction', title: hash, path: transactionPath(hash) }] : []),
    ...(message ? [{ kind: 'Message', title: hash, path: messagePath(hash) }] : []),
    ...(block ? [{ kind: 'Block', title: hash, path: blockPath(hash) }] : []),
    ...(info ? [accountFound(hash)] : []),
    ...(isDapp ? [{ kind: 'Dapp ID', title: hash, path: dappPath(hash) }] : []),
    // An unused address can also be shown.
    ...(!transaction && !message && !block && !info ? [accountFound(hash)] : []),
  ]
}

/** Base64: an address with its checksum, or a hash. */
async function findEncoded(text: string): Promise<readonly Found[]> {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  if (/^[A-Za-z0-9+/]{43}=?$/.test(plain)) return await findHash(hexOf(bytesOfBase64(plain)))
  if (!/^[A-Za-z0-9+/]{48}$/.test(plain)) return []
  const client = await library()
  const { address } = await client.utils.convertAddress({ address: text, output_format: { type: 'AccountId' } })
  return [accountFound(accountIdOf(address))]
}

/** `part` is in lower case; `digits` are hex digits if the text may be a part of a hash. */
async function findPart(part: string, digits: string): Promise<Findings> {
  // Lists show ids without their middle.
  const [, start, end = ''] = /^([0-9a-f]{4,63})(?:(?:…|\.{2,3})([0-9a-f]{0,60}))?$/.exec(digits) ?? []
  const found = [...findAccounts(part, start), ...findContracts(part), ...(await findFunctions(part))]
  const places = [
    'the names of accounts',
    'the functions and events of known contracts',
    'the functions of the library',
  ]
  if (start === undefined) return { found, places: listText(places) }
  const [{ ids, isWhole }, latest] = await Promise.all([findIds(start), latestIds()])
  const known = new Set(found.map(({ path }) => path))
  const hashes = idsFound(ids, latest)
    .filter(({ title, path }) => title.includes(start) && title.endsWith(end) && !known.has(path))
    .slice(0, MOST_IDS)
  return {
    found: [...found, ...hashes],
    places: listText([
      ...places,
      ...(isWhole ? ['the first digits of all hashes and account ids'] : []),
      'the hashes and accounts of the latest transactions and blocks',
    ]),
  }
}

function listText(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function findAccounts(part: string, digits: string | undefined): readonly Found[] {
  return allNames()
    .filter(([id, name]) => name.toLowerCase().includes(part) || (digits !== undefined && id.includes(digits)))
    .slice(0, MOST)
    .map(([id, name]) => ({ kind: 'Account', title: name, path: accountPath(id) }))
}

function findContracts(part: string): readonly Found[] {
  return knownContracts().flatMap((contract) => {
    const path = `/contracts?code=${contract.codeHash}`
    const isNamed = contract.name.toLowerCase().includes(part)
    return [
      ...(isNamed ? [{ kind: 'Contract', title: contract.name, path }] : []),
      ...namesOf(contract)
        .filter(([name]) => name.toLowerCase().includes(part))
        .slice(0, MOST)
        .map(([name, kind]) => ({ kind, title: `${contract.name}.${name}`, path: `${path}&find=${name}` })),
    ]
  })
}

function namesOf({ abi }: KnownContract): readonly (readonly [name: string, kind: string])[] {
  const { functions = [], events = [], getters = [] } = readAbi(abi)
  return [
    ...[...functions, ...getters].map(({ name }) => [name, 'Function'] as const),
    ...events.map(({ name }) => [name, 'Event'] as const),
  ]
}

async function findFunctions(part: string): Promise<readonly Found[]> {
  // Most pages do not need the description of the library.
  const { loadApi } = await import('./apiDocument.ts')
  const { methods } = await loadApi()
  return methods
    .filter(({ name }) => name.includes(part))
    .slice(0, MOST)
    .map(({ name }) => ({ kind: 'API', title: name, path: `/api/${name}` }))
}

type Ids = Readonly<Record<'transactions' | 'messages' | 'blocks' | 'accounts', readonly string[]>>

const ID_KINDS: readonly {
  readonly name: keyof Ids
  readonly kind: string
  readonly pathOf: (id: string) => string
}[] = [
  { name: 'transactions', kind: 'Transaction', pathOf: transactionPath },
  { name: 'messages', kind: 'Message', pathOf: messagePath },
  { name: 'blocks', kind: 'Block', pathOf: blockPath },
  { name: 'accounts', kind: 'Account', pathOf: accountPath },
]

function idsFound(...ids: readonly Ids[]): readonly Found[] {
  return ID_KINDS.flatMap(({ name, kind, pathOf }) =>
    [...new Set(ids.flatMap((some) => some[name]))].map((id) => ({ kind, title: id, path: pathOf(id) })),
  )
}

function noIds(): Ids {
  return { transactions: [], messages: [], blocks: [], accounts: [] }
}

/**
 * Ids that begin with the digits. A development node and networks with collections have an index of them; others cannot
 * find them, and `isWhole` is false.
 */
async function findIds(prefix: string): Promise<{ readonly ids: Ids; readonly isWhole: boolean }> {
  if (await hasControls()) return { ids: await controls.find({ prefix, limit: MOST }), isWhole: true }
  if (!(await serverInfo()).features.collections) return { ids: noIds(), isWhole: false }
  // "g" comes after all hex digits.
  const filter = (start: string) => `filter: { id: { ge: "${start}", lt: "${start}g" } }, limit: ${MOST}`
  const found = await query(
    `{ ${['transactions', 'messages', 'blocks'].map((name) => `${name}(${filter(prefix)}) { id }`).join(' ')}
      accounts(${filter(`0:${prefix}`)}) { id } }`,
  )
  const idsOf = (name: keyof Ids) => (found[name] as readonly Data[]).map(({ id }) => accountIdOf(id))
  return {
    ids: {
      transactions: idsOf('transactions'),
      messages: idsOf('messages'),
      blocks: idsOf('blocks'),
      accounts: idsOf('accounts'),
    },
    isWhole: true,
  }
}

/** Ids of the latest transactions and blocks, and of what they are about. */
async function latestIds(): Promise<Ids> {
  const { blockchain } = await query(
    `query($size: Int!) { blockchain {
      transactions(last: $size) { edges { node { id account_addr in_msg } } } blocks(last: $size) { edges { node { id } } }
    } }`,
    { size: LATEST },
  )
  const read: readonly Data[] = blockchain.transactions.edges.map(({ node }: Data) => node)
  const { transactions = [], blocks = [] } = head.value ?? {}
  return {
    transactions: [...read, ...transactions].map(({ id }) => id),
    messages: read.map(({ in_msg: id }) => id ?? ''),
    blocks: [...blockchain.blocks.edges.map(({ node }: Data) => node.id), ...blocks.map(({ id }) => id)],
    accounts: [...read, ...transactions].map(({ account_addr: account }) => accountIdOf(account ?? '')),
  }
}
