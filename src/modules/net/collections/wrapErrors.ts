import type { ErrorData, ErrorDefinition } from '../../../errors/ClientError.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { CallbackNotRegistered, InvalidContextHandle, InvalidParams, NetModuleNotInit } from '../../../errors/client.ts'
import { InvalidServerResponse, Unauthorized } from '../../../errors/net.ts'

/** Errors that every query may end with, as they are listed in definitions. */
export const networkErrors = [NetModuleNotInit, Unauthorized]

const unchanged = [
  NetModuleNotInit,
  CallbackNotRegistered,
  Unauthorized,
  InvalidContextHandle,
  InvalidServerResponse,
  InvalidParams,
]

/**
 * Runs `work` and turns its errors into the error `definition`, with the code of the cause in `data.cause_code`. Errors
 * 13, 14, 17, 23, 605, 615, those in `others`, and the reason of a cancelled call are rethrown unchanged. Source:
 * network 1.13.
 */
export async function wrapErrors<T>(
  definition: ErrorDefinition,
  work: () => Promise<T>,
  {
    others = [],
    data = () => ({}),
  }: { readonly others?: readonly ErrorDefinition[]; readonly data?: () => ErrorData } = {},
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ClientError) || [...unchanged, ...others].some((kept) => kept.matches(error))) throw error
    const title = definition.name.replace(/Failed$/, ' failed')
    throw definition.error(`${title}: ${error.message}`, { ...error.data, ...data(), cause_code: error.code }, error)
  }
}
