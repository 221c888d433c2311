import * as errors from '../../errors/proofs.ts'
import { defineModule } from '../../schema/functions.ts'
import { proofAccountData } from './proofAccountData.ts'
import { proofBlockData } from './proofBlockData.ts'
import { proofMessageData } from './proofMessageData.ts'
import { proofTransactionData } from './proofTransactionData.ts'
import { tasks } from './tasks/index.ts'
import * as types from './types.ts'

export { proveAccount } from './proving/proveAccount.ts'
export { proveBlock, proveMessage, proveTransaction } from './proving/proveObjects.ts'

export const proofs = defineModule({
  name: 'proofs',
  summary: 'Proofs that data from a server is what the network agreed on.',
  types,
  errors,
  functions: [proofBlockData, proofTransactionData, proofMessageData, proofAccountData],
  tasks,
})
