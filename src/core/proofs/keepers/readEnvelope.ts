import { hexToBytes } from '../../bytes/hex.ts'
import { checkFailed } from '../ProofError.ts'
import type { Occurrence } from './blsKeys.ts'

const SIGNATURE_BYTES = 192
const LENGTH_BYTES = 8
const OCCURRENCE_BYTES = 4
const MAX_SIGNER = 65_535

/** Signature of a block: a list of numbers, u64 192 and the bytes. Throws ProofError `checkFailed`. Source: proofs 8.4. */
export function readSignatureList(value: unknown): Uint8Array {
  return unwrapSignature(readByteList(value, 'aggregated_signature'))
}

/** Signature of an attestation: the same as hex digits. Throws ProofError `checkFailed`. */
export function readSignatureHex(value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? hexToBytes(value) : undefined
  if (bytes === undefined) throw checkFailed('`aggregated_signature` is not a string of hex digits')
  return unwrapSignature(bytes)
}

/**
 * Signers of a block: a list of numbers, u64 n and n pairs of u16. Sorted by signer.
 * Throws ProofError `checkFailed`, also for a signer that occurs twice and for a count of 0.
 */
export function readOccurrenceList(value: unknown): Occurrence[] {
  const bytes = readByteList(value, 'signature_occurrences')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const count = bytes.length >= LENGTH_BYTES ? view.getBigUint64(0, true) : -1n
  if (count * BigInt(OCCURRENCE_BYTES) !== BigInt(bytes.length - LENGTH_BYTES)) {
    throw checkFailed('`signature_occurrences` does not have the number of entries that it declares')
  }
  const list: Occurrence[] = []
  for (let at = LENGTH_BYTES; at < bytes.length; at += OCCURRENCE_BYTES) {
    list.push({ signer: view.getUint16(at, true), count: view.getUint16(at + 2, true) })
  }
  return checked(list)
}

/** Signers of an attestation: an object of counts by signer. Throws as `readOccurrenceList`. */
export function readOccurrenceMap(value: unknown): Occurrence[] {
  const map = typeof value === 'string' ? parseJson(value) : value
  if (typeof map !== 'object' || map === null || Array.isArray(map)) {
    throw checkFailed('`signature_occurrences` is not an object')
  }
  return checked(
    Object.entries(map).map(([signer, count]) => {
      if (!/^(0|[1-9]\d{0,4})$/.test(signer))
        throw checkFailed('`signature_occurrences` has a key that is not a signer')
      return { signer: Number(signer), count: count as number }
    }),
  )
}

function checked(list: readonly Occurrence[]): Occurrence[] {
  if (list.length === 0) throw checkFailed('the signature has no signers')
  const seen = new Set<number>()
  for (const { signer, count } of list) {
    if (seen.has(signer)) throw checkFailed(`signer ${signer} occurs more than once`)
    seen.add(signer)
    if (signer > MAX_SIGNER || !Number.isInteger(count) || count < 1 || count > MAX_SIGNER) {
      throw checkFailed(`signer ${signer} has count ${String(count).slice(0, 20)}, expected 1 to ${MAX_SIGNER}`)
    }
  }
  return list.toSorted((a, b) => a.signer - b.signer)
}

function unwrapSignature(bytes: Uint8Array): Uint8Array {
  const length = bytes.length >= LENGTH_BYTES ? new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true) : -1n
  if (length !== BigInt(SIGNATURE_BYTES) || bytes.length !== LENGTH_BYTES + SIGNATURE_BYTES) {
    throw checkFailed(`\`aggregated_signature\` does not have ${SIGNATURE_BYTES} bytes`)
  }
  return bytes.subarray(LENGTH_BYTES)
}

function readByteList(value: unknown, name: string): Uint8Array {
  const isByte = (item: unknown) => Number.isInteger(item) && (item as number) >= 0 && (item as number) < 256
  if (Array.isArray(value) && value.every(isByte)) return Uint8Array.from(value as number[])
  throw checkFailed(`\`${name}\` is not a list of bytes`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
