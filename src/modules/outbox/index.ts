import * as errors from '../../errors/outbox.ts'
import { defineModule } from '../../schema/functions.ts'
import { acknowledge } from './acknowledge.ts'
import { cancel } from './cancel.ts'
import { get } from './get.ts'
import { list } from './list.ts'
import { prune } from './prune.ts'
import { registerSigner } from './registerSigner.ts'
import { release } from './release.ts'
import { results } from './results.ts'
import { send } from './send.ts'
import * as types from './types.ts'

export const outbox = defineModule({
  name: 'outbox',
  summary: 'Messages stored until they have a result: they survive the process that sends them, and each is sent once.',
  types,
  errors,
  functions: [send, get, list, cancel, release, prune, results, acknowledge, registerSigner],
})
