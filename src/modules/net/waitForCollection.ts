import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidServerResponse, WaitForFailed, WaitForTimeout } from '../../errors/net.ts'
import { runOperation } from './collections/runOperations.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ParamsOfWaitForCollection, ResultOfWaitForCollection } from './types.ts'

export const waitForCollection = defineFunction({
  name: 'net.wait_for_collection',
  summary: 'Waits for the first matching object of a collection, within a time limit.',
  description: 'Networks with default settings are polled every second, as described at `query_collection`.',
  waits: true,
  params: ParamsOfWaitForCollection,
  result: ResultOfWaitForCollection,
  errors: [...networkErrors, WaitForFailed, WaitForTimeout, InvalidServerResponse],
  access: 'reads',
  example: {
    params: { collection: 'transactions', filter: { in_msg: { eq: 'ab'.repeat(32) } }, result: 'id', timeout: 60000 },
    result: { $error: 14 },
  },
  run: (call, params) => {
    const timestamp = Math.floor(call.clock.now() / 1000)
    const data = () => ({ filter: params.filter ?? null, timestamp })
    return wrapErrors(
      WaitForFailed,
      async () => {
        const result = await runOperation(call, { type: 'WaitForCollection', ...params }).catch((error) => {
          if (!WaitForTimeout.matches(error)) throw error
          throw WaitForTimeout.error(error.message, { ...data(), ...error.data }, error)
        })
        return { result }
      },
      { others: [WaitForTimeout], data },
    )
  },
})
