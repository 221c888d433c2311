import { defineModule } from '../../schema/functions.ts'
import { buildInfo } from './buildInfo.ts'
import * as errors from './errors.ts'
import { getApiReference } from './getApiReference.ts'
import { config } from './getConfig.ts'
import { resolveAppRequest } from './resolveAppRequest.ts'
import * as types from './types.ts'
import { version } from './version.ts'

export const client = defineModule({
  name: 'client',
  summary: 'Facts about the library, and answers to its requests.',
  types,
  errors,
  functions: [getApiReference, version, config, buildInfo, resolveAppRequest],
})
