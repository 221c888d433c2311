import { BocError } from '../core/boc/index.ts'
import { CellError } from '../core/cells/index.ts'
import { parseTransaction, type Transaction } from '../core/tlb/index.ts'
import { CanNotReadTransaction } from '../errors/tvm.ts'
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
