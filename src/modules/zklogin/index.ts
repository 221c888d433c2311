import { defineModule } from '../../schema/functions.ts'
import { addressSeed } from './addressSeed.ts'
import { proofToBytes } from './proofToBytes.ts'
import * as types from './types.ts'

export const zklogin = defineModule({
  name: 'zklogin',
  summary: 'Helpers for wallets opened by a zkLogin: pure computation, no prover is called.',
  types,
  errors: {},
  functions: [addressSeed, proofToBytes],
})
