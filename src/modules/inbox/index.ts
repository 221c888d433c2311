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
  summary:
    'Deposits of followed accounts that survive the process that receives them, each delivered until it is booked.',
  types,
  errors,
  functions: [follow, unfollow, list, deposits, prune],
})
