import { digitsOf } from '../../common/ApiResult.ts'
import { type CheckedTransfer, isPaying, transferRowsOf } from '../../common/checkRecipients.ts'
import { describeAmount } from '../../common/moneyText.ts'
import type { Fees } from '../emulation/emulate.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { confirm } from '../keys/askSecret.ts'
import { alignFields } from '../output/alignFields.ts'
import { printNote } from '../output/standardError.ts'
import type { Session } from '../session/Session.ts'
import type { SendPlan } from './sendMessage.ts'

/**
 * Shows a person what is about to be sent: from where, what to whom under which Dapp ID, and the fees. Returns whether
 * to ask for confirmation: not without a terminal, not with --yes, and not if no value leaves.
 */
export function showTransfers(
  session: Session,
  plan: SendPlan,
  transfers: readonly CheckedTransfer[],
  fees: Fees | undefined,
): boolean {
  const paying = transfers.filter(isPaying)
  const canAsk = process.stdin.isTTY === true && process.stderr.isTTY === true && !session.isJson
  if (paying.length === 0 || !canAsk || session.input.flag('yes')) return false
  session.progress.pause()
  printNote(alignFields(transferRows(plan, transfers, fees)))
  return true
}

/** The effects of a message, for the person who confirms it. */
export function transferRows(
  { address, call }: SendPlan,
  transfers: readonly CheckedTransfer[],
  fees: Fees | undefined,
): readonly (readonly [name: string, value: string])[] {
  return [
    ['from', address.extended],
    ...(call === undefined ? [] : [['call', call.method] as const]),
    ...transferRowsOf(transfers),
    ['fees', fees === undefined ? 'unknown' : describeAmount(BigInt(digitsOf(fees.total_account_fees)))],
  ]
}

/** Throws ToolError (2) when the answer is no. */
export async function confirmTransfers(): Promise<void> {
  if (await confirm('Send it?')) return
  throw new ToolError(exitCodes.usage, 'Nothing was sent', { hint: '--yes skips the question.' })
}
