import { computeStep, inlineOr } from '../../../context/computeStep.ts'
import { defineFunction } from '../../../context/defineFunction.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { parseTransactionObject } from '../../../core/boc/index.ts'
import { base64ToBytes, bytesToBase64 } from '../../../core/bytes/index.ts'
import { parseBoc, writeBocBase64 } from '../../../core/cells/index.ts'
import { parseMessage, parseTransaction } from '../../../core/tlb/index.ts'
import type { FoundTransaction } from '../../../delivery/findTransaction.ts'
import { withTransactionErrors } from '../../../delivery/readTransaction.ts'
import { bool, field, optional, struct, text, type ValueOf } from '../../../schema/shapes.ts'
import { Abi, ChainRules, readAbi } from '../../abi/index.ts'
import { decodeOutput } from '../../tvm/outcome/decodeOutput.ts'
import { readTransactionFees } from '../../tvm/outcome/readTransactionFees.ts'
import { requireAnswer } from '../../tvm/outcome/requireAnswer.ts'
import { ResultOfProcessMessage } from '../types.ts'
import { finalityOfTransaction } from './finality.ts'

/**
 * What `process_message` returns about a transaction. Outbound messages are read from the transaction itself, because nodes list
 * them in any order. Throws CanNotReadTransaction (401), and as `requireAnswer` if an answer is required.
 */
export async function transactionResult(
  call: CallScope,
  found: FoundTransaction,
  { accountId, dappId }: { readonly accountId: string; readonly dappId: string | undefined },
  { abi, rules, answerRequired = false }: DecodeOptions & { readonly answerRequired?: boolean | undefined },
): Promise<ValueOf<typeof ResultOfProcessMessage>> {
  const options = { abi, rules, answer_required: answerRequired }
  const parts =
    inlineOr(() => transactionParts(found, options)) ??
    (await computeStep(call, readTransactionParts, { boc: bytesToBase64(found.bytes), ...options }))
  return { ...parts, account_id: accountId, dapp_id: dappId, finality: finalityOfTransaction(found) }
}

interface DecodeOptions {
  readonly abi?: ValueOf<typeof Abi> | undefined
  readonly rules?: ValueOf<typeof ChainRules> | undefined
  readonly answer_required?: boolean | undefined
}

function transactionParts(
  { root, bytes }: Pick<FoundTransaction, 'root' | 'bytes'>,
  { abi, rules, answer_required }: DecodeOptions,
): ValueOf<typeof TransactionParts> {
  const contract = abi && readAbi(abi, rules)
  return withTransactionErrors(() => {
    const transaction = parseTransaction(root)
    const decoded = contract && decodeOutput(contract, transaction.outMsgs, rules)
    if (answer_required && contract && decoded?.output === undefined && transaction.inMsg !== undefined)
      requireAnswer(contract, parseMessage(transaction.inMsg, rules), transaction.outMsgs, rules)
    return {
      transaction: parseTransactionObject({ root, bytes: () => bytes }, rules),
      out_messages: transaction.outMsgs.map((cell) => writeBocBase64(cell)),
      decoded,
      fees: readTransactionFees(transaction, rules),
    }
  })
}

const { transaction, out_messages, decoded, fees } = ResultOfProcessMessage.fields
const TransactionParts = struct('TransactionParts', 'What the transaction itself contains.', {
  transaction,
  out_messages,
  decoded,
  fees,
})

/** The same on a worker thread. */
export const readTransactionParts = defineFunction({
  name: 'processing.process_message/transaction',
  summary: 'Reads a transaction.',
  params: struct('ParamsOfReadTransaction', 'A transaction.', {
    boc: field(text, 'The transaction, base64.'),
    abi: optional(Abi, 'ABI of the contract.'),
    rules: optional(ChainRules, 'Rules of the chain.'),
    answer_required: optional(bool, 'Whether a call without a readable answer is an error.'),
  }),
  result: TransactionParts,
  errors: [],
  example: { params: {}, result: {} },
  finish: (computed) => computed,
  compute: ({ boc, ...options }) => {
    const bytes = base64ToBytes(boc)!
    return transactionParts({ root: parseBoc(bytes), bytes }, options)
  },
})
