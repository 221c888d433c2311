/** Checks messages against the policies of a client. */
import type { CallScope } from '../../../context/scopes.ts'
import { textDigest } from '../../../core/crypto/textDigest.ts'
import { amountText, currencyText } from '../../../core/losses/amountText.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import {
  RecipientNotAllowed,
  SpendingLimitReached,
  SpendingNotApproved,
  SpendingUnknown,
} from '../../../errors/policy.ts'
import { type ApprovalRequest, askApproval } from './approver.ts'
import { type Charge, Ledger, type PlannedReservation, type Reservation, type Spent } from './Ledger.ts'
import { policyErrors } from './policyErrors.ts'
import {
  accountIdOf,
  type OutgoingMessage,
  type Policy,
  readSpending,
  type Spending,
  type Transfer,
} from './readSpending.ts'
import { recordRefusal } from './recordRefusal.ts'

type Limit = Policy['limits'][number]

interface CheckedLimit {
  readonly limit: Limit
  readonly counter: string
  /** Amount that the message pays in the currency of the limit, in nano units. */
  readonly amount: bigint
}

/** A message that the policies allow, apart from amounts spent in the meantime. */
export interface Authorization {
  readonly charges: readonly Charge[]
  readonly limits: readonly CheckedLimit[]
  /** Key of the approval that was needed and given. */
  readonly approval: string | undefined
  /** Whether the approver was not available. */
  readonly isWaiting: boolean
  readonly about: object
}

export interface AuthorizeOptions {
  /** Distinguishes payments that cannot be decoded. */
  readonly purpose: string
  /** An approval that was given before. */
  readonly approval?: string | undefined
  /** Amounts of the message that are already counted. */
  readonly counted?: Reservation | undefined
  /** A missing approver is not an error. */
  readonly waits?: boolean
}

/**
 * Asks for approval where it is needed. Refusals are recorded. Throws RecipientNotAllowed (1201),
 * SpendingLimitReached (1202) for a limit of one message and, before approval is requested, for the other limits,
 * SpendingUnknown (1203), SpendingNotApproved (1204).
 */
export async function authorize(
  call: CallScope,
  message: OutgoingMessage,
  options: AuthorizeOptions,
): Promise<Authorization> {
  const { about, hold } = readMessage(call, message)
  return recorded(call, about, async () => {
    const { charges, limits, approval } = hold(options.purpose)
    const isMissing = approval !== undefined && approval !== options.approval
    const expectRoom = () => expectRoomNow(call, { charges, limits }, options.counted)
    const isWaiting = isMissing && !(await isApproved(call, { id: approval, expectRoom, fields: about }, options))
    return { charges, limits, approval: isWaiting ? undefined : approval, isWaiting, about }
  })
}

/**
 * Whether a message would need approval. Does not ask for approval and does not count the spending; refusals are
 * recorded. Throws as `authorize`.
 */
export function foresee(call: CallScope, message: OutgoingMessage): Promise<boolean> {
  const { about, hold } = readMessage(call, message)
  return recorded(call, about, async () => {
    const { charges, limits, approval } = hold('')
    await expectRoomNow(call, { charges, limits }, undefined)
    return approval !== undefined
  })
}

/** A message and the verdict of the policies, apart from spending limits. `hold` throws as `authorize`. */
function readMessage(call: CallScope, message: OutgoingMessage) {
  const read = call.config.policies.map(({ policy }) => ({ policy, spending: readSpending(policy, message) }))
  const shown = largest(read.map(({ spending }) => spending))
  const hold = (purpose: string) => {
    const limits: CheckedLimit[] = []
    let needsApproval = false
    for (const { policy, spending } of read) {
      if (checkSpending(policy, spending)) needsApproval = true
      expectLimited(policy, spending)
      for (const limit of policy.limits) {
        limits.push(checkLimit(limit, message, totalOf(spending, limit.currency)))
      }
    }
    return {
      limits,
      charges: chargesOf(limits),
      /** Key of the approval that is needed. */
      approval: needsApproval ? approvalOf(message, shown, purpose) : undefined,
    }
  }
  return { about: describe(message, shown), hold }
}

/** Throws SpendingLimitReached (1202) if the amount could not be counted now. Counts nothing. */
async function expectRoomNow(
  { context }: CallScope,
  { charges, limits }: Pick<Authorization, 'charges' | 'limits'>,
  counted: Reservation | undefined,
): Promise<void> {
  await new Ledger(context).plan(charges, roomCheck(limits), counted)
}

/** False if the approver was not available. Throws SpendingNotApproved (1204). */
async function isApproved(call: CallScope, request: ApprovalRequest, { waits }: AuthorizeOptions): Promise<boolean> {
  try {
    await askApproval(call, request)
    return true
  } catch (error) {
    if (waits === true && SpendingNotApproved.matches(error) && error.data['reason'] !== 'refused') return false
    throw error
  }
}

/** Counts the allowed amounts in place of `before`. Throws SpendingLimitReached (1202), which is recorded. */
export function planSpending(
  call: CallScope,
  authorization: Authorization,
  before?: Reservation | undefined,
): Promise<PlannedReservation> {
  const { charges, limits, about } = authorization
  return recorded(call, about, () => new Ledger(call.context).plan(charges, roomCheck(limits), before))
}

/** Carries out the plan of `planSpending`. */
export function reserveSpending(call: CallScope, authorization: Authorization): Promise<Reservation> {
  const { charges, limits, about } = authorization
  return recorded(call, about, () => new Ledger(call.context).reserve(charges, roomCheck(limits)))
}

/**
 * Reverts the counted amounts of a message that is proven not to have been executed. If the storage fails, they stay
 * counted.
 */
export async function releaseSpending(
  { context }: Pick<CallScope, 'context'>,
  reservation: Reservation,
): Promise<void> {
  try {
    await new Ledger(context).release(reservation)
  } catch (error) {
    context.services.log.warn('spending_not_released', { error: String(error) })
  }
}

async function recorded<T>(call: CallScope, about: object, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ClientError && isRefusal(error)) await recordRefusal(call, error, about)
    throw error
  }
}

const REFUSALS: ReadonlySet<number> = new Set(policyErrors.map(({ code }) => code).filter((code) => code > 1000))

/** Whether a policy refused a message. */
function isRefusal({ code }: ClientError): boolean {
  return REFUSALS.has(code)
}

/** Whether the message needs approval. */
function checkSpending(policy: Policy, spending: Spending): boolean {
  if (!spending.isKnown) return mayBeUnknown(policy, spending.reason)
  if (policy.recipients !== undefined) {
    const allowed = new Set(policy.recipients.map(accountIdOf))
    for (const { recipient } of spending.transfers) {
      if (recipient === undefined) return mayBeUnknown(policy, 'its recipient is not known')
      if (allowed.has(recipient)) continue
      throw RecipientNotAllowed.error(`The spending policy does not allow payments to ${recipient}`, { recipient })
    }
  }
  const above = new Map(Object.entries(policy.approval_above_currencies ?? {}).map(([id, most]) => [Number(id), most]))
  if (policy.approval_above !== undefined) above.set(0, policy.approval_above)
  return [...above].some(([currency, most]) => totalOf(spending, currency) > most)
}

/**
 * Throws SpendingLimitReached (1202) for a currency without a limit, if there are limits, because nothing else would
 * stop it.
 */
function expectLimited({ limits }: Policy, spending: Spending): void {
  if (limits.length === 0 || !spending.isKnown) return
  const limited = new Set(limits.map(({ currency }) => currency))
  for (const currency of new Set(spending.transfers.flatMap(({ amounts }) => [...amounts.keys()]))) {
    if (limited.has(currency)) continue
    const amount = totalOf(spending, currency)
    const text = `The spending policy has limits, but none for ${currencyText(currency)}: the message pays ${amountText(currency, amount)}`
    const amounts = { limit: '0', spent: '0', amount: String(amount) }
    throw SpendingLimitReached.error(text, { window: 'transfer', per: 'all', currency, ...amounts })
  }
}

/** Whether the message then needs approval. */
function mayBeUnknown(policy: Policy, reason: string): boolean {
  if (policy.unknown !== 'refuse') return policy.unknown === 'approve'
  throw SpendingUnknown.error(`The spending policy cannot determine what the message pays: ${reason}`, { reason })
}

/**
 * The interpretation with the largest amounts, so that approvers do not see the one of the policy that decodes least.
 */
function largest(spendings: readonly Spending[]): Spending | undefined {
  const known = spendings.filter(({ isKnown }) => isKnown)
  return known.sort((a, b) => (compareTotals(b, a) > 0n ? 1 : -1))[0] ?? spendings[0]
}

/** Compares by the main currency, then by the others together. */
function compareTotals(left: Spending, right: Spending): bigint {
  return totalOf(left, 0) - totalOf(right, 0) || totalOfAll(left) - totalOfAll(right)
}

/** Nano units of a currency. */
function totalOf(spending: Spending, currency: number): bigint {
  if (!spending.isKnown) return 0n
  return spending.transfers.reduce((sum, { amounts }) => sum + (amounts.get(currency) ?? 0n), 0n)
}

function totalOfAll(spending: Spending): bigint {
  if (!spending.isKnown) return 0n
  return spending.transfers.flatMap(({ amounts }) => [...amounts.values()]).reduce((sum, amount) => sum + amount, 0n)
}

function checkLimit(limit: Limit, message: OutgoingMessage, amount: bigint): CheckedLimit {
  const checked = { limit, counter: counterOf(limit, message), amount }
  if (limit.window === 'transfer' && amount > limit.amount) throw reached(checked, 0n)
  return checked
}

function counterOf({ per, currency }: Limit, { accountId, dappId, publicKey }: OutgoingMessage): string {
  const whose = { all: '', account: accountId, signer: publicKey?.toLowerCase() ?? '', dapp: dappId.toLowerCase() }
  return textDigest(`${per} ${whose[per]}${currency === 0 ? '' : ` ${currency}`}`)
}

/** The largest amount that a policy decodes, by counter. */
function chargesOf(limits: readonly CheckedLimit[]): Charge[] {
  const amounts = new Map<string, bigint>()
  for (const { counter, amount, limit } of limits) {
    if (limit.window === 'transfer' || amount === 0n) continue
    const known = amounts.get(counter) ?? 0n
    amounts.set(counter, amount > known ? amount : known)
  }
  return [...amounts].map(([counter, amount]) => ({ counter, amount }))
}

/** A check that throws SpendingLimitReached (1202) if the sums of a counter leave no room for a message. */
function roomCheck(limits: Authorization['limits']) {
  return (counter: string, spent: Spent): void => {
    for (const checked of limits) {
      const { limit, amount } = checked
      if (checked.counter !== counter || limit.window === 'transfer') continue
      const before = spent[limit.window]
      if (amount > 0n && before + amount > limit.amount) throw reached(checked, before)
    }
  }
}

function reached({ limit, amount }: CheckedLimit, spent: bigint): ClientError {
  const { window, per, currency } = limit
  const time = { transfer: 'per message', hour: 'per hour', day: 'per day', total: 'in total' }[window]
  const [most, before, now] = [limit.amount, spent, amount].map((each) => amountText(currency, each))
  const text = `The spending policy allows ${most} ${time}; ${before} are spent, the message pays ${now}`
  const amounts = { limit: String(limit.amount), spent: String(spent), amount: String(amount) }
  return SpendingLimitReached.error(text, { window, per, currency, ...amounts })
}

function approvalOf(message: OutgoingMessage, spending: Spending | undefined, purpose: string): string {
  const { function_name, transfers } = describe(message, spending)
  const what = spending?.isKnown === true ? transfers : purpose
  return textDigest(JSON.stringify([message.accountId, function_name, what]))
}

/** Facts about a message for approvers and refusals. */
function describe({ accountId, dappId }: OutgoingMessage, spending: Spending | undefined) {
  const transfers: readonly Transfer[] = spending?.isKnown === true ? spending.transfers : []
  return {
    account_id: accountId,
    dapp_id: dappId === '' ? undefined : dappId,
    function_name: spending?.functionName,
    transfers: transfers.map(({ recipient, amounts }) => {
      const others = [...amounts].filter(([currency]) => currency !== 0)
      return {
        recipient,
        amount: String(amounts.get(0) ?? 0n),
        ...(others.length > 0 && {
          currencies: others.map(([currency, amount]) => ({ currency, amount: String(amount) })),
        }),
      }
    }),
  }
}
