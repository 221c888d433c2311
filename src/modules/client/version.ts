import { buildInfo } from '../../config/buildInfo.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { ResultOfVersion } from './types.ts'

export const version = defineFunction({
  name: 'client.version',
  summary: 'Returns the version of the library.',
  params: nothing,
  result: ResultOfVersion,
  errors: [],
  access: 'computes',
  example: { params: {}, result: { version: { $type: 'string' } } },
  contextFree: true,
  isConstant: true,
  compute: () => ({ version: buildInfo.version }),
})
