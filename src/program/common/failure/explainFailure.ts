/** Explains failures: the only place that puts them into words. */
import { actionCodeMeaning } from '../../../core/executor/actionCodeMeaning.ts'
import { exitCodeMeaning } from '../exitCodeMeaning.ts'
import { formatTokens } from '../moneyText.ts'
import { type SkipReason, skipText } from '../skipReasons.ts'
import type { Failure, SourceFrame } from './Failure.ts'
import { actionRemedy, exitRemedy, type Remedy } from './remedies.ts'

/** What a code means in one contract. */
export interface OwnCode {
  readonly name?: string | undefined
  readonly meaning?: string | undefined
  readonly remedy?: Remedy | undefined
}

/** What is known about a failure. Amounts are in nano. */
export interface FailureFacts {
  /** `refused`: there is no transaction. `aborted`: there is one, or would be. `local`: a getter ran. */
  readonly stage: 'refused' | 'aborted' | 'local'
  /** Whether the message came from another account, so that its value pays for the gas. */
  readonly isInternal?: boolean | undefined
  /** What became of an account that could not pay for its storage. */
  readonly ended?: 'frozen' | 'deleted' | undefined
  readonly skipped?: SkipReason | undefined
  /** Exit code, if the contract ran and failed. */
  readonly exitCode?: number | undefined
  /** Result code of an action phase that failed. */
  readonly actionCode?: number | undefined
  /** Index of the failed action. */
  readonly actionIndex?: number | undefined
  /** Reason of the node for a refusal, where it says more than `skipped`. */
  readonly refusal?: string | undefined
  readonly account?: string | undefined
  readonly contract?: string | undefined
  readonly function?: string | undefined
  readonly arguments?: unknown
  /** Whether the message expired before a contract saw it. */
  readonly hasExpired?: boolean | undefined
  /** When the message expired, and the time of the chain, Unix time in s. */
  readonly expire?: number | undefined
  readonly time?: number | undefined
  /** Public key that signed the message, or that its header names, 64 hex digits. */
  readonly signedBy?: string | undefined
  /** Whether the message has a signature, where that is known. */
  readonly isSigned?: boolean | undefined
  /** Public key in the data of the contract. */
  readonly ownerKey?: string | undefined
  /** What the code means in this contract. */
  readonly own?: OwnCode | undefined
  /** Text that the contract threw. */
  readonly thrown?: string | undefined
  readonly frames?: readonly SourceFrame[] | undefined
  readonly excerpt?: Failure['excerpt'] | undefined
  readonly balance?: bigint | undefined
  readonly value?: bigint | undefined
  readonly gasUsed?: number | undefined
  /** Amount of the action that failed. */
  readonly failedSend?: bigint | undefined
  /** Value with which the message would have paid for its gas. */
  readonly neededValue?: bigint | undefined
}

/** Smallest exit code that contracts define themselves. */
const FIRST_OWN_CODE = 100
const OUT_OF_GAS = 13
const EXPIRED = 57

/** `undefined` if nothing failed. */
export function explainFailure(facts: FailureFacts): Failure | undefined {
  const failed = failedPart(facts)
  if (failed === undefined) return undefined
  const { account, contract, function: called, arguments: input, frames = [], excerpt = [] } = facts
  const { remedy, ...part } = failed
  return {
    ...part,
    ...(account !== undefined && { account }),
    ...(contract !== undefined && { contract }),
    ...(called !== undefined && { function: called }),
    ...(input !== undefined && { arguments: input }),
    frames,
    excerpt,
    amounts: amountsOf(facts),
    ...(remedy.repair !== undefined && { repair: remedy.repair }),
    remedy: remedy.text,
  }
}

type Part = Pick<Failure, 'phase' | 'code' | 'name' | 'title' | 'reason'> & {
  readonly remedy: { readonly repair?: Remedy['repair']; readonly text: string }
}

function failedPart(facts: FailureFacts): Part | undefined {
  const { stage, ended, skipped, exitCode, actionCode, refusal } = facts
  if (ended !== undefined) return endedPart(ended)
  if (skipped !== undefined) return skippedPart(facts, skipped)
  if (exitCode !== undefined) return exitPart(facts, exitCode)
  if (actionCode !== undefined) return actionPart(facts, actionCode)
  if (facts.hasExpired === true) return expiredPart(facts)
  if (refusal === undefined || stage !== 'refused') return undefined
  return {
    phase: 'acceptance',
    title: `The message was refused: ${refusal}`,
    remedy: { text: 'The node gives this reason. Nothing was executed.' },
  }
}

function expiredPart(facts: FailureFacts): Part {
  return {
    phase: 'acceptance',
    title: 'The message expired before it was executed',
    reason: 'the message expired',
    remedy: { repair: 'again', text: expiredRemedy(facts) },
  }
}

function endedPart(ended: 'frozen' | 'deleted'): Part {
  return {
    phase: 'storage',
    title: `The account was ${ended}: it could not pay for its storage`,
    remedy: { repair: 'balance', text: 'Keep enough tokens on the account for its storage fees.' },
  }
}

function skippedPart(facts: FailureFacts, skipped: SkipReason): Part {
  const isInternal = facts.isInternal === true
  const reason = facts.refusal ?? skipText(skipped, isInternal)
  const isRefused = facts.stage === 'refused'
  return {
    phase: isRefused ? 'acceptance' : 'compute',
    title: `${isRefused ? 'The message was refused' : 'No contract ran'}: ${reason}`,
    reason,
    remedy: skipRemedy(facts, skipped),
  }
}

function skipRemedy(facts: FailureFacts, skipped: SkipReason): Remedy {
  switch (skipped) {
    case 'noState':
      if (facts.refusal !== undefined) {
        return { repair: 'call', text: 'Use the address with the Dapp ID of the account.' }
      }
      return { repair: 'deploy', text: 'Check the address, or deploy the contract there first.' }
    case 'badState':
      return {
        repair: 'deploy',
        text: 'The address was computed from different code or data. Compute it from this image.',
      }
    case 'suspended':
      return { repair: 'contract', text: 'The network has suspended the account. Ask its operators.' }
    case 'noGas':
      return facts.isInternal === true
        ? { repair: 'value', text: valueRemedy(facts) }
        : { repair: 'balance', text: 'Fund the account: it has too little to pay for the message.' }
  }
}

function exitPart(facts: FailureFacts, exitCode: number): Part {
  const { stage, own, thrown } = facts
  const reason = exitCodeMeaning(exitCode) ?? own?.meaning ?? thrown
  const code = exitText(exitCode, { name: own?.name, meaning: reason })
  return {
    phase: stage === 'refused' ? 'acceptance' : 'compute',
    code: exitCode,
    ...(own?.name !== undefined && { name: own.name }),
    title: stage === 'refused' ? `The message was refused: ${code}` : `The contract ended with ${code}`,
    ...(reason !== undefined && { reason }),
    remedy: withKeys(facts, exitRemedyOf(facts, exitCode)),
  }
}

/** `exit code 102, ERROR_NOT_OWNER (the message is not signed by the owner)`. */
function exitText(code: number, { name, meaning }: OwnCode): string {
  const named = name === undefined ? '' : `, ${name}`
  return `exit code ${code}${named}${meaning === undefined ? '' : ` (${meaning})`}`
}

function exitRemedyOf(facts: FailureFacts, exitCode: number): Remedy {
  const code = exitCode < 0 ? ~exitCode : exitCode
  if (code === OUT_OF_GAS) return gasRemedy(facts)
  if (code === EXPIRED) return { repair: 'again', text: expiredRemedy(facts) }
  return facts.own?.remedy ?? exitRemedy(exitCode) ?? unknownRemedy(facts, exitCode)
}

function gasRemedy(facts: FailureFacts): Remedy {
  if (facts.isInternal === true) return { repair: 'value', text: valueRemedy(facts) }
  return facts.stage === 'refused'
    ? {
        repair: 'contract',
        text: 'The contract used up its credit before it accepted the message. Accept it earlier, or check less before that.',
      }
    : {
        repair: 'balance',
        text: 'Fund the account, or make the call cheaper: smaller arguments, fewer rounds of loops.',
      }
}

/** Rounded up to two digits, because the price of gas of the next block may differ a little. */
function valueRemedy({ neededValue }: FailureFacts): string {
  if (neededValue === undefined) {
    return 'Send more with the message: its value pays for the gas. If more does not help, look for a loop that does not end.'
  }
  return `Send at least ${formatTokens(roundedUp(neededValue))} tokens with the message.`
}

function roundedUp(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, String(amount).length - 2))
  return ((amount + unit - 1n) / unit) * unit
}

function expiredRemedy({ expire, time }: FailureFacts): string {
  const chain = time === undefined ? '' : `, and the time of the chain is ${clockText(time)}`
  const when =
    expire === undefined
      ? 'The message arrived after its expiration.'
      : `The message expired at ${clockText(expire)}${chain}.`
  return `${when} Create a new message and send it.`
}

function clockText(timeSec: number): string {
  return `${new Date(timeSec * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

/** The contract defines the code, and nothing names it. */
function unknownRemedy({ frames = [] }: FailureFacts, exitCode: number): Remedy {
  const [frame] = frames
  if (frame !== undefined) {
    return { repair: 'call', text: `Check the condition in ${frame.file} line ${frame.line}, and the arguments.` }
  }
  return {
    repair: 'call',
    text: `The contract defines this code. Look for ${exitCode} in its source; with a debug map and sources, the development node shows the line.`,
  }
}

/** Adds which key signed, and which one the contract has, where that is or may be the reason. */
function withKeys(facts: FailureFacts, remedy: Remedy): Remedy {
  const { isSigned, signedBy, ownerKey, exitCode = 0, own } = facts
  const isOther = isSigned === false || (signedBy !== undefined && signedBy !== ownerKey)
  const isSuspect = exitCode >= FIRST_OWN_CODE && own?.remedy === undefined && ownerKey !== undefined && isOther
  if (remedy.repair !== 'key' && !isSuspect) return remedy
  const texts = [remedy.text]
  if (isSigned === false) texts.push('The message is not signed.')
  else if (signedBy !== undefined) texts.push(`It is signed with the key ${shortKey(signedBy)}.`)
  if (ownerKey !== undefined && ownerKey !== signedBy) texts.push(`The contract has the key ${shortKey(ownerKey)}.`)
  return { ...remedy, text: texts.join(' ') }
}

function shortKey(key: string): string {
  return `${key.slice(0, 8)}…${key.slice(-6)}`
}

function actionPart(facts: FailureFacts, actionCode: number): Part {
  const reason = actionCodeMeaning(actionCode)
  const where = facts.actionIndex === undefined ? '' : ` at action ${facts.actionIndex}`
  return {
    phase: 'action',
    code: actionCode,
    title: `The action phase failed with code ${actionCode}${where}${reason === undefined ? '' : ` (${reason})`}`,
    ...(reason !== undefined && { reason }),
    remedy: missingTokens(facts, actionCode) ??
      actionRemedy(actionCode) ?? { repair: 'contract', text: 'Check the messages that the contract sends.' },
  }
}

/** How much is missing, where amount and balance are known. */
function missingTokens({ failedSend, balance }: FailureFacts, code: number): Remedy | undefined {
  if (code !== 37 || failedSend === undefined || balance === undefined || failedSend <= balance) return undefined
  const missing = formatTokens(failedSend - balance)
  return {
    repair: 'balance',
    text: `Send less, or fund the account with more than ${missing} tokens: fees come on top.`,
  }
}

function amountsOf({ balance, value, failedSend, neededValue, isInternal }: FailureFacts): Failure['amounts'] {
  const amounts: readonly (readonly [string, bigint | undefined])[] = [
    ['balance before', balance],
    ['message value', isInternal === true ? value : undefined],
    ['needed for gas', neededValue],
    ['amount to send', failedSend],
  ]
  return amounts.flatMap(([name, amount]) => (amount === undefined ? [] : [{ name, amount: String(amount) }]))
}
