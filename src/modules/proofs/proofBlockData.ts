import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { proofErrors } from './proving/proofErrors.ts'
import { proveBlock } from './proving/proveObjects.ts'
import { ParamsOfProofBlockData } from './types.ts'

export const proofBlockData = defineFunction({
  name: 'proofs.proof_block_data',
  summary: 'Proves that a block is what the network agreed on.',
  description:
    'On networks with block keepers, a block is proven if enough trusted keepers (`proofs.trusted_keepers` or `proofs.trusted_keepers_hash`), or their successors, attest it or a later block. On networks with a masterchain, the signatures of validators are followed from `proofs.zerostate_hash` or `proofs.trusted_key_blocks`. Statements of the server about keepers or validators are never trusted.',
  params: ParamsOfProofBlockData,
  result: nothing,
  errors: [InvalidBase64, InvalidBoc, ...proofErrors],
  access: 'reads',
  example: { params: { block: { id: 'ab'.repeat(32) } }, result: { $error: 14 } },
  run: async (call, { block }) => {
    await proveBlock(call, block)
  },
})
