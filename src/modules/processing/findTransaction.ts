/** Transactions by GraphQL. Source: network 3.1, 3.5. */
import { base64ToBytes } from '../../core/bytes/index.ts'
import { type Cell, CellError, parseBoc } from '../../core/cells/index.ts'
import type { Network } from '../../net/index.ts'
import type { AbortSource } from '../../net/waiting.ts'
import { InvalidServerResponse } from '../net/errors.ts'

/** A transaction that is final. */
export interface FoundTransaction {
  readonly root: Cell
  readonly bytes: Uint8Array
}

const BY_HASH =
  'query transaction($hash: String!) { blockchain { transaction(hash: $hash) { boc out_messages { boc } } } }'
const BY_MESSAGE =
  'query message($hash: String!) { blockchain { message(hash: $hash) { dst_transaction { id boc } } } }'

/** The transaction with a hash, `undefined` while it is not final. Throws 605 and as `Network.query`. */
export const findTransaction = async (
  network: Network,
  hash: string,
  signal: AbortSource,
): Promise<FoundTransaction | undefined> => {
  const data = await network.query({ query: BY_HASH, variables: { hash }, signal })
  return readTransaction(member(member(data, 'blockchain'), 'transaction'))
}

/** The transaction of an inbound message, `undefined` while there is none. Throws 605 and as `Network.query`. */
export const findTransactionOfMessage = async (
  network: Network,
  messageId: string,
  signal: AbortSource,
): Promise<FoundTransaction | undefined> => {
  const data = await network.query({ query: BY_MESSAGE, variables: { hash: messageId }, signal })
  return readTransaction(member(member(member(data, 'blockchain'), 'message'), 'dst_transaction'))
}

const readTransaction = (value: unknown): FoundTransaction | undefined => {
  const text = member(value, 'boc')
  if (typeof text !== 'string' || text === '') return undefined
  const bytes = base64ToBytes(text)
  try {
    if (bytes !== undefined) return { root: parseBoc(bytes), bytes }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
  }
  throw InvalidServerResponse.error('The node answered a transaction that is no bag of cells')
}

/** A member of a JSON object; `undefined` for everything else. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
