import { describe, expect, test } from 'vitest'
import { bytesToHex } from '../../../../src/core/bytes/hex.ts'
import { Builder, type Cell, CellError, merkleProofCell, parseBoc, writeBoc } from '../../../../src/core/cells/index.ts'
import {
  type BlockProof,
  type BlockSignature,
  checkBlockProof,
  openBlockProof,
  parseBlockProofCell,
  readBlockProofJson,
  readValidators,
  selectValidators,
} from '../../../../src/core/proofs/classic/index.ts'
import { nodeId } from '../../../../src/core/proofs/classic/nodeId.ts'
import { ProofError } from '../../../../src/core/proofs/ProofError.ts'
import { missingProofs, readProof, readProofBytes, series } from './storedProofs.ts'

const FILE = 'proof__3082182'
const suffix = missingProofs ? ` (skipped: ${missingProofs})` : ''

function withSignatures(proof: BlockProof, signatures: readonly BlockSignature[], sigWeight?: bigint): BlockProof {
  const old = proof.signatures!
  return { ...proof, signatures: { ...old, signatures, sigWeight: sigWeight ?? old.sigWeight } }
}

function weightsOf(proof: BlockProof, keyBlock: BlockProof): Map<string, bigint> {
  const rules = readValidators(openBlockProof(keyBlock).config!)
  const subset = selectValidators(rules, proof.shard, proof.signatures!.catchainSeqno)
  return new Map(subset.validators.map(({ publicKey, weight }) => [bytesToHex(nodeId(publicKey)), weight]))
}

function isRefused(work: () => unknown): void {
  expect(work).toThrow(expect.objectContaining({ name: 'ProofError', kind: 'checkFailed' }))
}

describe.skipIf(missingProofs)(`forged proofs${suffix}`, () => {
  const keyBlock = series[0]?.keyBlock as BlockProof
  const proof = missingProofs === undefined ? readProof('plain', FILE) : (undefined as unknown as BlockProof)
  const check = (forged: BlockProof, key = keyBlock) => checkBlockProof(forged, { keyBlock: key })

  test('a signature with any bit flipped is refused', () => {
    const [first, ...others] = proof.signatures!.signatures
    for (const bit of [0, 255, 256, 511]) {
      const signature = first!.signature.slice()
      signature[bit >> 3]! ^= 1 << (bit & 7)
      isRefused(() => check(withSignatures(proof, [{ ...first!, signature }, ...others])))
    }
  })

  test('a repeated signature does not count twice', () => {
    const [first, second] = proof.signatures!.signatures
    const weight = weightsOf(proof, keyBlock).get(bytesToHex(first!.nodeId))!
    const repeated = Array.from({ length: 13 }, () => first!)
    isRefused(() => check(withSignatures(proof, repeated, weight * 13n)))
    isRefused(() => check(withSignatures(proof, repeated, weight)))
    isRefused(() => check(withSignatures(proof, [first!, second!, first!], proof.signatures!.sigWeight)))
  })

  test('two thirds of the weight are not enough, one more is', () => {
    const weights = weightsOf(proof, keyBlock)
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0n)
    const chosen: BlockSignature[] = []
    let weight = 0n
    for (const signature of proof.signatures!.signatures) {
      const own = weights.get(bytesToHex(signature.nodeId)) ?? 0n
      if (3n * (weight + own) > 2n * total) {
        isRefused(() => check(withSignatures(proof, chosen, weight)))
        expect(check(withSignatures(proof, [...chosen, signature], weight + own)).info.seqNo).toBe(proof.seqNo)
        return
      }
      chosen.push(signature)
      weight += own
    }
    expect.unreachable('the stored proof has no quorum')
  })

  test('a stated weight that is not the sum is refused', () => {
    isRefused(() => check(withSignatures(proof, proof.signatures!.signatures, proof.signatures!.sigWeight - 1n)))
  })

  test('signatures by keys outside of the set are ignored', () => {
    const stranger = { nodeId: new Uint8Array(32).fill(7), signature: new Uint8Array(64) }
    expect(check(withSignatures(proof, [stranger, ...proof.signatures!.signatures])).info.seqNo).toBe(proof.seqNo)
  })

  test('another file hash, root hash, number, shard or session is refused', () => {
    const other = new Uint8Array(32).fill(1)
    isRefused(() => check({ ...proof, fileHash: other }))
    isRefused(() => check({ ...proof, rootHash: other }))
    isRefused(() => check({ ...proof, seqNo: proof.seqNo + 1 }))
    isRefused(() => check({ ...proof, shard: { workchain: 0, shard: proof.shard.shard } }))
    const session = { ...proof.signatures!, catchainSeqno: proof.signatures!.catchainSeqno + 1 }
    // Without a shuffle only the short hash depends on the session.
    isRefused(() => check({ ...proof, signatures: session }))
    const { signatures: _without, ...unsigned } = proof
    isRefused(() => check(unsigned))
  })

  test('a block is not proven by itself, by a later block, or by one that is not a key block', () => {
    isRefused(() => check(proof, proof))
    isRefused(() => check(keyBlock, keyBlock))
    isRefused(() => check(proof, readProof('plain', 'proof__3082183')))
  })

  test('a proof over a tree that is not the block is refused', () => {
    const cell = new Builder().storeUint(1, 8).toCell()
    isRefused(() => check({ ...proof, root: merkleProofCell(cell), rootHash: cell.hash() }))
    isRefused(() => check({ ...proof, root: cell }))
  })

  test('a flipped byte is refused, or results in the identical content', () => {
    for (const { name, keyBlock, files } of series) {
      const file = files[0]!
      const bytes = readProofBytes(name, file)
      const original = parseBoc(bytes)
      // A bounded sample that meets header, cells and end.
      const step = Math.max(1, Math.floor(bytes.length / 120))
      for (let at = 0; at < bytes.length; at += step) {
        const flipped = bytes.slice()
        flipped[at]! ^= 1 << (at % 8)
        expectRefusedOrSame(flipped, original, keyBlock)
      }
    }
  })
})

function expectRefusedOrSame(bytes: Uint8Array, original: Cell, keyBlock: BlockProof): void {
  let cell: Cell
  let proof: BlockProof
  try {
    cell = parseBoc(bytes)
    proof = parseBlockProofCell(cell)
    checkBlockProof(proof, { keyBlock })
  } catch (error) {
    expect(error instanceof CellError || error instanceof ProofError).toBe(true)
    return
  }
  const valid = parseBlockProofCell(original)
  expect(proof.root.hashHex(0)).toBe(valid.root.hashHex(0))
  expect({ seqNo: proof.seqNo, shard: proof.shard }).toEqual({ seqNo: valid.seqNo, shard: valid.shard })
}

describe.skipIf(missingProofs)(`proofs as JSON${suffix}`, () => {
  test('the form of the network says the same as the file, and each missing field is named', () => {
    const proof = readProof('plain', FILE)
    const json = toJson(proof)
    expect(checkBlockProof(readBlockProofJson(json), { keyBlock: series[0]!.keyBlock }).info.seqNo).toBe(proof.seqNo)
    for (const name of Object.keys(json)) {
      isRefused(() => readBlockProofJson({ ...json, [name]: undefined }))
      isRefused(() => readBlockProofJson({ ...json, [name]: 'x' }))
    }
    for (const name of Object.keys(json.signatures)) {
      isRefused(() => readBlockProofJson({ ...json, signatures: { ...json.signatures, [name]: undefined } }))
    }
  })
})

function toJson(proof: BlockProof) {
  const signatures = proof.signatures!
  return {
    id: bytesToHex(proof.rootHash),
    workchain_id: proof.shard.workchain,
    shard: proof.shard.shard.toString(16).padStart(16, '0'),
    seq_no: proof.seqNo,
    file_hash: bytesToHex(proof.fileHash),
    signatures: {
      proof: Buffer.from(writeBoc(proof.root)).toString('base64'),
      catchain_seqno: signatures.catchainSeqno,
      validator_list_hash_short: signatures.validatorListHashShort,
      sig_weight: `0x${signatures.sigWeight.toString(16)}`,
      signatures: signatures.signatures.map(({ nodeId, signature }) => ({
        node_id: bytesToHex(nodeId),
        r: bytesToHex(signature.subarray(0, 32)),
        s: bytesToHex(signature.subarray(32)),
      })),
    },
  }
}
