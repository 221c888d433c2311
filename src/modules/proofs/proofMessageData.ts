import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { proofErrors } from './proving/proofErrors.ts'
import { proveMessage } from './proving/proveObjects.ts'
import { ParamsOfProofMessageData } from './types.ts'

export const proofMessageData = defineFunction({
  name: 'proofs.proof_message_data',
  summary: 'Proves that a message is what the network agreed on.',
  description:
    'A message is proven if a proven transaction received or sent it. For the required configuration, see `proofs.proof_block_data`.',
  params: ParamsOfProofMessageData,
  result: nothing,
  errors: [InvalidBase64, InvalidBoc, ...proofErrors],
  access: 'reads',
  example: { params: { message: { id: 'ab'.repeat(32) } }, result: { $error: 14 } },
  run: async (call, { message }) => {
    await proveMessage(call, message)
  },
})
