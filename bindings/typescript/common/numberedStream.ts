/** Numbered items that come again until they are acknowledged, as a stream. */
import { closableStream, type EndedBySignal } from './closableStream.ts'

interface Numbered {
  readonly number: string
}

/** What one call of the function that reads the items is given. */
interface Page {
  /** Number of the last item already delivered; `undefined`: begin with the first one not yet acknowledged. */
  readonly after: string | undefined
  /** How long to wait for an item, in ms. */
  readonly wait_ms: number
}

export interface NumberedStreamOptions extends EndedBySignal {
  /** Only items after this number. Absent: from the first one not yet acknowledged. */
  readonly after?: string | undefined
}

/** Longest wait of one call for an item, in ms. */
const WAIT_MS = 60_000

/** A stream whose `return`, and the end of a loop over it, also ends the call that is waiting. */
export function numberedStream<Item extends Numbered, Delivered>(
  options: NumberedStreamOptions,
  read: (page: Page, signal: AbortSignal) => Promise<readonly Item[]>,
  deliver: (item: Item) => Delivered,
): AsyncGenerator<Delivered, void, undefined> {
  async function* deliverAll(signal: AbortSignal): AsyncGenerator<Delivered, void, undefined> {
    let { after } = options
    for (;;) {
      for (const item of await read({ after, wait_ms: WAIT_MS }, signal)) {
        yield deliver(item)
        after = item.number
      }
    }
  }
  return closableStream(options, deliverAll)
}
