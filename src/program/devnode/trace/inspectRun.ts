/** Runs a message again to find out what its transaction does not say about a failure. */
import { parseBoc, unlessBroken, writeBoc } from '../../../core/cells/index.ts'
import { type Executed, NotAccepted, parseOutActions, type RefusalReason } from '../../../core/executor/index.ts'
import { messageCell, parseMessage, transactionPhases } from '../../../core/tlb/index.ts'
import { thrownText } from '../../../modules/tvm/outcome/executionError.ts'
import { CallStack } from './CallStack.ts'
import { parseDebugMap, type SourcePosition } from './DebugMap.ts'
import { execute, type Rerun } from './Rerun.ts'

/** Plain data, which passes between threads. */
export interface Inspection {
  /** Why there is no transaction. */
  readonly refused?: { readonly reason: RefusalReason; readonly exitCode: number | undefined; readonly text: string }
  /** BOC of the transaction. */
  readonly transaction?: Uint8Array
  /** Text that the contract threw. */
  readonly thrown: string | undefined
  /** The last executed line and the lines of its callers, if there is a debug map. */
  readonly places: readonly SourcePosition[]
  /** Amount of the action that failed, nano. */
  readonly failedSend?: bigint | undefined
  /** Value with which the message would have paid for its gas, nano. */
  readonly neededValue?: bigint | undefined
}

export function inspectRun(rerun: Rerun): Inspection {
  const maps = rerun.debugMaps.map(parseDebugMap)
  const calls = new CallStack()
  const executed = execute(rerun, maps.length === 0 ? undefined : calls.record)
  const places = calls.places(maps)
  const thrown = thrownText(executed.vm?.exitArg)
  if (executed instanceof NotAccepted) {
    const { reason, exitCode, message: text } = executed
    return { refused: { reason, exitCode, text }, thrown, places }
  }
  return {
    transaction: writeBoc(executed.transactionCell),
    thrown,
    places,
    failedSend: failedSend(executed, rerun),
    neededValue: lacksGas(executed) ? neededValue(rerun) : undefined,
  }
}

/** What the failed action tried to send or to reserve. */
function failedSend({ transaction, vm }: Executed, { rules }: Rerun): bigint | undefined {
  const { action } = transactionPhases(transaction.description)
  if (vm === undefined || action === undefined || action.success) return undefined
  const actions = unlessBroken(() => parseOutActions(vm.actions, rules))
  // Index 0 is not reported.
  const failed = actions?.[action.resultArg ?? 0]
  if (failed?.type === 'reserve') return failed.value.grams
  const header = failed?.type === 'send' ? failed.message.header : undefined
  return header?.type === 'internal' ? header.value.grams : undefined
}

/** Exit codes of a run that is out of gas. */
const OUT_OF_GAS: readonly number[] = [-14, 13]

function lacksGas({ transaction }: Executed): boolean {
  const { compute } = transactionPhases(transaction.description)
  return compute?.type === 'skipped' ? compute.reason === 'noGas' : OUT_OF_GAS.includes(compute?.exitCode ?? 0)
}

/** Far more than the gas of any call costs, nano. */
const GENEROUS = 100_000_000_000n

/** Runs the message with more value. `undefined` if that does not help. */
function neededValue(rerun: Rerun): bigint | undefined {
  if (rerun.message === undefined) return undefined
  const message = parseMessage(parseBoc(rerun.message), rerun.rules)
  if (message.header.type !== 'internal') return undefined
  const value = { ...message.header.value, grams: message.header.value.grams + GENEROUS }
  const cell = messageCell({ ...message, header: { ...message.header, value } }, rerun.rules)
  const executed = execute({ ...rerun, message: writeBoc(cell) })
  if (executed instanceof NotAccepted || lacksGas(executed)) return undefined
  const { compute } = transactionPhases(executed.transaction.description)
  return compute?.type === 'vm' ? compute.gasFees : undefined
}
