import type { CallbackChannel } from '../../context/CallbackChannel.ts'
import type { CallScope } from '../../context/scopes.ts'
import { type GraphqlRequest, networkOf, type Subscription } from '../../net/index.ts'
import { clientErrorToWire } from '../clientErrorToWire.ts'
import { SubscribeFailed } from './errors.ts'
import { wrapErrors } from './wrapErrors.ts'

interface RunningSubscription {
  readonly subscription: Subscription
  readonly callback: CallbackChannel
}

const KIND = 'net_subscription'
const DATA = 100
const ERROR = 101

/**
 * Starts a subscription whose messages go to the callback of the call; `read` gives what the host sees of the data.
 * Throws NetModuleNotInit (14), CallbackNotRegistered (13), Unauthorized (615), SubscribeFailed (602).
 */
export function startSubscription(
  call: CallScope,
  request: GraphqlRequest,
  read: (data: unknown) => unknown,
): Promise<{ handle: number }> {
  return wrapErrors(SubscribeFailed, 'Subscribe failed', async () => {
    const { context, signal } = call
    const network = networkOf(context)
    network.expectConfigured()
    const { callback } = call
    let handle: number | undefined
    const deliver = (responseType: number, data: () => unknown) => {
      try {
        callback.send(responseType, data())
      } catch (error) {
        callback.send(ERROR, clientErrorToWire(error))
      }
    }
    const subscription = await network.subscribe(
      { ...request, signal },
      {
        onData: (data) => deliver(DATA, () => ({ result: data === null ? null : read(data) })),
        onError: (error) => deliver(ERROR, () => clientErrorToWire(error)),
        onEnd: (reason) => {
          if (handle !== undefined) context.handles.remove(KIND, handle)
          callback.close(reason)
        },
      },
    )
    handle = context.handles.add(KIND, { subscription, callback } satisfies RunningSubscription)
    return { handle }
  })
}

/** Ends a subscription; unknown handles are ignored. */
export function endSubscription({ context }: Pick<CallScope, 'context'>, handle: number): void {
  const running = context.handles.remove<RunningSubscription>(KIND, handle)
  running?.subscription.close()
  running?.callback.close('unsubscribed')
}
