import { bytesToBase64, bytesToHex } from '../../../core/bytes/index.ts'
import { writeBocBase64 } from '../../../core/cells/index.ts'
import { exitCodeMeaning } from '../../common/exitCodeMeaning.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { codeHashBefore } from '../chain/historyRecord.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import type { ContractNames } from './ContractNames.ts'
import type { DebugMap } from './DebugMap.ts'
import { debugMapsOf, readRerun } from './readRerun.ts'
import type { RerunJobs, StepRange } from './rerunJobs.ts'

/**
 * Runs a stored transaction again and reports what the virtual machine did, with some of the steps. Rejects with
 * AdminError for a transaction that is unknown, whose earlier state is not kept, or that this version does not
 * reproduce.
 */
export async function replayTransaction(
  names: ContractNames,
  settings: ChainSettings,
  jobs: RerunJobs,
  transactionId: string,
  which: StepRange,
): Promise<AdminResult<typeof tracingMethods.replay>> {
  const { stored, before, rerun } = readRerun(names, settings, transactionId)
  const { transaction, seqNo, id } = stored
  const executed = await jobs.replay({ ...rerun, ...which })
  if ('refused' in executed) {
    throw new AdminError('conflict', `The transaction cannot be rerun by this version: ${executed.refused}`)
  }
  const { exitCode, gasUsed, accountAfter } = executed
  const exitText = exitCode === undefined ? undefined : exitCodeMeaning(exitCode)
  return {
    transaction: id,
    matches: executed.transactionId === id,
    rules: settings.rules,
    ...(before.cell && { account_before: writeBocBase64(before.cell) }),
    ...(before.dappId !== undefined && { dapp_id_before: before.dappId }),
    ...(accountAfter !== undefined && { account_after: accountAfter }),
    ...(transaction.inMsg && { message: writeBocBase64(transaction.inMsg) }),
    config: bytesToBase64(rerun.config),
    block: {
      seq_no: seqNo,
      time: transaction.now,
      start_lt: String(rerun.startLt),
      rand_seed: bytesToHex(rerun.randSeed),
    },
    lt: String(transaction.lt),
    signatures_checked: !before.isUnsigned,
    ...(exitCode !== undefined && { exit_code: exitCode }),
    ...(exitText !== undefined && { exit_text: exitText }),
    ...(gasUsed !== undefined && { gas_used: gasUsed }),
    total_steps: executed.totalSteps,
    steps: executed.steps,
    ...sourcesOf(executed.steps, debugMapsOf(names, [codeHashBefore(before), stored.codeHash])),
    logs: [...executed.logs],
  }
}

type Replay = AdminResult<typeof tracingMethods.replay>

/** Files that the steps name and that are registered. */
function sourcesOf(steps: Replay['steps'], debugMaps: readonly DebugMap[]): Pick<Replay, 'sources'> {
  const files = new Set(steps.flatMap(({ source }) => source?.file ?? []))
  if (files.size === 0) return {}
  const entries = [...files].flatMap((file) => {
    const lines = debugMaps.map(({ sources }) => sources.lines(file)).find((found) => found !== undefined)
    return lines === undefined ? [] : [[file, lines.join('\n')] as const]
  })
  return entries.length === 0 ? {} : { sources: Object.fromEntries(entries) }
}
