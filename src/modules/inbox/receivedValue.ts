import { compareBytes } from '../../core/bytes/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import type { InternalHeader, Message, OrdinaryDescription, Transaction } from '../../core/tlb/index.ts'

export interface ReceivedValue {
  /** Nano. */
  readonly grams: bigint
  /** Amounts by currency, none of them 0. */
  readonly other: ReadonlyMap<number, bigint>
}

const NOTHING: ReceivedValue = { grams: 0n, other: new Map() }
const SHELL = 2
const MAX_EXCHANGE = (1n << 64n) - 1n

/**
 * What an internal message left with the account of its transaction, before the fees and what the contract sent on.
 *
 * - A message that went back left nothing, and neither did one where no account came to be.
 * - Under `current` rules the network burns nano tokens of another Dapp ID: they pay for the run at most. Other currencies
 *   arrive, and SHELL of a message with the exchange flag becomes as many nano tokens.
 *
 * @param ownDappId Dapp ID of the account before the transaction, 32 bytes; absent: it has none
 */
export function receivedValue(
  { description, origStatus, endStatus }: Pick<Transaction, 'description' | 'origStatus' | 'endStatus'>,
  { header, init }: Pick<Message, 'init'> & { readonly header: InternalHeader },
  { ownDappId, rules }: { readonly ownDappId: Uint8Array | undefined; readonly rules: ChainRules },
): ReceivedValue {
  if (description.type !== 'ordinary' || description.bounce?.type === 'ok') return NOTHING
  if (description.aborted && endStatus === 'nonexist') return NOTHING
  const other = new Map([...header.value.other].filter(([, amount]) => amount > 0n))
  const whole = header.value.grams + header.ihrFee
  if (rules === 'classic') return { grams: whole, other }
  const couldNotReturn = description.aborted && header.bounce
  const hasNoContract = origStatus === 'uninit' && endStatus === 'uninit'
  // An account without contract keeps other currencies of a message that should have gone back, and loses the rest.
  if (couldNotReturn && hasNoContract) return { grams: 0n, other }
  const deploys = init !== undefined && (origStatus === 'uninit' || origStatus === 'nonexist')
  const isElsewhere = !header.bounced && !deploys && (origStatus === 'nonexist' || !isSame(ownDappId, header.srcDappId))
  const exchanged = header.isExchange && !undoesExchange(description, header) ? least(other.get(SHELL) ?? 0n) : 0n
  if (exchanged > 0n) {
    const rest = other.get(SHELL)! - exchanged
    if (rest > 0n) other.set(SHELL, rest)
    else other.delete(SHELL)
  }
  return { grams: (isElsewhere ? 0n : whole) + exchanged, other }
}

/** A message that should go back takes with it what it brought, also when it does not get away. */
function undoesExchange({ aborted }: OrdinaryDescription, { bounce }: InternalHeader): boolean {
  return aborted && bounce
}

function least(shell: bigint): bigint {
  return shell < MAX_EXCHANGE ? shell : MAX_EXCHANGE
}

function isSame(left: Uint8Array | undefined, right: Uint8Array | undefined): boolean {
  if (left === undefined || right === undefined) return left === right
  return compareBytes(left, right) === 0
}
