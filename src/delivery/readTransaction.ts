import { BocError } from '../core/boc/index.ts'
import { Builder, type Cell, CellError, writeBocBase64 } from '../core/cells/index.ts'
import type { ChainRules } from '../core/chainRules.ts'
import { parseMessage, parseTransaction, type Transaction } from '../core/tlb/index.ts'
import { CanNotReadTransaction } from '../errors/tvm.ts'
import type { MessageResult } from '../net/rest/index.ts'
import type { FoundTransaction } from './findTransaction.ts'

/** The parts of a transaction. Throws CanNotReadTransaction (401). */
export function readTransaction(found: FoundTransaction): Transaction {
  return withTransactionErrors(() => parseTransaction(found.root))
}

/** Runs `work` and turns failures of reading into CanNotReadTransaction (401). */
export function withTransactionErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof CellError || error instanceof BocError) {
      throw CanNotReadTransaction.error(`The transaction cannot be read: ${error.message}`, {}, error)
    }
    throw error
  }
}

/**
 * The answer that the node would have given to the message of a transaction, as far as the transaction determines it.
 * Throws CanNotReadTransaction (401). Source: network 4.6.
 */
export function resultOfTransaction(found: FoundTransaction, rules: ChainRules | undefined): MessageResult {
  const { description, outMsgs, now } = readTransaction(found)
  const compute = 'compute' in description ? description.compute : undefined
  return {
    block_hash: 'None',
    tx_hash: found.root.hashHex(),
    state_timestamp: now,
    ext_out_msgs: withTransactionErrors(() => outMsgs.flatMap((cell) => externalBody(cell, rules))),
    aborted: 'aborted' in description && description.aborted,
    exit_code: compute?.type === 'vm' ? compute.exitCode : 0,
    producers: [],
  }
}

/** Body of an external outbound message in base64; nothing for other messages. */
function externalBody(cell: Cell, rules: ChainRules | undefined): string[] {
  const { header, body } = parseMessage(cell, rules)
  if ((header.type !== 'externalOut' && header.type !== 'externalOutV2') || body === undefined) return []
  return [writeBocBase64(new Builder().storeSlice(body).toCell())]
}
