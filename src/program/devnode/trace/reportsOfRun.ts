import type { ChainSettings } from '../chain/ChainSettings.ts'
import { readLastBlock } from '../store/LastBlock.ts'
import type { ContractNames } from './ContractNames.ts'
import { type Coverage, coverage } from './coverage.ts'
import { type GasReport, gasReport } from './gasReport.ts'
import type { RerunJobs } from './rerunJobs.ts'

/** Maximum number of transactions of a report. */
const GAS_LIMIT = 100_000
/** Maximum number of transactions of a coverage report; each is run again, which takes about a millisecond. */
const COVERAGE_LIMIT = 10_000

/** Numbers of blocks. Default: all of the run. */
export interface ReportRange {
  readonly fromBlock?: number | undefined
  readonly toBlock?: number | undefined
}

export type ReportsOfRun = ReturnType<typeof reportsOfRun>

/** Reports of a run, which begins when the node is started. */
export function reportsOfRun(names: ContractNames, settings: ChainSettings, jobs: RerunJobs) {
  const { store } = names
  let lastBefore = readLastBlock(store).ref.seqNo
  store.events.follow(({ isReplaced }) => {
    // Blocks after the one to which the chain was reverted are new.
    if (isReplaced === true) lastBefore = Math.min(lastBefore, readLastBlock(store).ref.seqNo)
  })
  const blocksOf = ({ fromBlock = lastBefore + 1, toBlock = 2 ** 32 }: ReportRange) => ({ fromBlock, toBlock })
  return {
    gas: (range: ReportRange = {}, limit = GAS_LIMIT): Promise<GasReport> =>
      gasReport(names, { ...blocksOf(range), limit }),
    coverage: (range: ReportRange = {}): Promise<Coverage> =>
      coverage({ names, settings, jobs, limit: COVERAGE_LIMIT, ...blocksOf(range) }),
  }
}
