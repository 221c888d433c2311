import { Builder, type Cell, EMPTY_CELL, Slice } from '../cells/index.ts'
import { InternalAddress } from '../tlb/index.ts'
import { AbiError } from './AbiError.ts'
import { ABI_1_0, ABI_2_3, type AbiVersion } from './AbiVersion.ts'
import { appendCell, signedHash } from './encodeBody.ts'

const SIGNATURE_BYTES = 64
const PUBLIC_KEY_BYTES = 32

/**
 * Adds the signature to an unsigned body: a set bit and 64 bytes in front; in version 1 a first reference with signature
 * and public key. Throws AbiError `signature` for wrong sizes; CellError `overflow` when there is no room.
 */
export function attachSignature(body: Cell, version: AbiVersion, signature: Uint8Array, publicKey: Uint8Array): Cell {
  checkLength('Signature', signature, SIGNATURE_BYTES)
  checkLength('Public key', publicKey, PUBLIC_KEY_BYTES)
  if (version === ABI_1_0) {
    return prependRef(body, new Builder().storeBits(signature).storeBits(publicKey).toCell())
  }
  return appendCell(new Builder().storeBit(1).storeBits(signature), body).toCell()
}

/** Marks a body as unsigned: a zero bit in front; in version 1 an empty first reference. Throws CellError `overflow`. */
export function attachNoSignature(body: Cell, version: AbiVersion): Cell {
  return version === ABI_1_0 ? prependRef(body, EMPTY_CELL) : appendCell(new Builder().storeBit(0), body).toCell()
}

/**
 * Signature of an external body and the hash that it covers. `dest` is the destination of the message. Throws AbiError
 * `signature` if it is missing; CellError `underflow`, `pruned`, `exotic`.
 */
export function readSignature(
  body: Slice,
  version: AbiVersion,
  dest: InternalAddress,
): { signature: Uint8Array; hash: Uint8Array } {
  const rest = body.clone()
  const signature = loadSignature(rest, version)
  return { signature, hash: signedHash(new Builder().storeSlice(rest).toCell(), version, dest) }
}

/**
 * Parts of a cell that `signedCell` made: the unsigned body and, from 2.3 on, the destination. Throws CellError `underflow`,
 * `format`, `pruned`, `exotic`.
 */
export function readSignedCell(cell: Cell, version: AbiVersion): { dest?: InternalAddress; body: Cell } {
  if (version < ABI_2_3) return { body: cell }
  const slice = Slice.of(cell)
  const dest = InternalAddress.load(slice)
  return { dest, body: new Builder().storeSlice(slice).toCell() }
}

function loadSignature(slice: Slice, version: AbiVersion): Uint8Array {
  if (version === ABI_1_0) return Slice.of(slice.loadRef()).loadBytes(SIGNATURE_BYTES)
  if (slice.loadBool()) return slice.loadBytes(SIGNATURE_BYTES)
  throw new AbiError('signature', 'The message is not signed')
}

function prependRef(body: Cell, ref: Cell): Cell {
  return appendCell(new Builder().storeRef(ref), body).toCell()
}

function checkLength(what: string, bytes: Uint8Array, expected: number): void {
  if (bytes.length === expected) return
  throw new AbiError('signature', `${what} has ${bytes.length} bytes, expected ${expected}`)
}
