import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { NoEndpointsProvided, ParseUrlFailed } from '../../errors/net.ts'
import { networkOf } from '../../net/index.ts'
import { nothing } from '../../schema/methods.ts'
import { EndpointsSet } from './types.ts'

export const setEndpoints = defineFunction({
  name: 'net.set_endpoints',
  summary: 'Replaces the endpoints of this client.',
  description:
    'If the endpoint in use is in the new list, it stays in use. A list whose endpoints have fewer operators than `network.agreement` is refused (23).',
  params: EndpointsSet,
  result: nothing,
  errors: [NetModuleNotInit, InvalidParams, NoEndpointsProvided, ParseUrlFailed],
  access: 'changes',
  example: { params: { endpoints: ['https://node.example'] }, result: { $error: 14 } },
  run: ({ context }, { endpoints }) => networkOf(context).setEndpoints(endpoints),
})
