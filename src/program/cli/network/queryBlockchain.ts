/** Queries of the GraphQL field `blockchain`, which every kind of network has. Source: network 3.10. */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { isGraphqlRefusal } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

/** The value of `blockchain { <selection> }`. Throws LibraryError. */
export async function queryBlockchain<T>(session: Session, selection: string): Promise<T> {
  const { result } = await session.call('net.query', { query: `query { blockchain { ${selection} } }` })
  const found: T | null | undefined = result.data?.blockchain
  if (found !== undefined && found !== null) return found
  throw new ToolError(exitCodes.rejected, 'The network answered without "blockchain"')
}

/** Number of objects that one query reads. */
const OBJECTS_PER_QUERY = 20

/**
 * Objects of `blockchain`, such as `message(hash: "…") { id }`, in the order of the queries; `undefined` for objects
 * that do not exist.
 */
export async function queryObjects<T>(session: Session, objects: readonly string[]): Promise<(T | undefined)[]> {
  const found: (T | undefined)[] = []
  for (let first = 0; first < objects.length; first += OBJECTS_PER_QUERY) {
    const some = objects.slice(first, first + OBJECTS_PER_QUERY).map((object, index) => `o${index}: ${object}`)
    const answer = await queryBlockchain<Record<string, T | null>>(session, some.join(' '))
    found.push(...some.map((_, index) => answer[`o${index}`] ?? undefined))
  }
  return found
}

/** Whether the GraphQL server of a run identifies accounts by an address alone; the first refusal shows it. */
const legacy = new WeakMap<Session, boolean>()

interface AccountIds {
  /** 64 hex digits. */
  readonly accountId: string
  readonly dappId: string
}

/** `blockchain.account(…) { <selection> }` of each account, in their order. Throws LibraryError. */
export async function queryAccounts<T>(
  session: Session,
  accounts: readonly AccountIds[],
  selection: string,
): Promise<readonly (T | undefined)[]> {
  if (accounts.length === 0) return []
  const ask = (isLegacy: boolean) => {
    const objects = accounts.map(({ accountId, dappId }) => {
      const named = isLegacy ? `address: "0:${accountId}"` : `account_id: "${accountId}", dapp_id: "${dappId}"`
      return `account(${named}) { ${selection} }`
    })
    return queryObjects<T>(session, objects)
  }
  const known = legacy.get(session)
  if (known !== undefined) return ask(known)
  try {
    const answer = await ask(false)
    legacy.set(session, false)
    return answer
  } catch (error) {
    if (!isGraphqlRefusal(error)) throw error
    const answer = await ask(true).catch((other: unknown) => {
      // If both forms of the query are refused, the first refusal is thrown, which is that of the form for today's
      // networks.
      throw isGraphqlRefusal(other) ? error : other
    })
    legacy.set(session, true)
    return answer
  }
}
