/** Runs of a contract's code without a transaction around it. */
import type { ComputeScope } from '../../../context/scopes.ts'
import { hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, EMPTY_CELL } from '../../../core/cells/index.ts'
import { contractInfo } from '../../../core/executor/contractInfo.ts'
import { sharedCode } from '../../../core/executor/sharedCode.ts'
import { type Account, formatMsgAddress, parseAccount, type StateInit } from '../../../core/tlb/index.ts'
import { runVm, type VmOutcome, type VmValue } from '../../../core/vm/index.ts'
import { InvalidBoc } from '../../../errors/boc.ts'
import { InvalidData } from '../../../errors/client.ts'
import { InternalError, InvalidAccountBoc, UnknownExecutionError } from '../../../errors/tvm.ts'
import { readCell } from '../../boc/cells/bocTexts.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import { contractError } from '../outcome/executionError.ts'
import type { RunLimits } from './runLimits.ts'
import type { Surroundings } from './surroundings.ts'

/** Gas of a run outside of transactions. */
const GAS_LIMIT = 1_000_000_000

/** An account with a contract. */
export interface ContractAccount {
  readonly account: Account
  readonly init: StateInit
  readonly code: Cell
}

/**
 * The contract of an account BOC. Throws InvalidBoc (201), BocRefNotFound (206), InvalidData (36) for an exotic cell,
 * InvalidAccountBoc (412) for an account without code.
 */
export function readContract({ context }: ComputeScope, text: string): ContractAccount {
  const cell = readCell(context, text, 'account')
  if (cell.kind !== 'ordinary') throw InvalidData.error(`account is a cell of kind ${cell.kind}, expected an account`)
  const account = withCoreErrors(InvalidBoc, 'Invalid account', () => parseAccount(cell), { path: 'account' })
  if (account === undefined) throw InvalidAccountBoc.error('Invalid account BOC: the account does not exist')
  const init = account.state.type === 'active' ? account.state.init : undefined
  if (init?.code === undefined) throw InvalidAccountBoc.error('Invalid account BOC: the account has no code')
  return { account, init, code: sharedCode(init.code) }
}

/** Runs a contract. Throws ContractExecutionError (414), InternalError (404), UnknownExecutionError (410). */
export function runContract(
  { account, init, code }: ContractAccount,
  stack: readonly VmValue[],
  surroundings: Surroundings,
  limits: RunLimits,
): VmOutcome {
  const { config, rules, signatureId } = surroundings
  const outcome = runVm({
    code,
    data: init.data ?? EMPTY_CELL,
    stack,
    c7: contractInfo({
      config,
      address: account.address,
      accountId: account.address.account,
      balance: account.balance,
      unixTime: surroundings.blockTimeSec,
      blockLt: surroundings.blockLt,
      transactionLt: surroundings.transactionLt,
      code,
      seqNo: surroundings.blockSeqNo,
      blockSeed: surroundings.randomSeed,
      initCodeHash: account.initCodeHash,
    }),
    gas: { limit: GAS_LIMIT, credit: 0, max: GAS_LIMIT, price: config.gasPrices(account.address.workchain).gasPrice },
    rules,
    capabilities: config.capabilities,
    libraries: init.library === undefined ? [] : [init.library],
    checkSignatures: surroundings.checkSignatures,
    signatureId,
    dappId: surroundings.dappId === undefined ? undefined : hexToBytes(surroundings.dappId),
    ...surroundings.environment,
    ...limits,
  })
  const { exitCode, exitArg, gasUsed } = outcome
  if (outcome.isFailure === true) {
    throw UnknownExecutionError.error('The run ended without an exception of the contract', {
      account_address: formatMsgAddress(account.address),
    })
  }
  if (exitCode === 0 || exitCode === 1) {
    if (!outcome.committed) throw InternalError.error('The contract left invalid data', { exit_code: exitCode })
    return outcome
  }
  const about = { address: formatMsgAddress(account.address), balance: account.balance.grams }
  throw contractError(`Contract ended with exit code: ${exitCode}`, about, {
    exitCode,
    exitArg,
    gasUsed,
    instruction: outcome.unsupportedInstruction,
    wasmHash: outcome.missingWasm,
  })
}
