import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/functions.ts'
import { ResultOfGetApiReference } from './types.ts'

export const getApiReference = defineFunction({
  name: 'client.get_api_reference',
  summary: 'Gives the machine-readable description of all modules.',
  params: nothing,
  result: ResultOfGetApiReference,
  errors: [],
  example: { params: {}, result: { api: { version: { $type: 'string' }, modules: { $type: 'array' } } } },
  contextFree: true,
  compute: async () => {
    // Loaded here, because the reference describes the module that this file belongs to.
    const { apiReference } = await import('../../apiReference.ts')
    return { api: await apiReference() }
  },
})
