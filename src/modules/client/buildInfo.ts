import { buildInfo as facts } from '../../config/buildInfo.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { ResultOfBuildInfo } from './types.ts'

export const buildInfo = defineFunction({
  name: 'client.build_info',
  summary: 'Returns the build number and the fingerprints of the main dependencies.',
  params: nothing,
  result: ResultOfBuildInfo,
  errors: [],
  access: 'computes',
  example: {
    params: {},
    result: { build_number: { $type: 'number' }, dependencies: { $type: 'array' }, curves: { $type: 'string' } },
  },
  contextFree: true,
  isConstant: true,
  compute: async () => {
    // A page that only hashes needs no curves.
    const { curvesForm } = await import('#platform/curves.ts')
    return { build_number: facts.buildNumber, dependencies: [...facts.dependencies], curves: await curvesForm() }
  },
})
