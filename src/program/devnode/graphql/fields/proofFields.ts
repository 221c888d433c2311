/** Fields of a block that its keepers attest; null on a chain without keepers. Source: proofs 8. */
import type { SignedProof, StatedProof } from '../../keepers/BlockProofs.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { count, list, type Shape, type Source, text } from './Field.ts'

const NO_MESSAGES = '0'.repeat(64)

const attestation: Shape = {
  name: 'BlockAttestation',
  description: 'An attestation of a block by block keepers.',
  fields: {
    aggregated_signature: text(),
    block_id: text(),
    envelope_hash: text(),
    parent_block_id: text(),
    signature_occurrences: { kind: 'scalar', type: 'JSON', isFilterable: false },
    target_type: text(),
  },
}

const historyProof: Shape = {
  name: 'BlockHistoryProof',
  description: 'Root of a history layer that the block closes. Blocks of this node close none.',
  fields: { layer: count(), root_hash: text() },
}

const trackedMessages: Shape = {
  name: 'BlockTrackedMessages',
  description: 'Tracked external messages of a sender. This node tracks none.',
  fields: { message_hashes: list('String'), routing: text() },
}

export const proofFields: Shape['fields'] = {
  aggregated_signature: list('Int', signed('aggregatedSignature')),
  attestations: list(attestation, async (block, context) => (await signed('attestations')(block, context)) ?? []),
  block_merkle_tree_leaves: list('String', stated('leaves')),
  data: text({ value: (block, context) => statedOf(block, context)?.data() ?? block['boc'] }),
  envelope_hash: text({ value: signed('envelopeHash') }),
  history_proofs: list(historyProof, nothingStated),
  producer_id: text({ value: stated('producerId') }),
  proof_block_refs: list('String', stated('refs')),
  signature_occurrences: list('Int', signed('signatureOccurrences')),
  tracked_ext_out_message_hashes: list(trackedMessages, nothingStated),
  tracked_ext_out_messages_root: text({ value: (block, context) => statedOf(block, context) && NO_MESSAGES }),
}

function stated(name: Exclude<keyof StatedProof, 'data'>) {
  return (block: Source, context: RequestContext): unknown => statedOf(block, context)?.[name]
}

function nothingStated(block: Source, context: RequestContext): unknown {
  return statedOf(block, context) && []
}

function signed(name: keyof SignedProof) {
  return async (block: Source, { node }: RequestContext): Promise<unknown> => {
    const height = heightOf(block)
    return (height === undefined ? undefined : await node.proofs?.signed(height))?.[name] ?? null
  }
}

function statedOf(block: Source, { node }: RequestContext): StatedProof | undefined {
  const height = heightOf(block)
  return height === undefined ? undefined : node.proofs?.stated(height)
}

/** A companion in the masterchain is not a block of a thread. */
function heightOf({ thread_id, height }: Source): number | undefined {
  return thread_id === null || thread_id === undefined ? undefined : (height as number)
}
