import { defineModule } from '../../schema/functions.ts'
import { addressSeed } from './addressSeed.ts'
import { proofToBytes } from './proofToBytes.ts'
import * as types from './types.ts'

export const zklogin = defineModule({
  name: 'zklogin',
  summary: 'Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.',
  types,
  errors: {},
  functions: [addressSeed, proofToBytes],
})
