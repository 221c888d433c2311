/**
 * Subscriptions of a host. If the network offers subscriptions, they run over WebSocket; otherwise, lists are followed
 * by cursors where possible. Both look the same to the host.
 */
import type { CallbackChannel } from '../../../context/CallbackChannel.ts'
import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import { defineHandle } from '../../../context/defineHandle.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { InvalidHandle } from '../../../errors/client.ts'
import { GraphqlError, GraphqlWebsocketInitError, SubscribeFailed } from '../../../errors/net.ts'
import {
  type GraphqlRequest,
  type Network,
  type NetworkFeatures,
  networkOf,
  type Subscription,
} from '../../../net/index.ts'
import { notOffered } from '../collections/deprecatedInterfaces.ts'
import { wrapErrors } from '../collections/wrapErrors.ts'
import { followPlan } from './followPlan.ts'

/** Lists to follow if the network has no subscriptions. */
interface FollowableSubscription {
  readonly collection: string
  readonly filter: unknown
  readonly result: string
  readonly declarations?: readonly string[]
  readonly values?: Readonly<Record<string, unknown>>
  /** Data that the host receives for an object. */
  wrap(object: unknown): unknown
}

export interface SubscriptionRequest extends GraphqlRequest {
  /** Root field of the subscription, where it is known without reading the text. */
  readonly collection?: string
  /** Converts the data for the host. */
  read(data: unknown): unknown
  /** Throws NotSupported (611), GraphqlError (608), InvalidParams (23). */
  followable(): FollowableSubscription | Promise<FollowableSubscription>
}

interface RunningSubscription {
  readonly subscription: Subscription
  readonly callback: CallbackChannel
}

/** Messages of both kinds of subscriptions. */
interface Delivery {
  data(data: () => unknown): void
  error(error: unknown): void
  end(reason: 'removed' | 'failed'): void
  ready(): Promise<void> | undefined
}

/** Subscriptions of a client. */
const subscriptions = defineHandle<RunningSubscription>('Subscription', InvalidHandle)

const DATA = 100
const ERROR = 101

/**
 * Starts a subscription whose messages go to the callback of the call.
 * Throws NetModuleNotInit (14), CallbackNotRegistered (13), InvalidParams (23), Unauthorized (615), SubscribeFailed (602).
 */
export function startSubscription(call: CallScope, request: SubscriptionRequest): Promise<{ handle: number }> {
  return wrapErrors(SubscribeFailed, async () => {
    const { context } = call
    const network = networkOf(context)
    network.expectConfigured()
    const { callback } = call
    let handle: number | undefined
    let isEnded = false
    const deliver = (responseType: number, data: () => unknown) => {
      try {
        callback.send(responseType, data())
      } catch (error) {
        callback.send(ERROR, clientErrorToWire(error))
      }
    }
    const subscription = await subscribeOrFollow(call, network, request, {
      data: (data) => deliver(DATA, () => ({ result: data() })),
      error: (error) => deliver(ERROR, () => clientErrorToWire(error)),
      end: (reason) => {
        isEnded = true
        if (handle !== undefined) subscriptions.remove(context, handle)
        callback.close(reason)
      },
      ready: () => callback.ready(),
    })
    handle = subscriptions.add(context, { subscription, callback })
    if (isEnded) subscriptions.remove(context, handle)
    return { handle }
  })
}

/** Ends a subscription; unknown handles are ignored. */
export function endSubscription({ context }: Pick<CallScope, 'context'>, handle: number): void {
  const running = subscriptions.remove(context, handle)
  running?.subscription.close()
  running?.callback.close('unsubscribed')
}

async function subscribeOrFollow(
  call: CallScope,
  network: Network,
  request: SubscriptionRequest,
  delivery: Delivery,
): Promise<Subscription> {
  const features = await network.features({ signal: call.signal })
  if (!mayBeOffered(features, request.collection)) return follow(call, network, request, delivery)
  try {
    return await subscribe(call, network, request, delivery)
  } catch (error) {
    if (!isRefusal(error)) throw error
    // Some proxies let no WebSocket through, even if the server accepts them.
    return await follow(call, network, request, delivery).catch(() => {
      throw error
    })
  }
}

/** An endpoint that does not describe itself is tried. */
function mayBeOffered({ subscriptions }: NetworkFeatures, collection: string | undefined): boolean {
  if (subscriptions === undefined) return true
  return collection === undefined ? subscriptions.size > 0 : subscriptions.has(collection)
}

/** The server answered and refuses the subscription. */
function isRefusal(error: unknown): boolean {
  return GraphqlError.matches(error) || (GraphqlWebsocketInitError.matches(error) && 'status' in error.data)
}

function subscribe(
  { signal }: CallScope,
  network: Network,
  { read, query, variables }: SubscriptionRequest,
  delivery: Delivery,
): Promise<Subscription> {
  return network.subscribe(
    { query, variables, signal },
    {
      onData: (data) => delivery.data(() => (data === null ? null : read(data))),
      onError: delivery.error,
      onEnd: delivery.end,
    },
  )
}

async function follow(
  { signal }: CallScope,
  network: Network,
  request: SubscriptionRequest,
  delivery: Delivery,
): Promise<Subscription> {
  const { collection, filter, result, wrap, declarations, values } = await request.followable()
  const plan = await followPlan(collection, filter, result)
  if (plan.sources.length === 0) throw notOffered(`subscription.${collection}`, 'the filter names no account')
  const { sources, selection } = plan
  const variables = { ...(declarations && { declarations }), ...(values && { values }) }
  return network.follow(
    { sources, selection, signal, ...variables },
    {
      onObject: (object, source) => {
        const shown = plan.read(object, source)
        if (shown !== undefined) delivery.data(() => wrap(shown))
      },
      onError: delivery.error,
      onFailed: (error) => {
        delivery.error(error)
        delivery.end('failed')
      },
      ready: delivery.ready,
    },
  )
}
