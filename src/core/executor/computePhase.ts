import { hexToBytes } from '../bytes/index.ts'
import { type Cell, EMPTY_CELL, Slice } from '../cells/index.ts'
import type {
  Account,
  ComputePhase,
  ComputeSkipReason,
  GasLimitsPrices,
  Message,
  StateInit,
  VmComputePhase,
} from '../tlb/index.ts'
import { integerOf, runVm, type VmGas, type VmOutcome, type VmValue } from '../vm/index.ts'
import { accountFromMessage, activate } from './activation.ts'
import { contractInfo, hashInteger } from './contractInfo.ts'
import { withGrams } from './currencyArithmetic.ts'
import { gasFee, initialGas } from './gasAmounts.ts'
import { NotAccepted } from './NotAccepted.ts'
import { sharedCode } from './sharedCode.ts'
import type { TransactionDraft } from './TransactionDraft.ts'

const NO_HASH = new Uint8Array(32)
/**
 * Maximum number of steps; bounds the time of a run whose configuration allows any amount of gas. The usual limits of
 * gas end runs far sooner.
 */
const MAX_STEPS = 200_000_000
/** Exit code of an account without code. */
const NO_CODE = -13

export interface ComputeResult {
  readonly phase: ComputePhase
  readonly vm?: VmOutcome
}

/**
 * Determines the state of the account and runs its contract. Throws `NotAccepted` for an external message that was not
 * accepted.
 */
export function computePhase(draft: TransactionDraft): ComputeResult {
  const { message, input } = draft
  let account = draft.account
  if (account === undefined && message !== undefined) {
    account = accountFromMessage(draft, message)
    // Money that came without bounce stays, even when the contract does not run.
    if (account !== undefined) draft.account = { ...account, state: { type: 'uninit' } }
  }
  // Nodes check the balance before the state; this order determines the reason in the result.
  if (draft.balance.grams === 0n) return skipped('noGas')
  const prices = input.config.gasPrices(draft.masterchain ? -1 : 0)
  const gas = initialGas(prices, {
    balance: draft.balance.grams,
    messageValue: draft.messageBalance.grams,
    external: isExternal(draft),
    special: draft.special,
    tickTock: message === undefined,
  })
  if (gas.limit === 0 && gas.credit === 0) return skipped('noGas')
  if (message !== undefined) {
    const activated = activate(draft, account, message)
    if (typeof activated === 'string') {
      if (input.rules === 'current' && activated === 'badState') loseUnreturnable(draft, message)
      return skipped(activated)
    }
    account = activated
  }
  if (account?.state.type !== 'active') return skipped('noState')
  const { init } = account.state
  return init.code === undefined
    ? failWithoutCode(draft, account, { prices, gas })
    : runContract(draft, account, { ...init, code: init.code }, { prices, gas })
}

interface GasTerms {
  readonly prices: GasLimitsPrices
  readonly gas: VmGas
}

function isExternal({ message }: TransactionDraft): boolean {
  return message?.header.type === 'externalIn'
}

function failWithoutCode(draft: TransactionDraft, account: Account, { prices, gas }: GasTerms): ComputeResult {
  if (isExternal(draft)) throw new NotAccepted('notAccepted', 'The account has no code', undefined, NO_CODE)
  // The flat price is charged for the attempt.
  const gasFees = draft.special ? 0n : gasFee(prices, 0n)
  pay(draft, account, gasFees)
  return { phase: vmPhase(gas, { success: false, gasFees, gasUsed: 0n, exitCode: NO_CODE, vmSteps: 0 }) }
}

type Contract = StateInit & { readonly code: Cell }

function runContract(
  draft: TransactionDraft,
  account: Account,
  init: Contract,
  { prices, gas }: GasTerms,
): ComputeResult {
  const { message, input } = draft
  const { config } = input
  const vm = runVm({
    code: sharedCode(init.code),
    data: init.data ?? EMPTY_CELL,
    stack: initialStack(draft),
    c7: contractInfo({
      config,
      address: draft.address,
      accountId: draft.accountId,
      balance: draft.balance,
      unixTime: input.blockTimeSec,
      blockLt: input.blockLt,
      transactionLt: draft.lt,
      code: init.code,
      storageFee: draft.storageFee,
      blockSeed: input.randomSeed,
      initCodeHash: account.initCodeHash,
      seqNo: input.seqNo,
    }),
    gas,
    rules: input.rules,
    capabilities: config.capabilities,
    libraries: [message?.init?.library, init.library, ...(input.libraries ?? [])].filter((root) => root !== undefined),
    signatureId: input.signatureId,
    checkSignatures: input.checkSignatures,
    maxSteps: input.maxSteps ?? MAX_STEPS,
    checkpoint: input.checkpoint,
    trace: input.trace,
    traceDepth: input.traceDepth,
    log: input.log,
    dappId: input.dappId === undefined ? undefined : hexToBytes(input.dappId),
    availableCredit: input.dappCredit ?? 0n,
    ...input.environment,
  })
  if (vm.isFailure === true) {
    throw new NotAccepted('notExecutable', 'The virtual machine of the network gives up in this run', vm)
  }
  // The credit ends when the contract accepts the message; until then the run has no payer.
  if (vm.gasCredit > 0 && isExternal(draft)) {
    throw new NotAccepted('notAccepted', `The contract did not accept the message, exit code ${vm.exitCode}`, vm)
  }
  const gasUsed = BigInt(vm.gasUsed)
  const gasFees = draft.special || vm.gasCredit > 0 ? 0n : gasFee(prices, gasUsed)
  pay(draft, account, gasFees)
  const exitArg = smallInteger(vm.exitArg)
  const phase = vmPhase(gas, {
    success: vm.committed,
    gasFees,
    gasUsed,
    exitCode: vm.exitCode,
    vmSteps: vm.steps,
    ...(exitArg !== undefined && { exitArg }),
  })
  return { phase, vm }
}

/** Sets the account of the draft, and deducts the fee from the balance, which may not cover it. */
function pay(draft: TransactionDraft, account: Account, fee: bigint): void {
  const { grams } = draft.balance
  draft.account = account
  draft.balance = withGrams(draft.balance, grams < fee ? 0n : grams - fee)
}

/** E6, a rule of the network: grams that come without bounce to an account which cannot be activated are lost. */
function loseUnreturnable(draft: TransactionDraft, { header }: Message): void {
  if (header.type !== 'internal' || header.bounce) return
  const { balance, messageBalance } = draft
  const kept = balance.grams - messageBalance.grams
  draft.balance = withGrams(balance, kept > 0n ? kept : 0n)
  draft.messageBalance = withGrams(messageBalance, 0n)
}

type VmFacts = Pick<VmComputePhase, 'success' | 'gasFees' | 'gasUsed' | 'exitCode' | 'exitArg' | 'vmSteps'>

function vmPhase({ limit, credit }: VmGas, facts: VmFacts): VmComputePhase {
  return {
    type: 'vm',
    // Nodes always write these values, and the hash of the transaction covers them.
    msgStateUsed: false,
    accountActivated: false,
    mode: 0,
    vmInitStateHash: NO_HASH,
    vmFinalStateHash: NO_HASH,
    gasLimit: BigInt(limit),
    ...(credit > 0 && { gasCredit: credit }),
    ...facts,
  }
}

function skipped(reason: ComputeSkipReason): ComputeResult {
  return { phase: { type: 'skipped', reason } }
}

/** Bottom first: balance, value, message, body and selector; for tick-tock balance, account id, is tock and selector. */
function initialStack({ input, message, balance, messageBalance, accountId }: TransactionDraft): VmValue[] {
  const grams = integerOf(balance.grams)
  if (message === undefined) return [grams, hashInteger(accountId), input.tickTock === 'tock' ? -1 : 0, -2]
  const selector = message.header.type === 'externalIn' ? -1 : 0
  const body = message.body ?? Slice.of(EMPTY_CELL)
  return [grams, integerOf(messageBalance.grams), input.message!, body, selector]
}

/** The field holds 32 bits; nodes leave out 0, like everything that does not fit. */
function smallInteger(value: VmValue | undefined): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value !== 0 && value === (value | 0)
    ? value
    : undefined
}
