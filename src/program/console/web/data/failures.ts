/** Explanations of failures: by the development node, else by what a transaction or an error says. */
import { ClientError, ConnectionLost } from '../../../../../bindings/typescript/browser/index.ts'
import type {
  Failure as ExplainedByNode,
  ParamsOfExplain,
} from '../../../../../bindings/typescript/generated/devNode/types.ts'
import { explainFailure, type FailureFacts } from '../../../common/failure/explainFailure.ts'
import type { Failure as Explained } from '../../../common/failure/Failure.ts'
import { isReceivedIn } from '../../../common/receivedMoney.ts'
import { dappReason, skipReasonAt, skipReasonOf } from '../../../common/skipReasons.ts'
import { controls, hasControls } from './controls.ts'
import type { TracedTransaction } from './trace.ts'
import type { Outcome } from './transactionRows.ts'

export type Failure = Explained | ExplainedByNode

/**
 * Why a transaction failed; of one that succeeded, the development node explains the first failure of the messages that it led
 * to. `undefined` if nothing failed.
 */
export async function explainTraced(transaction: TracedTransaction, isFromNode: boolean): Promise<Failure | undefined> {
  const outcome = outcomeOf(transaction)
  if (!isFromNode) {
    return outcome === 'received' || outcome === 'unknown' ? undefined : explainFailure(factsOf(transaction))
  }
  return (await controls.explain({ transaction: transaction.id })).failure ?? undefined
}

export function outcomeOf(transaction: TracedTransaction): Outcome {
  if (!isReceivedIn(transaction)) return transaction.aborted ? 'failed' : 'done'
  if (!transaction.isLossKnown) return 'unknown'
  return transaction.lost.length > 0 ? 'burnt' : 'received'
}

function factsOf({ account_id, compute, action, in_message: message, ...rest }: TracedTransaction): FailureFacts {
  const { exit_code, skipped, success } = compute ?? {}
  return {
    stage: 'aborted',
    account: account_id,
    isInternal: message?.type === 'internal',
    skipped: skipped == null ? undefined : skipReasonOf(skipped),
    exitCode: success === false ? (exit_code ?? undefined) : undefined,
    actionCode: action == null || action.success ? undefined : action.result_code,
    actionIndex: action?.result_arg ?? undefined,
    contract: message?.contract ?? rest.contract ?? undefined,
    function: message?.kind === 'input' ? (message.function ?? undefined) : undefined,
    arguments: message?.kind === 'input' ? message.arguments : undefined,
    expire: (message?.header as { readonly expire?: number } | null | undefined)?.expire,
    time: rest.time,
    value: message?.value == null ? undefined : BigInt(message.value),
    balance: rest.balance_before == null ? undefined : BigInt(rest.balance_before),
  }
}

/** A call failed, and it is known why. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly failure: Failure
  /** What became of the call, a sentence without a full stop. */
  readonly note: string | undefined

  constructor(failure: Failure, cause: unknown, note?: string) {
    super(failure.title, { cause })
    this.failure = failure
    this.note = note
  }
}

/** The call that an error is about, as far as it is known. */
interface FailedCall {
  readonly account?: string
  readonly function?: string
  readonly arguments?: unknown
  /** Message of a local run, base64. */
  readonly message?: string | undefined
}

/** The error of a call as CallFailed, if a contract or a node refused it, or its transaction was aborted. */
export async function explainedError(error: unknown, { message, ...call }: FailedCall): Promise<unknown> {
  if (!(error instanceof ClientError) || error instanceof ConnectionLost) return error
  // Its own text says that the message may have been executed; no explanation does.
  if (error.outcome === 'unknown') return error
  const known = explainFailure({ ...call, ...factsOfError(error) })
  if (known === undefined) return error
  const { transactionId: transaction, messageHash: message_hash } = error
  const about =
    transaction !== undefined
      ? { transaction }
      : message_hash !== undefined
        ? { message_hash }
        : message !== undefined
          ? { message }
          : undefined
  return new CallFailed(about === undefined ? known : await explainedByNode(about, known), error)
}

/** The explanation of the development node, which knows contracts and sources, or else `known`. */
export async function explainedByNode(about: ParamsOfExplain, known: Failure): Promise<Failure> {
  if (!(await hasControls())) return known
  // The state may have changed in the meantime.
  const explained = await controls.explain(about).catch(() => undefined)
  return explained?.failure != null && explained.failure.code === known.code ? explained.failure : known
}

/** Errors about messages that expired before they were sent, and before they were executed. */
const EXPIRED: readonly number[] = [501, 507]

/** The Unix time in a text that ends with it, `… (1784800800)`. */
function secondsIn(text: unknown): number | undefined {
  const [, seconds] = /\((\d+)\)$/.exec(String(text)) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

function factsOfError(error: ClientError): FailureFacts {
  const { data, message: text } = error
  const { code, details, message } = data?.node_error?.extensions ?? {}
  const number = details?.exit_code ?? data?.local_error?.data?.exit_code ?? data?.exit_code
  const skipped = code === 'COMPUTE_SKIPPED' ? skipReasonAt(number) : undefined
  const isAborted = data?.transaction_id !== undefined
  const hasExpired = EXPIRED.includes(error.code)
  return {
    stage: code !== undefined || hasExpired ? 'refused' : isAborted ? 'aborted' : 'local',
    hasExpired,
    expire: data?.expire_at,
    time: secondsIn(data?.block_time),
    skipped,
    exitCode: skipped === undefined && code !== 'COMPUTE_SKIPPED' ? number : undefined,
    actionCode: number === undefined || number === 0 ? data?.result_code : undefined,
    thrown: data?.contract_error,
    refusal: skipped === undefined ? (message ?? (code === undefined ? undefined : text)) : dappReason(message),
  }
}
