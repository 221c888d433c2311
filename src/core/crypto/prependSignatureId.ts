import { concatBytes } from './concatBytes.ts'

/**
 * Data that is really signed on networks with the capability SignatureWithId: the id as four bytes, big endian, followed
 * by the data. Without an id the data itself. The id is a signed 32-bit number (`global_id` of a block).
 */
export function prependSignatureId(data: Uint8Array, signatureId: number | undefined): Uint8Array {
  if (signatureId === undefined) return data
  if ((signatureId | 0) !== signatureId) {
    throw new RangeError(`Invalid signature id: expected a signed 32-bit integer, got ${signatureId}`)
  }
  const prefix = new Uint8Array(4)
  new DataView(prefix.buffer).setInt32(0, signatureId)
  return concatBytes(prefix, data)
}
