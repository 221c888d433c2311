import { hexToBytes } from '../../bytes/hex.ts'
import { checkFailed } from '../ProofError.ts'
import { type Occurrence, verifyAggregate } from './blsKeys.ts'
import type { KeeperSet } from './KeeperSet.ts'
import { readOccurrenceMap, readSignatureHex } from './readEnvelope.ts'

const PRIMARY = 0
const FALLBACK = 1
const ATTESTATION_BYTES = 120
/** Maximum number of attestations of one block; each keeper makes one of each kind, and each check is slow. */
const MAX_ATTESTATIONS = 1024

/** Statement of keepers in an attestation. Ids are 64 hex digits. */
export interface AttestedBlock {
  readonly parentId: string
  readonly blockId: string
  readonly seqNo: number
  readonly envelopeHash: string
}

/** Bytes that an attestation signs. Source: proofs 8.4. */
export function attestationBytes(block: AttestedBlock, type: 'Primary' | 'Fallback'): Uint8Array {
  const bytes = new Uint8Array(ATTESTATION_BYTES)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(0, 32n, true)
  bytes.set(hexToBytes(block.parentId)!, 8)
  view.setBigUint64(40, 32n, true)
  bytes.set(hexToBytes(block.blockId)!, 48)
  view.setUint32(80, block.seqNo, true)
  bytes.set(hexToBytes(block.envelopeHash)!, 84)
  view.setUint32(116, type === 'Primary' ? PRIMARY : FALLBACK, true)
  return bytes
}

/** Distinct keepers that attest a block, by kind of attestation. */
export interface Attesters {
  readonly primary: ReadonlySet<number>
  readonly fallback: ReadonlySet<number>
}

/**
 * Keepers who attest exactly this block. Attestations of other blocks and envelopes do not count. Throws ProofError
 * `checkFailed` for an attestation of this block that is malformed, is not signed by those it names, or names a signer
 * outside of the set. Source: proofs 9, step 4.
 */
export async function findAttesters(
  block: AttestedBlock,
  list: readonly unknown[],
  set: KeeperSet,
): Promise<Attesters> {
  const found = { Primary: new Set<number>(), Fallback: new Set<number>() }
  if (list.length > MAX_ATTESTATIONS)
    throw checkFailed(`the block has ${list.length} attestations, expected at most ${MAX_ATTESTATIONS}`)
  for (const item of list) {
    const fields = (typeof item === 'object' && item !== null ? item : {}) as Readonly<Record<string, unknown>>
    if (!isOf(fields, block)) continue
    const type = fields['target_type']
    if (type !== 'Primary' && type !== 'Fallback') throw checkFailed('the attestation is neither Primary nor Fallback')
    const occurrences = readOccurrenceMap(fields['signature_occurrences'])
    const signature = readSignatureHex(fields['aggregated_signature'])
    const bytes = attestationBytes(block, type)
    if (!(await verifyAggregate({ bytes, signature, keys: keysOf(occurrences, set) }))) {
      throw checkFailed('the signature of the attestation is wrong')
    }
    for (const { signer } of occurrences) found[type].add(signer)
  }
  return { primary: found.Primary, fallback: found.Fallback }
}

/** Whether attesters make a block final, by the number of keepers. Source: proofs 9, step 5. */
export function isFinal({ primary, fallback }: Attesters, keeperCount: number): boolean {
  if (keeperCount === 0) return false
  const majority = Math.floor(keeperCount / 2) + 1
  if (primary.size >= Math.ceil((2 * keeperCount) / 3)) return true
  return primary.size >= majority && fallback.size >= majority
}

/** Keys of signers. Throws ProofError `checkFailed` for one that is not a keeper. */
export function keysOf(occurrences: readonly Occurrence[], set: KeeperSet) {
  return occurrences.map(({ signer, count }) => {
    const keeper = set.get(signer)
    if (keeper === undefined) throw checkFailed(`signer ${signer} is not one of the trusted block keepers`)
    return { key: keeper.key, count }
  })
}

function isOf(fields: Readonly<Record<string, unknown>>, block: AttestedBlock): boolean {
  const same = (name: string, expected: string) => String(fields[name]).toLowerCase() === expected
  return (
    same('block_id', block.blockId) &&
    same('parent_block_id', block.parentId) &&
    same('envelope_hash', block.envelopeHash)
  )
}
