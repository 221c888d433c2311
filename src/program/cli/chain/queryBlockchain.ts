/** Questions to `blockchain` of the GraphQL server, which every kind of network has. Source: network 3.10. */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { isGraphqlRefusal, LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

type Fields = Readonly<Record<string, unknown>>

/** The value of `blockchain { <selection> }`; `selection` may use the variables. Throws LibraryError. */
export async function queryBlockchain<T = Fields>(
  session: Session,
  selection: string,
  { declarations = '', variables = {} }: { readonly declarations?: string; readonly variables?: object } = {},
): Promise<T> {
  const query = `query${declarations === '' ? '' : `(${declarations})`} { blockchain { ${selection} } }`
  const { result } = await session.call('net.query', {
    query,
    variables,
  })
  const found: T | null | undefined = result.data?.blockchain
  if (found !== undefined && found !== null) return found
  throw new ToolError(exitCodes.rejected, 'The network answered without "blockchain"')
}

/** Whether the GraphQL server of a run names accounts by an address alone; found out by the first refusal. */
const legacy = new WeakMap<Session, boolean>()

/** Accounts that one question names. */
const ACCOUNTS_PER_QUERY = 20

interface AccountIds {
  /** 64 hex digits. */
  readonly accountId: string
  readonly dappId: string
}

/** `blockchain.account(…) { <selection> }` of each account, in their order. Throws LibraryError. */
export async function queryAccounts<T = Fields>(
  session: Session,
  accounts: readonly AccountIds[],
  selection: string,
): Promise<readonly T[]> {
  const found: T[] = []
  for (let first = 0; first < accounts.length; first += ACCOUNTS_PER_QUERY) {
    const some = accounts.slice(first, first + ACCOUNTS_PER_QUERY)
    const answer = await askForAccounts<T>(session, some, selection)
    found.push(...some.map((_, index) => answer[`a${index}`]!))
  }
  return found
}

async function askForAccounts<T>(
  session: Session,
  accounts: readonly AccountIds[],
  selection: string,
): Promise<Readonly<Record<string, T>>> {
  const ask = (isLegacy: boolean) =>
    queryBlockchain<Record<string, T>>(
      session,
      accounts
        .map(({ accountId, dappId }, index) => {
          const named = isLegacy ? `address: "0:${accountId}"` : `account_id: "${accountId}", dapp_id: "${dappId}"`
          return `a${index}: account(${named}) { ${selection} }`
        })
        .join(' '),
    )
  const known = legacy.get(session)
  if (known !== undefined) return ask(known)
  try {
    const answer = await ask(false)
    legacy.set(session, false)
    return answer
  } catch (error) {
    if (!(error instanceof LibraryError && isGraphqlRefusal(error))) throw error
    const answer = await ask(true).catch((other: unknown) => {
      // The question itself is refused, whatever the form: the first reason is that of today's networks.
      throw other instanceof LibraryError && isGraphqlRefusal(other) ? error : other
    })
    legacy.set(session, true)
    return answer
  }
}
