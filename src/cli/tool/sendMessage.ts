/** Sends a message to a contract and reports what became of it; the same steps for every command that sends. */
import type { NamedAbi } from './abi.ts'
import { type ReadAccount, readAccount } from './accounts.ts'
import type { TypedAddress } from './addresses.ts'
import { alignFields } from './alignFields.ts'
import { describeAmount } from './amounts.ts'
import { exitCodes } from './exitCodes.ts'
import { describeExitCode } from './exitCodeText.ts'
import { LibraryError } from './LibraryError.ts'
import type { Session } from './Session.ts'
import type { OptionDefinition, Outcome } from './ToolCommand.ts'
import { ToolError } from './ToolError.ts'

export const sendOptions: readonly OptionDefinition[] = [
  { name: 'thread', value: 'HEX', summary: 'Thread of the account, 68 hex digits. Default: the node decides.' },
  { name: 'dry-run', summary: 'Show what would be sent, and by emulation its fees and effects; send nothing.' },
  { name: 'no-preflight', summary: 'Do not look at the account before sending.' },
  { name: 'wait', summary: 'Wait until the node shows the transaction, and tell its fees.' },
]

/** As `processing.send_message` gives it. */
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
}

export interface SendPlan {
  readonly abi: NamedAbi | undefined
  readonly address: TypedAddress
  /** Base64 BOC. */
  readonly message: string
  /** What is called, for the dry run. */
  readonly call?: { readonly method: string; readonly input: unknown }
}

export interface Fees {
  readonly total_account_fees: number | string
  readonly ext_in_msg_fee: number | string
  readonly storage_fee: number | string
  readonly gas_fee: number | string
  readonly total_fwd_fees: number | string
  readonly total_output: number | string
}

/** Throws ToolError: 12 when the message was refused, 13 when its transaction was aborted, 10 and 14 of the network. */
export async function sendMessage(session: Session, { abi, address, message }: SendPlan): Promise<SendResult> {
  session.progress.phase('sending')
  const thread = session.input.text('thread')
  const result = await session
    .call<SendResult>(
      'processing.send_message',
      {
        message,
        dapp_id: address.dappId,
        send_events: true,
        ...(abi === undefined ? {} : { abi: abi.wire }),
        ...(thread === undefined ? {} : { thread_id: thread }),
      },
      (event) => session.progress.phase(phaseOf(event)),
    )
    .catch((error: unknown) => {
      throw error instanceof LibraryError && error.details.code === 621 ? explainRefusal(error) : error
    })
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
    ['result', result.return_value ?? undefined],
    ['fees', fees === undefined ? undefined : describeAmount(BigInt(fees.total_account_fees))],
  ]
  if (session.isVerbose) {
    rows.push(['block', result.block_hash], ['thread', result.thread_id], ['producers', result.producers.join(', ')])
  }
  return { json: { ...extra, ...result, ...(fees === undefined ? {} : { fees }) }, text: alignFields(rows) }
}

/** Checks that the account exists, is active and can pay. Throws ToolError (11, 12). */
export async function checkAccount(session: Session, address: TypedAddress): Promise<ReadAccount | undefined> {
  if (session.input.flag('no-preflight')) return undefined
  const account = await readAccount(session, address)
  const type = account.parsed.acc_type_name
  if (type === 'Active') return account
  const reason = type === 'Uninit' ? 'has funds but no contract yet' : `is ${type.toLowerCase()}`
  throw new ToolError(exitCodes.rejected, `Account ${address.extended} ${reason}`, {
    hint: type === 'Uninit' ? 'Deploy its contract first.' : undefined,
  })
}

/** What a message would do to an account, by emulation. `boc` is absent for an account that has no contract yet. */
export async function emulate(
  session: Session,
  { abi, message }: SendPlan,
  boc: string | undefined,
): Promise<{
  fees: Fees
  decoded?: { output?: unknown }
  transaction: { aborted?: boolean; compute?: { exit_code?: number } }
  out_messages: readonly string[]
}> {
  session.progress.phase('emulating')
  return session.call('tvm.run_executor', {
    message,
    account: boc === undefined ? { type: 'Uninit' } : { type: 'Account', boc },
    skip_transaction_check: true,
    ...(abi === undefined ? {} : { abi: abi.wire }),
  })
}

/** Text and document of --dry-run. */
export async function dryRun(session: Session, plan: SendPlan, boc: string | undefined): Promise<Outcome> {
  const { fees, decoded, transaction, out_messages } = await emulate(session, plan, boc)
  const exitCode = transaction.compute?.exit_code
  const messages = await Promise.all(out_messages.map((message) => describeOutMessage(session, message)))
  const json = {
    dry_run: true,
    address: plan.address.extended,
    ...(plan.call === undefined ? {} : { method: plan.call.method, parameters: plan.call.input }),
    aborted: transaction.aborted ?? false,
    exit_code: exitCode ?? null,
    return_value: decoded?.output ?? null,
    fees,
    out_messages: messages,
  }
  return {
    json,
    text: alignFields([
      ['dry run', 'nothing was sent'],
      ['address', plan.address.extended],
      ['call', plan.call === undefined ? undefined : `${plan.call.method} ${JSON.stringify(plan.call.input)}`],
      ['outcome', json.aborted ? `aborted, ${describeExitCode(exitCode ?? -1)}` : 'succeeds'],
      ['result', decoded?.output ?? undefined],
      ['fees', describeAmount(BigInt(fees.total_account_fees))],
      ...messages.map((message) => ['sends', `${describeAmount(BigInt(message.value))} to ${message.dst}`] as const),
    ]),
    exitCode: json.aborted ? exitCodes.aborted : exitCodes.ok,
  }
}

async function describeOutMessage(session: Session, boc: string): Promise<{ dst: string; value: string }> {
  const { parsed } = await session.call<{ parsed: { dst?: string; value?: string } }>('boc.parse_message', { boc })
  return { dst: parsed.dst ?? '', value: BigInt(parsed.value ?? '0x0').toString() }
}

async function waitForFees(
  session: Session,
  { message }: SendPlan,
  { tx_hash }: SendResult,
): Promise<Fees | undefined> {
  if (tx_hash === undefined || tx_hash === null) return undefined
  session.progress.phase('waiting for the transaction')
  const { fees } = await session.call<{ fees: Fees }>('processing.wait_for_transaction', { message, tx_hash })
  return fees
}

function phaseOf(event: unknown): string {
  const { type } = event as { type?: string }
  if (type === 'DidSend') return 'waiting for the answer'
  if (type === 'MessageExpired') return 'the message expired, trying again'
  return 'sending'
}

/** The reason in plain words; the node hides it in `data`. */
function explainRefusal(error: LibraryError): ToolError {
  const { node_error } = (error.details.data ?? {}) as {
    node_error?: { extensions?: { code?: string; message?: string; details?: { exit_code?: number } } }
  }
  const { code, message, details } = node_error?.extensions ?? {}
  const exitCode = details?.exit_code
  const reason =
    exitCode === undefined || exitCode === null ? (message ?? code ?? error.message) : describeExitCode(exitCode)
  return new ToolError(exitCodes.rejected, `The message was refused: ${reason}`, {
    code: error.details.code,
    data: error.details.data,
    hint: exitCode === 100 || exitCode === 40 ? 'Check that --keys are those of an owner of this contract.' : undefined,
  })
}
