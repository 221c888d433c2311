/** The ends of entries of the outbox, as a stream. */
import type { ApiModules } from '../../generated/ApiModules.ts'
import type { ClientError as ErrorFacts } from '../../generated/types/client.ts'
import type { OutboxEntry, OutboxState } from '../../generated/types/outbox.ts'
import type { Finality } from '../../generated/types/processing.ts'
import type { TransactionFees } from '../../generated/types/tvm.ts'

export interface OutboxResultsOptions {
  /** Only results of this group. */
  readonly group?: string | undefined
  /** Only results behind this one: `number` of a result. Absent: from the first that was not acknowledged. */
  readonly after?: string | undefined
  /** Ends the stream with an AbortError. */
  readonly signal?: AbortSignal | undefined
}

/** The end of an entry, on its way to the application. */
export interface DeliveredResult {
  /** Its place among the results of the outbox. */
  readonly number: string
  readonly key: string | undefined
  readonly group: string
  readonly state: OutboxState
  /** Present when the message was executed or aborted. */
  readonly transaction: DeliveredTransaction | undefined
  /** What the function returned, when the ABI is known. */
  // biome-ignore lint/suspicious/noExplicitAny: results of any function
  readonly output: any
  /** Why it ended without success. */
  readonly error: ErrorFacts | undefined
  readonly entry: OutboxEntry
  /** Done with: it never comes again. Results that are not acknowledged come again with the next stream. */
  acknowledge(): Promise<void>
}

export interface DeliveredTransaction {
  readonly id: string
  /** Exit code of an aborted one. */
  readonly exitCode: number | undefined
  readonly fees: (TransactionFees & { readonly total: bigint }) | undefined
  readonly finality: Finality | undefined
}

type ResultsClient = Pick<ApiModules, 'outbox'>

/** How long one call waits for a result. */
const WAIT_MS = 60_000

/** A stream whose `return`, and the end of a loop over it, also ends the call that is waiting. */
export function outboxResults(
  client: ResultsClient,
  options: OutboxResultsOptions = {},
): AsyncGenerator<DeliveredResult, void, undefined> {
  const closing = new AbortController()
  const signals = options.signal === undefined ? [closing.signal] : [closing.signal, options.signal]
  const items = readResults(client, options, AbortSignal.any(signals))
  const endsQuietly = async (step: Promise<IteratorResult<DeliveredResult, void>>) => {
    try {
      return await step
    } catch (error) {
      if (closing.signal.aborted) return { done: true, value: undefined } as const
      throw error
    }
  }
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

async function* readResults(
  client: ResultsClient,
  { group, after }: OutboxResultsOptions,
  signal: AbortSignal,
): AsyncGenerator<DeliveredResult, void, undefined> {
  let last = after
  for (;;) {
    const { results } = await client.outbox.results({ group, after: last, wait_ms: WAIT_MS }, { signal })
    for (const { number, entry } of results) {
      yield delivered(client, number, entry)
      last = number
    }
  }
}

function delivered(client: ResultsClient, number: string, entry: OutboxEntry): DeliveredResult {
  const { transaction_id: id, fees } = entry
  const transaction = {
    id: id ?? '',
    exitCode: entry.exit_code ?? undefined,
    fees: fees ? { ...fees, total: fees.total_account_fees } : undefined,
    finality: entry.finality ?? undefined,
  }
  return {
    number,
    key: entry.key ?? undefined,
    group: entry.group,
    state: entry.state,
    transaction: id ? transaction : undefined,
    output: entry.output ?? undefined,
    error: entry.error ?? undefined,
    entry,
    acknowledge: () => client.outbox.acknowledge({ number }),
  }
}
