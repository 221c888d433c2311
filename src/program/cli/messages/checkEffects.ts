import { protocolCodes } from '../../../../rpc/protocol/codes.ts'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { digitsOf } from '../../common/ApiResult.ts'
import { type CheckedTransfer, checkRecipients, isPaying, transferRowsOf } from '../../common/checkRecipients.ts'
import { insideSentence } from '../../common/failure/insideSentence.ts'
import { describeAmount } from '../../common/moneyText.ts'
import { recipientSource } from '../accounts/recipientSource.ts'
import { emulate, type Fees } from '../emulation/emulate.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { endOf } from '../failures/endOf.ts'
import { confirm } from '../keys/askSecret.ts'
import { confirmRisks } from '../keys/confirmRisk.ts'
import { alignFields } from '../output/alignFields.ts'
import { printNote } from '../output/standardError.ts'
import { ignoreLibraryErrors, LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { type AcceptedLoss, acceptedLoss, withAccepted } from './acceptLoss.ts'
import type { SendPlan } from './sendMessage.ts'

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
  const emulated = isChecked
    ? (plan.emulated ?? (await emulate(session, plan, boc).catch(ignoreLibraryErrors)))
    : undefined
  if (emulated !== undefined) {
    const { transaction } = emulated
    const failure = await endOf(session, plan, transaction)
    if (failure !== undefined) {
      const end = insideSentence(failure.title)
      throw new ToolError(exitCodes.rejected, `The transaction would be aborted: ${end}; nothing was sent`, {
        failure,
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

/**
 * Asks the spending policy before a person is asked to confirm. The binding check happens when the message is sent.
 * Throws ToolError (12).
 */
async function expectAllowed(
  session: Session,
  { message, address, abi, publicKey }: Pick<SendPlan, 'message' | 'address' | 'abi' | 'publicKey'>,
): Promise<void> {
  const params = {
    message,
    dapp_id: address.dappId,
    ...(abi && { abi: abi.wire }),
    ...(publicKey !== undefined && { public_key: publicKey }),
  }
  try {
    await session.call('policy.check', params)
  } catch (error) {
    // A running daemon of an older version cannot check beforehand.
    if (!(error instanceof LibraryError)) throw error
    const { code, data, hint } = error.details
    if (code === protocolCodes.MethodNotFound.code) return
    throw new LibraryError({ code: code!, message: error.message, data: { ...(data as object), sent: false } }, hint)
  }
}

/**
 * Shows a person what is about to be sent: sender, amounts, recipients with their Dapp IDs, and fees. Returns whether
 * to ask for confirmation: not without a terminal, not with --yes, and not if no value is sent.
 */
function showTransfers(
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
function transferRows(
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
async function confirmTransfers(): Promise<void> {
  if (await confirm('Send it?')) return
  throw new ToolError(exitCodes.usage, 'Nothing was sent', { hint: '--yes skips the question.' })
}
