import type { ChainRules } from '../../core/chainRules.ts'
import { type BlockchainConfig, executeTransaction, NotAccepted } from '../../core/executor/index.ts'
import type { Account } from '../../core/tlb/index.ts'
import type { ClientError } from '../../errors/ClientError.ts'
import { abortedError, refusedError } from '../tvm/index.ts'
import type { ExternalMessage } from './ExternalMessage.ts'

export interface EmulatedAccount {
  readonly account: Account
  /** 64 hex digits. */
  readonly dappId: string
}

export interface EmulationOptions {
  readonly config: BlockchainConfig
  /** Unix time of the block, s. */
  readonly timeSec: number
  readonly rules?: ChainRules | undefined
  readonly signatureId: number | undefined
}

/** Runs a message on an account. Gives the error that it ends with, `undefined` when it succeeds. Source: network 6.6. */
export function emulateMessage(
  message: ExternalMessage,
  target: EmulatedAccount,
  options: EmulationOptions,
): ClientError | undefined {
  const about = { address: message.address, balance: target.account.balance.grams }
  try {
    const { transaction, vm } = execute(message, target, options)
    return abortedError(transaction.description, about, vm)
  } catch (error) {
    if (error instanceof NotAccepted) return refusedError(error, about)
    throw error
  }
}

/** Whether a message leads to a transaction at all, be it an aborted one. */
export function isAccepted(message: ExternalMessage, target: EmulatedAccount, options: EmulationOptions): boolean {
  try {
    execute(message, target, options)
    return true
  } catch (error) {
    if (error instanceof NotAccepted) return false
    throw error
  }
}

function execute(
  message: ExternalMessage,
  { account, dappId }: EmulatedAccount,
  { config, timeSec, rules = 'current', signatureId }: EmulationOptions,
) {
  return executeTransaction({
    account,
    dappId,
    message: message.root,
    config,
    rules,
    lt: account.lastTransLt,
    blockLt: account.lastTransLt,
    blockTimeSec: timeSec,
    ...(signatureId !== undefined && { signatureId }),
  })
}
