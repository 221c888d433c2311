/** Streams of items that can be ended from outside, even while a loop waits for the next item. */
import { CallAborted } from './CallAborted.ts'
import { failWhereAwaited } from './callerStack.ts'

export interface EndedBySignal {
  /** Ends the stream with an AbortError. */
  readonly signal?: AbortSignal | undefined
}

/**
 * A stream over what `read` yields. `return`, leaving a loop and `await using` end it at once: `signal` of `read` is aborted,
 * and a step that waits is done. The signal of the application makes the waiting step fail instead.
 */
export function closableStream<Item>(
  { signal }: EndedBySignal,
  read: (signal: AbortSignal) => AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  const closing = new AbortController()
  const items = read(signal === undefined ? closing.signal : AbortSignal.any([closing.signal, signal]))
  const endsQuietly = (step: Promise<IteratorResult<Item, void>>): Promise<IteratorResult<Item, void>> =>
    step.catch((error: unknown) => {
      if (closing.signal.aborted) return { done: true, value: undefined }
      // A new error, so that its stack has the loop.
      if (error instanceof CallAborted) {
        return failWhereAwaited(() => new CallAborted(error.message, error.data, error.cause))
      }
      throw error
    })
  return {
    next: () => endsQuietly(items.next()),
    return: () => {
      closing.abort()
      return endsQuietly(items.return())
    },
    throw: (error: unknown) => {
      closing.abort()
      return items.throw(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      await this.return()
    },
  }
}

/** Error of a step that ends because the stream was closed. */
export function streamAborted({ reason }: AbortSignal): CallAborted {
  return new CallAborted('The stream was ended by its signal', { sent: false }, reason)
}
