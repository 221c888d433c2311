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
  summary: 'Messages that survive the process that sends them, each sent once, each with an end.',
  types,
  errors,
  functions: [send, get, list, cancel, release, prune, results, acknowledge, registerSigner],
})
