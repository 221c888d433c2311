/** GraphQL queries to the network, through the library. */
import { library } from './connection.ts'
import { useLoaded } from './load.ts'

// biome-ignore lint/suspicious/noExplicitAny: documents choose what they return
export type Data = any

/** The data of a query. Rejects with the error of the library, or with the first error in the answer. */
export async function query(text: string, variables: object = {}): Promise<Data> {
  const client = await library()
  const { result } = await client.net.query({ query: text, variables })
  if (result.errors?.length > 0 && result.data == null) throw new Error(result.errors[0].message)
  return result.data
}

/**
 * Queries `fieldOf(id)`, a field of `blockchain`, for each id, `size` ids at a time. Returns the answers by id; ids without an
 * answer are left out.
 */
export async function queryEach(
  ids: readonly string[],
  size: number,
  fieldOf: (id: string) => string,
): Promise<ReadonlyMap<string, Data>> {
  const found = new Map<string, Data>()
  for (let start = 0; start < ids.length; start += size) {
    const part = ids.slice(start, start + size)
    const { blockchain } = await query(
      `{ blockchain { ${part.map((id, index) => `a${index}: ${fieldOf(id)}`).join(' ')} } }`,
    )
    for (const [index, id] of part.entries()) {
      const answer = blockchain[`a${index}`]
      if (answer != null) found.set(id, answer)
    }
  }
  return found
}

/** Kind and features of the network, queried once per connection. */
export async function serverInfo() {
  const client = await library()
  let info = infos.get(client)
  if (info === undefined) {
    info = client.net.getServerInfo()
    infos.set(client, info)
    info.catch(() => infos.delete(client))
  }
  return info
}

/** Whether Dapp IDs mean anything: chains with classic rules accept them and have none. */
export async function hasDapps(): Promise<boolean> {
  const { supports_dapp_id: isSupported, rules } = await serverInfo()
  return isSupported && rules !== 'classic'
}

export function useDapps(): boolean | undefined {
  return useLoaded(hasDapps, []).value
}

type Info = ReturnType<Awaited<ReturnType<typeof library>>['net']['getServerInfo']>

const infos = new WeakMap<object, Info>()
