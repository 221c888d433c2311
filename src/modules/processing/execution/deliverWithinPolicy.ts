/** Counts a message as spent before it is sent, and reverts this once it is proven not to have been executed. */
import type { CallScope } from '../../../context/scopes.ts'
import type { AbiContract } from '../../../core/abi/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import {
  type Delivered,
  type DeliveryOptions,
  deliverMessage,
  type PreparedDelivery,
} from '../../../delivery/deliverMessage.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { unsentFacts, withFacts } from '../../../delivery/sentFacts.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { hasPolicies, type Reservation } from '../../policy/index.ts'
import { checksLosses, expectNoLoss } from '../losses/expectNoLoss.ts'
import { judge } from './judge.ts'

/** Facts about a message that a policy needs besides its bytes. */
export interface SpendingFacts {
  /** Dapp ID as given. */
  readonly contract: AbiContract | undefined
  /** 64 hex digits; absent when it was signed elsewhere. */
  readonly publicKey?: string | undefined
  /** Messages with the same purpose replace each other. Default: the message itself. */
  readonly purpose?: string | undefined
  /** Whether a signature will be inserted into the message. */
  readonly isUnsigned?: boolean
  /** Whether its losses were checked before it was signed. */
  readonly isLossChecked?: boolean
}

interface Options {
  readonly dappId: string
  readonly rules?: ChainRules | undefined
  readonly spending?: SpendingFacts | undefined
}

/** Reservations of the messages of a call that may still turn out not to have been executed. */
const reservations = new WeakMap<CallScope, Map<string, Reservation>>()

/** Adds the options that are the same for all messages. */
export type SendOptions = Omit<DeliveryOptions, 'judge' | 'within'> & {
  readonly spending?: SpendingFacts | undefined
  /** `countSpending` was called for it. */
  readonly isCounted?: boolean
}

/** Throws as `deliverMessage`, `authorizeMessage` and `reserveSpending`. */
export function deliverWithinPolicy(
  call: CallScope,
  message: ExternalMessage,
  options: SendOptions,
): Promise<Delivered> {
  // A caller that stores messages has already counted this one.
  const isCounted = options.departure !== undefined || !hasPolicies(call)
  const within = async (delivery: PreparedDelivery) => {
    if (options.isCounted !== true) await countSpending(call, message, options)
    return runCounted(call, message, delivery)
  }
  return deliverMessage(call, message, { ...options, judge, ...(!isCounted && { within }) })
}

/**
 * Counts the spending of a message before it is sent. Throws as `authorizeMessage` and `reserveSpending`; nothing is
 * counted then.
 */
export async function countSpending(call: CallScope, message: ExternalMessage, options: Options): Promise<void> {
  try {
    const { reserveSpending } = await loadPolicy()
    const authorization = await authorizeMessage(call, message, options)
    if (options.spending?.isLossChecked !== true && checksLosses(call, undefined)) {
      const { dappId, rules } = options
      const runnable = { message, isSigned: true, candidates: [] }
      await expectNoLoss(call, runnable, { dappId, rules, acceptLoss: undefined })
    }
    const known = reservations.get(call) ?? new Map<string, Reservation>()
    reservations.set(call, known.set(message.id, await reserveSpending(call, authorization)))
  } catch (error) {
    throw withFacts(error, unsentFacts(message))
  }
}

async function runCounted(call: CallScope, message: ExternalMessage, delivery: PreparedDelivery): Promise<Delivered> {
  try {
    const delivered = await delivery.run()
    const isUnsent = delivered.type === 'failed' && delivered.error.data['sent'] === false
    if (delivered.type === 'notExecuted' || isUnsent) await releaseMessage(call, message)
    return delivered
  } catch (error) {
    // The cancellation of a call says nothing about the outcome of its message.
    if (isNotExecuted(error) || !delivery.hasLeft) await releaseMessage(call, message)
    throw error
  }
}

/** Checks a message against the policies, before it is signed or sent. Throws as `authorize`. */
export async function authorizeMessage(
  call: CallScope,
  message: ExternalMessage,
  { dappId, rules, spending }: Options,
) {
  const { authorize } = await loadPolicy()
  const { root, accountId, id } = message
  const { contract, publicKey, isUnsigned } = spending ?? {}
  const outgoing = { root, accountId, dappId, rules, contract, publicKey, isUnsigned: isUnsigned === true }
  return authorize(call, outgoing, { purpose: spending?.purpose ?? id })
}

/** Whether an error says that its message was not executed and never will be. */
export function isNotExecuted(error: unknown): boolean {
  return error instanceof ClientError && error.data['sent'] === false
}

/** Reverts the counted spending of a message. */
export async function releaseMessage(call: CallScope, { id }: ExternalMessage): Promise<void> {
  const known = reservations.get(call)
  const reservation = known?.get(id)
  if (reservation === undefined) return
  known!.delete(id)
  const { releaseSpending } = await loadPolicy()
  await releaseSpending(call, reservation)
}

/** Most clients have no policy, and do not load what checks messages against it. */
function loadPolicy() {
  return import('../../policy/index.ts')
}
