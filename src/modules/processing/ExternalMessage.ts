import type { ClientContext } from '../../context/ClientContext.ts'
import { type AbiContract, AbiError, decodeBody } from '../../core/abi/index.ts'
import { bytesToHex } from '../../core/bytes/index.ts'
import { type Cell, CellError, writeBocBase64 } from '../../core/cells/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { formatMsgAddress, type Message, parseMessage } from '../../core/tlb/index.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { MessageHasNotDestinationAddress } from '../../errors/processing.ts'
import { readCell } from '../boc/index.ts'

/** A message to an account, ready to be sent. */
export interface ExternalMessage {
  readonly root: Cell
  /** Hash of the message, 64 hex digits. */
  readonly id: string
  /** The message, base64. */
  readonly text: string
  /** Destination, `<workchain>:<hex>`. */
  readonly address: string
  /** Account id of the destination, 64 hex digits. */
  readonly accountId: string
  /** Unix time, s; absent when the message has no `expire` header or never expires. */
  readonly expireAtSec?: number
  readonly hasBody: boolean
}

export interface ReadMessageOptions {
  readonly contract?: AbiContract | undefined
  readonly rules?: ChainRules | undefined
  /** Where the parameter stands. Default `message`. */
  readonly path?: string
}

/**
 * Reads a message parameter. With the contract the expiration is known; a body that does not fit it has none.
 * Throws InvalidBoc (201), BocRefNotFound (206), MessageHasNotDestinationAddress (502).
 */
export function readExternalMessage(
  context: ClientContext,
  text: string,
  options: ReadMessageOptions,
): ExternalMessage {
  return externalMessage(readCell(context, text, options.path ?? 'message'), options)
}

/** The same for a cell. Throws InvalidBoc (201), MessageHasNotDestinationAddress (502). */
export function externalMessage(root: Cell, { contract, rules }: ReadMessageOptions): ExternalMessage {
  const message = parse(root, rules)
  const { dest } = message.header
  if (dest.type !== 'std' && !(dest.type === 'var' && dest.bitLength === 256)) {
    throw MessageHasNotDestinationAddress.error('The message has no account as destination')
  }
  const expireAtSec = contract && expirationOf(contract, message)
  return {
    root,
    id: root.hashHex(),
    text: writeBocBase64(root),
    address: formatMsgAddress(dest),
    accountId: bytesToHex(dest.account),
    hasBody: message.body !== undefined,
    ...(expireAtSec !== undefined && { expireAtSec }),
  }
}

function parse(root: Cell, rules: ChainRules | undefined): Message {
  try {
    return parseMessage(root, rules)
  } catch (error) {
    if (error instanceof CellError) throw InvalidBoc.error(`Invalid BOC: no message: ${error.message}`, {}, error)
    throw error
  }
}

/** The largest value means never. */
const NEVER = 0xffffffff

function expirationOf(contract: AbiContract, { header, body }: Message): number | undefined {
  if (body === undefined || header.type !== 'externalIn') return undefined
  try {
    const decoded = decodeBody(contract, body, { isInternal: false, allowPartial: true, layout: 'Input' })
    return decoded.header?.expire === NEVER ? undefined : decoded.header?.expire
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError) return undefined
    throw error
  }
}
