import { type SkipReason, skipReasonOf } from './skipReasons.ts'

/** What an inbound message of a transaction without a contract brought. */
export interface BroughtMoney {
  /** Why no contract ran. */
  readonly skipped: SkipReason | undefined
  /** Result of the bounce phase. */
  readonly bounce: 'ok' | 'noFunds' | 'negFunds' | undefined
  /** Whether the message came from another account, with an amount of any currency. */
  readonly hasMoney: boolean
  /** Whether its body is for a function of a contract: empty bodies and comments are not. */
  readonly isCall: boolean
}

/**
 * Whether money has arrived although no contract ran: at an account without a contract, or with too little for the gas of a
 * contract that was not called. Such a transaction is aborted, but nothing has failed unless money was lost.
 */
export function isReceived({ skipped, bounce, hasMoney, isCall }: BroughtMoney): boolean {
  if (!hasMoney) return false
  if (skipped === 'noState') return bounce === undefined
  return skipped === 'noGas' && !isCall && bounce !== 'ok'
}

/** The same for members of a described transaction. */
export function isReceivedIn({ compute, bounce, in_message: message }: DescribedTransaction): boolean {
  return isReceived({
    skipped: compute?.skipped == null ? undefined : skipReasonOf(compute.skipped),
    bounce: bounce?.type as BroughtMoney['bounce'],
    hasMoney: message?.value != null && (message.value !== '0' || message.currencies != null),
    isCall: message?.kind !== 'transfer' && message?.kind !== 'comment',
  })
}

/** A transaction as traces of the development node and the tool describe it. */
interface DescribedTransaction {
  readonly compute?: { readonly skipped?: string | null | undefined } | null | undefined
  readonly bounce?: { readonly type: string } | null | undefined
  readonly in_message?:
    | { readonly value?: string | null | undefined; readonly currencies?: unknown; readonly kind: string }
    | null
    | undefined
}

/** Outcome of such a transaction. `skipped`: the text of the reason. */
export function receivedText(skipped: string): string {
  return `received; ${skipped}`
}
