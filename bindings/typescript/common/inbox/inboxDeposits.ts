/** Deposits of followed accounts, as a stream. */
import type { ApiModules } from '../../generated/ApiModules.ts'
import type { InboxDeposit } from '../../generated/types/inbox.ts'
import { checkOptions } from '../checkOptions.ts'
import { closableStream } from '../closableStream.ts'

export interface InboxDepositsOptions {
  /** The name under which the accounts are followed. Default: `default`. */
  readonly name?: string | undefined
  /** Only deposits after this one, given by its `number`. Absent: from the first one not yet acknowledged. */
  readonly after?: string | undefined
  /** Ends the stream with an AbortError. */
  readonly signal?: AbortSignal | undefined
}

/** An item of the inbox, delivered until it is acknowledged. */
export interface DeliveredDeposit {
  /** Its place among the deposits of its name. */
  readonly number: string
  /** What an account received in one transaction. Credit money only for the kind `deposit`. */
  readonly deposit: InboxDeposit
  /** Marks this deposit and all before it under its name as done: they never come again. Others come again with the next stream. */
  acknowledge(): Promise<void>
}

type InboxClient = Pick<ApiModules, 'inbox'>

/** How long one call waits for a deposit. */
const WAIT_MS = 60_000

/** A stream whose `return`, and the end of a loop over it, also ends the call that is waiting. */
export function inboxDeposits(
  client: InboxClient,
  options: InboxDepositsOptions = {},
): AsyncGenerator<DeliveredDeposit, void, undefined> {
  checkOptions('A stream of deposits', options, { name: true, after: true, signal: true })
  return closableStream(options, (signal) => readDeposits(client, options, signal))
}

async function* readDeposits(
  { inbox }: InboxClient,
  { name, after }: InboxDepositsOptions,
  signal: AbortSignal,
): AsyncGenerator<DeliveredDeposit, void, undefined> {
  let last = after
  for (;;) {
    const { deposits } = await inbox.deposits({ name, after: last, wait_ms: WAIT_MS }, { signal })
    for (const { number, deposit } of deposits) {
      const acknowledge = async () => {
        await inbox.deposits({ name, acknowledge: number, limit: 1 })
      }
      yield { number, deposit, acknowledge }
      last = number
    }
  }
}
