import type { CallScope } from '../../../context/scopes.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import type { ClientError, ErrorData } from '../../../errors/ClientError.ts'
import { MessageExpired, TransactionWaitTimeout } from '../../../errors/processing.ts'

/** How long the transaction of a message is waited for. Source: network 6.4, decision 9. */
export interface DeliveryTime {
  /** Time from which the message is lost, ms since 1970: its expiration, else the end of the wait. */
  readonly deadlineMs: number
  /** End of the wait, ms since 1970: some time after the expiration, because the last block may become final later. */
  readonly waitUntilMs: number
}

/** Counted from now, when the message has just been sent. */
export function deliveryTime({ clock, config }: CallScope, { expireAtSec }: ExternalMessage): DeliveryTime {
  const now = clock.now()
  const timeoutMs = config.network.message_processing_timeout
  if (expireAtSec === undefined) return { deadlineMs: now + timeoutMs, waitUntilMs: now + timeoutMs }
  const deadlineMs = expireAtSec * 1000
  return { deadlineMs, waitUntilMs: Math.max(deadlineMs, now) + timeoutMs }
}

/** 507 for a message with expiration, else 508. Source: network 6.10. */
export function deliveryTimeout(
  { clock, config }: CallScope,
  message: ExternalMessage,
  deadlineMs: number,
  data: ErrorData = {},
): ClientError {
  const common = {
    message_id: message.id,
    shard_block_id: '',
    waiting_expiration_time: mailDate(deadlineMs),
    block_time: mailDate(clock.now()),
    account_address: message.address,
    ...data,
  }
  if (message.expireAtSec !== undefined) return MessageExpired.error('Message expired', common)
  return TransactionWaitTimeout.error('The transaction did not appear in time', {
    ...common,
    timeout: config.network.message_processing_timeout,
  })
}

/** `Thu, 23 Jul 2026 10:00:00 +0000 (1784800800)`: RFC 5322 and unix seconds. */
function mailDate(ms: number): string {
  return `${new Date(ms).toUTCString().replace('GMT', '+0000')} (${Math.floor(ms / 1000)})`
}
