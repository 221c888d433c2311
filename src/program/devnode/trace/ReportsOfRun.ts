import type { ChainSettings } from '../chain/ChainSettings.ts'
import { readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { ContractNames } from './ContractNames.ts'
import { type Coverage, coverage } from './coverage.ts'
import { type GasReport, gasReport } from './gasReport.ts'
import { TransactionLines } from './TransactionLine.ts'

/** Maximum number of transactions of a report. */
const GAS_LIMIT = 100_000
/** They are run again, which takes about a millisecond each. */
const COVERAGE_LIMIT = 10_000

/** Numbers of blocks. Default: all of the run. */
export interface ReportRange {
  readonly fromBlock?: number | undefined
  readonly toBlock?: number | undefined
}

/** Reports of a run, which begins when the node is started. */
export class ReportsOfRun {
  readonly #store: NodeStore
  readonly #names: ContractNames
  readonly #settings: ChainSettings
  readonly #lines: TransactionLines
  /** Number of the last block before the run. */
  #before: number

  constructor(store: NodeStore, names: ContractNames, settings: ChainSettings) {
    this.#store = store
    this.#names = names
    this.#settings = settings
    this.#lines = new TransactionLines(store, names, settings.rules)
    this.#before = readLastBlock(store).ref.seqNo
    store.events.follow(({ isReplaced }) => {
      // Blocks after the one that the chain went back to are new.
      if (isReplaced === true) this.#before = Math.min(this.#before, readLastBlock(store).ref.seqNo)
    })
  }

  readonly gas = (range: ReportRange = {}, limit = GAS_LIMIT): Promise<GasReport> =>
    gasReport(this.#store, this.#lines, { ...this.#blocksOf(range), limit })

  readonly coverage = (range: ReportRange = {}): Promise<Coverage> =>
    coverage({
      ...{ store: this.#store, settings: this.#settings, names: this.#names, limit: COVERAGE_LIMIT },
      ...this.#blocksOf(range),
    })

  #blocksOf({ fromBlock = this.#before + 1, toBlock = 2 ** 32 }: ReportRange) {
    return { fromBlock, toBlock }
  }
}
