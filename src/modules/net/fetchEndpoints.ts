import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidServerResponse, QueryFailed } from '../../errors/net.ts'
import { networkOf } from '../../net/index.ts'
import { nothing } from '../../schema/methods.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { EndpointsSet } from './types.ts'

export const fetchEndpoints = defineFunction({
  name: 'net.fetch_endpoints',
  summary: 'Returns the endpoints that the node recommends.',
  description: 'They are not used until passed to `set_endpoints`.',
  params: nothing,
  result: EndpointsSet,
  errors: [...networkErrors, QueryFailed, InvalidServerResponse],
  access: 'reads',
  example: { params: {}, result: { $error: 14 } },
  run: ({ context, signal }) =>
    wrapErrors(QueryFailed, async () => ({
      endpoints: await networkOf(context).fetchEndpoints(signal),
    })),
})
