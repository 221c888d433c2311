import { stringifyExactJson } from '../../../schema/numerals.ts'
import { type CheckedTransfer, checkRecipients } from '../../common/checkRecipients.ts'
import { emulate } from '../emulation/emulate.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { confirmRisks } from '../keys/confirmRisk.ts'
import { describeEnd } from '../output/exitCodeText.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { type AcceptedLoss, acceptedLoss, withAccepted } from './acceptLoss.ts'
import { expectAllowed } from './expectAllowed.ts'
import { recipientSource } from './recipientSource.ts'
import type { SendPlan } from './sendMessage.ts'
import { confirmTransfers, showTransfers, transferRows } from './showTransfers.ts'

/**
 * The check before sending: what the message would do on the current state of its account, and to whom its value goes.
 * Returns the transfers. Asks for confirmation if money could be lost. Throws ToolError: 12 if the transaction would be
 * aborted, which costs fees, or a spending policy refuses it, and 2 if a risk is not accepted. A message that the
 * contract would not accept costs nothing: the network decides.
 */
export async function checkEffects(
  session: Session,
  plan: SendPlan,
  boc: string | undefined,
): Promise<readonly CheckedTransfer[]> {
  const intends = plan.intends ?? []
  const isChecked = !session.input.flag('no-preflight')
  if (!isChecked && intends.length === 0) return []
  const emulated = isChecked ? (plan.emulated ?? (await emulate(session, plan, boc).catch(ignoreRefusals))) : undefined
  if (emulated !== undefined) {
    const { transaction } = emulated
    const end = await describeEnd(transaction, { codeHash: plan.codeHash, abi: plan.abi?.contract })
    if (end !== undefined) {
      throw new ToolError(exitCodes.rejected, `The transaction would be aborted: ${end}; nothing was sent`, {
        data: {
          sent: false,
          exit_code: transaction.compute?.exit_code ?? null,
          result_code: transaction.action?.result_code ?? null,
        },
        hint: '--dry-run shows more; --no-preflight sends it without this check.',
      })
    }
  }
  const sender = { address: plan.address, named: plan.named ?? new Map() }
  const sent = { messages: emulated?.out_messages ?? [], planned: intends }
  const checked = await checkRecipients(recipientSource(session), sender, sent)
  const transfers = withAccepted(checked, acceptedFor(plan, acceptedLoss(session)))
  const risks = transfers.flatMap((transfer) => transfer.risks)
  await expectAllowed(session, plan)
  if (session.confirm !== undefined) {
    const untried = isChecked && emulated === undefined ? ['Its effects could not be emulated'] : []
    const warnings = [...untried, ...new Set(risks.map(({ text }) => text))]
    const input = plan.call === undefined ? [] : [['arguments', stringifyExactJson(plan.call.input)] as const]
    await session.confirm({ rows: [...transferRows(plan, transfers, emulated?.fees), ...input], warnings })
    return transfers
  }
  const isAsked = showTransfers(session, plan, transfers, emulated?.fees)
  await confirmRisks(session, risks)
  if (isAsked && !risks.some(({ asks }) => asks)) await confirmTransfers()
  return transfers
}

/** Accepted losses, and the intended cost of the command. */
function acceptedFor({ spends = 0n }: SendPlan, accepted: AcceptedLoss): AcceptedLoss {
  if (accepted === 'any' || spends === 0n) return accepted
  const given = accepted.get(0) ?? 0n
  return new Map(accepted).set(0, given > spends ? given : spends)
}

function ignoreRefusals(error: unknown): undefined {
  if (!(error instanceof LibraryError)) throw error
  return undefined
}
