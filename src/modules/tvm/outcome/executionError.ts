import { decodeUtf8 } from '../../../core/bytes/utf8.ts'
import { Cell, CellError } from '../../../core/cells/index.ts'
import { actionCodeMeaning } from '../../../core/executor/actionCodeMeaning.ts'
import type { NotAccepted } from '../../../core/executor/index.ts'
import {
  type ActionPhase,
  type ComputeSkipReason,
  parseSnake,
  type StoragePhase,
  type TransactionDescription,
  type VmComputePhase,
} from '../../../core/tlb/index.ts'
import type { VmOutcome, VmValue } from '../../../core/vm/index.ts'
import type { ClientError, ErrorData } from '../../../errors/ClientError.ts'
import {
  AccountCodeMissing,
  AccountFrozenOrDeleted,
  AccountIsSuspended,
  ActionPhaseFailed,
  ContractExecutionError,
  InvalidMessageType,
  LowBalance,
  TransactionAborted,
  UnknownExecutionError,
} from '../../../errors/tvm.ts'
import { AnswerRoom, stackToJson } from '../runs/stackToJson.ts'
import { describeExitCode, exitCodeTip } from './exitCodes.ts'

/** The account that an error is about. */
export interface ErrorAccount {
  /** `<workchain>:<hex>`. */
  readonly address: string
  /** In nano units; absent when it is not known. */
  readonly balance: bigint | undefined
}

/**
 * How a contract ended, with numbers as in transactions: the official library reports the complement of an exception
 * and gas as text (rows T1 and T5).
 */
export interface ContractEnd {
  readonly exitCode: number
  readonly exitArg: VmValue | undefined
  readonly gasUsed: number | bigint | undefined
  /** Name of an instruction that this machine knows and does not run, if that ended the run. */
  readonly instruction?: string | undefined
  /** SHA-256 of a WebAssembly component that was not found. */
  readonly wasmHash?: string | undefined
}

const LOW_BALANCE = 'Account has insufficient balance for the requested operation'
const TOO_LOW_TO_SEND = 'Contract tried to send value exceeding account balance'
const INVALID_MESSAGE = 'Contract tried to send invalid outbound message'

/**
 * Error of an aborted transaction, `undefined` for one that was not aborted. `vm` is the run of its compute phase, if it is
 * known: then `exit_arg` is complete. The first phase that failed decides. Source: network 6.7, modules 3.8.
 */
export function abortedError(
  description: TransactionDescription,
  account: ErrorAccount,
  vm?: VmOutcome,
): ClientError | undefined {
  if (!('aborted' in description) || !description.aborted) return undefined
  const about = { account_address: account.address }
  const withBalance = { ...about, ...balanceData(account) }
  const storage = 'storage' in description ? description.storage : undefined
  const compute = 'compute' in description ? description.compute : undefined
  const action = 'action' in description ? description.action : undefined
  if (storage !== undefined && storage.statusChange !== 'unchanged') return storageError(storage, withBalance)
  if (compute?.type === 'skipped') return skippedError(compute.reason, account)
  if (compute?.type === 'vm' && !compute.success) return computeError(compute, account, vm)
  if (action !== undefined && !action.success) return actionError(action, withBalance)
  return TransactionAborted.error('Transaction was aborted', about)
}

/** Error of a message that led to no transaction. */
export function refusedError({ reason, message, exitCode, vm }: NotAccepted, account: ErrorAccount): ClientError {
  const about = { account_address: account.address }
  switch (reason) {
    case 'notAccepted': {
      const text = `Contract did not accept message, exit code: ${exitCode ?? 0}`
      return contractError(text, account, {
        exitCode: exitCode ?? 0,
        exitArg: vm?.exitArg,
        gasUsed: vm?.gasUsed,
        instruction: vm?.unsupportedInstruction,
        wasmHash: vm?.missingWasm,
      })
    }
    case 'noFunds':
      return LowBalance.error(`${LOW_BALANCE}: ${message}`, { ...about, ...balanceData(account) })
    case 'noState':
    case 'badState':
    case 'noGas':
    case 'suspended':
      return skippedError(reason, account)
    case 'noAccount':
      // An account that does not exist has no money, so there is no gas.
      return LowBalance.error(`${LOW_BALANCE}: the account does not exist; send tokens to it first`, {
        ...about,
        phase: 'computeSkipped',
        account_balance: 0,
      })
    case 'invalidMessage':
      return InvalidMessageType.error(`Message cannot be executed: ${message}`, about)
    case 'wrongAccount':
    case 'notExecutable':
      return UnknownExecutionError.error(`Message cannot be executed: ${message}`, about)
  }
}

/** Exit code of a run that lacks a WebAssembly component. */
const WASM_NOT_FOUND = 33

/** Error of a contract that ended with an exit code; `text` names the phase and its subject. */
export function contractError(text: string, account: ErrorAccount, end: ContractEnd): ClientError {
  const { exitCode, exitArg, gasUsed, instruction, wasmHash } = end
  const description =
    instruction === undefined ? describeExitCode(exitCode) : `instruction not supported: ${instruction}`
  const thrown = description === undefined ? thrownText(exitArg) : undefined
  const meaning = description ?? (thrown === undefined ? undefined : `contract error: "${thrown}"`)
  const message = `Contract execution was terminated with error: ${text}${meaning === undefined ? '' : ` (${meaning})`}`
  return ContractExecutionError.error(`${message}.\nTip: ${exitCodeTip(exitCode)}`, {
    phase: 'computeVm',
    exit_code: exitCode,
    exit_arg: exitArgument(exitArg),
    account_address: account.address,
    ...(gasUsed !== undefined && { gas_used: Number(gasUsed) }),
    ...(description !== undefined && { description }),
    ...(instruction !== undefined && { instruction }),
    ...(wasmHash !== undefined && exitCode === WASM_NOT_FOUND && { wasm_hash: wasmHash }),
    ...(thrown !== undefined && { contract_error: thrown }),
  })
}

function balanceData({ balance }: ErrorAccount): ErrorData {
  return balance === undefined
    ? {}
    : { account_balance: balance <= Number.MAX_SAFE_INTEGER ? Number(balance) : balance }
}

function storageError({ statusChange }: StoragePhase, data: ErrorData): ClientError {
  const reason = statusChange === 'frozen' ? 'Account is frozen' : 'Account is deleted'
  return LowBalance.error(`${LOW_BALANCE}: ${reason}`, { ...data, phase: 'storage', reason })
}

function skippedError(reason: ComputeSkipReason, account: ErrorAccount): ClientError {
  const data = { account_address: account.address, phase: 'computeSkipped' }
  switch (reason) {
    case 'noState':
      return AccountCodeMissing.error('Account has no code: the contract is not deployed', data)
    case 'badState':
      return AccountFrozenOrDeleted.error(
        'Account cannot be activated: it is frozen or deleted, or the state init does not belong to its address',
        data,
      )
    case 'noGas':
      return LowBalance.error(LOW_BALANCE, { ...data, ...balanceData(account) })
    case 'suspended':
      return AccountIsSuspended.error('Account is suspended', data)
  }
}

function computeError(phase: VmComputePhase, account: ErrorAccount, vm: VmOutcome | undefined): ClientError {
  return contractError(`Compute phase isn't succeeded, exit code: ${phase.exitCode}`, account, {
    exitCode: phase.exitCode,
    exitArg: vm === undefined ? phase.exitArg : vm.exitArg,
    gasUsed: phase.gasUsed,
    instruction: vm?.unsupportedInstruction,
    wasmHash: vm?.missingWasm,
  })
}

function actionError({ noFunds, valid, resultCode }: ActionPhase, data: ErrorData): ClientError {
  const failed = { ...data, phase: 'action', result_code: resultCode }
  const description = actionCodeMeaning(resultCode)
  const meaning = description === undefined ? '' : ` (${description})`
  if (noFunds) {
    const text = `${LOW_BALANCE}: ${TOO_LOW_TO_SEND}, result code: ${resultCode}${meaning}`
    return LowBalance.error(text, { ...failed, description: TOO_LOW_TO_SEND })
  }
  const { account_balance: _, ...about } = failed as ErrorData & { account_balance?: unknown }
  if (valid) {
    return ActionPhaseFailed.error(`Transaction failed at action phase, result code: ${resultCode}${meaning}`, {
      ...about,
      ...(description !== undefined && { description }),
    })
  }
  return ActionPhaseFailed.error(
    `Transaction failed at action phase: ${INVALID_MESSAGE}, result code: ${resultCode}${meaning}`,
    {
      ...about,
      description: INVALID_MESSAGE,
    },
  )
}

/** Longest text of the argument of an exception. */
const MAX_ARGUMENT = 1_000_000

/** JSON of the argument of an exception; `null` if there is no argument, or it is too large. */
function exitArgument(value: VmValue | undefined): unknown {
  if (value === undefined) return null
  try {
    return stackToJson(value, { room: new AnswerRoom(MAX_ARGUMENT) })
  } catch (error) {
    if (error instanceof CellError) return null
    throw error
  }
}

/** Maximum length of a text thrown by a contract that is included in an error, in bytes. */
const MAX_THROWN_BYTES = 4096

/** Text in the cell that a contract threw. */
export function thrownText(value: VmValue | undefined): string | undefined {
  if (!(value instanceof Cell)) return undefined
  try {
    const bytes = parseSnake(value)
    if (bytes.length === 0 || bytes.length > MAX_THROWN_BYTES) return undefined
    return decodeUtf8(bytes)
  } catch {
    return undefined
  }
}
