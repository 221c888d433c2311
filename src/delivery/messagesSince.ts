import type { Network } from '../net/index.ts'
import type { HistoryAccount, HistoryOptions, InboundMessages } from './accountHistory.ts'
import { member } from './findTransaction.ts'
import { readBack } from './readBack.ts'

/**
 * Reads back from the state of the account to the logical time that its state had before the first sending; absent: to its
 * first transaction. Throws as `Network.query`.
 */
export async function readInboundMessagesSince(
  network: Pick<Network, 'query'>,
  account: HistoryAccount,
  sinceLt: bigint | undefined,
  options: HistoryOptions,
): Promise<InboundMessages> {
  const messages = new Set<string>()
  const end = await readBack(network, account, options, 'in_msg', ({ node, link }) => {
    if (sinceLt !== undefined && link.endLt <= sinceLt) return 'stop'
    const message = member(node, 'in_msg')
    if (typeof message === 'string') messages.add(message.toLowerCase())
    return 'next'
  })
  return end === 'incomplete' ? undefined : messages
}
