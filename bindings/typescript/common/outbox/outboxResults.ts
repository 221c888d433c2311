/** Outcomes of outbox entries, as a stream. */
import type { ApiModules } from '../../generated/ApiModules.ts'
import type { ClientError as ErrorFacts } from '../../generated/types/client.ts'
import type { OutboxEntry, OutboxState } from '../../generated/types/outbox.ts'
import type { Finality } from '../../generated/types/processing.ts'
import type { TransactionFees } from '../../generated/types/tvm.ts'
import { checkOptions } from '../checkOptions.ts'
import { type NumberedStreamOptions, numberedStream } from '../numberedStream.ts'

export interface OutboxResultsOptions extends NumberedStreamOptions {
  /** Only results of this group. */
  readonly group?: string | undefined
}

/** The outcome of an outbox entry, delivered until it is acknowledged. */
export interface DeliveredResult {
  /** Its place among the results of the outbox. */
  readonly number: string
  readonly key: string | undefined
  readonly group: string
  readonly state: OutboxState
  /** Present if the message was executed or aborted. */
  readonly transaction: DeliveredTransaction | undefined
  /** Return values of the function, if the ABI is known. */
  // biome-ignore lint/suspicious/noExplicitAny: results of any function
  readonly output: any
  /** Why it ended without success. */
  readonly error: ErrorFacts | undefined
  readonly entry: OutboxEntry
  /** Marks it as done: it never comes again. Unacknowledged results come again with the next stream. */
  acknowledge(): Promise<void>
}

export interface DeliveredTransaction {
  readonly id: string
  /** Exit code, if the transaction was aborted. */
  readonly exitCode: number | undefined
  readonly fees: (TransactionFees & { readonly total: bigint }) | undefined
  readonly finality: Finality | undefined
}

type ResultsClient = Pick<ApiModules, 'outbox'>

export function outboxResults(
  client: ResultsClient,
  options: OutboxResultsOptions = {},
): AsyncGenerator<DeliveredResult, void, undefined> {
  checkOptions('A stream of results', options, { group: true, after: true, signal: true })
  const { group } = options
  return numberedStream(
    options,
    async (page, signal) => (await client.outbox.results({ group, ...page }, { signal })).results,
    ({ number, entry }) => delivered(client, number, entry),
  )
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
