import type { ChainRules } from '../../../core/chainRules.ts'
import { readLastBlock } from '../chain/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { ContractNames } from './ContractNames.ts'
import { type GasReport, gasReport } from './gasReport.ts'
import { TransactionLines } from './TransactionLine.ts'

/** Most transactions of a report. */
const LIMIT = 100_000

/** Reports of a run, which begins when the node is started. */
export class GasOfRun {
  readonly #store: NodeStore
  readonly #lines: TransactionLines
  /** Number of the last block that is none of the run. */
  #before: number

  constructor(store: NodeStore, names: ContractNames, rules: ChainRules) {
    this.#store = store
    this.#lines = new TransactionLines(store, names, rules)
    this.#before = readLastBlock(store).ref.seqNo
    store.events.follow(({ isReplaced }) => {
      // Blocks after the one that the chain went back to are new.
      if (isReplaced === true) this.#before = Math.min(this.#before, readLastBlock(store).ref.seqNo)
    })
  }

  /** Of the blocks of these numbers; by default of all of the run. */
  readonly report = (
    range: { readonly fromBlock?: number | undefined; readonly toBlock?: number | undefined } = {},
    limit = LIMIT,
  ): Promise<GasReport> => {
    const { fromBlock = this.#before + 1, toBlock = 2 ** 32 } = range
    return gasReport(this.#store, this.#lines, { fromBlock, toBlock, limit })
  }
}
