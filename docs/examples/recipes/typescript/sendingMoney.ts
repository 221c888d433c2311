import { ClientError, SendFlags } from 'vendorclient'
import type { Wallet } from './wallet.ts'

// recipe: sendingMoney.pay
const SHELL = 2

/** State of a payment in the books. */
type Booking =
  | { readonly state: 'paid'; readonly transactionId: string }
  | { readonly state: 'not paid'; readonly reason: string; readonly repeatFrom?: Date }
  | { readonly state: 'unclear'; readonly messageHash: string | undefined }

/** Pays an amount of SHELL, in nano, which becomes main currency on arrival. */
async function pay(wallet: Wallet, dest: string, amount: bigint): Promise<Booking> {
  const flags = SendFlags.PayFees | SendFlags.Exchange
  const payment = { dest, value: 0n, cc: { [SHELL]: amount }, bounce: false, flags, payload: '' }
  try {
    const sent = await wallet.call.sendTransaction(payment)
    return { state: 'paid', transactionId: sent.transaction.id }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    switch (error.outcome) {
      case 'executed': // only its result was lost
        return { state: 'paid', transactionId: error.transactionId! }
      case 'refused': // until it settles, a copy of the message could be executed
        if (error.settlesAt === undefined) return { state: 'unclear', messageHash: error.messageHash }
        return { state: 'not paid', reason: error.message, repeatFrom: new Date(error.settlesAt * 1000) }
      case 'not_executed':
      case 'failed':
        return { state: 'not paid', reason: error.message }
      case 'unknown': // never repeat it: ask the network for the message
        return { state: 'unclear', messageHash: error.messageHash }
      default: // no message was made
        throw error
    }
  }
}

// end of recipe

export { type Booking, pay }
