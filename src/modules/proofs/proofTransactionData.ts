import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { proofErrors } from './proving/proofErrors.ts'
import { proveTransaction } from './proving/proveObjects.ts'
import { ParamsOfProofTransactionData } from './types.ts'

export const proofTransactionData = defineFunction({
  name: 'proofs.proof_transaction_data',
  summary: 'Proves that a transaction is what the network agreed on.',
  description:
    'A transaction is proven if its block is proven and contains it. For the required configuration, see `proofs.proof_block_data`.',
  params: ParamsOfProofTransactionData,
  result: nothing,
  errors: [InvalidBase64, InvalidBoc, ...proofErrors],
  access: 'reads',
  example: { params: { transaction: { id: 'ab'.repeat(32) } }, result: { $error: 14 } },
  run: async (call, { transaction }) => {
    await proveTransaction(call, transaction)
  },
})
