/** Runs administrative methods on the thread that makes the blocks. */

import { AdminError } from '../controls/AdminError.ts'
import type { AdminParams, AdminResult } from '../controls/AdminMethod.ts'
import type { AdminMethodName, AdminMethods } from '../controls/adminMethods.ts'
import { accountMethods } from './accounts.ts'
import type { TimeState } from './ChainTime.ts'
import { type ChainOrder, chainOrders } from './chainOrders.ts'
import { historyMethods } from './history.ts'
import type { RunningChain } from './RunningChain.ts'
import { timeMethods } from './time.ts'

/** A method with checked parameters, or an internal order of the node. Plain data. */
export type ControlRequest =
  | { readonly method: ChainMethodName; readonly params: object }
  | { readonly order: ChainOrder }

export interface ControlResult {
  readonly result: object
  /** State of time afterwards. */
  readonly time: TimeState
  readonly hasPending: boolean
}

/** Methods of the chain by name. They throw AdminError and errors of the store; nothing has changed then. */
export type ChainMethods = {
  readonly [Name in AdminMethodName]?: (
    chain: RunningChain,
    params: AdminParams<AdminMethods[Name]>,
  ) => AdminResult<AdminMethods[Name]>
}

const chainMethods = {
  ...historyMethods,
  ...timeMethods,
  ...accountMethods,
} satisfies ChainMethods

/** Methods that run between two blocks, on the thread that makes them; the server runs all others. */
export type ChainMethodName = keyof typeof chainMethods

/** Throws AdminError. */
export function controlChain(chain: RunningChain, request: ControlRequest): ControlResult {
  try {
    chain.settle()
    const result =
      'order' in request
        ? chainOrders(chain, request.order)
        : chainMethods[request.method](chain, request.params as never)
    return { result, time: chain.time.state, hasPending: chain.hasPending }
  } catch (error) {
    if (error instanceof AdminError) throw error
    const { name, message, code } = error as Error & { code?: unknown }
    chain.services.log.error('administrative request failed', { name, reason: message })
    const isStorage = typeof code === 'string' && /^(SQLITE_|E[A-Z]+$)/.test(code)
    throw new AdminError(
      isStorage ? 'storage_failed' : 'internal_error',
      isStorage ? message : `Internal error: ${name}`,
    )
  }
}
