/** Sends a message to a contract and reports what became of it; the same steps for every command that sends. */

import { type ReadAccount, readAccount } from '../accounts/accounts.ts'
import type { NamedAbi } from '../arguments/abi.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { describeAmount } from '../arguments/amounts.ts'
import type { OptionDefinition, Outcome } from '../definition/Command.ts'
import { type Fees, feesAsText } from '../emulation/dryRun.ts'
import { alignFields } from '../output/alignFields.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { describeExitCode } from '../output/exitCodeText.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'
import { type SentMessage, unknownOutcome } from '../session/unknownOutcome.ts'

export const sendOptions: readonly OptionDefinition[] = [
  { name: 'thread', value: 'HEX', summary: 'Thread of the account, 68 hex digits. Default: the node decides.' },
  { name: 'dry-run', summary: 'Show the message and, by emulation, its fees and effects; send nothing.' },
  { name: 'no-preflight', summary: 'Skip the check of the account before sending.' },
  { name: 'wait', summary: 'Wait for the transaction and show its fees.' },
  {
    name: 'unprotected',
    summary:
      'The contract has no replay protection: send the message exactly once. Without this option an ABI with neither time nor expire is refused.',
  },
]

/** As in `processing.send_message`. */
export interface SendResult {
  readonly message_hash?: string | null
  readonly block_hash?: string | null
  readonly tx_hash?: string | null
  readonly return_value?: unknown
  readonly aborted?: boolean | null
  readonly exit_code?: number | null
  readonly thread_id?: string | null
  readonly producers: readonly string[]
  readonly current_time?: string | null
  readonly account_id?: string | null
  readonly dapp_id?: string | null
  readonly finality?: string | null
}

export interface SendPlan {
  readonly abi: NamedAbi | undefined
  readonly address: TypedAddress
  /** Base64 BOC. */
  readonly message: string
  /** When the message expires, unix time in s, where that is known here. */
  readonly expire?: number | undefined
  /** What is called, for the dry run. */
  readonly call?: { readonly method: string; readonly input: unknown }
}

/**
 * Throws ToolError: 12 when the message was refused, 13 when its transaction was aborted, 15 when it left and nobody knows its
 * end, 10 and 14 when it did not.
 */
export async function sendMessage(session: Session, plan: SendPlan): Promise<SendResult> {
  const { abi, address, message, expire } = plan
  session.progress.phase('sending')
  const thread = session.input.text('thread')
  const { hash } = await session.call<{ hash: string }>('boc.get_boc_hash', { boc: message })
  const sent: SentMessage = { hash, expireAt: expire }
  session.interruption.watch(sent)
  const result = await session
    .call<SendResult>(
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
      throw await explainSendFailure(error, sent)
    })
  session.interruption.watch({ ...sent, txHash: result.tx_hash ?? undefined })
  if (result.aborted === true || (result.exit_code ?? 0) > 1) {
    const reason =
      result.exit_code === null || result.exit_code === undefined ? '' : `: ${describeExitCode(result.exit_code)}`
    throw new ToolError(exitCodes.aborted, `The transaction was aborted${reason}`, { data: result })
  }
  return result
}

/** Text and document of a successful send. `extra` comes first. */
export async function sendOutcome(
  session: Session,
  plan: SendPlan,
  result: SendResult,
  extra: Record<string, unknown> = {},
): Promise<Outcome> {
  const fees = session.input.flag('wait') ? await waitForFees(session, plan, result) : undefined
  const rows: (readonly [string, unknown])[] = [
    ...Object.entries(extra).map(([name, value]) => [name.replaceAll('_', ' '), value] as const),
    ['message', result.message_hash],
    ['transaction', result.tx_hash],
    ['exit code', result.exit_code],
    ['finality', result.finality],
    ['result', result.return_value ?? undefined],
    ['fees', fees === undefined ? undefined : describeAmount(BigInt(fees.total_account_fees))],
  ]
  if (session.isVerbose) {
    rows.push(['block', result.block_hash], ['thread', result.thread_id], ['producers', result.producers.join(', ')])
  }
  return {
    json: { ...extra, ...result, ...(fees === undefined ? {} : { fees: feesAsText(fees) }) },
    text: alignFields(rows),
  }
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
  { message, expire }: SendPlan,
  { message_hash, tx_hash }: SendResult,
): Promise<Fees | undefined> {
  if (tx_hash === undefined || tx_hash === null) return undefined
  session.progress.phase('waiting for the transaction')
  const { fees } = await session
    .call<{ fees: Fees }>('processing.wait_for_transaction', { message, tx_hash })
    .catch(async (error: unknown) => {
      throw await explainSendFailure(error, { hash: message_hash ?? '', expireAt: expire, txHash: tx_hash })
    })
  return fees
}

/** What a failure after the sending means. */
async function explainSendFailure(error: unknown, sent: SentMessage): Promise<unknown> {
  const { ConnectionLost } = await import('../../../../rpc/client/Connection.ts')
  if (error instanceof ConnectionLost) return unknownOutcome(sent, error.message)
  if (!(error instanceof LibraryError)) return error
  if (error.exitCode === exitCodes.outcomeUnknown) return unknownOutcome(sent, error.message, error.details)
  return error.details.code === 621 ? explainRefusal(error) : error
}

function phaseOf(event: unknown): string {
  const { type } = event as { type?: string }
  if (type === 'DidSend') return 'waiting for the answer'
  if (type === 'MessageExpired') return 'the message expired, trying again'
  return 'sending'
}

/** Why a message was not computed, by the exit code that nodes tell then. Source: network 4.7. */
const skipReasons: readonly string[] = [
  'there is no contract at this address under this Dapp ID',
  'the state of the account does not fit the message',
  'the account cannot pay for the gas',
  'the account is suspended',
]

/** The reason in plain words; the node hides it in `data`. */
function explainRefusal(error: LibraryError): ToolError {
  const { node_error } = (error.details.data ?? {}) as {
    node_error?: { extensions?: { code?: string; message?: string; details?: { exit_code?: number | null } | null } }
  }
  const { code, message, details } = node_error?.extensions ?? {}
  const exitCode = code === 'TVM_ERROR' ? details?.exit_code : undefined
  const skipped = code === 'COMPUTE_SKIPPED' ? skipReasons[details?.exit_code ?? -1] : undefined
  const reason =
    skipped ?? (typeof exitCode === 'number' ? describeExitCode(exitCode) : (message ?? code ?? error.message))
  return new ToolError(exitCodes.rejected, `The message was refused: ${reason}`, {
    code: error.details.code,
    data: error.details.data,
    hint: exitCode === 100 || exitCode === 40 ? 'Check that --keys are those of an owner of this contract.' : undefined,
  })
}
