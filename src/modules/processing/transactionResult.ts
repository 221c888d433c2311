import type { AbiContract } from '../../core/abi/index.ts'
import { BocError, parseTransactionObject } from '../../core/boc/index.ts'
import { CellError, writeBocBase64 } from '../../core/cells/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { parseTransaction, type Transaction } from '../../core/tlb/index.ts'
import { CanNotReadTransaction } from '../../errors/tvm.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { decodeOutput } from '../tvm/decodeOutput.ts'
import { readTransactionFees } from '../tvm/readTransactionFees.ts'
import { finalityOfTransaction } from './delivery/finality.ts'
import type { FoundTransaction } from './delivery/findTransaction.ts'
import type { ResultOfProcessMessage } from './types.ts'

/** The parts of a transaction. Throws CanNotReadTransaction (401). */
export function readTransaction(found: FoundTransaction): Transaction {
  return withTransactionErrors(() => parseTransaction(found.root))
}

/**
 * What `process_message` tells of a transaction. Outgoing messages come from the transaction itself, because nodes list
 * them in any order. Throws CanNotReadTransaction (401).
 */
export function transactionResult(
  found: FoundTransaction,
  { accountId, dappId }: { readonly accountId: string; readonly dappId: string | undefined },
  contract: AbiContract | undefined,
  rules: ChainRules | undefined,
): ValueOf<typeof ResultOfProcessMessage> {
  return withTransactionErrors(() => {
    const transaction = parseTransaction(found.root)
    return {
      transaction: parseTransactionObject({ root: found.root, bytes: () => found.bytes }, rules),
      out_messages: transaction.outMsgs.map((cell) => writeBocBase64(cell)),
      decoded: contract && decodeOutput(contract, transaction.outMsgs, rules),
      fees: readTransactionFees(transaction, rules),
      account_id: accountId,
      dapp_id: dappId,
      finality: finalityOfTransaction(found),
    }
  })
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
