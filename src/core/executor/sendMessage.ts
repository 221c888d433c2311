import { compareBytes } from '../bytes/index.ts'
import { unlessBroken } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import {
  type CurrencyCollection,
  type InternalAddress,
  type InternalHeader,
  type Message,
  type MsgAddress,
  messageCell,
} from '../tlb/index.ts'
import type { ActionDraft } from './ActionDraft.ts'
import { actionCodes } from './actionCodes.ts'
import { checkDestination } from './checkDestination.ts'
import { minus, NO_CURRENCIES, plus, withGrams, withoutZeros } from './currencyArithmetic.ts'
import { firstPart, forwardFee, ihrFee, messageSize, paidSize } from './messageFees.ts'
import { sendModes } from './sendModes.ts'

const MAX_BITS = 1n << 21n
const MAX_CELLS = 1n << 13n

/**
 * The message to send, without its time; the result code of a failure; or `undefined` for a failure that is ignored.
 */
export type SendOutcome = Message | number | undefined

/**
 * Takes value and fees of a message out of the balance. Source: formats 3.3; send modes of the public rules are 1, 2, 32,
 * 64 and 128, those of the current ones 1, 16, 32 and 128.
 */
export function sendMessage(draft: ActionDraft, mode: number, given: Message): SendOutcome {
  const { input, address } = draft.transaction
  if (!isValidMode(mode, input.rules)) return actionCodes.invalidAction
  const fail = (code: number): number | undefined => ((mode & sendModes.ignoreErrors) !== 0 ? undefined : code)
  const { header } = given
  if (header.type === 'externalIn') return actionCodes.invalidAction
  // A contract may send only from its own address, which is filled in if absent.
  if (header.src.type !== 'none' && !isSame(header.src, address)) return actionCodes.wrongSource
  const message: Message = { ...given, header: { ...header, src: address } }
  const ownFee = ownForwardFee(draft, message)
  if (ownFee === undefined) return actionCodes.invalidList
  if (header.type !== 'internal') return charge(draft, mode, message, { grams: ownFee, fees: ownFee, kept: ownFee })
  const dest = checkDestination(header.dest, address, input.config)
  if (typeof dest === 'number') return fail(dest)
  const priced = priceInternal(draft, mode, { ...header, src: address, dest }, ownFee)
  if (priced === undefined) return fail(actionCodes.notEnoughGrams)
  return charge(draft, mode, { ...given, header: priced.header }, priced)
}

function isValidMode(mode: number, rules: ChainRules): boolean {
  const { payFeesSeparately, ignoreErrors, exchange, deleteIfEmpty, carryValue, carryBalance } = sendModes
  const known =
    rules === 'current'
      ? payFeesSeparately | exchange | deleteIfEmpty | carryBalance
      : payFeesSeparately | ignoreErrors | deleteIfEmpty | carryValue | carryBalance
  if ((mode & ~known) !== 0) return false
  if ((mode & carryValue) !== 0 && (mode & carryBalance) !== 0) return false
  return (mode & deleteIfEmpty) === 0 || (mode & carryBalance) !== 0
}

/** Amount deducted from the balance, the fees in it, and the share of the fees that is collected here. */
interface Charge {
  readonly grams: bigint
  readonly other?: CurrencyCollection
  readonly fees: bigint
  readonly kept: bigint
}

function priceInternal(
  draft: ActionDraft,
  mode: number,
  given: InternalHeader,
  ownFee: bigint,
): (Charge & { header: InternalHeader }) | undefined {
  const { input, messageBalance, masterchain } = draft.transaction
  const prices = input.config.forwardPrices(given.dest.workchain, masterchain ? -1 : 0)
  const least = given.ihrDisabled ? 0n : ihrFee(prices, ownFee)
  const ihr = given.ihrDisabled ? 0n : given.ihrFee < least ? least : given.ihrFee
  // A contract may offer more than the network asks for, never less.
  const forward = given.fwdFee > ownFee ? given.fwdFee : ownFee
  const kept = firstPart(prices, forward)
  const fees = forward + ihr
  let value = given.value
  let taken = given.value
  let separately = (mode & sendModes.payFeesSeparately) !== 0
  if ((mode & sendModes.carryBalance) !== 0) {
    taken = draft.remaining
    value = draft.remaining
    separately = false
  }
  if ((mode & sendModes.carryValue) !== 0) {
    taken = plus(taken, messageBalance)
    if (!separately) {
      // The gas of this run has been paid out of the balance, and must come out of the value of the message.
      if (taken.grams < draft.gasFees) return undefined
      taken = withGrams(taken, taken.grams - draft.gasFees)
    }
    value = taken
  }
  if (separately) taken = withGrams(taken, taken.grams + fees)
  else if (value.grams < fees) return undefined
  else value = withGrams(value, value.grams - fees)
  const header: InternalHeader = {
    ...given,
    bounced: false,
    value,
    ihrFee: ihr,
    fwdFee: forward - kept,
    ...(input.rules === 'current' && { isExchange: (mode & sendModes.exchange) !== 0 }),
  }
  return { header, grams: taken.grams, other: taken, fees, kept }
}

function charge(draft: ActionDraft, mode: number, message: Message, { grams, other, fees, kept }: Charge): SendOutcome {
  const fail = (code: number): number | undefined => ((mode & sendModes.ignoreErrors) !== 0 ? undefined : code)
  if (draft.remaining.grams < grams) return fail(actionCodes.notEnoughGrams)
  // A contract may put any cell where the currencies belong.
  const remaining = unlessBroken(() => minus(draft.remaining, other ?? withGrams(NO_CURRENCIES, grams)))
  if (remaining === undefined) return fail(actionCodes.notEnoughCurrencies)
  // Removes entries with amount 0, which exchange and burning leave (E3, E4).
  draft.remaining = withoutZeros(remaining)
  if ((mode & sendModes.deleteIfEmpty) !== 0 && draft.remaining.grams === 0n && draft.reserved.grams === 0n) {
    draft.deleted = true
  }
  draft.forwardFees = (draft.forwardFees ?? 0n) + fees
  draft.actionFees = (draft.actionFees ?? 0n) + kept
  const cell = unlessBroken(() => messageCell(message, draft.transaction.input.rules))
  if (cell === undefined) return actionCodes.invalidList
  const size = messageSize(cell)
  draft.cells += size.cells
  draft.bits += size.bits
  // Counts all messages together, so that many small ones cannot exceed the limit of a large one.
  if (draft.bits > MAX_BITS || draft.cells > MAX_CELLS) return actionCodes.invalidBalance
  // The value of the inbound message can be carried only once.
  if ((mode & (sendModes.carryBalance | sendModes.carryValue)) !== 0) draft.transaction.messageBalance = NO_CURRENCIES
  return message
}

function ownForwardFee({ transaction }: ActionDraft, message: Message): bigint | undefined {
  const { input, special, masterchain } = transaction
  if (special) return 0n
  const cell = unlessBroken(() => messageCell(message, input.rules))
  if (cell === undefined) return undefined
  const { header } = message
  const toMasterchain = header.type === 'internal' && header.dest.workchain === -1
  return forwardFee(input.config, masterchain || toMasterchain, paidSize(cell))
}

function isSame(src: MsgAddress, own: InternalAddress): boolean {
  return (
    src.type === 'std' &&
    own.type === 'std' &&
    src.workchain === own.workchain &&
    src.anycast === undefined &&
    compareBytes(src.account, own.account) === 0
  )
}
