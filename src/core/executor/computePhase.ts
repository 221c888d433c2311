import { hexToBytes } from '../bytes/index.ts'
import { Builder, type Cell, Slice } from '../cells/index.ts'
import type { ComputePhase, Message, VmComputePhase } from '../tlb/index.ts'
import { runVm, type VmOutcome, type VmValue } from '../vm/index.ts'
import { accountFromMessage, activate } from './activation.ts'
import { capabilityBits } from './BlockchainConfig.ts'
import { contractInfo, hashInteger, vmInteger } from './contractInfo.ts'
import { withGrams } from './currencyArithmetic.ts'
import { gasFee, initialGas } from './gasAmounts.ts'
import { NotAccepted } from './NotAccepted.ts'
import { sharedCode } from './sharedCode.ts'
import type { TransactionDraft } from './TransactionDraft.ts'

const EMPTY_CELL = new Builder().toCell()
const NO_HASH = new Uint8Array(32)
/** Bounds the time of a run whose configuration sells any amount of gas. The usual limits of gas end runs far sooner. */
const MAX_STEPS = 200_000_000
/** Exit code of an account without code. */
const NO_CODE = -13

export interface ComputeResult {
  readonly phase: ComputePhase
  readonly vm?: VmOutcome
}

/** Decides on the state of the account and runs its contract. Throws `NotAccepted` for an external message. */
export function computePhase(draft: TransactionDraft): ComputeResult {
  const { message, input, special, masterchain } = draft
  const { config } = input
  const external = message?.header.type === 'externalIn'
  let account = draft.account
  if (account === undefined && message !== undefined) {
    account = accountFromMessage(draft, message)
    // Money that came without bounce stays, even when the contract does not run.
    if (account !== undefined) draft.account = { ...account, state: { type: 'uninit' } }
  }
  // Nodes check the money before the state, which decides on the reason in the result.
  if (draft.balance.grams === 0n) return skipped('noGas')
  const prices = config.gasPrices(masterchain ? -1 : 0)
  const gas = initialGas(prices, {
    balance: draft.balance.grams,
    messageValue: draft.messageBalance.grams,
    external,
    special,
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
  const empty = { gasLimit: BigInt(gas.limit), ...(gas.credit > 0 && { gasCredit: gas.credit }) }
  if (init.code === undefined) {
    if (external) throw new NotAccepted('notAccepted', 'The account has no code', undefined, NO_CODE)
    // The flat price is due for the attempt.
    const fee = special ? 0n : gasFee(prices, 0n)
    draft.account = account
    draft.balance = withGrams(draft.balance, draft.balance.grams < fee ? 0n : draft.balance.grams - fee)
    return { phase: vmPhase({ ...empty, success: false, gasFees: fee, gasUsed: 0n, exitCode: NO_CODE, vmSteps: 0 }) }
  }
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
      ...(input.randomSeed && { blockSeed: input.randomSeed }),
      ...(account.initCodeHash && { initCodeHash: account.initCodeHash }),
      ...(input.seqNo !== undefined && { seqNo: input.seqNo }),
    }),
    gas,
    rules: input.rules,
    capabilities: config.capabilities,
    libraries: libraries(message?.init?.library, init.library, input.libraries),
    ...(input.signatureId !== undefined &&
      config.has(capabilityBits.signatureWithId) && { signatureId: input.signatureId }),
    ...(input.checkSignatures === false && { checkSignatures: false }),
    maxSteps: input.maxSteps ?? MAX_STEPS,
    ...(input.checkpoint && { checkpoint: input.checkpoint }),
    ...(input.trace && { trace: input.trace }),
    ...(input.traceDepth !== undefined && { traceDepth: input.traceDepth }),
    ...dappIdOf(input.dappId),
    availableCredit: input.dappCredit ?? 0n,
    ...input.environment,
  })
  // The credit ends when the contract accepts the message; until then the run has no payer.
  if (vm.gasCredit > 0 && external) {
    throw new NotAccepted('notAccepted', `The contract did not accept the message, exit code ${vm.exitCode}`, vm)
  }
  const used = BigInt(vm.gasUsed)
  const fee = special || vm.gasCredit > 0 ? 0n : gasFee(prices, used)
  draft.account = account
  draft.balance = withGrams(draft.balance, draft.balance.grams < fee ? 0n : draft.balance.grams - fee)
  const exitArg = smallInteger(vm.exitArg)
  const phase = vmPhase({
    ...empty,
    success: vm.committed,
    gasFees: fee,
    gasUsed: used,
    exitCode: vm.exitCode,
    vmSteps: vm.steps,
    ...(exitArg !== undefined && { exitArg }),
  })
  return { phase, vm }
}

/** E6, a rule of the network: grams that come without bounce to an account which cannot be activated are gone. */
function loseUnreturnable(draft: TransactionDraft, { header }: Message): void {
  if (header.type !== 'internal' || header.bounce) return
  const { balance, messageBalance } = draft
  const kept = balance.grams - messageBalance.grams
  draft.balance = withGrams(balance, kept > 0n ? kept : 0n)
  draft.messageBalance = withGrams(messageBalance, 0n)
}

type VmFacts = Pick<
  VmComputePhase,
  'success' | 'gasFees' | 'gasUsed' | 'gasLimit' | 'gasCredit' | 'exitCode' | 'exitArg' | 'vmSteps'
>

function vmPhase(facts: VmFacts): VmComputePhase {
  return {
    type: 'vm',
    // Nodes write these whatever happened, and the hash of the transaction covers them.
    msgStateUsed: false,
    accountActivated: false,
    mode: 0,
    vmInitStateHash: NO_HASH,
    vmFinalStateHash: NO_HASH,
    ...facts,
  }
}

function dappIdOf(text: string | undefined): { dappId?: Uint8Array } {
  const dappId = text === undefined ? undefined : hexToBytes(text)
  return dappId === undefined ? {} : { dappId }
}

function skipped(reason: 'noState' | 'badState' | 'noGas' | 'suspended'): ComputeResult {
  return {
    phase: { type: 'skipped', reason },
  }
}

/** Bottom first: balance, value, message, body and selector; for tick-tock balance, account id, is tock and selector. */
function initialStack({ input, message, balance, messageBalance, accountId }: TransactionDraft): VmValue[] {
  const grams = vmInteger(balance.grams)
  if (message === undefined) return [grams, hashInteger(accountId), input.tickTock === 'tock' ? -1 : 0, -2]
  const selector = message.header.type === 'externalIn' ? -1 : 0
  const body = message.body ?? Slice.of(EMPTY_CELL)
  return [grams, vmInteger(messageBalance.grams), input.message!, body, selector]
}

function libraries(
  ofMessage: Cell | undefined,
  ofAccount: Cell | undefined,
  others: readonly Cell[] | undefined,
): Cell[] {
  return [...(ofMessage ? [ofMessage] : []), ...(ofAccount ? [ofAccount] : []), ...(others ?? [])]
}

/** The field holds 32 bits; nodes leave out 0, like everything that does not fit. */
function smallInteger(value: VmValue | undefined): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value !== 0 && value === (value | 0)
    ? value
    : undefined
}
