import type { ActionPhase, ComputeSkipReason, StoragePhase, Transaction, VmComputePhase } from '../../core/tlb/index.ts'
import type { ClientError } from '../../schema/errors.ts'
import {
  AccountCodeMissing,
  AccountFrozenOrDeleted,
  AccountIsSuspended,
  ActionPhaseFailed,
  ContractExecutionError,
  LowBalance,
  TransactionAborted,
} from '../tvm/errors.ts'

export interface AbortedAccount {
  /** `<workchain>:<hex>`. */
  readonly address: string
  /** Nano; absent when it could not be read. */
  readonly balance: bigint | undefined
}

/** Why a transaction was aborted; `undefined` when it was not. Source: network 6.7. */
export const abortedError = (
  { description }: Transaction,
  { address, balance }: AbortedAccount,
): ClientError | undefined => {
  if (!('aborted' in description) || !description.aborted) return undefined
  const about = { account_address: address }
  const withBalance = { ...about, ...(balance !== undefined && { account_balance: balance }) }
  const storage = 'storage' in description ? description.storage : undefined
  const compute = 'compute' in description ? description.compute : undefined
  const action = 'action' in description ? description.action : undefined
  if (storage !== undefined && storage.statusChange !== 'unchanged') return storageError(storage, withBalance)
  if (compute?.type === 'skipped') return skippedError(compute.reason, compute.reason === 'noGas' ? withBalance : about)
  if (compute?.type === 'vm' && !compute.success) return computeError(compute, about)
  if (action !== undefined && !action.success) return actionError(action, withBalance)
  return TransactionAborted.error('Transaction was aborted', about)
}

const storageError = ({ statusChange }: StoragePhase, data: object): ClientError => {
  const reason = statusChange === 'frozen' ? 'Account is frozen' : 'Account is deleted'
  return LowBalance.error(`Account has insufficient balance for storage: ${reason}`, {
    ...data,
    phase: 'storage',
    reason,
  })
}

const skippedError = (reason: ComputeSkipReason, about: object): ClientError => {
  const data = { ...about, phase: 'computeSkipped' }
  switch (reason) {
    case 'noState':
      return AccountCodeMissing.error('Account does not have code', data)
    case 'badState':
      return AccountFrozenOrDeleted.error('Account has bad state. It is frozen or deleted', data)
    case 'noGas':
      return LowBalance.error('Account has insufficient balance for the requested operation', data)
    case 'suspended':
      return AccountIsSuspended.error('Account is suspended', data)
  }
}

const computeError = ({ exitCode, exitArg, gasUsed }: VmComputePhase, about: object): ClientError =>
  ContractExecutionError.error(
    `Contract execution was terminated with error: Compute phase isn't succeeded, exit code: ${exitCode}`,
    { ...about, phase: 'computeVm', exit_code: exitCode, exit_arg: exitArg ?? null, gas_used: gasUsed },
  )

const actionError = ({ noFunds, valid, resultCode }: ActionPhase, withBalance: object): ClientError => {
  const data = { ...withBalance, phase: 'action', result_code: resultCode }
  if (noFunds) {
    const description = 'Contract tried to send value exceeding account balance'
    return LowBalance.error(`Account has insufficient balance for the requested operation: ${description}`, {
      ...data,
      description,
    })
  }
  if (valid) return ActionPhaseFailed.error(`Transaction failed at action phase, result code: ${resultCode}`, data)
  const description = 'Contract tried to send invalid outbound message'
  return ActionPhaseFailed.error(`Transaction failed at action phase: ${description}, result code: ${resultCode}`, {
    ...data,
    description,
  })
}
