/** Proofs of what queries return. */
import type { CallScope } from '../../../context/scopes.ts'
import { InvalidBoc } from '../../../errors/boc.ts'
import { InvalidBase64 } from '../../../errors/client.ts'
import { InvalidData } from '../../../errors/proofs.ts'
import { isObject } from '../../../net/readGraphqlResponse.ts'
import type { FoundMessage } from '../trees/transactionTree.ts'

/**
 * Proves objects of a collection one after the other. Throws 901 for a collection that has no proofs and an object without
 * `id`, 902 to 904.
 */
export async function verifyCollection(
  call: CallScope,
  collection: string,
  objects: readonly unknown[],
): Promise<void> {
  const { proveBlock, proveMessage, proveTransaction } = await import('../../proofs/index.ts')
  const provers: Readonly<Record<string, (call: CallScope, object: unknown) => Promise<unknown>>> = {
    blocks: proveBlock,
    messages: proveMessage,
    transactions: proveTransaction,
  }
  const prove = Object.hasOwn(provers, collection) ? provers[collection] : undefined
  if (prove === undefined) {
    const text = 'only blocks, transactions and messages can be proven; use account.get_account for accounts'
    throw InvalidData.error(`Invalid data: collection ${collection.slice(0, 64)}: ${text}`)
  }
  for (const object of objects) await answered(() => prove(call, object))
}

/** Proves messages and transactions of a tree as the server answered them. Throws 901 to 904. */
export async function verifyTree(call: CallScope, messages: readonly FoundMessage[]): Promise<void> {
  const { proveMessage } = await import('../../proofs/index.ts')
  for (const message of messages) await answered(() => proveMessage(call, said(message)))
}

/** An invalid BOC is the fault of the server here, not of the caller. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!InvalidBase64.matches(error) && !InvalidBoc.matches(error)) throw error
    throw InvalidData.error(`Invalid data: ${error.message}`, error.data, error)
  }
}

/** The object without its empty members. */
function said(value: unknown): unknown {
  if (!isObject(value)) return value
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== '')
  return Object.fromEntries(fields.map(([name, field]) => [name, said(field)]))
}
