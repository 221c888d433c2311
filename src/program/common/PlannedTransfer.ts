/** Transfers that a contract makes later, such as those of proposals, for which there is no message yet. */
import { accountIdOf } from './consolePaths.ts'
import type { Transfer } from './readTransfers.ts'

export interface PlannedTransfer extends Transfer {
  /** SHELL becomes tokens on arrival. */
  readonly exchanges?: boolean | undefined
  /** Base64 BOC. */
  readonly body?: string | undefined
  readonly stateInit?: string | undefined
}

/** Parameter for `processing.find_losses`. */
export function plannedMessage(transfer: PlannedTransfer): object {
  const { dst, value, currencies, bounce, exchanges, body, stateInit } = transfer
  const amounts = [['0', value] as const, ...Object.entries(currencies)].filter(([, amount]) => amount > 0n)
  return {
    account_id: accountIdOf(dst),
    amounts: amounts.map(([id, amount]) => ({ currency: Number(id), amount: String(amount) })),
    bounce,
    ...(exchanges === true && { exchanges }),
    ...(body !== undefined && { body }),
    ...(stateInit !== undefined && { state_init: stateInit }),
  }
}
