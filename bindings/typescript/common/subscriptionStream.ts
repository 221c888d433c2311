/** Messages of a handle as a stream. */
import type { CallbackOptions, CallOptions } from './Caller.ts'
import { closableStream, streamAborted } from './closableStream.ts'

/** Leaving a loop over it, or `return`, ends it. */
export type SubscriptionStream<Message> = AsyncGenerator<Message, void, undefined>

interface Countable {
  readonly lost: number
}

/** How many messages wait for a slow loop; then the oldest are dropped and the next one counts them. */
const LIMIT = 1024

/** Begins with the first step of the loop; whatever ends the stream also frees the handle on the daemon. */
export function subscriptionStream<Message extends Countable, Handle>(
  begin: (callback: (message: Message) => void, options: CallbackOptions) => Promise<Handle>,
  end: (handle: Handle) => Promise<void>,
  options: CallOptions = {},
): SubscriptionStream<Message> {
  return closableStream(options, (signal) => readSubscription(begin, end, options, signal))
}

async function* readSubscription<Message extends Countable, Handle>(
  begin: (callback: (message: Message) => void, options: CallbackOptions) => Promise<Handle>,
  end: (handle: Handle) => Promise<void>,
  options: CallOptions,
  signal: AbortSignal,
): AsyncGenerator<Message, void, undefined> {
  const waiting: Message[] = []
  let closed: string | undefined
  let wake = () => {}
  const receive = (message: Message) => {
    waiting.push(message)
    if (waiting.length > LIMIT) dropOldest(waiting)
    wake()
  }
  const onClosed = (reason: string) => {
    closed = reason
    wake()
  }
  const handle = await begin(receive, { ...options, signal, onClosed })
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  try {
    for (;;) {
      const message = waiting.shift()
      if (message !== undefined) yield message
      else if (closed !== undefined) break
      else if (signal.aborted) throw streamAborted(signal)
      else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
    // Nothing is freed any more: this fails as the connection did.
    if (closed === 'shutdown') await end(handle)
  } finally {
    signal.removeEventListener('abort', onAbort)
    if (closed === undefined) await end(handle).catch(() => {})
  }
}

function dropOldest(waiting: Countable[]): void {
  const { lost } = waiting.shift()!
  const next = waiting[0]!
  waiting[0] = { ...next, lost: next.lost + lost + 1 }
}
