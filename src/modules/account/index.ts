import * as errors from '../../errors/account.ts'
import { defineModule } from '../../schema/functions.ts'
import { getAccount } from './getAccount.ts'
import * as types from './types.ts'

export const account = defineModule({
  name: 'account',
  summary: 'Account states.',
  types,
  errors,
  functions: [getAccount],
})
