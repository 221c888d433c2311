/** The items of an iterator of the daemon, as a loop. */
import type { Caller, CallOptions } from './Caller.ts'
import { closableStream } from './closableStream.ts'

/** An item, with fields that the caller knows besides those of its form, and unknown ones. */
export type IteratedItem<Item, Fields> = Item & Fields & Readonly<Record<string, unknown>>

const PAGE = 40

/**
 * Begins with the first step of the loop. Leaving it, by an error too, frees the iterator; `return` also ends a step that waits.
 * `options` are those of each call; their signal ends the loop with an AbortError.
 */
export function iterate<Item>(
  caller: Caller,
  create: string,
  params: object | undefined,
  options: CallOptions = {},
): AsyncGenerator<Item, void, undefined> {
  return closableStream(options, (signal) => readItems<Item>(caller, create, params, { ...options, signal }))
}

async function* readItems<Item>(
  caller: Caller,
  create: string,
  params: object | undefined,
  options: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  const { handle } = await caller.call<{ handle: number }>(create, params, options)
  try {
    for (let hasMore = true; hasMore; ) {
      const next = { iterator: handle, limit: PAGE }
      const page = await caller.call<{ items: Item[]; has_more: boolean }>('net.iterator_next', next, options)
      yield* page.items
      hasMore = page.has_more
    }
  } finally {
    // Why the loop ends matters more than this call, which fails when the client is closed.
    await caller.call('net.remove_iterator', { handle }).catch(() => undefined)
  }
}
