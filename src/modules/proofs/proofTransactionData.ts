import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { nothing } from '../../schema/functions.ts'
import { proofErrors } from './proofErrors.ts'
import { proveTransaction } from './proveObjects.ts'
import { ParamsOfProofTransactionData } from './types.ts'

export const proofTransactionData = defineFunction({
  name: 'proofs.proof_transaction_data',
  summary: 'Proves that a transaction is what the network agreed on.',
  description:
    'It is proven when its block is, and has it. What the configuration has to name is said at `proofs.proof_block_data`.',
  params: ParamsOfProofTransactionData,
  result: nothing,
  errors: [InvalidBase64, InvalidBoc, ...proofErrors],
  example: { params: { transaction: { id: 'ab'.repeat(32) } }, result: { $error: 14 } },
  run: async (call, { transaction }) => {
    await proveTransaction(call, transaction)
  },
})
