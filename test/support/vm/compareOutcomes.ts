import { createRequire } from 'node:module'
import { type Cell, parseBoc, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { defaultBlockchainConfig, executeTransaction, NotAccepted } from '../../../src/core/executor/index.ts'
import { currencies, parseAccount, parseTransaction } from '../../../src/core/tlb/index.ts'
import { internalMessage } from '../executor/classicMessages.ts'
import { accountOf } from './compareRuns.ts'
import { configText, type OtherLibrary } from './otherMachine.ts'

const TIME = 1_700_000_100
const MODULE = 'nekoton-wasm-locklift'

const require = createRequire(import.meta.url)
let other = require(MODULE) as OtherLibrary

/** How a program ended here and on the independent machine under classic rules, as texts to compare. */
export interface Outcomes {
  readonly here: string
  /** Undefined when the other machine gave up. */
  readonly there: string | undefined
}

/** Runs a program here and there without looking at its steps, which the other machine cannot show of every program. */
export function compareOutcomes(code: Cell): Outcomes {
  const account = accountOf(code)
  const message = internalMessage({ value: currencies(20_000_000n) })
  const here = outcomeHere(account, message)
  const there = outcomeThere(account, message)
  return { here, there: there ?? (here === GIVES_UP ? here : undefined) }
}

/** What is known of a run in which the machine of the network gives up. */
const GIVES_UP = 'gives up'

function outcomeHere(account: Cell, message: Cell): string {
  try {
    return outcomeOf(executeHere(account, message))
  } catch (error) {
    if (error instanceof NotAccepted && error.reason === 'notExecutable') return GIVES_UP
    throw error
  }
}

function executeHere(account: Cell, message: Cell): Cell {
  return executeTransaction({
    account: parseAccount(account),
    accountCell: account,
    message,
    config: defaultBlockchainConfig(),
    rules: 'classic',
    lt: 101n,
    blockLt: 110n,
    blockTimeSec: TIME,
    previousTransaction: { hash: new Uint8Array(32), lt: 100n },
  }).transactionCell
}

function outcomeThere(account: Cell, message: Cell): string | undefined {
  try {
    const config = configText(defaultBlockchainConfig())
    const [from, sent] = [writeBocBase64(account), writeBocBase64(message)]
    const outcome = other.executeLocalExtended(config, from, sent, TIME, false, '00'.repeat(32), null, null, false)
    if ('exitCode' in outcome) return `refused with exit code ${outcome.exitCode}`
    return outcomeOf(parseBoc(Buffer.from(outcome.transaction.boc, 'base64')))
  } catch {
    // A panic corrupts the memory of the module, so it is loaded again.
    delete require.cache[require.resolve(MODULE)]
    other = require(MODULE) as OtherLibrary
    return undefined
  }
}

/** Exit code, gas and steps, and the hash, which covers the rest. */
function outcomeOf(cell: Cell): string {
  const { description } = parseTransaction(cell)
  const phase = description.type === 'ordinary' ? description.compute : undefined
  if (phase?.type !== 'vm') return 'no compute phase'
  return `exit ${phase.exitCode} gas ${phase.gasUsed} steps ${phase.vmSteps} hash ${cell.hashHex()}`
}
