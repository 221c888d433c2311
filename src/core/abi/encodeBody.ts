import { Builder, type Cell } from '../cells/index.ts'
import { type InternalAddress, MsgAddress } from '../tlb/index.ts'
import type { AbiContract, AbiFunction } from './AbiContract.ts'
import { AbiError } from './AbiError.ts'
import { ABI_1_0, ABI_2_2, ABI_2_3, type AbiVersion } from './AbiVersion.ts'
import { type CallHeader, EXPIRES_NEVER, encodeHeader } from './callHeader.ts'
import { encodeParams } from './encodeValue.ts'
import { type PackedValue, packChain, packedPart } from './packValues.ts'
import { MAX_ADDRESS_BITS } from './typeSize.ts'

/** Flag and Ed25519 signature. */
const SIGNATURE_BITS = 1 + 512

/** Body of an internal call: the number of the function and its arguments. Throws as `encodeParams`. */
export function encodeInternalBody(contract: AbiContract, called: AbiFunction, input: unknown): Cell {
  return packChain(
    [idPart(called.inputId), ...encodeParams(called.inputs, input, contract.version)],
    contract.version,
  ).toCell()
}

export interface ExternalCall {
  readonly called: AbiFunction
  readonly input: unknown
  readonly header: CallHeader
  /** Default of the header field `time`. */
  readonly nowMs: number
  /** Whether a signature will be attached. */
  readonly signed: boolean
  /** Destination; the signature covers it from 2.3 on. */
  readonly dest?: InternalAddress | undefined
}

export interface UnsignedBody {
  /** Body without the place of the signature. */
  readonly body: Cell
  /** Hash that the signature has to cover, 32 bytes. */
  readonly hash: Uint8Array
  /** The header field `expire`, Unix time in s; absent if the contract does not have that field. */
  readonly expire?: number
}

/**
 * Body of an external call before its signature part is added. The place of the signature is reserved in the layout.
 * Throws AbiError `value`, `address` for a signed call from 2.3 on without destination; CellError `overflow`, `depth`.
 * Source: formats 5.3, 5.4.
 */
export function encodeUnsignedBody(contract: AbiContract, call: ExternalCall): UnsignedBody {
  const { version } = contract
  const header = encodeHeader(contract, call.header, call.nowMs)
  const id = idPart(call.called.inputId)
  const head = version === ABI_1_0 ? [id, ...header] : [...header, id]
  const input = encodeParams(call.called.inputs, call.input, version)
  const body = packChain([signaturePlace(version, call.signed), ...head, ...input], version).toCell()
  const hash = call.signed ? signedHash(body, version, call.dest) : body.hash()
  const hasExpire = contract.header.some(({ name, type }) => name === 'expire' && type.kind === 'expire')
  return { body, hash, ...(hasExpire && { expire: call.header.expire ?? EXPIRES_NEVER }) }
}

/** Hash that a signature covers, that of `signedCell`. Throws AbiError `address`. */
export function signedHash(body: Cell, version: AbiVersion, dest: InternalAddress | undefined): Uint8Array {
  return signedCell(body, version, dest).hash()
}

/** What a signature covers: the unsigned body, from 2.3 on with the destination in front. Throws AbiError `address`. */
export function signedCell(body: Cell, version: AbiVersion, dest: InternalAddress | undefined): Cell {
  if (version < ABI_2_3) return body
  if (dest === undefined) {
    throw new AbiError('address', 'The destination address is required: since ABI 2.3 the signature covers it')
  }
  const builder = new Builder()
  MsgAddress.store(dest, builder)
  appendCell(builder, body)
  return builder.toCell()
}

/** All bits and references of a cell. */
export function appendCell(builder: Builder, cell: Cell): Builder {
  builder.storeBits(cell.bytes, cell.bitLength)
  for (const ref of cell.refs) builder.storeRef(ref)
  return builder
}

/** Reserves space in the layout without writing bits, so that nothing has to be cut off afterwards. */
function signaturePlace(version: AbiVersion, signed: boolean): PackedValue {
  if (version === ABI_1_0) return packedPart(new Builder(), 0, 1)
  if (version >= ABI_2_3) return packedPart(new Builder(), MAX_ADDRESS_BITS)
  return packedPart(new Builder(), signed || version === ABI_2_2 ? SIGNATURE_BITS : 1)
}

function idPart(id: number): PackedValue {
  return packedPart(new Builder().storeUint(id, 32))
}
