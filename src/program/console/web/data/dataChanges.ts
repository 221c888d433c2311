/** What a transaction changed in the data of its contract: the development node has the account before and after it. */
import { library } from './connection.ts'
import { contractOf } from './contracts.ts'
import { controls } from './controls.ts'
import { jsonText } from './formats.ts'

export interface DataChange {
  /** Field of the data, with the keys that lead to the value. */
  readonly name: string
  /** JSON; absent where there was no value. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** `undefined` if no ABI is known for the code. */
export async function loadDataChanges(transaction: string): Promise<readonly DataChange[] | undefined> {
  const { account_before, account_after } = await controls.replay({ transaction, steps: 0 })
  const [before, after] = await Promise.all([readFields(account_before), readFields(account_after)])
  if (before === undefined || after === undefined) return undefined
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names]
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((change) => change.before !== change.after)
}

type Fields = ReadonlyMap<string, string>

/** None for an account that does not exist or has no data; `undefined` without an ABI. */
async function readFields(account: string | null | undefined): Promise<Fields | undefined> {
  if (account == null) return new Map()
  const client = await library()
  const { code_hash: codeHash, data } = (await client.boc.parseAccount({ boc: account })).parsed
  if (codeHash === undefined || data === undefined) return new Map()
  const contract = contractOf(codeHash)
  if (contract === undefined) return undefined
  const decoded = await client.abi.decodeAccountData({ abi: { type: 'Json', value: contract.abi }, data })
  return new Map(flatten('', decoded.data))
}

/** Values with their paths: maps and tuples are compared by their members. */
function flatten(path: string, value: unknown): readonly (readonly [path: string, json: string])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, jsonText(value, 0)]]
  return Object.entries(value).flatMap(([name, member]) => flatten(path === '' ? name : `${path}.${name}`, member))
}
