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
/** Transactions and blocks whose hashes are compared with a part of one, beside those that the home page has read. */
const LATEST = 50

/** All possible meanings of the text; empty if the network knows none. */
export async function search(typed: string): Promise<Findings> {
  const text = typed.trim()
  const lower = text.toLowerCase().replace(/^0x(?=[0-9a-f]{4,64}$)/, '')
  const only = (found: readonly Found[], places = '') => ({ found, places })
  if (/^\d{1,15}$/.test(text) || /^[0-9a-f]{68}\/\d{1,15}$/.test(lower)) {
    return only([{ kind: 'Block', title: text, path: blockPath(lower) }])
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
  const isHash = /^[0-9a-f]{4,63}$/.test(digits)
  const hashes = isHash ? await findHashes(digits) : []
  const found = [
    ...findAccounts(part, isHash ? digits : undefined),
    ...findContracts(part),
    ...(await findFunctions(part)),
    ...hashes,
  ]
  const places = [
    'the names of accounts',
    'the functions and events of known contracts',
    'the functions of the library',
    ...(isHash ? ['the hashes and accounts of the latest transactions and blocks'] : []),
  ]
  return { found, places: `${places.slice(0, -1).join(', ')} and ${places.at(-1)}` }
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

/** Networks cannot look for a part of a hash: the latest ones are compared. */
async function findHashes(digits: string): Promise<readonly Found[]> {
  const { blockchain } = await query(
    `query($size: Int!) { blockchain {
      transactions(last: $size) { edges { node { id account_addr in_msg } } } blocks(last: $size) { edges { node { id } } }
    } }`,
    { size: LATEST },
  )
  const read: readonly Data[] = blockchain.transactions.edges.map(({ node }: Data) => node)
  const shown = head.value
  const transactions = new Set<string>([
    ...read.map(({ id }) => id),
    ...(shown?.transactions ?? []).map(({ id }) => id),
  ])
  const blocks = new Set<string>([
    ...blockchain.blocks.edges.map(({ node }: Data) => node.id),
    ...(shown?.blocks ?? []).map(({ id }) => id),
  ])
  const messages = new Set<string>(read.map(({ in_msg: id }) => id ?? ''))
  const accounts = new Set<string>(
    [...read, ...(shown?.transactions ?? [])].map(({ account_addr: account }) => accountIdOf(account ?? '')),
  )
  const matching = (ids: Iterable<string>, kind: string, pathOf: (id: string) => string) =>
    [...ids]
      .filter((id) => id.includes(digits))
      .slice(0, MOST)
      .map((id) => ({ kind, title: id, path: pathOf(id) }))
  return [
    ...matching(transactions, 'Transaction', transactionPath),
    ...matching(messages, 'Message', messagePath),
    ...matching(blocks, 'Block', blockPath),
    ...matching(accounts, 'Account', accountPath),
  ]
}
