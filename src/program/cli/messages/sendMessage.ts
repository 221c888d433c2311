/** Sends a message to a contract and reports its outcome: the steps of every command that sends. */

import { eventOfError } from '../../../modules/processing/execution/messageLife.ts'
import { type ApiResult, digitsOf } from '../../common/ApiResult.ts'
import type { CheckedTransfer } from '../../common/checkRecipients.ts'
import { messagePath, transactionPath } from '../../common/consolePaths.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { insideSentence } from '../../common/failure/insideSentence.ts'
import { describeAmount, lossText } from '../../common/moneyText.ts'
import type { PlannedTransfer } from '../../common/PlannedTransfer.ts'
import { type ReadAccount, readAccount } from '../accounts/accounts.ts'
import { rememberRecipients } from '../accounts/recipientSource.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import type { NamedAddresses } from '../arguments/functionParameters.ts'
import type { PlannedMessage } from '../arguments/PlannedMessage.ts'
import type { OptionDefinition, Outcome } from '../definition/Command.ts'
import { type Emulated, type Fees, feesAsText } from '../emulation/emulate.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ignoreToolErrors, ToolError } from '../errors/ToolError.ts'
import { yesOption } from '../keys/confirmRisk.ts'
import { alignFields } from '../output/alignFields.ts'
import { ignoreLibraryErrors, LibraryError, withoutCredentials } from '../session/LibraryError.ts'
import { networkNow } from '../session/networkNow.ts'
import type { Session } from '../session/Session.ts'
import { type SentMessage, unknownOutcome } from '../session/unknownOutcome.ts'
import { acceptLossOption } from './acceptLoss.ts'
import { checkEffects } from './checkEffects.ts'
import { dryRun } from './dryRun.ts'
import { followMessage } from './followMessage.ts'
import { callDigest, Journal } from './Journal.ts'
import { recipientLosses } from './recipientLosses.ts'
import { followRepeated, onRepeatOption } from './repeatedCall.ts'
import type { PreparedCall } from './signedMessage.ts'

export const sendOptions: readonly OptionDefinition[] = [
  { name: 'thread', value: 'HEX', summary: 'Thread of the account, 68 hex digits. Default: the node decides.' },
  { name: 'dry-run', summary: 'Show the message and its emulated fees and effects, without sending it.' },
  {
    name: 'no-preflight',
    summary:
      'Skip the checks before sending: of the account, of the effects of the message, and of the recipient of its value.',
  },
  { name: 'wait', summary: 'Wait for the transaction and show its fees.' },
  {
    name: 'unprotected',
    summary:
      'The contract has no replay protection: send the message exactly once. Without this option, an ABI with neither time nor expire is refused.',
  },
  acceptLossOption,
  onRepeatOption,
  yesOption,
]

export type SendResult = ApiResult<'processing.send_message'> & {
  /** The message was sent by an earlier command. */
  readonly followed?: true
}

export interface SendPlan extends PlannedMessage {
  /** Hash of the message. */
  readonly messageId: string
  /** Public key of the signer; absent if the spending policy does not know it when the message is sent. */
  readonly publicKey?: string | undefined
  /** Addresses that were typed. */
  readonly named?: NamedAddresses | undefined
  /** Transfers that the message leads to later, besides those that it sends at once. */
  readonly intends?: readonly PlannedTransfer[] | undefined
  /** Intended cost in nanotokens: a loss up to this is reported without a question. */
  readonly spends?: bigint | undefined
  /** Signs the message after all checks. Absent if it is signed. */
  readonly sign?: PreparedCall['sign']
  /** Result of an earlier emulation on the current state. */
  readonly emulated?: Emulated | undefined
}

interface SendSteps {
  /** State of the account; absent for one that has no contract yet, or that was not read. */
  readonly boc: string | undefined
  /** Members that come first in the answer. */
  extra?(result: SendResult): Record<string, unknown>
}

/**
 * All steps of sending: a call that was sent before is followed, effects and recipients are checked, the message is
 * noted and sent. With --dry-run, only emulates it. Throws ToolError as its steps.
 */
export async function sendPlan(session: Session, plan: SendPlan, { boc, extra }: SendSteps): Promise<Outcome> {
  if (session.input.flag('dry-run')) return dryRun(session, plan, boc)
  const { call, address } = plan
  const digest = call === undefined ? undefined : callDigest(address.accountId, call.method, call.input)
  const repeated = digest === undefined ? undefined : await followRepeated(session, plan, digest)
  const transfers = repeated === undefined ? await checkEffects(session, plan, boc) : []
  const result = repeated ?? (await sendMessage(session, await finishPlan(plan, transfers), digest))
  await rememberRecipients(session, transfers)
  return sendOutcome(session, plan, result, extra?.(result))
}

/** The plan with its signature. Throws as the signer. */
export async function finishPlan(plan: SendPlan, transfers: readonly CheckedTransfer[]): Promise<SendPlan> {
  if (plan.sign === undefined) return plan
  const foreseen = transfers.flatMap((transfer) => transfer.foreseen ?? [])
  const { message, message_id: messageId, expire } = await plan.sign(foreseen)
  return { ...plan, message, messageId, expire }
}

/**
 * Throws ToolError: 12 if the message was refused, 13 if its transaction was aborted, 15 if it was sent and its outcome
 * is unknown, 10 and 14 if it was not sent. `digest`: that of the call; absent for a message that was
 * made before.
 */
async function sendMessage(session: Session, plan: SendPlan, digest: string | undefined): Promise<SendResult> {
  const { abi, address, message, messageId: hash, expire } = plan
  const thread = session.input.text('thread')
  const sent: SentMessage = { hash, expireAt: expire }
  const journal = new Journal(session)
  await journal.open({
    network: (await session.endpoints()).map(withoutCredentials),
    address: address.extended,
    call: digest ?? hash,
    method: plan.call?.method,
    message_hash: hash,
    message,
    expire_at: expire,
    // A message that was created earlier may already have been sent, so its first sending has no known time.
    network_sent_at: digest === undefined ? undefined : await networkNow(session).catch(ignoreLibraryErrors),
  })
  session.interruption.watch(sent)
  session.progress.phase('sending')
  const result = await session
    .call(
      'processing.send_message',
      {
        message,
        dapp_id: address.dappId,
        send_events: true,
        ...(session.input.flag('unprotected') ? { unprotected: true } : {}),
        ...(abi === undefined ? {} : { abi: abi.wire }),
        ...(thread === undefined ? {} : { thread_id: thread }),
      },
      (event) => session.progress.phase(phaseOf(event)),
    )
    .catch(async (error: unknown) => {
      // An error without facts about the message occurred before it was sent. A lost daemon may have sent it.
      if (error instanceof LibraryError) await journal.record(hash, eventOfError(error.details.data) ?? 'refused')
      throw await explainSendFailure(session, error, sent, plan)
    })
  session.interruption.watch({ ...sent, txHash: result.tx_hash ?? undefined })
  const isAborted = result.aborted === true || (result.exit_code ?? 0) > 1
  await journal.record(hash, isAborted ? 'aborted' : 'executed')
  if (isAborted) throw await explainAborted(session, plan, hash, result)
  return result
}

/** How long to look for the transaction that explains why it was aborted, ms. */
const EXPLAIN_MS = 3000

/** Nodes report only the exit code, which is 0 when actions failed; the transaction has the reason. */
async function explainAborted(session: Session, plan: SendPlan, hash: string, result: SendResult): Promise<ToolError> {
  const found = await followMessage(session, hash, { untilMs: Date.now() + EXPLAIN_MS })
    .then(({ transaction }) => transaction && session.call('boc.parse_transaction', { boc: transaction.boc }))
    .catch(ignoreToolErrors)
  const exitCode = result.exit_code ?? 0
  const phases = found?.parsed ?? { aborted: true, compute: { success: exitCode <= 1, exit_code: exitCode } }
  const { explainAbort } = await import('../failures/explainSending.ts')
  const failure = await explainAbort(session, plan, phases, result.tx_hash ?? found?.parsed.id)
  const reason = failure && insideSentence(failure.title)
  return new ToolError(exitCodes.aborted, `The transaction was aborted${reason === undefined ? '' : `: ${reason}`}`, {
    data: { ...result, result_code: found?.parsed.action?.result_code ?? null, reason: reason ?? null },
    page: pageOf(result) ?? messagePath(hash),
    failure,
    hint:
      failure?.repair === 'balance'
        ? 'The fees were still charged. See the balance with "vendorclient account".'
        : undefined,
  })
}

/** Text and document of a successful send. `extra` comes first. */
async function sendOutcome(
  session: Session,
  plan: SendPlan,
  result: SendResult,
  extra: Record<string, unknown> = {},
): Promise<Outcome> {
  const fees = session.input.flag('wait') ? await waitForFees(session, plan, result) : undefined
  const received =
    fees === undefined || result.tx_hash == null ? undefined : await recipientLosses(session, result.tx_hash)
  // The message may have led to others that failed, which only a development node tells at once.
  const followed = await followingFailure(session, result)
  const rows: (readonly [string, unknown])[] = [
    ...Object.entries(extra).map(([name, value]) => [name.replaceAll('_', ' '), value] as const),
    ['message', result.message_hash],
    ['note', result.followed && 'an earlier command already sent it; nothing was sent now'],
    ['transaction', result.tx_hash],
    ['exit code', result.exit_code],
    ['note', followed && 'this message was executed; another one that it caused failed, see below'],
    ['finality', result.finality],
    ['result', result.return_value ?? undefined],
    ['fees', fees === undefined ? undefined : describeAmount(BigInt(digitsOf(fees.total_account_fees)))],
    ...(received?.losses ?? []).map((loss) => ['lost', `${lossText(loss)} (${loss.address})`] as const),
    ['lost', received?.isWhole === false ? 'not known yet: not every recipient has executed its message' : undefined],
  ]
  if (session.isVerbose) {
    rows.push(['block', result.block_hash], ['thread', result.thread_id], ['producers', result.producers.join(', ')])
  }
  return {
    json: {
      ...extra,
      ...result,
      ...(fees === undefined ? {} : { fees: feesAsText(fees) }),
      ...(received && { losses: received.losses }),
      ...(followed && { failure: followed.failure }),
    },
    text: [alignFields(rows), ...(followed === undefined ? [] : [followed.text])].join('\n'),
    page: pageOf(result),
  }
}

/** The first failure of the messages that the transaction led to, as far as a development node knows it already. */
async function followingFailure(
  session: Session,
  { tx_hash }: SendResult,
): Promise<{ readonly failure: Failure; readonly text: string } | undefined> {
  if (tx_hash == null) return undefined
  const { explainByNode } = await import('../failures/explainByNode.ts')
  const failure = await explainByNode(session, { transaction: tx_hash })
  if (failure === undefined) return undefined
  const { bannerText } = await import('../failures/bannerText.ts')
  return { failure, text: bannerText(failure) }
}

/** The page of the transaction, or of the message if the node has not reported a transaction yet. */
function pageOf({ tx_hash, message_hash }: SendResult): string | undefined {
  if (tx_hash != null) return transactionPath(tx_hash)
  return message_hash == null ? undefined : messagePath(message_hash)
}

/** Checks that the account exists, is active and can pay. Throws ToolError (11, 12). */
export async function checkAccount(session: Session, address: TypedAddress): Promise<ReadAccount | undefined> {
  if (session.input.flag('no-preflight')) return undefined
  const account = await readAccount(session, address)
  const type = account.parsed.acc_type_name
  if (type === 'Active' && BigInt(account.parsed.balance ?? '0x0') > 0n) return account
  if (type === 'Active') {
    throw new ToolError(exitCodes.rejected, `Account ${address.extended} has no tokens to pay for the call`, {
      hint: 'Send tokens there first.',
    })
  }
  const reason = type === 'Uninit' ? 'has funds but no contract yet' : `is ${type.toLowerCase()}`
  throw new ToolError(exitCodes.rejected, `Account ${address.extended} ${reason}`, {
    hint: type === 'Uninit' ? 'Deploy its contract first.' : undefined,
  })
}

async function waitForFees(
  session: Session,
  plan: SendPlan,
  { message_hash, tx_hash }: SendResult,
): Promise<Fees | undefined> {
  if (tx_hash === undefined || tx_hash === null) return undefined
  const { message, expire } = plan
  session.progress.phase('waiting for the transaction')
  const { fees } = await session
    .call('processing.wait_for_transaction', { message, tx_hash })
    .catch(async (error: unknown) => {
      const sent = { hash: message_hash ?? '', expireAt: expire, txHash: tx_hash }
      throw await explainSendFailure(session, error, sent, plan)
    })
  return fees
}

/** Interprets a failure that occurred after sending. */
async function explainSendFailure(
  session: Session,
  error: unknown,
  sent: SentMessage,
  plan: SendPlan,
): Promise<unknown> {
  const { ConnectionLost } = await import('../../../../rpc/client/Connection.ts')
  if (error instanceof ConnectionLost) return unknownOutcome(sent, error.message)
  if (!(error instanceof LibraryError)) return error
  // The tool has its own text about the sent message, with the command that finds its outcome.
  const reason = error.message.split(`. Message ${sent.hash} was sent`)[0]!
  const { explainRefusal, refusalFacts, refusedError } = await import('../failures/explainSending.ts')
  if (error.exitCode === exitCodes.outcomeUnknown) {
    const facts = refusalFacts(error)
    const failure = facts.exitCode === undefined ? undefined : await explainRefusal(session, plan, facts)
    return unknownOutcome(sent, failure === undefined ? reason : insideSentence(failure.title), {
      ...error.details,
      failure,
    })
  }
  return error.details.code === 621 ? refusedError(session, plan, error) : error
}

function phaseOf(event: unknown): string {
  const { type } = event as { type?: string }
  if (type === 'DidSend') return 'waiting for the answer'
  if (type === 'MessageExpired') return 'the message expired, trying again'
  return 'sending'
}
