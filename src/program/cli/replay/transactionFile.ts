/** Files with a transaction and all of its inputs. */
import { writeFileSync } from 'node:fs'
import { boc, field, struct, type ValueOf } from '../../../schema/shapes.ts'
import { validate } from '../../../schema/validation.ts'
import { tracingMethods } from '../../devnode/controls/tracingMethods.ts'
import type { Outcome } from '../definition/Command.ts'
import { askAdmin } from '../devNode/askAdmin.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { describeEnd } from '../failures/exitCodeText.ts'
import { explainRun } from '../failures/explainRun.ts'
import { showTrace } from '../messages/stepTrace.ts'
import { refuseOverwriting } from '../output/writeWhole.ts'
import type { Session } from '../session/Session.ts'

const TYPE = 'vendorclient-transaction'

const replayed = tracingMethods.replay.result.fields

const MomentShape = struct('Moment', 'Inputs of a transaction, and the account that resulted.', {
  transaction: replayed.transaction,
  rules: replayed.rules,
  account_before: replayed.account_before,
  dapp_id_before: replayed.dapp_id_before,
  account_after: replayed.account_after,
  message: field(boc, 'Message.'),
  config: replayed.config,
  block: replayed.block,
  lt: replayed.lt,
  signatures_checked: replayed.signatures_checked,
})

export type Moment = ValueOf<typeof MomentShape>

interface TransactionFile extends Moment {
  readonly type: typeof TYPE
  readonly version: 1
}

/** Throws ToolError: 2 if the file exists, 12 if the node does not keep the transaction. */
export async function writeTransactionFile(session: Session, id: string, file: string): Promise<Outcome> {
  refuseOverwriting(file, session.input.flag('force'))
  session.progress.phase('reading the transaction')
  const { matches, ...moment } = await fetchMoment(session, id)
  const content: TransactionFile = { type: TYPE, version: 1, ...moment }
  writeFetched(session, file, content)
  return { json: { transaction: id, file, matches }, text: `Saved to ${file}` }
}

export function writeFetched(session: Session, file: string, content: object): void {
  refuseOverwriting(file, session.input.flag('force'))
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

/** Throws ToolError (12) for a transaction that the node does not keep. */
export async function fetchMoment(session: Session, id: string): Promise<Moment & { readonly matches: boolean }> {
  const replay = await askAdmin(session, 'replay', { transaction: id, steps: 0 })
  const moment = validate(MomentShape, replay)
  if (moment.ok) return { ...moment.value, matches: replay.matches }
  throw new ToolError(exitCodes.rejected, `Transaction ${id} has no message; it cannot be rerun`)
}

/**
 * Reruns one transaction, or those of an account; `id` selects one of them. Throws ToolError (2) for a file that
 * "transaction fetch" did not write.
 */
export async function replayFile(session: Session, file: string, id: string | undefined): Promise<Outcome> {
  const { HISTORY_TYPE, readFetched, replayHistory } = await import('./historyFile.ts')
  const value = readFetched(file)
  if (value.type === HISTORY_TYPE) return replayHistory(session, file, { value, id })
  const moment = readTransactionFile(value as Partial<TransactionFile>, file)
  if (id === undefined || id === moment.transaction) return showReplay(session, moment)
  throw new ToolError(exitCodes.notFound, `File "${file}" has no transaction ${id}`)
}

/** Reruns a transaction and shows its steps. */
export async function showReplay(session: Session, moment: Moment): Promise<Outcome> {
  const { facts, ...recorded } = await replayMoment(session, moment)
  const { matches, outcome } = facts
  const end = `${outcome === null ? 'succeeds' : `aborted: ${outcome}`}; ${matches ? 'the same account resulted' : 'A DIFFERENT ACCOUNT resulted'}`
  return { ...showTrace(session, recorded, facts, end), exitCode: matches ? exitCodes.ok : exitCodes.failure }
}

export async function replayMoment(session: Session, moment: Moment) {
  const { block, lt, config, dapp_id_before, account_before, signatures_checked, rules } = moment
  const { account, transaction, trace, logs } = await session
    .call('tvm.run_executor', {
      message: moment.message,
      account: account_before == null ? { type: 'None' } : { type: 'Account', boc: account_before },
      skip_transaction_check: true,
      return_updated_account: true,
      execution_options: {
        blockchain_config: config,
        block_time: block.time,
        block_lt: block.start_lt,
        transaction_lt: lt,
        block_seq_no: block.seq_no,
        rand_seed: block.rand_seed,
        rules,
        chksig_always_succeed: !signatures_checked,
        ...(dapp_id_before == null ? {} : { dapp_id: dapp_id_before }),
        trace: true,
        logs: true,
      },
    })
    .catch((error: unknown) => explainRun(session, error))
  const facts = {
    transaction: moment.transaction,
    matches: await isSameAccount(session, account, moment.account_after ?? undefined),
    aborted: transaction.aborted ?? false,
    exit_code: transaction.compute?.exit_code ?? null,
    outcome: (await describeEnd(transaction)) ?? null,
  }
  return { facts, trace, logs }
}

async function isSameAccount(session: Session, account: string, expected: string | undefined): Promise<boolean> {
  if (expected === undefined) {
    const { parsed } = await session.call('boc.parse_account', { boc: account })
    return parsed.acc_type_name === 'NonExist'
  }
  const hashes = await Promise.all([account, expected].map((boc) => session.call('boc.get_boc_hash', { boc })))
  return hashes[0]!.hash === hashes[1]!.hash
}

/** Throws ToolError (2). */
function readTransactionFile(value: Partial<TransactionFile>, file: string): Moment {
  if (value.type !== TYPE) throw notOfFetch(file, 'its type is different')
  if (value.version !== 1) throw notOfFetch(file, 'its version is unknown, expected 1')
  return checkMoment(value, file)
}

/** Throws ToolError (2) when parts are missing. */
export function checkMoment(value: unknown, file: string): Moment {
  const checked = validate(MomentShape, value)
  if (checked.ok) return checked.value
  throw notOfFetch(file, 'parts of it are missing')
}

export function notOfFetch(file: string, reason: string): ToolError {
  return new ToolError(exitCodes.usage, `File "${file}" was not saved by "transaction fetch": ${reason}`)
}
