import type { ValueOf } from '../../../schema/shapes.ts'
import type { TransactionTransfer } from '../types.ts'

interface TransferMessage {
  readonly id?: string
  readonly value?: string | null
  readonly src?: string | null
  readonly dst?: string | null
}

const POSITIVE = /^(?!0+$)\d+$/
const BOUNCED = 2

/** Transfers of a transaction item: messages that carry tokens. Source: network 3.8. */
export function transfersOf(transaction: Record<string, unknown>): ValueOf<typeof TransactionTransfer>[] {
  const isBounced = (transaction['bounce'] as { bounce_type?: number } | null | undefined)?.bounce_type === BOUNCED
  const transfer = ({ id = '', value, src, dst }: TransferMessage, isDeposit: boolean) =>
    typeof value === 'string' && POSITIVE.test(value)
      ? [{ message: id, isBounced, isDeposit, counterparty: (isDeposit ? src : dst) ?? '', value }]
      : []
  const inbound = transaction['in_message'] as TransferMessage | null | undefined
  const outbound = (transaction['out_messages'] ?? []) as readonly TransferMessage[]
  return [...(inbound ? transfer(inbound, true) : []), ...outbound.flatMap((message) => transfer(message, false))]
}
