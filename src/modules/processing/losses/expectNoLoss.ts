/** Refuses messages that would lose more than their sender, or a spending policy, accepts: before they are signed. */
import type { CallScope } from '../../../context/scopes.ts'
import { amountText } from '../../../core/losses/amountText.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { withFacts } from '../../../delivery/sentFacts.ts'
import type { ClientError } from '../../../errors/ClientError.ts'
import { LossNotAllowed } from '../../../errors/policy.ts'
import { LossNotAccepted } from '../../../errors/processing.ts'
import { type Excess, findExcess, lossRemedy, lossText } from '../../losses/lossLimits.ts'
import { recordRefusal } from '../../policy/index.ts'
import { type ForeseenLosses, type ForeseeOptions, foreseeLosses, type LossScope } from './foreseeLosses.ts'
import type { RunnableMessage } from './messageForRun.ts'

/** `accept_loss` of a call, on the wire. */
export type AcceptLoss = Readonly<Record<string, string>>

export interface LossCheck extends ForeseeOptions {
  /** Absent: only policies limit losses. */
  readonly acceptLoss: AcceptLoss | undefined
}

/** Whether the caller or a policy asks for a check for losses. */
export function checksLosses({ config }: Pick<CallScope, 'config'>, acceptLoss: AcceptLoss | undefined): boolean {
  return acceptLoss !== undefined || config.policies.some(({ policy }) => policy.max_loss !== undefined)
}

/**
 * Throws LossNotAccepted (521), LossNotAllowed (1205), and as `foreseeLosses`, with `data.sent` false: what
 * cannot be checked is not sent. A message that would send nothing loses nothing.
 */
export async function expectNoLoss(
  call: LossScope,
  runnable: RunnableMessage,
  { acceptLoss, ...options }: LossCheck,
): Promise<ForeseenLosses> {
  const accepted = acceptLoss && new Map(Object.entries(acceptLoss).map(([id, amount]) => [Number(id), BigInt(amount)]))
  try {
    const foreseen = await foreseeLosses(call, runnable, options)
    const excess = accepted && findExcess(foreseen.transfers, accepted, { hasDefaults: true })
    if (excess !== undefined) throw notAccepted(excess, foreseen)
    await expectAllowed(call, runnable.message, foreseen)
    return foreseen
  } catch (error) {
    call.signal.throwIfAborted()
    throw withFacts(error, NOT_SENT)
  }
}

const NOT_SENT = { sent: false, outcome: 'not_executed' } as const

function notAccepted(excess: Excess, { losses }: ForeseenLosses): ClientError {
  const text = `${lossText(excess)}. ${lossRemedy(excess)} To lose it on purpose, raise accept_loss. Nothing was signed or sent`
  return LossNotAccepted.error(text, { ...dataOf(excess), losses })
}

function dataOf(excess: Excess): Record<string, unknown> {
  const { loss, transfer, amount, accepted } = excess
  const { account_id, dapp_id } = transfer
  return {
    ...{ account_id, ...(dapp_id !== undefined && { dapp_id }), currency: loss.currency },
    ...{ amount: String(amount), accepted: String(accepted), reason: loss.reason, remedy: lossRemedy(excess) },
  }
}

/** Throws LossNotAllowed (1205), which is recorded. */
async function expectAllowed(
  call: LossScope,
  { accountId }: ExternalMessage,
  { transfers, losses }: ForeseenLosses,
): Promise<void> {
  for (const { policy } of call.config.policies) {
    if (policy.max_loss === undefined) continue
    const limits = new Map(Object.entries(policy.max_loss).map(([id, amount]) => [Number(id), amount]))
    const excess = findExcess(transfers, limits, { hasDefaults: false })
    if (excess === undefined) continue
    const text = `${lossText(excess)}; the spending policy allows ${amountText(excess.loss.currency, excess.accepted)}. ${lossRemedy(excess)}`
    const error = LossNotAllowed.error(text, { ...dataOf(excess), losses })
    const paid = transfers.map(({ account_id, sent }) => ({
      recipient: account_id,
      amount: sent.find(({ currency }) => currency === 0)?.amount ?? '0',
      ...othersOf(sent),
    }))
    await recordRefusal(call, error, { account_id: accountId, transfers: paid })
    throw error
  }
}

function othersOf(sent: ForeseenLosses['transfers'][number]['sent']) {
  const currencies = sent.filter(({ currency }) => currency !== 0)
  return currencies.length > 0 ? { currencies } : {}
}
