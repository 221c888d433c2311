/** Fields of a block that its keepers attest; null on a chain without keepers. Source: proofs 8. */
import type { SignedProof, StatedProof } from '../../keepers/BlockProofs.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { count, type Fields, json, list, type Shape, type Source, text } from './Field.ts'

const NO_MESSAGES = '0'.repeat(64)

const signature = 'Length and signature, 192 bytes: a list of bytes for a block, hex digits for an attestation.'
const envelopeHash = 'SHA-256 of signature, signers and data, 64 hex digits.'
const occurrences = 'The signers, and how often each signed.'

const attestation: Shape = {
  name: 'BlockAttestation',
  description: 'An attestation of a block by block keepers.',
  fields: {
    aggregated_signature: text(signature),
    block_id: text('Id of the block.'),
    envelope_hash: text(envelopeHash),
    parent_block_id: text('Id of the previous block, 64 hex digits.'),
    signature_occurrences: json(occurrences),
    target_type: text('Kind of the attestation.'),
  },
}

const historyProof: Shape = {
  name: 'BlockHistoryProof',
  description: 'Root of a history layer that the block closes. Blocks of this node close none.',
  fields: {
    layer: count('Layer of the history tree, from 0.'),
    root_hash: text('Root of the layer, 64 hex digits.'),
  },
}

const trackedMessages: Shape = {
  name: 'BlockTrackedMessages',
  description: 'Tracked external messages of a sender. This node tracks none.',
  fields: {
    message_hashes: list('String', 'Hashes of the messages, 64 hex digits each.'),
    routing: text('Destination of the messages.'),
  },
}

export const proofFields: Fields = {
  aggregated_signature: list('Int', signature, signed('aggregatedSignature')),
  attestations: list(
    attestation,
    'Attestations of the block by block keepers.',
    async (block, context) => (await signed('attestations')(block, context)) ?? [],
  ),
  block_merkle_tree_leaves: list('String', 'The 16 leaves of the id, 64 hex digits each.', stated('leaves')),
  data: text(
    'The block as signed by block keepers, base64: usually compressed; a bag of cells if the chain has no keepers.',
    { value: (block, context) => statedOf(block, context)?.data() ?? block['boc'] },
  ),
  envelope_hash: text(envelopeHash, { value: signed('envelopeHash') }),
  history_proofs: list(historyProof, 'Roots of the history tree.', nothingStated),
  producer_id: text('Owner of the keeper that produced the block, 64 hex digits.', { value: stated('producerId') }),
  proof_block_refs: list('String', 'Ids of the referenced blocks; the parent is the first.', stated('refs')),
  signature_occurrences: list('Int', occurrences, signed('signatureOccurrences')),
  tracked_ext_out_message_hashes: list(
    trackedMessages,
    'Messages sent out of the chain whose delivery is proven.',
    nothingStated,
  ),
  tracked_ext_out_messages_root: text('Root over their hashes, 64 hex digits.', {
    value: (block, context) => statedOf(block, context) && NO_MESSAGES,
  }),
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
