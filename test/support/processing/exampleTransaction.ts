import { bytesToBase64 } from '../../../src/core/bytes/index.ts'
import { type Cell, parseBoc, writeBoc } from '../../../src/core/cells/index.ts'
import { currencies, parseMessage, type Transaction, transactionCell } from '../../../src/core/tlb/index.ts'

export interface ExampleTransactionOptions {
  /** Exit code of the compute phase; other than 0 the transaction is aborted. */
  readonly exitCode?: number
  readonly outMessages?: readonly Cell[]
}

/** A transaction that a message could have led to, as a node answers it. */
export function exampleTransaction(
  messageBoc: string,
  { exitCode = 0, outMessages = [] }: ExampleTransactionOptions = {},
): { readonly hash: string; readonly boc: string } {
  const inMsg = parseBoc(Buffer.from(messageBoc, 'base64'))
  const { dest } = parseMessage(inMsg).header
  if (dest.type !== 'std') throw new Error('The message is not for an account')
  const isSuccess = exitCode === 0
  const hash = new Uint8Array(32).fill(7)
  const transaction: Transaction = {
    accountAddr: dest.account,
    lt: 1000n,
    prevTransHash: hash,
    prevTransLt: 999n,
    now: 1_800_000_000,
    origStatus: 'active',
    endStatus: 'active',
    inMsg,
    outMsgs: outMessages,
    totalFees: currencies(1000n),
    stateUpdate: { oldHash: hash, newHash: hash },
    description: {
      type: 'ordinary',
      creditFirst: false,
      storage: { feesCollected: 100n, statusChange: 'unchanged' },
      compute: {
        type: 'vm',
        success: isSuccess,
        msgStateUsed: false,
        accountActivated: false,
        gasFees: 600n,
        gasUsed: 60n,
        gasLimit: 1000n,
        mode: 0,
        exitCode,
        vmSteps: 10,
        vmInitStateHash: hash,
        vmFinalStateHash: hash,
      },
      aborted: !isSuccess,
      destroyed: false,
    },
  }
  const cell = transactionCell(transaction)
  return { hash: cell.hashHex(), boc: bytesToBase64(writeBoc(cell)) }
}
