import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/functions.ts'
import { ResultOfPolicyGet } from './types.ts'

export const get = defineFunction({
  name: 'policy.get',
  summary: 'Returns the spending policies of this client.',
  description:
    'Every source of configuration may set one: the host, and what the daemon was started with. A message has to satisfy all of them, so that a host can only add to what the daemon demands.',
  params: nothing,
  result: ResultOfPolicyGet,
  errors: [],
  extension: true,
  example: { params: {}, result: { policies: [] } },
  run: ({ config }) => ({ policies: config.policies.map(({ source, policy }) => ({ source, policy })) }),
})
