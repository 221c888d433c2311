import { queryBlockchain } from '../network/queryBlockchain.ts'
import { isGraphqlRefusal } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

type Fields = Readonly<Record<string, unknown>>

/** Objects that networks find by their hash, and the collections of older networks that also have them. */
const collections = { block: 'blocks', message: 'messages' } as const

/**
 * Reads a field of a block or a message by its hash; `undefined` if the network has no such object, or omits the field.
 * Queries `blockchain` first; if that has no such field, or the field is empty, queries `older` from the collections,
 * which only older networks have. Throws LibraryError. Source: network 3.1, 3.10.
 */
export async function readByHash(
  session: Session,
  kind: keyof typeof collections,
  hash: string,
  { field, older }: { readonly field: string; readonly older: string },
): Promise<string | undefined> {
  const query = queryBlockchain<Record<string, Fields | null>>(session, `${kind}(hash: "${hash}") { ${field} }`)
  const found = await query.then((answer) => answer[kind] ?? undefined, refusal)
  const value = found === undefined || found instanceof Error ? undefined : textOf(found[field])
  // The node says that there is no such object.
  if (value !== undefined || found === undefined) return value
  const item = await ofCollection(session, kind, hash, older).catch(refusal)
  if (!(item instanceof Error)) return textOf(item?.[older])
  // If neither interface exists, the error of the first one counts, because it is that of today's networks.
  if (found instanceof Error) throw found
  return undefined
}

async function ofCollection(
  session: Session,
  kind: keyof typeof collections,
  hash: string,
  field: string,
): Promise<Fields | undefined> {
  const { result } = await session.call('net.query_collection', {
    collection: collections[kind],
    filter: { id: { eq: hash } },
    limit: 1,
    result: field,
  })
  return result[0]
}

/** Returns an error of the GraphQL server; throws any other error again. */
function refusal(error: unknown): Error {
  if (isGraphqlRefusal(error)) return error as Error
  throw error
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
