/** Deposits of followed accounts, as a stream. */
import type { ApiModules } from '../../generated/ApiModules.ts'
import type { InboxDeposit } from '../../generated/types/inbox.ts'
import { checkOptions } from '../checkOptions.ts'
import { type NumberedStreamOptions, numberedStream } from '../numberedStream.ts'

export interface InboxDepositsOptions extends NumberedStreamOptions {
  /** The name under which the accounts are followed. Default: `default`. */
  readonly name?: string | undefined
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

export function inboxDeposits(
  { inbox }: InboxClient,
  options: InboxDepositsOptions = {},
): AsyncGenerator<DeliveredDeposit, void, undefined> {
  checkOptions('A stream of deposits', options, { name: true, after: true, signal: true })
  const { name } = options
  return numberedStream(
    options,
    async (page, signal) => (await inbox.deposits({ name, ...page }, { signal })).deposits,
    ({ number, deposit }) => ({
      number,
      deposit,
      acknowledge: async () => {
        await inbox.deposits({ name, acknowledge: number, limit: 1 })
      },
    }),
  )
}
