/** Accounts as the network has them. */

import { accountIdOf } from '../../../common/consolePaths.ts'
import { library } from './connection.ts'
import type { IntegerText } from './formats.ts'
import { type Data, query, queryEach, serverInfo } from './query.ts'

export interface AccountInfo {
  readonly accountId: string
  /** Its real Dapp ID; absent on networks without Dapp IDs. */
  readonly dappId: string | undefined
  /** 0 uninitialized, 1 active, 2 frozen. */
  readonly type: number
  readonly typeName: string
  readonly balance: IntegerText
  readonly currencies: readonly { readonly currency: number; readonly value: IntegerText }[]
  readonly codeHash: string | null
  readonly code: string | null
  readonly data: string | null
  readonly boc: string | null
  readonly lastPaid: number | null
  readonly lastLt: IntegerText
}

const FIELDS = `acc_type acc_type_name balance balance_other { currency value } code_hash last_paid last_trans_lt dapp_id`
const CELLS = 'boc code data'

/**
 * Queries fields of an account; with `page`, they use the variable `$before`. `null` for an account that does not
 * exist.
 */
export async function queryAccount(
  address: string,
  dappId: string | undefined,
  fields: string,
  page?: { readonly before: string | undefined },
): Promise<Data> {
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  const variables = page === undefined ? '' : '($before: String)'
  const text = `query${variables} { blockchain { ${accountField(address, dappId, hasDappIds)} { ${fields} } } }`
  return (await query(text, page)).blockchain.account
}

/** Field `account` of the query, and its arguments. */
function accountField(address: string, dappId: string | undefined, hasDappIds: boolean): string {
  const id = accountIdOf(address)
  return hasDappIds
    ? `account(account_id: "${id}", dapp_id: "${dappId ?? id}")`
    : `account(address: "${address.includes(':') ? address : `0:${id}`}")`
}

class UnknownId extends Error {}

/** Throws for a text that is not an account id: it would become a part of a query. */
export function checkId(text: string): string {
  const id = accountIdOf(text.trim().toLowerCase())
  if (/^[0-9a-f]{64}$/.test(id)) return id
  throw new UnknownId(`"${text.slice(0, 80)}" is not an id: expected 64 hex digits`)
}

/** `undefined` for an account that does not exist under this Dapp ID. */
export async function loadAccount(address: string, dappId?: string, hasCells = true): Promise<AccountInfo | undefined> {
  const id = checkId(address)
  const dapp = dappId === undefined ? undefined : checkId(dappId)
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  const info = (await queryAccount(id, dapp, `info { ${FIELDS}${hasCells ? ` ${CELLS}` : ''} }`))?.info
  if (info == null) return undefined
  return {
    accountId: id,
    dappId: hasDappIds ? (info.dapp_id ?? id) : undefined,
    type: info.acc_type,
    typeName: info.acc_type_name,
    balance: info.balance,
    currencies: info.balance_other ?? [],
    codeHash: info.code_hash ?? null,
    code: info.code ?? null,
    data: info.data ?? null,
    boc: info.boc ?? null,
    lastPaid: info.last_paid ?? null,
    lastLt: info.last_trans_lt,
  }
}

/** The account as the library takes it for a run. */
export async function loadAccountBoc(accountId: string, dappId: string | undefined) {
  const client = await library()
  return await client.account.getAccount({ account_id: accountId, dapp_id: dappId ?? accountId })
}

/** Dapp IDs of accounts. They change only with a deployment, and then for transactions that come after it. */
const dappIds = new Map<string, string>()

export async function loadDappIds(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  if (!hasDappIds) return new Map()
  const wanted = new Set(ids.filter((id) => !dappIds.has(id)))
  for (const [id, dappId] of await loadInfo([...wanted], 'dapp_id')) dappIds.set(id, dappId)
  return new Map(ids.flatMap((id) => (dappIds.has(id) ? [[id, dappIds.get(id)!] as const] : [])))
}

/** Code hashes of accounts that have code. */
export function loadCodeHashes(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return loadInfo([...new Set(ids)], 'code_hash')
}

/** A field of the state of accounts, by account; accounts without it are left out. */
async function loadInfo(ids: readonly string[], field: string): Promise<ReadonlyMap<string, string>> {
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  const found = await queryEach(
    ids,
    60,
    (id) => `${accountField(checkId(id), undefined, hasDappIds)} { info { ${field} } }`,
  )
  const values = [...found].map(([id, account]) => [id, account.info?.[field] as string | null | undefined] as const)
  return new Map(values.filter((entry): entry is [string, string] => entry[1] != null && entry[1] !== ''))
}
