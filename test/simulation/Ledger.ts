/**
 * The record of each payment: messages sent for it, and what the chain executed. Knows the rules that no client may
 * break and collects where they were broken.
 */
import { decodeBody } from '../../src/core/abi/index.ts'
import { parseBocBase64 } from '../../src/core/cells/index.ts'
import { parseMessage } from '../../src/core/tlb/index.ts'
import { readAbi } from '../../src/modules/abi/index.ts'
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import type { ChainTransaction, SimulatedChain } from './SimulatedChain.ts'
import type { Trace } from './Trace.ts'

/** One signed form of a payment. */
interface Form {
  readonly messageId: string
  /** Unix time, s. */
  readonly expireSec: number
}

export interface Payment {
  readonly name: string
  /** Account id that the payment goes to, by which its messages are known. */
  readonly recipient: string
  readonly forms: Map<string, Form>
  /** Ids of the messages that were sent during the call that is judged next. */
  readonly leftInCall: Set<string>
  /** The client has said that its messages were not and will not be executed. */
  isProvenLost: boolean
}

/** How a call ended, as its caller sees it. */
export type CallOutcome = { readonly result: unknown } | { readonly error: OutcomeError }

export interface OutcomeError {
  readonly code?: number
  readonly name?: string
  readonly message: string
  readonly data?: Readonly<Record<string, unknown>>
}

const contract = readAbi({ type: 'Json', value: helloWallet.abi })

export class Ledger {
  readonly violations: string[] = []
  readonly payments: Payment[] = []
  readonly #chain: SimulatedChain
  readonly #trace: Trace

  constructor(chain: SimulatedChain, trace: Trace) {
    this.#chain = chain
    this.#trace = trace
  }

  open(name: string): Payment {
    const recipient = (this.payments.length + 1).toString(16).padStart(64, '0')
    const payment = {
      name,
      recipient,
      forms: new Map<string, Form>(),
      leftInCall: new Set<string>(),
      isProvenLost: false,
    }
    this.payments.push(payment)
    return payment
  }

  expect(isRight: boolean, rule: string): void {
    if (isRight) return
    this.violations.push(rule)
    this.#trace.add('ledger', `BROKEN: ${rule}`)
  }

  /** The first byte of a request with a message is on its way. */
  left(body: string): void {
    const [posted] = JSON.parse(body) as [{ readonly id: string; readonly body: string }]
    const cell = parseBocBase64(posted.body)
    const messageId = cell.hashHex()
    this.expect(messageId === posted.id, `message ${posted.id} has the hash ${messageId}`)
    const decoded = decodeBody(contract, parseMessage(cell).body!, {
      isInternal: false,
      allowPartial: false,
      layout: 'Input',
    })
    const recipient = String((decoded.value as Readonly<Record<string, unknown>>)['dest']).slice(2)
    const payment = this.payments.find((candidate) => candidate.recipient === recipient)
    if (payment === undefined) {
      this.expect(false, `a message without recipient left: ${messageId}`)
      return
    }
    this.expect(!payment.isProvenLost, `${payment.name}: a message left after the proof that there is none`)
    payment.leftInCall.add(messageId)
    if (payment.forms.has(messageId)) return
    for (const earlier of payment.forms.values()) this.#expectDead(payment, earlier, 'another form left')
    payment.forms.set(messageId, { messageId, expireSec: decoded.header?.expire ?? Number.POSITIVE_INFINITY })
    this.#trace.add('ledger', `${payment.name}: form ${payment.forms.size} is ${messageId.slice(0, 8)}`)
  }

  /** A form that was not executed and never can be. */
  #expectDead(payment: Payment, { messageId, expireSec }: Form, occasion: string): void {
    const about = `${payment.name}: ${occasion}, but ${messageId.slice(0, 8)}`
    this.expect(!this.#chain.byMessage.has(messageId), `${about} was executed`)
    this.expect(expireSec <= this.#chain.blockSec, `${about} may still be executed`)
  }

  /** Compares what `process_message` or `send_message` answered with the truth. */
  judge(payment: Payment, outcome: CallOutcome): void {
    const { name, forms } = payment
    if ('result' in outcome) {
      this.#judgeResult(payment, outcome.result)
      return
    }
    const { code, data = {} } = outcome.error
    const { sent } = data
    if (code === undefined) {
      this.expect(false, `${name}: ended with no error of the library: ${outcome.error.message}`)
      return
    }
    if (payment.leftInCall.size === 0) {
      this.expect(sent !== true, `${name}: error ${code} says that a message left, but none has`)
      return
    }
    this.expect(
      typeof sent === 'boolean',
      `${name}: error ${code} does not say whether the message may have been executed`,
    )
    if (sent === false) {
      for (const form of forms.values()) this.#expectDead(payment, form, `error ${code} says that none was executed`)
      payment.isProvenLost = true
    } else {
      const hash = data['message_hash']
      this.expect(
        typeof hash === 'string' && forms.has(hash),
        `${name}: error ${code} names the unknown message ${hash}`,
      )
    }
    const { transaction_id } = data
    if (typeof transaction_id === 'string') {
      this.expect(
        this.#chain.byId.has(transaction_id),
        `${name}: error ${code} names a transaction that does not exist`,
      )
    }
  }

  #judgeResult(payment: Payment, result: unknown): void {
    const { name, forms } = payment
    const told = result as { readonly transaction?: { readonly id: string }; readonly message_hash?: string }
    const found =
      told.transaction === undefined
        ? this.#chain.byMessage.get(String(told.message_hash))
        : this.#chain.byId.get(told.transaction.id)
    if (found === undefined) {
      this.expect(false, `${name}: succeeded, but the chain has no such transaction`)
      return
    }
    this.expect(forms.has(found.messageId), `${name}: succeeded with the transaction of another message`)
    if (told.transaction !== undefined) this.expect(!found.aborted, `${name}: succeeded with an aborted transaction`)
  }

  /** The caller withdrew the call; `sent` is what was reported to have left. */
  judgeWithdrawn({ name, forms, leftInCall }: Payment, sent: ReadonlyMap<string, unknown> | undefined): void {
    for (const { messageId, expireSec } of forms.values()) {
      if (!leftInCall.has(messageId)) continue
      const isOpen = this.#chain.byMessage.has(messageId) || expireSec > this.#chain.blockSec
      this.expect(
        !isOpen || sent?.has(messageId) === true,
        `${name}: withdrawn, but ${messageId.slice(0, 8)} is not named`,
      )
    }
  }

  /** To be called when nothing is under way any more. */
  close(): void {
    for (const payment of this.payments) {
      const executed = this.#executed(payment)
      this.expect(executed.length <= 1, `${payment.name}: paid ${executed.length} times`)
      this.expect(
        executed.length === 0 || !payment.isProvenLost,
        `${payment.name}: paid after the proof that it was not`,
      )
    }
  }

  #executed({ forms }: Payment): ChainTransaction[] {
    return [...forms.keys()].flatMap((messageId) => {
      const transaction = this.#chain.byMessage.get(messageId)
      return transaction === undefined || transaction.aborted ? [] : [transaction]
    })
  }
}
