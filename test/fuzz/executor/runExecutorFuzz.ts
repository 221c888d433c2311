/** Random transactions of networks with Dapp IDs, in chains, checked by rules that need no other executor. */
import { bytesToHex } from '../../../src/core/bytes/index.ts'
import { type Cell, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { type ExecuteInput, executeTransaction, NotAccepted } from '../../../src/core/executor/index.ts'
import { accountCell, parseMessage } from '../../../src/core/tlb/index.ts'
import { Dice } from '../Dice.ts'
import { checkTransaction } from './checkTransaction.ts'
import { randomWorld, WORLD_TIME, type World } from './randomWorld.ts'

export interface ExecutorFuzzOptions {
  readonly seed: number
  /** Number of worlds, each with up to ten transactions. */
  readonly rounds: number
  readonly onProgress?: (round: number) => void
}

export interface ExecutorFinding {
  readonly round: number
  /** What was wrong, in one line. */
  readonly problem: string
  /** Parameters of `tvm.run_executor` that reproduce the problem. */
  readonly params: string
}

export interface ExecutorFuzzReport {
  readonly transactions: number
  readonly refused: number
  /** Transactions by how they ended: `success`, the reason of a skipped run, or the phase and code that failed. */
  readonly ends: ReadonlyMap<string, number>
  readonly findings: readonly ExecutorFinding[]
}

const MAX_TRANSACTIONS = 10

export function runExecutorFuzz({ seed, rounds, onProgress }: ExecutorFuzzOptions): ExecutorFuzzReport {
  const report = { transactions: 0, refused: 0, ends: new Map<string, number>(), findings: [] as ExecutorFinding[] }
  for (let round = 0; round < rounds; round++) {
    runWorld(randomWorld(new Dice(seed + round * 7919)), round, report)
    if (round % 1000 === 999) onProgress?.(round + 1)
  }
  return report
}

type OpenReport = { transactions: number; refused: number; ends: Map<string, number>; findings: ExecutorFinding[] }

/** Executes the message of a world and the messages that result from it, oldest first. */
function runWorld({ accounts, config, message, dappCredit }: World, round: number, report: OpenReport): void {
  const waiting: Cell[] = [message]
  let lt = 1_000_000n
  for (let count = 0; count < MAX_TRANSACTIONS; count++) {
    const next = waiting.shift()
    if (next === undefined) return
    const { header } = parseMessage(next)
    if (header.type !== 'internal' && header.type !== 'externalIn') continue
    const id = bytesToHex(header.dest.account)
    const record = accounts.get(id)
    if (record === undefined || header.dest.workchain !== 0) continue
    const input: ExecuteInput = {
      account: record.account,
      ...(record.dappId !== undefined && { dappId: record.dappId }),
      ...(record.previousTransaction && { previousTransaction: record.previousTransaction }),
      message: next,
      config,
      rules: 'current',
      lt,
      blockLt: 1_000_000n,
      blockTimeSec: WORLD_TIME,
      dappCredit,
    }
    const find = (problem: string) => report.findings.push({ round, problem, params: paramsOf(input) })
    try {
      const executed = executeTransaction(input)
      report.transactions++
      countEnd(report.ends, executed.transaction.description)
      for (const problem of checkTransaction(input, executed)) find(problem)
      const { transactionCell, transaction, account, dappId, outMessages } = executed
      lt = transaction.lt + BigInt(outMessages.length) + 1n
      const previousTransaction = { hash: transactionCell.hash(), lt: transaction.lt }
      accounts.set(id, { account, previousTransaction, ...(dappId !== undefined && { dappId }) })
      waiting.push(...outMessages)
    } catch (error) {
      if (error instanceof NotAccepted) report.refused++
      else find(`${(error as Error).name}: ${(error as Error).message}`)
    }
  }
}

function countEnd(
  ends: Map<string, number>,
  description: ReturnType<typeof executeTransaction>['transaction']['description'],
): void {
  if (description.type !== 'ordinary') return
  const { compute, action, bounce, destroyed } = description
  const run =
    compute.type === 'skipped'
      ? compute.reason
      : compute.success
        ? `action ${action?.resultCode}`
        : `exit ${compute.exitCode}`
  const end = `${run}${destroyed ? ' destroyed' : ''}${bounce ? ` ${bounce.type}` : ''}`
  ends.set(end, (ends.get(end) ?? 0) + 1)
}

function paramsOf({ account, message, config, dappId, lt, blockLt, blockTimeSec }: ExecuteInput): string {
  return JSON.stringify({
    message: writeBocBase64(message!),
    account: account === undefined ? { type: 'None' } : { type: 'Account', boc: writeBocBase64(accountCell(account)) },
    execution_options: {
      blockchain_config: writeBocBase64(config.cell),
      block_time: blockTimeSec,
      block_lt: Number(blockLt),
      transaction_lt: Number(lt),
      ...(dappId !== undefined && { dapp_id: dappId }),
    },
    skip_transaction_check: true,
    return_updated_account: true,
  })
}
