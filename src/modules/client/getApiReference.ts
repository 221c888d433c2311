import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { ResultOfGetApiReference } from './types.ts'

/** The API in the entry model. Source: modules 3.1. */
export type DescribeApi = () => Promise<ValueOf<typeof ResultOfGetApiReference>['api']>

export function getApiReference(describeApi: DescribeApi) {
  return defineFunction({
    name: 'client.get_api_reference',
    summary: 'Returns the machine-readable description of the API.',
    params: nothing,
    result: ResultOfGetApiReference,
    errors: [],
    access: 'document',
    example: { params: {}, result: { api: { version: { $type: 'string' }, modules: { $type: 'array' } } } },
    contextFree: true,
    compute: async () => ({ api: await describeApi() }),
  })
}
