/** Messages of the chain, decoded with the ABIs of sender and recipient. */
import {
  type AbiContract,
  AbiError,
  type DecodedBody,
  type DecodedValues,
  decodeBody,
} from '../../../core/abi/index.ts'
import { CellError, type Slice } from '../../../core/cells/index.ts'
import { commentText } from '../../../core/tlb/index.ts'
import type { KnownContract } from './ContractNames.ts'

/**
 * - `input`, `output`, `event`: of the function or event `name`
 * - `bounced`: came back; `name` and `arguments` are those of what was sent, as far as it is quoted
 * - `comment`: text of a transfer
 * - `transfer`: there is no body
 * - `unknown`: no known ABI fits
 */
export type MessageKind = 'input' | 'output' | 'event' | 'bounced' | 'comment' | 'transfer' | 'unknown'

export interface DecodedMessage {
  readonly kind: MessageKind
  /** Function or event. */
  readonly name?: string
  readonly arguments?: DecodedValues
  /** Fields in front of the arguments of an external message. */
  readonly header?: { readonly expire?: number; readonly time?: string; readonly pubkey?: string }
  /** Name of the contract whose ABI decoded the message. */
  readonly contract?: string
  readonly comment?: string
  /** First 32 bits of a body that is not known, 8 hex digits. */
  readonly selector?: string
}

/** Names of message types by the form of their headers. */
export const MESSAGE_TYPES = {
  internal: 'internal',
  externalIn: 'external_in',
  externalOut: 'external_out',
  externalOutV2: 'external_out',
} as const

export interface MessageBody {
  readonly body: Slice | undefined
  readonly type: 'internal' | 'external_in' | 'external_out'
  readonly isBounced: boolean
  /** Contracts of the sender and the receiver, where they are known. */
  readonly source: KnownContract | undefined
  readonly destination: KnownContract | undefined
}

const BOUNCED = 0xffffffff

/** Decodes a message. Never throws, whatever its content. */
export function decodeMessage(message: MessageBody): DecodedMessage {
  const { body, source, destination, isBounced, type } = message
  if (body === undefined || body.isEmpty) return { kind: isBounced ? 'bounced' : 'transfer' }
  if (isBounced) return decodeBounced(body, source)
  if (type === 'external_out') return attempt(source, body, 'Output', false) ?? unknown(body)
  const isInternal = type === 'internal'
  return (
    attempt(destination, body, 'Input', isInternal) ??
    comment(body) ??
    // The answer of one contract to another begins with the number of the answer.
    (isInternal ? answer(source, body) : undefined) ??
    unknown(body)
  )
}

function answer(source: KnownContract | undefined, body: Slice): DecodedMessage | undefined {
  if (source === undefined || body.remainingBits < 32) return undefined
  if (!source.abi.functionsByOutputId.has(body.preloadUint(32))) return undefined
  return attempt(source, body, 'Output', true)
}

/** A bounced body: 32 ones, then the first bits of the original body, or all of it in a cell. */
function decodeBounced(body: Slice, source: KnownContract | undefined): DecodedMessage {
  if (body.remainingBits < 32 || body.preloadUint(32) !== BOUNCED) return { kind: 'bounced' }
  const quoted = withoutNumber(body)
  const whole = quoted.remainingRefs > 0 ? readAll(quoted) : undefined
  const decoded =
    (whole && attempt(source, whole, 'Input', true)) ??
    attempt(source, quoted, 'Input', true, true) ??
    nameOnly(source?.abi, quoted)
  return decoded === undefined ? { ...unknown(quoted), kind: 'bounced' } : { ...decoded, kind: 'bounced' }
}

function readAll(quoted: Slice): Slice | undefined {
  try {
    return quoted.clone().loadRefSlice()
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}

/** The function of a body that is cut off within the arguments. */
function nameOnly(abi: AbiContract | undefined, quoted: Slice): DecodedMessage | undefined {
  if (abi === undefined || quoted.remainingBits < 32) return undefined
  const name = abi.functionsByInputId.get(quoted.preloadUint(32))?.name
  return name === undefined ? undefined : { kind: 'bounced', name }
}

const KINDS = { Input: 'input', Output: 'output', Event: 'event' } as const

function attempt(
  contract: KnownContract | undefined,
  body: Slice,
  layout: 'Input' | 'Output',
  isInternal: boolean,
  allowPartial = false,
): DecodedMessage | undefined {
  if (contract === undefined) return undefined
  try {
    // Without a layout, events are found, too.
    const wanted = layout === 'Output' && !isInternal ? undefined : layout
    return describe(contract, decodeBody(contract.abi, body, { isInternal, allowPartial, layout: wanted }))
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError) return undefined
    throw error
  }
}

function describe({ name: contract }: KnownContract, { type, name, value, header }: DecodedBody): DecodedMessage {
  return {
    kind: KINDS[type],
    name,
    arguments: value,
    contract,
    ...(header && {
      header: {
        ...(header.expire !== undefined && { expire: header.expire }),
        ...(header.time !== undefined && { time: String(header.time) }),
        ...(header.pubkey !== undefined && { pubkey: header.pubkey }),
      },
    }),
  }
}

function comment(body: Slice): DecodedMessage | undefined {
  const text = commentText(body)
  return text === undefined ? undefined : { kind: 'comment', comment: text }
}

/** The rest after the first 32 bits. */
function withoutNumber(body: Slice): Slice {
  const rest = body.clone()
  rest.skip(32)
  return rest
}

function unknown(body: Slice): DecodedMessage {
  if (body.remainingBits < 32) return { kind: 'unknown' }
  return { kind: 'unknown', selector: body.preloadUint(32).toString(16).padStart(8, '0') }
}
