import { defineFunction } from '../../context/defineFunction.ts'
import type { ComputeScope } from '../../context/scopes.ts'
import { parseTransactionObject } from '../../core/boc/index.ts'
import { type Cell, writeBoc, writeBocBase64 } from '../../core/cells/index.ts'
import { withStorageUsed } from '../../core/chain/accountStorageUsed.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { type Executed, type ExecuteInput, executeTransaction, NotAccepted } from '../../core/executor/index.ts'
import {
  type Account,
  currencies,
  formatMsgAddress,
  type InternalAddress,
  parseAccount,
  parseMessage,
  uninitAccount,
} from '../../core/tlb/index.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import {
  AccountCodeMissing,
  AccountFrozenOrDeleted,
  AccountIsSuspended,
  ActionPhaseFailed,
  AnswerMissing,
  AnswerUnreadable,
  InvalidMessageType,
  LowBalance,
  TransactionAborted,
  UnknownExecutionError,
} from '../../errors/tvm.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { abiErrors, outputErrors } from '../abi/failures/errorGroups.ts'
import { readAbi } from '../abi/values/readAbi.ts'
import { keepComputed, readCell, writeCell } from '../boc/cells/bocTexts.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { decodeOutput } from './outcome/decodeOutput.ts'
import { abortedError, type ErrorAccount, refusedError } from './outcome/executionError.ts'
import { readTransactionFees } from './outcome/readTransactionFees.ts'
import { requireAnswer } from './outcome/requireAnswer.ts'
import { exampleTransfer } from './runs/exampleRuns.ts'
import { goesToWorker } from './runs/longRuns.ts'
import { withNetworkConfig } from './runs/networkConfig.ts'
import { RunRecorder } from './runs/RunRecorder.ts'
import { runErrors } from './runs/runErrors.ts'
import { runLimits } from './runs/runLimits.ts'
import { keepsResults, prepareBoc, prepareOptions } from './runs/runSteps.ts'
import { readSurroundings } from './runs/surroundings.ts'
import { mayAsk, withAnswer } from './runs/VmExtension.ts'
import { type AccountForExecutor, ParamsOfRunExecutor, ResultOfRunExecutor } from './types.ts'

const UNLIMITED = (1n << 64n) - 1n

export const runExecutor = defineFunction({
  name: 'tvm.run_executor',
  summary: 'Executes a message on an account, with all phases of a transaction.',
  description:
    'Nothing is sent. The random seed differs from call to call unless `execution_options.rand_seed` is set. An aborted transaction is an error unless `skip_transaction_check` is set; a message that the contract does not accept creates no transaction and is always an error.',
  params: ParamsOfRunExecutor,
  result: ResultOfRunExecutor,
  errors: [
    ...runErrors,
    ...abiErrors,
    ...outputErrors,
    InvalidMessageType,
    TransactionAborted,
    ActionPhaseFailed,
    AccountCodeMissing,
    LowBalance,
    AccountFrozenOrDeleted,
    AccountIsSuspended,
    AnswerMissing,
    AnswerUnreadable,
  ],
  access: 'reads',
  example: exampleTransfer,
  heavy: goesToWorker,
  complete: withNetworkConfig,
  prepare: (params, scope) => ({
    ...params,
    message: prepareBoc(scope, params.message, 'message'),
    account:
      params.account.type === 'Account'
        ? { ...params.account, boc: prepareBoc(scope, params.account.boc, 'account.boc') }
        : params.account,
    execution_options: prepareOptions(scope, params.execution_options, mayAsk(params)),
  }),
  finishes: keepsResults,
  finish: (computed, { boc_cache }, { context }) => ({
    ...computed,
    account: keepComputed(context, computed.account, boc_cache!),
  }),
  retry: withAnswer,
  compute: (params, scope) => {
    const surroundings = readSurroundings(scope, params.execution_options)
    const { rules, config, blockTimeSec, blockLt, transactionLt, signatureId, dappId } = surroundings
    const contract = params.abi && readAbi(params.abi, rules)
    const message = readCell(scope.context, params.message, 'message')
    const dest = destinationOf(message, rules)
    const { account, cell } = readAccount(scope, params.account, dest, blockTimeSec)
    // An account that does not exist has nothing (row T10).
    const about: ErrorAccount = { address: formatMsgAddress(dest), balance: account?.balance.grams ?? 0n }
    const recorder = new RunRecorder(surroundings)
    return recorder.record(() => {
      const executed = execute(
        {
          account,
          accountCell: cell,
          message,
          config,
          rules,
          lt: transactionLt,
          blockLt,
          blockTimeSec,
          randomSeed: surroundings.randomSeed ?? scope.random.bytes(32),
          seqNo: surroundings.blockSeqNo,
          signatureId,
          checkSignatures: surroundings.checkSignatures,
          unlimitedBalance: params.account.type === 'Account' && params.account.unlimited_balance,
          dappId,
          environment: surroundings.environment,
          ...runLimits(scope, recorder),
        },
        about,
      )
      if (!params.skip_transaction_check) {
        const error = abortedError(executed.transaction.description, about, executed.vm)
        if (error !== undefined) throw error
      }
      const decoded = contract && decodeOutput(contract, executed.outMessages, rules)
      if (params.answer_required && contract && decoded?.output === undefined)
        requireAnswer(contract, parseMessage(message, rules), executed.outMessages, rules)
      const root = executed.transactionCell
      return {
        transaction: parseTransactionObject({ root, bytes: () => writeBoc(root) }, rules),
        out_messages: executed.outMessages.map((cell) => writeBocBase64(cell)),
        decoded,
        account: params.return_updated_account ? writeCell(scope.context, executed.accountCell, params.boc_cache) : '',
        fees: readTransactionFees(executed.transaction, rules),
      }
    })
  },
})

function execute(input: ExecuteInput, about: ErrorAccount): Executed {
  const data = { account_address: about.address }
  try {
    return withCoreErrors(UnknownExecutionError, 'Message cannot be executed', () => executeTransaction(input), data)
  } catch (error) {
    throw error instanceof NotAccepted ? refusedError(error, about) : error
  }
}

/** Address of the account that a message is for. Throws InvalidBoc (201), InvalidMessageType (413). */
function destinationOf(cell: Cell, rules: ChainRules): InternalAddress {
  const read = () => parseMessage(cell, rules)
  const { header } = withCoreErrors(InvalidBoc, 'Invalid message', read, { path: 'message' })
  if (header.type === 'internal' || header.type === 'externalIn') return header.dest
  throw InvalidMessageType.error(
    'An external outbound message cannot be executed; expected an external inbound or an internal message',
  )
}

function readAccount(
  { context }: ComputeScope,
  given: ValueOf<typeof AccountForExecutor>,
  address: InternalAddress,
  lastPaid: number,
): { readonly account: Account | undefined; readonly cell?: Cell } {
  if (given.type === 'None') return { account: undefined }
  if (given.type === 'Uninit') return { account: emptyAccount(address, lastPaid) }
  const path = 'account.boc'
  const cell = readCell(context, given.boc, path)
  return { account: withCoreErrors(InvalidBoc, 'Invalid account', () => parseAccount(cell), { path }), cell }
}

function emptyAccount(address: InternalAddress, lastPaid: number): Account {
  return withStorageUsed(uninitAccount(address, currencies(UNLIMITED), lastPaid))
}
