import { type Cell, parseBocBase64 } from '../../src/core/cells/index.ts'
import type { ChainRules } from '../../src/core/chainRules.ts'
import {
  defaultBlockchainConfig,
  type Executed,
  type ExecuteInput,
  executeTransaction,
  NotAccepted,
} from '../../src/core/executor/index.ts'
import { type Account, accountCell, currencies, standardAddress } from '../../src/core/tlb/index.ts'
import { checkTransaction } from '../fuzz/executor/checkTransaction.ts'
import { executeElsewhere } from '../support/executor/otherExecutor.ts'
import type { Outcome } from './CorpusReport.ts'

/** Unix time of the first block, s. */
const FIRST_BLOCK = 1_700_000_100

/** How a message ended. */
export interface Execution {
  readonly outcome: Outcome
  readonly reason?: string
}

/** An account of a contract of the corpus. Under classic rules an independent executor gets the same messages. */
export class CorpusAccount {
  readonly rules: ChainRules
  /** Unix time of the last block, s. */
  timeSec = FIRST_BLOCK
  account: Account
  #dappId: string | undefined

  /** Money and no contract yet. `address` is `<workchain>:<hex>`. */
  constructor(address: string, rules: ChainRules) {
    this.rules = rules
    const [workchain, id] = address.split(':')
    this.account = {
      address: standardAddress(Number(workchain), Buffer.from(id!, 'hex')),
      storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: FIRST_BLOCK - 1000 },
      lastTransLt: 100n,
      balance: currencies(1_000_000_000_000n),
      state: { type: 'uninit' },
    }
  }

  get isActive(): boolean {
    return this.account.state.type === 'active'
  }

  get cell(): Cell {
    return accountCell(this.account)
  }

  /** Executes a message some seconds later and keeps the account. */
  execute(message: string): Execution {
    this.timeSec += 7
    const input: ExecuteInput = {
      account: this.account,
      message: parseBocBase64(message),
      config: defaultBlockchainConfig(),
      rules: this.rules,
      lt: this.account.lastTransLt + 1n,
      blockLt: this.account.lastTransLt,
      blockTimeSec: this.timeSec,
      ...(this.#dappId !== undefined && { dappId: this.#dappId }),
      // The other executor takes no hash.
      previousTransaction: { hash: new Uint8Array(32), lt: this.account.lastTransLt },
    }
    let executed: Executed
    try {
      executed = executeTransaction(input)
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error
      // Without a run, such as for lack of money, the other executor makes a transaction that no block contains.
      if (error.exitCode === undefined) return { outcome: 'refused', reason: error.message }
      this.#compare(input, JSON.stringify({ refused: error.exitCode }))
      return { outcome: 'refused', reason: `exit code ${error.exitCode}` }
    }
    const problems = checkTransaction(input, executed)
    if (problems.length > 0) throw new Error(problems.join('; '))
    this.#compare(input, executed.transactionCell.hashHex())
    if (executed.account !== undefined) this.account = executed.account
    this.#dappId = executed.dappId
    return endOf(executed)
  }

  /** Throws if the other executor disagrees. */
  #compare({ message, config, account, blockTimeSec }: ExecuteInput, here: string): void {
    if (this.rules !== 'classic') return
    const elsewhere = executeElsewhere(config, accountCell(account), message!, blockTimeSec)
    const there = 'transaction' in elsewhere ? elsewhere.transaction.hashHex() : JSON.stringify(elsewhere)
    if (here !== there) throw new Error(`transaction ${here}, elsewhere ${there}`)
  }
}

function endOf({ transaction: { description } }: Executed): Execution {
  if (description.type !== 'ordinary') throw new Error(`a transaction of type ${description.type}`)
  const { compute, action, aborted } = description
  if (!aborted) return { outcome: 'ok' }
  if (compute.type !== 'vm') return { outcome: 'refused', reason: `skipped: ${compute.reason}` }
  if (!compute.success) return { outcome: 'refused', reason: `exit code ${compute.exitCode}` }
  return { outcome: 'refused', reason: `result code ${action?.resultCode} of the action phase` }
}
