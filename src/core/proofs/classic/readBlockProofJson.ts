import { hexToBytes } from '../../bytes/hex.ts'
import { parseBocBase64 } from '../../cells/index.ts'
import { checkFailed } from '../ProofError.ts'
import { readingAsProof } from '../readingAsProof.ts'
import type { BlockProof, BlockSignature, BlockSignatures } from './BlockProof.ts'

/** A proof as a network returns it, with `file_hash` added. Source: proofs 3.1. */
export interface BlockProofJson {
  readonly id: string
  readonly workchain_id: number
  /** 16 hex digits. */
  readonly shard: string
  readonly seq_no: number
  /** Unix time, s. */
  readonly gen_utime?: number
  readonly file_hash: string
  readonly signatures: {
    /** Base64 of the BOC of a Merkle proof cell. */
    readonly proof: string
    readonly catchain_seqno: number
    readonly validator_list_hash_short: number
    /** Hex, with or without `0x`. */
    readonly sig_weight: string
    readonly signatures: readonly { readonly node_id: string; readonly r: string; readonly s: string }[]
  }
}

/** Throws ProofError `checkFailed` that names the field which is missing or malformed. */
export function readBlockProofJson(json: unknown): BlockProof {
  const block = object(json, 'proof')
  const signatures = object(block['signatures'], 'signatures')
  const proof = signatures['proof']
  if (typeof proof !== 'string') throw malformed('signatures.proof')
  return {
    rootHash: hash(block['id'], 'id'),
    fileHash: hash(block['file_hash'], 'file_hash'),
    shard: { workchain: integer(block['workchain_id'], 'workchain_id', -(2 ** 31)), shard: shard(block['shard']) },
    seqNo: integer(block['seq_no'], 'seq_no'),
    root: readingAsProof('checkFailed', 'signatures.proof', () => parseBocBase64(proof)),
    signatures: readSignatures(signatures),
  }
}

function readSignatures(json: Readonly<Record<string, unknown>>): BlockSignatures {
  const list = json['signatures']
  if (!Array.isArray(list)) throw malformed('signatures.signatures')
  return {
    validatorListHashShort: integer(json['validator_list_hash_short'], 'validator_list_hash_short'),
    catchainSeqno: integer(json['catchain_seqno'], 'catchain_seqno'),
    sigWeight: weight(json['sig_weight']),
    signatures: list.map(readSignature),
  }
}

function readSignature(json: unknown, index: number): BlockSignature {
  const name = `signatures.signatures[${index}]`
  const fields = object(json, name)
  const signature = new Uint8Array(64)
  signature.set(hash(fields['r'], `${name}.r`))
  signature.set(hash(fields['s'], `${name}.s`), 32)
  return { nodeId: hash(fields['node_id'], `${name}.node_id`), signature }
}

function object(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw malformed(name)
}

function hash(value: unknown, name: string): Uint8Array {
  const bytes = typeof value === 'string' ? hexToBytes(value) : undefined
  if (bytes?.length !== 32) throw malformed(name)
  return bytes
}

function integer(value: unknown, name: string, minimum = 0): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value < 2 ** 32) return value
  throw malformed(name)
}

function shard(value: unknown): bigint {
  if (typeof value === 'string' && /^[0-9a-f]{16}$/i.test(value) && !/^0+$/.test(value)) return BigInt(`0x${value}`)
  throw malformed('shard')
}

function weight(value: unknown): bigint {
  const digits = typeof value === 'string' ? /^(?:0x)?([0-9a-f]{1,16})$/i.exec(value)?.[1] : undefined
  if (digits === undefined) throw malformed('signatures.sig_weight')
  return BigInt(`0x${digits}`)
}

function malformed(name: string): Error {
  return checkFailed(`proof of a block: \`${name}\` is missing or malformed`)
}
