import * as errors from '../../errors/client.ts'
import { defineModule, type ModuleDefinition } from '../../schema/functions.ts'
import { buildInfo } from './buildInfo.ts'
import { type DescribeApi, getApiReference } from './getApiReference.ts'
import { config } from './getConfig.ts'
import { resolveAppRequest } from './resolveAppRequest.ts'
import * as types from './types.ts'
import { version } from './version.ts'

/** The module; `describeApi` is the whole API in its entry model, which only the list of all modules knows. */
export function clientModule(describeApi: DescribeApi): ModuleDefinition {
  return defineModule({
    name: 'client',
    summary: 'Information about the library, and answers to its requests.',
    types,
    errors,
    functions: [getApiReference(describeApi), version, config, buildInfo, resolveAppRequest],
  })
}
