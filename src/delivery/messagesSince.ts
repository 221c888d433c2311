import type { Network } from '../net/index.ts'
import type { HistoryAccount, HistoryMark, HistoryOptions, InboundMessages } from './accountHistory.ts'
import { member } from './findTransaction.ts'
import { readBack } from './readBack.ts'

/** Maximum difference between the clocks of this machine and of the network that is compensated. */
const SKEW_MS = 600_000

/** First second whose transactions may have executed a message that was sent after the mark; `undefined` if it is not known. */
export function sinceSecOf({ takenAtMs }: HistoryMark): number | undefined {
  return takenAtMs === undefined ? undefined : Math.max(0, Math.floor((takenAtMs - SKEW_MS) / 1000))
}

/**
 * Reads back from the state of the account, without relying on what another endpoint has said. `sec` is the second of the first
 * transaction that counts, Unix time. Throws as `Network.query`.
 */
export async function readInboundMessagesSince(
  network: Network,
  account: HistoryAccount,
  { sec }: { readonly sec: number },
  options: HistoryOptions,
): Promise<InboundMessages> {
  const messages = new Set<string>()
  const end = await readBack(network, account, options, 'now in_msg', ({ node }) => {
    const [now, message] = [member(node, 'now'), member(node, 'in_msg')]
    if (typeof now !== 'number') return 'unreadable'
    if (now < sec) return 'stop'
    if (typeof message === 'string') messages.add(message.toLowerCase())
    return 'next'
  })
  return end === 'incomplete' ? undefined : messages
}
