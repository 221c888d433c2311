import { Capability } from '../Capability.ts'
import { Builder, Slice } from '../cells/index.ts'
import { type BouncePhase, type InternalHeader, type Message, messageCell } from '../tlb/index.ts'
import { checkDestination } from './checkDestination.ts'
import { withGrams } from './currencyArithmetic.ts'
import { firstPart, forwardFee, paidSize } from './messageFees.ts'
import { NotAccepted } from './NotAccepted.ts'
import { addFee, type TransactionDraft } from './TransactionDraft.ts'

/** From this version of the network on, the body of a bounced message is paid for under `classic` rules. */
const VERSION_COUNTS_BODY = 30
const BOUNCED = 0xffffffff
const QUOTED_BITS = 256

export interface BounceResult {
  readonly phase: BouncePhase
  /** Absent when the value does not pay for sending it back. */
  readonly message?: Message
}

/**
 * Sends the value of the message back, less gas and forward fees. If messages cannot go to its sender, returns
 * `undefined` under `classic` rules; under `current` rules the network's executor gives up, and this throws
 * `NotAccepted`. Source: formats 3.3.
 */
export function bouncePhase(draft: TransactionDraft, message: Message, gasFees: bigint): BounceResult | undefined {
  const { header } = message
  const { input, address, masterchain } = draft
  if (header.type !== 'internal') return undefined
  const dest = header.src.type === 'none' ? undefined : checkDestination(header.src, address, input.config)
  if (dest === undefined || typeof dest === 'number') {
    if (input.rules === 'classic') return undefined
    throw new NotAccepted('notExecutable', 'The message should bounce, and messages cannot go to its sender')
  }
  const quotes = input.config.has(Capability.bounceMessageBody)
  const inFull = quotes && input.config.has(Capability.fullBodyInBounced)
  const bounced: InternalHeader = {
    ...header,
    ihrDisabled: true,
    bounce: false,
    bounced: true,
    src: header.dest,
    dest,
    ihrFee: 0n,
    isExchange: false,
  }
  const back: Message = {
    header: bounced,
    ...(quotes && { body: quotedBody(message.body, inFull) }),
    ...(inFull && message.init && { init: message.init }),
  }
  const toMasterchain = masterchain || dest.workchain === -1
  // E1, a rule of the network: the size of a bounced message counts as 0, whatever it carries, so the lump price is its
  // fee.
  const counted = input.rules === 'classic' && input.config.globalVersion >= VERSION_COUNTS_BODY
  const msgSize = counted ? paidSize(messageCell(back, input.rules)) : { cells: 0n, bits: 0n }
  const fee = forwardFee(input.config, toMasterchain, msgSize)
  const value = draft.messageBalance
  // The account has paid for the gas, and gets it back out of the value.
  if (value.grams < fee + gasFees) return { phase: { type: 'noFunds', msgSize, reqFwdFees: fee } }
  const msgFees = firstPart(input.config.forwardPrices(dest.workchain, masterchain ? -1 : 0), fee)
  addFee(draft, msgFees)
  const fwdFees = fee - msgFees
  return {
    phase: { type: 'ok', msgSize, msgFees, fwdFees },
    message: {
      ...back,
      header: { ...bounced, value: withGrams(value, value.grams - fee - gasFees), fwdFee: fwdFees },
    },
  }
}

/** `ffffffff` and the first 256 bits of the body; with the capability for it also the body itself. */
function quotedBody(body: Slice | undefined, inFull: boolean): Slice {
  const builder = new Builder().storeUint(BOUNCED, 32)
  if (body !== undefined) {
    builder.storeSlice(body.prefix(Math.min(QUOTED_BITS, body.remainingBits), 0))
    if (inFull) builder.storeRef(new Builder().storeSlice(body).toCell())
  }
  return Slice.of(builder.toCell())
}
