import type { ChainRules } from '../../core/chainRules.ts'
import { defaultBlockchainConfig, executeTransaction, NotAccepted } from '../../core/executor/index.ts'
import type { Account } from '../../core/tlb/index.ts'
import type { ClientError } from '../../schema/errors.ts'
import {
  AccountCodeMissing,
  AccountFrozenOrDeleted,
  AccountIsSuspended,
  AccountMissing,
  ContractExecutionError,
  InvalidMessageType,
  LowBalance,
  UnknownExecutionError,
} from '../tvm/errors.ts'
import { abortedError } from './abortedError.ts'
import type { ExternalMessage } from './ExternalMessage.ts'

export interface EmulatedAccount {
  readonly account: Account
  /** 64 hex digits. */
  readonly dappId: string
}

export interface EmulationOptions {
  /** Unix time of the block, s. */
  readonly timeSec: number
  readonly rules?: ChainRules | undefined
  readonly signatureId: number | undefined
}

/** Runs a message on an account. Gives the error that it ends with, `undefined` when it succeeds. Source: network 6.6. */
export const emulateMessage = (
  message: ExternalMessage,
  { account, dappId }: EmulatedAccount,
  { timeSec, rules = 'current', signatureId }: EmulationOptions,
): ClientError | undefined => {
  const balance = account.balance.grams
  try {
    const { transaction } = executeTransaction({
      account,
      dappId,
      message: message.root,
      config: defaultBlockchainConfig(),
      rules,
      lt: account.lastTransLt,
      blockLt: account.lastTransLt,
      blockTimeSec: timeSec,
      ...(signatureId !== undefined && { signatureId }),
    })
    return abortedError(transaction, { address: message.address, balance })
  } catch (error) {
    if (error instanceof NotAccepted) return notAcceptedError(error, message.address, balance)
    throw error
  }
}

const notAcceptedError = (
  { reason, exitCode, message, vm }: NotAccepted,
  address: string,
  balance: bigint,
): ClientError => {
  const data = { account_address: address, phase: 'computeVm' }
  switch (reason) {
    case 'notAccepted':
      return ContractExecutionError.error(
        `Contract execution was terminated with error: Contract did not accept message, exit code: ${exitCode}`,
        { ...data, exit_code: exitCode, gas_used: vm?.gasUsed },
      )
    case 'noFunds':
    case 'noGas':
      return LowBalance.error(`Account has insufficient balance for the requested operation: ${message}`, {
        ...data,
        account_balance: balance,
      })
    case 'noState':
      return AccountCodeMissing.error('Account does not have code', data)
    case 'badState':
      return AccountFrozenOrDeleted.error('Account has bad state. It is frozen or deleted', data)
    case 'suspended':
      return AccountIsSuspended.error('Account is suspended', data)
    case 'noAccount':
      return AccountMissing.error('Account does not exist', data)
    case 'invalidMessage':
      return InvalidMessageType.error(message, data)
    case 'wrongAccount':
      return UnknownExecutionError.error(message, data)
  }
}
