/**
 * Proof of non-execution that does not rely on a single party. Each operator is queried separately for the state of the
 * account and its history, back to a time before the message was sent. The mark of the history is not used, because it
 * comes from one endpoint. At least `network.agreement` operators must prove it, and none may show the message as
 * executed. Source: network 6.13.
 */
import { operatorName } from '../config/operators.ts'
import type { CallScope } from '../context/scopes.ts'
import { ClientError } from '../errors/ClientError.ts'
import type { Network, OperatorNetwork } from '../net/index.ts'
import { type AbortSource, abortable } from '../net/waiting.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { type FoundTransaction, lookUpTransaction } from './findTransaction.ts'
import { readInboundMessagesSince, sinceSecOf } from './messagesSince.ts'
import { blockAfterSec, type ExpiryProof } from './proveExpiry.ts'
import type { GoneProof } from './proveGone.ts'
import { type ProofTarget, proofTimeMs, proveNotExecuted } from './proveNotExecuted.ts'

/** Longest wait for one operator. */
const OPERATOR_MS = 10_000

interface Testimony {
  readonly operator: OperatorNetwork
  readonly proof:
    | ExpiryProof
    | { readonly type: 'failed' }
    | { readonly type: 'executed'; readonly found: FoundTransaction }
}

/** Throws the reason of the signals; failures of operators are part of the explanation. */
export async function proveByAgreement(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  target: ProofTarget,
  signal: AbortSource,
): Promise<GoneProof> {
  const { agreement } = call.config.network
  const testimonies = await Promise.all(
    network.operatorNetworks.map(async (operator) => ({
      operator,
      proof: await askOperator(call, operator, message, target, signal),
    })),
  )
  const by = (type: Testimony['proof']['type']) => testimonies.filter(({ proof }) => proof.type === type)
  const [denying, showing] = [by('notExecuted'), by('executed')]
  if (denying.length > 0 && showing.length > 0) {
    const explanation = `the operators disagree: ${names(showing)} shows the message as executed, ${names(denying)} shows that it was not`
    call.context.services.log.warn('operators_disagree', { message: message.id })
    return { type: 'none', explanation }
  }
  if (showing.length > 0) {
    const found = showing.flatMap(({ proof }) => ('found' in proof ? proof.found : []))
    return { type: 'executed', found: found[0] }
  }
  if (denying.length < agreement) {
    const others = testimonies.filter(({ proof }) => proof.type !== 'notExecuted').map(explain)
    const explanation = `${denying.length} of ${agreement} operators prove it; ${others.join(', ')}`
    return { type: 'none', explanation }
  }
  const times = denying.map(({ proof }) => ('stateTimestampMs' in proof ? proof.stateTimestampMs! : 0))
  return { type: 'notExecuted', stateTimestampMs: Math.min(...times) }
}

async function askOperator(
  call: CallScope,
  { network }: OperatorNetwork,
  message: ExternalMessage,
  target: ProofTarget,
  signal: AbortSource,
): Promise<Testimony['proof']> {
  const sec = sinceSecOf(target.mark)
  if (sec === undefined) return { type: 'none', reason: 'gaps' }
  const late = new AbortController()
  const timer = call.clock.setTimer(OPERATOR_MS, () => late.abort())
  const either = AbortSignal.any([call.signal, late.signal])
  try {
    const blockFromSec = blockAfterSec(proofTimeMs(call, message))
    const wanted = { messageId: message.id, blockFromSec, threadId: target.threadId }
    const { found, hasBlock } = await abortable(lookUpTransaction(network, wanted, either), either, signal)
    if (found !== undefined) return { type: 'executed', found }
    if (!hasBlock) return { type: 'none', reason: 'early state' }
    const proving = proveNotExecuted(call, network, message, target, either, (asked, { account }, options) =>
      readInboundMessagesSince(asked, account, { sec }, options),
    )
    return await abortable(proving, either, signal)
  } catch (error) {
    call.signal.throwIfAborted()
    if (late.signal.aborted || error instanceof ClientError) return { type: 'failed' }
    throw error
  } finally {
    timer.cancel()
  }
}

function names(testimonies: readonly Testimony[]): string {
  return testimonies.map(({ operator }) => operatorName(operator)).join(', ')
}

function explain({ operator, proof }: Testimony): string {
  const name = operatorName(operator)
  if (proof.type !== 'none') return `${name} did not answer`
  switch (proof.reason) {
    case 'no state':
    case 'no time':
      return `${name} shows no state of the account with its time`
    case 'early state':
      return `${name} shows an older state of the account`
    case 'gaps':
      return `${name} does not show the whole history of the account`
    case 'accepted':
      return `by the state of ${name}, the contract would still accept the message`
  }
}
