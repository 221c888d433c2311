import { type Cell, CellError, Dictionary, type DictionaryValue, Slice, uintKey } from '../../cells/index.ts'
import { expectTag, ShardIdent } from '../../tlb/index.ts'
import type { BlockProof, BlockSignature, BlockSignatures } from './BlockProof.ts'

/** Maximum number of signatures of one block; a set holds 65535 validators and elects fewer. */
const MAX_SIGNATURES = 65_535

const SIGNATURE: DictionaryValue<BlockSignature> = {
  load: (slice) => {
    const nodeId = slice.loadBytes(32)
    expectTag(slice, 4, 'a signature', 5)
    return { nodeId, signature: slice.loadBytes(64) }
  },
  store: () => {
    throw new TypeError('The signatures of a proof can only be read')
  },
}

/**
 * A block proof that is stored in cells of its own.
 *
 *     block_proof#c3 proof_for:BlockIdExt root:^Cell signatures:(Maybe ^BlockSignatures) = BlockProof;
 *     block_id_ext$_ shard:ShardIdent seq_no:uint32 root_hash:bits256 file_hash:bits256 = BlockIdExt;
 *     block_signatures#11 validator_list_hash_short:uint32 catchain_seqno:uint32 sig_count:uint32 sig_weight:uint64
 *       signatures:(HashmapE 16 CryptoSignaturePair) = BlockSignatures;
 *
 * Throws CellError `format` for anything else and for a wrong count of signatures. Source: proofs 3.1.
 */
export function parseBlockProofCell(cell: Cell): BlockProof {
  const slice = Slice.of(cell)
  expectTag(slice, 8, 'a block proof', 0xc3)
  const shard = ShardIdent.load(slice)
  const seqNo = slice.loadUint(32)
  const rootHash = slice.loadBytes(32)
  const fileHash = slice.loadBytes(32)
  const root = slice.loadRef()
  const signatures = slice.loadMaybeRef()
  slice.expectEnd('A block proof')
  return { shard, seqNo, rootHash, fileHash, root, ...(signatures && { signatures: parseSignatures(signatures) }) }
}

function parseSignatures(cell: Cell): BlockSignatures {
  const slice = Slice.of(cell)
  expectTag(slice, 8, 'block signatures', 0x11)
  const validatorListHashShort = slice.loadUint(32)
  const catchainSeqno = slice.loadUint(32)
  const count = slice.loadUint(32)
  const sigWeight = slice.loadUintBig(64)
  const dictionary = new Dictionary(uintKey(16), SIGNATURE, slice.loadMaybeRef(), MAX_SIGNATURES)
  slice.expectEnd('Block signatures')
  const signatures = [...dictionary].map(([, signature]) => signature)
  if (signatures.length !== count) {
    throw new CellError('format', `The block signatures declare ${count} entries, but have ${signatures.length}`)
  }
  return { validatorListHashShort, catchainSeqno, sigWeight, signatures }
}
