/** Names of accounts: those that a person gave here, those of the node's wallets and givers. */
import { signal } from '@preact/signals'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { readStored, store } from '../browser/storage.ts'
import { connection } from './connection.ts'
import { controls, hasControls, readGiver } from './controls.ts'

const KEY = 'account-names'

const own = signal(readStored<Readonly<Record<string, string>>>(KEY, {}))
const ofNode = signal<Readonly<Record<string, string>>>({})

export function nameOf(address: string): string | undefined {
  const id = accountIdOf(address)
  return own.value[id] ?? ofNode.value[id]
}

/** An empty name removes it. */
export function setName(accountId: string, name: string): void {
  const { [accountId]: _, ...others } = own.value
  own.value = name === '' ? others : { ...others, [accountId]: name.slice(0, 64) }
  store(KEY, own.value)
}

/** The account of a name, whatever its case. */
export function findName(name: string): string | undefined {
  const wanted = name.trim().toLowerCase()
  const all = { ...ofNode.value, ...own.value }
  return Object.entries(all).find(([, known]) => known.toLowerCase() === wanted)?.[0]
}

export function allNames(): readonly (readonly [id: string, name: string])[] {
  return Object.entries({ ...ofNode.value, ...own.value })
}

connection.subscribe(({ kind }) => {
  if (kind === 'ready') void readNodeNames()
})

async function readNodeNames(): Promise<void> {
  try {
    if (!(await hasControls())) return
    const names: Record<string, string> = {}
    const { accounts } = await controls.listAccounts()
    for (const { account_id, name } of accounts) names[account_id] = name
    const giver = await readGiver().catch(() => undefined)
    if (giver !== undefined) names[giver.account_id] = 'giver'
    if (giver?.network != null) names[giver.network.account_id] = 'network giver'
    ofNode.value = names
  } catch {
    // Names are optional; their absence is not an error.
  }
}
