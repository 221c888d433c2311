import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { ResultOfPolicyGet } from './types.ts'

export const get = defineFunction({
  name: 'policy.get',
  summary: 'Returns the spending policies of this client.',
  description:
    'Each configuration source may set one: the host, and the settings of the daemon. A message must satisfy all of them, so a host can only add restrictions to those of the daemon.',
  params: nothing,
  result: ResultOfPolicyGet,
  errors: [],
  extension: true,
  access: 'reads',
  example: { params: {}, result: { policies: [] } },
  run: ({ config }) => ({ policies: config.policies.map(({ source, policy }) => ({ source, policy })) }),
})
