/** What a message would do, by emulation on the current state of its account. */

import { describeAmount } from '../arguments/amounts.ts'
import type { Outcome } from '../definition/Command.ts'
import type { SendPlan } from '../messages/sendMessage.ts'
import { alignFields } from '../output/alignFields.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { describeExitCode } from '../output/exitCodeText.ts'
import { explainFailure } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { executionOptions, tellConfiguration } from './executionOptions.ts'

export interface Fees {
  readonly total_account_fees: number | string
  readonly ext_in_msg_fee: number | string
  readonly storage_fee: number | string
  readonly gas_fee: number | string
  readonly total_fwd_fees: number | string
  readonly total_output: number | string
}

export interface Emulated {
  readonly fees: Fees
  readonly decoded?: { output?: unknown }
  readonly transaction: { aborted?: boolean; compute?: { exit_code?: number } }
  readonly out_messages: readonly string[]
}

/** What a message would do to an account, by emulation. `boc` is absent for an account that has no contract yet. */
export async function emulate(
  session: Session,
  { abi, message }: SendPlan,
  boc: string | undefined,
): Promise<Emulated> {
  session.progress.phase('emulating')
  return session
    .call<Emulated>('tvm.run_executor', {
      message,
      account: boc === undefined ? { type: 'Uninit' } : { type: 'Account', boc },
      skip_transaction_check: true,
      execution_options: await executionOptions(session),
      ...(abi === undefined ? {} : { abi: abi.wire }),
    })
    .catch(explainFailure)
}

/** Amounts are texts in documents, because they may exceed 2^53. */
export function feesAsText(fees: Fees): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fees).map(([name, value]) => [name, String(value)]))
}

/** Text and document of --dry-run. */
export async function dryRun(session: Session, plan: SendPlan, boc: string | undefined): Promise<Outcome> {
  const configuration = await tellConfiguration(session)
  const { fees, decoded, transaction, out_messages } = await emulate(session, plan, boc)
  const exitCode = transaction.compute?.exit_code
  const described = await Promise.all(out_messages.map((message) => describeTransfer(session, message)))
  const messages = described.filter((message) => message !== undefined)
  const json = {
    dry_run: true,
    address: plan.address.extended,
    ...(plan.call === undefined ? {} : { method: plan.call.method, parameters: plan.call.input }),
    aborted: transaction.aborted ?? false,
    exit_code: exitCode ?? null,
    return_value: decoded?.output ?? null,
    fees: feesAsText(fees),
    out_messages: messages,
    configuration,
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

/** What an internal message carries; answers and events, which go out of the chain, are no transfers. */
async function describeTransfer(session: Session, boc: string): Promise<{ dst: string; value: string } | undefined> {
  const { parsed } = await session.call<{ parsed: { msg_type_name: string; dst?: string; value?: string } }>(
    'boc.parse_message',
    { boc },
  )
  if (parsed.msg_type_name !== 'internal') return undefined
  return { dst: parsed.dst ?? '', value: BigInt(parsed.value ?? '0x0').toString() }
}
