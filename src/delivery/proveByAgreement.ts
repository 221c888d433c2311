/**
 * Proof of non-execution that does not rely on a single party. Each operator is queried separately for the state of the
 * account and its history, back to a time before the message was sent. The mark of the history is not used, because it
 * comes from one endpoint. At least `network.agreement` operators must prove it, and none may show the message as
 * executed. Source: network 6.13.
 */
import { operatorName } from '../config/operators.ts'
import type { OperatorNetwork } from '../net/index.ts'
import { type FoundTransaction, lookUpTransaction } from './findTransaction.ts'
import { sinceSecOf } from './messagesSince.ts'
import type { GoneProof } from './proveGone.ts'
import {
  blockAfterSec,
  type ExpiryProof,
  type ProofRequest,
  proofTimeMs,
  proveNotExecuted,
  type Unproven,
} from './proveNotExecuted.ts'
import { tryWithin } from './tryWithin.ts'

/** Longest wait for one operator. */
const OPERATOR_MS = 10_000

interface Testimony {
  readonly operator: OperatorNetwork
  readonly proof:
    | ExpiryProof
    | { readonly type: 'failed' }
    | { readonly type: 'executed'; readonly found: FoundTransaction }
}

/** Throws the reason of the signal; failures of operators are part of the explanation. */
export async function proveByAgreement(request: ProofRequest): Promise<GoneProof> {
  const { call, network, message } = request
  const { agreement } = call.config.network
  const testimonies = await Promise.all(
    network.operatorNetworks.map(async (operator) => ({
      operator,
      proof: await askOperator({ ...request, network: operator.network }),
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

async function askOperator(request: ProofRequest): Promise<Testimony['proof']> {
  const { call, network, message, target } = request
  const { mark, threadId } = target
  if (sinceSecOf(mark) === undefined) return { type: 'none', reason: 'gaps' }
  const testify = async (signal: AbortSignal): Promise<Testimony['proof']> => {
    const wanted = { messageId: message.id, blockFromSec: blockAfterSec(proofTimeMs(request)), threadId }
    const { found, hasBlock } = await lookUpTransaction(network, wanted, signal)
    if (found !== undefined) return { type: 'executed', found }
    if (!hasBlock) return { type: 'none', reason: 'early state' }
    return proveNotExecuted({ ...request, target: { ...target, mark: { ...mark, isOnlyTime: true } }, signal })
  }
  const { clock } = call
  return (await tryWithin({ clock, signal: request.signal }, OPERATOR_MS, testify)) ?? { type: 'failed' }
}

function names(testimonies: readonly Testimony[]): string {
  return testimonies.map(({ operator }) => operatorName(operator)).join(', ')
}

function explain({ operator, proof }: Testimony): string {
  const name = operatorName(operator)
  return proof.type === 'none' ? UNPROVEN[proof.reason](name) : `${name} did not answer`
}

function showsNoState(operator: string): string {
  return `${operator} shows no state of the account with its time`
}

const UNPROVEN: Readonly<Record<Unproven, (operator: string) => string>> = {
  'no state': showsNoState,
  'no time': showsNoState,
  'early state': (name) => `${name} shows an older state of the account`,
  gaps: (name) => `${name} does not show the whole history of the account`,
  accepted: (name) => `by the state of ${name}, the contract would still accept the message`,
}
