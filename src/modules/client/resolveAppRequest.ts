import { defineFunction } from '../../context/defineFunction.ts'
import { CanNotSendRequestResult, NoSuchRequest } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { ParamsOfResolveAppRequest } from './types.ts'

export const resolveAppRequest = defineFunction({
  name: 'client.resolve_app_request',
  summary: 'Answers a request from the library to the application.',
  description: 'An invalid answer (wrong variant or shape) fails the call that waits for it; this call still succeeds.',
  params: ParamsOfResolveAppRequest,
  result: nothing,
  errors: [NoSuchRequest, CanNotSendRequestResult],
  access: 'host',
  example: {
    params: { app_request_id: 1, result: { type: 'Error', text: 'declined by user' } },
    result: { $error: 27 },
  },
  run: ({ context }, { app_request_id, result }) => context.appRequests.resolve(app_request_id, result),
})
