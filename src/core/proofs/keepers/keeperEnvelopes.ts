/** Envelopes of block keepers: signed data with its signature. Source: proofs 8.4. */
import { bytesToHex } from '../../bytes/hex.ts'
import { sha256 } from '../../crypto/sha.ts'
import { BincodeWriter } from './BincodeWriter.ts'
import type { Occurrence } from './blsKeys.ts'

/** A signature of 192 bytes as blocks and attestations hold it. */
export function writeSignature(signature: Uint8Array): Uint8Array {
  return new BincodeWriter().sized(signature).toBytes()
}

/** Signers with their counts, ascending by signer. */
export function writeOccurrences(occurrences: readonly Occurrence[]): Uint8Array {
  const writer = new BincodeWriter().u64(occurrences.length)
  for (const { signer, count } of occurrences) writer.u16(signer).u16(count)
  return writer.toBytes()
}

export interface Envelope {
  /** 192 bytes, uncompressed. */
  readonly signature: Uint8Array
  /** Ascending by signer. */
  readonly occurrences: readonly Occurrence[]
  /** The signed data: that of a block with its length, or an attestation. */
  readonly content: Uint8Array
}

export function writeEnvelope({ signature, occurrences, content }: Envelope): Uint8Array {
  const writer = new BincodeWriter().fixed(writeSignature(signature)).fixed(writeOccurrences(occurrences))
  return writer.fixed(content).toBytes()
}

/** SHA-256 of an envelope, 64 hex digits. */
export function envelopeHash(envelope: Envelope): string {
  return bytesToHex(sha256(writeEnvelope(envelope)))
}
