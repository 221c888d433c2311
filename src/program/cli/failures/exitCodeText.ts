/** Failures of contracts in the words that all programs share. Source: network 7.10, formats 3.3. */

import type { ApiResult } from '../../common/ApiResult.ts'
import { exitCodeMeaning } from '../../common/exitCodeMeaning.ts'
import { explainFailure, type FailureFacts, type OwnCode } from '../../common/failure/explainFailure.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { insideSentence } from '../../common/failure/insideSentence.ts'
import { type SkipReason, skipReasons } from '../../common/skipReasons.ts'
import type { ContractAbi } from '../arguments/abi.ts'

/** Origin of an exit code. */
export interface CodeOrigin {
  readonly codeHash?: string | null | undefined
  readonly abi?: ContractAbi | undefined
}

/** Smallest exit code that contracts define themselves. */
const FIRST_OWN_CODE = 100

/** `exit code 108 (…)`, explained as far as `ownCodeOf` knows the contract. */
export async function describeExitCode(code: number, origin: CodeOrigin = {}): Promise<string> {
  const meaning = exitCodeMeaning(code) ?? (await ownCodeOf(code, origin))?.meaning
  if (meaning !== undefined) return `exit code ${code} (${meaning})`
  return code < FIRST_OWN_CODE ? `exit code ${code}` : `exit code ${code} (a code of the contract itself)`
}

/** What a code means in the contract with this code or, if that is not known, with this ABI. */
export async function ownCodeOf(code: number, { codeHash, abi }: CodeOrigin): Promise<OwnCode | undefined> {
  const { ownCode, ownCodeOfAbi } = await import('../../explain/ownExitCodes.ts')
  const { errorOfAbi } = await import('../../explain/sourceOfFailure.ts')
  const byAbi = abi === undefined ? undefined : errorOfAbi(abi, code)
  const shipped =
    codeHash != null ? ownCode(codeHash, code) : abi === undefined ? undefined : ownCodeOfAbi(abi.functions, code)
  return byAbi === undefined ? shipped : { ...shipped, ...byAbi, meaning: byAbi.meaning ?? shipped?.meaning }
}

/** Parts of a transaction that say how it ended. */
export interface TransactionPhases {
  readonly aborted?: boolean | undefined
  readonly compute?: Pick<NonNullable<Parsed['compute']>, 'success' | 'exit_code' | 'skipped_reason_name'> | undefined
  readonly action?: Pick<NonNullable<Parsed['action']>, 'success' | 'result_code'> | undefined
}

type Parsed = ApiResult<'boc.parse_transaction'>['parsed']

/** Explains a failed transaction; `undefined` for one that succeeded. `about`: what else is known. */
export async function explainEnd(
  { aborted, compute, action }: TransactionPhases,
  origin: CodeOrigin = {},
  about: Partial<FailureFacts> = {},
): Promise<Failure | undefined> {
  const facts: FailureFacts = {
    stage: 'aborted',
    skipped: skipReasonNamed(compute?.skipped_reason_name),
    exitCode: compute?.success === false ? (compute.exit_code ?? -1) : undefined,
    actionCode: action?.success === false ? (action.result_code ?? -1) : undefined,
    ...about,
  }
  const own = facts.exitCode === undefined ? undefined : await ownCodeOf(facts.exitCode, origin)
  const failure = explainFailure({ ...facts, own })
  if (failure !== undefined || aborted !== true) return failure
  const remedy = 'The network does not say which phase failed.'
  return { phase: 'compute', title: 'The transaction was aborted', frames: [], excerpt: [], amounts: [], remedy }
}

function skipReasonNamed(name: string | undefined): SkipReason | undefined {
  return name !== undefined && Object.hasOwn(skipReasons, name) ? (name as SkipReason) : undefined
}

/** Why a transaction failed, as part of a sentence; `undefined` for one that succeeded. */
export async function describeEnd(phases: TransactionPhases, origin: CodeOrigin = {}): Promise<string | undefined> {
  const failure = await explainEnd(phases, origin)
  return failure && insideSentence(failure.title)
}
