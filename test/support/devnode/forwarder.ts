/**
 * A contract without ABI that sends messages on demand: a body with a reference is accepted, and the message in the
 * reference goes out with mode 1. Other bodies do nothing.
 *
 *     ACCEPT  DROP  DUP  SREFS  IFNOTRET  LDREF  DROP  1 PUSHINT  SENDRAWMSG
 */
import { Builder, type Cell, Slice, writeBocBase64 } from '../../../src/core/cells/index.ts'
import {
  currencies,
  Grams,
  type InternalHeader,
  messageCell,
  NO_ADDRESS,
  type StateInit,
  standardAddress,
  stateInitCell,
} from '../../../src/core/tlb/index.ts'

const code = new Builder().storeBits(Buffer.from('f8003020d74addd43071fb00', 'hex')).toCell()

export interface Forwarder {
  /** 64 hex digits. */
  readonly id: string
  readonly init: StateInit
}

/** A forwarder; each number has another account. */
export function forwarder(number: number): Forwarder {
  return ofInit({ code, data: numberCell(number) })
}

/** An account with this code, as hex of its instructions. */
export function rawContract(codeHex: string, data = numberCell(0)): Forwarder {
  return ofInit({ code: new Builder().storeBits(Buffer.from(codeHex, 'hex')).toCell(), data })
}

/**
 * A contract that answers every message by one to itself, without end. Its data hold the message before and after the
 * address.
 *
 *     ACCEPT  c4 PUSH  CTOS  LDREFRTOS  SWAP  NEWC  STSLICE  MYADDR  SWAP  STSLICE  STSLICE  ENDC  1 PUSHINT  SENDRAWMSG
 */
export function endlessContract(): Forwarder {
  const after = new Builder()
  Grams.store(1_000_000_000n, after)
  after.storeBit(0).storeUint(0, 8).storeUintBig(0n, 64).storeUint(0, 32).storeUint(0, 4).storeUint(0, 2)
  const data = new Builder().storeUint(0b010000, 6).storeRef(after.toCell()).toCell()
  return rawContract('f800ed44d0d501c8cef82801cecec971fb00', data)
}

function numberCell(number: number): Cell {
  return new Builder().storeUint(number, 32).toCell()
}

function ofInit(init: StateInit): Forwarder {
  return { id: stateInitCell(init).hashHex(), init }
}

function addressOf(id: string) {
  return standardAddress(0, new Uint8Array(Buffer.from(id, 'hex')))
}

/** External message that deploys it: a header without signature and key, and the constructor. Source: formats 3.3. */
export function deployForwarder({ id, init }: Forwarder): string {
  const body = new Builder().storeUint(0, 2).storeUintBig(0n, 64).storeUint(0xffff_ffff, 32).storeUint(1, 32).toCell()
  const header = { type: 'externalIn', src: NO_ADDRESS, dest: addressOf(id), importFee: 0n } as const
  return writeBocBase64(messageCell({ header, init, body: Slice.of(body) }))
}

/** Body that makes it send a message. */
export function forwardBody(message: Cell): Cell {
  return new Builder().storeRef(message).toCell()
}

/** External message that makes it send one. */
export function forward({ id }: Forwarder, message: Cell): string {
  const header = { type: 'externalIn', src: NO_ADDRESS, dest: addressOf(id), importFee: 0n } as const
  return writeBocBase64(messageCell({ header, body: Slice.of(forwardBody(message)) }))
}

/** Internal message without sender: it is filled in on sending. */
export function internalMessage(
  dest: string,
  grams: bigint,
  parts: { readonly init?: StateInit; readonly body?: Cell; readonly bounce?: boolean } = {},
): Cell {
  const { init, body, bounce = false } = parts
  const header: InternalHeader = {
    ...({ type: 'internal', ihrDisabled: true, bounce, bounced: false, src: NO_ADDRESS } as const),
    ...{ dest: addressOf(dest), value: currencies(grams), ihrFee: 0n, fwdFee: 0n, createdLt: 0n, createdAt: 0 },
    ...{ isExchange: false, isRedirect: false },
  }
  return messageCell({ header, ...(init && { init }), ...(body && { body: Slice.of(body) }) })
}

/** Body that names the constructor. */
export function constructorBody(): Cell {
  return new Builder().storeUint(1, 32).toCell()
}
