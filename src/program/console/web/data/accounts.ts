/** Accounts as the network has them. */

import { accountIdOf } from '../../../common/consolePaths.ts'
import { library } from './connection.ts'
import type { IntegerText } from './formats.ts'
import { query, serverInfo } from './query.ts'

export interface AccountInfo {
  readonly accountId: string
  /** Its real Dapp ID; absent on networks without. */
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

/** Field `account` of the query, and its arguments. */
export function accountField(address: string, dappId: string | undefined, hasDappIds: boolean): string {
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
  const fields = `${FIELDS}${hasCells ? ` ${CELLS}` : ''}`
  const { blockchain } = await query(`{ blockchain { ${accountField(id, dapp, hasDappIds)} { info { ${fields} } } } }`)
  const info = blockchain.account?.info
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
  const wanted = [...new Set(ids)].filter((id) => !dappIds.has(id))
  for (let start = 0; start < wanted.length; start += 60) {
    const some = wanted.slice(start, start + 60)
    const parts = some.map(
      (id, index) => `a${index}: ${accountField(checkId(id), undefined, true)} { info { dapp_id } }`,
    )
    const { blockchain } = await query(`{ blockchain { ${parts.join(' ')} } }`)
    for (const [index, id] of some.entries()) {
      const dappId = blockchain[`a${index}`]?.info?.dapp_id
      if (dappId != null && dappId !== '') dappIds.set(id, dappId)
    }
  }
  return new Map(ids.flatMap((id) => (dappIds.has(id) ? [[id, dappIds.get(id)!] as const] : [])))
}

/** Hashes of the code of accounts, those that there are. */
export async function loadCodeHashes(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].slice(0, 60)
  if (wanted.length === 0) return new Map()
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  const parts = wanted.map(
    (id, index) => `a${index}: ${accountField(checkId(id), undefined, hasDappIds)} { info { code_hash } }`,
  )
  const { blockchain } = await query(`{ blockchain { ${parts.join(' ')} } }`)
  return new Map(
    wanted.flatMap((id, index) => {
      const hash = blockchain[`a${index}`]?.info?.code_hash
      return hash == null ? [] : [[id, hash as string]]
    }),
  )
}
