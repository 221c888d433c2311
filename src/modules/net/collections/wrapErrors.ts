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
 * Runs `work` and turns its errors into one of the function, with the code of the cause in `data.cause_code`.
 * 13, 14, 17, 23, 605, 615 and those in `others` stay what they are, and so does the reason of a cancelled call.
 * Source: network 1.13.
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
