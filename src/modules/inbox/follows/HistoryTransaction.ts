/** A transaction in the history of an account. */
import { base64ToBytes, bytesToHex } from '../../../core/bytes/index.ts'
import { CellError, parseBoc } from '../../../core/cells/index.ts'
import { parseTransaction, type Transaction } from '../../../core/tlb/index.ts'
import { isFinalStatus, member } from '../../../delivery/findTransaction.ts'
import { InvalidServerResponse } from '../../../errors/net.ts'
import type { Network } from '../../../net/index.ts'
import type { AbortSource } from '../../../net/waiting.ts'

/** Queried fields of a transaction. */
export const TRANSACTION_FIELDS = 'boc block_id status_name'

export interface HistoryTransaction {
  /** 64 hex digits. */
  readonly id: string
  /** 64 hex digits; zeros for the first transaction. */
  readonly previousId: string
  readonly transaction: Transaction
  readonly boc: string
  readonly blockId: string | undefined
  /** False: its block may still be replaced. */
  readonly isFinal: boolean
}

/** Throws InvalidServerResponse (605) for anything that is not a transaction of the account. */
export function readHistoryTransaction(node: unknown, accountId: string): HistoryTransaction {
  const boc = member(node, 'boc')
  const bytes = typeof boc === 'string' ? base64ToBytes(boc) : undefined
  if (bytes === undefined) throw InvalidServerResponse.error('The node returned a transaction without its BOC')
  try {
    const root = parseBoc(bytes)
    const transaction = parseTransaction(root)
    if (bytesToHex(transaction.accountAddr) !== accountId) {
      throw InvalidServerResponse.error('The node returned a transaction of another account')
    }
    const blockId = member(node, 'block_id')
    return {
      id: bytesToHex(root.hash()),
      previousId: bytesToHex(transaction.prevTransHash),
      transaction,
      boc: boc as string,
      blockId: typeof blockId === 'string' && /^[0-9a-f]{64}$/i.test(blockId) ? blockId.toLowerCase() : undefined,
      isFinal: isFinalStatus(member(node, 'status_name')),
    }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw InvalidServerResponse.error(`The node returned a transaction that cannot be parsed: ${error.message}`)
  }
}

/** The first transaction of an account has zeros in place of a predecessor. */
export function isFirst({ previousId }: HistoryTransaction): boolean {
  return /^0*$/.test(previousId)
}

/** A transaction by its hash; `undefined` when the endpoint does not have it. Throws as `Network.query`, and 605. */
export async function findHistoryTransaction(
  network: Network,
  accountId: string,
  id: string,
  signal: AbortSource,
): Promise<HistoryTransaction | undefined> {
  const query = `query earlier($hash: String!) { blockchain { transaction(hash: $hash) { ${TRANSACTION_FIELDS} } } }`
  const data = await network.query({ query, variables: { hash: id }, repeats: false, signal })
  const node = member(member(data, 'blockchain'), 'transaction')
  if (typeof member(node, 'boc') !== 'string') return undefined
  const found = readHistoryTransaction(node, accountId)
  return found.id === id ? found : undefined
}
