import * as errors from '../../errors/inbox.ts'
import { defineModule } from '../../schema/functions.ts'
import { deposits } from './deposits.ts'
import { follow } from './follow.ts'
import { list } from './list.ts'
import { prune } from './prune.ts'
import * as types from './types.ts'
import { unfollow } from './unfollow.ts'

export const inbox = defineModule({
  name: 'inbox',
  summary: 'Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.',
  types,
  errors,
  functions: [follow, unfollow, list, deposits, prune],
})
