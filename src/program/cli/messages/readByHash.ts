import { queryBlockchain } from '../chain/queryBlockchain.ts'
import { isGraphqlRefusal } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

type Fields = Readonly<Record<string, unknown>>

/** An object that networks know by its hash, and the collection of older networks that has it too. */
const collections = { block: 'blocks', message: 'messages' } as const

/**
 * A field of a block or a message by its hash, `undefined` where the network shows no such object, or leaves the field out.
 * It is asked from `blockchain`; where that has no such field, or nothing is in it, `older` is asked from the collections,
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

/** The error when the server has answered with it, else it is thrown again. */
function refusal(error: unknown): Error {
  if (isGraphqlRefusal(error)) return error as Error
  throw error
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
