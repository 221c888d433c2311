import { defineFunction } from '../../context/defineFunction.ts'
import { QueryFailed } from '../../errors/net.ts'
import { networkOf } from '../../net/index.ts'
import { nothing } from '../../schema/methods.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ResultOfGetEndpoints } from './types.ts'

export const getEndpoints = defineFunction({
  name: 'net.get_endpoints',
  summary: 'Returns the endpoint in use and all configured endpoints.',
  description: 'Selects an endpoint if none is in use.',
  params: nothing,
  result: ResultOfGetEndpoints,
  errors: [...networkErrors, QueryFailed],
  access: 'reads',
  example: { params: {}, result: { $error: 14 } },
  run: ({ context, signal }) =>
    wrapErrors(QueryFailed, async () => {
      const network = networkOf(context)
      const { queryUrl } = await network.info(signal)
      return { query: queryUrl, endpoints: [...network.endpoints] }
    }),
})
